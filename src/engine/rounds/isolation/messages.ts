import type { MessagePort } from "node:worker_threads";
import type { CallPlace } from "../../../base/text/call-place.js";
import type { JsonValue } from "../../../base/terms/json-value.js";
import type { SnapshotMessage } from "../../wasm/input-snapshot.js";
import type { PolicyModule } from "../../wasm/policy-module.js";
import type { PrintRecord } from "../decision.js";
import type { PassSettings } from "../pass.js";
import type { ResultText } from "../run-pass.js";
import type { SentError } from "./sent-error.js";

/** The start data of a worker. */
export interface WorkerStart {
  module: PolicyModule;
  /** The value of `opa.runtime`. */
  runtime: Readonly<Record<string, unknown>> | undefined;
  /** How many instances it keeps. */
  maxInstances: number;
  /** Where the answers of pure built-ins arrive. */
  answers: MessagePort;
  /** 1 when one has arrived. */
  answered: Int32Array;
}

/** A built-in that the policy calls, without its implementation. */
export type SentHost = { id: number; name: string; arity: number } & (
  | { kind: "standard" }
  | { kind: "question" }
  | { kind: "pure" }
  /** `effect` as in `AsyncHostFunction`; `undefined` for a standard one. */
  | { kind: "async"; effect: boolean | undefined; maxSpeculative: number | undefined }
);

/** An answer of a built-in. */
export interface SentAnswer {
  key: string;
  name: string;
  bytes: Uint8Array | undefined;
  error: SentError | undefined;
}

/** One pass to run. Documents are sent once, and named by their numbers. */
export interface PassMessage extends Omit<PassSettings, "hosts" | "identity"> {
  type: "pass";
  evaluation: number;
  input: number;
  data: number;
  entrypoint: { name: string; id: number };
  nowNs: bigint;
  seed: string;
  verification: string | undefined;
  guesses: number;
  stopAtUnanswered: boolean;
  limitMs: number;
  /** Those that this worker has not got yet. */
  answers: SentAnswer[];
  /** Keys of calls that may not be guessed. */
  unguessable: string[];
  /** Running guesses by built-in. */
  running: Map<string, number>;
}

/** Messages to a worker. It runs one pass at a time. */
export type ToWorker =
  | { type: "hosts"; hosts: SentHost[] }
  | { type: "document"; id: number; snapshot: SnapshotMessage }
  | { type: "forget-document"; id: number }
  | { type: "forget-evaluation"; id: number }
  | PassMessage;

/** The answer of a pure built-in. */
export type PureAnswer = { bytes: Uint8Array | undefined } | { error: SentError };

interface SentCall {
  key: string;
  builtin: number;
  args: string[];
  effect: boolean;
}

/** How a pass ended. */
export type SentEnd =
  | { kind: "result"; text: ResultText }
  | { kind: "unanswered" }
  | { kind: "timed-out"; during: string }
  | { kind: "failed"; error: SentError; outOfResources: boolean };

/** A pass that has ended. */
export interface EndedMessage {
  type: "ended";
  end: SentEnd;
  firstUnanswered: SentCall | undefined;
  guesses: SentCall[];
  used: string[];
  prints: PrintRecord[];
  standardCalls: {
    key: string;
    name: string;
    args: string[];
    answer: string | undefined;
    error: SentError | undefined;
  }[];
  errorSites: Map<string, Set<CallPlace | undefined>>;
  ms: number;
  memoryBytes: number;
}

/** Messages of a worker. */
export type FromWorker =
  | {
      type: "started";
      builtinIds: Record<string, number>;
      entrypointIds: Record<string, number>;
    }
  | { type: "not-started"; error: SentError }
  | { type: "pure"; builtin: number; args: JsonValue[] }
  /** A pass waits until a built-in is loaded; it begins again afterwards. */
  | { type: "loading" }
  | { type: "loaded" }
  | EndedMessage;
