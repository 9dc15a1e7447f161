import { Option } from "commander";
import type { Command } from "commander";
import type { RegoSource } from "../engine/bundle.js";
import type { Recording } from "../engine/recording.js";
import { BuiltinError, EvaluationError } from "../errors.js";
import type { EvalRegoRequest, ExplainedDecision } from "../opa/eval-rego.js";
import { toAnswerTable } from "./answer-table.js";
import { writeNote } from "./cli-io.js";
import type { CommandContext } from "./command.js";
import { declaredBuiltins } from "./declared-builtins.js";
import { toEvalError } from "./eval-errors.js";
import { readResultSet, toQuery } from "./eval-output.js";
import type { EvalFormat } from "./eval-output.js";
import { toError } from "./evaluate-once.js";
import type { EvaluationEnd } from "./evaluate-once.js";
import { formatJson } from "./json-format.js";
import { ownData } from "./load-sources.js";
import type { EvaluateFlags } from "./policy-flags.js";
import { toPrintable } from "./printable.js";
import { errorMessages } from "./show-error.js";

export interface ExplainFlags {
  explain?: "full" | "notes" | "fails";
  coverage?: boolean;
}

export function addExplainOptions(command: Command): Command {
  return command
    .addOption(
      new Option("--explain <mode>", "show how the value came about").choices(["full", "notes", "fails"]),
    )
    .option("--coverage", "show which lines were evaluated (-f json)");
}

/** Whether OPA's own evaluator is asked, which explains what a compiled policy cannot. */
export function isExplained(
  { flags: { profile } }: Pick<CommandContext, "flags">,
  { explain, coverage }: ExplainFlags,
): boolean {
  return explain !== undefined || profile === true || coverage === true;
}

/** What is explained. */
export interface ExplainRequest {
  source: RegoSource;
  /** The base document, as JSON text; absent: the source's own. */
  data: string | undefined;
  end: EvaluationEnd;
}

/** What stdout has of it, or why there is no explanation. */
export type Explanation = { stdout: string; error?: undefined } | { stdout?: undefined; error: Error };

/**
 * Evaluates once more with OPA's evaluator, fed with the answers, the input, the time and the seed of an evaluation, so
 * that it explains that very one, also when it failed. Shows what `opa eval` shows with these options, but always with the
 * decision that is explained; when OPA's evaluator comes to something else, a warning says so.
 *
 * @returns `undefined` when there is nothing to explain: the policies were not evaluated, or time or memory ran out.
 */
export async function explain(
  context: CommandContext,
  flags: EvaluateFlags & ExplainFlags & { format: EvalFormat },
  { source, data, end }: ExplainRequest,
): Promise<Explanation | undefined> {
  const { recording } = end;
  if (recording === undefined || !isExplainable(end)) return undefined;
  try {
    const { evalRego } = await import("../opa/eval-rego.js");
    const text = data ?? (await ownData(source));
    const request = await toEvalRequest(context, flags, source, recording);
    const { stdout, stderr, differs } = await evalRego({
      ...request,
      data: [{ path: "data.json", text, format: "json" }],
      decision: toExplained(end),
    });
    if (stderr !== "") await writeNote(context.io, toPrintable(stderr));
    if (differs !== undefined) await warn(context, `${DIFFERS}: ${shorten(differs)}`);
    return { stdout };
  } catch (error) {
    // The other error is the one that counts.
    if (end.decision === undefined) {
      await warn(context, `the error is not explained: ${errorMessages(error).join(": ")}`);
    }
    return { error: toError(error) };
  }
}

const DIFFERS = "OPA's evaluator, which explains, comes to something else over the same input and answers";
const SHOWN_OUTCOME = 200;

function shorten(text: string): string {
  return text.length > SHOWN_OUTCOME ? `${text.slice(0, SHOWN_OUTCOME)}…` : text;
}

function warn({ io, noteStyle }: CommandContext, text: string): Promise<void> {
  return writeNote(io, `${noteStyle.yellow("warning:")} ${toPrintable(text)}`);
}

/** Whether evaluating once more leads to the same end: errors of time, memory or the caller are not the policy's. */
function isExplainable({ decision, error }: EvaluationEnd): boolean {
  if (decision !== undefined || error instanceof BuiltinError) return true;
  return error instanceof EvaluationError && error.code === "policy_failed";
}

function toExplained(end: EvaluationEnd): ExplainedDecision {
  if (end.decision === undefined) return { error: toEvalError(end.error) };
  const value = readResultSet(end.decision.resultSet);
  return value === undefined ? {} : { value: formatJson(value) };
}

async function toEvalRequest(
  { io, flags: { timeout, compat, profile } }: CommandContext,
  flags: EvaluateFlags & ExplainFlags & { format: EvalFormat },
  { files, regoVersion }: RegoSource,
  recording: Recording,
): Promise<EvalRegoRequest> {
  const { entrypoint = "", input, nowNs, seed, strictBuiltinErrors } = recording.facts;
  const version = flags.v0Compatible === true ? "v0" : regoVersion;
  return {
    files,
    builtins: await declaredBuiltins(compat),
    query: toQuery(entrypoint),
    format: flags.format,
    answers: toAnswerTable(recording),
    nowNs,
    signal: io.signal,
    ...(seed === undefined ? {} : { seed }),
    ...(input === undefined ? {} : { inputText: input }),
    ...(version === undefined ? {} : { regoVersion: version }),
    ...(timeout === undefined ? {} : { timeoutMs: timeout }),
    ...(flags.explain === undefined ? {} : { explain: flags.explain }),
    ...(profile === true ? { profile } : {}),
    ...(flags.coverage === true ? { coverage: true } : {}),
    ...(strictBuiltinErrors === true ? { strictBuiltinErrors } : {}),
  };
}
