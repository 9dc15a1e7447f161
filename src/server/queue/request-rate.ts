import type { Redis } from "ioredis";
import { append } from "../../base/lists.js";
import { MAX_TIMER_MS } from "../../base/async/deadline.js";
import { onAbort, toReason } from "../../base/async/on-abort.js";
import { caller, message, optionNamed } from "../../base/message.js";
import {
  invalidConfig,
  ServiceError,
  type ErrorOptions,
  type ServiceErrorDetails,
} from "../../base/errors.js";
import { FUNCTION, mergeOptions, rule, type Rules } from "../../base/text/option-rules.js";
import { DEFAULT_QUEUE, neededConnection, QUEUE_RULES, type QueueOptions } from "./decision-queue.js";
import { endConnection } from "./endable-connection.js";
import { connectKeepingRedis, loadQueuePackages } from "./redis-connection.js";
import { AHEAD_MS, MAX_SLACK_MS, RequestTurns, type PolicyTurns } from "./request-turns.js";

/** Options of `createRequestRate`. */
export interface RequestRateOptions extends Pick<QueueOptions, "connection" | "name" | "onError"> {
  /**
   * Maximum number of requests that begin in `durationMs`: 1 to 100,000. All that share the rate pass the same value.
   */
  max: number;
  /** In milliseconds, at most a day. */
  durationMs: number;
}

/** A rate of requests that processes share through Redis. `createRequestRate` creates one. */
export interface RequestRate extends AsyncDisposable {
  /**
   * Waits until one more request may begin: pass it to `createServiceClient` as `beforeRequest`. It does not use
   * `this`. Of the waiting requests of this process, the one with the earliest deadline is first, so that what began
   * first ends first.
   *
   * @param deadline in milliseconds since the epoch. A turn after it is not taken. Default: none.
   * @throws the signal's reason.
   * @throws ServiceError, `retryable`, when the request may not begin: `rate_limited`, at once when its turn cannot
   * come a tenth of a second before the deadline, with `retryAfterMs`; `service_unreachable` when Redis did not reply
   * until then, or for 30 seconds; `client_closed`.
   */
  readonly beforeRequest: (signal: AbortSignal, deadline?: number) => Promise<void>;
  /**
   * Calls a function each time turns were assigned, with the time that another request would wait in milliseconds.
   * Returns a function that removes the listener.
   */
  onTurn(listener: (waitMs: number) => void): () => void;
  /** Closes the connection. Pending waits end with `client_closed`. */
  close(): Promise<void>;
}

const MAX_REQUESTS = 100_000;
const MAX_DURATION_MS = 24 * 3_600_000;

const whole = (max: number): ((value: unknown) => boolean) => {
  return (value) => typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= max;
};

const RULES: Rules<RequestRateOptions> = {
  connection: QUEUE_RULES.connection,
  name: QUEUE_RULES.name,
  onError: FUNCTION,
  max: rule("a whole number from 1 to 100,000", whole(MAX_REQUESTS)),
  durationMs: rule("a whole number from 1 to 86,400,000", whole(MAX_DURATION_MS)),
};

/**
 * Shares a rate of requests to a service among the workers of a queue on any number of machines: in any `durationMs` at
 * most `max` leave them, including retries and pages. At the service they can be closer together by the variation of
 * the network's delay.
 *
 * A turn can be used for 2 % of `durationMs`, of at least 20 ms and at most 5 s, and for longer by a process that was
 * late. The rate is lower by that much, so that no late request meets a later one. A turn that is not used in that time
 * is lost.
 *
 * @throws ConfigurationError `dependency_missing` without `bullmq` and `ioredis`, `config_invalid`, also for a Redis
 * that evicts keys.
 * @throws ServiceError `service_unreachable`, `unauthenticated`
 *
 * @example
 * ```ts
 * import { createServiceClient } from "regohost";
 * import { createRequestRate } from "regohost/queue";
 *
 * const rate = await createRequestRate({
 *   connection: { url: "rediss://redis.example.com" },
 *   max: 100,
 *   durationMs: 1_000,
 * });
 * const client = createServiceClient({ beforeRequest: rate.beforeRequest });
 * ```
 */
export async function createRequestRate(options: RequestRateOptions): Promise<RequestRate> {
  const checked = mergeOptions("createRequestRate", options, RULES);
  const address = neededConnection("createRequestRate", checked);
  const { name = DEFAULT_QUEUE, onError = () => undefined, max, durationMs } = checked;
  if (max === undefined || durationMs === undefined) {
    throw invalidConfig(
      message`${caller("createRequestRate")}${optionNamed("max")} or ${optionNamed("durationMs")} is missing`,
    );
  }
  const redis = await connectKeepingRedis(await loadQueuePackages(), address, { waits: true, onError });
  return new SharedRate(redis, name, { max, durationMs });
}

