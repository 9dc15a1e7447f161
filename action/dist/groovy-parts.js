import { TextPart as e } from "./text-part.js";
import { isJsonObject as t } from "./evaluation.js";
// src/engine/source/parts/groovy-parts.ts
var ByteColumns = class {
	#e = [];
	#t = /* @__PURE__ */ new Map();
	constructor(e) {
		let t = 0;
		for (let n of e.split("\n")) this.#e.push({
			start: t,
			text: n,
			isAscii: /^[\0-\x7f]*$/.test(n)
		}), t += n.length + 1;
	}
	at(e, t) {
		let n = this.#e[e - 1];
		if (n === void 0) throw RangeError("no such line");
		let { start: r, text: i, isAscii: a } = n;
		if (a) return r + t - 1;
		let o = this.#t.get(e);
		o === void 0 && this.#t.set(e, o = getOffsets(i));
		let s = o[t - 1];
		if (s === void 0) throw RangeError("no such column");
		return r + s;
	}
};
function getOffsets(e) {
	let t = new Uint32Array(Buffer.byteLength(e) + 1), n = 0, r = 0;
	for (let i of e) {
		let e = n + Buffer.byteLength(i);
		t.fill(r, n, e), n = e, r += i.length;
	}
	return t[n] = r, t;
}
function getPart(n, r) {
	let { line: i, column: a, text: o, children: s } = n;
	if (typeof i != "number" || typeof a != "number" || o === void 0 && s === void 0) return;
	let c = r.at(i, a), l = new e(c);
	for (let e of Object.keys(n)) l.set(e, c);
	let u = l.get("children");
	for (let [e, n] of Array.isArray(s) ? s.entries() : []) {
		let i = t(n) ? getPart(n, r) : void 0;
		i !== void 0 && u?.adopt(e, i);
	}
	return l;
}
function readGroovyParts(n, r) {
	let i = JSON.parse(Buffer.from(r).toString("utf8"));
	return (t(i) ? getPart(i, new ByteColumns(n)) : void 0) ?? new e(0);
}
export { readGroovyParts };
