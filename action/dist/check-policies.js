import { __exportAll as e } from "./rolldown-runtime.js";
import { FLAG as t, append as n } from "./shared.js";
import { readSuite as r } from "./read-suite.js";
import { COMPILE_RULES as i, checkOptions as a } from "./tooling-options.js";
// src/tooling/check-policies.ts
var o = /* @__PURE__ */ e({ checkPolicies: () => checkPolicies });
const s = {
	...i,
	strict: t
};
async function checkPolicies(e, t = {}) {
	let { strict: i = !1, ...o } = a("checkPolicies", t, s), { signal: c, timeoutMs: l } = o, { suite: u, data: d, source: f, skipped: p, unverified: m, addresses: h, scripts: g } = await r("checkPolicies", e, o, {
		reads: "rego",
		policies: {}
	});
	d.documents.checkConflicts();
	let _ = u.files.map(({ path: e }) => e), { firstDocuments: v } = d, y = {
		files: _,
		skipped: p,
		firstDocuments: v,
		unverified: m,
		addresses: h
	};
	if (_.length === 0) return {
		errors: [],
		warnings: [],
		...y
	};
	let [{ checkRego: b }, { checkBundleRoots: x }] = await Promise.all([import("./check-rego.js").then((e) => e.check_rego_exports), import("./bundle-roots.js").then((e) => e.bundle_roots_exports)]), S = [], C = [];
	for (let e of await separated(u.files, g)) {
		let t = await b({
			...u,
			files: e,
			strict: i,
			signal: c,
			timeoutMs: l
		});
		t.outline !== void 0 && x(f.roots, t.outline.files), n(S, t.diagnostics), n(C, t.warnings);
	}
	return {
		errors: S,
		warnings: C,
		...y
	};
}
async function separated(e, t) {
	if (t.length < 2) return [e];
	let { sharedPackages: n } = await import("./policy-scripts.js"), r = new Set(n(t).flatMap((e) => e.scripts)), i = e.filter((e) => !r.has(e));
	return [...i.length === 0 ? [] : [i], ...Array.from(r, (e) => [e])];
}
export { checkPolicies, o as check_policies_exports };
