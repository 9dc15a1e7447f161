import { __exportAll as e } from "./rolldown-runtime.js";
import { FLAG as t, limitReading as n } from "./evaluation.js";
import { toTreeOptions as r } from "./read-suite.js";
import { readRegoTree as i } from "./rego-tree.js";
import { READ_RULES as a, checkOptions as o } from "./tooling-options.js";
// src/tooling/inspect-policies.ts
var s = /* @__PURE__ */ e({ inspectPolicies: () => inspectPolicies });
const c = {
	...a,
	definitions: t,
	references: t
};
async function inspectPolicies(e, t = {}) {
	let r = o("inspectPolicies", t, c);
	return n("inspecting the policies", r, () => inspect(e, r));
}
async function inspect(e, { signal: t, timeoutMs: n, definitions: a, references: o = !1, ...s }) {
	let { files: c, skipped: l, addresses: u } = await i(e, {
		...r("inspectPolicies", s),
		reads: "rego",
		signal: t,
		timeoutMs: n
	});
	if (c.length === 0) return {
		packages: [],
		imports: [],
		skipped: l,
		addresses: u
	};
	let { inspectRego: d } = await import("./inspect-rego.js").then((e) => e.inspect_rego_exports);
	return {
		...await d({
			files: c,
			regoVersion: s.regoVersion ?? "v1",
			definitions: o || a === !0,
			references: o,
			signal: t,
			timeoutMs: n
		}),
		skipped: l,
		addresses: u
	};
}
export { inspectPolicies, s as inspect_policies_exports };
