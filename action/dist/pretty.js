import { createStyle as e, toPrintableStyled as t } from "./shared.js";
import { builtinErrorLines as n, envelopeLines as r, exceptionText as i, excusedLines as a, findingName as o, findingText as s, isPlainPass as c, summarize as l } from "./report-lines.js";
// src/gate/report/pretty.ts
const u = {
	pass: "PASS",
	fail: "FAIL",
	skipped: "SKIP",
	invalid: "ERROR",
	undecided: "ERROR"
}, d = {
	pass: "green",
	fail: "red",
	skipped: "yellow",
	invalid: "red",
	undecided: "red"
};
function indented(e, t) {
	return e.replaceAll("\n", `\n${t}`);
}
function toOneLine(e) {
	return e.replaceAll("\n", " ");
}
function detailLines(e, t) {
	let line = (e, t) => `        ${e}: ${indented(t, "          ")}`, foundLine = (e, n, r = "") => `${line(e, `${s(n)}${r}`)}  ${t.dim(`[${toOneLine(o(n))}]`)}`, verifiedLine = (e) => `        ${t.dim(indented(e, "          "))}`;
	return [
		...e.problems.map((e) => line(t.red("error"), e)),
		...e.violations.map((e) => foundLine(t.red(e.rule), e)),
		...e.warnings.map((e) => foundLine(t.yellow(e.rule), e)),
		...e.excepted.map(({ exception: e, ...n }) => foundLine(t.yellow("excepted"), n, ` ${i(e)}`)),
		...a(e).map((e) => line(t.yellow("exception"), e)),
		...e.notFound.map((e) => line(t.yellow("not found"), e)),
		...e.unverified.map((e) => line(t.yellow("unverified"), e)),
		...e.truncated.map((e) => line(t.yellow("truncated evidence"), e)),
		...n(e).map((e) => line(t.yellow("warning"), e)),
		...e.envelope?.verification === void 0 ? [] : r(e).map(verifiedLine),
		...e.skipReason ? [line(t.yellow("reason"), e.skipReason)] : []
	];
}
function resultLines(e, t) {
	let n = t[d[e.outcome]](u[e.outcome].padEnd(5)), r = e.policy === void 0 ? "" : `  ${t.dim(toOneLine(e.policy))}`;
	return [`${n} ${toOneLine(e.input)}${r}`, ...detailLines(e, t)];
}
function reportPretty(n, { summary: r, color: i = !1 } = {}) {
	let a = e(i), o = (r === !0 ? n.results.filter((e) => !c(e)) : n.results).flatMap((e) => resultLines(e, a)), s = n.notes.map(({ message: e }) => `${a.yellow("NOTE")}  ${indented(e, "      ")}`), u = [...o, ...s], d = [
		...u,
		...u.length === 0 ? [] : [""],
		l(n, a),
		""
	];
	return t(d.join("\n"));
}
export { reportPretty };
