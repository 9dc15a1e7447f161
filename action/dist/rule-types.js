import { askCore as e, toDiagnostics as t, toRequestSchemas as n, toRequestSources as r } from "./compiling.js";
import { READING_TIMEOUT_MS as i } from "./evaluation.js";
// src/engine/opa/rule-types.ts
async function inferRuleTypes(a) {
	let { files: o, entrypoints: s = [], signal: c, timeoutMs: l = i } = a, u = await e({
		what: "inferring the types of the policies",
		files: o,
		isPure: !0,
		request: {
			op: "ruleTypes",
			...r(a),
			schemas: n(a),
			entrypoints: s
		},
		signal: c,
		timeoutMs: l
	});
	return {
		...u,
		warnings: t(u.warnings, o)
	};
}
export { inferRuleTypes };
