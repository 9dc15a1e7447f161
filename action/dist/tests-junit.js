import { loadFormatJunit as e, xmlSeconds as t, xmlText as n } from "./junit-xml.js";
import { expressionLine as r } from "./failed-expressions.js";
// src/tooling/tests-junit.ts
function failedCases(e, t = "") {
	return e.flatMap(({ name: e, outcome: n, cases: r }) => {
		let i = `${t}${e}`;
		return r.length > 0 ? failedCases(r, `${i}/`) : n === "fail" ? [i] : [];
	});
}
function testElement({ name: e, outcome: t, location: i, error: a, cases: o, differs: s, failedAt: c = [] }) {
	let l = `${i.file}:${String(i.row)}`;
	if (s !== void 0 && a === void 0) {
		let r = `${e}: compiled ${t}, by OPA's evaluator ${s.outcome}`;
		return { failure: {
			"@message": n(r),
			"#text": n(l)
		} };
	}
	if (a !== void 0) {
		let e = a.location === void 0 ? l : `${l}\nat ${a.location.file}:${String(a.location.row)}`;
		return { error: {
			"@message": n(a.message),
			"@type": n(a.code),
			"#text": n(e)
		} };
	}
	if (t === "skipped") return { skipped: "" };
	if (t === "pass") return {};
	let u = failedCases(o), d = [
		l,
		...u.length === 0 ? [] : [`cases: ${u.join(", ")}`],
		...c.map(r)
	];
	return { failure: {
		"@message": n(`${e} is not true`),
		"#text": n(d.join("\n"))
	} };
}
function testOutcome({ outcome: e, differs: t }) {
	return e === "error" ? e : e === "fail" || t !== void 0 ? "failure" : e;
}
function testCase(e) {
	return {
		outcome: testOutcome(e),
		ms: e.durationMs,
		element: {
			"@name": n(e.name),
			"@classname": n(e.package),
			"@time": t(e.durationMs),
			...testElement(e),
			...e.output === "" ? {} : { "system-out": n(e.output) }
		}
	};
}
async function formatTestsJunit(t) {
	return (await e())("regohost test", t.map((e) => [e.package, testCase(e)]));
}
export { formatTestsJunit };
