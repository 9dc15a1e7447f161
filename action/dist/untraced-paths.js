import { decodeEscapes as e, loadPackage as t } from "./evaluation.js";
import { toPathExpression as n } from "./path-pattern.js";
// src/server/serve/untraced-paths.ts
async function createUntracedPaths(r) {
	let { RE2JS: i } = await t(() => import("./build.js")), a = r.map((e) => i.compile(n(e)));
	return (t) => {
		let [n = ""] = t.split("?", 1), r = e(n) ?? n;
		return a.some((e) => e.matches(r));
	};
}
export { createUntracedPaths };
