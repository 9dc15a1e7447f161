import { builtinErrorLines as e, envelopeLines as t, noteLevel as n, notesBesideResults as r, problemLine as i, ratedText as a, reportedRuleId as o, toRepositoryPath as s, truncatedLines as c } from "./judging.js";
import { sha256Hex as l, toPrintableJson as u } from "./evaluation.js";
import { Fingerprints as d } from "./fingerprints.js";
// src/gate/report/gitlab.ts
const f = {
	error: "major",
	warning: "minor",
	note: "info"
};
function hash(...e) {
	return l(JSON.stringify(e));
}
function toLocation({ file: e, line: t }) {
	return {
		path: s(e),
		lines: { begin: t ?? 1 }
	};
}
function toFindingIssue(e, t, n, r) {
	return {
		description: `${t.title === void 0 ? "" : `${t.title}: `}${a(t)}`,
		check_name: o(t),
		fingerprint: hash(n.of(e, t)),
		severity: r && t.severity === "error" ? "critical" : f[t.severity],
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
function toIssues(n, r) {
	let about = (e) => `${n.input}: ${e}`;
	return [
		...n.problems.map((e) => toLineIssue(n, n.errorCode ?? "no_verdict", "blocker", i(n, e))),
		...n.violations.map((e) => toFindingIssue(n, e, r, !0)),
		...n.warnings.map((e) => toFindingIssue(n, e, r, !1)),
		...c(n).map((e) => toLineIssue(n, "truncated", "minor", about(e))),
		...e(n).map((e) => toLineIssue(n, "builtin_error", "minor", about(e))),
		...n.envelope === void 0 || n.envelope.verification !== void 0 ? [] : t(n).map((e) => toLineIssue({
			...n,
			policy: ""
		}, "envelope_unverified", "minor", about(e)))
	];
}
function getNotes(e) {
	return r(e).map(({ code: t, message: r, sources: i }) => ({
		description: r,
		check_name: t,
		fingerprint: hash(t, r),
		severity: n({ code: t }) === "warning" ? "minor" : "info",
		location: toLocation({ file: i?.[0] ?? e.policies[0]?.source ?? e.results[0]?.file ?? "-" })
	}));
}
function reportGitlab(e) {
	let t = new d(), n = [...e.results.flatMap((e) => toIssues(e, t)), ...getNotes(e)], r = new Map(n.map((e) => [e.fingerprint, e]));
	return `${u(JSON.stringify([...r.values()], null, 2))}\n`;
}
export { reportGitlab };
