import type { Decision } from "../engine/decision.js";
import type { Recording, RecordingFacts } from "../engine/recording.js";
import { pathFrom } from "./cli-io.js";
import type { CommandContext } from "./command.js";
import { EXIT } from "./exit-codes.js";
import type { ExitCode } from "./exit-codes.js";
import { startProgress } from "./progress.js";
import { toCompileOptions, toEvaluateOptions } from "./policy-flags.js";
import type { EvaluateFlags } from "./policy-flags.js";
import { openCalls } from "./recording-flags.js";
import type { OpenCalls, RecordingFlags } from "./recording-flags.js";

/** What is evaluated. */
export interface EvaluationTask {
  policies: readonly string[];
  /** Absent: the replayed evaluation's, if any. */
  entrypoint?: string | undefined;
  /** JSON text; absent: the replayed evaluation's input, if any. */
  input: Uint8Array | undefined;
  /** The base document, as JSON text; absent: the policies' own. */
  data: Uint8Array | undefined;
  /** Whether the recording of the evaluation is needed. */
  isRecorded: boolean;
}

/** How it ended: with a decision, or an error. The recording is that of an evaluation that was begun. */
export type EvaluationEnd =
  | { decision: Decision; error?: undefined; recording: Recording | undefined }
  | { decision?: undefined; error: Error; recording: Recording | undefined };

/** What was thrown, as an error. */
export function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}

/**
 * Loads policies and evaluates an entrypoint of them, and writes the recording that `--record` asks for. Whatever fails
 * is how it ended; `recordingExit` is the exit code of a recording that could not be written, else 0.
 */
export async function evaluateOnce(
  context: CommandContext,
  flags: EvaluateFlags & RecordingFlags,
  task: EvaluationTask,
): Promise<EvaluationEnd & { recordingExit: ExitCode }> {
  const progress = startProgress(context, "evaluating");
  const toFailed = (error: unknown): EvaluationEnd => ({ error: toError(error), recording: undefined });
  try {
    const calls = await openCalls(context, flags, progress);
    const end = await evaluate(context, flags, task, calls).catch(toFailed);
    await progress.end();
    await calls.close();
    return { ...end, recordingExit: await calls.writeRecording() };
  } catch (error) {
    return { ...toFailed(error), recordingExit: EXIT.pass };
  } finally {
    await progress.end();
  }
}

/** Whether a command recorded it that leaves out the inputs. */
function isOfSeveral(recorded: RecordingFacts | undefined): boolean {
  return recorded?.policyDigests !== undefined && recorded.entrypoint === undefined;
}

async function evaluate(
  context: CommandContext,
  flags: EvaluateFlags,
  task: EvaluationTask,
  { builtins, load, evaluate: { onRecording }, replayed, notePolicies }: OpenCalls,
): Promise<EvaluationEnd> {
  const { loadPolicy } = await import("../index.js");
  const recorded = replayed?.facts;
  const entrypoint = task.entrypoint ?? recorded?.entrypoint;
  const { data } = task;
  const policy = await loadPolicy(
    task.policies.map((path) => pathFrom(context.io, path)),
    {
      builtins,
      ...load,
      ...toCompileOptions(flags, context.flags),
      ...(entrypoint === undefined ? {} : { entrypoint }),
      ...(data === undefined ? {} : { data }),
      signal: context.io.signal,
    },
  );
  let recording: Recording | undefined;
  const keep = (made: Recording): void => {
    recording = made;
    onRecording?.(made);
  };
  try {
    await notePolicies([policy]);
    if (task.input === undefined && isOfSeveral(recorded)) {
      await context.warn("the recording is one of several evaluations and has no input; -i gives one");
    }
    const input = task.input ?? (recorded?.input === undefined ? undefined : Buffer.from(recorded.input));
    const decision = await policy.decide(input, {
      ...toEvaluateOptions(context, flags),
      ...(task.isRecorded || onRecording !== undefined ? { onRecording: keep } : {}),
    });
    return { decision, recording };
  } catch (error) {
    return { error: toError(error), recording };
  } finally {
    await policy.close();
  }
}
