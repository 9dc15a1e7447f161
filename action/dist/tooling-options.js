import { BUILTINS as e, COUNT as t, FLAG as n, LOCK as r, MILLISECONDS as i, PATH_OR_OBJECT as a, SIGNAL as o, TEXT as s, VERIFY as c, isTextList as l, mergeOptions as u, oneOf as d, rule as f } from "./evaluation.js";
// src/tooling/tooling-options.ts
const p = f("a list of strings", l), m = {
	cwd: s,
	ignore: p,
	bundle: n,
	regoVersion: d("v0", "v1"),
	verify: c,
	lock: r,
	signal: o,
	timeoutMs: i
}, h = {
	...m,
	builtins: e,
	capabilities: a,
	schema: a,
	maxErrors: t
};
function checkOptions(e, t, n) {
	return u(e, t, n);
}
export { h as COMPILE_RULES, m as READ_RULES, p as TEXTS, checkOptions };
