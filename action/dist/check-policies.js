import { r as e } from "./rolldown-runtime.js";
import { ts as t, zo as n } from "./shared.js";
import { t as r } from "./read-suite.js";
import { i, t as a } from "./tooling-options.js";
// src/tooling/check-policies.ts
var o = /* @__PURE__ */ e({ checkPolicies: () => checkPolicies });
const s = {
	...a,
	strict: n
};
async function checkPolicies(e, n = {}) {
	let { strict: a = !1, ...o } = i("checkPolicies", n, s), { signal: c, timeoutMs: l } = o, { suite: u, data: d, source: f, skipped: p, unverified: m, addresses: h, scripts: g } = await r("checkPolicies", e, o, {
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
	let [{ checkRego: b }, { checkBundleRoots: x }] = await Promise.all([import("./check-rego.js").then((e) => e.t), import("./bundle-roots.js").then((e) => e.t)]), S = [], C = [];
	for (let e of await separated(u.files, g)) {
		let n = await b({
			...u,
			files: e,
			strict: a,
			signal: c,
			timeoutMs: l
		});
		n.outline !== void 0 && x(f.roots, n.outline.files), t(S, n.diagnostics), t(C, n.warnings);
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
export { o as n, checkPolicies as t };
