import { setTimeout as sleep } from "node:timers/promises";
import type { Redis } from "ioredis";
import { ConfigurationError, isRegohostError, ServiceError } from "../errors.js";
import { FUNCTION, mergeOptions, rule, type Rules } from "../values/option-rules.js";
import { DEFAULT_QUEUE, neededConnection, QUEUE_RULES, type QueueOptions } from "./decision-queue.js";
import { connectRedis, loadQueuePackages } from "./redis-connection.js";

/** Options of `createRequestRate`. */
export interface RequestRateOptions extends Pick<QueueOptions, "connection" | "name" | "onError"> {
  /** How many requests begin in `durationMs`: 1 to 100,000. All that share the rate give the same. */
  max: number;
  /** In milliseconds, at most a day. */
  durationMs: number;
}

/** A rate of requests that processes share through Redis. `createRequestRate` makes one. */
export interface RequestRate extends AsyncDisposable {
  /**
   * Waits until one more request may begin: give it to `createServiceClient` as `beforeRequest`. It needs no `this`.
   *
   * @throws the signal's reason. The turn is lost then.
   * @throws ServiceError `service_unreachable` without Redis: no request begins uncounted.
   */
  readonly beforeRequest: (signal: AbortSignal) => Promise<void>;
  /** Calls a function with the longest wait in milliseconds, each time that turns were given. Returns what ends that. */
  onTurn(listener: (waitMs: number) => void): () => void;
  /** Gives up the connection. Waits under way go on. */
  close(): Promise<void>;
}

const MAX_REQUESTS = 100_000;
const MAX_DURATION_MS = 24 * 3_600_000;

/**
 * Gives the next turns, by the clock of Redis: each begins a duration after the one that is `max` turns before it, or now.
 * KEYS: the list of the last `max` turns, the oldest first. ARGV: `max`, the duration in milliseconds, how many are asked for,
 * and in tests the time. Returns how long each has to wait.
 */
export const TURNS = `
local max, duration, count = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local now = tonumber(ARGV[4])
if not now then
  local time = redis.call("TIME")
  now = time[1] * 1000 + math.floor(time[2] / 1000)
end
local waits = {}
local last = now
for i = 1, count do
  local before = redis.call("LINDEX", KEYS[1], -max)
  local turn = now
  if before then turn = math.max(now, tonumber(before) + duration) end
  redis.call("RPUSH", KEYS[1], string.format("%.0f", turn))
  redis.call("LTRIM", KEYS[1], -max, -1)
  waits[i] = turn - now
  last = turn
end
redis.call("PEXPIRE", KEYS[1], last - now + duration)
return waits`;

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
 * Shares a rate of requests towards a service among the workers of a queue, whatever machines they are on: in any `durationMs` begin
 * at most `max`, retries and pages included. A request that is late on its way, by its socket or a busy process, can still meet a
 * later one there.
 *
 * @throws ConfigurationError `dependency_missing` without `bullmq` and `ioredis`, `config_invalid`.
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
    throw new ConfigurationError("createRequestRate: max or durationMs is missing", {
      code: "config_invalid",
    });
  }
  const redis = await connectRedis(await loadQueuePackages(), address, { waits: false, onError });
  return new SharedRate(redis, `regohost:{${name}}:requests`, max, durationMs);
}

/** A request that waits for its turn to be known. */
interface Asked {
  resolve: (waitMs: number) => void;
  reject: (error: unknown) => void;
}

class SharedRate implements RequestRate {
  readonly #redis: Redis;
  readonly #key: string;
  readonly #max: number;
  readonly #durationMs: number;
  readonly #listeners = new Set<(waitMs: number) => void>();
  #asked: Asked[] = [];

  constructor(redis: Redis, key: string, max: number, durationMs: number) {
    this.#redis = redis;
    this.#key = key;
    this.#max = max;
    this.#durationMs = durationMs;
  }

  readonly beforeRequest = async (signal: AbortSignal): Promise<void> => {
    signal.throwIfAborted();
    const waitMs = await new Promise<number>((resolve, reject) => {
      this.#asked.push({ resolve, reject });
      // Those that ask at once share a question to Redis.
      if (this.#asked.length === 1) setImmediate(() => void this.#giveTurns());
    });
    signal.throwIfAborted();
    if (waitMs <= 0) return;
    try {
      // A timer may be early by less than a millisecond.
      await sleep(waitMs + 1, undefined, { signal });
    } catch (error) {
      throw signal.aborted ? signal.reason : error;
    }
  };

  async #giveTurns(): Promise<void> {
    const asked = this.#asked;
    this.#asked = [];
    try {
      const args = [this.#max, this.#durationMs, asked.length].map(String);
      const waits = (await this.#redis.eval(TURNS, 1, this.#key, ...args)) as number[];
      asked.forEach(({ resolve }, index) => {
        resolve(waits[index] ?? Infinity);
      });
      for (const listener of this.#listeners) listener(waits.at(-1) ?? 0);
    } catch (cause) {
      for (const { reject } of asked) reject(isRegohostError(cause) ? cause : unknownTurn(cause));
    }
  }

  onTurn(listener: (waitMs: number) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async close(): Promise<void> {
    this.#listeners.clear();
    await this.#redis.quit().catch(() => undefined);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.close();
  }
}

function unknownTurn(cause: unknown): ServiceError {
  return new ServiceError("Redis does not say when the next request may begin, so that none is made", {
    code: "service_unreachable",
    retryable: true,
    cause,
  });
}
