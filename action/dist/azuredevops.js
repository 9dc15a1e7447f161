import { reportedRuleId as e } from "./shared.js";
import { toPrintable as t } from "./evaluation.js";
import { envelopeMessages as n, isVerified as r, noteLevel as i, problemLine as a, ratedText as o, resultWarnings as s, toRepositoryPath as c } from "./judging.js";
// src/gate/report/azuredevops.ts
function data(e) {
	return t(e).replaceAll("%", "%AZP25").replaceAll("\n", "%0A");
}
function property(e) {
	return data(e).replaceAll(";", "%3B").replaceAll("]", "%5D");
}
function issue({ type: e, location: { file: t, line: n, column: r }, code: i, message: a }) {
	return `##vso[task.logissue ${[
		`type=${e}`,
		...t === "-" ? [] : [`sourcepath=${property(c(t))}`],
		...t === "-" || n === void 0 ? [] : [`linenumber=${n}`],
		...t === "-" || n === void 0 || r === void 0 ? [] : [`columnnumber=${r}`],
		`code=${property(i)}`
	].join(";")}]${data(a)}\n`;
}
function plainLine(e) {
	return `${t(e).replaceAll("\n", " ")}\n`;
}
function formatFinding(t, n, r) {
	let { location: i } = n, a = `${i === void 0 ? `${t.input}: ` : ""}${o(n)}`;
	return issue({
		type: r,
		location: i ?? t,
		code: e(n),
		message: a
	});
}
function reportAzureDevops(e) {
	let t = e.results.flatMap((e) => [
		...e.problems.map((t) => issue({
			type: "error",
			location: e,
			code: e.errorCode ?? "no_verdict",
			message: a(e, t)
		})),
		...e.violations.map((t) => formatFinding(e, t, "error")),
		...e.warnings.map((t) => formatFinding(e, t, "warning")),
		...s(e).map(({ id: t, message: n }) => issue({
			type: "warning",
			location: e,
			code: t,
			message: n
		}))
	]), o = e.notes.map((e) => i(e) === "warning" ? issue({
		type: "warning",
		location: { file: "-" },
		code: e.code,
		message: e.message
	}) : plainLine(`note: ${e.message}`)), c = n(e.results.filter(r));
	return [
		...t,
		...c.map(({ message: e }) => plainLine(e)),
		...o
	].join("");
}
export { reportAzureDevops };
