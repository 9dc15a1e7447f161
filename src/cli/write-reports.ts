import { appendFile, stat } from "node:fs/promises";
import { OutputClosedError, pathFrom, writeNote, writeOut } from "./cli-io.js";
import type { CommandContext } from "./command.js";
import type { DecisionLog } from "./decision-log.js";
import { CommandError, exitCodeOf, worstExitCode } from "./exit-codes.js";
import type { ExitCode } from "./exit-codes.js";
import type { GateReport } from "./gate-report.js";
import type { OutputTarget } from "./output-targets.js";
import { loadReporter } from "./reporters/reporter.js";
import type { ReporterOptions } from "./reporters/reporter.js";
import { showError } from "./show-error.js";
import { styleFor } from "./terminal-style.js";
import { writeWholeFile } from "./write-file.js";

/** A step that writes more has no summary at all: https://docs.github.com/actions/reference/workflow-commands-for-github-actions */
const MAX_STEP_SUMMARY_BYTES = 1024 * 1024;

export interface ReportOutputs extends ReporterOptions {
  targets: readonly OutputTarget[];
  /** The decision log, which lacks nothing but its end. */
  log: DecisionLog | undefined;
}

/**
 * Writes the report to every output. One that cannot be written is said on stderr, and the others are written all the
 * same.
 *
 * @returns the report's exit code, or what a failed output ends with where that is worse.
 * @throws OutputClosedError when stdout has no reader.
 */
export async function writeReports(
  context: CommandContext,
  report: GateReport,
  { targets, log, summary }: ReportOutputs,
): Promise<ExitCode> {
  const codes = [report.exitCode];
  const attempt = async (write: () => Promise<void> | undefined): Promise<void> => {
    try {
      await write();
    } catch (error) {
      if (error instanceof OutputClosedError) throw error;
      await writeNote(context.io, showError(error, context.noteStyle));
      codes.push(exitCodeOf(error));
    }
  };
  await attempt(() => log?.finish());
  // stdout last: who reads it may rely on the files being there.
  const ordered = [...targets].sort((a, b) => Number(a.file === undefined) - Number(b.file === undefined));
  for (const target of ordered) await attempt(() => writeReport(context, report, target, { summary }));
  return worstExitCode(codes);
}

async function writeReport(
  context: CommandContext,
  report: GateReport,
  { format, file }: OutputTarget,
  options: ReporterOptions,
): Promise<void> {
  const { io } = context;
  const present = await loadReporter(format);
  const style = file === undefined ? context.style : styleFor(io, { write: () => undefined });
  const text = await present(report, style, options);
  if (file === undefined) await writeOut(io.stdout, text);
  else await writeWholeFile(io, file, text);
  if (format === "github") await writeStepSummary(context, report, options);
}

/** GitHub shows on a run's page what is appended to this file, in which the step may have written before. */
async function writeStepSummary(
  context: CommandContext,
  report: GateReport,
  options: ReporterOptions,
): Promise<void> {
  const { io } = context;
  const named = io.env["GITHUB_STEP_SUMMARY"];
  if (named === undefined || named === "") return;
  const path = pathFrom(io, named);
  const { reportMarkdown } = await import("./reporters/markdown.js");
  try {
    const maxBytes = MAX_STEP_SUMMARY_BYTES - ((await stat(path).catch(() => undefined))?.size ?? 0);
    const text = reportMarkdown(report, { ...options, maxBytes });
    if (Buffer.byteLength(text) <= maxBytes) await appendFile(path, text);
    else await context.warn("the step's summary is full, so the gate's is not in it");
  } catch (error) {
    throw new CommandError(`GITHUB_STEP_SUMMARY cannot be written: ${named}`, { cause: error });
  }
}
