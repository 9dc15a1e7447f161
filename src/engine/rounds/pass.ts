import { getMessage, message, option } from "../../base/message.js";
import { hasInterruptListeners, RunTimeout } from "../../base/async/guarded-run.js";
import { BuiltinError, EvaluationError, failedPolicy } from "../../base/errors.js";
import { parseTerm } from "../../base/terms/parse-term.js";
import { StandardBuiltinError, type StandardCallContext } from "../builtin/standard-builtin.js";
import { toJsonValue, type JsonValue } from "../../base/terms/json-value.js";
import { callKey } from "../../base/terms/call-key.js";
import type { PrintRecord } from "./decision.js";
import type { EvaluationIdentity } from "./evaluation-identity.js";
import type { CallPlace } from "../../base/text/call-place.js";
import type { EvaluationInstance, PassHost } from "../wasm/evaluation-instance.js";
import type { AsyncHostFunction, CalledFunction, HostFunction, HostTable } from "./host-table.js";
import { toShownError } from "../recording/shown-call.js";
import { toStandardFailure, toUnanswered, type Answer, type PendingCall } from "./pending-call.js";

const NONE: ReadonlyMap<string, never> = new Map<string, never>();
const NOTHING: ReadonlySet<string> = new Set();
const TRUE = Buffer.from("true");

/** Thrown to stop a pass at its first unanswered call. */
export class PassStop extends Error {}

/** Thrown to let signal handlers run. */
export class PassMadeWay extends Error {}

/** Thrown before what may take long, by a pass that nothing ends from outside. */
export class PassNeedsGuard extends Error {}

/** An answer, for a pass. */
export type KnownAnswer = Pick<Answer, "bytes" | "error"> & { call: Pick<PendingCall, "host"> };

/** The answers known to a pass. */
export interface PassAnswers {
  /** Returns the key of a call of this pass. `place`: the number of calls before it. */
  keyOf(place: number, name: string, args: readonly string[]): string;
  get(key: string): KnownAnswer | undefined;
  /** Returns whether a call may be guessed: not running, not failed before, and within its built-in's budget. */
  mayGuess(key: string, host: AsyncHostFunction, planned: ReadonlyMap<string, PendingCall>): boolean;
}

/** Has the answers of an evaluation. */
export interface AnswerSource {
  answersOfPasses(): PassAnswers;
}

/** Settings of all passes of an evaluation. */
export interface PassSettings {
  hosts: HostTable;
  identity: EvaluationIdentity;
  maxCalls: number;
  strictBuiltinErrors: boolean;
  /** Whether errors of built-ins that do not end the evaluation are read after it. */
  readsErrors: boolean;
  /** Whether a standard built-in that the network did not answer ends the evaluation. */
  requireAnswers: boolean;
  bigint: boolean;
}

interface PassLimits {
  /** Maximum number of guesses to record; 0 without speculation. */
  guesses: number;
  /** Whether it ends at its first unanswered call. */
  stopAtUnanswered: boolean;
  /** End time, on the clock of `performance.now()`. */
  endsAt: number;
  /** That of the evaluation, which built-ins in JavaScript are held to: ended earlier, they would only run again. */
  deadlineAt: number;
  /** Time after which it yields to signal handlers if there are any, on the same clock; `Infinity` for never. */
  makesWayAt: number;
  /** Whether a guard around the pass ends code that does not check the time: set, not set yet, or never. */
  guard: "set" | "missing" | "unwanted";
}

/** A call of a standard built-in for the call log. */
export interface StandardCall {
  name: string;
  args: string[];
  /** The answer's Rego text; `undefined` when there is none. */
  answer: string | undefined;
  error: StandardBuiltinError | undefined;
}

/** The results of a pass. */
export interface PassRecord {
  /** The first call without an answer. */
  readonly firstUnanswered: PendingCall | undefined;
  /** Calls without an answer after the first, to be made ahead. */
  readonly guesses: ReadonlyMap<string, PendingCall>;
  /** Whether it may have had more guesses than it was allowed to record. */
  readonly isFull: boolean;
  /** Keys of the answers used before the first unanswered call. */
  readonly used: ReadonlySet<string>;
  readonly prints: PrintRecord[];
  /** Calls of standard built-ins that failed or are not deterministic. */
  readonly standardCalls: ReadonlyMap<string, StandardCall>;
  /** Returns the places of a call that failed; `undefined` when one of them is not known. */
  errorSitesOf(key: string): readonly CallPlace[] | undefined;
}

