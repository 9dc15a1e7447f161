import { r as e } from "./rolldown-runtime.js";
import { zo as t } from "./shared.js";
import { n } from "./read-suite.js";
import { t as r } from "./rego-tree.js";
import { i, n as a } from "./tooling-options.js";
// src/tooling/inspect-policies.ts
var o = /* @__PURE__ */ e({ inspectPolicies: () => inspectPolicies });
const s = {
	...a,
	definitions: t,
	references: t
};
async function inspectPolicies(e, t = {}) {
	let { signal: a, timeoutMs: o, definitions: c, references: l = !1, ...u } = i("inspectPolicies", t, s), { files: d, skipped: f, addresses: p } = await r(e, {
		...n("inspectPolicies", u),
		reads: "rego",
		signal: a,
		timeoutMs: o
	});
	if (d.length === 0) return {
		packages: [],
		imports: [],
		skipped: f,
		addresses: p
	};
	let { inspectRego: m } = await import("./inspect-rego.js").then((e) => e.n);
	return {
		...await m({
			files: d,
			regoVersion: u.regoVersion ?? "v1",
			definitions: l || c === !0,
			references: l,
			signal: a,
			timeoutMs: o
		}),
		skipped: f,
		addresses: p
	};
}
export { o as n, inspectPolicies as t };
