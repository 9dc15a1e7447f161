import { n as e, r as t, t as n } from "./junit-xml.js";
// src/tooling/tests-junit.ts
function failedCases(e, t = "") {
	return e.flatMap(({ name: e, outcome: n, cases: r }) => {
		let i = `${t}${e}`;
		return r.length > 0 ? failedCases(r, `${i}/`) : n === "fail" ? [i] : [];
	});
}
function testElement({ name: e, outcome: n, location: r, error: i, cases: a, differs: o }) {
	let s = `${r.file}:${String(r.row)}`;
	if (o !== void 0 && i === void 0) {
		let r = `${e}: compiled ${n}, by OPA's evaluator ${o.outcome}`;
		return { failure: {
			"@message": t(r),
			"#text": t(s)
		} };
	}
	if (i !== void 0) {
		let e = i.location === void 0 ? s : `${s}\nat ${i.location.file}:${String(i.location.row)}`;
		return { error: {
			"@message": t(i.message),
			"@type": t(i.code),
			"#text": t(e)
		} };
	}
	if (n === "skipped") return { skipped: "" };
	if (n === "pass") return {};
	let c = failedCases(a), l = c.length === 0 ? s : `${s}\ncases: ${c.join(", ")}`;
	return { failure: {
		"@message": t(`${e} is not true`),
		"#text": t(l)
	} };
}
function testOutcome({ outcome: e, differs: t }) {
	return e === "error" ? e : e === "fail" || t !== void 0 ? "failure" : e;
}
function testCase(n) {
	return {
		outcome: testOutcome(n),
		ms: n.durationMs,
		element: {
			"@name": t(n.name),
			"@classname": t(n.package),
			"@time": e(n.durationMs),
			...testElement(n),
			...n.output === "" ? {} : { "system-out": t(n.output) }
		}
	};
}
function formatTestsJunit(e) {
	return n("regohost test", e.map((e) => [e.package, testCase(e)]));
}
export { formatTestsJunit };
