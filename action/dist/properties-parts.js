import { TextPart as e } from "./text-part.js";
// src/engine/source/parts/properties-parts.ts
const t = /[#!][^\r\n]*|((?:[^ \f\t\r\n:=\\]|\\[^])+)[ \f\t]*[:=]?[ \f\t]*[^\\\r\n]*(?:\\[^][^\\\r\n]*)*/g, n = /\\(?:u([0-9a-fA-F]{4})|([^]))/g, r = {
	f: "\f",
	n: "\n",
	r: "\r",
	t: "	"
};
function parseCharacter(e) {
	let t = String.fromCharCode(parseInt(e, 16));
	return t.isWellFormed() ? t : "�";
}
function getName(e) {
	return e.replace(n, (e, t, n = "") => t === void 0 ? r[String(n)] ?? String(n) : parseCharacter(t));
}
function readPropertiesParts(n) {
	let r = new e(0);
	for (let { index: e, 1: i } of n.matchAll(t)) i !== void 0 && r.set(getName(i), e);
	return r;
}
export { readPropertiesParts };
