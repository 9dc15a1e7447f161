import { EvaluationError as e, PolicyLoadError as t, READING_TIMEOUT_MS as n, invalidRego as r, parseReply as i, runInCore as a, toDiagnostics as o, toRequestSources as s } from "./shared.js";
// src/engine/opa/format-rego.ts
async function formatRego(e) {
	let t = await format(e);
	return await checkFormatted(t.filter((e) => e.changed), e), t;
}
async function checkFormatted(n, { regoVersion: r, targetVersion: i = r, signal: a, timeoutMs: o }) {
	if (n.length !== 0) try {
		await format({
			files: n,
			signal: a,
			timeoutMs: o,
			regoVersion: i === void 0 ? void 0 : i === "v0" ? "v0" : "v1"
		});
	} catch (n) {
		throw !(n instanceof t) || n.code !== "rego_invalid" ? n : new e(`the output of OPA's formatter does not parse, so nothing is formatted: ${n.message}`, {
			code: "opa_core_failed",
			cause: n
		});
	}
}
async function format(e) {
	let { files: t, targetVersion: c, dropV0Imports: l, signal: u, timeoutMs: d = n } = e, { ok: f, bytes: p } = await a({
		what: "formatting the policies",
		request: {
			op: "format",
			...s(e),
			targetVersion: c ?? "",
			dropV0Imports: l ?? !1
		},
		signal: u,
		timeoutMs: d
	});
	if (!f) throw r(o(i(p), t));
	return i(p);
}
export { formatRego };
