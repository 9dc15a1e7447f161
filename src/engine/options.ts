import type { Builtin } from "../rego/builtin.js";
import type { PolicyOrigin } from "./policy-origin.js";
import type { Recording } from "./recording.js";

/** What `evaluate`, `decide` and `prepare` take. */
export interface EvaluateOptions {
  /** `gate/deny`, `gate.deny` or `data.gate.deny`. Default: the policy's default, or its only one. */
  entrypoint?: string;
  /** What errors, the decision and its recording call the entrypoint. Default: its own name. */
  shownAs?: string;
  /** Ends the evaluation between passes and during waits. */
  signal?: AbortSignal;
  /** How long the evaluation may take, in milliseconds. Default: 60,000. */
  timeoutMs?: number;
  /** Whether a pass that spins is ended from outside too. Default: false in the library, true in the commands. */
  interrupt?: boolean;
  /** The frozen time: a Date, or nanoseconds since the epoch. Default: the time of the call. */
  now?: Date | bigint;
  /** Seeds what is random, so that an evaluation can be repeated. Default: random. */
  seed?: string;
  /** Whether calls are guessed ahead. `false` makes exactly the calls of a sequential evaluation. Default: true. */
  speculate?: boolean;
  /** Whether an error of a standard built-in ends the evaluation instead of being undefined. Default: false. */
  strictBuiltinErrors?: boolean;
  /** Whether integers beyond 2^53 are `bigint`. Default: false. */
  bigint?: boolean;
  /** How a `Uint8Array` input is read. `rego`: a Rego term, so sets can be given. Default: json. */
  inputFormat?: "json" | "rego";
  /** How many different calls an evaluation may make. Default: 10,000. */
  maxCalls?: number;
  /** Told, once the evaluation has ended, of the answers it used; when it failed, of all that it had. */
  onRecording?: (recording: Recording) => void;
}

/** What `loadPolicy` takes. */
export interface LoadPolicyOptions {
  builtins?: readonly Builtin[];
  /**
   * The hosts that `http.send` and `net.lookup_ip_addr` may reach: `host` or `host:port`, where a host is a name or an
   * address. Redirects and the addresses of names are checked too. Default: none, and a call ends the evaluation
   * (`builtin_not_allowed`).
   */
  allowNet?: readonly string[];
  /**
   * What `opa.runtime` gives, such as `{ config, env }`; credentials in it are left out, as in OPA. Default: OPA's version,
   * and an empty environment. The environment of the process is never given.
   */
  runtime?: Readonly<Record<string, unknown>>;
  /** The base document `data`, instead of the one that comes with the source: a value, or UTF-8 JSON text. */
  data?: unknown;
  /** What a compiled module was made of, as `compilePolicy` tells it. Default: what the source itself tells. */
  origin?: PolicyOrigin;
  /** The default entrypoint. For `.rego`, a name or a list says what is compiled. */
  entrypoint?: string | readonly string[];
  /** The most memory an instance of the policy may use, in bytes. Default: 1 GiB. */
  maxMemoryBytes?: number;
  /** The most a bundle may unpack to, in bytes. Default: 1 GiB. */
  maxBundleBytes?: number;
  /** How Rego is compiled, for `.rego` sources. */
  optimize?: 0 | 1 | 2;
  /** Default: v1. */
  regoVersion?: "v0" | "v1";
  /** How long compiling `.rego` sources may take, in milliseconds. Default: 300,000. */
  compileTimeoutMs?: number;
  /**
   * Answers every call that would leave the process: no built-in is asked, and none needs to be configured. A call
   * that is not in it ends the evaluation (`recording_missing`). Its time and seed are the defaults.
   */
  replay?: Recording;
  /** Defaults for every evaluation. */
  defaults?: Omit<EvaluateOptions, "entrypoint" | "signal">;
  signal?: AbortSignal;
}
