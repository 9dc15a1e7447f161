import { formatJunit as e, xmlSeconds as t, xmlText as n } from "./junit-xml.js";
// src/tooling/tests-junit.ts
function failedCases(e, t = "") {
	return e.flatMap(({ name: e, outcome: n, cases: r }) => {
		let i = `${t}${e}`;
		return r.length > 0 ? failedCases(r, `${i}/`) : n === "fail" ? [i] : [];
	});
}
function testElement({ name: e, outcome: t, location: r, error: i, cases: a, differs: o }) {
	let s = `${r.file}:${String(r.row)}`;
	if (o !== void 0 && i === void 0) {
		let r = `${e}: compiled ${t}, by OPA's evaluator ${o.outcome}`;
		return { failure: {
			"@message": n(r),
			"#text": n(s)
		} };
	}
	if (i !== void 0) {
		let e = i.location === void 0 ? s : `${s}\nat ${i.location.file}:${String(i.location.row)}`;
		return { error: {
			"@message": n(i.message),
			"@type": n(i.code),
			"#text": n(e)
		} };
	}
	if (t === "skipped") return { skipped: "" };
	if (t === "pass") return {};
	let c = failedCases(a), l = c.length === 0 ? s : `${s}\ncases: ${c.join(", ")}`;
	return { failure: {
		"@message": n(`${e} is not true`),
		"#text": n(l)
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
function formatTestsJunit(t) {
	return e("regohost test", t.map((e) => [e.package, testCase(e)]));
}
export { formatTestsJunit };
