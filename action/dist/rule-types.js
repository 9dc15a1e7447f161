import { askCore as e, forReading as t, toDiagnostics as n, toRequestSchemas as r, toRequestSources as i } from "./compiling.js";
// src/engine/opa/rule-types.ts
async function inferRuleTypes(a) {
	let { files: o, entrypoints: s = [] } = a, c = {
		op: "ruleTypes",
		...i(a),
		schemas: r(a),
		entrypoints: s
	}, l = await e("inferring the types of the policies", c, t(a), { isPure: !0 });
	return {
		...l,
		warnings: n(l.warnings, o)
	};
}
export { inferRuleTypes };
