import { Option } from "commander";
import type { Command } from "commander";
import type { Recording } from "../engine/recording.js";
import type { RegoSource } from "../engine/bundle.js";
import type { EvalRegoResult } from "../opa/eval-rego.js";
import { toAnswerTable } from "./answer-table.js";
import type { CommandContext } from "./command.js";
import { declaredBuiltins } from "./declared-builtins.js";
import type { EvaluateFlags } from "./policy-flags.js";

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
  /** The base document, as JSON text. */
  data: string;
  /** `data.gate.deny` */
  query: string;
  format: "json" | "pretty" | "raw" | "values";
  recording: Recording;
}

/**
 * Evaluates once more with OPA's evaluator, fed with the answers, the input, the time and the seed of the evaluation
 * that was recorded, so that it explains that very decision.
 *
 * @returns what `opa eval` prints with these options.
 */
export async function explain(
  { io, flags: { timeout, compat, profile } }: CommandContext,
  flags: EvaluateFlags & ExplainFlags,
  { source, data, query, format, recording }: ExplainRequest,
): Promise<EvalRegoResult> {
  const { evalRego } = await import("../opa/eval-rego.js");
  const { input, nowNs, seed } = recording.facts;
  const regoVersion = flags.v0Compatible === true ? "v0" : source.regoVersion;
  return evalRego({
    files: source.files,
    data: [{ path: "data.json", text: data, format: "json" }],
    builtins: await declaredBuiltins(compat),
    query,
    format,
    answers: toAnswerTable({ calls: recording.exactCalls }),
    nowNs,
    signal: io.signal,
    ...(seed === undefined ? {} : { seed }),
    ...(input === undefined ? {} : { inputText: input }),
    ...(regoVersion === undefined ? {} : { regoVersion }),
    ...(timeout === undefined ? {} : { timeoutMs: timeout }),
    ...(flags.explain === undefined ? {} : { explain: flags.explain }),
    ...(profile === true ? { profile } : {}),
    ...(flags.coverage === true ? { coverage: true } : {}),
    ...(flags.strictBuiltinErrors === true ? { strictBuiltinErrors: true } : {}),
  });
}
