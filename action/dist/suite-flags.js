import { PolicyLoadError as e } from "./evaluation.js";
import { SUITE_OPTIONS as t, TEST_OPTIONS as n, builtinDeclarations as r, declaredBuiltins as i, libraryOptions as a, lockNamed as o, lockRead as s, namedFiles as c, noteAddresses as l, noteData as u, noteUnverified as d, toBundleVerifyOptions as f } from "./evaluation-command.js";
// src/cli/flags/suite-flags.ts
async function declaredForSuite(t, n) {
	let a = await i(t, n), o = r(n);
	if (o.length === 0) return a;
	let { readCapabilities: s } = await import("./declarations.js").then((e) => e.declarations_exports);
	for (let n of o) for (let r of (await s(n, t.io.cwd)).declared) {
		if (a.some(({ name: e }) => e === r.name)) throw new e(`--builtins ${n}: the built-in ${r.name} is declared already; remove one of them`, { code: "builtin_conflict" });
		a.push(r);
	}
	return a;
}
async function toSuiteOptions(e, n) {
	let { io: r, flags: { timeout: i } } = e, o = f(e, n);
	return {
		cwd: r.cwd,
		...a(t, "suite", n),
		regoVersion: n.v0Compatible === !0 ? "v0" : void 0,
		builtins: await declaredForSuite(e, n),
		verify: o && { bundles: o },
		...await s(e, n),
		signal: r.signal,
		timeoutMs: i
	};
}
function suiteFiles(e, t) {
	return [
		...e.map((e) => ({
			subject: `the policy ${e}`,
			path: e
		})),
		...c(n, t, "isRead"),
		...o(t)
	];
}
async function noteSuite(e, t, { skippedData: n = [], firstDocuments: r, unverified: i, addresses: a }) {
	await u(e, n, r), t.skipVerify !== !0 && await d(e, i), await l(e, t, a);
}
export { noteSuite, suiteFiles, toSuiteOptions };
