import { GlobLevels as e, isGlob as t } from "./shared.js";
import { relative as n, resolve as r, sep as i } from "node:path";
// src/gate/inputs/input-pattern.ts
function inputPaths(e, t) {
	return [e, n(t, r(t, e))].map((e) => e.replaceAll(i, "/"));
}
function inputPattern(n) {
	let r = n.includes("/"), i = n.replace(/^(?:\.\/)+/, ""), a = t(i) ? new e(i) : void 0, matches = (e) => a?.isEnd(e.reduce((e, t) => a.below(e, t, !0), a.start)) === !0;
	return (e) => e.some((e) => {
		let t = r ? e.split("/") : [e.slice(e.lastIndexOf("/") + 1)];
		return t.join("/") === i || matches(t);
	});
}
export { inputPaths, inputPattern };
