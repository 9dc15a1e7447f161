import { PolicyLoadError as e, READING_TIMEOUT_MS as t } from "./evaluation.js";
import { parseReply as n, runInCore as r } from "./compiling.js";
// src/engine/opa/rego-versions.ts
async function readRegoVersions(i, a, o, { signal: s, timeoutMs: c = t }) {
	let { ok: l, bytes: u } = await r({
		what: "reading a manifest",
		request: {
			op: "regoVersions",
			manifest: a,
			paths: o
		},
		signal: s,
		timeoutMs: c
	});
	if (l) return n(u).map((e) => e === "" ? void 0 : e);
	let [d] = n(u);
	throw new e(`${i}: .manifest: ${d?.message ?? "invalid file_rego_versions"}`, { code: "bundle_invalid" });
}
export { readRegoVersions };
