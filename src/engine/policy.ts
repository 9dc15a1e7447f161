import { EvaluationError } from "../errors.js";
import type { JsonValue } from "../rego/json-value.js";
import type { RegoPackage } from "../rego/rego-package.js";
import { toEvaluateOptions } from "./check-options.js";
import { takeData } from "./data-conflicts.js";
import type { Decision } from "./decision.js";
import type { Entrypoints } from "./entrypoint-name.js";
import { EvaluationIdentity } from "./evaluation-identity.js";
import { Evaluation, type EvaluationOutcome, type EvaluationRequest } from "./evaluation.js";
import { FirstPasses } from "./first-passes.js";
import type { HostTable } from "./host-table.js";
import { InputSnapshot } from "./input-snapshot.js";
import type { InstancePool } from "./instance-pool.js";
import type { EvaluateOptions } from "./options.js";
import { toPassFailure } from "./policy-failure.js";
import { PolicyDecision } from "./policy-decision.js";
import type { PolicyOrigin } from "./policy-origin.js";
import { recordEvaluation } from "./record-evaluation.js";
import type { Recording } from "./recording.js";
import { runThen } from "./run-then.js";

const DEFAULT_TIMEOUT_MS = 60_000;
const DEFAULT_MAX_CALLS = 10_000;

/** What a policy is made of. */
export interface PolicyParts {
  pool: InstancePool;
  hosts: HostTable;
  entrypoints: Entrypoints;
  data: InputSnapshot;
  packages: readonly RegoPackage[] | undefined;
  defaults: EvaluateOptions;
  origin: PolicyOrigin;
  /** Of this library, for decision logs. */
  version: string;
  /** Answers every call in place of the built-ins. */
  replay: Recording | undefined;
}

/** The frozen time: milliseconds, or as a `bigint` nanoseconds, since the epoch. */
function frozenTime(now: Date | bigint | undefined): number | bigint {
  if (now === undefined) return Date.now();
  if (typeof now === "bigint") return now;
  return now.getTime();
}

/** The longest time a timer can hold. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;

/** A loaded policy. Any number of evaluations can run on it at once. */
export class Policy {
  readonly #parts: PolicyParts;
  readonly #firstPasses = new FirstPasses();
  #data: InputSnapshot;
  #closed = false;

  /** Made by `loadPolicy`. */
  constructor(parts: PolicyParts) {
    this.#parts = parts;
    this.#data = parts.data;
  }

  /** The names, with slashes, sorted: `gate/deny`. */
  get entrypoints(): readonly string[] {
    return this.#parts.entrypoints.names;
  }

  /** The packages and rules of a policy loaded from Rego; `undefined` for one that came compiled. */
  get packages(): readonly RegoPackage[] | undefined {
    return this.#parts.packages;
  }

  /** The revisions of its bundles and the digest of its source. */
  get origin(): PolicyOrigin {
    return this.#parts.origin;
  }

  /**
   * The standard built-ins of this policy that have no version in JavaScript, sorted; `undefined` when there are none.
   * The first call of one loads opa-core: 0.2 to 0.3 s and 120 MB. Of the others only the calls that the reference of
   * standard built-ins lists as handed over do. Loading a policy from Rego compiles it in a worker, which ends.
   */
  get needsOpaCore(): readonly string[] | undefined {
    const names = this.#parts.hosts
      .all()
      .filter((host) => host.kind === "standard" && host.builtin.needsOpaCore === true)
      .map(({ name }) => name);
    return names.length === 0 ? undefined : names.sort();
  }

  /**
   * Evaluates an entrypoint.
   *
   * @param input A value, or a `Uint8Array` with UTF-8 text. `undefined` is no input, which is not `null`.
   * @returns The value, or `undefined` when the entrypoint is undefined.
   * @throws EvaluationError when the policy has no result: `input_invalid`, `entrypoint_required`, `policy_failed`,
   * `timeout`, `aborted`, `call_limit`, `memory_limit`, `stack_limit`.
   * @throws BuiltinError when a built-in that was used failed; `cause` says why.
   */
  async evaluate(input?: unknown, options?: EvaluateOptions): Promise<JsonValue | undefined> {
    const decision = this.#decideOnce(input, options);
    return decision instanceof Promise ? (await decision).result : decision.result;
  }

  /** Evaluates an entrypoint, and gives the value with all that explains it. Throws as `evaluate` does. */
  async decide(input?: unknown, options?: EvaluateOptions): Promise<Decision> {
    return this.#decideOnce(input, options);
  }

