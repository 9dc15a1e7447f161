import type { Builtin } from "../builtin/builtin.js";
import type { PolicyOrigin } from "../source/policy-origin.js";
import type { PolicyVerifyOptions } from "../../trust/verify/bundle-options.js";
import type { Recording } from "../recording/recording.js";
import type { LockOptions } from "../../base/text/lock-option.js";

/** Options of `evaluate`, `decide` and `prepare`. */
export interface EvaluateOptions {
  /** `gate/deny`, `gate.deny` or `data.gate.deny`. Default: the policy's default, or its only one. */
  entrypoint?: string | undefined;
  /** Name of the entrypoint in errors, the decision and its recording. Default: its own name. */
  shownAs?: string | undefined;
  /**
   * Aborts the evaluation between passes and during waits. A pass is synchronous, so no signal is aborted while it runs:
   * only `timeoutMs` ends it.
   */
  signal?: AbortSignal | undefined;
  /** Id of the decision, in its log and in telemetry. Default: a random UUID. */
  decisionId?: string | undefined;
  /** Time limit in milliseconds. Default: 60,000. */
  timeoutMs?: number | undefined;
  /** The part of the time limit that is left, in milliseconds: errors name the whole. Default: all of it. */
  leftMs?: number | undefined;
  /**
   * Whether the time limit also ends a running pass, such as a loop that takes too long; `false` checks it between passes
   * and during waits alone. A policy that this package compiled checks the time itself, about every 0.1 ms, at no
   * measurable cost. Another needs a watchdog, which takes about 0.1 ms a pass; so does every `WebAssembly.Module`, which
   * is the form for a policy whose maker may want it to hang. Default: true.
   */
  interrupt?: boolean | undefined;
  /** The frozen time: a Date, or nanoseconds since the epoch. Default: the time of the call. */
  now?: Date | bigint | undefined;
  /** Seed of random values, for repeatable evaluations. Default: random. */
  seed?: string | undefined;
  /** Whether to guess calls ahead. `false` makes exactly the calls of a sequential evaluation. Default: true. */
  speculate?: boolean | undefined;
  /**
   * Whether an error of a standard built-in ends the evaluation instead of being undefined. A policy that another compiler
   * made (docs/runtime.md) cannot report errors of the built-ins inside it, so these stay undefined. Default: false.
   */
  strictBuiltinErrors?: boolean | undefined;
  /**
   * Whether a call of `http.send` or `net.lookup_ip_addr` to which the network returned no response ends the evaluation
   * instead of being undefined. `raise_error: false` in the request makes an answer of it. Default: false; `gate`
   * always has it.
   */
  requireAnswers?: boolean | undefined;
  /** Whether integers beyond 2^53 are `bigint`. Default: false. */
  bigint?: boolean | undefined;
  /** Format of a `Uint8Array` input. `rego`: a Rego term, which may contain sets. Default: json. */
  inputFormat?: "json" | "rego" | undefined;
  /**
   * The answer of `regohost.verification()`: the verified facts about the input, a JSON value such as the result of `factsToJson` of
   * `regohost/verify`. Recordings keep it. In a replay: `Recording.verificationOf` of the envelope. Default: nothing was verified.
   */
  verification?: unknown;
  /** Maximum number of distinct built-in calls of an evaluation. Default: 10,000. */
  maxCalls?: number | undefined;
  /**
   * Called at the end of the evaluation with the answers it used; if it failed, with all its answers. The evaluation waits for a Promise,
   * and fails with its error.
   */
  onRecording?: ((recording: Recording) => unknown) | undefined;
}

