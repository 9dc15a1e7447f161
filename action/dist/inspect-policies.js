import { __exportAll as e } from "./rolldown-runtime.js";
import { FLAG as t } from "./evaluation.js";
import { toTreeOptions as n } from "./read-suite.js";
import { readRegoTree as r } from "./rego-tree.js";
import { READ_RULES as i, checkOptions as a } from "./tooling-options.js";
// src/tooling/inspect-policies.ts
var o = /* @__PURE__ */ e({ inspectPolicies: () => inspectPolicies });
const s = {
	...i,
	definitions: t,
	references: t
};
async function inspectPolicies(e, t = {}) {
	let { signal: i, timeoutMs: o, definitions: c, references: l = !1, ...u } = a("inspectPolicies", t, s), { files: d, skipped: f, addresses: p } = await r(e, {
		...n("inspectPolicies", u),
		reads: "rego",
		signal: i,
		timeoutMs: o
	});
	if (d.length === 0) return {
		packages: [],
		imports: [],
		skipped: f,
		addresses: p
	};
	let { inspectRego: m } = await import("./inspect-rego.js").then((e) => e.inspect_rego_exports);
	return {
		...await m({
			files: d,
			regoVersion: u.regoVersion ?? "v1",
			definitions: l || c === !0,
			references: l,
			signal: i,
			timeoutMs: o
		}),
		skipped: f,
		addresses: p
	};
}
export { inspectPolicies, o as inspect_policies_exports };
