import type { JsonValue } from "../../base/terms/json-value.js";
import type { RegoPackage } from "../opa/rego-outline.js";
import type { PolicyOrigin } from "../source/policy-origin.js";
import type { Decision } from "./decision.js";
import type { EvaluateAllOptions, EvaluatedInput } from "./evaluate-all.js";
import type { EvaluateOptions } from "./options.js";

/**
 * A loaded policy. Evaluations can run concurrently.
 *
 * `Input` and `Result` are unchecked claims of the caller.
 *
 * @example
 * ```ts
 * import { loadPolicy, type Policy } from "regohost";
 *
 * interface Request {
 *   user: string;
 * }
 *
 * const policy: Policy<Request, boolean> = await loadPolicy("policies/", { entrypoint: "authz/allow" });
 * const allowed = (await policy.evaluate({ user: "ada" })) === true;
 * await policy.close();
 * ```
 */
export interface Policy<Input = unknown, Result = JsonValue> extends AsyncDisposable {
  /** The names, with slashes, sorted: `gate/deny`. */
  readonly entrypoints: readonly string[];

  /** The packages and rules of a policy loaded from Rego; `undefined` for a precompiled one. */
  readonly packages: readonly RegoPackage[] | undefined;

  /** The revisions of its bundles and the digest of its source. */
  readonly origin: PolicyOrigin;

  /**
   * The standard built-ins of this policy that have no version in JavaScript, sorted; `undefined` when there are none.
   * The first call of one loads opa-core: 0.1 to 0.2 s and tens of megabytes. The others load it only for the calls listed as
   * handed over in the reference of standard built-ins. Loading a policy from Rego compiles it in a worker, which ends.
   */
  readonly needsOpaCore: readonly string[] | undefined;

  /**
   * Evaluates an entrypoint.
   *
   * @param input a value, or a `Uint8Array` with UTF-8 text. `undefined`: there is no input, which differs from `null`. A value has at most
   * 16,777,216 values, each counted wherever it is, and is read within the time limit.
   * @returns the value, or `undefined` when the entrypoint is undefined.
   * @throws EvaluationError when the policy has no result: `input_invalid`, `entrypoint_required`, `policy_failed`,
   * `timeout`, `aborted`, `call_limit`, `memory_limit`, `stack_limit`.
   * @throws BuiltinError when a used built-in failed; `cause` is its error.
   */
  evaluate(input?: Input | Uint8Array, options?: EvaluateOptions): Promise<Result | undefined>;

  /** Evaluates an entrypoint and returns the value with its explanation. Throws as `evaluate`. */
  decide(input?: Input | Uint8Array, options?: EvaluateOptions): Promise<Decision<Result>>;

  /**
   * Evaluates an entrypoint of a policy without asynchronous built-ins, in this call. Nothing else of the process runs
   * until it returns, or `timeoutMs` is over.
   *
   * @throws as `evaluate`, and EvaluationError `not_synchronous` when the policy calls an asynchronous built-in such as
   * `service.discover` or `http.send`, or when it needs OPA's own version of a standard one, or of its error, that is not
   * loaded yet: load the policy with `synchronous: true`.
   *
   * @example
   * ```ts
   * import { loadPolicy } from "regohost";
   *
   * await using policy = await loadPolicy("policies/", { entrypoint: "authz/allow", synchronous: true });
   * const isAllowed = (user: string): boolean => policy.evaluateSync({ user }) === true;
   * ```
   */
  evaluateSync(input?: Input | Uint8Array, options?: EvaluateOptions): Result | undefined;

  /**
   * Evaluates an entrypoint for many inputs, and yields how each evaluation ended in the order of the inputs. It reads
   * inputs as they are needed: none while the consumer is busy, at most `concurrency` are under way, and four times as many are taken while
   * the result of an earlier one is waited for. Timers and signals come between them, however long they compute together.
   *
   * The evaluations belong together: they have one time and one base document, and the built-ins see one `EvaluationScope`.
   * So it is for a batch, not for a stream without an end. Equal calls
   * without an effect are made once, and their answers are cached up to 64 MiB; errors are not. An input that cannot be
   * decided is `rejected` and does not end the others.
   *
   * @throws EvaluationError `aborted`, `policy_closed`, `entrypoint_required`; ConfigurationError `config_invalid`; the errors of the
   * inputs. Leaving the loop ends evaluations under way.
   *
   * @example
   * ```ts
   * import { createReadStream } from "node:fs";
   * import { createInterface } from "node:readline";
   * import { loadPolicy } from "regohost";
   *
   * await using policy = await loadPolicy("policies/", { entrypoint: "gate/deny" });
   * const lines = createInterface({ input: createReadStream("statements.jsonl") });
   * async function* inputs(): AsyncGenerator<Uint8Array> {
   *   for await (const line of lines) yield Buffer.from(line);
   * }
   * for await (const ended of policy.evaluateAll(inputs(), { concurrency: 16 })) {
   *   if (ended.status === "rejected") console.error(ended.index, ended.reason);
   *   else console.log(ended.index, ended.value);
   * }
   * ```
   */
  evaluateAll(
    inputs: Iterable<Input | Uint8Array> | AsyncIterable<Input | Uint8Array>,
    options?: EvaluateAllOptions,
  ): AsyncGenerator<EvaluatedInput<Result>, void, undefined>;

  /**
   * Parses an input once for many evaluations. The caller closes it. A value is read within 60 seconds, or a longer `timeoutMs` of `defaults`.
   *
   * @throws EvaluationError `input_invalid`, `data_invalid`, `policy_closed`, `timeout`
   */
  prepare(input?: Input | Uint8Array, options?: PrepareOptions): PreparedInput<Result>;

  /**
   * Replaces the base document for evaluations that start later.
   *
   * @param data an object, or a `Uint8Array` with its UTF-8 JSON text, without values in the place of rules.
   * `undefined` is `{}`.
   * @throws EvaluationError `data_invalid`, `policy_closed`, `timeout`, as `prepare`
   */
  setData(data: unknown): void;

  /** Frees the memory. Running evaluations finish; new ones are refused. */
  close(): Promise<void>;
}

/** Options of `prepare`. */
export interface PrepareOptions extends Pick<EvaluateOptions, "inputFormat"> {
  /** The base document for this input, as for `setData`. Default: the policy's. */
  data?: unknown;
}

/**
 * An input parsed once for many evaluations.
 *
 * @example
 * ```ts
 * import { loadPolicy } from "regohost";
 *
 * await using policy = await loadPolicy("policies/");
 * using input = policy.prepare({ user: "ada" });
 * for (const entrypoint of policy.entrypoints) console.log(entrypoint, await input.evaluate({ entrypoint }));
 * ```
 */
export interface PreparedInput<Result = JsonValue> extends Disposable {
  /** As `policy.evaluate`, with the prepared input. */
  evaluate(options?: EvaluateOptions): Promise<Result | undefined>;

  /** As `policy.decide`, with the prepared input. */
  decide(options?: EvaluateOptions): Promise<Decision<Result>>;

  /** Frees the memory of the parsed input. */
  close(): void;
}
