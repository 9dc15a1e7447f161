import { counted as e, reportedRuleId as t } from "./shared.js";
import { formatJunit as n, xmlSeconds as r, xmlText as i } from "./junit-xml.js";
import { envelopeLines as a, notesBesideResults as o, resultDetails as s, truncatedLines as c } from "./judging.js";
// src/gate/report/junit.ts
const l = {
	pass: "pass",
	fail: "failure",
	skipped: "skipped",
	invalid: "error",
	undecided: "error"
};
function resultElement(n) {
	let r = i(s(n).join("\n")), o = [...c(n), ...a(n)];
	switch (n.outcome) {
		case "pass": return r === "" ? {} : { "system-out": r };
		case "skipped": return {
			skipped: n.skipReason === void 0 ? "" : { "@message": i(n.skipReason) },
			...o.length === 0 ? {} : { "system-out": i(o.join("\n")) }
		};
		case "fail": {
			let { violations: a } = n, [o] = a, s = o === void 0 ? "" : t(o);
			return { failure: {
				"@message": e(a.length, "violation"),
				"@type": i(s),
				"#text": r
			} };
		}
		case "invalid":
		case "undecided": return { error: {
			"@message": i(n.problems[0] ?? "no verdict"),
			"@type": i(n.errorCode ?? "no_verdict"),
			"#text": r
		} };
	}
}
function resultCase(e) {
	return {
		outcome: l[e.outcome],
		ms: e.ms,
		element: {
			"@name": i(e.input),
			"@classname": i(e.policy ?? "input"),
			"@time": r(e.ms),
			...resultElement(e)
		}
	};
}
function reportJunit(e) {
	let { results: t, policies: r } = e, i = t[0]?.policy ?? "input";
	return n("regohost gate", t.map((e) => [e.policy ?? "input", resultCase(e)]), (t) => {
		let n = r.flatMap(({ policy: e, source: n }) => e === t ? [n] : []);
		return o(e).filter((e) => e.sources?.some((e) => n.includes(e)) ?? t === i).map(({ message: e }) => `note: ${e}`);
	});
}
export { reportJunit };
