import { createHash } from "node:crypto";
import { pathToFileURL } from "node:url";
import type { Log, Notification, ReportingDescriptor, Result } from "sarif";
import { version } from "../../version.js";
import { formatJson } from "../json-format.js";
import type { GateFinding } from "../gate-finding.js";
import type { GateReport, GateResult } from "../gate-report.js";
import type { GateRule } from "../gate-rule.js";
import { messageText, problemLine } from "./report-lines.js";

const SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json";

/** A file as SARIF has it: relative ones to the folder that the gate ran in. */
function toUri(file: string): string {
  return /^([a-zA-Z]:)?[\\/]/.test(file)
    ? pathToFileURL(file).href
    : encodeURI(file.replaceAll("\\", "/")).replaceAll("#", "%23").replaceAll("?", "%3F");
}

/** Rules that are reported, once each; a finding may bear an id of its own. */
class Rules {
  readonly descriptors: ReportingDescriptor[] = [];
  readonly #indexes = new Map<string, number>();

  indexOf({ id, title, about }: Pick<GateFinding, "id" | "title" | "about">): number {
    const known = this.#indexes.get(id);
    if (known !== undefined) return known;
    this.#indexes.set(id, this.descriptors.length);
    this.descriptors.push(toDescriptor(id, title, about));
    return this.descriptors.length - 1;
  }
}

function toDescriptor(id: string, title: string | undefined, about: GateRule): ReportingDescriptor {
  return {
    id,
    ...(title === undefined ? {} : { shortDescription: { text: title } }),
    ...(about.description === undefined ? {} : { fullDescription: { text: about.description } }),
    ...(about.helpUri === undefined ? {} : { helpUri: about.helpUri }),
    ...(about.severity === undefined ? {} : { defaultConfiguration: { level: about.severity } }),
  };
}

/** Stays the same over runs, as long as the rule, the input and the message do. */
function fingerprint(result: GateResult, finding: GateFinding): string {
  const hash = createHash("sha256");
  hash.update(JSON.stringify([finding.id, result.policy, result.input, finding.message]));
  return hash.digest("hex");
}

function locationsOf(result: GateResult, { location }: GateFinding): Result["locations"] {
  const { file, line } = location ?? result;
  if (file === "-") return [];
  return [
    {
      physicalLocation: {
        artifactLocation: { uri: toUri(file) },
        ...(line === undefined ? {} : { region: { startLine: line } }),
      },
    },
  ];
}

function toResult(result: GateResult, finding: GateFinding, rules: Rules, justification?: string): Result {
  const properties = {
    input: result.input,
    ...(result.policy === undefined ? {} : { policy: result.policy }),
    ...Object.fromEntries(
      Array.from(finding.metadata, ([key, value]) => [key, JSON.parse(formatJson(value)) as unknown]),
    ),
  };
  return {
    ruleId: finding.id,
    ruleIndex: rules.indexOf(finding),
    level: finding.severity,
    message: { text: messageText(finding) },
    locations: locationsOf(result, finding) ?? [],
    partialFingerprints: { "regohostFinding/v1": fingerprint(result, finding) },
    ...(justification === undefined
      ? {}
      : { suppressions: [{ kind: "external", status: "accepted", justification }] }),
    properties,
  };
}

function toNotifications(result: GateResult): Notification[] {
  return result.problems.map((problem) => ({
    level: "error",
    message: { text: problemLine(result, problem) },
    ...(result.errorCode === undefined ? {} : { descriptor: { id: result.errorCode } }),
    ...(result.file === "-"
      ? {}
      : { locations: [{ physicalLocation: { artifactLocation: { uri: toUri(result.file) } } }] }),
  }));
}

/** SARIF 2.1.0. Excepted findings are suppressed ones; what has no verdict is a notification of a failed run. */
export function reportSarif({ results, exitCode }: GateReport): string {
  const rules = new Rules();
  const reported = results.flatMap((result) => [
    ...[...result.violations, ...result.warnings].map((finding) => toResult(result, finding, rules)),
    ...result.excepted.map((finding) =>
      toResult(result, finding, rules, `${finding.exception.owner}: ${finding.exception.reason}`),
    ),
  ]);
  const notifications = results.flatMap(toNotifications);
  const log: Log = {
    $schema: SCHEMA,
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: "regohost", version, semanticVersion: version, rules: rules.descriptors } },
        columnKind: "utf16CodeUnits",
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
  return `${JSON.stringify(log, null, 2)}\n`;
}
