import { __exportAll as e } from "./rolldown-runtime.js";
import { FLAG as t, limitReading as n, oneOf as r } from "./evaluation.js";
import { readRegoTree as i } from "./rego-tree.js";
import { READ_RULES as a, checkOptions as o } from "./tooling-options.js";
// src/tooling/format-policies.ts
var s = /* @__PURE__ */ e({ formatPolicies: () => formatPolicies });
const { bundle: c, verify: l, lock: u, ...d } = a, f = {
	...d,
	targetVersion: r("v0", "v1", "v0v1"),
	dropV0Imports: t
};
async function formatPolicies(e, t = {}) {
	let r = o("formatPolicies", t, f);
	return n("formatting the policies", r, () => formatAll(e, r));
}
async function formatAll(e, t) {
	let { cwd: n, ignore: r, ...a } = t, { files: o, skipped: s } = await i(e, {
		...t,
		reads: "files"
	});
	if (o.length === 0) return {
		files: [],
		skipped: s
	};
	let { formatRego: c } = await import("./format-rego.js"), l = await c({
		...a,
		files: o
	}), u = new Map(o.map(({ path: e, text: t }) => [e, t]));
	return {
		files: l.map((e) => ({
			...e,
			before: u.get(e.path) ?? ""
		})),
		skipped: s
	};
}
export { formatPolicies, s as format_policies_exports };
