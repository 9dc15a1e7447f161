import { evalRego as e } from "./eval-rego.js";
import { evaluateInRounds as t } from "./evaluate-in-rounds.js";
// src/engine/rounds/query-evaluation.ts
async function evaluateQuery(n) {
	let { standardBuiltin: r, now: i, speculate: a, maxCalls: o, replay: s, verification: c, declared: l, ...u } = n;
	return t({
		...n,
		subject: "the query"
	}, (t) => e({
		...u,
		...t
	}));
}
export { evaluateQuery };
