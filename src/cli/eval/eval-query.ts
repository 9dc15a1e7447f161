import type { EvalRegoOptions } from "../../engine/opa/eval-rego.js";
import type { QueryOutcome, QueryRequest } from "../../engine/rounds/query-evaluation.js";
import {
  readQueryLimits,
  readQuerySources,
  type QuerySources,
  type QuerySourcesOptions,
} from "../../tooling/query-sources.js";
import type { BaseDocuments } from "../../engine/source/base-document.js";
import { checkOutline } from "../../engine/source/check-outline.js";
import type { VerifyOptions } from "../../trust/verify/verify-options.js";
import { toStrictJson } from "../../base/terms/value-text.js";
import type { JsonValue } from "../../base/terms/json-value.js";
import type { CommandContext } from "../command.js";
import { CommandError, EXIT, type ExitCode } from "../exit-codes.js";
import { writeNote, writeExact } from "../terminal/cli-io.js";
import { startProgress } from "../terminal/progress.js";
import { noteUnverified } from "../terminal/show-error.js";
import { formatEvalEnd, type EvalFormat } from "./eval-output.js";
import { readAllData, toError, type EvaluationTask } from "./evaluate-once.js";
import { toExplainable } from "./explain.js";
import { replayedInput } from "./replayed-input.js";
import { readQueryDocuments, looksLikePath, whyUndefined } from "./query-argument.js";
import type { ExplainMode } from "../../base/text/explain-mode.js";
import { toBundleVerifyOptions } from "../flags/bundle-flags.js";
import { isVerdict } from "../flags/evaluate-flags.js";
import { lockRead, noteAddresses } from "../flags/lock-flags.js";
import { type OpenCalls, openCalls } from "../flags/recording-flags.js";
import { describeUnknown } from "./unknown-reference.js";
import { getSecrets } from "../../engine/recording/recording.js";
import type { EvaluateFlags, RecordingFlags } from "../options/evaluate-options.js";
import type { QueryFlags } from "../options/query-options.js";
import type { BundleVerifyFlags, LockFlags } from "../options/trust-options.js";
import { pick } from "../../base/pick.js";

/** The flags of a command that evaluates queries. */
interface EvalQueryFlags extends EvaluateFlags, RecordingFlags, QueryFlags, LockFlags, BundleVerifyFlags {
  format: EvalFormat;
  explain?: ExplainMode | undefined;
  coverage?: boolean | undefined;
}

/** A query to evaluate. */
interface QueryTask {
  query: string;
  /** Policies as `eval POLICY…` reads them. Default: the sources of `-d` and `-b`, as `opa eval` reads them. */
  source?: EvaluationTask["source"] | undefined;
  /** JSON text. Default: the replayed evaluation's input, if any. */
  input: Uint8Array | undefined;
  /** The input's name in messages. */
  inputName: string;
  verify?: VerifyOptions | undefined;
  verification?: Record<string, JsonValue> | undefined;
  /** Receives the log of calls, also of a failed evaluation. */
  onCalls(calls: QueryOutcome["calls"]): Promise<void>;
}

async function readSources(
  context: CommandContext,
  flags: EvalQueryFlags,
  { source: given }: Pick<QueryTask, "source">,
  builtins: QuerySourcesOptions["builtins"],
): Promise<QuerySources> {
  const { io } = context;
  const options: QuerySourcesOptions = {
    ignore: flags.ignore,
    allowSkippedFiles: flags.allowSkippedFiles,
    capabilities: flags.capabilities,
    schema: flags.schema,
    regoVersion: flags.v0Compatible === true ? "v0" : undefined,
    builtins,
    isExact: isVerdict(flags),
    cwd: io.cwd,
    signal: io.signal,
    timeoutMs: context.flags.timeout,
  };
  if (given === undefined) {
    return readQuerySources({
      ...options,
      ...(await lockRead(context, flags)),
      data: flags.data,
      bundles: flags.bundle,
      verify: toBundleVerifyOptions(context, flags),
    });
  }
  const source = toExplainable(await given());
  const data = await readAllData(context, source, flags, options.isExact);
  const { allowed, ...limits } = await readQueryLimits(options, source.files);
  return {
    rego: {
      files: source.files,
      regoVersion: options.regoVersion ?? source.regoVersion ?? "v1",
      allowed,
    },
    ...limits,
    data,
    source,
    // The caller that read them has reported these.
    unverified: [],
    addresses: [],
  };
}

/** The options of OPA's evaluator for the flags. */
function toEvaluatorOptions(
  flags: EvalQueryFlags,
  profile: boolean,
): Omit<EvalRegoOptions, "query" | "files" | "builtins"> {
  const { profileLimit, profileSort, coverageRuns } = flags;
  return {
    ...pick(flags, "format", "package", "explain", "varValues", "metrics", "instrument", "strict"),
    ...pick(flags, "strictBuiltinErrors", "showBuiltinErrors", "partial", "unknowns"),
    ...pick(flags, "disableInlining", "shallowInlining", "disableIndexing", "disableEarlyExit"),
    imports: flags.import,
    profile: profile || profileLimit !== undefined || profileSort !== undefined,
    profileLimit,
    profileSort,
    coverage: flags.coverage === true || coverageRuns !== undefined,
    coverageRuns,
    references: isVerdict(flags) ? "always" : "undefined",
  };
}

/** Whether an error of OPA, as JSON or text, reports an invalid query. Locations in policies begin with the name of a file. */
function isFaultOfQuery(output: string): boolean {
  return (
    /^(?:\d+ errors? occurred: )?\d+:\d+: rego_\w+:|"file": ""/m.test(output) && output.includes("rego_")
  );
}

/**
 * The code of the first error in OPA's text, which is the end of stderr: policies print before it. `undefined` where there is none, as
 * with errors in JSON.
 */
