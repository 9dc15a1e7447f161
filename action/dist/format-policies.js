import { r as e } from "./rolldown-runtime.js";
import { Zo as t, zo as n } from "./shared.js";
import { t as r } from "./rego-tree.js";
import { i, n as a } from "./tooling-options.js";
// src/tooling/format-policies.ts
var o = /* @__PURE__ */ e({ formatPolicies: () => formatPolicies });
const { bundle: s, verify: c, lock: l, ...u } = a, d = {
	...u,
	targetVersion: t("v0", "v1", "v0v1"),
	dropV0Imports: n
};
async function formatPolicies(e, t = {}) {
	let n = i("formatPolicies", t, d), { cwd: a, ignore: o, ...s } = n, { files: c, skipped: l } = await r(e, {
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
export { o as n, formatPolicies as t };
