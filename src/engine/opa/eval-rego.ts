import { askCore } from "./ask-core.js";
import type { AnswerTable } from "./test-rego.js";
import { toRequestSchemas } from "./check-rego.js";
import type { RegoOutline, UnsuppliedReference } from "./rego-outline.js";
import { toRequestSources, type RegoSources } from "./rego-source.js";
import type { CoreRunOptions } from "./run-in-core.js";
import type { ExplainMode } from "../../base/text/explain-mode.js";

/** The options of `opa eval`. */
export interface EvalRegoOptions extends RegoSources {
  query: string;
  /** The package the query is in, such as `gate`. */
  package?: string | undefined;
  /** Imports of the query, such as `data.lib`. */
  imports?: readonly string[] | undefined;
  /** A JSON value. Absent: there is no input. */
  input?: unknown;
  /** The input as exact JSON text, instead of `input`. */
  inputText?: string | undefined;
  /** The input as a Rego term, instead of `input`. */
  inputTerm?: string | undefined;
  /** Default: json. `source` needs `partial`. `table` is an addition to OPA's: `pretty` without its exception for a single value. */
  format?: "json" | "pretty" | "raw" | "values" | "bindings" | "source" | "discard" | "table" | undefined;
  explain?: ExplainMode | undefined;
  varValues?: boolean | undefined;
  profile?: boolean | undefined;
  profileLimit?: number | undefined;
  profileSort?: readonly string[] | undefined;
  coverage?: boolean | undefined;
  /** Default: both supplementary passes. */
  coverageRuns?: readonly ("index_excluded" | "early_exit")[] | undefined;
  metrics?: boolean | undefined;
  instrument?: boolean | undefined;
  /** JSON Schemas by OPA's names: `schema`, `schema.input`. */
  schemas?: Readonly<Record<string, unknown>> | undefined;
  /** The compiler's strict mode. */
  strict?: boolean | undefined;
  strictBuiltinErrors?: boolean | undefined;
  showBuiltinErrors?: boolean | undefined;
  partial?: boolean | undefined;
  unknowns?: readonly string[] | undefined;
  disableInlining?: readonly string[] | undefined;
  shallowInlining?: boolean | undefined;
  disableIndexing?: boolean | undefined;
  disableEarlyExit?: boolean | undefined;
  /** When to list the query's references to what no rule supplies: always, or of a query without a result. Default: never. */
  references?: "always" | "undefined" | undefined;
  /** The evaluation's time, nanoseconds since the epoch. Default: now. */
  nowNs?: bigint | undefined;
  /** Seed of random values. Default: random. */
  seed?: string | undefined;
  /** Answers for calls that OPA cannot answer. Default: none. */
  answers?: AnswerTable | undefined;
  /** With `answers`: a call without an answer is noted instead of ending the evaluation. */
  rounds?:
    | {
        /** Number of noted calls after which the evaluation ends. */
        maxCalls: number;
        /** The built-ins whose calls may be made ahead of need. A call of another one ends the evaluation once it is noted. */
        guessed: readonly string[];
      }
    | undefined;
  /**
   * A decision made elsewhere with the same input, data and answers. It is printed instead of the evaluation's own
   * outcome, which only explains it.
   */
  decision?: ExplainedDecision | undefined;
}

/** A decision; undefined without a value and an error. */
export interface ExplainedDecision {
  /** JSON text. */
  value?: string;
  error?: { code: string; message: string };
}

export type EvalRegoRequest = EvalRegoOptions & CoreRunOptions;

/** The output of `opa eval`. */
export interface EvalRegoResult {
  stdout: string;
  stderr: string;
  /** Whether there are errors, except those collected by `showBuiltinErrors`. */
  failed: boolean;
  /** Whether there is a result. */
  defined: boolean;
  /** The evaluation's outcome if it differs from the request's `decision`: JSON text, `undefined` or an error. */
  differs?: string;
  /** The outline of the evaluated policies. */
  outline: RegoOutline;
  /** With `references`: the query's references to data that no rule supplies, and that are not unknown; none of a query with errors. */
  unsupplied?: readonly UnsuppliedReference[];
  /** With `rounds`: the calls whose answers the evaluation took. */
  used?: readonly CalledBuiltin[];
  /** With `rounds`: the calls without an answer. With any, only they and the outline count; the first is certainly needed. */
  unanswered?: readonly CalledBuiltin[];
}

/** A call of a built-in. */
export interface CalledBuiltin {
  name: string;
  /** The Rego text of each argument. */
  args: readonly string[];
}

/**
 * Evaluates a query with OPA's evaluator in a worker.
 *
 * Policy errors are part of the output, as with `opa eval`.
 *
 * @throws PolicyLoadError `rego_invalid` for Rego that cannot be loaded, `opa_core_unavailable`.
 * @throws EvaluationError `timeout`, `aborted`, `stack_limit`, `memory_limit`, `opa_core_failed`.
 */
export async function evalRego(request: EvalRegoRequest): Promise<EvalRegoResult> {
  return askCore("evaluating the query", toEvalRequest(request), request);
}

/** A benchmark of a query, whose calls have their answers. */
interface BenchRegoRequest extends Omit<EvalRegoRequest, "format" | "rounds" | "decision"> {
  /** Default: json. */
  format?: "json" | "pretty" | "gobench";
  /** How often it is measured. Default: 1. */
  count?: number | undefined;
  /** Whether allocations are shown. */
  memory: boolean;
  /** Whether an undefined result is an error. */
  fail: boolean;
}

/**
 * Measures a query with OPA's evaluator, as `opa bench` does.
 *
 * @throws as {@link evalRego}
 */
export async function benchRego({
  count = 1,
  memory,
  fail,
  format = "json",
  ...request
}: BenchRegoRequest): Promise<EvalRegoResult> {
  const text = toEvalRequest(request);
  const bench = JSON.stringify({ op: "bench", count, memory, fail, format });
  // Of equal keys the last counts.
  const merged = `${text.slice(0, -1)},${bench.slice(1)}`;
  return askCore("the benchmark", merged, request);
}

/** Returns the JSON text of a request, for opa-core. */
export function toEvalRequest(options: EvalRegoOptions): string {
  const { input, inputText, nowNs, seed, ...rest } = options;
  const text = JSON.stringify({
    ...pickOptions(rest),
    op: "eval",
    ...toRequestSources(options),
    nowNs: nowNs?.toString(),
    seed,
    schemas: toRequestSchemas(options),
  });
  const inputJson = inputText ?? (input === undefined ? undefined : JSON.stringify(input));
  // Inserted verbatim, because parsing would lose exact numbers.
  return inputJson === undefined ? text : `${text.slice(0, -1)},"input":${inputJson}}`;
}

function pickOptions(options: Omit<EvalRegoRequest, "input" | "inputText" | "nowNs" | "seed">): object {
  const { signal: _signal, timeoutMs: _timeoutMs, leftMs: _leftMs, maxMemoryBytes: _max, ...rest } = options;
  return rest;
}
