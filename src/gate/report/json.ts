import type { BuiltinCallError, GateExplanation, GateReport, GateResult } from "../gate-report.js";
import { formatJson } from "../../base/terms/json-format.js";
import { toPrintableJson } from "../../base/text/printable.js";
import { parseJson } from "../../base/terms/parse-term.js";
import { toStrictJson } from "../../base/terms/value-text.js";
import { RegoNumber, RegoObject, type Term } from "../../base/terms/term.js";
import type { ExceptedFinding } from "../exceptions.js";
import type { GateFinding } from "../finding.js";
import type { OpenedEnvelope } from "../inputs/envelope.js";
import { gateExitCode, type ReportOptions } from "./report-options.js";

/** An object without the members that are `undefined`, in the same order. */
function object(members: Record<string, Term | number | undefined>): RegoObject {
  const present: [string, Term][] = [];
  for (const [name, value] of Object.entries(members)) {
    if (value !== undefined)
      present.push([name, typeof value === "number" ? new RegoNumber(String(value)) : value]);
  }
  return new RegoObject(present);
}

interface JsonLocation {
  file: string;
  line?: number | undefined;
  column?: number | undefined;
}

function toLocation({ file, line, column }: JsonLocation): RegoObject {
  return object({ file, line, column });
}

function toFinding({
  id,
  rule,
  severity,
  severityLabel,
  securitySeverity,
  title,
  message,
  location,
  value,
  expired,
}: GateFinding): RegoObject {
  return object({
    id,
    rule,
    severity,
    severity_label: severityLabel,
    security_severity: securitySeverity,
    title,
    message,
    location: location && toLocation(location),
    value,
    expired_exception: expired && toException(expired),
  });
}

function toException(exception: ExceptedFinding["exception"]): RegoObject {
  if ("kind" in exception) {
    if (exception.kind === "policy")
      return object({ kind: exception.kind, assessment: exception.assessment });
    if (exception.kind === "configuration")
      return object({ kind: exception.kind, criteria: [...exception.criteria] });
    const { impact, timestamp, ...statement } = exception;
    return object({ ...statement, impact_statement: impact, timestamp });
  }
  const { owner, reason, expires } = exception;
  return object({ owner, reason, expires });
}

function toExcepted({ exception, ...finding }: ExceptedFinding): Term {
  return new RegoObject([...toFinding(finding).entries, ["exception", toException(exception)]]);
}

function toBuiltinError({ builtin, call, types, message, places }: BuiltinCallError): RegoObject {
  return object({
    builtin,
    call,
    types: [...types],
    message,
    places: places.map(({ file, row, column }) => toLocation({ file, line: row, column })),
  });
}

function toExplanation({ mode, lines, omitted, differs, error }: GateExplanation): RegoObject {
  return object({ mode, lines: [...lines], omitted, differs, error });
}

function toEnvelope({ type, digest, verification, verifiedThen }: OpenedEnvelope): RegoObject {
  return object({
    type,
    digest,
    signatures_checked: verification !== undefined && verifiedThen !== true,
    verified_then: verifiedThen,
    verification: verification && parseJson(toStrictJson(verification)),
  });
}

function toResult(result: GateResult): Term {
  return object({
    input: result.input,
    policy: result.policy,
    source: result.source,
    envelope: result.envelope && toEnvelope(result.envelope),
    outcome: result.outcome,
    exit_code: gateExitCode(result),
    violations: result.violations.map(toFinding),
    warnings: result.warnings.map(toFinding),
    excepted: result.excepted.map(toExcepted),
    problems: result.problems,
    error_code: result.errorCode,
    skip_reason: result.skipReason,
    not_found: result.notFound,
    unverified: result.unverified,
    truncated: result.truncated,
    builtin_errors: result.builtinErrors.map(toBuiltinError),
    excused: result.excused?.map(({ rule, matches, findings }) =>
      object({ rule, matches, findings: findings.map(toFinding) }),
    ),
    explanation: result.explanation && toExplanation(result.explanation),
    successes: result.successes,
    calls: result.calls,
    duration_ms: Math.round(result.ms * 1000) / 1000,
  });
}

/**
 * The report as one JSON document: `exit_code`, `summary`, `policies`, `results` with one entry for each policy and
 * input, and `notes`. The `value` of a violation is the rule's value, with exact numbers.
 */
export function reportJson(
  report: GateReport,
  { exitCode = gateExitCode(report) }: ReportOptions = {},
): string {
  const { counts } = report;
  const document = object({
    exit_code: exitCode,
    summary: object({
      inputs: report.inputs,
      policies: report.policies.length,
      passed: counts.pass,
      failed: counts.fail,
      skipped: counts.skipped,
      errors: counts.invalid + counts.undecided,
      warnings: counts.warning,
      excepted: counts.excepted,
      truncated: counts.truncated,
    }),
    policies: report.policies.map(({ policy, source }) => object({ policy, source })),
    results: report.results.map(toResult),
    notes: report.notes.map(({ code, message, sources }) =>
      object({ code, message, sources: sources && [...sources] }),
    ),
  });
  return `${toPrintableJson(formatJson(document, "  "))}\n`;
}
