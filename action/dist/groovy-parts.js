import { PlacedPart as e } from "./placed-part.js";
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
function isNode(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
function getPart(t, n) {
	let { line: r, column: i, text: a, children: o } = t;
	if (typeof r != "number" || typeof i != "number" || a === void 0 && o === void 0) return;
	let s = n.at(r, i), c = new e(s);
	for (let e of Object.keys(t)) c.set(e, s);
	let l = c.get("children");
	for (let [e, t] of Array.isArray(o) ? o.entries() : []) {
		let r = isNode(t) ? getPart(t, n) : void 0;
		r !== void 0 && l?.adopt(e, r);
	}
	return c;
}
function readGroovyParts(t, n) {
	let r = JSON.parse(Buffer.from(n).toString("utf8"));
	return (isNode(r) ? getPart(r, new ByteColumns(t)) : void 0) ?? new e(0);
}
export { readGroovyParts };
