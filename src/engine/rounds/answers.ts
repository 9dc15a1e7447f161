import { setMaxListeners } from "node:events";
import { Deadline } from "../../base/async/deadline.js";
import { nextTurn } from "../../base/async/next-turn.js";
import { EvaluationError, isRegohostError, ServiceError } from "../../base/errors.js";
import type { BuiltinContext } from "../builtin/builtin.js";
import type { CallFacts } from "../../base/telemetry/call-facts.js";
import { parseTerm } from "../../base/terms/parse-term.js";
import { toJsonValue } from "../../base/terms/json-value.js";
import { getTypeName } from "../../base/terms/term.js";
import { withoutSecrets, mayHoldSecrets } from "../recording/call-secrets.js";
import type { CallRecord } from "../recording/call-record.js";
import type { EvaluationDeadline } from "./evaluation-deadline.js";
import type { EvaluationIdentity } from "./evaluation-identity.js";
import { CallKeys } from "./call-keys.js";
import type { AsyncHostFunction } from "./host-table.js";
import type { RecordedAnswer } from "../recording/recorded-call.js";
import type { Recording } from "../recording/recording.js";
import type { SharedCalls } from "./shared-calls.js";
import {
  channels,
  traced,
  type BuiltinMessage,
  type EvaluateMessage,
} from "../../base/telemetry/channels.js";
import {
  replayCall,
  toBuiltinError,
  toRecordedAnswer,
  type Answer,
  type PendingCall,
} from "./pending-call.js";
import { hidden } from "../recording/secret-placeholder.js";
import { SentSecrets } from "../recording/sent-secrets.js";
import { readableThrown } from "../../base/message.js";
import { isError } from "../../base/realms.js";

/** Maximum number of concurrent guesses: the client's number of connections. */
export const GUESS_BUDGET = 128;

interface Flight {
  call: PendingCall;
  speculative: boolean;
  /** The round it was started in. */
  round: number;
  record: CallRecord;
  /** Resolves when the call has ended, even with an error. */
  done: Promise<void>;
}

/** Calls to make ahead; those from `next` on have not started. */
interface Plan {
  readonly calls: readonly PendingCall[];
  next: number;
  /** The round they were planned in. */
  readonly round: number;
}

/** State shared by the calls of one evaluation. */
interface AnswerSettings {
  identity: EvaluationIdentity;
  deadline: EvaluationDeadline;
  bigint: boolean;
  /** Answers the calls instead of the built-ins. */
  replay: Recording | undefined;
  /** Answers calls that other evaluations make as well, once for all. */
  shared: SharedCalls | undefined;
  /** The message about the evaluation for diagnostics channels; `undefined` without subscribers. */
  traced?: EvaluateMessage | undefined;
}

/** Returns whether the same call with retries may succeed after this guess failed. */
function isNoAnswer(error: unknown): boolean {
  if (error instanceof ServiceError) return error.retryable;
  // Another error may have any cause; a guess is always a read, so a retry is safe.
  return !isRegohostError(error);
}

/** The answers of one evaluation by call, and its running calls. Equal calls are made once. */
export class Answers {
  readonly #settings: AnswerSettings;
  readonly #answers = new Map<string, Answer>();
  readonly #keys = new CallKeys();
  readonly #flights = new Map<string, Flight>();
  /** Guesses that failed without an answer: retried only once they are certain. */
  readonly #failedGuesses = new Set<string>();
  /** One for all calls: they are cancelled together, at the end. */
  readonly #controller = new AbortController();
  #guessesInFlight = 0;
  #planned: Plan | undefined;
  #ended = false;
  #endedCalls = 0;
  /** Every call made, in the order of their first start. */
  readonly records = new Map<string, CallRecord>();
  /** The credentials that calls have sent, except those of `#unsearched`. */
  #sent: SentSecrets | undefined;
  readonly #unsearched: PendingCall[] = [];

  constructor(settings: AnswerSettings) {
    this.#settings = settings;
    // Many listeners are expected; disable the leak warning.
    setMaxListeners(0, this.#controller.signal);
  }

  /** Returns the key of a call of a pass. `place`: the number of calls before it in the pass. */
  keyOf(place: number, name: string, args: readonly string[]): string {
    return this.#keys.keyOf(place, name, args);
  }

  get(key: string): Answer | undefined {
    return this.#answers.get(key);
  }

  /** Returns the answers with these keys. */
  used(keys: Iterable<string>): { name: string; args: string[]; bytes: Uint8Array | undefined }[] {
    return [...keys].flatMap((key) => {
      const answer = this.#answers.get(key);
      if (answer === undefined) return [];
      return [{ name: answer.call.host.name, args: answer.call.args, bytes: answer.bytes }];
    });
  }

  /** Returns the answers of the calls with these keys, or of all. */
  recorded(keys?: ReadonlySet<string>): { name: string; args: string[]; answer: RecordedAnswer }[] {
    return [...this.#answers].flatMap(([key, answer]) => {
      if (keys !== undefined && !keys.has(key)) return [];
      return [{ name: answer.call.host.name, args: answer.call.args, answer: toRecordedAnswer(answer) }];
    });
  }

