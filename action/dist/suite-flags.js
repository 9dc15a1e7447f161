import { Xc as e } from "./shared.js";
import { C as t, Ft as n, Mt as r, Tt as i, b as a, et as o, ft as s, jn as c, kn as l, on as u, rt as d, x as f } from "./commands.js";
// src/cli/flags/suite-flags.ts
async function declaredForSuite(t, n) {
	let r = await i(t, n), a = u(n);
	if (a.length === 0) return r;
	let { readCapabilities: o } = await import("./declarations.js").then((e) => e.t);
	for (let n of a) for (let i of (await o(n, t.io.cwd)).declared) {
		if (r.some(({ name: e }) => e === i.name)) throw new e(`--builtins ${n}: the built-in ${i.name} is declared already; leave one of them out`, { code: "builtin_conflict" });
		r.push(i);
	}
	return r;
}
async function toSuiteOptions(e, t) {
	let { io: n, flags: { timeout: i } } = e, a = s(e, t);
	return {
		cwd: n.cwd,
		...l(r, "suite", t),
		regoVersion: t.v0Compatible === !0 ? "v0" : void 0,
		builtins: await declaredForSuite(e, t),
		verify: a && { bundles: a },
		...await f(e, t),
		signal: n.signal,
		timeoutMs: i
	};
}
function suiteFiles(e, t) {
	return [
		...e.map((e) => ({
			what: `the policy ${e}`,
			path: e
		})),
		...c(n, t, "isRead"),
		...a(t)
	];
}
async function noteSuite(e, n, { skippedData: r = [], firstDocuments: i, unverified: a, addresses: s }) {
	await o(e, r, i), n.skipVerify !== !0 && await d(e, a), await t(e, n, s);
}
export { suiteFiles as n, toSuiteOptions as r, noteSuite as t };