/**
 * One run of a policy with the answers known so far.
 *
 * Everything before the first unanswered call is exact, so that call is certainly needed. After it the pass continues
 * with guesses: its calls may turn out to be unneeded, and its errors are meaningless.
 */
export class Pass implements PassHost, PassRecord {
  readonly #settings: PassSettings;
  readonly #source: AnswerSource;
  readonly #limits: PassLimits;
  #recording: boolean;
  /** Number of calls that were looked up. */
  #lookUps = 0;
  /** Number of those without an answer. */
  #unanswered = 0;
  /** That number when the first branch of a rule with `else` began, by the number of the rule. */
  #branches: Map<string, number> | undefined;
  // Created on demand: most passes of small policies need none.
  #guesses: Map<string, PendingCall> | undefined;
  #used: Set<string> | undefined;
  #standardCalls: Map<string, StandardCall> | undefined;
  #errorSites: Map<string, Set<CallPlace | undefined>> | undefined;
  firstUnanswered: PendingCall | undefined;
  get guesses(): ReadonlyMap<string, PendingCall> {
    return this.#guesses ?? NONE;
  }
  get used(): ReadonlySet<string> {
    return this.#used ?? NOTHING;
  }
  #instance: EvaluationInstance | undefined;
  /** Of its instance, at its end. */
  memoryBytes = 0;
  #sharedContext: StandardCallContext | undefined;
  #prints: PrintRecord[] | undefined;
  get prints(): PrintRecord[] {
    return (this.#prints ??= []);
  }
  get standardCalls(): ReadonlyMap<string, StandardCall> {
    return this.#standardCalls ?? NONE;
  }

  constructor(settings: PassSettings, source: AnswerSource, limits: PassLimits) {
    this.#settings = settings;
    this.#source = source;
    this.#limits = limits;
    this.#recording = limits.guesses > 0;
  }

  /** Runs on an instance from now on. */
  enter(instance: EvaluationInstance): void {
    this.#instance = instance;
    instance.host = this;
  }

  /** Has ended. Returns the instance it ran on, which a decision must not keep. */
  leave(): EvaluationInstance | undefined {
    const instance = this.#instance;
    this.#instance = undefined;
    this.memoryBytes = instance?.memoryBytes ?? 0;
    return instance;
  }

  get isFull(): boolean {
    return this.guesses.size >= this.#limits.guesses;
  }

  poll(): void {
    const now = performance.now();
    if (now > this.#limits.endsAt) throw new RunTimeout("the pass took too long");
    if (now > this.#limits.makesWayAt && hasInterruptListeners()) throw new PassMadeWay();
  }

  /** Answers one call of the policy: the address of the value, 0 for none. */
  dispatch(instance: EvaluationInstance, id: number, addresses: readonly number[], site?: CallPlace): number {
    const host = this.#settings.hosts.byId(id);
    if (host === undefined) {
      throw failedPolicy(`the policy calls a built-in with the unknown id ${String(id)}`);
    }
    if (addresses.length !== host.arity) {
      throw new EvaluationError(
        `the policy calls ${host.name} with ${String(addresses.length)} arguments, but it is declared with ${String(host.arity)}: compile the policy against this declaration`,
        { code: "arity_mismatch" },
      );
    }
    if (this.#isUnreadTypeError(instance, host, addresses)) return 0;
    let answer: Uint8Array | undefined;
    try {
      answer = this.#answer(instance, host, addresses, site);
      if (host.kind !== "async") this.#checkDeadline();
    } catch (error) {
      throw site !== undefined && error instanceof BuiltinError ? atSite(error, site) : error;
    }
    return answer === undefined ? 0 : instance.put(answer);
  }

  #answer(
    instance: EvaluationInstance,
    host: CalledFunction,
    addresses: readonly number[],
    site: CallPlace | undefined,
  ): Uint8Array | undefined {
    if (host.kind === "standard") return this.#callStandard(instance, host, addresses, site);
    if (host.kind === "question") return this.#isTrue(instance, addresses) ? TRUE : undefined;
    // This pass can only end now.
    if (host.kind === "async" && this.firstUnanswered !== undefined && !this.#recording) return undefined;
    if (host.kind === "pure") {
      this.#beforeLongCall();
      return host.call(addresses.map((address) => this.#argument(instance, address)));
    }
    const args = addresses.map((address) => instance.dump(address));
    return this.#lookUp(host, args, site);
  }

  /** Whether further calls are noted, and all else of the pass is discarded. */
  get #isGuessing(): boolean {
    return this.firstUnanswered !== undefined && this.#recording;
  }

  /** Answers the module's question whether it guesses, or, with the numbers of a rule and its branch, whether the branch is evaluated. */
  #isTrue(instance: EvaluationInstance, addresses: readonly number[]): boolean {
    const [rule, branch] = addresses.map((address) => instance.dump(address));
    if (rule === undefined) return this.#isGuessing;
    this.#branches ??= new Map();
    if (branch === "0") this.#branches.set(rule, this.#unanswered);
    return this.#branches.get(rule) === this.#unanswered;
  }

  #beforeLongCall(): void {
    if (this.#limits.guard === "missing") throw new PassNeedsGuard();
  }

  /** Counts the time of a built-in, although nothing could end it. */
  #checkDeadline(): void {
    if (performance.now() > this.#limits.deadlineAt) throw new RunTimeout("a built-in took too long");
  }

  #argument(instance: EvaluationInstance, address: number): JsonValue {
    const { bigint } = this.#settings;
    const json = bigint ? undefined : instance.dumpJson(address);
    return json === undefined
      ? toJsonValue(parseTerm(instance.dump(address)), { bigint })
      : (JSON.parse(json) as JsonValue);
  }

  #lookUp(host: AsyncHostFunction, args: string[], site: CallPlace | undefined): Uint8Array | undefined {
    const answers = this.#source.answersOfPasses();
    const key = answers.keyOf(this.#lookUps++, host.name, args);
    const answer = answers.get(key);
    if (answer !== undefined) return this.#use(key, answer, site);
    this.#unanswered++;
    if (this.firstUnanswered !== undefined) {
      this.#guess(key, host, args);
      return undefined;
    }
    this.#countExact(key);
    const effect = host.isEffect(args);
    this.firstUnanswered = { key, host, args, effect };
    if (this.#limits.stopAtUnanswered) throw new PassStop("stopped at the first unanswered call");
    // Calls after an effect may depend on it, so they are not recorded before it has happened.
    if (effect) this.#recording = false;
    return undefined;
  }

  #use(key: string, answer: KnownAnswer, site: CallPlace | undefined): Uint8Array | undefined {
    // After an unanswered call an error is a guess too; continuing finds more calls than stopping.
    if (this.firstUnanswered !== undefined) return answer.bytes;
    this.#countExact(key);
    if (answer.error !== undefined) {
      this.#check(answer.call, answer.error);
      this.#noteSite(key, site);
    }
    return answer.bytes;
  }

  /** Ends the evaluation, unless the error is undefined by OPA's rule. */
  #check(call: KnownAnswer["call"], error: BuiltinError): void {
    const { strictBuiltinErrors, requireAnswers } = this.#settings;
    if (!(error.cause instanceof StandardBuiltinError)) throw error;
    if (requireAnswers && error.cause.isNoAnswer) throw toUnanswered(call, error);
    if (strictBuiltinErrors) throw error;
  }

  #countExact(key: string): void {
    this.#used ??= new Set();
    this.#used.add(key);
    if (this.#used.size > this.#settings.maxCalls) {
      throw new EvaluationError(
        message`the policy makes more than ${this.#settings.maxCalls} distinct built-in calls; raise ${option("maxCalls")} to allow more`,
        { code: "call_limit" },
      );
    }
  }

  #guess(key: string, host: AsyncHostFunction, args: string[]): void {
    if (!this.#recording || this.guesses.has(key) || this.firstUnanswered?.key === key) return;
    if (host.isEffect(args)) {
      this.#recording = false;
      return;
    }
    if (!this.#source.answersOfPasses().mayGuess(key, host, this.guesses)) return;
    this.#guesses ??= new Map();
    this.#guesses.set(key, { key, host, args, effect: false });
    if (this.guesses.size >= this.#limits.guesses) this.#recording = false;
  }

  #callStandard(
    instance: EvaluationInstance,
    host: Extract<HostFunction, { kind: "standard" }>,
    addresses: readonly number[],
    site: CallPlace | undefined,
  ): Uint8Array | undefined {
    const { builtin } = host;
    // Random values are seeded by the call, so that a repeated pass draws the same ones.
    const args = builtin.nondeterministic ? addresses.map((address) => instance.dump(address)) : undefined;
    const key = args === undefined ? undefined : callKey(host.name, args);
    const context =
      key === undefined ? this.#context : { ...this.#context, seed: `${this.#context.seed}/${key}` };
    try {
      const answer = builtin.call(instance.dumpBytes(addresses), context);
      if (key !== undefined && args !== undefined) {
        const text = answer === undefined ? undefined : Buffer.from(answer).toString("utf8");
        this.#note(key, { name: host.name, args, answer: text, error: undefined });
      }
      return answer;
    } catch (error) {
      if (!(error instanceof StandardBuiltinError)) throw error;
      this.#failStandard(instance, host.name, addresses, error, site);
      return undefined;
    }
  }

  /** Whether somebody reads the error of a standard built-in. */
  get #readsErrors(): boolean {
    return this.#settings.readsErrors || this.#settings.strictBuiltinErrors;
  }

  /** Returns whether a call is an ignored error by the type of an operand: it is undefined then, and its text is not needed. */
  #isUnreadTypeError(
    instance: EvaluationInstance,
    host: CalledFunction,
    addresses: readonly number[],
  ): boolean {
    if (this.#readsErrors || host.kind !== "standard") return false;
    const { operands } = host.builtin;
    return operands !== undefined && !instance.mayHaveTypes(addresses, operands);
  }

  /** OPA's rule: an error of a standard built-in is undefined, unless strict errors are on. */
  #failStandard(
    instance: EvaluationInstance,
    name: string,
    addresses: readonly number[],
    error: StandardBuiltinError,
    site: CallPlace | undefined,
  ): void {
    const args = addresses.map((address) => instance.dump(address));
    if (this.#settings.strictBuiltinErrors && this.firstUnanswered === undefined) {
      throw toStandardFailure(name, args, error);
    }
    const key = callKey(name, args);
    if (!this.standardCalls.has(key)) {
      this.#note(key, {
        name,
        args,
        answer: undefined,
        error: toShownError(name, args.map(parseTerm), error),
      });
    }
    this.#noteSite(key, site);
  }

  #noteSite(key: string, site: CallPlace | undefined): void {
    this.#errorSites ??= new Map();
    const sites = this.#errorSites.get(key) ?? new Set();
    this.#errorSites.set(key, sites.add(site));
  }

  /** The places of every call that failed, by its key; `undefined` for one that is not known. */
  get errorSites(): ReadonlyMap<string, ReadonlySet<CallPlace | undefined>> {
    return this.#errorSites ?? NONE;
  }

  errorSitesOf(key: string): readonly CallPlace[] | undefined {
    return knownSites(this.errorSites, key);
  }

  /** Of calls that are not random. */
  get #context(): StandardCallContext {
    if (this.#sharedContext !== undefined) return this.#sharedContext;
    const { seed, scope, verification } = this.#settings.identity;
    this.#sharedContext = {
      nowNs: scope.nowNs,
      seed,
      verification,
      remainingMs: () => this.#limits.endsAt - performance.now(),
      beforeLongCall: () => this.#beforeLongCall(),
      readsErrors: this.#readsErrors,
      print: (message) => this.prints.push({ message }),
    };
    return this.#sharedContext;
  }

  #note(key: string, call: StandardCall): void {
    this.#standardCalls ??= new Map();
    this.#standardCalls.set(key, call);
  }
}

/**
 * Returns the error of a call at its place. It is another object, because evaluations that share a call share its error. One of a class
 * of the built-in's own stays as it is.
 */
function atSite(error: BuiltinError, { file, row, column }: CallPlace): BuiltinError {
  if (error.constructor !== BuiltinError) return error;
  const { code, builtin, opaCode, cause, stack } = error;
  const located = new BuiltinError(getMessage(error), {
    ...{ code, builtin, cause, location: { file, row, column } },
    opaCode,
  });
  if (stack !== undefined) located.stack = stack;
  return located;
}

/** Returns the places of a call that failed; `undefined` when one of them is not known. */
export function knownSites(
  errorSites: ReadonlyMap<string, ReadonlySet<CallPlace | undefined>>,
  key: string,
): readonly CallPlace[] | undefined {
  const sites = [...(errorSites.get(key) ?? [])];
  const known = sites.filter((site) => site !== undefined);
  return known.length === 0 || known.length < sites.length ? undefined : known;
}
