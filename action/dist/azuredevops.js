import { toPrintable as e } from "./shared.js";
import { builtinErrorLines as t, envelopeLines as n, noteLevel as r, problemLine as i, ratedText as a, toRepositoryPath as o, truncatedLines as s } from "./report-lines.js";
// src/gate/report/azuredevops.ts
function data(t) {
	return e(t).replaceAll("%", "%AZP25").replaceAll("\n", "%0A");
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
function plainLine(t) {
	return `${e(t).replaceAll("\n", " ")}\n`;
}
function formatFinding(e, t, n) {
	let { location: r } = t, i = `${r === void 0 ? `${e.input}: ` : ""}${a(t)}`;
	return issue({
		type: n,
		place: r ?? e,
		code: t.id,
		message: i
	});
}
function verifiedLines({ results: e }) {
	let t = e.filter(({ envelope: e }) => e?.verification !== void 0);
	return [...new Map(t.map((e) => [e.input, e])).values()].flatMap((e) => n(e).map((t) => plainLine(`${e.input}: ${t}`)));
}
function reportAzureDevops(e) {
	let n = e.results.flatMap((e) => [
		...e.problems.map((t) => issue({
			type: "error",
			place: e,
			code: e.errorCode ?? "no_verdict",
			message: i(e, t)
		})),
		...e.violations.map((t) => formatFinding(e, t, "error")),
		...e.warnings.map((t) => formatFinding(e, t, "warning")),
		...s(e).map((t) => issue({
			type: "warning",
			place: e,
			code: "truncated",
			message: `${e.input}: ${t}`
		})),
		...t(e).map((t) => issue({
			type: "warning",
			place: e,
			code: "builtin_error",
			message: `${e.input}: ${t}`
		}))
	]), a = e.notes.map((e) => r(e) === "warning" ? issue({
		type: "warning",
		place: { file: "-" },
		code: e.code,
		message: e.message
	}) : plainLine(`note: ${e.message}`));
	return [
		...n,
		...verifiedLines(e),
		...a
	].join("");
}
export { reportAzureDevops };
