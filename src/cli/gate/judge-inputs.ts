import { append } from "../../base/lists.js";
import type { Decision } from "../../engine/rounds/decision.js";
import type {
  DecisionPlace,
  GateArguments,
  GateInputSource,
  GateNote,
  GateReport,
  GateRun,
  InputArgument,
} from "../../gate/index.js";
import type { CommandContext } from "../command.js";
import { CommandError, type ExitCode } from "../exit-codes.js";
import { isRegohostError } from "../../base/errors.js";
import { getMessage, message } from "../../base/message.js";
import { withCode } from "../../gate/report/style.js";
import { FLAG_WORDING } from "../terminal/flag-wording.js";
import { writeNote, type CliIo } from "../terminal/cli-io.js";
import { startProgress, type Progress } from "../terminal/progress.js";
import { toDocumentSource } from "../terminal/standard-input.js";
import { isOwnAddress } from "../../base/text/address.js";
import type { GateOutputs } from "./gate-outputs.js";
import type { ReviewedRequest } from "./review.js";
import { toGateOptions, toJudgeOptions } from "../flags/gate-flags.js";
import { checkUnusedLock, hasUnnamedLock, isLockAdvice, lockRead, updateLock } from "../flags/lock-flags.js";
import { openCalls } from "../flags/recording-flags.js";
import { toVerifyOptions } from "../flags/verify-flags.js";
import type { GateFlags } from "../options/gate-options.js";
import { LOCK_FILE } from "../options/trust-options.js";
import { counted } from "../../base/text/counted.js";

/** A report, and the exit code of a recording that could not be written. */
interface JudgedInputs {
  report: GateReport;
  recordingExit: ExitCode;
}

/**
 * Loads the policies, judges the inputs, and writes notes to stderr. Writes the recording of `--record` even after a
 * failed run.
 *
 * @throws the errors of `loadGate` and `judge`; CommandError, OutputClosedError
 */
export async function judgeInputs(
  context: CommandContext,
  args: GateArguments,
  { flags, review, notes: known }: Pick<ReviewedRequest, "flags" | "review" | "notes">,
  outputs: GateOutputs,
): Promise<JudgedInputs> {
  const { loadGateFor } = await import("../../gate/load-gate.js");
  review?.start();
  const verify = await toVerifyOptions(context, flags);
  const progress = startProgress(context, "loading policies");
  const calls = await openCalls(context, flags, progress, verify?.trustedRoot);
  const printed: string[] = [];
  const called: string[] = [];
  let report: GateReport;
  let recordingExit: ExitCode;
  try {
    const gate = await loadGateFor(FLAG_WORDING, args.policies, {
      ...toGateOptions(context, flags, calls, verify),
      ...(await lockRead(context, flags)),
    }).catch((error: unknown) => {
      throw withInputAdvice(error, args.policies.length);
    });
    try {
      await review?.checkRead(flags.artifact);
      await updateLock(context, flags, gate.addresses);
      if (gate.addresses.length === 0) await checkUnusedLock(context, flags);
      await calls.notePolicies(gate.loaded);
      const onDecision = async (decision: Decision, place: DecisionPlace): Promise<void> => {
        const { prints } = decision;
        append(
          printed,
          prints.map(({ message }) => `${place.input}: ${message}`),
        );
        if (flags.calls === true) called.push(await describeCalls(decision, place));
      };
      const onEvent = outputs.onEvent(() => progress.end());
      const options = {
        ...toJudgeOptions(context, flags, calls, verify, review?.inputs ?? {}),
        onDecision,
        onEvent,
      };
      const unnamed = await lockNotes(context, flags, gate.addresses.length > 0);
      const judged = await follow(
        gate.judge(inputSources(context.io, args.inputs, flags, progress), options),
        progress,
      );
      await review?.checkJudged();
      const notes = judged.notes.filter((note) => !isLockAdvice(note, flags));
      report = { ...judged, notes: [...known, ...unnamed, ...notes, ...mixedNotes(judged)] };
    } finally {
      await gate.close();
    }
    await progress.end();
    if (called.length > 0) await writeNote(context.io, called.join("\n"));
    await writeExplanations(context, report);
    await writeGateNotes(context, report, flags, printed);
  } finally {
    await progress.end();
    await calls.close();
    recordingExit = await calls.writeRecording();
  }
  return { report, recordingExit };
}

/** Of several folders one without a policy may be meant as inputs. */
function withInputAdvice(error: unknown, policies: number): unknown {
  if (policies < 2 || !isRegohostError(error) || error.code !== "source_empty") return error;
  return new CommandError(message`${getMessage(error)}; if it has inputs, name it with -i`, {
    code: error.code,
    cause: error.cause,
  });
}

/** The note about a lock file that no argument names. `compared`: with the digests of policies from addresses. */
async function lockNotes(context: CommandContext, flags: GateFlags, compared: boolean): Promise<GateNote[]> {
  if (!(await hasUnnamedLock(context, flags))) return [];
  const subject = compared
    ? `has the same digests; it pins them only with --lock ${LOCK_FILE}`
    : "was not used, because no policy is from an address";
  return [
    {
      code: "file_unnamed",
      message: `${LOCK_FILE} of the working folder, which no argument names, ${subject}`,
    },
  ];
}