  /** Parses an input once for many evaluations. Close it when it is not needed any more. */
  prepare(input?: unknown, options?: Pick<EvaluateOptions, "inputFormat">): PreparedInput {
    this.#checkOpen();
    const { inputFormat } = toEvaluateOptions(options, this.#parts.defaults);
    const snapshot = InputSnapshot.of(input, "input", inputFormat);
    return new PreparedInput(
      (evaluateOptions) => this.#decide(snapshot, evaluateOptions),
      () => {
        this.#parts.pool.unpin(snapshot);
      },
    );
  }

  /**
   * Replaces the base document for evaluations that start later.
   *
   * @param data An object, or a `Uint8Array` with the UTF-8 JSON text of one, without a value where the policy has a rule.
   * `undefined` is `{}`.
   * @throws EvaluationError `data_invalid`, `policy_closed`
   */
  setData(data: unknown): void {
    this.#checkOpen();
    this.#data = takeData(data, this.#parts.packages);
  }

  /** Frees the memory. Evaluations that run come to their end; new ones are refused. */
  close(): Promise<void> {
    this.#closed = true;
    this.#parts.pool.close();
    return Promise.resolve();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.close();
  }

  #checkOpen(): void {
    if (this.#closed) throw new EvaluationError("the policy is closed", { code: "policy_closed" });
  }

  #decideOnce(input: unknown, options: EvaluateOptions | undefined): Decision | Promise<Decision> {
    const format = options?.inputFormat ?? this.#parts.defaults.inputFormat;
    const snapshot = InputSnapshot.of(input, "input", format);
    return runThen(
      () => this.#decide(snapshot, options),
      () => {
        this.#parts.pool.unpin(snapshot);
      },
    );
  }

  #decide(input: InputSnapshot, options: EvaluateOptions | undefined): Decision | Promise<Decision> {
    this.#checkOpen();
    const { defaults } = this.#parts;
    const effective = toEvaluateOptions(options, defaults);
    const request = this.#requestOf(input, effective);
    for (const host of request.replay === undefined ? request.hosts.all() : []) {
      if (host.kind === "async") host.begin(request.identity.scope);
    }
    request.pool.pin(input);
    if (!request.interrupt) return this.#run(new Evaluation(request), request, effective.onRecording);
    return this.#firstPasses
      .start(request)
      .then((begun) => this.#run(begun ?? new Evaluation(request), request, effective.onRecording));
  }

  #run(
    evaluation: Evaluation,
    request: EvaluationRequest,
    onRecording: EvaluateOptions["onRecording"],
  ): Decision | Promise<Decision> {
    const { origin, version } = this.#parts;
    // A value can be too deep to be read here, and not too deep for the policy.
    const failureOf = (error: unknown): unknown =>
      error instanceof RangeError ? toPassFailure(error, request.entrypoint.name).error : error;
    const ended = (outcome: EvaluationOutcome | undefined): void => {
      onRecording?.(recordEvaluation(request, evaluation, outcome, origin));
    };
    const succeed = (outcome: EvaluationOutcome): Decision => {
      const decision = new PolicyDecision(request, outcome, { origin, version });
      ended(outcome);
      return decision;
    };
    const fail = (error: unknown): never => {
      ended(undefined);
      throw failureOf(error);
    };
    let outcome: EvaluationOutcome | Promise<EvaluationOutcome>;
    try {
      outcome = evaluation.run();
      if (!(outcome instanceof Promise)) return succeed(outcome);
    } catch (error) {
      return fail(error);
    }
    return outcome.then(succeed).catch(fail);
  }

  #requestOf(input: InputSnapshot, options: EvaluateOptions): EvaluationRequest {
    const { pool, hosts, entrypoints, replay } = this.#parts;
    const { name, id } = entrypoints.resolve(options.entrypoint);
    return {
      pool,
      hosts,
      entrypoint: { name: options.shownAs ?? name, id },
      input,
      data: this.#data,
      identity: new EvaluationIdentity(
        frozenTime(options.now ?? replay?.facts.nowNs),
        options.seed ?? replay?.facts.seed,
      ),
      replay,
      timeoutMs: Math.min(options.timeoutMs ?? DEFAULT_TIMEOUT_MS, MAX_TIMEOUT_MS),
      interrupt: options.interrupt ?? false,
      speculate: options.speculate ?? true,
      strictBuiltinErrors: options.strictBuiltinErrors ?? replay?.facts.strictBuiltinErrors ?? false,
      bigint: options.bigint ?? false,
      maxCalls: options.maxCalls ?? DEFAULT_MAX_CALLS,
      signal: options.signal,
    };
  }
}

/** An input that is parsed once and decided many times. */
export class PreparedInput {
  readonly #run: (options: EvaluateOptions | undefined) => Decision | Promise<Decision>;
  readonly #release: () => void;
  #closed = false;

  /** Made by `policy.prepare`. */
  constructor(
    run: (options: EvaluateOptions | undefined) => Decision | Promise<Decision>,
    release: () => void,
  ) {
    this.#run = run;
    this.#release = release;
  }

  /** As `policy.evaluate`, with the prepared input. */
  async evaluate(options?: EvaluateOptions): Promise<JsonValue | undefined> {
    const decision = this.#decide(options);
    return decision instanceof Promise ? (await decision).result : decision.result;
  }

  /** As `policy.decide`, with the prepared input. */
  async decide(options?: EvaluateOptions): Promise<Decision> {
    return this.#decide(options);
  }

  #decide(options: EvaluateOptions | undefined): Decision | Promise<Decision> {
    if (this.#closed) throw new EvaluationError("the prepared input is closed", { code: "policy_closed" });
    return this.#run(options);
  }

  /** Gives the memory of the parsed input back. */
  close(): void {
    this.#closed = true;
    this.#release();
  }

  [Symbol.dispose](): void {
    this.close();
  }
}
