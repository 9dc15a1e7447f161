import { askCore as e, forReading as t, toCompileError as n, toDiagnostics as r, toRequestSchemas as i, toRequestSources as a } from "./compiling.js";
// src/engine/opa/rule-types.ts
async function inferRuleTypes(o) {
	let { files: s, entrypoints: c = [] } = o, l = {
		op: "ruleTypes",
		...a(o),
		schemas: i(o),
		entrypoints: c
	}, u = await e("inferring the types of the policies", l, t(o), {
		isPure: !0,
		refused: (e) => n(e, o)
	});
	return {
		...u,
		warnings: r(u.warnings, s)
	};
}
export { inferRuleTypes };