/** The calls of a decision, with its input and policy above them. */
async function describeCalls({ calls }: Decision, { input, policy }: DecisionPlace): Promise<string> {
  const { waterfall } = await import("../../gate/report/waterfall.js");
  const lines = calls.length === 0 ? ["no asynchronous built-in was called"] : waterfall(calls);
  return [`${input} ${policy}`, ...lines.map((text) => `  ${text}`)].join("\n");
}

/** Writes the explanation of each result, with its input and policy above it. */
async function writeExplanations({ io }: CommandContext, { results }: GateReport): Promise<void> {
  for (const { input, policy = "", outcome, explanation } of results) {
    if (explanation === undefined) continue;
    const { lines, omitted, error, mode } = explanation;
    const none = mode === "full" || mode === "debug" ? "nothing was evaluated" : `no ${mode}`;
    const shown = [
      ...(error === undefined ? lines : [`no explanation: ${error}`]),
      ...(error === undefined && lines.length === 0 && omitted === 0 ? [none] : []),
      ...(omitted === 0
        ? []
        : [`${String(omitted)} more lines; --explain=fails, or fewer inputs, show less`]),
    ];
    const text = [`${input} ${policy}: ${outcome}`, ...shown.map((line) => `  ${line}`)].join("\n");
    await writeNote(io, text);
  }
}

/** Shows the progress of a run. */
async function follow(run: GateRun, progress: Progress): Promise<GateReport> {
  const inputs = new Set<string>();
  for await (const { input } of run) {
    const done = inputs.add(input).size;
    progress.update(`decided ${counted(done, "input")}`);
  }
  return run;
}

/** Maximum number of errors of results on stderr. */
const MAX_PROBLEMS = 10;

/** They are part of the verdict, so `--quiet` does not suppress them. */
const PART_OF_VERDICT: ReadonlySet<GateNote["code"]> = new Set([
  "envelope_unverified",
  "image_unverified",
  "file_unnamed",
  "policy_unpinned",
  "policy_unverified",
  "runtime_stock",
]);

/** The formats that show notes as lines of a log. */
const WITH_NOTES: readonly string[] = ["pretty", "table", "tap", "github", "azuredevops"];

/** Whether a report on stdout shows the notes: on stderr they would be duplicates, both in a terminal and in a log. */
function isOnStdout({ output = ["pretty"] }: GateFlags): boolean {
  return output.some((target) => WITH_NOTES.includes(target));
}

/** Writes the notes of a report, unless the report on stdout shows them, and the policies' prints to stderr. */
async function writeGateNotes(
  context: CommandContext,
  report: GateReport,
  flags: GateFlags,
  printed: readonly string[],
): Promise<void> {
  const label = context.noteStyle.yellow("note:");
  const notes = isOnStdout(flags) ? [] : report.notes;
  for (const { code, message } of notes) {
    const note = `${label} ${message}`;
    if (PART_OF_VERDICT.has(code)) await writeNote(context.io, note);
    else await context.note(note);
  }
  if (!isOnStdout(flags)) await writeProblems(context, report);
  if (printed.length > 0) await writeNote(context.io, printed.join("\n"));
}

/** Writes why there is no verdict to stderr, which a report in a file or for a program does not show. `--quiet` keeps errors. */
async function writeProblems({ io, noteStyle }: CommandContext, { results }: GateReport): Promise<void> {
  const failed = results.filter(({ problems: own }) => own.length > 0);
  if (failed.length === 0) return;
  const { problemLine } = await import("../../gate/report/report-lines.js");
  const problems = new Set(
    failed.flatMap((result) =>
      result.problems.map((problem) => {
        const line = problemLine(result, problem);
        return result.errorCode === undefined ? line : withCode(line, result.errorCode, noteStyle);
      }),
    ),
  );
  const shown = [...problems].slice(0, MAX_PROBLEMS);
  const more = problems.size - shown.length;
  const lines = [...shown, ...(more === 0 ? [] : [`${counted(more, "more error")}; the report has all`])];
  for (const line of lines) await writeNote(io, `${noteStyle.red("error:")} ${line}`);
}

/** A note for each policy of this package that refused inputs of another kind, in a run of several inputs. */
function mixedNotes({ results }: GateReport): GateNote[] {
  if (new Set(results.map(({ input }) => input)).size < 2) return [];
  const findings = results.flatMap(({ violations }) => violations);
  const names = findings.flatMap(({ id, about }) => {
    const [, name] = /^(\w+)\.unsupported$/.exec(id) ?? [];
    return name !== undefined && isOwnAddress(about.location?.file ?? "") ? [name] : [];
  });
  return Array.from(new Set(names), (name) => ({
    code: "inputs_mixed",
    message: `${name} judges every input; name those of its kind: regohost init ${name} copies it with custom.inputs`,
  }));
}

/** The inputs of the command line. Standard input is read once, in its turn. */
async function* inputSources(
  io: CliIo,
  inputs: readonly InputArgument[],
  { maxInput: maxBytes, parser: format }: Pick<GateFlags, "maxInput" | "parser">,
  progress: Progress,
): AsyncGenerator<GateInputSource, void, undefined> {
  const paths = new Set(inputs.flatMap((input) => input.paths));
  for (const path of paths) {
    // It would overwrite the typed text.
    if (path === "-" && io.terminal !== undefined) await progress.end();
    const source = await toDocumentSource(io, path, { maxBytes, format });
    yield path === "-" ? { ...source, file: "-" } : source;
  }
}
