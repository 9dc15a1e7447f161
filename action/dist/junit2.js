import { n as e, r as t, t as n } from "./junit-xml.js";
import { envelopeLines as r, notesBesideResults as i, resultDetails as a, truncatedLines as o } from "./report-lines.js";
// src/gate/report/junit.ts
const s = {
	pass: "pass",
	fail: "failure",
	skipped: "skipped",
	invalid: "error",
	undecided: "error"
};
function resultElement(e) {
	let n = t(a(e).join("\n")), i = [...o(e), ...r(e)];
	switch (e.outcome) {
		case "pass": return n === "" ? {} : { "system-out": n };
		case "skipped": return {
			skipped: e.skipReason === void 0 ? "" : { "@message": t(e.skipReason) },
			...i.length === 0 ? {} : { "system-out": t(i.join("\n")) }
		};
		case "fail": {
			let { violations: r } = e;
			return { failure: {
				"@message": `${r.length} ${r.length === 1 ? "violation" : "violations"}`,
				"@type": t(r[0]?.id ?? ""),
				"#text": n
			} };
		}
		case "invalid":
		case "undecided": return { error: {
			"@message": t(e.problems[0] ?? "no verdict"),
			"@type": t(e.errorCode ?? "no_verdict"),
			"#text": n
		} };
	}
}
function resultCase(n) {
	return {
		outcome: s[n.outcome],
		ms: n.ms,
		element: {
			"@name": t(n.input),
			"@classname": t(n.policy ?? "input"),
			"@time": e(n.ms),
			...resultElement(n)
		}
	};
}
function reportJunit(e) {
	let { results: t, policies: r } = e;
	return n("regohost gate", t.map((e) => [e.policy ?? "input", resultCase(e)]), (t) => {
		let n = r.flatMap(({ policy: e, source: n }) => e === t ? [n] : []);
		return i(e).filter((e) => e.sources?.some((e) => n.includes(e)) ?? !0).map(({ message: e }) => `note: ${e}`);
	});
}
export { reportJunit };
