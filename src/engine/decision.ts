import type { CallRecord } from "../recording/call-record.js";
import type { JsonValue } from "../values/json-value.js";

/** One `print` of the last pass. */
export interface PrintRecord {
  message: string;
}

/** Times in milliseconds, and sizes in bytes. */
export interface DecisionMetrics {
  totalMs: number;
  /** Time in Wasm, over all passes. */
  evaluationMs: number;
  /** Time spent waiting for built-ins. */
  waitMs: number;
  memoryBytes: number;
}

/** The outcome of one evaluation with its explanation. `Result` is an unchecked claim of the caller. */
export interface Decision<Result = JsonValue> {
  /** The value, or `undefined` when the entrypoint is undefined. */
  readonly result: Result | undefined;
  /** The exact JSON text of OPA's result set, such as `[{"result":["a"]}]`; `[]` when undefined. */
  readonly resultSet: string;
  readonly decisionId: string;
  /** With slashes: `gate/deny`, or the value of `shownAs`. */
  readonly entrypoint: string;
  readonly calls: readonly CallRecord[];
  /** Number of passes. */
  readonly rounds: number;
  readonly prints: readonly PrintRecord[];
  readonly metrics: DecisionMetrics;
  /** OPA's form: `{name: {"[args]": answer}}`; answers of built-ins that are not deterministic. */
  readonly ndBuiltinCache: Readonly<Record<string, Record<string, JsonValue>>>;
  /** OPA's decision log event. */
  toDecisionLog(): Record<string, unknown>;
}
