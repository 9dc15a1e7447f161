import type { GateReport, GateResult } from "../gate-report.js";
import { formatJson } from "../json-format.js";
import { JsonNumber } from "../json-tree.js";
import type { JsonTree } from "../json-tree.js";
import type { ExceptedFinding, GateException } from "../gate-exceptions.js";
import type { GateFinding } from "../gate-finding.js";

const number = (value: number): JsonNumber => new JsonNumber(String(value));

/** An object without the members that are `undefined`, in the order given. */
function object(members: Record<string, JsonTree | undefined>): Map<string, JsonTree> {
  const present = Object.entries(members).filter(
    (member): member is [string, JsonTree] => member[1] !== undefined,
  );
  return new Map(present);
}

function toFinding({
  id,
  rule,
  severity,
  title,
  message,
  location,
  value,
  expired,
}: GateFinding): Map<string, JsonTree> {
  return object({
    id,
    rule,
    severity,
    title,
    message,
    location:
      location === undefined
        ? undefined
        : object({
            file: location.file,
            line: location.line === undefined ? undefined : number(location.line),
          }),
    value,
    expired_exception: expired === undefined ? undefined : toException(expired),
  });
}

function toException({ owner, reason, expires }: GateException): Map<string, JsonTree> {
  return object({ owner, reason, expires });
}

function toExcepted({ exception, ...finding }: ExceptedFinding): JsonTree {
  return new Map([...toFinding(finding), ["exception", toException(exception)]]);
}

function toResult(result: GateResult): JsonTree {
  return object({
    input: result.input,
    policy: result.policy,
    source: result.source,
    envelope:
      result.envelope === undefined
        ? undefined
        : object({ type: result.envelope, signatures_checked: false }),
    outcome: result.outcome,
    exit_code: number(result.exitCode),
    violations: result.violations.map(toFinding),
    warnings: result.warnings.map(toFinding),
    excepted: result.excepted.map(toExcepted),
    problems: result.problems,
    error_code: result.errorCode,
    skip_reason: result.skipReason,
    not_found: result.notFound,
    calls: number(result.calls),
    duration_ms: number(Math.round(result.ms * 1000) / 1000),
  });
}

/**
 * The report as one JSON document: `exit_code`, `summary`, `policies`, and `results` with one entry for each policy
 * and input. The `value` of a violation is what the rule holds, with every number as it is written.
 */
export function reportJson(report: GateReport): string {
  const { counts } = report;
  const document = object({
    exit_code: number(report.exitCode),
    summary: object({
      inputs: number(report.inputs),
      policies: number(report.policies.length),
      passed: number(counts.pass),
      failed: number(counts.fail),
      skipped: number(counts.skipped),
      errors: number(counts.error),
      warnings: number(counts.warning),
      excepted: number(counts.excepted),
    }),
    policies: report.policies.map(({ policy, source }) => object({ policy, source })),
    results: report.results.map(toResult),
  });
  return `${formatJson(document, "  ")}\n`;
}
