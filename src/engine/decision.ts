import type { RegohostError } from "../errors.js";
import type { JsonValue } from "../rego/json-value.js";

/** How a call ended. `not_found` is an `undefined` because the service knows no such thing. */
export type CallOutcome = "value" | "undefined" | "not_found" | "error" | "cancelled";

/** One call of a built-in, as the decision shows it. */
export interface CallRecord {
  builtin: string;
  args: JsonValue[];
  outcome: CallOutcome;
  /** Whether the last pass used the answer; the others were guesses. */
  used: boolean;
  /** Whether it is a built-in that costs or changes something. */
  effect: boolean;
  /** When the call started, in milliseconds after the evaluation's start. */
  startMs: number;
  /** How long it took, in milliseconds. */
  ms: number;
  /** How many requests were made for it. */
  attempts: number;
  cached: boolean;
  /** The round it was first made in, from 1. */
  round: number;
  /** The size of the answer as the policy reads it, in bytes of its text; absent when there is none. */
  bytes?: number;
  /** Whether there is more than the answer holds, because the call set a limit. */
  truncated?: true;
  /** `grpc` when the answer came over gRPC although the service is asked over REST. */
  via?: "grpc";
  /** Whether the service did not do what was asked, such as an AI analysis. */
  skipped?: true;
  /** The error, when `outcome` is `error`. */
  error?: RegohostError | Error;
}

/** One `print` of the last pass. */
export interface PrintRecord {
  message: string;
}

/** Times in milliseconds, and sizes in bytes. */
export interface DecisionMetrics {
  totalMs: number;
  /** Inside Wasm, all passes together. */
  evaluationMs: number;
  /** Waiting for built-ins. */
  waitMs: number;
  memoryBytes: number;
}

/** The outcome of one evaluation with all that explains it. */
export interface Decision {
  /** The value, or `undefined` when the entrypoint is undefined. */
  readonly result: JsonValue | undefined;
  /** The exact JSON text of OPA's result set, such as `[{"result":["a"]}]`; `[]` when undefined. */
  readonly resultSet: string;
  readonly decisionId: string;
  /** With slashes: `gate/deny`, or what `shownAs` says. */
  readonly entrypoint: string;
  readonly calls: readonly CallRecord[];
  /** How many passes it took. */
  readonly rounds: number;
  readonly prints: readonly PrintRecord[];
  readonly metrics: DecisionMetrics;
  /** OPA's form: `{name: {"[args]": answer}}`; answers of built-ins that are not deterministic. */
  readonly ndBuiltinCache: Readonly<Record<string, Record<string, JsonValue>>>;
  /** OPA's decision log event. */
  toDecisionLog(): Record<string, unknown>;
}