function opaErrorCode(stderr: string): string | undefined {
  const [, errors = ""] = stderr.split(/ errors? occurred:\s/).slice(-2);
  return /^(?:\S.*?:)?\d+(?::\d+)?: (\w+): /.exec(errors)?.[1];
}

/** Whether there are policies or data: `-d` may be an empty folder. */
function hasDocuments({ files, data }: QueryRequest): boolean {
  return files.length > 0 || (data !== undefined && data !== "{}");
}

/**
 * Evaluates a query with OPA's evaluator, and prints the output of `opa eval`. The built-ins of the service are called
 * in rounds.
 *
 * @returns exit 1 by `--fail` and `--fail-defined`, 2 for errors of the policies or the query.
 */
export async function evalQuery(
  context: CommandContext,
  flags: EvalQueryFlags,
  task: QueryTask,
): Promise<ExitCode> {
  const { io } = context;
  const progress = startProgress(context, "evaluating");
  let recordingExit: ExitCode;
  let outcome: QueryOutcome;
  let request: QueryRequest;
  let data: BaseDocuments;
  try {
    const calls = await openCalls(context, flags, progress);
    try {
      ({ outcome, request, data } = await runQuery(context, flags, task, calls));
      calls.evaluate.onRecording?.(outcome.recording);
    } finally {
      await progress.end();
      await calls.close();
    }
    recordingExit = await calls.writeRecording();
  } catch (error) {
    await progress.end();
    const text = formatEvalEnd(io, { error: toError(error), recording: undefined }, flags.format);
    if (text !== undefined) await writeExact(io.stdout, text);
    throw error;
  }
  const { result } = outcome;
  await task.onCalls(outcome.calls);
  const shown = (text: string): string => getSecrets(outcome.recording).inTrace(text);
  const isTrace = request.explain !== undefined;
  if (result.stdout !== "") await writeExact(io.stdout, isTrace ? shown(result.stdout) : result.stdout);
  if (result.stderr !== "") await writeNote(io, shown(result.stderr));
  if (result.failed) {
    const code = opaErrorCode(result.stderr);
    if (code !== undefined) io.onErrorCode?.(code);
    if (looksLikePath(task.query) && isFaultOfQuery(result.stdout || result.stderr)) {
      const rule = /^\w+(?:[/.]\w+)+$/.test(task.query)
        ? `; a rule is data.${task.query.replaceAll("/", ".")}`
        : "";
      await writeNote(io, `${task.query} is neither an existing file or folder nor a valid query${rule}`);
    }
    return EXIT.usage;
  }
  const isRefused = flags.fail === true ? !result.defined : flags.failDefined === true && result.defined;
  const isPassed = isVerdict(flags) && !isRefused;
  if (isPassed || (!result.defined && task.source === undefined)) {
    const given = { ...readQueryDocuments(flags), hasData: hasDocuments(request) };
    const why =
      task.source === undefined && !result.defined ? whyUndefined(io, task.query, given) : undefined;
    const reason =
      why === undefined
        ? describeUnknown(result.unsupplied, { documents: result.outline.documents, data })
        : { message: why, isRefused: true };
    // Nobody could refuse by what does not exist.
    if (reason?.isRefused === true && isPassed) throw new CommandError(reason.message);
    if (reason !== undefined && !result.defined) await context.note(reason.message);
  }
  return isRefused ? EXIT.refused : recordingExit;
}

/** Reads the sources of a query, and evaluates it. Errors of the policies are part of the outcome. */
export async function runQuery(
  context: CommandContext,
  flags: EvalQueryFlags,
  task: Omit<QueryTask, "onCalls">,
  calls: OpenCalls,
): Promise<{ outcome: QueryOutcome; request: QueryRequest; data: BaseDocuments }> {
  const { request, source, data } = await prepareQuery(context, flags, task, calls);
  const { evaluateQuery } = await import("../../engine/rounds/query-evaluation.js");
  const outcome = await evaluateQuery(request);
  checkOutline(outcome.result.outline, source, data);
  return { outcome, request, data };
}

/** Reads the sources of a query. */
export async function prepareQuery(
  context: CommandContext,
  flags: EvalQueryFlags,
  task: Omit<QueryTask, "onCalls">,
  calls: OpenCalls,
): Promise<Pick<QuerySources, "source" | "data"> & { request: QueryRequest }> {
  const { io } = context;
  const { timeout, speculate, profile } = context.flags;
  const { createStandardBuiltins } = await import("../../engine/std/registry.js");
  const { rego, data, source, declared, schemas, unverified, addresses } = await readSources(
    context,
    flags,
    task,
    calls.builtins,
  );
  if (flags.skipVerify !== true) await noteUnverified(context, unverified);
  if (task.source === undefined) await noteAddresses(context, flags, addresses);
  const { allowNet } = calls.load;
  const { input, verification } = await replayedInput(task, task.inputName, calls.replayed);
  const inputText = input === undefined ? undefined : new TextDecoder().decode(input);
  const request: QueryRequest = {
    ...toEvaluatorOptions(flags, profile === true),
    ...rego,
    query: task.query,
    builtins: calls.builtins,
    declared,
    standardBuiltin: createStandardBuiltins({
      allowNet,
      verify: task.verify,
    }),
    data: await data.readJson({ timeoutMs: timeout, signal: io.signal }),
    schemas,
    inputText,
    verification: verification === undefined ? undefined : toStrictJson(verification),
    now: flags.now,
    seed: flags.seed,
    timeoutMs: timeout,
    signal: io.signal,
    speculate,
    maxCalls: flags.maxCalls,
    maxMemoryBytes: flags.maxMemory,
    replay: calls.load.replay,
  };
  return { request, source, data };
}
