import { __exportAll as e } from "./rolldown-runtime.js";
import { FLAG as t, append as n, limitReading as r, oneOf as i } from "./evaluation.js";
import { readSuite as a } from "./read-suite.js";
import { COMPILE_RULES as o, TEXTS as s, checkOptions as c } from "./tooling-options.js";
// src/tooling/check-policies.ts
var l = /* @__PURE__ */ e({ checkPolicies: () => checkPolicies });
const u = {
	...o,
	strict: t,
	rules: i("opa", "gate", "conftest"),
	allowUnread: s,
	compat: i("chainloop")
};
async function checkPolicies(e, t = {}) {
	let n = c("checkPolicies", t, u);
	return r("checking the policies", n, () => checkAll(e, n));
}
async function checkAll(e, { strict: t = !1, rules: r = "opa", allowUnread: i, compat: o, ...s }) {
	let { signal: c, timeoutMs: l } = s, { suite: u, data: d, source: f, skipped: p, unverified: m, addresses: h, scripts: g } = await a("checkPolicies", e, s, {
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
	let [{ checkRego: b }, { checkBundleRoots: x }] = await Promise.all([import("./compiling.js").then((e) => e.check_rego_exports), import("./compiling.js").then((e) => e.bundle_roots_exports)]), S = [], C = [], w = r === "conftest", T = r === "opa" ? void 0 : await import("./find-faults.js");
	for (let e of await separated(u.files, g)) {
		let r = e.some((e) => g.includes(e)), a = await T?.requestFaults(e, {
			rules: w ? "conftest" : void 0,
			compat: o ?? (r ? "chainloop" : void 0)
		}), s = await b({
			...u,
			files: e,
			strict: t,
			judging: a,
			signal: c,
			timeoutMs: l
		});
		if (s.outline !== void 0 && x(f.roots, s.outline.files), n(S, s.diagnostics), n(C, s.warnings), T === void 0 || s.judges === void 0) continue;
		let d = await T.findFaults(s.judges, e, {
			allowUnread: i,
			isConftest: w
		});
		n(S, d.errors), n(t ? S : C, d.warnings);
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
export { checkPolicies, l as check_policies_exports };
