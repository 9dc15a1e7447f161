import { describeImpossible as e, describeUndefined as t, isTestFile as n, noteUnread as r, policyInTest as i, toDiagnostics as a, unreadFaults as o } from "./shared.js";
import { getJudgingRules as s } from "./judging-reading.js";
import { findMetadataFaults as c } from "./metadata.js";
// src/gate/find-faults.ts
async function requestFaults(e, t) {
	let r = e.filter(({ path: e }) => !n(e));
	return {
		...await s({
			...t,
			allNamespaces: !0
		}),
		sources: [{
			argument: "",
			files: r.map(({ path: e }) => e)
		}],
		tests: e.filter(({ path: e }) => n(e))
	};
}
async function findFaults({ judging: n, ignored: s, metadata: l, policiesInTests: u }, d, { isConftest: f, ...p }) {
	let m = [
		...o(r(s, p)),
		...await c(l),
		...u.map((e) => ({
			code: i(e).code,
			message: i(e).message
		}))
	], h = [];
	for (let [r, { types: i, conditional: a, location: o }] of n.flatMap(({ forms: e = {} }) => Object.entries(e))) {
		let n = i === null ? void 0 : e(r, i);
		n === void 0 ? a === !0 && !f && h.push({
			code: "rule_undefined",
			message: `where no body of it holds, ${t(r)}`,
			location: o
		}) : m.push({
			code: "rule_invalid",
			message: n,
			location: o
		});
	}
	let g = n.length === 0;
	return {
		errors: a(g ? [] : m, d),
		warnings: a([...g ? m : [], ...h], d)
	};
}
export { findFaults, requestFaults };
