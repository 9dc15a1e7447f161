import type { Redis } from "ioredis";
import { ServiceError } from "../../base/errors.js";

/** How far ahead turns are assigned, in milliseconds: a worker that ends loses its turns, and others wait that long in vain. */
export const AHEAD_MS = 200;
/** The longest time in which a turn can be used, in milliseconds. */
export const MAX_SLACK_MS = 5_000;
/** Limit of one call of Redis, which serves no other client meanwhile. */
const MAX_COUNT = 1_000;

/**
 * Assigns turns at `now`, a variable defined before it, in microseconds. A request begins at its turn, or up to a slack
 * later; the list has the latest time of the last `max` requests, the newest first. The next turn is a duration after
 * the oldest of them, so that in any duration at most `max` begin, however late each of them is within its slack.
 *
 * KEYS: the list. ARGV: `max`, the duration, how far ahead, the slack, the greatest slack of all callers (times in
 * microseconds), and the number of requested turns. Returns the wait until the first unassigned turn, then the waits of
 * the assigned ones.
 */
export const GIVE_TURNS = `
local max, duration, ahead = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local slack, maxSlack, count = tonumber(ARGV[4]), tonumber(ARGV[5]), tonumber(ARGV[6])
local list = KEYS[1]
local text = function(time) return string.format("%.0f", time) end
redis.call("LTRIM", list, 0, max - 1)
local newest = tonumber(redis.call("LINDEX", list, 0) or 0)
-- The clock was set back. When those requests began is not known: as if it were now.
if newest > now + ahead + maxSlack then
  redis.call("DEL", list)
  newest = now
  for i = 1, max do redis.call("LPUSH", list, text(now)) end
end
local length = redis.call("LLEN", list)
local waits = {}
local turn
for i = 1, count + 1 do
  turn = now
  if length >= max then turn = math.max(now, tonumber(redis.call("LINDEX", list, -1)) + duration) end
  if i > count or turn > now + ahead then break end
  newest = math.max(newest, turn + slack)
  redis.call("LPUSH", list, text(newest))
  if length >= max then redis.call("RPOP", list) else length = length + 1 end
  waits[i] = turn - now
end
if #waits > 0 then redis.call("PEXPIRE", list, math.ceil((newest - now + duration) / 1000)) end
table.insert(waits, 1, turn - now)
return waits`;

const BY_ITS_CLOCK = `
local time = redis.call("TIME")
local now = time[1] * 1000000 + time[2]
${GIVE_TURNS}`;

/** A reply of Redis, in milliseconds relative to its time. */
export interface PolicyTurns {
  /** Until the first unassigned turn. */
  nextMs: number;
  /** Until each assigned turn, in their order; may be fewer than requested. */
  waitsMs: number[];
}

/** Assigns turns for requests to all that share a key in Redis, by its clock. */
export class RequestTurns {
  readonly #redis: Redis;
  readonly #key: string;
  readonly #max: number;
  readonly #durationMs: number;

  constructor(redis: Redis, key: string, { max, durationMs }: { max: number; durationMs: number }) {
    this.#redis = redis;
    this.#key = key;
    this.#max = max;
    this.#durationMs = durationMs;
  }

  /**
   * @param slackMs how long each turn can be used.
   * @throws errors of the Redis client. ServiceError `service_failed` for a malformed reply.
   */
  async give(count: number, slackMs: number): Promise<PolicyTurns> {
    const times = [this.#durationMs, AHEAD_MS, slackMs, MAX_SLACK_MS].map((ms) => Math.ceil(ms * 1000));
    const args = [this.#max, ...times, Math.min(count, MAX_COUNT)];
    const answer: unknown = await this.#redis.eval(BY_ITS_CLOCK, 1, this.#key, ...args.map(String));
    const [next, ...waits] = toTimes(answer);
    if (next === undefined) throw unreadable();
    return { nextMs: next / 1000, waitsMs: waits.map((us) => us / 1000) };
  }
}

function toTimes(answer: unknown): number[] {
  if (!Array.isArray(answer)) throw unreadable();
  return answer.map((value: unknown) => {
    if (typeof value === "number" && value >= 0) return value;
    throw unreadable();
  });
}

function unreadable(): ServiceError {
  return new ServiceError("Redis answered no list of times to the question for turns", {
    code: "service_failed",
  });
}
