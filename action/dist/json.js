import { RegoNumber as e, RegoObject as t, formatJson as n, parseJson as r, toPrintableJson as i, toStrictJson as a } from "./evaluation.js";
import { gateExitCode as o } from "./gate2.js";
// src/gate/report/json.ts
const number = (t) => new e(String(t));
function object(e) {
	let n = [];
	for (let [t, r] of Object.entries(e)) r !== void 0 && n.push([t, r]);
	return new t(n);
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
			verification: e.envelope.verification === void 0 ? void 0 : r(a(e.envelope.verification))
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
function reportJson(e, { exitCode: t = o(e) } = {}) {
	let { counts: r } = e, a = object({
		exit_code: number(t),
		summary: object({
			inputs: number(e.inputs),
			policies: number(e.policies.length),
			passed: number(r.pass),
			failed: number(r.fail),
			skipped: number(r.skipped),
			errors: number(r.invalid + r.undecided),
			warnings: number(r.warning),
			excepted: number(r.excepted),
			truncated: number(r.truncated)
		}),
		policies: e.policies.map(({ policy: e, source: t }) => object({
			policy: e,
			source: t
		})),
		results: e.results.map(toResult),
		notes: e.notes.map(({ code: e, message: t, sources: n }) => object({
			code: e,
			message: t,
			sources: n === void 0 ? void 0 : [...n]
		}))
	});
	return `${i(n(a, "  "))}\n`;
}
export { reportJson };
