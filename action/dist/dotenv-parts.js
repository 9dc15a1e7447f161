import { TextPart as e } from "./text-part.js";
// src/engine/source/parts/dotenv-parts.ts
const t = /^([ \t]*(?:export[ \t]+)?)([\w.]+)[ \t]*[=:][ \t]*(?:"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'|[^\r\n]*)/gm;
function readDotenvParts(n) {
	let r = new e(0);
	for (let { index: e, 1: i = "", 2: a = "" } of n.matchAll(t)) r.set(a, e + i.length);
	return r;
}
export { readDotenvParts };
