import { RegoNumber as e, RegoObject as t, formatJson as n, parseJson as r, toPrintableJson as i, toStrictJson as a } from "./evaluation.js";
import { gateExitCode as o } from "./gate2.js";
// src/gate/report/json.ts
function object(n) {
	let r = [];
	for (let [t, i] of Object.entries(n)) i !== void 0 && r.push([t, typeof i == "number" ? new e(String(i)) : i]);
	return new t(r);
}
function toLocation({ file: e, line: t, column: n }) {
	return object({
		file: e,
		line: t,
		column: n
	});
}
function toFinding({ id: e, rule: t, severity: n, severityLabel: r, securitySeverity: i, title: a, message: o, location: s, value: c, expired: l }) {
	return object({
		id: e,
		rule: t,
		severity: n,
		severity_label: r,
		security_severity: i,
		title: a,
		message: o,
		location: s && toLocation(s),
		value: c,
		expired_exception: l && toException(l)
	});
}
function toException(e) {
	if ("kind" in e) {
		if (e.kind === "policy") return object({
			kind: e.kind,
			assessment: e.assessment
		});
		if (e.kind === "configuration") return object({
			kind: e.kind,
			criteria: [...e.criteria]
		});
		let { impact: t, timestamp: n, ...r } = e;
		return object({
			...r,
			impact_statement: t,
			timestamp: n
		});
	}
	let { owner: t, reason: n, expires: r } = e;
	return object({
		owner: t,
		reason: n,
		expires: r
	});
}
function toExcepted({ exception: e, ...n }) {
	return new t([...toFinding(n).entries, ["exception", toException(e)]]);
}
function toBuiltinError({ builtin: e, call: t, types: n, message: r, places: i }) {
	return object({
		builtin: e,
		call: t,
		types: [...n],
		message: r,
		places: i.map(({ file: e, row: t, column: n }) => toLocation({
			file: e,
			line: t,
			column: n
		}))
	});
}
function toExplanation({ mode: e, lines: t, omitted: n, differs: r, error: i }) {
	return object({
		mode: e,
		lines: [...t],
		omitted: n,
		differs: r,
		error: i
	});
}
function toEnvelope({ type: e, digest: t, verification: n, verifiedThen: i }) {
	return object({
		type: e,
		digest: t,
		signatures_checked: n !== void 0 && i !== !0,
		verified_then: i,
		verification: n && r(a(n))
	});
}
function toResult(e) {
	return object({
		input: e.input,
		policy: e.policy,
		source: e.source,
		envelope: e.envelope && toEnvelope(e.envelope),
		outcome: e.outcome,
		exit_code: o(e),
		violations: e.violations.map(toFinding),
		warnings: e.warnings.map(toFinding),
		excepted: e.excepted.map(toExcepted),
		problems: e.problems,
		error_code: e.errorCode,
		skip_reason: e.skipReason,
		not_found: e.notFound,
		unverified: e.unverified,
		truncated: e.truncated,
		builtin_errors: e.builtinErrors.map(toBuiltinError),
		excused: e.excused?.map(({ rule: e, matches: t, findings: n }) => object({
			rule: e,
			matches: t,
			findings: n.map(toFinding)
		})),
		explanation: e.explanation && toExplanation(e.explanation),
		successes: e.successes,
		calls: e.calls,
		duration_ms: Math.round(e.ms * 1e3) / 1e3
	});
}
function reportJson(e, { exitCode: t = o(e) } = {}) {
	let { counts: r } = e, a = object({
		exit_code: t,
		summary: object({
			inputs: e.inputs,
			policies: e.policies.length,
			passed: r.pass,
			failed: r.fail,
			skipped: r.skipped,
			errors: r.invalid + r.undecided,
			warnings: r.warning,
			excepted: r.excepted,
			truncated: r.truncated
		}),
		policies: e.policies.map(({ policy: e, source: t }) => object({
			policy: e,
			source: t
		})),
		results: e.results.map(toResult),
		notes: e.notes.map(({ code: e, message: t, sources: n }) => object({
			code: e,
			message: t,
			sources: n && [...n]
		}))
	});
	return `${i(n(a, "  "))}\n`;
}
export { reportJson };