/** Options of `loadPolicy`. */
export interface LoadPolicyOptions {
  /** Built-ins of `defineBuiltin` and `serviceBuiltins`. Those that the policy does not call are not used. Default: none. */
  builtins?: readonly Builtin[] | undefined;
  /**
   * The hosts that `http.send` and `net.lookup_ip_addr` may reach: `host` or `host:port`, where a host is a name or an
   * address. Redirects and the addresses of names are checked too. Default: none, and a call ends the evaluation
   * (`builtin_not_allowed`).
   */
  allowNet?: readonly string[] | undefined;
  /**
   * How many bytes of answers the policy keeps for calls of `http.send` that request it (`cache`, `force_cache`); the least recently used
   * one is evicted. Default: 64 MiB.
   */
  httpCacheBytes?: number | undefined;
  /**
   * The value of `opa.runtime`, such as `{ config, env }`; credentials are removed, as in OPA. Default: OPA's version,
   * and an empty environment. The environment of the process is never exposed.
   */
  runtime?: Readonly<Record<string, unknown>> | undefined;
  /**
   * Who must have signed. `bundles`: the policy itself, by OPA's `.signatures.json`; the other members: what `regohost.verify` verifies,
   * where a call names neither keys nor a trusted root. It does not verify the input. `false` loads signed bundles without verifying them.
   * Default: a signed bundle is refused (`verification_key_missing`), and such a call ends the evaluation.
   */
  verify?: PolicyVerifyOptions | false | undefined;
  /** The base document `data`, instead of the source's own: a value, or UTF-8 JSON text. */
  data?: unknown;
  /** Origin of a compiled module, from `compilePolicy`. Default: computed from the source. */
  origin?: PolicyOrigin | undefined;
  /** The default entrypoint. For `.rego`, the name or list of names to compile. */
  entrypoint?: string | readonly string[] | undefined;
  /** Maximum memory of an instance of the policy, in bytes. Default: 1 GiB. */
  maxMemoryBytes?: number | undefined;
  /**
   * Whether files may stay unread that would be part of the policy: Rego and its data that are hidden, in a hidden folder or in
   * `node_modules`, Rego under another name, compiled policies beside Rego. Of a gate also its inputs, files behind a link that a pattern
   * does not follow, and JSON in folders of inputs whose name shows no format. Default: false, such a file is refused
   * (`source_unsupported`).
   */
  allowSkippedFiles?: boolean | undefined;
  /** Maximum size of a policy's file or folder, and of an unpacked bundle, in bytes. Default: 1 GiB. */
  maxBundleBytes?: number | undefined;
  /**
   * A lock file, as `--update-lock` writes it. Every policy from an address must be in it, unless its address has a digest, and must have
   * the digest recorded there: PolicyLoadError `lock_missing`, `pin_mismatch`. Its path, or more. Default: none.
   */
  lock?: string | LockOptions | undefined;
  /** Base of relative paths, and where npm packages are looked for. Default: the process's current directory. */
  cwd?: string | undefined;
  /** OPA's optimization level for `.rego` sources, 0 to 2. Default: 0. */
  optimize?: 0 | 1 | 2 | undefined;
  /** Default: v1. */
  regoVersion?: "v0" | "v1" | undefined;
  /**
   * Whether a compiled policy must answer as OPA's evaluator does, and report errors of the built-ins inside it. A bundle that another
   * compiler made is compiled again from its Rego, which loads OPA's compiler; where that is not possible, PolicyLoadError
   * `runtime_stock` states why. Default: false, compiled policies are taken as they are.
   */
  recompile?: boolean | undefined;
  /**
   * Whether `evaluateSync` must be able to answer every evaluation: refuses a policy that calls asynchronous built-ins
   * (PolicyLoadError `not_synchronous`), and loads OPA's own version of the standard ones, which takes 0.1 to 0.2 s
   * and tens of megabytes once per process. Default: false, and an evaluation that needs it throws.
   */
  synchronous?: boolean | undefined;
  /**
   * Where the policy's code runs. `worker`: in worker threads, so that a long evaluation does not hold up this thread, several run at the
   * same time, and each can be ended while it runs, by its `timeoutMs` or its `signal`, whatever its module does and whatever the value
   * of `interrupt`. Built-ins that wait and those of `defineBuiltin` run in this thread. The exchange with a thread takes longer than a
   * small evaluation. Default: `none`, in this thread.
   */
  isolation?: "none" | "worker" | undefined;
  /** Maximum number of worker threads; they start when they are needed. Default: the number of processors, and at most 8. */
  maxWorkers?: number | undefined;
  /** Time limit of reading, compiling and starting the policy together, in milliseconds. Default: 300,000. */
  compileTimeoutMs?: number | undefined;
  /**
   * Answers every call that would leave the process: no built-in runs, and none needs configuration. A missing call ends the evaluation
   * (`recording_missing`). Its time and seed are the defaults. Policies come from no address either, except for installed packages and
   * pinned addresses in the cache.
   */
  replay?: Recording | undefined;
  /** Defaults for every evaluation. */
  defaults?: Omit<EvaluateOptions, "entrypoint" | "signal"> | undefined;
  /** Aborts compiling the source and checks of built-ins (EvaluationError `aborted`), not evaluations. */
  signal?: AbortSignal | undefined;
}
