import { Ht as e, ho as t, qr as n, vo as r, yo as i, za as a } from "./shared.js";
import { gateExitCode as o } from "./report-options.js";
// src/gate/report/json.ts
const number = (e) => new r(String(e));
function object(e) {
	let t = Object.entries(e).filter((e) => e[1] !== void 0);
	return new i(t);
}
function toFinding({ id: e, rule: t, severity: n, severityLabel: r, securitySeverity: i, title: a, message: o, location: s, value: c, expired: l }) {
	return object({
		id: e,
		rule: t,
		severity: n,
		severity_label: r,
		security_severity: i === void 0 ? void 0 : number(i),
		title: a,
		message: o,
		location: s === void 0 ? void 0 : object({
			file: s.file,
			line: s.line === void 0 ? void 0 : number(s.line),
			column: s.column === void 0 ? void 0 : number(s.column)
		}),
		value: c,
		expired_exception: l === void 0 ? void 0 : toException(l)
	});
}
function toException(e) {
	if ("kind" in e) {
		if (e.kind === "policy") return object({
			kind: e.kind,
			assessment: e.assessment
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
function toExcepted({ exception: e, ...t }) {
	return new i([...toFinding(t).entries, ["exception", toException(e)]]);
}
function toBuiltinError({ builtin: e, call: t, types: n, message: r, places: i }) {
	return object({
		builtin: e,
		call: t,
		types: [...n],
		message: r,
		places: i.map(({ file: e, row: t, column: n }) => object({
			file: e,
			line: number(t),
			column: n === void 0 ? void 0 : number(n)
		}))
	});
}
function toExplanation({ mode: e, lines: t, omitted: n, differs: r, error: i }) {
	return object({
		mode: e,
		lines: [...t],
		omitted: number(n),
		differs: r,
		error: i
	});
}
function toResult(e) {
	return object({
		input: e.input,
		policy: e.policy,
		source: e.source,
		envelope: e.envelope === void 0 ? void 0 : object({
			type: e.envelope.type,
			digest: e.envelope.digest,
			signatures_checked: e.envelope.verification !== void 0 && e.envelope.verifiedThen !== !0,
			verified_then: e.envelope.verifiedThen,
			verification: e.envelope.verification === void 0 ? void 0 : t(a(e.envelope.verification))
		}),
		outcome: e.outcome,
		exit_code: number(o(e)),
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
			matches: number(t),
			findings: n.map(toFinding)
		})),
		explanation: e.explanation === void 0 ? void 0 : toExplanation(e.explanation),
		successes: e.successes === void 0 ? void 0 : number(e.successes),
		calls: number(e.calls),
		duration_ms: number(Math.round(e.ms * 1e3) / 1e3)
	});
}
function reportJson(t, { exitCode: r = o(t) } = {}) {
	let { counts: i } = t, a = object({
		exit_code: number(r),
		summary: object({
			inputs: number(t.inputs),
			policies: number(t.policies.length),
			passed: number(i.pass),
			failed: number(i.fail),
			skipped: number(i.skipped),
			errors: number(i.invalid + i.undecided),
			warnings: number(i.warning),
			excepted: number(i.excepted),
			truncated: number(i.truncated)
		}),
		policies: t.policies.map(({ policy: e, source: t }) => object({
			policy: e,
			source: t
		})),
		results: t.results.map(toResult),
		notes: t.notes.map(({ code: e, message: t, sources: n }) => object({
			code: e,
			message: t,
			sources: n === void 0 ? void 0 : [...n]
		}))
	});
	return `${n(e(a, "  "))}\n`;
}
export { reportJson };
