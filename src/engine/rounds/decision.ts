import type { CallRecord } from "../recording/call-record.js";
import type { JsonValue } from "../../base/terms/json-value.js";

/** One `print` of the last pass. */
export interface PrintRecord {
  /** The operands joined by spaces, strings unquoted; `<undefined>` for an undefined one. Or a note of `trace`. */
  message: string;
}

/** Times in milliseconds, and sizes in bytes. */
export interface DecisionMetrics {
  /** From the start of the evaluation to the end of its last pass. */
  totalMs: number;
  /** Time in Wasm, over all passes. */
  evaluationMs: number;
  /** Time spent waiting for built-ins. */
  waitMs: number;
  /** The largest Wasm memory of a pass. */
  memoryBytes: number;
}

/** The outcome of one evaluation with its explanation. `Result` is an unchecked claim of the caller. */
export interface Decision<Result = JsonValue> {
  /**
   * The value, or `undefined` when the entrypoint is undefined.
   *
   * @throws EvaluationError `number_too_large` when it has a number beyond 1.8e308 (with `bigint`, one that is no integer);
   * `resultSet` has it as it is.
   */
  readonly result: Result | undefined;
  /** The exact JSON text of OPA's result set, such as `[{"result":["a"]}]`; `[]` when undefined. */
  readonly resultSet: string;
  /** A UUID, new for each evaluation. */
  readonly decisionId: string;
  /** With slashes: `gate/deny`, or the value of `shownAs`. */
  readonly entrypoint: string;
  /**
   * The calls of the host's built-ins in the order of their start, guesses included; then those of standard built-ins
   * in the last pass that failed or are not deterministic.
   */
  readonly calls: readonly CallRecord[];
  /** Number of passes. */
  readonly rounds: number;
  /** The prints and trace notes of the last pass, in order. Earlier passes ran with fewer answers. */
  readonly prints: readonly PrintRecord[];
  /** Of the whole evaluation. */
  readonly metrics: DecisionMetrics;
  /** OPA's form: `{name: {"[args]": answer}}`; answers of built-ins that are not deterministic. */
  readonly ndBuiltinCache: Readonly<Record<string, Record<string, JsonValue>>>;
  /**
   * OPA's decision log event.
   *
   * @param options `withoutInput` leaves the input out, which is parsed for it otherwise. Default: false.
   */
  toDecisionLog(options?: { withoutInput?: boolean }): Record<string, unknown>;
}
