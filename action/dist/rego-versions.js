import { Xc as e, b as t, ra as n, y as r } from "./shared.js";
// src/engine/opa/rego-versions.ts
async function readRegoVersions(i, a, o, { signal: s, timeoutMs: c = n }) {
	let { ok: l, bytes: u } = await t({
		what: "reading a manifest",
		request: {
			op: "regoVersions",
			manifest: a,
			paths: o
		},
		signal: s,
		timeoutMs: c
	});
	if (l) return r(u).map((e) => e === "" ? void 0 : e);
	let [d] = r(u);
	throw new e(`${i}: .manifest: ${d?.message ?? "invalid file_rego_versions"}`, { code: "bundle_invalid" });
}
export { readRegoVersions };
