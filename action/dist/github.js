import { toPrintable as e } from "./evaluation.js";
import { envelopeMessages as t, findingLevel as n, isVerified as r, messageText as i, noteLevel as a, problemLine as o, problemText as s, resultWarnings as c, toRepositoryPath as l } from "./judging.js";
// src/gate/report/github.ts
const u = {
	error: "error",
	warning: "warning",
	note: "notice"
};
function data(t) {
	return e(t).replaceAll("%", "%25").replaceAll("\n", "%0A");
}
function property(e) {
	return data(e).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
function annotation({ command: e, file: t, line: n, column: r, title: i, message: a }) {
	let o = [...n === void 0 ? [] : [`line=${n}`], ...r === void 0 ? [] : [`col=${r}`]];
	return `::${e} ${[...t === "-" ? [] : [`file=${property(l(t))}`, ...o], `title=${property(i)}`].join(",")}::${data(a)}\n`;
}
function formatFinding(e, t, r) {
	let { file: a, line: o, column: s } = t.location ?? e;
	return annotation({
		command: u[n(t, r)],
		file: a,
		line: o,
		column: s,
		title: `${t.title ?? t.id}${t.severityLabel === void 0 ? "" : ` (${t.severityLabel})`}`,
		message: `${t.location === void 0 ? `${e.input}: ` : ""}${i(t)}`
	});
}
function verifiedNotices({ results: e }) {
	return t(e.filter(r)).map(({ result: { file: e, line: t }, message: n }) => annotation({
		command: "notice",
		file: e,
		line: t,
		title: "verification",
		message: n
	}));
}
function reportGithub(e) {
	let t = e.notes.map((e) => annotation({
		command: u[a(e)],
		file: "-",
		title: e.code,
		message: e.message
	}));
	return e.results.flatMap((e) => [
		...e.problems.map((t) => annotation({
			command: "error",
			file: e.file,
			line: e.line,
			title: e.policy ?? "input",
			message: s(e, o(e, t))
		})),
		...e.violations.map((t) => formatFinding(e, t, !0)),
		...e.warnings.map((t) => formatFinding(e, t, !1)),
		...c(e).map(({ message: t }) => annotation({
			command: "warning",
			file: e.file,
			line: e.line,
			title: e.policy ?? "input",
			message: t
		}))
	]).concat(verifiedNotices(e), t).join("");
}
export { reportGithub };
