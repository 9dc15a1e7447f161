import { MAX_TIMER_MS } from "../../base/async/deadline.js";
import { isLimitError, runWithin, workDeadline } from "../../base/async/reading.js";
import { EvaluationError, invalidConfig } from "../../base/errors.js";
import type { RegoPackage } from "../opa/rego-outline.js";
import type { EvaluationScope } from "../builtin/builtin.js";
import { BaseDocuments } from "../source/base-document.js";
import { describeConflict, findDataConflicts, type RuleDocument } from "../source/data-conflicts.js";
import type { PolicyOrigin } from "../source/policy-origin.js";
import { channels, isEvaluationTraced, traced, type EvaluateMessage } from "../../base/telemetry/channels.js";
import type { JsonValue } from "../../base/terms/json-value.js";
import { toInputs } from "../../base/text/option-rules.js";
import { toStrictJson } from "../../base/terms/value-text.js";
import type { Entrypoints } from "../wasm/entrypoint-name.js";
import { JsonSlice } from "../../base/terms/json-slice.js";
import { InputSnapshot } from "../wasm/input-snapshot.js";
import { toEvaluateAllOptions, toEvaluateOptions, toPrepareOptions } from "./check-options.js";
import type { Decision } from "./decision.js";
import { giveUp } from "../../base/text/give-up.js";
import type { EvaluateAllOptions, EvaluateAllRequest, EvaluatedInput } from "./evaluate-all.js";
import { EvaluationIdentity } from "./evaluation-identity.js";
import { DEFAULT_TIMEOUT_MS, EvaluationDeadline } from "./evaluation-deadline.js";
import { Evaluation, type EvaluationOutcome, type EvaluationRequest } from "./evaluation.js";
import type { EvaluateOptions } from "./options.js";
import { PolicyDecision } from "./policy-decision.js";
import { toPassFailure } from "./policy-failure.js";
import type { Policy, PreparedInput, PrepareOptions } from "./policy.js";
import { Left, NOT_TRIED, type JavaScriptTier } from "./javascript-tier.js";
import { loadedRecorder, loadRecorder } from "./recorder.js";
import type { SharedCalls } from "./shared-calls.js";
import { isBytes, isDate, isErrorOf, isThenable } from "../../base/realms.js";
import { caller, message, optionNamed, type MessageText } from "../../base/message.js";

const DEFAULT_MAX_CALLS = 10_000;

interface PolicyParts extends Pick<
  EvaluationRequest,
  "pool" | "inTurns" | "countsSteps" | "hosts" | "data" | "replay"
> {
  /** Evaluates values without the module. */
  javascript?: JavaScriptTier | undefined;
  entrypoints: Entrypoints;
  packages: readonly RegoPackage[] | undefined;
  /** The places of its rules in `data`; unknown for a precompiled policy. */
  documents: () => readonly RuleDocument[];
  defaults: EvaluateOptions;
  origin: PolicyOrigin;
  /** This library's version, for decision logs. */
  version: string;
}

/** Returns the frozen time: milliseconds, or as a `bigint` nanoseconds, since the epoch; `undefined` for that of the start. */
function frozenTime(now: Date | bigint | undefined): number | bigint | undefined {
  return isDate(now) ? now.getTime() : now;
}

/**
 * Returns the verified facts about the input, as JSON text. A replayed recording is not consulted: the input does not identify its
 * envelope.
 */
function verificationText(verification: EvaluateOptions["verification"]): string {
  try {
    return toStrictJson(verification);
  } catch (error) {
    if (isLimitError(error)) throw error;
    throw invalidConfig(
      message`${caller("evaluate")}${optionNamed("verification")} must be a JSON value`,
      error,
    );
  }
}

/** Returns whether an evaluation needs more than a result of numbers as JavaScript has them. */
function needsModule({ bigint, signal, verification, onRecording }: EvaluateOptions): boolean {
  return (
    bigint === true || signal?.aborted === true || verification !== undefined || onRecording !== undefined
  );
}

/** How an evaluation is run. */
interface RunSettings {
  data?: InputSnapshot | undefined;
  /** Calls shared by evaluations of many inputs. */
  shared?: SharedCalls | undefined;
  synchronous?: boolean;
  /** Whether only the result of the decision is used: it has no times, and its input may change later. */
  onlyResult?: boolean;
  /** As of `EvaluationRequest`. */
  startedAt?: number | undefined;
}

