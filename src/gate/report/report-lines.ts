import type { ExceptedFinding } from "../exceptions.js";
import { metadataLines, type GateFinding } from "../finding.js";
import type { GateNote, GateReport, GateResult } from "../gate-report.js";
import type { Severity } from "../severity.js";
import { builtinErrorText } from "../refine-verdict.js";
import { factsText } from "../../trust/verify/facts.js";
import type { VexStatement } from "../vex/vex-statement.js";
import { withCode, type TextStyle } from "./style.js";
import { counted } from "../../base/text/counted.js";

/** A path as a repository has it, with which GitHub, GitLab and Azure compare those of reports: without `./`, with `/`. */
export function toRepositoryPath(file: string): string {
  return file.replaceAll("\\", "/").replace(/^(?:\.\/)+/, "");
}

type ShownFinding = Pick<GateFinding, "message" | "location" | "expired">;

function textWith(location: string, { message, expired }: ShownFinding): string {
  const text = `${message.trim() === "" ? "(no message)" : message}${location}`;
  return expired === undefined
    ? text
    : `${text} (the exception of ${expired.owner} expired ${expired.expires})`;
}

/** A finding's message or a placeholder, and its expired exception. */
export function messageText(finding: ShownFinding): string {
  return textWith("", finding);
}

/** The same with the finding's location. */
export function findingText(finding: ShownFinding): string {
  if (finding.location === undefined) return messageText(finding);
  const { file, line, column } = finding.location;
  const place = [file === "-" ? "standard input" : file, line, column].filter((part) => part !== undefined);
  return textWith(` (${place.join(":")})`, finding);
}

/** A finding's id, to which exceptions refer, and the policy's word for its severity if any: `CVE-2025-1, critical`. */
export function findingName({ id, severityLabel }: Pick<GateFinding, "id" | "severityLabel">): string {
  return severityLabel === undefined ? id : `${id}, ${severityLabel}`;
}

/** A finding's message and that word, for formats with a separate id. */
export function ratedText(finding: ShownFinding & Pick<GateFinding, "severityLabel">): string {
  const { severityLabel } = finding;
  return severityLabel === undefined ? messageText(finding) : `${messageText(finding)} (${severityLabel})`;
}

function findingLine(finding: GateFinding): string {
  return `${findingName(finding)}: ${findingText(finding)}`;
}

/** The signers of an envelope, or the note that its signatures were not verified; empty for other inputs. */
export function envelopeLines({ envelope }: Pick<GateResult, "envelope">): string[] {
  if (envelope === undefined) return [];
  const { type, digest, verification, verifiedThen } = envelope;
  if (verification === undefined) {
    return [
      `note: the payload of an envelope (${type}, ${digest}) was judged; its signatures were not checked`,
    ];
  }
  const when = verifiedThen === true ? "verified when it was recorded, not now" : "verified";
  return [`${when}: payload ${digest}, ${factsText(verification)}`];
}

/** The same lines of several results, with their inputs: once for each input, regardless of the number of its policies. */
export function envelopeMessages(results: readonly GateResult[]): { result: GateResult; message: string }[] {
  const inputs = new Map(results.map((result) => [result.input, result]));
  return [...inputs.values()].flatMap((result) =>
    envelopeLines(result).map((line) => ({ result, message: `${result.input}: ${line}` })),
  );
}

export function isVerified({ envelope }: Pick<GateResult, "envelope">): boolean {
  return envelope?.verification !== undefined;
}

/** Notes about anything that can prevent a policy from refusing are warnings. */
const LEVELS: Readonly<Record<GateNote["code"], "warning" | "note">> = {
  envelope_unverified: "warning",
  runtime_stock: "warning",
  policy_recompiled: "warning",
  schema_unchecked: "warning",
  rules_ignored: "warning",
  rules_unjudged: "warning",
  reference_undefined: "warning",
  unmatched: "warning",
  image_unverified: "warning",
  image_resolved: "note",
  referrers_ignored: "note",
  policy_resolved: "note",
  policy_unpinned: "warning",
  policy_unverified: "warning",
  file_unnamed: "note",
  inputs_mixed: "note",
  policies_ignored: "warning",
  files_ignored: "note",
  inputs_ignored: "note",
  data_unused: "note",
  exception_unused: "note",
  exception_unapplied: "note",
  vex_unused: "note",
  definition_unknown: "note",
  finding_unplaced: "note",
  finding_suppressed: "note",
};

export function noteLevel({ code }: Pick<GateNote, "code">): "warning" | "note" {
  return LEVELS[code];
}

/** The notes of a report, for a format that shows the envelope of a result with the result. */
export function notesBesideResults({ notes }: Pick<GateReport, "notes">): GateNote[] {
  return notes.filter(({ code }) => code !== "envelope_unverified");
}

/**
 * The level of a finding in formats whose levels decide: one that fails the gate is an error whatever its policy rates it,
 * and one that does not is none.
 */
export function findingLevel({ severity }: Pick<GateFinding, "severity">, isViolation: boolean): Severity {
  if (isViolation) return "error";
  return severity === "error" ? "warning" : severity;
}

/** The results that a limit truncated; the decision is based on a part of the evidence. */
export function truncatedLines({ truncated }: Pick<GateResult, "truncated">): string[] {
  return truncated.map((call) => `truncated evidence: ${call}`);
}

/** Errors of built-ins in a policy that refused. Otherwise they are problems. */
export function builtinErrorLines({
  outcome,
  builtinErrors,
}: Pick<GateResult, "outcome" | "builtinErrors">): string[] {
  return outcome === "fail"
    ? builtinErrors.map((error) => `error of a built-in: ${builtinErrorText(error)}`)
    : [];
}