/** A request that was not sent, so the service does not know of it. */
export class RequestNotSent extends ServiceError {
  constructor(message: string, options: ErrorOptions & ServiceErrorDetails) {
    super(`the request was not sent: ${message}`, options);
    this.name = "ServiceError";
  }
}

/** A request that waits for its turn. Times are on the clock of `performance.now()`. */
interface Waiting {
  readonly since: number;
  readonly deadline: number;
  /** The time after which it is too late to begin. */
  readonly givesUpAt: number;
  begin(): void;
  fail(error: ServiceError): void;
}

/** When a request may begin. Redis's time lies between its call and its reply, so the turn is neither early nor late because of it. */
interface Turn {
  readonly earliest: number;
  readonly from: number;
  readonly until: number;
}

/** A response needs some time too, and this error, which states the reason, must come before that of the deadline. */
const GIVE_UP_MS = 100;
/** How long to wait for Redis without a deadline. */
const MAX_SILENCE_MS = 30_000;
/** A reply of Redis that takes this long is the reason for a missing turn. */
const SILENCE_MS = 1_000;
const MIN_SLACK_MS = 20;
/** A share of the duration: a lost turn costs more where there are few. */
const SLACK_SHARE = 0.02;

class SharedRate implements RequestRate {
  readonly #redis: Redis;
  readonly #turnsOfAll: RequestTurns;
  readonly #shown: string;
  readonly #max: number;
  readonly #durationMs: number;
  readonly #listeners = new Set<(waitMs: number) => void>();
  /** Earliest deadline first. */
  readonly #waiting: Waiting[] = [];
  /** Assigned and unused, the earliest first. */
  #turns: Turn[] = [];
  /** No unassigned turn comes before it. */
  #nextAt = -Infinity;
  #requestedAt: number | undefined;
  #answeredAt = -Infinity;
  /** How late recent turns were used. */
  #latenessMs = 0;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(redis: Redis, name: string, rate: { max: number; durationMs: number }) {
    this.#redis = redis;
    this.#turnsOfAll = new RequestTurns(redis, `regohost:{${name}}:requests`, rate);
    this.#max = rate.max;
    this.#durationMs = rate.durationMs;
    this.#shown = `the rate of ${String(rate.max)} requests in ${String(rate.durationMs)} ms, shared as ${name}`;
  }

  readonly beforeRequest = (signal: AbortSignal, deadline = Infinity): Promise<void> =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted();
      if (this.#isClosed) throw closed(this.#shown);
      const now = performance.now();
      const leftMs = deadline - Date.now();
      const waiting: Waiting = {
        since: now,
        deadline: now + leftMs,
        givesUpAt: now + leftMs - Math.min(GIVE_UP_MS, leftMs / 10),
        begin: () => {
          stopListening();
          resolve();
        },
        fail: (error) => {
          stopListening();
          reject(error);
        },
      };
      const stopListening = onAbort(signal, () => {
        const at = this.#waiting.indexOf(waiting);
        if (at !== -1) this.#waiting.splice(at, 1);
        reject(toReason(signal));
        this.#advance();
      });
      const after = this.#waiting.findIndex((other) => other.deadline > waiting.deadline);
      this.#waiting.splice(after === -1 ? this.#waiting.length : after, 0, waiting);
      this.#advance();
    });

  /** Does what is possible now, and sets the timer for the next step. */
  #advance(): void {
    clearTimeout(this.#timer);
    const now = performance.now();
    this.#useTurns(now);
    this.#endTooLate(now);
    const missing = this.#waiting.length - this.#turns.length;
    if (missing > 0 && this.#requestedAt === undefined && now >= this.#nextAt - AHEAD_MS) void this.#ask(now);
    const next = this.#nextEvent(now);
    if (next < Infinity) {
      const delayMs = Math.max(1, Math.ceil(next - now));
      this.#timer = setTimeout(() => this.#advance(), Math.min(delayMs, MAX_TIMER_MS));
    }
  }

  #useTurns(now: number): void {
    for (let [turn] = this.#turns; turn !== undefined && turn.from <= now; [turn] = this.#turns) {
      const [first] = this.#waiting;
      if (first === undefined && turn.until >= now) return;
      this.#turns.shift();
      // Lateness counts against the process only while a request waited for the turn.
      if (first !== undefined && first.since <= turn.from) {
        this.#latenessMs = Math.max(now - turn.earliest, this.#latenessMs * 0.9);
      }
      if (first === undefined || turn.until < now) continue;
      this.#waiting.shift();
      first.begin();
    }
  }

  #endTooLate(now: number): void {
    const { length } = this.#waiting;
    const stays: Waiting[] = [];
    for (const waiting of this.#waiting.splice(0)) {
      const { since, givesUpAt } = waiting;
      const isSilent = now >= Math.max(this.#requestedAt ?? Infinity, since) + MAX_SILENCE_MS;
      const isTooLate = now >= givesUpAt || this.#earliestTurn(stays.length) >= givesUpAt;
      if (isSilent || (isTooLate && this.#isSilent(now, since))) waiting.fail(noAnswer(this.#shown));
      else if (isTooLate) waiting.fail(this.#noTurn(now, length));
      else stays.push(waiting);
    }
    append(this.#waiting, stays);
  }

  /** Whether Redis is the reason that a request has no turn. */
  #isSilent(now: number, since: number): boolean {
    if (this.#requestedAt === undefined) return false;
    return this.#answeredAt < since || now - this.#requestedAt > SILENCE_MS;
  }

  /** The turn of the request at this position comes at that time or later. */
  #earliestTurn(place: number): number {
    const turn = this.#turns[place];
    if (turn !== undefined) return turn.from;
    return this.#nextAt + Math.floor((place - this.#turns.length) / this.#max) * this.#durationMs;
  }

  #noTurn(now: number, waiting: number): ServiceError {
    return new RequestNotSent(
      `${this.#shown}, has no turn for it before the deadline of the call. Ask later, allow more time, or fewer calls at once`,
      { code: "rate_limited", retryable: true, retryAfterMs: Math.ceil(this.#waitMs(now, waiting)) },
    );
  }

  #nextEvent(now: number): number {
    if (this.#waiting.length === 0) return Infinity;
    let next = this.#turns[0]?.from ?? Infinity;
    for (const { givesUpAt } of this.#waiting) next = Math.min(next, givesUpAt);
    if (this.#requestedAt !== undefined)
      return Math.min(next, Math.max(now, this.#requestedAt) + MAX_SILENCE_MS);
    if (this.#waiting.length > this.#turns.length) next = Math.min(next, this.#nextAt - AHEAD_MS);
    return next;
  }

  async #ask(now: number): Promise<void> {
    this.#requestedAt = now;
    // Simultaneous requests share a call of Redis.
    await new Promise(setImmediate);
    const askedAt = performance.now();
    const count = this.#waiting.length - this.#turns.length;
    const leastMs = Math.max(MIN_SLACK_MS, SLACK_SHARE * this.#durationMs);
    const slackMs = Math.min(Math.max(leastMs, 2 * this.#latenessMs), MAX_SLACK_MS);
    try {
      if (count > 0) this.#take(await this.#turnsOfAll.give(count, slackMs), askedAt, slackMs);
    } catch (error) {
      for (const waiting of this.#waiting.splice(0)) {
        waiting.fail(this.#isClosed ? closed(this.#shown) : noAnswer(this.#shown, error));
      }
    }
    this.#requestedAt = undefined;
    this.#advance();
  }

  #take({ nextMs, waitsMs }: PolicyTurns, askedAt: number, slackMs: number): void {
    const now = performance.now();
    this.#answeredAt = now;
    this.#nextAt = now + nextMs;
    for (const waitMs of waitsMs) {
      const earliest = askedAt + waitMs;
      this.#turns.push({ earliest, from: now + waitMs, until: earliest + slackMs });
    }
    const waitMs = this.#waitMs(now, this.#waiting.length);
    for (const listener of this.#listeners) listener(waitMs);
  }

  /** The minimum wait of another request behind so many waiting ones. */
  #waitMs(now: number, waiting: number): number {
    return Math.max(0, this.#earliestTurn(Math.max(waiting, this.#turns.length)) - now);
  }

  onTurn(listener: (waitMs: number) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#listeners.clear();
    for (const waiting of this.#waiting.splice(0)) waiting.fail(closed(this.#shown));
    await endConnection(this.#redis);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.close();
  }
}

function noAnswer(shown: string, cause?: unknown): ServiceError {
  return new RequestNotSent(`Redis gave no turn of ${shown}`, {
    code: "service_unreachable",
    retryable: true,
    cause,
  });
}

function closed(shown: string): ServiceError {
  return new RequestNotSent(`${shown}, is closed`, { code: "client_closed" });
}
