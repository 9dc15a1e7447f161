import { reportedRuleId as e } from "./shared.js";
import { sha256Hex as t, toPrintableJson as n } from "./evaluation.js";
import { Fingerprints as r } from "./fingerprints.js";
import { envelopeMessages as i, isVerified as a, noteLevel as o, notesBesideResults as s, problemLine as c, ratedText as l, resultWarnings as u, toRepositoryPath as d } from "./judging.js";
// src/gate/report/gitlab.ts
function toSeverity({ severity: e }, t) {
	return t ? e === "error" ? "critical" : "major" : e === "note" ? "info" : "minor";
}
function hash(...e) {
	return t(JSON.stringify(e));
}
function toLocation({ file: e, line: t }) {
	return {
		path: d(e),
		lines: { begin: t ?? 1 }
	};
}
function toFindingIssue(t, n, r, i) {
	return {
		description: `${n.title === void 0 ? "" : `${n.title}: `}${l(n)}`,
		check_name: e(n),
		fingerprint: hash(r.of(t, n)),
		severity: toSeverity(n, i),
		location: toLocation(n.location ?? t)
	};
}
function toLineIssue(e, t, n, r) {
	return {
		description: r,
		check_name: t,
		fingerprint: hash(t, e.policy ?? "", e.file, r),
		severity: n,
		location: toLocation(e)
	};
}
function toIssues(e, t) {
	return [
		...e.problems.map((t) => toLineIssue(e, e.errorCode ?? "no_verdict", "blocker", c(e, t))),
		...e.violations.map((n) => toFindingIssue(e, n, t, !0)),
		...e.warnings.map((n) => toFindingIssue(e, n, t, !1)),
		...u(e).map(({ id: t, message: n }) => toLineIssue(e, t, "minor", n)),
		...(a(e) ? [] : i([e])).map(({ message: t }) => toLineIssue({
			...e,
			policy: ""
		}, "envelope_unverified", "minor", t))
	];
}
function getNotes(e) {
	return s(e).map(({ code: t, message: n, sources: r }) => ({
		description: n,
		check_name: t,
		fingerprint: hash(t, n),
		severity: o({ code: t }) === "warning" ? "minor" : "info",
		location: toLocation({ file: r?.[0] ?? e.policies[0]?.source ?? e.results[0]?.file ?? "-" })
	}));
}
function reportGitlab(e) {
	let t = new r(), i = [...e.results.flatMap((e) => toIssues(e, t)), ...getNotes(e)], a = new Map(i.map((e) => [e.fingerprint, e]));
	return `${n(JSON.stringify([...a.values()], null, 2))}\n`;
}
export { reportGitlab };
