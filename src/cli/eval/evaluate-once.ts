import type { BaseDocuments } from "../../source/base-document.js";
import { toPrintable } from "../../values/printable.js";
import type { LoadPolicyOptions } from "../../engine/options.js";
import type { Policy } from "../../engine/policy.js";
import type { Decision } from "../../engine/decision.js";
import type { RecordingFacts } from "../../recording/recorded-call.js";
import type { Recording } from "../../recording/recording.js";
import { pathFrom } from "../terminal/cli-io.js";
import type { CommandContext } from "../command.js";
import { EXIT } from "../exit-codes.js";
import type { ExitCode } from "../exit-codes.js";
import { startProgress } from "../terminal/progress.js";
import { toCompileOptions, toEvaluateOptions } from "../flags/policy-flags.js";
import type { EvaluateFlags } from "../flags/policy-flags.js";
import type { JsonValue } from "../../values/json-value.js";
import type { BundleVerifyOptions, PolicyVerifyOptions } from "../../verify/bundle-options.js";
import type { VerifyOptions } from "../../verify/verify-options.js";
import { openCalls } from "../flags/recording-flags.js";
import type { OpenCalls, RecordingFlags } from "../flags/recording-flags.js";
import { readOwnData } from "../../source/bundle.js";
import { loadSource, mergeRegoSources } from "../../source/load-source.js";
import { readData } from "../../source/read-data.js";
import { readDocument } from "../../source/read-document.js";
import { toDocumentSource } from "../terminal/standard-input.js";

/** The policies. */
export interface EvaluationTask {
  policies: readonly string[];
  /** Default: that of the replayed evaluation, if any. */
  entrypoint?: string | undefined;
  /** JSON text. Default: the replayed evaluation's input, if any. */
  input: Uint8Array | undefined;
  /** The base document as JSON text. Default: the policies' own. */
  data: BaseDocuments | undefined;
  /** Who must have signed what `regohost.verify` verifies. */
  verify?: VerifyOptions | undefined;
  /** Who must have signed bundles of policies. Default: signed bundles are taken as they are, and named. */
  bundles?: BundleVerifyOptions | false | undefined;
  /** What was verified about the input. */
  verification?: Record<string, JsonValue> | undefined;
  /** Whether to record the evaluation. */
  isRecorded: boolean;
}

/** A decision or an error. The recording exists once the evaluation has started. */
export type EvaluationEnd =
  | { decision: Decision; error?: undefined; recording: Recording | undefined }
  | { decision?: undefined; error: Error; recording: Recording | undefined };

/** The thrown value, as an error. */
export function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}

/**
 * Loads policies, evaluates one entrypoint, and writes the recording of `--record`. A failure is part of the outcome.
 * `recordingExit` is the exit code when the recording cannot be written, else 0.
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

/** Whether the command that recorded it omits inputs. */
function isOfSeveral(recorded: RecordingFacts | undefined): boolean {
  return recorded?.policyDigests !== undefined && recorded.entrypoint === undefined;
}

/** Loads policies; a bundle that another compiler made is compiled again from its Rego where that is possible. */
async function loadExact(
  context: CommandContext,
  policies: readonly string[],
  options: LoadPolicyOptions,
): Promise<Policy> {
  const { isRegohostError, loadPolicy } = await import("../../index.js");
  const sources = policies.map((path) => pathFrom(context.io, path));
  try {
    return await loadPolicy(sources, { ...options, recompile: true });
  } catch (error) {
    if (!isRegohostError(error) || error.code !== "runtime_stock") throw error;
    await context.warn(toPrintable(error.message.replace(/^recompile: /, "")));
    return loadPolicy(sources, options);
  }
}

/** The same without a key: a signed bundle is named, and taken as it is. */
async function loadNoted(
  context: CommandContext,
  policies: readonly string[],
  options: LoadPolicyOptions & { verify: PolicyVerifyOptions },
): Promise<Policy> {
  const { isRegohostError } = await import("../../index.js");
  try {
    return await loadExact(context, policies, options);
  } catch (error) {
    if (!isRegohostError(error) || error.code !== "verification_key_missing") throw error;
    const [what] = error.message.split(", and no key");
    await context.warn(
      toPrintable(`${what ?? ""}, and its signature was not verified: give --verification-key`),
    );
    return loadExact(context, policies, { ...options, verify: { ...options.verify, bundles: false } });
  }
}

async function evaluate(
  context: CommandContext,
  flags: EvaluateFlags,
  task: EvaluationTask,
  { builtins, load: answering, evaluate: { onRecording }, replayed, notePolicies }: OpenCalls,
): Promise<EvaluationEnd> {
  const recorded = replayed?.facts;
  const entrypoint = task.entrypoint ?? recorded?.entrypoint;
  const { data } = task;
  const { bundles, verify } = task;
  const load = bundles === undefined ? loadNoted : loadExact;
  const policy = await load(context, task.policies, {
    builtins,
    ...answering,
    ...toCompileOptions(flags, context.flags),
    ...(entrypoint === undefined ? {} : { entrypoint }),
    ...(data === undefined ? {} : { data }),
    verify: { ...verify, ...(bundles === undefined ? {} : { bundles }) },
    signal: context.io.signal,
  });
  let recording: Recording | undefined;
  const keep = (made: Recording): unknown => {
    recording = made;
    return onRecording?.(made);
  };
  try {
    await notePolicies([policy]);
    if (task.input === undefined && isOfSeveral(recorded)) {
      await context.warn("the recording holds several evaluations and no input; pass the input with -i");
    }
    const input = task.input ?? (recorded?.input === undefined ? undefined : Buffer.from(recorded.input));
    const decision = await policy.decide(input, {
      ...toEvaluateOptions(context, flags),
      ...(task.verification === undefined ? {} : { verification: task.verification }),
      ...(task.isRecorded || onRecording !== undefined ? { onRecording: keep } : {}),
    });
    return { decision, recording };
  } catch (error) {
    return { error: toError(error), recording };
  } finally {
    await policy.close();
  }
}

/** The input of `-i`. @throws DocumentError */
export async function readInput(
  { io }: CommandContext,
  path: string,
  { maxInput: maxBytes }: Pick<EvaluateFlags, "maxInput">,
): Promise<Uint8Array> {
  const { cwd, signal } = io;
  const limit = { maxBytes, option: "maxInputBytes" } as const;
  return (await readDocument(await toDocumentSource(io, path, maxBytes), { cwd, signal, limit })).json;
}

/** The data that comes with the policies and that of `-d`, merged. */
export async function readAllData(
  { io }: CommandContext,
  policies: readonly string[],
  bundles: EvaluationTask["bundles"] = false,
  { data = [], maxData: maxBytes }: Pick<EvaluateFlags, "data" | "maxData">,
): Promise<BaseDocuments> {
  const sources = await Promise.all(policies.map((path) => loadSource(path, { cwd: io.cwd, bundles })));
  const [first, ...others] = sources;
  const rego = sources.filter((source) => source.kind === "rego");
  const own = others.length === 0 ? first : mergeRegoSources(rego, io.cwd);
  const reading = { cwd: io.cwd, signal: io.signal };
  const base = own === undefined ? undefined : await readOwnData(own, reading);
  return readData(data, { ...reading, own: base, limit: { maxBytes, option: "maxDataBytes" } });
}
