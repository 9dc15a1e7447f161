import { isTestFile as e, policyInTest as t } from "./evaluation.js";
import { toDiagnostics as n } from "./compiling.js";
import { noteUnread as r, unreadFaults as i } from "./shared.js";
import { getJudgingRules as a } from "./gate2.js";
import { describeImpossible as o, describeUndefined as s, findMetadataFaults as c } from "./judging.js";
// src/gate/find-faults.ts
async function requestFaults(t, n) {
	let r = t.filter(({ path: t }) => !e(t));
	return {
		...await a({
			...n,
			allNamespaces: !0
		}),
		sources: [{
			argument: "",
			files: r.map(({ path: e }) => e)
		}],
		tests: t.filter(({ path: t }) => e(t))
	};
}
async function findFaults({ judging: e, ignored: a, metadata: l, policiesInTests: u }, d, { isConftest: f, ...p }) {
	let m = [
		...i(r(a, p)),
		...await c(l),
		...u.map((e) => ({
			code: t(e).code,
			message: t(e).message
		}))
	], h = [];
	for (let [t, { types: n, conditional: r, location: i }] of e.flatMap(({ forms: e = {} }) => Object.entries(e))) {
		let e = n === null ? void 0 : o(t, n);
		e === void 0 ? r === !0 && !f && h.push({
			code: "rule_undefined",
			message: `where no body of it holds, ${s(t)}`,
			location: i
		}) : m.push({
			code: "rule_invalid",
			message: e,
			location: i
		});
	}
	let g = e.length === 0;
	return {
		errors: n(g ? [] : m, d),
		warnings: n([...g ? m : [], ...h], d)
	};
}
export { findFaults, requestFaults };
