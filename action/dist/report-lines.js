import { builtinErrorText as e, factsText as t, metadataLines as n } from "./shared.js";
// src/gate/report/report-lines.ts
function toRepositoryPath(e) {
	return e.replaceAll("\\", "/").replace(/^(?:\.\/)+/, "");
}
function resultName({ input: e, policy: t }) {
	return t === void 0 ? e : `${e} ${t}`;
}
function textWith(e, { message: t, expired: n }) {
	let r = `${t.trim() === "" ? "(no message)" : t}${e}`;
	return n === void 0 ? r : `${r} (the exception of ${n.owner} expired ${n.expires})`;
}
function messageText(e) {
	return textWith("", e);
}
function findingText(e) {
	if (e.location === void 0) return messageText(e);
	let { file: t, line: n, column: r } = e.location;
	return textWith(` (${[
		t === "-" ? "standard input" : t,
		n,
		r
	].filter((e) => e !== void 0).join(":")})`, e);
}
function findingName({ id: e, severityLabel: t }) {
	return t === void 0 ? e : `${e}, ${t}`;
}
function ratedText(e) {
	let { severityLabel: t } = e;
	return t === void 0 ? messageText(e) : `${messageText(e)} (${t})`;
}
function findingLine(e) {
	return `${findingName(e)}: ${findingText(e)}`;
}
function envelopeLines({ envelope: e }) {
	if (e === void 0) return [];
	let { type: n, digest: r, verification: i, verifiedThen: a } = e;
	return i === void 0 ? [`note: the payload of an envelope (${n}, ${r}) was judged; its signatures were not checked`] : [`${a === !0 ? "verified when it was recorded, not now" : "verified"}: payload ${r}, ${t(i)}`];
}
const r = {
	envelope_unverified: "warning",
	runtime_stock: "warning",
	policy_recompiled: "warning",
	schema_unchecked: "warning",
	rules_ignored: "warning",
	rules_unjudged: "warning",
	reference_undefined: "warning",
	unmatched: "warning",
	image_unverified: "warning",
	image_resolved: "note",
	referrers_ignored: "note",
	policy_resolved: "note",
	policy_unpinned: "warning",
	policy_unverified: "warning",
	file_unnamed: "note",
	policies_ignored: "warning",
	files_ignored: "note",
	inputs_ignored: "note",
	data_unused: "note",
	exception_unused: "note",
	exception_unapplied: "note",
	vex_unused: "note",
	definition_unknown: "note",
	finding_unplaced: "note",
	finding_suppressed: "note"
};
function noteLevel({ code: e }) {
	return r[e];
}
function notesBesideResults({ notes: e }) {
	return e.filter(({ code: e }) => e !== "envelope_unverified");
}
function truncatedLines({ truncated: e }) {
	return e.map((e) => `truncated evidence: ${e}`);
}
function builtinErrorLines({ outcome: t, builtinErrors: n }) {
	return t === "fail" ? n.map((t) => `error of a built-in: ${e(t)}`) : [];
}
function isPlainPass({ outcome: e, truncated: t, excused: n = [] }) {
	return e === "pass" && t.length === 0 && n.length === 0;
}
function excusedLines({ excused: e = [] }) {
	return e.flatMap(({ rule: e, findings: t }) => [`the policy's exception excuses ${e}${t.length === 0 ? ", which found nothing" : ""}`, ...t.map((e) => `excused: ${findingLine(e)}`)]);
}
function exceptionText(e) {
	if ("kind" in e) {
		if (e.kind !== "vex") return `(${exceptionName(e)})`;
		let { by: t, words: n } = readVexWords(e);
		return `(${t}: ${n})`;
	}
	let { owner: t, expires: n, reason: r } = e;
	return `(${t} until ${n}: ${r})`;
}
function readVexWords({ file: e, author: t = e, status: n, justification: r, impact: i }) {
	let a = [n, r].filter((e) => e !== void 0).join(", ");
	return {
		by: `VEX of ${t}`,
		words: i === void 0 ? a : `${a}: ${i}`
	};
}
function exceptionName(e) {
	if (!("kind" in e)) return `excepted by ${e.owner} until ${e.expires}`;
	if (e.kind === "vex") {
		let { by: t, words: n } = readVexWords(e);
		return `excepted by ${t} (${n})`;
	}
	if (e.kind === "configuration") return `excluded by ${e.criteria.join(", ")}`;
	let { assessment: t } = e;
	return `suppressed by the policy${t === void 0 ? "" : `, ${t}`}`;
}
function resultDetails(e) {
	return [
		...e.problems.map((e) => `error: ${e}`),
		...e.violations.flatMap((e) => [findingLine(e), ...n(e)]),
		...e.warnings.map((e) => `warning: ${findingLine(e)}`),
		...e.excepted.map((e) => `${exceptionName(e.exception)}: ${findingLine(e)}`),
		...excusedLines(e),
		...e.notFound.map((e) => `not found: ${e}`),
		...e.unverified.map((e) => `unverified: ${e}`),
		...truncatedLines(e),
		...builtinErrorLines(e),
		...e.skipReason === void 0 || e.skipReason === "" ? [] : [`skipped: ${e.skipReason}`],
		...envelopeLines(e)
	];
}
function problemLine({ input: e }, t) {
	return t.startsWith(e) ? t : `${e}: ${t}`;
}
function many(e, t, n) {
	return `${e} ${e === 1 ? t : n}`;
}
function summarize({ counts: e, inputs: t, policies: n }, r) {
	let unpainted = (e) => e, { green: i = unpainted, red: a = unpainted, yellow: o = unpainted } = r ?? {}, s = e.invalid + e.undecided;
	return `${[
		[
			e.pass,
			"passed",
			i
		],
		[
			e.fail,
			"failed",
			a
		],
		[
			s,
			s === 1 ? "error" : "errors",
			a
		],
		[
			e.skipped,
			"skipped",
			o
		],
		[
			e.warning,
			e.warning === 1 ? "warning" : "warnings",
			o
		],
		[
			e.excepted,
			"excepted",
			o
		],
		[
			e.truncated,
			"on truncated evidence",
			o
		]
	].filter(([e], t) => e > 0 || t < 2).map(([e, t, n]) => e > 0 ? n(`${e} ${t}`) : `${e} ${t}`).join(", ")} (${many(t, "input", "inputs")}, ${many(n.length, "policy", "policies")})`;
}
export { builtinErrorLines, envelopeLines, exceptionName, exceptionText, excusedLines, findingName, findingText, isPlainPass, messageText, noteLevel, notesBesideResults, problemLine, ratedText, resultDetails, resultName, summarize, toRepositoryPath, truncatedLines };
