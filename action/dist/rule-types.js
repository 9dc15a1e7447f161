import { READING_TIMEOUT_MS as e, invalidRego as t, parseReply as n, runInCore as r, toDiagnostics as i, toRequestSources as a } from "./shared.js";
import { toRequestSchemas as o } from "./check-rego.js";
// src/engine/opa/rule-types.ts
async function inferRuleTypes(s) {
	let { files: c, entrypoints: l = [], signal: u, timeoutMs: d = e } = s, { ok: f, bytes: p } = await r({
		what: "inferring the types of the policies",
		isPure: !0,
		request: {
			op: "ruleTypes",
			...a(s),
			schemas: o(s),
			entrypoints: l
		},
		signal: u,
		timeoutMs: d
	});
	if (!f) throw t(i(n(p), c));
	let m = n(p);
	return {
		...m,
		warnings: i(m.warnings, c)
	};
}
export { inferRuleTypes };
