import { escapeCharacter as e, getMember as t, getStringMember as n, invalidConfig as r, message as i, optionNamed as a, toPrintable as o } from "./evaluation.js";
// src/tooling/typescript/type-text.ts
const s = "unknown", c = "never", l = /^[A-Za-z_$][\w$]*$/;
function quote(t) {
	return JSON.stringify(t).replace(/[^ -~]/gu, e);
}
function toComment(e) {
	let t = e.map((e) => o(e.replaceAll(/\r\n?/g, "\n")).trim()).filter((e) => e !== "").flatMap((e, t) => [...t === 0 ? [] : [""], ...e.split("\n")]).map((e) => e.replaceAll("*/", "*\\/").replaceAll("@", "\\@").trimEnd());
	return t.length < 2 ? t.map((e) => `/** ${e} */\n`).join("") : `/**\n${t.map((e) => ` * ${e}`.trimEnd()).join("\n")}\n */\n`;
}
const inParentheses = ({ text: e, isCompound: t }) => t ? `(${e})` : e;
function write(e) {
	if (typeof e == "string") return {
		text: e,
		isCompound: !1
	};
	switch (e.kind) {
		case "union":
		case "intersection": return writeCompound(e.kind, e.of);
		case "array": return {
			text: toArrayText(e.first, e.others),
			isCompound: !1
		};
		case "object": return {
			text: toObjectText(e.members, e.others),
			isCompound: !1
		};
	}
}
function getParts(e, t) {
	return new Map(t.flatMap((t) => {
		if (typeof t == "object" && t.kind === e) return [...getParts(e, t.of)];
		let n = write(t);
		return [[n.text, n]];
	}));
}
function writeCompound(e, t) {
	let [n, r, i] = e === "union" ? [
		s,
		c,
		"|"
	] : [
		c,
		s,
		"&"
	], a = getParts(e, t);
	if (a.has(n)) return {
		text: n,
		isCompound: !1
	};
	a.delete(r);
	let [o = {
		text: r,
		isCompound: !1
	}, ...l] = a.values();
	if (l.length === 0) return o;
	let u = Array.from(a.values(), inParentheses);
	return {
		text: e === "union" && u.some((e) => e.includes("\n")) ? u.map((e) => `\n  | ${e.replaceAll("\n", "\n    ")}`).join("") : u.join(` ${i} `),
		isCompound: !0
	};
}
function toItemText(e) {
	let { text: t, isCompound: n } = write(e);
	return n ? `(${t}${t.startsWith("\n") ? "\n" : ""})` : t;
}
function toArrayText(e, t) {
	let n = t === void 0 ? void 0 : `${toItemText(t)}[]`;
	return e.length === 0 ? n ?? "never[]" : `[${[...e.map(({ type: e, isOptional: t }) => t ? `${toItemText(e)}?` : write(e).text), ...n === void 0 ? [] : [`...${n}`]].join(", ")}]`;
}
function afterName(e, t) {
	let { text: n } = write(t);
	return `${e}${n.startsWith("\n") ? "" : " "}${n};`;
}
function toObjectText(e, t) {
	let n = e.map(({ key: e, type: t, isOptional: n, about: r = [] }) => {
		let i = l.test(e) ? e : quote(e);
		return `${toComment(r)}${afterName(`${i}${n ? "?" : ""}:`, t)}`;
	}), r = t === void 0 ? [] : [afterName("[key: string]:", e.length === 0 ? t : s)], i = [...n, ...r].join("\n");
	return i === "" ? "{ [key: string]: never }" : `{\n${i.replace(/^(?=.)/gm, "  ")}\n}`;
}
// src/tooling/typescript/schema-declarations.ts
const u = 1e5;
function getList(e, n) {
	let r = t(e, n);
	return Array.isArray(r) ? r : void 0;
}
function getDescriptions$1(e) {
	return ["title", "description"].flatMap((t) => n(e, t) ?? []);
}
function toLiteral(e) {
	return typeof e == "string" ? quote(e) : typeof e == "boolean" || e === null ? String(e) : typeof e == "number" ? Number.isSafeInteger(e) ? String(e) : "number" : s;
}
function follow(e, n) {
	return n.split("/").slice(1).map((e) => e.replaceAll("~1", "/").replaceAll("~0", "~")).reduce((e, n) => Array.isArray(e) ? e[Number(n)] : t(e, n), e);
}
function toPointer(e) {
	if (/^#(?:\/|$)/.test(e)) try {
		return decodeURIComponent(e.slice(1));
	} catch {
		return;
	}
}
var SchemaDeclarations = class {
	#e = /* @__PURE__ */ new Map();
	#t = /* @__PURE__ */ new Map();
	#n = /* @__PURE__ */ new Map();
	#r = [];
	#i = 0;
	constructor(e) {
		for (let t of e) this.#e.set(t, 1);
	}
	get texts() {
		return [...this.#t].toSorted(([e], [t]) => e < t ? -1 : 1).map(([, e]) => e);
	}
	declare(e, t) {
		let n = this.#s(this.#a(e, t), "");
		return this.#o(), n.name;
	}
	write(e, t) {
		let n = this.#u(e, {
			root: this.#a(e, t),
			depth: 0,
			isWithin: !0
		});
		return this.#o(), n;
	}
	#a(e, t) {
		let n = JSON.stringify(e), r = this.#n.get(n) ?? {
			schema: e,
			name: t,
			declared: /* @__PURE__ */ new Map()
		};
		return this.#n.set(n, r), r;
	}
	#o() {
		for (let e = this.#r.pop(); e !== void 0; e = this.#r.pop()) e();
	}
	#s(e, t) {
		let n = e.declared.get(t);
		if (n !== void 0) return n;
		let r = t.split("/").findLast((e) => !/^\d*$/.test(e)) ?? e.name, i = {
			name: this.#l(r),
			state: "waiting"
		};
		return e.declared.set(t, i), this.#r.push(() => this.#c(i, e, t, 0)), i;
	}
	#c(e, t, n, r) {
		if (e.state !== "waiting") return;
		e.state = "open";
		let i = follow(t.schema, n), a = this.#u(i, {
			root: t,
			depth: r,
			isWithin: !1
		}), o = `${toComment(getDescriptions$1(i))}${afterName(`export type ${e.name} =`, a)}\n`;
		this.#t.set(e.name, o), e.state = "written";
	}
	#l(e) {
		let t = e.split(/[^A-Za-z0-9]+/).map((e) => `${e.slice(0, 1).toUpperCase()}${e.slice(1)}`).join("").replace(/^(?=\d|$)/, "Schema"), n = (this.#e.get(t) ?? 0) + 1;
		return this.#e.set(t, n), n === 1 ? t : this.#l(`${t}_${String(n)}`);
	}
	#u(e, t) {
		if (e === !1) return "never";
		if (typeof e != "object" || !e || t.depth > 50) return s;
		if (++this.#i > u) throw r(`schema: the JSON Schemas have more than ${u.toLocaleString("en")} parts; name smaller ones in METADATA`);
		let i = n(e, "$ref");
		if (i !== void 0) return this.#d(i, t);
		let a = {
			...t,
			depth: t.depth + 1
		}, every = (t) => (getList(e, t) ?? []).map((e) => this.#u(e, a)), o = ["anyOf", "oneOf"].flatMap((e) => {
			let t = every(e);
			return t.length === 0 ? [] : [{
				kind: "union",
				of: t
			}];
		});
		return {
			kind: "intersection",
			of: [
				this.#f(e, t),
				...every("allOf"),
				...o
			]
		};
	}
	#d(e, { root: t, depth: n, isWithin: r }) {
		let i = toPointer(e);
		if (i === void 0 || follow(t.schema, i) === void 0) return s;
		let a = this.#s(t, i);
		return r ? a.name : (this.#c(a, t, i, n + 1), a.state === "open" ? s : a.name);
	}
	#f(e, n) {
		let r = Object.hasOwn(e, "const") ? [t(e, "const")] : getList(e, "enum");
		if (r !== void 0) return {
			kind: "union",
			of: r.map(toLiteral)
		};
		let i = t(e, "type");
		return {
			kind: "union",
			of: (Array.isArray(i) ? i : [i ?? this.#p(e)]).map((t) => this.#m(t, e, n))
		};
	}
	#p(e) {
		return Object.hasOwn(e, "properties") ? "object" : Object.hasOwn(e, "items") ? "array" : void 0;
	}
	#m(e, t, { root: n, depth: r }) {
		let i = {
			root: n,
			depth: r + 1,
			isWithin: !0
		};
		switch (e) {
			case "string":
			case "boolean":
			case "null":
			case "number": return e;
			case "integer": return "number";
			case "array": return this.#h(t, i);
			case "object": return this.#g(t, i);
			default: return s;
		}
	}
	#h(e, n) {
		let r = t(e, "items"), [i, a] = Array.isArray(r) ? [r, t(e, "additionalItems")] : [getList(e, "prefixItems") ?? [], r], o = Number(t(e, "minItems") ?? 0);
		return {
			kind: "array",
			first: i.map((e, t) => ({
				type: this.#u(e, n),
				isOptional: t >= o
			})),
			others: a === !1 && i.length > 0 ? void 0 : this.#u(a, n)
		};
	}
	#g(e, n) {
		let r = t(e, "properties") ?? {}, i = new Set(getList(e, "required")), a = Object.keys(r).map((e) => {
			let a = t(r, e);
			return {
				key: e,
				type: this.#u(a, n),
				isOptional: !i.has(e),
				about: getDescriptions$1(a)
			};
		}), o = t(e, "additionalProperties"), c = Object.hasOwn(e, "patternProperties") || (o === void 0 ? a.length === 0 : o !== !1), l = Object.hasOwn(e, "patternProperties") ? s : this.#u(o, n);
		return {
			kind: "object",
			members: a,
			others: c ? l : void 0
		};
	}
};
// src/tooling/typescript/entrypoints-module.ts
function toTypeNode(e) {
	switch (e.type) {
		case "any": return e.of === void 0 ? s : {
			kind: "union",
			of: e.of.map(toTypeNode)
		};
		case "set": return {
			kind: "array",
			first: [],
			others: toTypeNode(e.of)
		};
		case "array": return {
			kind: "array",
			first: (e.static ?? []).map((e) => ({
				type: toTypeNode(e),
				isOptional: !1
			})),
			others: e.dynamic && toTypeNode(e.dynamic)
		};
		case "object": return {
			kind: "object",
			members: (e.static ?? []).map(({ key: e, value: t, required: n }) => ({
				key: e,
				type: toTypeNode(t),
				isOptional: n !== !0
			})),
			others: e.dynamic && toTypeNode(e.dynamic.value)
		};
		default: return e.type;
	}
}
const d = "Entrypoints";
function getDescriptions({ annotations: e = {} }) {
	return ["title", "description"].flatMap((t) => {
		let n = e[t];
		return typeof n == "string" ? [n] : [];
	});
}
function lastName(e) {
	return /(?:\["([^"]+)"\]|([^.[\]]+))$/.exec(e)?.slice(1).find((e) => e !== void 0) ?? e;
}
function findSchema({ name: e, definition: t, rule: n, location: o }, s) {
	if (e === void 0) return t;
	if (Object.hasOwn(s, e)) return s[e];
	let c = `${o.file}:${String(o.row)}`;
	throw r(i`METADATA of ${n} (${c}) names ${e}, and there is no such schema; give a file or folder with it as ${a("schema")}`);
}
function toInput({ name: e, schemas: t }, n, r) {
	let i = /* @__PURE__ */ new Map(), add = (e, t) => {
		let n = JSON.stringify(e), r = i.get(n) ?? {
			path: e,
			of: []
		};
		r.of.push(t), i.set(n, r);
	};
	for (let i of t) {
		let t = findSchema(i, n), a = i.name === void 0 ? r.write(t, `${e} input`) : r.declare(t, lastName(i.name));
		add(i.path, a);
	}
	return !i.has("[]") && Object.hasOwn(n, "schema") && add([], r.declare(n.schema, "input")), {
		kind: "intersection",
		of: [...i.values()].map(({ path: e, of: t }) => e.reduceRight((e, t) => ({
			kind: "object",
			members: [{
				key: t,
				type: e,
				isOptional: !1
			}],
			others: void 0
		}), {
			kind: "union",
			of: t
		}))
	};
}
function writeEntrypointsModule(e, t) {
	let n = new SchemaDeclarations([d]), r = toObjectText(e.toSorted((e, t) => e.name < t.name ? -1 : 1).map((e) => ({
		key: e.name,
		about: getDescriptions(e),
		isOptional: !1,
		type: {
			kind: "object",
			others: void 0,
			members: [{
				key: "input",
				type: toInput(e, t, n),
				isOptional: !1
			}, {
				key: "result",
				type: toTypeNode(e.result),
				isOptional: !1
			}]
		}
	})), void 0);
	return [
		"/* eslint-disable */\n// Written by regohost types. Run it again instead of changing this file.\n",
		...n.texts,
		`${toComment(["The input and the result of each entrypoint, for loadPolicy."])}export interface ${d} ${r}\n`
	].join("\n");
}
export { writeEntrypointsModule };
