import type { RegohostError } from "../../base/errors.js";
import type { CallPlace } from "../../base/text/call-place.js";
import type { JsonValue } from "../../base/terms/json-value.js";

/** The outcome of a call. `not_found`: undefined, because the service answered not found. */
export type CallOutcome = "value" | "undefined" | "not_found" | "error" | "cancelled";

/** One built-in call in a decision. */
export interface CallRecord {
  /** Full name, such as `service.discover`. */
  builtin: string;
  /** The arguments; credentials for `http.send` and `io.jwt.…` are replaced by `(secret)`. One with a number beyond 1.8e308 can be its JSON text. */
  args: JsonValue[];
  /** `cancelled`: the evaluation ended without an answer to this call. */
  outcome: CallOutcome;
  /** Why it was undefined, as the built-in reports it: `signature_invalid: …` of `regohost.verify`. */
  reason?: string;
  /** Whether the last pass used the answer; the others were guesses. */
  used: boolean;
  /** Whether the built-in costs or changes something. */
  effect: boolean;
  /** Start of the call, in milliseconds after the evaluation's start. */
  startMs: number;
  /** Duration in milliseconds. */
  ms: number;
  /** Number of requests for it. */
  attempts: number;
  /** Whether the answer needed no request of its own, as the built-in reports it; true in a replay. */
  cached: boolean;
  /** The round it was first made in, from 1. */
  round: number;
  /** Size of the answer's text for the policy, in bytes; absent without an answer. */
  bytes?: number;
  /** Whether the call's limit cut the answer. */
  truncated?: true;
  /** `grpc` when the answer came over gRPC instead of the default REST. */
  via?: "grpc";
  /** Whether the service skipped the requested work, such as an AI analysis. */
  skipped?: true;
  /** The error, when `outcome` is `error`. */
  error?: RegohostError | Error;
  /** Of a call with an error: OPA's names of the arguments' types, such as `string` and `set`. */
  types?: readonly string[];
  /**
   * Of a call with an error: the places in the policy where the evaluation made it. Absent when one of them is not known,
   * as in a policy that another compiler made.
   */
  places?: readonly CallPlace[];
}
