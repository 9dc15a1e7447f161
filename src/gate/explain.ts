import { DEFAULT_TIMEOUT_MS } from "../engine/rounds/evaluation-deadline.js";
import { errorMessages } from "../base/error-messages.js";
import { errorOutcome } from "../base/error-outcome.js";
import { BuiltinError, EvaluationError } from "../base/errors.js";
import type { EvalRegoResult } from "../engine/opa/eval-rego.js";
import type { RegoSourceFile } from "../engine/opa/rego-source.js";
import { toAnswerTable } from "../engine/recording/answer-table.js";
import { evalWithPure } from "../engine/rounds/pure-builtins.js";
import { getSecrets, type Recording } from "../engine/recording/recording.js";
import { formatJson } from "../base/terms/json-format.js";
import { RegoObject } from "../base/terms/term.js";
import { VERDICT_PACKAGE } from "../engine/wasm/entrypoint-name.js";
import type { GateModule, GatePackage } from "./gate-module.js";
import type { GateExplanation, GateResult } from "./gate-report.js";
import type { RuleValue } from "./verdict.js";
import type { Wording } from "../base/message.js";

type ExplainMode = GateExplanation["mode"];

/** In characters: of one explanation, and of all explanations of a run. */
const MAX_LENGTH = { each: 8 * 1024 * 1024, all: 64 * 1024 * 1024 };
const SHOWN_OUTCOME = 400;

/** An evaluation of a policy that has ended. */
export interface EndedEvaluation {
  module: GateModule;
  package: GatePackage;
  /** Its calls with their results, time and seed. */
  recording: Recording;
  /** JSON text. */
  input: Uint8Array;
  /** The base document. */
  data: Uint8Array;
  /** Its values; absent when it failed with `error`. */
  rules?: readonly RuleValue[];
  error?: unknown;
  timeoutMs: number | undefined;
  signal: AbortSignal | undefined;
  /** Of errors. Default: that of the library. */
  wording?: Wording | undefined;
}

/** Explains the evaluations of a run. */
export class Explainer {
  readonly #mode: ExplainMode;
  readonly #maxEach: number;
  #left: number;

  constructor(mode: ExplainMode, { each, all } = MAX_LENGTH) {
    this.#mode = mode;
    this.#maxEach = each;
    this.#left = all;
  }

