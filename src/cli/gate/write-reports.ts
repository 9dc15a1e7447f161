import { appendFile, stat } from "node:fs/promises";
import { isColored, OutputClosedError, pathFrom, writeNote, writeSafe } from "../terminal/cli-io.js";
import type { CommandContext } from "../command.js";
import type { DecisionLog } from "./decision-log.js";
import { CommandError, toExitCode, worstExitCode, type ExitCode } from "../exit-codes.js";
import type { GateReport, ReportFormat, ReportOptions } from "../../gate/index.js";
import { gateExitCode } from "../../gate/report/report-options.js";
import { showError } from "../terminal/show-error.js";
import { shownText } from "../../base/text/address.js";
import type { OutputTarget } from "../flags/output-targets.js";

/** The formats by which systems annotate the files of a repository. */
const ANNOTATING: readonly string[] = ["github", "gitlab", "azuredevops", "sarif"];

/** GitHub drops a larger summary: https://docs.github.com/actions/reference/workflow-commands-for-github-actions */
const MAX_STEP_SUMMARY_BYTES = 1024 * 1024;

interface ReportOutputs extends Pick<ReportOptions, "summary"> {
  targets: readonly OutputTarget[];
  /** The decision log, still open. */
  log: DecisionLog | undefined;
  /** The folder that relative paths of inputs start from. */
  folder: string;
  /** The minimum exit code; a worse one of the report or an output wins. */
  exitCode: ExitCode;
}

/**
 * Writes the report to every output. A failed output is reported on stderr; the others are still written.
 *
 * @returns the worse of the report's exit code and that of a failed output.
 * @throws OutputClosedError when the reader of stdout has closed it.
 */
export async function writeReports(
  context: CommandContext,
  report: GateReport,
  { targets, log, summary, folder, exitCode }: ReportOutputs,
): Promise<ExitCode> {
  const options: ReportOptions = {
    summary,
    exitCode: worstExitCode([gateExitCode(report), exitCode]),
  };
  const codes = [options.exitCode ?? exitCode];
  const attempt = async (write: () => Promise<void> | undefined): Promise<boolean> => {
    try {
      await write();
      return true;
    } catch (error) {
      if (error instanceof OutputClosedError) throw error;
      await writeNote(context.io, showError(error, context.noteStyle));
      codes.push(toExitCode(error));
      return false;
    }
  };
  await attempt(() => log?.finish());
  // stdout last: its reader may rely on the files.
  const ordered = [...targets].sort((a, b) => Number(a.file === undefined) - Number(b.file === undefined));
  const files: string[] = [];
  for (const target of ordered) {
    const isWritten = await attempt(() => writeOutput(context, report, { ...target, folder }, options));
    if (isWritten && target.file !== undefined) files.push(target.file);
  }
  if (log === undefined && files.length > 0 && targets.every(({ file }) => file !== undefined)) {
    const { summarize } = await import("../../gate/report/report-lines.js");
    await context.note(`${summarize(report, context.noteStyle)}: ${files.join(", ")}`);
  }
  return worstExitCode(codes);
}

async function writeOutput(
  context: CommandContext,
  report: GateReport,
  { format, file, folder }: OutputTarget & Pick<ReportOutputs, "folder">,
  options: ReportOptions,
): Promise<void> {
  const { io } = context;
  const color = file === undefined && isColored(io, io.stdout, context.flags.color);
  const { writeReport } = await import("../../gate/report/write-report.js");
  const shown = ANNOTATING.includes(format) ? await toRepositoryReport(context, report, folder) : report;
  const text = await writeReport(shown, format as ReportFormat, { ...options, color });
  if (file === undefined) await writeSafe(io.stdout, text);
  else {
    const { writeWholeFile } = await import("../terminal/write-file.js");
    // It contains the recorded results of calls, like the file of --record.
    await writeWholeFile(io, file, text, format === "html" ? 0o600 : undefined);
  }
  if (format === "github") await writeStepSummary(context, report, options);
}

async function toRepositoryReport(
  { io }: CommandContext,
  report: GateReport,
  folder: string,
): Promise<GateReport> {
  const { findRepositoryPath, inRepository } = await import("./repository-files.js");
  return inRepository(report, findRepositoryPath(io, folder));
}

/** Appends to the file that GitHub shows on the run's page; earlier commands of the step may have written to it. */
async function writeStepSummary(
  context: CommandContext,
  report: GateReport,
  options: ReportOptions,
): Promise<void> {
  const { io } = context;
  const named = io.env["GITHUB_STEP_SUMMARY"];
  if (named === undefined || named === "") return;
  const path = pathFrom(io, named);
  const { reportMarkdown } = await import("../../gate/report/markdown.js");
  try {
    const maxBytes = MAX_STEP_SUMMARY_BYTES - ((await stat(path).catch(() => undefined))?.size ?? 0);
    const text = reportMarkdown(report, { ...options, maxBytes });
    if (Buffer.byteLength(text) <= maxBytes) await appendFile(path, text);
    else await context.warn("the step summary is full; the gate's summary was omitted");
  } catch (error) {
    throw new CommandError(shownText`GITHUB_STEP_SUMMARY cannot be written: ${named}`, {
      code: "output_unwritable",
      cause: error,
    });
  }
}
