import { pathToFileURL } from "node:url";
import type { Location, Log, Notification, ReportingDescriptor, Result, Suppression } from "sarif";
import { version } from "../../base/version.js";
import { formatJson } from "../../base/terms/json-format.js";
import { toPrintableJson } from "../../base/text/printable.js";
import { RegoObject } from "../../base/terms/term.js";
import type { ExceptedFinding } from "../exceptions.js";
import type { FindingLocation, GateFinding } from "../finding.js";
import type { GateReport, GateResult } from "../gate-report.js";
import type { Severity } from "../severity.js";
import { reportedRuleId, type GateRule } from "../gate-rule.js";
import { Fingerprints } from "./fingerprints.js";
import { gateExitCode, type ReportOptions } from "./report-options.js";
import {
  envelopeMessages,
  exceptionName,
  findingLevel,
  messageText,
  noteLevel,
  notesBesideResults,
  problemLine,
  resultWarnings,
  toRepositoryPath,
} from "./report-lines.js";

const SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json";

/** Percent-encodes characters that RFC 3986 forbids in a URI. */
function toStrictUri(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/%(?![0-9a-fA-F]{2})/g, "%25")
    .replaceAll(/[^A-Za-z0-9\-._~:/?#@!$&'()*+,;=%[\]]/gu, encodeURIComponent);
}

/** A file as a SARIF URI; relative paths are relative to the gate's working directory. */
function toFileUri(file: string): string {
  if (/^([a-zA-Z]:)?[\\/]/.test(file)) return pathToFileURL(file.toWellFormed()).href;
  // URI delimiters are part of the file name.
  return toRepositoryPath(file.toWellFormed())
    .split("/")
    .map((segment) => encodeURIComponent(segment))
    .join("/");
}

/** A policy may name a web page instead of a file. */
function toUri(file: string): string {
  return /^https?:\/\//.test(file) && URL.canParse(file) ? toStrictUri(new URL(file).href) : toFileUri(file);
}

/**
 * Converts text to a plain message. In one, `[text](address)` is a link (SARIF 2.1.0, 3.11.6): other brackets, and
 * backslashes, are escaped with a backslash.
 */
function toMessage(text: string): { text: string } {
  return { text: text.replaceAll(/[\\[\]]/g, "\\$&") };
}

/** The reported rules, each once; a finding may have its own id. */
class Rules {
  readonly descriptors: ReportingDescriptor[] = [];
  readonly #indexes = new Map<string, number>();

  indexOf(finding: GateFinding): number {
    const { title, about, securitySeverity: score = 0 } = finding;
    const id = reportedRuleId(finding);
    const index = this.#indexes.get(id) ?? this.descriptors.length;
    if (index === this.descriptors.length) {
      this.#indexes.set(id, index);
      this.descriptors.push(toDescriptor(id, title, about));
    }
    const rule = this.descriptors[index];
    // GitHub reads it only from the rule, so a rule has that of its worst finding.
    if (rule !== undefined && score > Number(rule.properties?.[SECURITY_SEVERITY] ?? 0)) {
      rule.properties = { tags: ["security"], [SECURITY_SEVERITY]: score.toFixed(1) };
    }
    return index;
  }
}

/**
 * A property defined by CodeQL:
 * https://docs.github.com/en/code-security/reference/code-scanning/sarif-files/sarif-support-for-code-scanning
 */
const SECURITY_SEVERITY = "security-severity";

function toDescriptor(id: string, title: string | undefined, about: GateRule): ReportingDescriptor {
  return {
    id,
    ...(title === undefined ? {} : { shortDescription: toMessage(title) }),
    ...(about.description === undefined ? {} : { fullDescription: toMessage(about.description) }),
    ...(about.helpUri === undefined ? {} : { helpUri: toStrictUri(new URL(about.helpUri).href) }),
    ...(about.severity === undefined ? {} : { defaultConfiguration: { level: about.severity } }),
  };
}

function toLocations({ file, line, column }: FindingLocation): Location[] {
  if (file === "-") return [];
  return [
    {
      physicalLocation: {
        artifactLocation: { uri: toUri(file) },
        ...(line === undefined
          ? {}
          : { region: { startLine: line, ...(column === undefined ? {} : { startColumn: column }) } }),
      },
    },
  ];
}

/** State shared by the findings of a run. */
interface Run {
  rules: Rules;
  fingerprints: Fingerprints;
}

type RunSuppression = Required<Pick<Suppression, "kind" | "justification">>;

function toResult(
  result: GateResult,
  finding: GateFinding,
  level: Severity,
  { rules, fingerprints }: Run,
  suppression?: RunSuppression,
): Result {
  const { severityLabel, securitySeverity, metadata } = finding;
  const properties: NonNullable<Result["properties"]> = { input: result.input };
  if (result.policy !== undefined) properties["policy"] = result.policy;
  if (severityLabel !== undefined) properties["severity"] = severityLabel;
  if (securitySeverity !== undefined) properties[SECURITY_SEVERITY] = securitySeverity.toFixed(1);
  // Nested, because SARIF prescribes some members of properties.
  if (metadata.size > 0)
    properties["metadata"] = JSON.parse(formatJson(new RegoObject([...metadata]))) as object;
  return {
    ruleId: reportedRuleId(finding),
    ruleIndex: rules.indexOf(finding),
    level,
    message: toMessage(messageText(finding)),
    locations: toLocations(finding.location ?? result),
    partialFingerprints: { "regohostFinding/v1": fingerprints.of(result, finding) },
    ...(suppression === undefined
      ? {}
      : {
          suppressions: [
            { kind: suppression.kind, status: "accepted", justification: suppression.justification },
          ],
        }),
    properties,
  };
}

function toSuppression({ exception }: ExceptedFinding): RunSuppression {
  return "kind" in exception
    ? { kind: exception.kind === "policy" ? "inSource" : "external", justification: exceptionName(exception) }
    : { kind: "external", justification: `${exception.owner}: ${exception.reason}` };
}

function toNotifications(result: GateResult): Notification[] {
  return result.problems.map((problem) => ({
    level: "error",
    message: toMessage(problemLine(result, problem)),
    ...(result.errorCode === undefined ? {} : { descriptor: { id: result.errorCode } }),
    locations: toLocations(result),
  }));
}

function toWarnings(result: GateResult): Notification[] {
  return resultWarnings(result).map(({ id, message }) => ({
    level: "warning",
    message: toMessage(message),
    descriptor: { id },
    locations: toLocations(result),
  }));
}

function toEnvelopeNotes(results: readonly GateResult[]): Notification[] {
  const opened = results.filter(({ envelope }) => envelope !== undefined);
  return envelopeMessages(opened).map(({ result, message }) => ({
    level: "note",
    message: toMessage(message),
    locations: toLocations(result),
  }));
}

function toNotes(report: GateReport): Notification[] {
  return notesBesideResults(report).map((note) => ({
    level: noteLevel(note),
    message: toMessage(note.message),
    descriptor: { id: note.code },
  }));
}

/** SARIF 2.1.0. Excepted and excused findings are suppressed; a result without a verdict is a notification of a failed run. */
export function reportSarif(
  report: GateReport,
  { exitCode = gateExitCode(report) }: ReportOptions = {},
): string {
  const { results } = report;
  const run: Run = { rules: new Rules(), fingerprints: new Fingerprints() };
  const reported = results.flatMap((result) => [
    ...result.violations.map((finding) => toResult(result, finding, findingLevel(finding, true), run)),
    ...result.warnings.map((finding) => toResult(result, finding, findingLevel(finding, false), run)),
    ...result.excepted.map((finding) =>
      toResult(result, finding, finding.severity, run, toSuppression(finding)),
    ),
    ...(result.excused ?? []).flatMap(({ findings }) =>
      findings.map((finding) =>
        toResult(result, finding, finding.severity, run, {
          kind: "inSource",
          justification: "the policy's exception",
        }),
      ),
    ),
  ]);
  const notifications = [
    ...results.flatMap(toNotifications),
    ...results.flatMap(toWarnings),
    ...toEnvelopeNotes(results),
    ...toNotes(report),
  ];
  const log: Log = {
    $schema: SCHEMA,
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: { name: "regohost", version, semanticVersion: version, rules: run.rules.descriptors },
        },
        columnKind: "unicodeCodePoints",
        invocations: [
          {
            executionSuccessful: exitCode < 2,
            exitCode,
            ...(notifications.length === 0 ? {} : { toolExecutionNotifications: notifications }),
          },
        ],
        results: reported,
      },
    ],
  };
  return `${toPrintableJson(JSON.stringify(log, null, 2))}\n`;
}
