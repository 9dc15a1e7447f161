import { resolve } from "node:path";
import type { DecisionEvent, GateArguments, GateReport } from "../../gate/index.js";
import { isAddress } from "../../base/text/address.js";
import type { CommandContext } from "../command.js";
import type { ExitCode } from "../exit-codes.js";
import type { DecisionLog } from "./decision-log.js";
import { writeReports } from "./write-reports.js";
import { throwIfTerminal } from "../terminal/cli-io.js";
import { checkOutputs, readFiles, type NamedFile } from "../flags/check-outputs.js";
import { lockNamed, lockWritten } from "../flags/lock-flags.js";
import { type OutputTarget, readOutputTargets } from "../flags/output-targets.js";
import { DECISION_LOG, GATE_OPTIONS, type GateFlags, OUTPUT_FORMATS } from "../options/gate-options.js";
import { namedFiles } from "../options/option-table.js";

/** The outputs of a gate: reports at its end, and the decision log while it runs. */
export class GateOutputs {
  readonly #context: CommandContext;
  readonly #targets: readonly OutputTarget[];
  readonly #log: DecisionLog | undefined;
  readonly #summary: boolean;
  readonly #folder: string;

  private constructor(
    context: CommandContext,
    targets: readonly OutputTarget[],
    log: DecisionLog | undefined,
    { summary = false, review = "" }: GateFlags,
  ) {
    this.#context = context;
    this.#targets = targets;
    this.#log = log;
    this.#summary = summary;
    this.#folder = resolve(context.io.cwd, review);
  }

  /**
   * Checks all outputs before any work. The caller must write or abandon them.
   *
   * @throws CommandError (exit 2)
   */
  static async open(context: CommandContext, args: GateArguments, flags: GateFlags): Promise<GateOutputs> {
    const targets = readOutputTargets(flags.output ?? ["pretty"], OUTPUT_FORMATS);
    if (flags.output?.includes("html") === true)
      throwIfTerminal(context.io, "the page to a file with -o html=report.html, or pass -o html=-");
    await checkTargets(context, args, flags, targets);
    const isLog = ({ format }: OutputTarget): boolean => format === DECISION_LOG;
    const log = targets.some(isLog)
      ? await (await import("./decision-log.js")).DecisionLog.open(context.io, targets.filter(isLog))
      : undefined;
    const reports = targets.filter((target) => !isLog(target));
    return new GateOutputs(context, reports, log, flags);
  }

  /** The sink of decision events, if requested. @param beforeStdout clears the progress line. */
  onEvent(beforeStdout: () => Promise<void>): ((event: DecisionEvent) => Promise<void>) | undefined {
    const log = this.#log;
    if (log === undefined) return undefined;
    return async (event) => {
      if (log.isOnStdout) await beforeStdout();
      await log.write(event);
    };
  }

  /** Writes the reports. @returns the worst exit code of the report, `exitCode` and the outputs. */
  write(report: GateReport, exitCode: ExitCode): Promise<ExitCode> {
    const outputs = {
      targets: this.#targets,
      log: this.#log,
      summary: this.#summary,
      folder: this.#folder,
    };
    return writeReports(this.#context, report, { ...outputs, exitCode });
  }

  /** Removes the partial decision log after an aborted run. */
  async abandon(): Promise<void> {
    await this.#log?.abandon();
  }
}

/** Checks that no output overwrites another one or a file that the gate reads. */
async function checkTargets(
  { io }: CommandContext,
  { policies, inputs }: GateArguments,
  flags: GateFlags,
  targets: readonly OutputTarget[],
): Promise<void> {
  const named = (subject: string, paths: readonly string[] = []): NamedFile[] =>
    paths.filter((path) => !isAddress(path)).map((path) => ({ subject: `${subject} ${path}`, path }));
  await checkOutputs(
    io,
    [
      ...targets.map(({ format, file }) => ({ subject: `-o ${format}=${file ?? "-"}`, path: file })),
      ...namedFiles(GATE_OPTIONS, flags, "isWritten"),
      ...lockWritten(flags),
    ],
    [
      ...policies.flatMap(({ paths }) => named("the policy", paths)),
      ...policies.flatMap(({ data = [] }) => data.flatMap(({ path }) => named("the data", [path]))),
      ...readFiles(
        "the input",
        inputs.flatMap(({ paths, argument }) => [argument, ...paths]),
      ),
      ...readFiles("the data", flags.data),
      ...lockNamed(flags),
      ...namedFiles(GATE_OPTIONS, flags, "isRead"),
    ],
  );
}
