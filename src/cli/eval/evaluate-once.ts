import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import type { BaseDocuments } from "../../engine/source/base-document.js";
import type { LoadPolicyOptions } from "../../engine/rounds/options.js";
import type { Policy } from "../../engine/rounds/policy.js";
import type { Decision } from "../../engine/rounds/decision.js";
import type { RecordingFacts } from "../../engine/recording/recorded-call.js";
import type { Recording } from "../../engine/recording/recording.js";
import type { CommandContext } from "../command.js";
import { EvaluationError, isRegohostError } from "../../base/errors.js";
import { CommandError, EXIT, type ExitCode } from "../exit-codes.js";
import { startProgress } from "../terminal/progress.js";
import type { JsonValue } from "../../base/terms/json-value.js";
import type { VerifyOptions } from "../../trust/verify/verify-options.js";
import { isEnvelope, mayBeEnvelope } from "../../trust/verify/is-envelope.js";
import { replayedInput } from "./replayed-input.js";
import { noteUnverified } from "../terminal/show-error.js";
import { EXACT_DATA, readOwnData, type LoadedSource, type RegoSource } from "../../engine/source/bundle.js";
import { loadSource, mergeRegoSources, type LoadSourceOptions } from "../../engine/source/load-source.js";
import { throwIfUnsigned } from "../../engine/source/unverified.js";
import { toByteLimit, MAX_SOURCE_BYTES } from "../../engine/source/source-files.js";
import { isAddress, isAnyAddress, shownText } from "../../base/text/address.js";
import { readData } from "../../engine/source/read-data.js";
import { readDocument } from "../../engine/source/read-document.js";
import { shownName, toDocumentSource } from "../terminal/standard-input.js";
import { JsonSlice } from "../../base/terms/json-slice.js";
import { isError } from "../../base/realms.js";
import { FLAG_WORDING } from "../terminal/flag-wording.js";
import { inWording, getMessage } from "../../base/message.js";
import { toBundleVerifyOptions } from "../flags/bundle-flags.js";
import { toCompileOptions, toEvaluateOptions } from "../flags/evaluate-flags.js";
import { lockRead, noteAddresses } from "../flags/lock-flags.js";
import { type OpenCalls, openCalls } from "../flags/recording-flags.js";
import type { EvaluateFlags, RecordingFlags } from "../options/evaluate-options.js";
import type { BundleVerifyFlags, LockFlags } from "../options/trust-options.js";

export interface EvaluationTask {
  /** The policies. */
  source: () => Promise<LoadedSource>;
  /** Default: that of the replayed evaluation, if any. */
  entrypoint?: string | undefined;
  /** JSON text. Default: the replayed evaluation's input, if any. */
  input: Uint8Array | undefined;
  /** The input's name in messages. */
  inputName: string;
  /** The base document as JSON text. Default: the policies' own. */
  data: BaseDocuments | undefined;
  /** The required signers for `regohost.verify`. */
  verify?: VerifyOptions | undefined;
  /** The verified facts about the input. */
  verification?: Record<string, JsonValue> | undefined;
  isRecorded: boolean;
}

/** A decision or an error. The recording exists once the evaluation has started. */
export type EvaluationEnd =
  | { decision: Decision; error?: undefined; recording: Recording | undefined }
  | { decision?: undefined; error: Error; recording: Recording | undefined };

/** The thrown value, as an error. */
export function toError(thrown: unknown): Error {
  return isError(thrown) ? thrown : new Error(String(thrown));
}

/**
 * Loads policies, evaluates one entrypoint, and writes the recording of `--record`. A failure is part of the outcome.
 * `recordingExit` is the exit code when the recording cannot be written, otherwise 0.
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

/** Whether the recording command allows the input to be omitted. */
function isOfSeveral(recorded: RecordingFacts | undefined): boolean {
  return recorded?.policyDigests !== undefined && recorded.entrypoint === undefined;
}