/** Both, for formats that identify each warning, with the input that they are about. */
export function resultWarnings(result: GateResult): { id: string; message: string }[] {
  const toWarning = (id: string, lines: readonly string[]): { id: string; message: string }[] =>
    lines.map((line) => ({ id, message: `${result.input}: ${line}` }));
  return [
    ...toWarning("truncated", truncatedLines(result)),
    ...toWarning("builtin_error", builtinErrorLines(result)),
  ];
}

/** Whether a summary may omit a result: it passed, on all of the evidence, and its policy excepted nothing. */
export function isPlainPass({ outcome, truncated, excused = [] }: GateResult): boolean {
  return outcome === "pass" && truncated.length === 0 && excused.length === 0;
}

/** Returns the results that a report shows: a summary omits those that passed on all of the evidence. */
export function shownResults({ results }: GateReport, summary = false): readonly GateResult[] {
  return summary ? results.filter((result) => !isPlainPass(result)) : results;
}

/** The rules that the policy's own exceptions except, with their findings. */
export function excusedLines({ excused = [] }: Pick<GateResult, "excused">): string[] {
  return excused.flatMap(({ rule, findings }) => [
    `the policy's exception excuses ${rule}${findings.length === 0 ? ", which found nothing" : ""}`,
    ...findings.map((finding) => `excused: ${findingLine(finding)}`),
  ]);
}

/** The owner of an exception, its expiry, and its reason; the words of a VEX document; or the policy and its assessment. */
export function exceptionText(exception: ExceptedFinding["exception"]): string {
  if ("kind" in exception) {
    if (exception.kind !== "vex") return `(${exceptionName(exception)})`;
    const { by, words } = readVexWords(exception);
    return `(${by}: ${words})`;
  }
  const { owner, expires, reason } = exception;
  return `(${owner} until ${expires}: ${reason})`;
}

/** The author of a VEX document, and its words: `not_affected, component_not_present: the patch removes it`. */
function readVexWords({ file, author = file, status, justification, impact }: VexStatement): {
  by: string;
  words: string;
} {
  const label = [status, justification].filter((word) => word !== undefined).join(", ");
  return { by: `VEX of ${author}`, words: impact === undefined ? label : `${label}: ${impact}` };
}

/** Who excepted a finding, with the statement of a VEX document or the assessment of the policy. */
export function exceptionName(exception: ExceptedFinding["exception"]): string {
  if (!("kind" in exception)) return `excepted by ${exception.owner} until ${exception.expires}`;
  if (exception.kind === "vex") {
    const { by, words } = readVexWords(exception);
    return `excepted by ${by} (${words})`;
  }
  if (exception.kind === "configuration") return `excluded by ${exception.criteria.join(", ")}`;
  const { assessment } = exception;
  return `suppressed by the policy${assessment === undefined ? "" : `, ${assessment}`}`;
}

/** All findings and notes of a result, one per line. */
export function resultDetails(result: GateResult): string[] {
  return [
    ...result.problems.map((problem) => `error: ${problemText(result, problem)}`),
    ...result.violations.flatMap((finding) => [findingLine(finding), ...metadataLines(finding)]),
    ...result.warnings.map((finding) => `warning: ${findingLine(finding)}`),
    ...result.excepted.map((finding) => `${exceptionName(finding.exception)}: ${findingLine(finding)}`),
    ...excusedLines(result),
    ...result.notFound.map((call) => `not found: ${call}`),
    ...result.unverified.map((call) => `unverified: ${call}`),
    ...truncatedLines(result),
    ...builtinErrorLines(result),
    ...(result.skipReason === undefined || result.skipReason === "" ? [] : [`skipped: ${result.skipReason}`]),
    ...envelopeLines(result),
  ];
}

/** A problem with the code of its error, if any. */
export function problemText(
  { errorCode }: Pick<GateResult, "errorCode">,
  problem: string,
  style?: Pick<TextStyle, "dim">,
): string {
  return errorCode === undefined ? problem : withCode(problem, errorCode, style);
}

/** A problem, prefixed with its input unless it contains it already. */
export function problemLine({ input }: GateResult, problem: string): string {
  return problem.startsWith(input) ? problem : `${input}: ${problem}`;
}

type Paint = (text: string) => string;

/** The totals in one line: `2 passed, 1 failed (3 inputs, 1 policy)`. */
export function summarize(
  { counts, inputs, policies }: GateReport,
  style?: Pick<TextStyle, "green" | "red" | "yellow">,
): string {
  const unpainted: Paint = (text) => text;
  const { green = unpainted, red = unpainted, yellow = unpainted } = style ?? {};
  const errors = counts.invalid + counts.undecided;
  const parts: [number, string, Paint][] = [
    [counts.pass, "passed", green],
    [counts.fail, "failed", red],
    [errors, errors === 1 ? "error" : "errors", red],
    [counts.skipped, "skipped", yellow],
    [counts.warning, counts.warning === 1 ? "warning" : "warnings", yellow],
    [counts.excepted, "excepted", yellow],
    [counts.truncated, "on truncated evidence", yellow],
  ];
  const sums = parts
    .filter(([count], index) => count > 0 || index < 2)
    .map(([count, word, paint]) => (count > 0 ? paint(`${count} ${word}`) : `${count} ${word}`));
  return `${sums.join(", ")} (${counted(inputs, "input")}, ${counted(policies.length, "policy", "policies")})`;
}
