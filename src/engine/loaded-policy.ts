import { MAX_TIMER_MS } from "../async/deadline.js";
import { runFinally } from "../async/run-finally.js";
import { EvaluationError } from "../errors.js";
import type { RegoPackage } from "../opa/rego-outline.js";
import type { Recording } from "../recording/recording.js";
import { BaseDocuments } from "../source/base-document.js";
import { describeConflict, findDataConflicts, type RuleDocument } from "../source/data-conflicts.js";
import type { PolicyOrigin } from "../source/policy-origin.js";
import type { JsonValue } from "../values/json-value.js";
import type { Entrypoints } from "../wasm/entrypoint-name.js";
import { InputSnapshot } from "../wasm/input-snapshot.js";
import type { InstancePool } from "../wasm/instance-pool.js";
import { toEvaluateOptions } from "./check-options.js";
import type { Decision } from "./decision.js";
import { EvaluationIdentity } from "./evaluation-identity.js";
import { Evaluation, type EvaluationOutcome, type EvaluationRequest } from "./evaluation.js";
import { FirstPasses } from "./first-passes.js";
import type { HostTable } from "./host-table.js";
import type { EvaluateOptions } from "./options.js";
import { PinnedInput } from "./pinned-input.js";
import { PolicyDecision } from "./policy-decision.js";
import { toPassFailure } from "./policy-failure.js";
import type { Policy, PreparedInput } from "./policy.js";
import { recordEvaluation } from "./record-evaluation.js";

const DEFAULT_TIMEOUT_MS = 60_000;
const DEFAULT_MAX_CALLS = 10_000;

/** The parts of a policy. */
export interface PolicyParts {
  pool: InstancePool;
  /** Whether its passes end themselves when their time is over. */
  countsSteps: boolean;
  hosts: HostTable;
  entrypoints: Entrypoints;
  data: InputSnapshot;
  packages: readonly RegoPackage[] | undefined;
  /** The places of its rules in `data`; unknown for a precompiled policy. */
  documents: readonly RuleDocument[] | undefined;
  defaults: EvaluateOptions;
  origin: PolicyOrigin;
  /** This library's version, for decision logs. */
  version: string;
  /** Answers every call instead of the built-ins. */
  replay: Recording | undefined;
}

/** The frozen time: milliseconds, or as a `bigint` nanoseconds, since the epoch. */
function frozenTime(now: Date | bigint | undefined): number | bigint {
  if (now === undefined) return Date.now();
  if (typeof now === "bigint") return now;
  return now.getTime();
}

/** A policy that decides in rounds. */
export class LoadedPolicy implements Policy {
  readonly #parts: PolicyParts;
  readonly #firstPasses = new FirstPasses();
  #data: InputSnapshot;
  #closed = false;

  constructor(parts: PolicyParts) {
    this.#parts = parts;
    this.#data = parts.data;
  }

  get entrypoints(): readonly string[] {
    return this.#parts.entrypoints.names;
  }

  get packages(): readonly RegoPackage[] | undefined {
    return this.#parts.packages;
  }

  get origin(): PolicyOrigin {
    return this.#parts.origin;
  }

  get needsOpaCore(): readonly string[] | undefined {
    const names = this.#parts.hosts
      .all()
      .filter((host) => host.kind === "standard" && host.builtin.needsOpaCore === true)
      .map(({ name }) => name);
    return names.length === 0 ? undefined : names.sort();
  }

  async evaluate(input?: unknown, options?: EvaluateOptions): Promise<JsonValue | undefined> {
    const decision = this.#decideOnce(input, options);
    return decision instanceof Promise ? (await decision).result : decision.result;
  }

  async decide(input?: unknown, options?: EvaluateOptions): Promise<Decision> {
    return this.#decideOnce(input, options);
  }

  prepare(input?: unknown, options?: Pick<EvaluateOptions, "inputFormat">): PreparedInput {
    this.#checkOpen();
    const { inputFormat } = toEvaluateOptions(options, this.#parts.defaults);
    const snapshot = InputSnapshot.of(input, "input", inputFormat);
    return new PinnedInput(
      (evaluateOptions) => this.#decide(snapshot, evaluateOptions),
      () => {
        this.#parts.pool.unpin(snapshot);
      },
    );
  }

  setData(data: unknown): void {
    this.#checkOpen();
    this.#data = takeData(data, this.#parts.documents);
  }

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
    return runFinally(
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
    if (!request.interrupt || this.#parts.countsSteps)
      return this.#run(new Evaluation(request), request, effective.onRecording);
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
    // A value can be too deeply nested to parse here, but not for the policy.
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
      timeoutMs: Math.min(options.timeoutMs ?? DEFAULT_TIMEOUT_MS, MAX_TIMER_MS),
      interrupt: options.interrupt ?? true,
      speculate: options.speculate ?? true,
      strictBuiltinErrors: options.strictBuiltinErrors ?? replay?.facts.strictBuiltinErrors ?? false,
      requireAnswers: options.requireAnswers ?? false,
      bigint: options.bigint ?? false,
      maxCalls: options.maxCalls ?? DEFAULT_MAX_CALLS,
      signal: options.signal,
    };
  }
}

/**
 * Creates a snapshot of a policy's base document, as `InputSnapshot.ofData`, and checks it against the rules.
 *
 * @param value also a document merged from files, so that errors name them.
 * @param documents the places of the policy's rules in `data`, if known.
 * @throws EvaluationError `data_invalid`, also for values in the place of rules, which would be hidden. Lists all of
 * them.
 */
function takeData(value: unknown, documents: readonly RuleDocument[] | undefined): InputSnapshot {
  const merged = value instanceof BaseDocuments ? value : undefined;
  const snapshot = InputSnapshot.ofData(merged === undefined ? value : Buffer.from(merged.json));
  const { text = "{}" } = snapshot;
  if (documents === undefined || documents.length === 0 || text === "{}") return snapshot;
  const conflicts = findDataConflicts(documents, JSON.parse(text));
  if (conflicts.length === 0) return snapshot;
  const lines = conflicts.map((conflict) => describeConflict(conflict, merged?.fileOf(conflict.path)));
  throw new EvaluationError(lines.join("\n"), { code: "data_invalid" });
}