/** Loads policies; recompiles a bundle of another compiler from its Rego where possible. */
async function loadExact(
  context: CommandContext,
  source: LoadedSource,
  options: LoadPolicyOptions,
): Promise<Policy> {
  const { loadRead } = await import("../../engine/load-policy.js");
  try {
    return await loadRead(source, { ...options, recompile: true });
  } catch (error) {
    if (!isRegohostError(error) || error.code !== "runtime_stock") throw error;
    await context.warn(inWording(getMessage(error), FLAG_WORDING));
    return loadRead(source, options);
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
  const { data, verify } = task;
  const source = await task.source();
  const policy = await loadExact(context, source, {
    builtins,
    ...answering,
    ...toCompileOptions(flags, context.flags),
    entrypoint,
    data,
    verify,
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
    const { input, verification } = await replayedInput(task, task.inputName, replayed);
    const decision = await policy.decide(input, {
      ...toEvaluateOptions(context, flags),
      verification,
      ...(task.isRecorded || onRecording !== undefined ? { onRecording: keep } : {}),
    });
    return { decision, recording };
  } catch (error) {
    if (!(error instanceof EvaluationError) || error.opaCode !== "eval_conflict_error")
      return { error: toError(error), recording };
    const { explainConflict } = await import("../../engine/opa/conflict-message.js");
    const { files, regoVersion } = (source.kind === "rego" ? source : source.rego) ?? { files: [] };
    const explained = await explainConflict(error, { files, builtins, regoVersion });
    return { error: toError(explained), recording };
  } finally {
    await policy.close();
  }
}

/** Commands whose note about envelopes was written: of many inputs one is enough. */
const NOTED = new WeakSet<CommandContext>();

/** Notes that an input is an envelope itself, where users of `gate` expect its payload. */
async function noteEnvelope(context: CommandContext, name: string, json: Uint8Array): Promise<void> {
  if (NOTED.has(context) || !mayBeEnvelope(json) || !isEnvelope(JsonSlice.of(json))) return;
  NOTED.add(context);
  await context.note(
    shownText`${name} is a signed envelope, and the input is the envelope itself: gate evaluates its payload, and so does eval with --key or --trusted-root`,
  );
}

/**
 * Reads the input of `-i`.
 *
 * @param options `opens`: whether the payload of an envelope is evaluated; default: false, with a note. `isExact`: whether equal keys and
 * rounded numbers are errors, as in `gate`; default: false.
 * @throws DocumentError
 */
export async function readInput(
  context: CommandContext,
  path: string,
  {
    maxInput: maxBytes,
    parser: format,
    protoFileDirs,
  }: Pick<EvaluateFlags, "maxInput" | "parser" | "protoFileDirs">,
  { opens = false, isExact = false }: { opens?: boolean; isExact?: boolean } = {},
): Promise<Uint8Array> {
  const { io } = context;
  const { cwd, signal } = io;
  const timeoutMs = context.flags.timeout;
  if (format === undefined && POLICY.test(path) && !isAnyAddress(path)) {
    throw new CommandError(
      shownText`${path} is a policy, not an input: name it as an argument or with -d ${path}, and with -i a document such as input.json`,
    );
  }
  await throwIfFolder(cwd, path);
  const limit = { maxBytes, option: "maxInputBytes" } as const;
  const source = await toDocumentSource(io, path, { maxBytes, format });
  const exactly = isExact ? EXACT_DATA : {};
  const reading = { cwd, signal, timeoutMs, limit, advisesFormat: true, protoFileDirs, ...exactly };
  const { json } = await readDocument(source, reading);
  if (!opens) await noteEnvelope(context, shownName(path), json);
  return json;
}

/** @throws CommandError (exit 2) for a folder, whose files are inputs of other commands. */
async function throwIfFolder(cwd: string, path: string): Promise<void> {
  if (path === "-") return;
  const status = await stat(resolve(cwd, path)).catch(() => undefined);
  if (status?.isDirectory() !== true) return;
  throw new CommandError(
    shownText`${path} is a folder, and the input is one document: regohost gate -p policies/ -i ${path} judges each of its files, and regohost exec evaluates them`,
  );
}

/** Extensions that are not documents, unless --parser specifies a format. */
const POLICY = /\.(?:rego|wasm)$/i;

/** Reads policies; YAML files are policies of Chainloop, whose scripts are read. */
async function loadPolicies(
  paths: readonly string[],
  { kind, ...options }: LoadSourceOptions & { kind: string | undefined },
): Promise<LoadedSource> {
  const isYaml = (path: string): boolean => !isAddress(path) && /\.ya?ml$/i.test(path);
  const [yaml, others] = [paths.filter(isYaml), paths.filter((path) => !isYaml(path))];
  if (yaml.length === 0) {
    if (kind === undefined) return loadSource(paths, options);
    throw new CommandError(
      "--kind is for a policy of Chainloop in YAML: regohost eval policy.yaml --kind KIND",
    );
  }
  const { cwd = "", maxBytes = MAX_SOURCE_BYTES, signal, lock, isOffline } = options;
  const reading = { cwd, maxBytes: toByteLimit(maxBytes), kind, signal, lock, isOffline };
  const { checkPackages, loadPolicyScripts } = await import("../../chainloop/policy-scripts.js");
  const sources: RegoSource[] = [];
  for (const path of yaml) {
    throwIfUnsigned(path, options);
    sources.push(await loadPolicyScripts(path, reading));
  }
  if (others.length > 0) {
    const source = await loadSource(others, options);
    if (source.kind === "wasm") {
      throw new CommandError(
        shownText`${source.subject} is compiled; only Rego sources can be evaluated together`,
      );
    }
    sources.push(source);
  }
  const scripts = sources.slice(0, yaml.length).flatMap(({ files }) => files);
  checkPackages(scripts);
  return mergeRegoSources(sources, cwd);
}

/**
 * Creates a reader of the policies, which reads them only once. It warns of unverified signed bundles and of unpinned
 * addresses, and writes the lock file.
 *
 * @param ifSigned the treatment of signed bundles without a key: loading with a warning, or rejection.
 */
export function policyReader(
  context: CommandContext,
  policies: readonly string[],
  flags: EvaluateFlags & RecordingFlags & LockFlags & BundleVerifyFlags & { kind?: string | undefined },
  ifSigned: "warn" | "refuse" = "warn",
): EvaluationTask["source"] {
  const { io } = context;
  const bundles = toBundleVerifyOptions(context, flags);
  const read = async (): Promise<LoadedSource> => {
    const unverified: string[] = [];
    const source = await loadPolicies(policies, {
      cwd: io.cwd,
      signal: io.signal,
      timeoutMs: context.flags.timeout,
      maxBytes: flags.maxBundle,
      allowSkippedFiles: flags.allowSkippedFiles,
      bundles: bundles ?? (ifSigned === "refuse" ? undefined : false),
      ...(bundles === false ? {} : { onUnverified: (subject) => void unverified.push(subject) }),
      ...(await lockRead(context, flags)),
      isOffline: flags.replay !== undefined || flags.offline === true,
      kind: flags.kind,
    });
    await noteUnverified(context, unverified);
    await noteAddresses(context, flags, source.addresses);
    return source;
  };
  let reading: Promise<LoadedSource> | undefined;
  return () => (reading ??= read());
}

/** The data of the policies and that of `-d`, merged. @param isExact as of `readInput`. */
export async function readAllData(
  { io, flags: { timeout: timeoutMs } }: CommandContext,
  source: LoadedSource,
  { data = [], maxData: maxBytes }: Pick<EvaluateFlags, "data" | "maxData">,
  isExact = false,
): Promise<BaseDocuments> {
  const reading = { cwd: io.cwd, signal: io.signal, timeoutMs, ...(isExact ? EXACT_DATA : {}) };
  const own = await readOwnData(source, reading);
  return readData(data, { ...reading, own, limit: { maxBytes, option: "maxDataBytes" } });
}
