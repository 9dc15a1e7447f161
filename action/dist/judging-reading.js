import { POLICY_RULES as e, SUSPECT_RULES as t, VERDICT_RULES as n } from "./shared.js";
import { completionFor as r } from "./completion-for.js";
import { CONFTEST_SUSPECT as i, DEFAULT_NAMESPACES as a, conftestFamilies as o } from "./conftest-rules.js";
// src/gate/judging-reading.ts
async function getJudgingRules({ rules: s, allNamespaces: c = s === "conforma", namespaces: l = a, compat: u }) {
	let d = s === void 0 ? void 0 : o(c ? [] : l);
	return {
		policyRules: e,
		verdictRules: n,
		suspect: d === void 0 ? t : i,
		complete: await r(u),
		families: d
	};
}
export { getJudgingRules };