const WHOLE: RunSettings = {};
const ONLY_RESULT: RunSettings = { onlyResult: true };
const SYNCHRONOUS: RunSettings = { synchronous: true, onlyResult: true };

type Result = JsonValue | undefined;

/** A started evaluation. */
interface EvaluationRun {
  evaluation: Evaluation;
  request: EvaluationRequest;
  onRecording: EvaluateOptions["onRecording"];
}

/** A policy that decides in rounds. */
export class LoadedPolicy implements Policy {
  readonly #parts: PolicyParts;
  /** Of a policy that calls nothing that is waited for or replayed. */
  readonly #javascript: JavaScriptTier | undefined;
  #data: InputSnapshot;
  #closed = false;

  constructor(parts: PolicyParts) {
    this.#parts = parts;
    this.#data = parts.data;
    const { hosts, replay, javascript } = parts;
    if (replay === undefined && hosts.asynchronousNames().length === 0) this.#javascript = javascript;
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
    return this.#readResult(input, options, ONLY_RESULT);
  }

  evaluateSync(input?: unknown, options?: EvaluateOptions): JsonValue | undefined {
    if (this.#parts.pool.kind === "remote")
      throw notSynchronous("the policy runs in workers; use evaluate()");
    const asynchronous = this.#parts.hosts.asynchronousNames();
    if (asynchronous.length > 0) {
      throw notSynchronous(
        `the policy calls asynchronous built-ins: ${asynchronous.join(", ")}; use evaluate()`,
      );
    }
    const result = this.#readResult(input, options, SYNCHRONOUS);
    if (!isThenable(result)) return result;
    giveUp(result);
    throw notSynchronous(message`${optionNamed("onRecording")} returned a Promise; use evaluate()`);
  }

  evaluateAll(
    inputs: Iterable<unknown> | AsyncIterable<unknown>,
    options: EvaluateAllOptions = {},
  ): AsyncGenerator<EvaluatedInput, void, undefined> {
    this.#checkOpen();
    const read = toInputs("evaluateAll", inputs);
    const { concurrency, signal, ...rest } = toEvaluateAllOptions(options, this.#parts.defaults);
    const now = frozenTime(rest.now ?? this.#parts.replay?.facts.nowNs);
    const identity = new EvaluationIdentity(now, undefined);
    const { scope } = identity;
    const common = { ...rest, now: scope.nowNs };
    const data = this.#data;
    this.#begin(identity);
    return evaluateTogether(read, scope, (shared) => ({
      concurrency,
      signal,
      evaluate: async (input, either) => {
        const settings = { shared, data, onlyResult: true };
        return this.#readResult(input, { ...common, signal: either }, settings);
      },
    }));
  }

  async decide(input?: unknown, options?: EvaluateOptions): Promise<Decision> {
    return this.#decideOnce(input, options, WHOLE);
  }

  prepare(input?: unknown, options: PrepareOptions = {}): PreparedInput {
    this.#checkOpen();
    const { data, inputFormat } = toPrepareOptions(options, this.#parts.defaults);
    const snapshot = InputSnapshot.is(input)
      ? input
      : this.#read("the input", () => InputSnapshot.of(input, "input", inputFormat));
    const own = data === undefined ? undefined : this.#takeData(data);
    this.#parts.pool.pin(snapshot);
    const [whole, onlyResult] = [{ data: own }, { data: own, onlyResult: true }];
    return new PinnedInput(
      (evaluateOptions, isWhole) => {
        this.#checkOpen();
        const effective = toEvaluateOptions(evaluateOptions, this.#parts.defaults);
        return this.#decide(snapshot, effective, isWhole ? whole : onlyResult);
      },
      () => {
        this.#unpin(snapshot);
      },
    );
  }

  setData(data: unknown): void {
    this.#checkOpen();
    this.#data = this.#takeData(data);
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const host of this.#parts.hosts.all()) if (host.kind === "async") host.close?.();
    await this.#parts.pool.close();
    await this.#parts.inTurns?.close();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.close();
  }

  #checkOpen(): void {
    if (this.#closed) throw new EvaluationError("the policy is closed", { code: "policy_closed" });
  }

  #takeData(data: unknown): InputSnapshot {
    return this.#read("the data", () => takeData(data, this.#parts.documents));
  }

  /** Reads a value outside of an evaluation, whose own limit may be short because such values are read before. */
  #read<T>(name: string, read: () => T): T {
    const timeoutMs = Math.max(this.#parts.defaults.timeoutMs ?? 0, DEFAULT_TIMEOUT_MS);
    return runWithin(workDeadline(`reading ${name}`, { timeoutMs }), read);
  }

  /** Notifies built-ins of an evaluation, or of several that belong together. */
  #begin(identity: EvaluationIdentity): void {
    if (this.#parts.replay !== undefined) return;
    for (const host of this.#parts.hosts.toBeTold()) host.begin?.(identity.scope);
  }

  /** Returns whether instances read inputs that are values without their text. An evaluation that waits would also need the text. */
  #mayReadValues(): boolean {
    const { pool, countsSteps, hosts } = this.#parts;
    return pool.kind === "local" && countsSteps && hosts.asynchronousNames().length === 0;
  }

  #readResult(
    input: unknown,
    options: EvaluateOptions | undefined,
    settings: RunSettings,
  ): Result | Promise<Result> {
    const result = this.#resultInJavaScript(input, options, settings);
    if (!(result instanceof Left)) return result;
    const { startedAt } = result;
    const all = startedAt === undefined ? settings : { ...settings, startedAt };
    const decision = this.#decideOnce(input, options, all);
    if (isThenable(decision)) return decision.then((ended) => ended.result);
    result.end();
    return decision.result;
  }

  /** Returns the result, or `Left` where the module has to evaluate. */
  #resultInJavaScript(
    input: unknown,
    options: EvaluateOptions | undefined,
    { data = this.#data }: RunSettings,
  ): Result | Left {
    const tier = this.#javascript;
    if (tier === undefined || isBytes(input) || !tier.isReady) return NOT_TRIED;
    if (this.#closed || isEvaluationTraced()) return NOT_TRIED;
    const { entrypoints, defaults } = this.#parts;
    const effective = toEvaluateOptions(options, defaults);
    if (needsModule(effective)) return NOT_TRIED;
    return tier.evaluate(input, entrypoints.resolve(effective.entrypoint).id, data, effective);
  }

  #decideOnce(
    input: unknown,
    options: EvaluateOptions | undefined,
    settings: RunSettings,
  ): Decision | Promise<Decision> {
    this.#checkOpen();
    const { pool } = this.#parts;
    const effective = toEvaluateOptions(options, this.#parts.defaults);
    const mayBorrow = settings.onlyResult === true && effective.onRecording === undefined;
    // An instance reads it within the limit of the pass.
    const limit =
      isBytes(input) || (mayBorrow && this.#mayReadValues())
        ? undefined
        : this.#limit(effective, settings.startedAt);
    const take = (): InputSnapshot => this.#takeInput(input, effective, mayBorrow);
    const snapshot = limit === undefined ? take() : runWithin(limit, take);
    const all = limit === undefined ? settings : { ...settings, startedAt: limit.startedAt };
    let decision: Decision | Promise<Decision> | undefined;
    try {
      decision = this.#decide(snapshot, effective, all);
    } finally {
      // One that waits has its input again after it, and the caller may change it then.
      if (isThenable(decision)) {
        const pending = decision;
        runWithin(limit ?? this.#limit(effective, settings.startedAt), () => keep(snapshot, pending));
        pool.pin(snapshot);
      } else {
        snapshot.release();
        if (pool.kind === "local") pool.trim();
      }
    }
    if (!isThenable(decision)) return decision;
    return decision.finally(() => {
      this.#unpin(snapshot);
    });
  }

  #takeInput(input: unknown, { inputFormat }: EvaluateOptions, mayBorrow: boolean): InputSnapshot {
    const snapshot = InputSnapshot.is(input)
      ? input
      : this.#mayReadValues() || isBytes(input)
        ? InputSnapshot.ofBorrowed(input, "input", inputFormat)
        : InputSnapshot.of(input, "input", inputFormat);
    if (!mayBorrow) snapshot.own();
    return snapshot;
  }

  /** Returns the limit of an evaluation that begins. */
  #limit(options: EvaluateOptions, startedAt?: number): EvaluationDeadline {
    const { entrypoint, shownAs, timeoutMs = DEFAULT_TIMEOUT_MS, signal, leftMs } = options;
    const name = shownAs ?? this.#parts.entrypoints.resolve(entrypoint).name;
    return new EvaluationDeadline(`evaluation of ${name}`, timeoutMs, signal, { startedAt, leftMs });
  }

  #unpin(input: InputSnapshot): void {
    this.#parts.pool.unpin(input);
    this.#parts.inTurns?.unpin(input);
  }

  #decide(
    input: InputSnapshot,
    effective: EvaluateOptions,
    settings: RunSettings,
  ): Decision | Promise<Decision> {
    const request = this.#getRequest(input, effective, settings);
    if (request.shared === undefined) this.#begin(request.identity);
    if (!isEvaluationTraced()) return this.#run(request, effective.onRecording);
    const message: EvaluateMessage = {
      decisionId: request.identity.scope.decisionId,
      entrypoint: request.entrypoint.name,
    };
    return traced(
      channels.evaluate,
      message,
      () => this.#run({ ...request, traced: message }, effective.onRecording),
      ({ result, rounds, calls, metrics }) => {
        message.outcome = result === undefined ? "undefined" : "value";
        message.rounds = rounds;
        message.calls = calls.filter(({ attempts, cached }) => attempts > 0 || cached).length;
        message.evaluationMs = metrics.evaluationMs;
      },
    );
  }

  #run(
    request: EvaluationRequest,
    onRecording: EvaluateOptions["onRecording"],
  ): Decision | Promise<Decision> {
    const evaluation = new Evaluation(request);
    const run: EvaluationRun = { evaluation, request, onRecording };
    let outcome: EvaluationOutcome | Promise<EvaluationOutcome>;
    try {
      outcome = request.synchronous ? evaluation.runSynchronously() : evaluation.run();
    } catch (error) {
      return this.#fail(run, error);
    }
    if (!isThenable(outcome)) return this.#succeed(run, outcome);
    return outcome.then(
      (ended) => this.#succeed(run, ended),
      (error: unknown) => this.#fail(run, error),
    );
  }

  #succeed(run: EvaluationRun, outcome: EvaluationOutcome): Decision | Promise<Decision> {
    let decision: Decision;
    try {
      decision = new PolicyDecision(run.request, outcome, this.#parts);
    } catch (error) {
      return this.#fail(run, error);
    }
    const reported = this.#tell(run, outcome);
    return isThenable(reported) ? Promise.resolve(reported).then(() => decision) : decision;
  }

  #fail(run: EvaluationRun, error: unknown): Promise<never> {
    const { input, entrypoint } = run.request;
    // A value can be too deeply nested to parse here, but not for the policy. An error while the input is read is the
    // input's.
    const isOfPass = isErrorOf(error, "RangeError") && error !== input.failure?.error;
    const failure = isOfPass ? toPassFailure(error, entrypoint.name).error : error;
    const reported = this.#tell(run, undefined);
    if (!isThenable(reported)) throw failure;
    return Promise.resolve(reported).then(() => {
      throw failure;
    });
  }

