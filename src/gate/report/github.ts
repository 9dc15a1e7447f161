import type { FindingLocation, GateFinding } from "../finding.js";
import type { GateReport, GateResult } from "../gate-report.js";
import { toPrintable } from "../../base/text/printable.js";
import {
  envelopeMessages,
  findingLevel,
  isVerified,
  messageText,
  noteLevel,
  problemLine,
  problemText,
  resultWarnings,
  toRepositoryPath,
} from "./report-lines.js";

/** https://docs.github.com/actions/reference/workflow-commands-for-github-actions */
const COMMANDS = { error: "error", warning: "warning", note: "notice" } as const;

/** The log shows it verbatim, so control characters are escaped. */
function data(text: string): string {
  return toPrintable(text).replaceAll("%", "%25").replaceAll("\n", "%0A");
}

function property(text: string): string {
  return data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}

interface Annotation {
  command: (typeof COMMANDS)[keyof typeof COMMANDS];
  file: string;
  line?: number | undefined;
  column?: number | undefined;
  title: string;
  message: string;
}

function annotation({ command, file, line, column, title, message }: Annotation): string {
  const position = [
    ...(line === undefined ? [] : [`line=${line}`]),
    ...(column === undefined ? [] : [`col=${column}`]),
  ];
  const place = file === "-" ? [] : [`file=${property(toRepositoryPath(file))}`, ...position];
  return `::${command} ${[...place, `title=${property(title)}`].join(",")}::${data(message)}\n`;
}

function formatFinding(result: GateResult, finding: GateFinding, isViolation: boolean): string {
  const { file, line, column }: FindingLocation = finding.location ?? result;
  return annotation({
    command: COMMANDS[findingLevel(finding, isViolation)],
    file,
    line,
    column,
    title: `${finding.title ?? finding.id}${finding.severityLabel === undefined ? "" : ` (${finding.severityLabel})`}`,
    message: `${finding.location === undefined ? `${result.input}: ` : ""}${messageText(finding)}`,
  });
}

/** A notice for each input whose envelope was verified. */
function verifiedNotices({ results }: GateReport): string[] {
  return envelopeMessages(results.filter(isVerified)).map(({ result: { file, line }, message }) =>
    annotation({ command: "notice", file, line, title: "verification", message }),
  );
}

/** GitHub's annotations, one for each finding, problem, truncated answer and note. */
export function reportGithub(report: GateReport): string {
  const notes = report.notes.map((note) =>
    annotation({ command: COMMANDS[noteLevel(note)], file: "-", title: note.code, message: note.message }),
  );
  return report.results
    .flatMap((result) => [
      ...result.problems.map((problem) =>
        annotation({
          command: "error",
          file: result.file,
          line: result.line,
          title: result.policy ?? "input",
          message: problemText(result, problemLine(result, problem)),
        }),
      ),
      ...result.violations.map((finding) => formatFinding(result, finding, true)),
      ...result.warnings.map((finding) => formatFinding(result, finding, false)),
      ...resultWarnings(result).map(({ message }) =>
        annotation({
          command: "warning",
          file: result.file,
          line: result.line,
          title: result.policy ?? "input",
          message,
        }),
      ),
    ])
    .concat(verifiedNotices(report), notes)
    .join("");
}
