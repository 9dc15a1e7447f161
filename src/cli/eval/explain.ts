import { readResultSet } from "../../engine/rounds/result-set.js";
import type { BaseDocuments } from "../../engine/source/base-document.js";
import { readOwnData, type LoadedSource, type RegoSource } from "../../engine/source/bundle.js";
import type { Recording } from "../../engine/recording/recording.js";
import { BuiltinError, EvaluationError } from "../../base/errors.js";
import type { ExplainedDecision } from "../../engine/opa/eval-rego.js";
import type { PureRequest } from "../../engine/rounds/pure-builtins.js";
import { toAnswerTable } from "../../engine/recording/answer-table.js";
import { writeNote } from "../terminal/cli-io.js";
import { FLAG_WORDING } from "../terminal/flag-wording.js";
import type { CommandContext } from "../command.js";
import { declaredBuiltins } from "../service/service-builtins.js";
import { toEvalError, toQuery, type EvalFormat } from "./eval-output.js";
import { toError, type EvaluationEnd } from "./evaluate-once.js";
import { formatJson } from "../../base/terms/json-format.js";
import { errorMessages } from "../../base/error-messages.js";
import { CommandError } from "../exit-codes.js";
import { shownText } from "../../base/text/address.js";
import type { EvaluateFlags } from "../options/evaluate-options.js";
import type { ExplainFlags } from "../options/query-options.js";

/** The evaluation to explain. */
interface ExplainRequest {
  source: RegoSource;
  /** The base document. Default: the source's own. */
  data: BaseDocuments | undefined;
  end: EvaluationEnd;
}

/** The text for stdout, or the reason why there is no explanation. */
type Explanation = { stdout: string; error?: undefined } | { stdout?: undefined; error: Error };

/**
 * Repeats the evaluation with OPA's evaluator, using the results, input, time and seed of the first one, so it explains
 * that one, even if it failed. Only pure built-ins are called again. The output is that of `opa eval` with these
 * options, but shows the explained decision. A warning follows when OPA's evaluator decides differently.
 *
 * @returns `undefined` with nothing to explain: the policies were not evaluated, or time or memory ran out.
 */
export async function explain(
  context: CommandContext,
  flags: EvaluateFlags & ExplainFlags & { format: EvalFormat },
  { source, data, end }: ExplainRequest,
): Promise<Explanation | undefined> {
  const { recording } = end;
  if (recording === undefined || !isExplainable(end)) return undefined;
  try {
    const [{ evalWithPure }, { checkOutline }, { getSecrets }] = await Promise.all([
      import("../../engine/rounds/pure-builtins.js"),
      import("../../engine/source/check-outline.js"),
      import("../../engine/recording/recording.js"),
    ]);
    const documents =
      data ?? (await readOwnData(source, { signal: context.io.signal, timeoutMs: context.flags.timeout }));
    const request = await toEvalRequest(context, flags, source, recording);
    const { stdout, stderr, differs, outline } = await evalWithPure({
      ...request,
      data: await documents.readJson({ timeoutMs: context.flags.timeout, signal: context.io.signal }),
      decision: await toExplained(end),
    });
    checkOutline(outline, source, documents);
    const sent = getSecrets(recording);
    if (stderr !== "") await writeNote(context.io, sent.inTrace(stderr));
    if (differs !== undefined) await warn(context, `${DIFFERS}: ${shorten(sent.inTrace(differs))}`);
    return { stdout: sent.inTrace(stdout) };
  } catch (error) {
    // The first evaluation's error takes precedence.
    if (end.decision === undefined) {
      await warn(context, `the error is not explained: ${errorMessages(error, FLAG_WORDING).join(": ")}`);
    }
    return { error: toError(error) };
  }
}

const DIFFERS = "OPA's evaluator decides differently with the same input and answers";
const SHOWN_OUTCOME = 200;

function shorten(text: string): string {
  return text.length > SHOWN_OUTCOME ? `${text.slice(0, SHOWN_OUTCOME)}…` : text;
}

function warn({ io, noteStyle }: CommandContext, text: string): Promise<void> {
  return writeNote(io, `${noteStyle.yellow("warning:")} ${text}`);
}

/** Whether a second evaluation fails the same way. Errors of time, memory or the caller are not the policy's. */
function isExplainable({ decision, error }: EvaluationEnd): boolean {
  if (decision !== undefined || error instanceof BuiltinError) return true;
  return error instanceof EvaluationError && error.code === "policy_failed";
}

async function toExplained(end: EvaluationEnd): Promise<ExplainedDecision> {
  if (end.decision === undefined) {
    const { code, message } = toEvalError(end.error);
    return { error: { code, message } };
  }
  const value = readResultSet(end.decision.resultSet);
  return value === undefined ? {} : { value: formatJson(value) };
}

async function toEvalRequest(
  context: CommandContext,
  flags: EvaluateFlags & ExplainFlags & { format: EvalFormat },
  { files, regoVersion }: RegoSource,
  recording: Recording,
): Promise<PureRequest> {
  const { timeout, profile } = context.flags;
  const { entrypoint = "", input, nowNs, seed, strictBuiltinErrors } = recording.facts;
  const version = flags.v0Compatible === true ? "v0" : regoVersion;
  return {
    files,
    builtins: await declaredBuiltins(context, flags),
    query: toQuery(entrypoint),
    format: flags.format,
    answers: toAnswerTable(recording),
    nowNs,
    signal: context.io.signal,
    seed,
    inputText: input,
    regoVersion: version,
    timeoutMs: timeout,
    maxMemoryBytes: flags.maxMemory,
    explain: flags.explain,
    profile: profile === true,
    coverage: flags.coverage,
    strictBuiltinErrors,
  };
}

/** OPA's evaluator needs Rego: a compiled policy cannot be explained. @throws CommandError (exit 2) */
export function toExplainable(source: LoadedSource): RegoSource {
  if (source.kind === "rego") return source;
  throw new CommandError(
    shownText`${source.subject} is compiled; --explain, --profile and --coverage need its Rego source`,
  );
}