  #tell(
    { evaluation, request, onRecording }: EvaluationRun,
    outcome: EvaluationOutcome | undefined,
  ): unknown {
    if (onRecording === undefined) return undefined;
    const record = loadedRecorder();
    if (record !== undefined) return onRecording(record(request, evaluation, outcome, this.#parts.origin));
    if (request.synchronous) throw notSynchronous("what makes recordings is not loaded; use evaluate()");
    return loadRecorder().then((loaded) =>
      onRecording(loaded(request, evaluation, outcome, this.#parts.origin)),
    );
  }

  #getRequest(
    input: InputSnapshot,
    options: EvaluateOptions,
    { data = this.#data, shared, synchronous = false, onlyResult = false, startedAt }: RunSettings,
  ): EvaluationRequest {
    const { pool, inTurns, countsSteps, hosts, entrypoints, replay } = this.#parts;
    const { name, id } = entrypoints.resolve(options.entrypoint);
    return {
      pool,
      inTurns: synchronous ? undefined : inTurns,
      countsSteps,
      hosts,
      entrypoint: { name: options.shownAs ?? name, id },
      input,
      data,
      identity: new EvaluationIdentity(
        frozenTime(options.now ?? replay?.facts.nowNs),
        options.seed ?? replay?.facts.seed,
        options.verification === undefined
          ? undefined
          : runWithin(this.#limit(options, startedAt), () => verificationText(options.verification)),
        options.decisionId,
      ),
      replay,
      timeoutMs: Math.min(options.timeoutMs ?? DEFAULT_TIMEOUT_MS, MAX_TIMER_MS),
      leftMs: options.leftMs,
      startedAt,
      interrupt: options.interrupt ?? true,
      speculate: options.speculate ?? true,
      synchronous,
      shared,
      traced: undefined,
      isTimed: !onlyResult,
      readsErrors: !onlyResult,
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
 * @param documents the places of the policy's rules in `data`; of data without members none is in the place of one.
 * @throws EvaluationError `data_invalid`, also for values in the place of rules, which would be hidden. Lists all of
 * them.
 */
function takeData(value: unknown, documents: () => readonly RuleDocument[]): InputSnapshot {
  if (BaseDocuments.is(value)) {
    const found = value
      .conflictsWith(value.parts.length === 0 ? [] : documents())
      .map((conflict) => describeConflict(conflict, value.fileOf(conflict.path)));
    if (found.length > 0) throw conflicting([...found, ...value.conflicts]);
    return InputSnapshot.ofOwn(value.bytes, "data");
  }
  const snapshot = InputSnapshot.ofData(value);
  const { content = "{}" } = snapshot;
  if (content === "{}") return snapshot;
  const known = documents();
  if (known.length === 0) return snapshot;
  const found = findDataConflicts(known, JsonSlice.of(Buffer.from(content)));
  if (found.length > 0) throw conflicting(found.map((conflict) => describeConflict(conflict)));
  return snapshot;
}

/** `evaluateAll` with its shared calls, which are loaded here: few programs use it. */
async function* evaluateTogether(
  inputs: Iterable<unknown> | AsyncIterable<unknown>,
  scope: EvaluationScope,
  requestOf: (shared: SharedCalls) => EvaluateAllRequest,
): AsyncGenerator<EvaluatedInput, void, undefined> {
  const [{ evaluateAll }, { SharedCalls: Shared }] = await Promise.all([
    import("./evaluate-all.js"),
    import("./shared-calls.js"),
  ]);
  yield* evaluateAll(inputs, requestOf(new Shared(scope)));
}

/** Owns the input of a pending decision. If that fails, no caller gets the decision. */
function keep(snapshot: InputSnapshot, decision: Promise<Decision>): void {
  try {
    snapshot.own();
  } catch (error) {
    decision.catch(() => undefined);
    throw error;
  }
}

function notSynchronous(why: MessageText): EvaluationError {
  return new EvaluationError(message`evaluateSync: ${why}`, { code: "not_synchronous" });
}

function conflicting(lines: readonly string[]): EvaluationError {
  return new EvaluationError(lines.join("\n"), { code: "data_invalid" });
}

/** Decides on it. @param isWhole whether more than the result is requested. */
type DecidePinned = (options: EvaluateOptions | undefined, isWhole: boolean) => Decision | Promise<Decision>;

/** An input that stays parsed in instances until it is closed. */
class PinnedInput implements PreparedInput {
  readonly #run: DecidePinned;
  readonly #release: () => void;
  #closed = false;

  constructor(run: DecidePinned, release: () => void) {
    this.#run = run;
    this.#release = release;
  }

  async evaluate(options?: EvaluateOptions): Promise<JsonValue | undefined> {
    const decision = this.#decide(options, false);
    return isThenable(decision) ? (await decision).result : decision.result;
  }

  async decide(options?: EvaluateOptions): Promise<Decision> {
    return this.#decide(options, true);
  }

  #decide(options: EvaluateOptions | undefined, isWhole: boolean): Decision | Promise<Decision> {
    if (this.#closed) throw new EvaluationError("the prepared input is closed", { code: "policy_closed" });
    return this.#run(options, isWhole);
  }

  close(): void {
    this.#closed = true;
    this.#release();
  }

  [Symbol.dispose](): void {
    this.close();
  }
}
