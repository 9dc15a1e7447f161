import { askCore as e, toRequestSources as t } from "./compiling.js";
import { EvaluationError as n, PolicyLoadError as r, READING_TIMEOUT_MS as i } from "./evaluation.js";
// src/engine/opa/format-rego.ts
async function formatRego(e) {
	let t = await format(e);
	return await checkFormatted(t.filter((e) => e.changed), e), t;
}
async function checkFormatted(e, { regoVersion: t, targetVersion: i = t, signal: a, timeoutMs: o }) {
	if (e.length !== 0) try {
		await format({
			files: e,
			signal: a,
			timeoutMs: o,
			regoVersion: i === void 0 ? void 0 : i === "v0" ? "v0" : "v1"
		});
	} catch (e) {
		throw !(e instanceof r) || e.code !== "rego_invalid" ? e : new n(`the output of OPA's formatter does not parse, so nothing is formatted: ${e.message}`, {
			code: "opa_core_failed",
			cause: e
		});
	}
}
async function format(n) {
	let { files: r, targetVersion: a, dropV0Imports: o, signal: s, timeoutMs: c = i } = n;
	return e({
		what: "formatting the policies",
		files: r,
		request: {
			op: "format",
			...t(n),
			targetVersion: a ?? "",
			dropV0Imports: o ?? !1
		},
		signal: s,
		timeoutMs: c
	});
}
export { formatRego };