  /** Yields the answers after the first ones, with their keys. They are stored in the order in which they arrived. */
  *since(count: number): Generator<[string, Answer]> {
    let index = 0;
    for (const entry of this.#answers) if (index++ >= count) yield entry;
  }

  /** Calls that may not be guessed, because they run or failed as guesses; and the number of running guesses by built-in. */
  get unguessable(): { keys: string[]; running: Map<string, number> } {
    const running = new Map<string, number>();
    for (const { speculative, call } of this.#flights.values()) {
      if (speculative) running.set(call.host.name, (running.get(call.host.name) ?? 0) + 1);
    }
    return { keys: [...this.#flights.keys(), ...this.#failedGuesses], running };
  }

  /** Returns whether a call may be guessed: not running, not failed before, and within its built-in's budget. */
  mayGuess(key: string, host: AsyncHostFunction, planned: ReadonlyMap<string, PendingCall>): boolean {
    if (this.#flights.has(key) || this.#failedGuesses.has(key)) return false;
    const limit = host.maxSpeculative;
    if (limit === undefined) return true;
    let count = 0;
    for (const flight of this.#flights.values()) {
      if (flight.speculative && flight.call.host === host) count++;
    }
    for (const call of planned.values()) if (call.host === host) count++;
    return count < limit;
  }

  /**
   * Makes calls ahead, in order: as many concurrently as the budget allows, and each further one when another has
   * ended. Drops calls of an earlier plan that have not started.
   */
  guess(calls: Iterable<PendingCall>, round: number): void {
    this.#planned = { calls: [...calls], next: 0, round };
    this.#startPlanned();
  }

  #startPlanned(): void {
    const plan = this.#planned;
    if (plan === undefined) return;
    let free = GUESS_BUDGET - this.#guessesInFlight;
    while (free > 0) {
      const call = plan.calls[plan.next];
      if (call === undefined) return;
      plan.next++;
      if (this.#flights.has(call.key) || this.#answers.has(call.key)) continue;
      // In a worker a pass does not see what failed while it ran.
      if (this.#failedGuesses.has(call.key)) continue;
      this.#start(call, true, plan.round);
      free--;
    }
  }

  /**
   * Makes a certain call, or waits for its running guess. A guess that ends without an answer is made again as a
   * certain call. Resolves once there is an answer or an error.
   */
  async require(call: PendingCall, round: number): Promise<void> {
    // In a worker a pass does not see answers that arrived while it ran.
    if (this.#answers.has(call.key)) return;
    const flight = this.#flights.get(call.key) ?? this.#start(call, false, round);
    await flight.done;
    if (this.#ended) return;
    if (!this.#answers.has(call.key)) await this.#start(call, false, round).done;
  }

  /** Returns the round in which a running call was started. */
  roundOf(key: string): number | undefined {
    return this.#flights.get(key)?.round;
  }

  /**
   * Waits for running calls started up to a round, as long as calls keep completing: until none has completed for
   * `gapMs`, and at most `limitMs`. Later calls cannot be expected yet.
   */
  async drain(round: number, gapMs: number, limitMs: number): Promise<void> {
    const limit = new Deadline({ timeoutMs: limitMs });
    let before: number;
    do {
      const expected = [...this.#flights.values()].filter((flight) => flight.round <= round);
      if (expected.length === 0) return;
      before = this.#endedCalls;
      const gap = new Deadline({ timeoutMs: gapMs });
      await gap.wait(Promise.all(expected.map(({ done }) => done))).catch(() => undefined);
      // In a busy event loop a timer can run before received answers are read.
      await nextTurn();
    } while (this.#endedCalls !== before && limit.remainingMs > 0);
  }

  /** Cancels all running calls and prevents new ones. */
  cancelAll(): void {
    this.#ended = true;
    this.#planned = undefined;
    if (this.#flights.size === 0) return;
    const reason = new EvaluationError("the evaluation has ended", { code: "aborted" });
    for (const flight of this.#flights.values()) {
      flight.record.outcome = "cancelled";
      flight.record.ms = this.#elapsed() - flight.record.startMs;
    }
    this.#flights.clear();
    this.#controller.abort(reason);
  }

  #elapsed(): number {
    return performance.now() - this.#settings.deadline.startedAt;
  }

  /** Arguments for the call log, with secrets removed. */
  #shownValues({ host, args }: PendingCall): CallRecord["args"] {
    const { bigint } = this.#settings;
    return withoutSecrets(host.name, args.map(parseTerm)).map((term) => toJsonValue(term, { bigint }));
  }

  #getRecord(call: PendingCall, round: number): CallRecord {
    let record = this.records.get(call.key);
    if (record === undefined) {
      record = {
        builtin: call.host.name,
        args: this.#shownValues(call),
        outcome: "cancelled",
        used: false,
        effect: call.effect,
        startMs: this.#elapsed(),
        ms: 0,
        attempts: 0,
        cached: false,
        round,
      };
      this.records.set(call.key, record);
    }
    return record;
  }

  #start(call: PendingCall, speculative: boolean, round: number): Flight {
    const record = this.#getRecord(call, round);
    const flight: Flight = { call, speculative, round, record, done: Promise.resolve() };
    this.#flights.set(call.key, flight);
    if (mayHoldSecrets(call.host.name)) this.#unsearched.push(call);
    if (speculative) this.#guessesInFlight++;
    flight.done = this.#run(flight);
    return flight;
  }

  async #run(flight: Flight): Promise<void> {
    const { call, record } = flight;
    const { shared, identity } = this.#settings;
    const before = record.attempts;
    record.attempts = before + 1;
    let facts: CallFacts = {};
    const context: BuiltinContext = {
      signal: this.#controller.signal,
      deadline: this.#settings.deadline.epochMs,
      speculative: flight.speculative,
      evaluation: (shared ?? identity).scope,
      report: (more) => {
        facts = { ...facts, ...more };
        if (facts.attempts !== undefined) record.attempts = before + facts.attempts;
      },
    };
    let bytes: Uint8Array | undefined;
    let error: unknown;
    try {
      bytes = await this.#callTraced(flight, context, () => facts.cached ?? false);
    } catch (thrown) {
      error = readableThrown(thrown, call.host.name);
    }
    // Cancelled at the end of the evaluation: its result is not used.
    if (this.#flights.get(call.key) !== flight) return;
    this.#flights.delete(call.key);
    this.#endedCalls++;
    if (flight.speculative) this.#guessesInFlight--;
    record.ms = this.#elapsed() - record.startMs;
    record.cached = facts.cached ?? false;
    if (facts.truncated === true) record.truncated = true;
    if (facts.via !== undefined) record.via = facts.via;
    if (facts.skipped === true) record.skipped = true;
    if (error !== undefined && flight.speculative && isNoAnswer(error)) {
      this.#failedGuesses.add(call.key);
      // A failing service gets no further guesses.
      this.#planned = undefined;
      return;
    }
    this.#keep(flight, bytes, error, facts);
    this.#startPlanned();
  }

  /** Makes a call, and publishes it to the channel. */
  #callTraced(
    { call, speculative, round }: Flight,
    context: BuiltinContext,
    isCached: () => boolean,
  ): Promise<Uint8Array | undefined> {
    const evaluation = this.#settings.traced;
    if (evaluation === undefined) return this.#call(call, context);
    const { host, effect } = call;
    const message: BuiltinMessage = { evaluation, builtin: host.name, round, speculative, effect };
    return traced(
      channels.builtin,
      message,
      () => this.#call(call, context),
      (bytes) => {
        message.outcome = bytes === undefined ? "undefined" : "value";
        message.cached = isCached();
      },
    );
  }

  async #call(call: PendingCall, context: BuiltinContext): Promise<Uint8Array | undefined> {
    const { replay, bigint, shared } = this.#settings;
    const isCalled =
      replay === undefined ||
      call.host.isOfThisRun?.(call.args) === true ||
      (call.host.isLocal === true && replay.find(call.host.name, call.args) === undefined);
    if (!isCalled) return replayCall(replay, call, context);
    if (shared === undefined || call.effect) return call.host.call(call.args, context, { bigint });
    return shared.call(call, context, { bigint });
  }

  /** Returns an error without the credentials that calls have sent, which it may repeat. */
  #withoutSent(error: unknown): unknown {
    this.#sent ??= new SentSecrets([], hidden);
    this.#sent.add(
      this.#unsearched.splice(0).map(({ host, args }) => ({ name: host.name, args: args.map(parseTerm) })),
    );
    return this.#sent.inError(error);
  }

  #keep(flight: Flight, bytes: Uint8Array | undefined, error: unknown, facts: CallFacts): void {
    const { call, record } = flight;
    const failure = error === undefined ? undefined : toBuiltinError(call, this.#withoutSent(error));
    if (failure !== undefined) {
      record.outcome = "error";
      record.error = isError(failure.cause) ? failure.cause : failure;
      record.types = call.args.map((arg) => getTypeName(parseTerm(arg)));
    } else if (bytes === undefined) {
      record.outcome = facts.notFound === true ? "not_found" : "undefined";
      if (facts.reason !== undefined) record.reason = facts.reason;
    } else {
      record.outcome = "value";
      record.bytes = bytes.length;
    }
    this.#answers.set(call.key, { call, record, bytes, error: failure });
  }
}
