import type { GateFinding } from "../finding.js";
import { reportedRuleId } from "../gate-rule.js";
import type { GateReport, GateResult } from "../gate-report.js";
import { toPrintable } from "../../base/text/printable.js";
import {
  envelopeMessages,
  isVerified,
  noteLevel,
  problemLine,
  ratedText,
  resultWarnings,
  toRepositoryPath,
} from "./report-lines.js";

/** Escapes the value of a command. The agent decodes `%AZP25` as a percent sign and `%0A` as a line feed. */
function data(text: string): string {
  return toPrintable(text).replaceAll("%", "%AZP25").replaceAll("\n", "%0A");
}

/** Escapes the value of a property, which `;` and `]` would end. */
function property(text: string): string {
  return data(text).replaceAll(";", "%3B").replaceAll("]", "%5D");
}

interface Issue {
  type: "error" | "warning";
  location: Pick<GateResult, "file" | "line"> & { column?: number | undefined };
  code: string;
  message: string;
}

function issue({ type, location: { file, line, column }, code, message }: Issue): string {
  const properties = [
    `type=${type}`,
    ...(file === "-" ? [] : [`sourcepath=${property(toRepositoryPath(file))}`]),
    ...(file === "-" || line === undefined ? [] : [`linenumber=${line}`]),
    ...(file === "-" || line === undefined || column === undefined ? [] : [`columnnumber=${column}`]),
    `code=${property(code)}`,
  ];
  return `##vso[task.logissue ${properties.join(";")}]${data(message)}\n`;
}

/** A line of the log that is not an issue of the run. */
function plainLine(text: string): string {
  return `${toPrintable(text).replaceAll("\n", " ")}\n`;
}

function formatFinding(result: GateResult, finding: GateFinding, type: Issue["type"]): string {
  const { location } = finding;
  const message = `${location === undefined ? `${result.input}: ` : ""}${ratedText(finding)}`;
  return issue({ type, location: location ?? result, code: reportedRuleId(finding), message });
}

/**
 * Logging commands of Azure Pipelines, https://learn.microsoft.com/azure/devops/pipelines/scripts/logging-commands: an
 * issue for each finding, problem and truncated result. Notes, for which Azure has no level, are plain lines of the
 * log.
 */
export function reportAzureDevops(report: GateReport): string {
  const issues = report.results.flatMap((result) => [
    ...result.problems.map((problem) =>
      issue({
        type: "error",
        location: result,
        code: result.errorCode ?? "no_verdict",
        message: problemLine(result, problem),
      }),
    ),
    ...result.violations.map((finding) => formatFinding(result, finding, "error")),
    ...result.warnings.map((finding) => formatFinding(result, finding, "warning")),
    ...resultWarnings(result).map(({ id, message }) =>
      issue({ type: "warning", location: result, code: id, message }),
    ),
  ]);
  const notes = report.notes.map((note) =>
    noteLevel(note) === "warning"
      ? issue({ type: "warning", location: { file: "-" }, code: note.code, message: note.message })
      : plainLine(`note: ${note.message}`),
  );
  const verified = envelopeMessages(report.results.filter(isVerified));
  return [...issues, ...verified.map(({ message }) => plainLine(message)), ...notes].join("");
}
