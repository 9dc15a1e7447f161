import { $o as e, Go as t, Lo as n, Ro as r, Uo as i, Vo as a, Wo as o, Xo as s, Yo as c, Zo as l, da as u, ga as d, zo as f } from "./shared.js";
// src/tooling/tooling-options.ts
const p = e("a list of strings", c), m = {
	cwd: t,
	ignore: p,
	bundle: f,
	regoVersion: l("v0", "v1"),
	verify: u,
	lock: d,
	signal: o,
	timeoutMs: a
}, h = {
	...m,
	builtins: n,
	capabilities: i,
	schema: i,
	maxErrors: r
};
function checkOptions(e, t, n) {
	return s(e, t, n);
}
export { checkOptions as i, m as n, p as r, h as t };
