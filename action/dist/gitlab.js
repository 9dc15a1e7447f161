import { sha256Hex as e, toPrintableJson as t } from "./shared.js";
import { Fingerprints as n } from "./fingerprints.js";
import { builtinErrorLines as r, envelopeLines as i, noteLevel as a, notesBesideResults as o, problemLine as s, ratedText as c, toRepositoryPath as l, truncatedLines as u } from "./report-lines.js";
// src/gate/report/gitlab.ts
const d = {
	error: "major",
	warning: "minor",
	note: "info"
};
function hash(...t) {
	return e(JSON.stringify(t));
}
function toLocation({ file: e, line: t }) {
	return {
		path: l(e),
		lines: { begin: t ?? 1 }
	};
}
function toFindingIssue(e, t, n, r) {
	return {
		description: `${t.title === void 0 ? "" : `${t.title}: `}${c(t)}`,
		check_name: t.id,
		fingerprint: hash(n.of(e, t)),
		severity: r && t.severity === "error" ? "critical" : d[t.severity],
		location: toLocation(t.location ?? e)
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
	let about = (t) => `${e.input}: ${t}`;
	return [
		...e.problems.map((t) => toLineIssue(e, e.errorCode ?? "no_verdict", "blocker", s(e, t))),
		...e.violations.map((n) => toFindingIssue(e, n, t, !0)),
		...e.warnings.map((n) => toFindingIssue(e, n, t, !1)),
		...u(e).map((t) => toLineIssue(e, "truncated", "minor", about(t))),
		...r(e).map((t) => toLineIssue(e, "builtin_error", "minor", about(t))),
		...e.envelope === void 0 || e.envelope.verification !== void 0 ? [] : i(e).map((t) => toLineIssue({
			...e,
			policy: ""
		}, "envelope_unverified", "minor", about(t)))
	];
}
function getNotes(e) {
	return o(e).map(({ code: t, message: n, sources: r }) => ({
		description: n,
		check_name: t,
		fingerprint: hash(t, n),
		severity: a({ code: t }) === "warning" ? "minor" : "info",
		location: toLocation({ file: r?.[0] ?? e.policies[0]?.source ?? e.results[0]?.file ?? "-" })
	}));
}
function reportGitlab(e) {
	let r = new n(), i = [...e.results.flatMap((e) => toIssues(e, r)), ...getNotes(e)], a = new Map(i.map((e) => [e.fingerprint, e]));
	return `${t(JSON.stringify([...a.values()], null, 2))}\n`;
}
export { reportGitlab };
