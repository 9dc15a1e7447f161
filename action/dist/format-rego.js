import { askCore as e, forReading as t, toRequestSources as n } from "./compiling.js";
import { EvaluationError as r, PolicyLoadError as i } from "./evaluation.js";
// src/engine/opa/format-rego.ts
async function formatRego(e) {
	let t = await format(e);
	return await checkFormatted(t.filter((e) => e.changed), e), t;
}
async function checkFormatted(e, { regoVersion: t, targetVersion: n = t, signal: a, timeoutMs: o }) {
	if (e.length !== 0) try {
		await format({
			files: e,
			signal: a,
			timeoutMs: o,
			regoVersion: n === void 0 ? void 0 : n === "v0" ? "v0" : "v1"
		});
	} catch (e) {
		throw !(e instanceof i) || e.code !== "rego_invalid" ? e : new r(`the output of OPA's formatter does not parse, so nothing is formatted: ${e.message}`, {
			code: "opa_core_failed",
			cause: e
		});
	}
}
async function format(r) {
	let { targetVersion: i = "", dropV0Imports: a = !1 } = r, o = {
		op: "format",
		...n(r),
		targetVersion: i,
		dropV0Imports: a
	};
	return e("formatting the policies", o, t(r));
}
export { formatRego };
