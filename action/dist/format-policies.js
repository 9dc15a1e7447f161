import { __exportAll as e } from "./rolldown-runtime.js";
import { FLAG as t, oneOf as n } from "./evaluation.js";
import { readRegoTree as r } from "./rego-tree.js";
import { READ_RULES as i, checkOptions as a } from "./tooling-options.js";
// src/tooling/format-policies.ts
var o = /* @__PURE__ */ e({ formatPolicies: () => formatPolicies });
const { bundle: s, verify: c, lock: l, ...u } = i, d = {
	...u,
	targetVersion: n("v0", "v1", "v0v1"),
	dropV0Imports: t
};
async function formatPolicies(e, t = {}) {
	let n = a("formatPolicies", t, d), { cwd: i, ignore: o, ...s } = n, { files: c, skipped: l } = await r(e, {
		...n,
		reads: "files"
	});
	if (c.length === 0) return {
		files: [],
		skipped: l
	};
	let { formatRego: u } = await import("./format-rego.js"), f = await u({
		...s,
		files: c
	}), p = new Map(c.map(({ path: e, text: t }) => [e, t]));
	return {
		files: f.map((e) => ({
			...e,
			before: p.get(e.path) ?? ""
		})),
		skipped: l
	};
}
export { formatPolicies, o as format_policies_exports };
