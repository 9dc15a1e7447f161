import { setMaxListeners } from "node:events";
import { EvaluationError, RegohostError, ServiceError } from "../errors.js";
import type { BuiltinContext, CallFacts } from "../rego/builtin.js";
import { parseTerm } from "../rego/parse-term.js";
import { toJsonValue } from "../rego/term-value.js";
import { withoutSecrets } from "./call-secrets.js";
import type { CallRecord } from "./decision.js";
import type { Ending } from "./ending.js";
import type { EvaluationIdentity } from "./evaluation-identity.js";
import type { AsyncHostFunction } from "./host-table.js";
import type { RecordedAnswer, Recording } from "./recording.js";
import { toBuiltinError, toRecordedAnswer, type Answer, type PendingCall } from "./pending-call.js";
import { replayCall } from "./replay-call.js";

/** The most guesses in flight at once: as many as the client has connections. */
export const GUESS_BUDGET = 128;

interface Flight {
  call: PendingCall;
  speculative: boolean;
  /** The round it was started in. */
  round: number;
  record: CallRecord;
  /** Fulfilled when the call has ended, however it did. */
  done: Promise<void>;
}

/** Calls to make ahead, those from `next` on not begun yet. */
interface Plan {
  readonly calls: readonly PendingCall[];
  next: number;
  /** The round they were planned in. */
  readonly round: number;
}

/** What the calls of one evaluation share. */
export interface AnswerSettings {
  identity: EvaluationIdentity;
  ending: Ending;
  bigint: boolean;
  /** Answers the calls instead of the built-ins. */
  replay: Recording | undefined;
}

/** Whether a failed guess says nothing about the same call made with retries. */
function isNoAnswer(error: unknown): boolean {
  if (error instanceof ServiceError) return error.retryable;
  // An error that is not ours may be of any kind; a guess is only ever a read, so it can be made again.
  return !(error instanceof RegohostError);
}

/** Fulfilled when the promise is, or after some time. */
async function atMost(promise: Promise<unknown>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const time = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([promise, time]);
  clearTimeout(timer);
  // A timer can be first in a turn of a busy event loop, before answers that have arrived are read.
  await new Promise(setImmediate);
}

/** The answers of one evaluation, by call, and the calls under way. Equal calls are made once. */
export class Answers {
  readonly #settings: AnswerSettings;
  readonly #answers = new Map<string, Answer>();
  readonly #flights = new Map<string, Flight>();
  /** Guesses that failed without an answer: they wait until they are certain. */
  readonly #failedGuesses = new Set<string>();
  /** One for all calls: they are cancelled together, at the end. */
  readonly #controller = new AbortController();
  #guessesInFlight = 0;
  #planned: Plan | undefined;
  #ended = false;
  #endedCalls = 0;
  /** Every call made, in the order of their first start. */
  readonly records = new Map<string, CallRecord>();

  constructor(settings: AnswerSettings) {
    this.#settings = settings;
    // A listener of each call is no leak.
    setMaxListeners(0, this.#controller.signal);
  }

  get(key: string): Answer | undefined {
    return this.#answers.get(key);
  }

  /** The answers with these keys. */
  used(keys: Iterable<string>): { name: string; args: string[]; bytes: Uint8Array | undefined }[] {
    return [...keys].flatMap((key) => {
      const answer = this.#answers.get(key);
      if (answer === undefined) return [];
      return [{ name: answer.call.host.name, args: answer.call.args, bytes: answer.bytes }];
    });
  }

  /** What calls were answered with: those with these keys, or all. */
  recorded(keys?: ReadonlySet<string>): { name: string; args: string[]; answer: RecordedAnswer }[] {
    return [...this.#answers].flatMap(([key, answer]) => {
      if (keys !== undefined && !keys.has(key)) return [];
      return [{ name: answer.call.host.name, args: answer.call.args, answer: toRecordedAnswer(answer) }];
    });
  }

