import { TextPart as e } from "./text-part.js";
// src/engine/source/parts/codeowners-parts.ts
const t = /^(\s*)((?:[^\s#\\]|\\+[^#\\]?)+)([^#]*)(#?)/;
function readCodeownersParts(n) {
	let r = new e(0), i = r.set("rules", 0), a = 0, o = 0;
	for (let e of n.split("\n")) {
		let [, n = "", r, s = "", c] = t.exec(e) ?? [];
		if (r !== void 0) {
			let e = o + n.length, t = i.set(a++, e);
			for (let n of [
				"pattern",
				"lineNumber",
				"comment"
			]) t.set(n, e);
			let l = e + r.length;
			c === "#" && t.set("comment", l + s.length), addOwners(t, s, l);
		}
		o += e.length + 1;
	}
	return r;
}
function addOwners(e, t, n) {
	let r = [...t.matchAll(/\S+/g)], [i] = r, a = e.set("owners", i === void 0 ? e.at : n + i.index);
	for (let [e, t] of r.entries()) {
		let r = n + t.index, i = a.set(e, r);
		for (let e of ["type", "value"]) i.set(e, r);
	}
}
export { readCodeownersParts };
