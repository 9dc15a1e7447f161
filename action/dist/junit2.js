import { formatJunit as e, xmlSeconds as t, xmlText as n } from "./junit-xml.js";
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
	let t = n(a(e).join("\n")), i = [...o(e), ...r(e)];
	switch (e.outcome) {
		case "pass": return t === "" ? {} : { "system-out": t };
		case "skipped": return {
			skipped: e.skipReason === void 0 ? "" : { "@message": n(e.skipReason) },
			...i.length === 0 ? {} : { "system-out": n(i.join("\n")) }
		};
		case "fail": {
			let { violations: r } = e;
			return { failure: {
				"@message": `${r.length} ${r.length === 1 ? "violation" : "violations"}`,
				"@type": n(r[0]?.id ?? ""),
				"#text": t
			} };
		}
		case "invalid":
		case "undecided": return { error: {
			"@message": n(e.problems[0] ?? "no verdict"),
			"@type": n(e.errorCode ?? "no_verdict"),
			"#text": t
		} };
	}
}
function resultCase(e) {
	return {
		outcome: s[e.outcome],
		ms: e.ms,
		element: {
			"@name": n(e.input),
			"@classname": n(e.policy ?? "input"),
			"@time": t(e.ms),
			...resultElement(e)
		}
	};
}
function reportJunit(t) {
	let { results: n, policies: r } = t;
	return e("regohost gate", n.map((e) => [e.policy ?? "input", resultCase(e)]), (e) => {
		let n = r.flatMap(({ policy: t, source: n }) => t === e ? [n] : []);
		return i(t).filter((e) => e.sources?.some((e) => n.includes(e)) ?? !0).map(({ message: e }) => `note: ${e}`);
	});
}
export { reportJunit };
