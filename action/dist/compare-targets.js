import { toOutcome as e } from "./test-policies.js";
// src/tooling/compare-targets.ts
function getKey({ package: e, location: { file: t, row: n, col: r } }) {
	return JSON.stringify([
		e,
		t,
		n,
		r
	]);
}
const t = /\\u(003c|003e|0026|2028|2029)/g;
function plainName(e) {
	return e.replaceAll(t, (e, t) => String.fromCharCode(parseInt(t, 16)));
}
function casesText(e = {}) {
	return Object.entries(e).map(([e, { fail: t, sub_results: n }]) => JSON.stringify([
		plainName(e),
		t === !0,
		casesText(n)
	])).sort().join("\n");
}
function withDifferences(t, n) {
	let r = new Map(n.map((e) => [getKey(e), e]));
	return t.map((t) => {
		let n = r.get(getKey(t));
		if (n === void 0) throw Error(`OPA's tester has no test ${t.package}.${t.name}`);
		let i = e(n);
		if (e(t) === i && casesText(t.sub_results) === casesText(n.sub_results)) return t;
		let { sub_results: a } = n;
		return {
			...t,
			differs: {
				outcome: i,
				...a === void 0 ? {} : { sub_results: a }
			}
		};
	});
}
const n = {
	pass: "PASS",
	fail: "FAIL",
	error: "ERROR",
	skipped: "SKIPPED"
};
function failedCases(e = {}) {
	let t = Object.entries(e).flatMap(([e, { fail: t }]) => t === !0 ? [e] : []);
	return t.length === 0 ? "" : ` (${t.sort().join(", ")})`;
}
function differencesText(t) {
	let r = t.flatMap(({ differs: t, ...r }) => t === void 0 ? [] : [`${r.package}.${r.name}: compiled ${n[e(r)]}${failedCases(r.sub_results)}, by OPA's evaluator ${n[t.outcome]}${failedCases(t.sub_results)}\n`]);
	return r.length === 0 ? "" : `\nDIFFERENCES: ${`${String(r.length)} of ${String(t.length)}`} tests end differently when they are compiled\n${r.join("")}`;
}
export { differencesText, withDifferences };
