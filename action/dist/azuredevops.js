import { builtinErrorLines as e, envelopeLines as t, noteLevel as n, problemLine as r, ratedText as i, reportedRuleId as a, toRepositoryPath as o, truncatedLines as s } from "./judging.js";
import { toPrintable as c } from "./evaluation.js";
// src/gate/report/azuredevops.ts
function data(e) {
	return c(e).replaceAll("%", "%AZP25").replaceAll("\n", "%0A");
}
function property(e) {
	return data(e).replaceAll(";", "%3B").replaceAll("]", "%5D");
}
function issue({ type: e, place: { file: t, line: n, column: r }, code: i, message: a }) {
	return `##vso[task.logissue ${[
		`type=${e}`,
		...t === "-" ? [] : [`sourcepath=${property(o(t))}`],
		...t === "-" || n === void 0 ? [] : [`linenumber=${n}`],
		...t === "-" || n === void 0 || r === void 0 ? [] : [`columnnumber=${r}`],
		`code=${property(i)}`
	].join(";")}]${data(a)}\n`;
}
function plainLine(e) {
	return `${c(e).replaceAll("\n", " ")}\n`;
}
function formatFinding(e, t, n) {
	let { location: r } = t, o = `${r === void 0 ? `${e.input}: ` : ""}${i(t)}`;
	return issue({
		type: n,
		place: r ?? e,
		code: a(t),
		message: o
	});
}
function verifiedLines({ results: e }) {
	let n = e.filter(({ envelope: e }) => e?.verification !== void 0);
	return [...new Map(n.map((e) => [e.input, e])).values()].flatMap((e) => t(e).map((t) => plainLine(`${e.input}: ${t}`)));
}
function reportAzureDevops(t) {
	let i = t.results.flatMap((t) => [
		...t.problems.map((e) => issue({
			type: "error",
			place: t,
			code: t.errorCode ?? "no_verdict",
			message: r(t, e)
		})),
		...t.violations.map((e) => formatFinding(t, e, "error")),
		...t.warnings.map((e) => formatFinding(t, e, "warning")),
		...s(t).map((e) => issue({
			type: "warning",
			place: t,
			code: "truncated",
			message: `${t.input}: ${e}`
		})),
		...e(t).map((e) => issue({
			type: "warning",
			place: t,
			code: "builtin_error",
			message: `${t.input}: ${e}`
		}))
	]), a = t.notes.map((e) => n(e) === "warning" ? issue({
		type: "warning",
		place: { file: "-" },
		code: e.code,
		message: e.message
	}) : plainLine(`note: ${e.message}`));
	return [
		...i,
		...verifiedLines(t),
		...a
	].join("");
}
export { reportAzureDevops };
