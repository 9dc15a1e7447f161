import { TextPart as e } from "./text-part.js";
// src/engine/source/parts/ignore-parts.ts
const t = [
	"Kind",
	"Value",
	"Original"
];
function readIgnoreParts(n) {
	let r = new e(0), i = 0;
	for (let [e, a] of n.split("\n").entries()) {
		let n = r.set(e, i);
		for (let e of t) n.set(e, i);
		i += a.length + 1;
	}
	return r;
}
export { readIgnoreParts };
