import { __exportAll as e } from "./rolldown-runtime.js";
import { FLAG as t, append as n, oneOf as r } from "./evaluation.js";
import { readSuite as i } from "./read-suite.js";
import { COMPILE_RULES as a, TEXTS as o, checkOptions as s } from "./tooling-options.js";
// src/tooling/check-policies.ts
var c = /* @__PURE__ */ e({ checkPolicies: () => checkPolicies });
const l = {
	...a,
	strict: t,
	rules: r("opa", "gate", "conftest"),
	allowUnread: o,
	compat: r("chainloop")
};
async function checkPolicies(e, t = {}) {
	let { strict: r = !1, rules: a = "opa", allowUnread: o, compat: c, ...u } = s("checkPolicies", t, l), { signal: d, timeoutMs: f } = u, { suite: p, data: m, source: h, skipped: g, unverified: _, addresses: v, scripts: y } = await i("checkPolicies", e, u, {
		reads: "rego",
		policies: {}
	});
	m.documents.checkConflicts();
	let b = p.files.map(({ path: e }) => e), { firstDocuments: x } = m, S = {
		files: b,
		skipped: g,
		firstDocuments: x,
		unverified: _,
		addresses: v
	};
	if (b.length === 0) return {
		errors: [],
		warnings: [],
		...S
	};
	let [{ checkRego: C }, { checkBundleRoots: w }] = await Promise.all([import("./compiling.js").then((e) => e.check_rego_exports), import("./compiling.js").then((e) => e.bundle_roots_exports)]), T = [], E = [], D = a === "conftest", O = a === "opa" ? void 0 : await import("./find-faults.js");
	for (let e of await separated(p.files, y)) {
		let t = e.some((e) => y.includes(e)), i = await O?.requestFaults(e, {
			rules: D ? "conftest" : void 0,
			compat: c ?? (t ? "chainloop" : void 0)
		}), a = await C({
			...p,
			files: e,
			strict: r,
			judging: i,
			signal: d,
			timeoutMs: f
		});
		if (a.outline !== void 0 && w(h.roots, a.outline.files), n(T, a.diagnostics), n(E, a.warnings), O === void 0 || a.judges === void 0) continue;
		let s = await O.findFaults(a.judges, e, {
			allowUnread: o,
			isConftest: D
		});
		n(T, s.errors), n(r ? T : E, s.warnings);
	}
	return {
		errors: T,
		warnings: E,
		...S
	};
}
async function separated(e, t) {
	if (t.length < 2) return [e];
	let { sharedPackages: n } = await import("./policy-scripts.js"), r = new Set(n(t).flatMap((e) => e.scripts)), i = e.filter((e) => !r.has(e));
	return [...i.length === 0 ? [] : [i], ...Array.from(r, (e) => [e])];
}
export { checkPolicies, c as check_policies_exports };
