import type { BuiltinCallError, GateExplanation, GateReport, GateResult } from "../gate-report.js";
import { formatJson } from "../../base/terms/json-format.js";
import { toPrintableJson } from "../../base/text/printable.js";
import { parseJson } from "../../base/terms/parse-term.js";
import { toStrictJson } from "../../base/terms/value-text.js";
import { RegoNumber, RegoObject, type Term } from "../../base/terms/term.js";
import type { ExceptedFinding } from "../exceptions.js";
import type { GateFinding } from "../finding.js";
import { gateExitCode } from "./report-options.js";
import type { ReportOptions } from "./report-options.js";

const number = (value: number): RegoNumber => new RegoNumber(String(value));

/** An object without the members that are `undefined`, in the same order. */
function object(members: Record<string, Term | undefined>): RegoObject {
  const present: [string, Term][] = [];
  for (const [name, value] of Object.entries(members)) if (value !== undefined) present.push([name, value]);
  return new RegoObject(present);
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
    security_severity: securitySeverity === undefined ? undefined : number(securitySeverity),
    title,
    message,
    location:
      location === undefined
        ? undefined
        : object({
            file: location.file,
            line: location.line === undefined ? undefined : number(location.line),
            column: location.column === undefined ? undefined : number(location.column),
          }),
    value,
    expired_exception: expired === undefined ? undefined : toException(expired),
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
    places: places.map(({ file, row, column }) =>
      object({ file, line: number(row), column: column === undefined ? undefined : number(column) }),
    ),
  });
}

function toExplanation({ mode, lines, omitted, differs, error }: GateExplanation): RegoObject {
  return object({ mode, lines: [...lines], omitted: number(omitted), differs, error });
}

function toResult(result: GateResult): Term {
  return object({
    input: result.input,
    policy: result.policy,
    source: result.source,
    envelope:
      result.envelope === undefined
        ? undefined
        : object({
            type: result.envelope.type,
            digest: result.envelope.digest,
            signatures_checked:
              result.envelope.verification !== undefined && result.envelope.verifiedThen !== true,
            verified_then: result.envelope.verifiedThen,
            verification:
              result.envelope.verification === undefined
                ? undefined
                : parseJson(toStrictJson(result.envelope.verification)),
          }),
    outcome: result.outcome,
    exit_code: number(gateExitCode(result)),
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
      object({ rule, matches: number(matches), findings: findings.map(toFinding) }),
    ),
    explanation: result.explanation === undefined ? undefined : toExplanation(result.explanation),
    successes: result.successes === undefined ? undefined : number(result.successes),
    calls: number(result.calls),
    duration_ms: number(Math.round(result.ms * 1000) / 1000),
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
    exit_code: number(exitCode),
    summary: object({
      inputs: number(report.inputs),
      policies: number(report.policies.length),
      passed: number(counts.pass),
      failed: number(counts.fail),
      skipped: number(counts.skipped),
      errors: number(counts.invalid + counts.undecided),
      warnings: number(counts.warning),
      excepted: number(counts.excepted),
      truncated: number(counts.truncated),
    }),
    policies: report.policies.map(({ policy, source }) => object({ policy, source })),
    results: report.results.map(toResult),
    notes: report.notes.map(({ code, message, sources }) =>
      object({ code, message, sources: sources === undefined ? undefined : [...sources] }),
    ),
  });
  return `${toPrintableJson(formatJson(document, "  "))}\n`;
}
