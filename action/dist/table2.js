import { builtinErrorLines as e, envelopeLines as t, exceptionText as n, excusedLines as r, findingName as i, findingText as a, shownResults as o, summarize as s } from "./judging.js";
import { createStyle as c, formatTable as l, toPrintableStyled as u } from "./evaluation.js";
// src/gate/report/table.ts
function resultRows(o, s) {
	let row = (e, t, n, r) => [
		t === void 0 ? e : {
			text: e,
			paint: t
		},
		o.input,
		o.policy ?? "",
		n,
		r
	], findings = (e, t, n) => n.map((n) => row(e, t, i(n), a(n))), lines = (e, t) => t.map((t) => row(e, s.yellow, "", t)), c = [
		...o.problems.map((e) => row("error", s.red, o.errorCode ?? "", e)),
		...findings("failure", s.red, o.violations),
		...findings("warning", s.yellow, o.warnings),
		...o.excepted.map((e) => row("excepted", s.yellow, i(e), `${a(e)} ${n(e.exception)}`)),
		...lines("exception", r(o)),
		...lines("not found", o.notFound),
		...lines("unverified", o.unverified),
		...lines("truncated", o.truncated),
		...lines("warning", e(o))
	], { outcome: l, skipReason: u = "" } = o, d = l === "skipped" ? [row("skipped", s.yellow, "", u)] : l === "pass" ? [row("success", s.green, "", "")] : [], f = o.envelope?.verification === void 0 ? [] : t(o);
	return [
		...d,
		...c,
		...f.map((e) => row("envelope", s.dim, "", e))
	];
}
function reportTable(e, { summary: t, color: n = !1 } = {}) {
	let r = c(n), i = o(e, t).flatMap((e) => resultRows(e, r)), a = l([
		"RESULT",
		"INPUT",
		"POLICY",
		"ID",
		"MESSAGE"
	], i, r), d = e.notes.map(({ message: e }) => `${r.yellow("note:")} ${e.replaceAll("\n", " ")}\n`), f = a === "" && d.length === 0 ? "" : "\n";
	return u([
		a,
		...d,
		f,
		s(e, r),
		"\n"
	].join(""));
}
export { reportTable };
