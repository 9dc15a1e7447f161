import { throwMaterialError as e } from "./shared.js";
import { parseXml as t } from "./xml-tree.js";
// src/chainloop/coverage.ts
var Attributes = class {
	#e;
	#t;
	#n;
	constructor(e, t, n) {
		this.#e = e, this.#t = t, this.#n = n;
	}
	text(e) {
		return this.#n.attributes.get(e) ?? "";
	}
	integer(e) {
		let t = this.text(e);
		if (t === "") return 0;
		let n = /^[+-]?\d+$/.test(t.trim()) ? Number(t) : NaN;
		return Number.isSafeInteger(n) || this.#r(e, "no integer that can be read exactly"), n === 0 ? 0 : n;
	}
	rate(e) {
		let t = this.text(e);
		if (t === "") return 0;
		if (/^(?:nan|[+-]?inf(?:inity)?)$/i.test(t.trim())) return null;
		let n = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(t.trim()) ? Number(t) : NaN;
		return Number.isFinite(n) || this.#r(e, "no decimal number"), n;
	}
	boolean(e) {
		let t = this.text(e);
		return t === "" ? !1 : /^(?:1|t|T|TRUE|true|True)$/.test(t.trim()) ? !0 : !/^(?:0|f|F|FALSE|false|False)$/.test(t.trim()) && this.#r(e, "neither true nor false");
	}
	#r(t, n) {
		let r = JSON.stringify(this.text(t));
		return e(this.#e, this.#t, `${t} of <${this.#n.name}> is ${n}: ${r}`);
	}
};
function elementsAt(e, ...t) {
	return t.reduce((e, t) => e.flatMap(({ children: e }) => e.filter((e) => e.name === t)), [e]);
}
function toList(e) {
	return e.length === 0 ? null : e;
}
function readCobertura(n, r) {
	let i = "COBERTURA_XML", a = t(n, r);
	a.name !== "coverage" && e(n, i, `its root is <${a.name}> and not <coverage>`);
	let read = (e) => new Attributes(n, i, e), rates = (e) => ({
		"line-rate": e.rate("line-rate"),
		"branch-rate": e.rate("branch-rate"),
		complexity: e.rate("complexity")
	}), getLines = (e) => toList(elementsAt(e, "lines", "line").map((e) => {
		let t = read(e), n = t.text("condition-coverage");
		return {
			number: t.integer("number"),
			hits: t.integer("hits"),
			branch: t.boolean("branch"),
			...n === "" ? {} : { "condition-coverage": n }
		};
	})), toMethod = (e) => {
		let t = read(e);
		return {
			name: t.text("name"),
			signature: t.text("signature"),
			...rates(t),
			lines: getLines(e)
		};
	}, toClass = (e) => {
		let t = read(e), n = toList(elementsAt(e, "methods", "method").map(toMethod));
		return {
			name: t.text("name"),
			filename: t.text("filename"),
			...rates(t),
			methods: n,
			lines: getLines(e)
		};
	}, toPackage = (e) => {
		let t = read(e), n = toList(elementsAt(e, "classes", "class").map(toClass));
		return {
			name: t.text("name"),
			...rates(t),
			classes: n
		};
	}, o = read(a), s = toList(elementsAt(a, "packages", "package").map(toPackage));
	return o.rate("line-rate") === 0 && s === null && e(n, i, "it has neither a line-rate nor packages"), {
		...rates(o),
		"lines-covered": o.integer("lines-covered"),
		"lines-valid": o.integer("lines-valid"),
		"branches-covered": o.integer("branches-covered"),
		"branches-valid": o.integer("branches-valid"),
		version: o.text("version"),
		timestamp: o.integer("timestamp"),
		sources: toList(elementsAt(a, "sources", "source").map((e) => e.text)),
		packages: s
	};
}
function readJacoco(n, r) {
	let i = "JACOCO_XML", a = t(n, r), o = elementsAt(a, "counter").map((e) => {
		let t = new Attributes(n, i, e);
		return {
			type: t.text("type"),
			missed: t.integer("missed"),
			covered: t.integer("covered")
		};
	});
	return o.some(({ type: e }) => e === "INSTRUCTION") || e(n, i, `<${a.name}> has no counter of the type INSTRUCTION`), { counters: o };
}
export { readCobertura, readJacoco };