  /** Whether a call may be made ahead: not under way, not failed before, and within its built-in's own budget. */
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
   * Makes calls ahead, in their order: as many as the budget lets be under way at once, and each of the others when one
   * has ended. Those of an earlier plan that were not begun are dropped.
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
      this.#start(call, true, plan.round);
      free--;
    }
  }

  /**
   * Makes a certain call, or waits for it when it is under way as a guess. A guess that ends without an answer is made
   * again, certain this time. Fulfilled once there is an answer, an error included.
   */
  async require(call: PendingCall, round: number): Promise<void> {
    const flight = this.#flights.get(call.key) ?? this.#start(call, false, round);
    await flight.done;
    if (this.#ended) return;
    if (!this.#answers.has(call.key)) await this.#start(call, false, round).done;
  }

  /** The round in which a call under way was started. */
  roundOf(key: string): number | undefined {
    return this.#flights.get(key)?.round;
  }

  /**
   * Waits for the calls under way that were started in a round or before it, while calls keep ending: until none has
   * ended for `gapMs`, and for `limitMs` at most. Later ones cannot be expected yet.
   */
  async drain(round: number, gapMs: number, limitMs: number): Promise<void> {
    const until = performance.now() + limitMs;
    let before: number;
    do {
      const expected = [...this.#flights.values()].filter((flight) => flight.round <= round);
      if (expected.length === 0) return;
      before = this.#endedCalls;
      await atMost(Promise.all(expected.map(({ done }) => done)), gapMs);
    } while (this.#endedCalls !== before && performance.now() < until);
  }

  /** Cancels what is under way, for good: nothing is started any more. */
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
    return performance.now() - this.#settings.ending.startedAt;
  }

  /** The call log is made to be shown. */
  #shownValues({ host, args }: PendingCall): CallRecord["args"] {
    const { bigint } = this.#settings;
    return withoutSecrets(host.name, args.map(parseTerm)).map((term) => toJsonValue(term, { bigint }));
  }

  #recordOf(call: PendingCall, round: number): CallRecord {
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
    const record = this.#recordOf(call, round);
    const flight: Flight = { call, speculative, round, record, done: Promise.resolve() };
    this.#flights.set(call.key, flight);
    if (speculative) this.#guessesInFlight++;
    flight.done = this.#run(flight);
    return flight;
  }

  async #run(flight: Flight): Promise<void> {
    const { call, record } = flight;
    const before = record.attempts;
    record.attempts = before + 1;
    let facts: CallFacts = {};
    const context: BuiltinContext = {
      signal: this.#controller.signal,
      deadline: this.#settings.ending.deadline,
      speculative: flight.speculative,
      evaluation: this.#settings.identity.scope,
      report: (more) => {
        facts = { ...facts, ...more };
        if (facts.attempts !== undefined) record.attempts = before + facts.attempts;
      },
    };
    let bytes: Uint8Array | undefined;
    let error: unknown;
    try {
      const { replay, bigint } = this.#settings;
      bytes =
        replay === undefined
          ? await call.host.call(call.args, context, { bigint })
          : replayCall(replay, call, context);
    } catch (thrown) {
      error = thrown ?? new Error(`${call.host.name} threw ${String(thrown)}`);
    }
    // Cancelled at the end of the evaluation: nobody waits, and what it gave is not an answer.
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
      // A service in trouble is not asked for more than has to be.
      this.#planned = undefined;
      return;
    }
    this.#keep(flight, bytes, error, facts);
    this.#startPlanned();
  }

  #keep(flight: Flight, bytes: Uint8Array | undefined, error: unknown, facts: CallFacts): void {
    const { call, record } = flight;
    const failure = error === undefined ? undefined : toBuiltinError(call, error);
    if (failure !== undefined) {
      record.outcome = "error";
      record.error = failure.cause instanceof Error ? failure.cause : failure;
    } else if (bytes === undefined) {
      record.outcome = facts.notFound === true ? "not_found" : "undefined";
    } else {
      record.outcome = "value";
      record.bytes = bytes.length;
    }
    this.#answers.set(call.key, { call, record, bytes, error: failure });
  }
}
