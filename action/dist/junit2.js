import { envelopeLines as e, notesBesideResults as t, reportedRuleId as n, resultDetails as r, truncatedLines as i } from "./judging.js";
import { formatJunit as a, xmlSeconds as o, xmlText as s } from "./junit-xml.js";
import { counted as c } from "./shared.js";
// src/gate/report/junit.ts
const l = {
	pass: "pass",
	fail: "failure",
	skipped: "skipped",
	invalid: "error",
	undecided: "error"
};
function resultElement(t) {
	let a = s(r(t).join("\n")), o = [...i(t), ...e(t)];
	switch (t.outcome) {
		case "pass": return a === "" ? {} : { "system-out": a };
		case "skipped": return {
			skipped: t.skipReason === void 0 ? "" : { "@message": s(t.skipReason) },
			...o.length === 0 ? {} : { "system-out": s(o.join("\n")) }
		};
		case "fail": {
			let { violations: e } = t, [r] = e, i = r === void 0 ? "" : n(r);
			return { failure: {
				"@message": c(e.length, "violation"),
				"@type": s(i),
				"#text": a
			} };
		}
		case "invalid":
		case "undecided": return { error: {
			"@message": s(t.problems[0] ?? "no verdict"),
			"@type": s(t.errorCode ?? "no_verdict"),
			"#text": a
		} };
	}
}
function resultCase(e) {
	return {
		outcome: l[e.outcome],
		ms: e.ms,
		element: {
			"@name": s(e.input),
			"@classname": s(e.policy ?? "input"),
			"@time": o(e.ms),
			...resultElement(e)
		}
	};
}
function reportJunit(e) {
	let { results: n, policies: r } = e;
	return a("regohost gate", n.map((e) => [e.policy ?? "input", resultCase(e)]), (n) => {
		let i = r.flatMap(({ policy: e, source: t }) => e === n ? [t] : []);
		return t(e).filter((e) => e.sources?.some((e) => i.includes(e)) ?? !0).map(({ message: e }) => `note: ${e}`);
	});
}
export { reportJunit };
