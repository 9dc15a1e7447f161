import type { GateFinding } from "../finding.js";
import { reportedRuleId } from "../gate-rule.js";
import type { GateReport, GateResult } from "../gate-report.js";
import { toPrintableJson } from "../../base/text/printable.js";
import { Fingerprints } from "./fingerprints.js";
import {
  envelopeMessages,
  isVerified,
  noteLevel,
  notesBesideResults,
  problemLine,
  ratedText,
  resultWarnings,
  toRepositoryPath,
} from "./report-lines.js";
import { sha256Hex } from "../../base/text/sha256.js";

/** An issue of GitLab's Code Quality, which accepts only this part of Code Climate's format. */
interface Issue {
  description: string;
  check_name: string;
  fingerprint: string;
  severity: "info" | "minor" | "major" | "critical" | "blocker";
  location: { path: string; lines: { begin: number } };
}

/** Violations fail the gate, so the policy's rating never makes one less than a warning. */
function toSeverity({ severity }: GateFinding, isViolation: boolean): Issue["severity"] {
  if (isViolation) return severity === "error" ? "critical" : "major";
  return severity === "note" ? "info" : "minor";
}

function hash(...parts: readonly string[]): string {
  return sha256Hex(JSON.stringify(parts));
}

function toLocation({ file, line }: Pick<GateResult, "file" | "line">): Issue["location"] {
  return { path: toRepositoryPath(file), lines: { begin: line ?? 1 } };
}

function toFindingIssue(
  result: GateResult,
  finding: GateFinding,
  fingerprints: Fingerprints,
  isViolation: boolean,
): Issue {
  return {
    description: `${finding.title === undefined ? "" : `${finding.title}: `}${ratedText(finding)}`,
    check_name: reportedRuleId(finding),
    fingerprint: hash(fingerprints.of(result, finding)),
    severity: toSeverity(finding, isViolation),
    location: toLocation(finding.location ?? result),
  };
}

/** An issue that is not a finding: equal ones are merged. */
function toLineIssue(result: GateResult, check: string, severity: Issue["severity"], line: string): Issue {
  return {
    description: line,
    check_name: check,
    fingerprint: hash(check, result.policy ?? "", result.file, line),
    severity,
    location: toLocation(result),
  };
}

function toIssues(result: GateResult, fingerprints: Fingerprints): Issue[] {
  return [
    ...result.problems.map((problem) =>
      toLineIssue(result, result.errorCode ?? "no_verdict", "blocker", problemLine(result, problem)),
    ),
    ...result.violations.map((finding) => toFindingIssue(result, finding, fingerprints, true)),
    ...result.warnings.map((finding) => toFindingIssue(result, finding, fingerprints, false)),
    ...resultWarnings(result).map(({ id, message }) => toLineIssue(result, id, "minor", message)),
    ...(isVerified(result) ? [] : envelopeMessages([result])).map(({ message }) =>
      toLineIssue({ ...result, policy: "" }, "envelope_unverified", "minor", message),
    ),
  ];
}

/** An issue needs a file: that of a policy, which most notes are about. */
function getNotes(report: GateReport): Issue[] {
  return notesBesideResults(report).map(({ code, message, sources }) => ({
    description: message,
    check_name: code,
    fingerprint: hash(code, message),
    severity: noteLevel({ code }) === "warning" ? "minor" : "info",
    location: toLocation({
      file: sources?.[0] ?? report.policies[0]?.source ?? report.results[0]?.file ?? "-",
    }),
  }));
}

/**
 * GitLab's Code Quality report, https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format. Excepted
 * findings are omitted: GitLab does not support suppressed ones. Fingerprints are those of SARIF: they are stable when
 * lines move.
 */
export function reportGitlab(report: GateReport): string {
  const fingerprints = new Fingerprints();
  const issues = [...report.results.flatMap((result) => toIssues(result, fingerprints)), ...getNotes(report)];
  const unique = new Map(issues.map((issue) => [issue.fingerprint, issue]));
  return `${toPrintableJson(JSON.stringify([...unique.values()], null, 2))}\n`;
}