  /**
   * Repeats the evaluation with OPA's evaluator, with the recorded results, input, time and seed. Only pure built-ins
   * are called again.
   *
   * @returns `undefined` for a failure that a second evaluation does not have, such as one of time or the network.
   */
  async explain(ended: EndedEvaluation): Promise<Explained | undefined> {
    if (ended.rules === undefined && !isExplainable(ended.error)) return undefined;
    try {
      const sent = getSecrets(ended.recording);
      const evaluated = await this.#evaluate(ended);
      const stdout = sent.inTrace(evaluated.stdout);
      const differs = evaluated.differs && sent.inTrace(evaluated.differs);
      const trace = ended.rules === undefined ? stdout : withoutValue(stdout);
      const explanation = this.#cut(trace);
      return differs === undefined
        ? { explanation }
        : {
            explanation: { ...explanation, differs },
            outcome: "invalid",
            problem: `OPA's evaluator decides differently with the same input and answers, so there is no verdict: ${shorten(differs)}`,
          };
    } catch (error) {
      const message = errorMessages(error, ended.wording).join("; because: ");
      const outcome = errorOutcome(error);
      return {
        explanation: { mode: this.#mode, lines: [], omitted: 0, error: message },
        outcome: outcome === "fail" ? "invalid" : outcome,
        problem: `it could not be explained, so nothing confirms the verdict: ${message}`,
      };
    }
  }

  async #evaluate({
    module,
    package: { policy, judged = [] },
    recording,
    input,
    data,
    rules,
    error,
    timeoutMs = DEFAULT_TIMEOUT_MS,
    signal,
  }: EndedEvaluation): Promise<EvalRegoResult> {
    const { files = [], ...evaluator } = module.evaluator ?? {};
    const { nowNs, seed, strictBuiltinErrors } = recording.facts;
    return evalWithPure({
      ...evaluator,
      files: [...files, verdictFile(policy, judged)],
      data: Buffer.from(data).toString("utf8"),
      inputText: Buffer.from(input).toString("utf8"),
      query: `data.${VERDICT_PACKAGE}.explained.rules`,
      format: "pretty",
      explain: this.#mode,
      varValues: true,
      // The index skips rules without stating why they did not match. Compiled policies have none.
      disableIndexing: true,
      answers: toAnswerTable(recording),
      nowNs,
      decision: rules === undefined ? { error: toError(error) } : { value: formatJson(toObject(rules)) },
      timeoutMs,
      seed,
      strictBuiltinErrors,
      signal,
    });
  }

  /** Omitted lines are counted. */
  #cut(trace: string): GateExplanation {
    const all = trace
      .trimEnd()
      .split("\n")
      .filter(isOfPolicy)
      .filter((line) => line !== "");
    const lines: string[] = [];
    let length = 0;
    for (const line of all) {
      length += line.length + 1;
      if (length > Math.min(this.#maxEach, this.#left)) break;
      lines.push(line);
    }
    this.#left -= Math.min(length, this.#left);
    return { mode: this.#mode, lines, omitted: all.length - lines.length };
  }
}

/** An explanation, and the changed result if it is not confirmed. */
interface Explained {
  explanation: GateExplanation;
  outcome?: "invalid" | "undecided";
  problem?: string;
}

/** The result with its explanation: without a verdict when the explanation does not confirm it. */
export function withExplanation(result: GateResult, explained: Explained | undefined): GateResult {
  if (explained === undefined) return result;
  const { explanation, outcome, problem } = explained;
  if (outcome === undefined || problem === undefined) return { ...result, explanation };
  const worse = result.outcome === "undecided" ? result.outcome : outcome;
  return { ...result, explanation, outcome: worse, problems: [...result.problems, problem] };
}

/** The file that refers to the rules, so that a trace has short lines. */
const VERDICT_FILE = "(gate)";

/** A rule with the values of the rules that are defined, as the gate reads them. */
function verdictFile(policy: string, rules: readonly string[]): RegoSourceFile {
  const package_ = `package ${VERDICT_PACKAGE}.explained`;
  const values = rules.map((rule) => {
    const path = [...policy.split("/"), rule].map((part) => `[${JSON.stringify(part)}]`).join("");
    return `rules[${JSON.stringify(rule)}] := data${path}`;
  });
  return { path: VERDICT_FILE, text: [package_, ...values].join("\n\n"), regoVersion: "v1" };
}

/** Filters out the lines about that file: the lines of a trace begin with their locations. */
function isOfPolicy(line: string): boolean {
  return !line.startsWith("query:") && !line.startsWith(`${VERDICT_FILE}:`);
}

function toObject(rules: readonly RuleValue[]): RegoObject {
  return new RegoObject(rules.flatMap(({ rule, value }) => (value === undefined ? [] : [[rule, value]])));
}

/**
 * The trace in OPA's output: the decided value follows it, as an object in indented JSON. Only the first and the last
 * line of it have no indentation, and no later line of a trace can equal them.
 */
function withoutValue(printed: string): string {
  const text = `\n${printed.trimEnd()}\n`;
  const at = Math.max(text.lastIndexOf("\n{\n"), text.lastIndexOf("\n{}\n"));
  if (at === -1) throw new EvaluationError("OPA's evaluator printed no value", { code: "opa_core_failed" });
  return text.slice(1, at + 1);
}

/** Whether a second evaluation fails the same way. Errors of time, memory or the caller are not the policy's. */
function isExplainable(error: unknown): boolean {
  return (
    error instanceof BuiltinError || (error instanceof EvaluationError && error.code === "policy_failed")
  );
}

function toError(error: unknown): { code: string; message: string } {
  return { code: "policy_failed", message: errorMessages(error).join("; because: ") };
}

function shorten(text: string): string {
  return text.length > SHOWN_OUTCOME ? `${text.slice(0, SHOWN_OUTCOME)}…` : text;
}
