import { reportedRuleId as e } from "./shared.js";
import { loadFormatJunit as t, xmlSeconds as n, xmlText as r } from "./junit-xml.js";
import { envelopeLines as i, notesBesideResults as a, resultDetails as o, truncatedLines as s } from "./judging.js";
import { counted as c } from "./evaluation.js";
// src/gate/report/junit.ts
const l = {
	pass: "pass",
	fail: "failure",
	skipped: "skipped",
	invalid: "error",
	undecided: "error"
};
function resultElement(t) {
	let n = r(o(t).join("\n")), a = [...s(t), ...i(t)];
	switch (t.outcome) {
		case "pass": return n === "" ? {} : { "system-out": n };
		case "skipped": return {
			skipped: t.skipReason === void 0 ? "" : { "@message": r(t.skipReason) },
			...a.length === 0 ? {} : { "system-out": r(a.join("\n")) }
		};
		case "fail": {
			let { violations: i } = t, [a] = i, o = a === void 0 ? "" : e(a);
			return { failure: {
				"@message": c(i.length, "violation"),
				"@type": r(o),
				"#text": n
			} };
		}
		case "invalid":
		case "undecided": return { error: {
			"@message": r(t.problems[0] ?? "no verdict"),
			"@type": r(t.errorCode ?? "no_verdict"),
			"#text": n
		} };
	}
}
function resultCase(e) {
	return {
		outcome: l[e.outcome],
		ms: e.ms,
		element: {
			"@name": r(e.input),
			"@classname": r(e.policy ?? "input"),
			"@time": n(e.ms),
			...resultElement(e)
		}
	};
}
async function loadReportJunit() {
	let e = await t();
	return (t) => reportJunit(t, e);
}
function reportJunit(e, t) {
	let { results: n, policies: r } = e, i = n[0]?.policy ?? "input";
	return t("regohost gate", n.map((e) => [e.policy ?? "input", resultCase(e)]), (t) => {
		let n = r.flatMap(({ policy: e, source: n }) => e === t ? [n] : []);
		return a(e).filter((e) => e.sources?.some((e) => n.includes(e)) ?? t === i).map(({ message: e }) => `note: ${e}`);
	});
}
export { loadReportJunit };
