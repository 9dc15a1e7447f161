import type { Redis } from "ioredis";
import { ServiceError } from "../../base/errors.js";
import { append } from "../../base/lists.js";
import type { JsonValue } from "../../base/terms/json-value.js";
import * as z from "../../base/text/zod.js";

/** A stored decision: the first that any worker stored for its id. */
export interface DecisionRecord {
  /** 64 hex digits, derived from policy, input, options and run. */
  id: string;
  /** The policy's digest. */
  policy: string;
  /** The digest of the input or artifact. */
  input: string;
  /** The run it belongs to. */
  run: string;
  /** A decision without a verdict is a dead letter instead. */
  outcome: "pass" | "fail";
  /** The report, as `regohost gate -o json` prints it. */
  report: JsonValue;
  /** RFC 3339. */
  decidedAt: string;
  /** Number of attempts, including this one. */
  attempts: number;
}

const RECORD = z.looseObject({
  id: z.string(),
  policy: z.string(),
  input: z.string(),
  run: z.string(),
  outcome: z.enum(["pass", "fail"]),
  report: z.unknown(),
  decidedAt: z.string(),
  attempts: z.number(),
});
const EFFECT = z.object({ answer: z.unknown().optional() });

function notStored(key: string): ServiceError {
  return new ServiceError(
    `Redis has under ${key} what no worker of this version stores; delete that key, and enqueue the decision again`,
    { code: "response_invalid" },
  );
}

/** Reads what a worker has stored. @throws ServiceError `response_invalid`, without the text. */
function parseStored<Schema extends z.ZodType>(key: string, text: string, schema: Schema): z.output<Schema> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // Its error would quote the text.
    throw notStored(key);
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw notStored(key);
}

/** The state of an effect: not begun; begun, with an unknown result; or its result. */
type EffectState = { is: "new" } | { is: "begun" } | { is: "answered"; answer: unknown };

const BEGUN = "begun";
/** Effects are retained longer than results, so that a job that is retried late does not repeat one. */
const EFFECT_FACTOR = 2;

/** Maximum number of retained ends: those of some seconds, for waiting clients. */
const MAX_ENDS = 10_000;
const ENDS_AT_ONCE = 1_000;
/** The position before the first end. */
const FIRST = "0-0";

/**
 * Stores a result unless there is one, counts it, and notifies waiting clients; a decided job is no longer cancelled.
 * The keys of one queue are in one slot of a cluster.
 */
const STORE = `
redis.call("ZREM", KEYS[3], ARGV[3])
if redis.call("SET", KEYS[1], ARGV[1], "NX", "PX", ARGV[2]) then
  redis.call("INCR", KEYS[2])
  redis.call("XADD", KEYS[4], "MAXLEN", "~", ARGV[4], "*", "id", ARGV[3])
  return 1
end
return 0`;

const STATE = `
return {redis.call("EXISTS", KEYS[1]), redis.call("ZSCORE", KEYS[2], ARGV[1])}`;

/** Of the time until when a cancellation is remembered. */
function isAhead(until: string | null): boolean {
  return until === "inf" || Number(until ?? 0) > Date.now();
}

/** Results, effects and cancellations in Redis, next to BullMQ's keys. */
export class DecisionRecords {
  readonly #redis: Redis;
  readonly #prefix: string;
  readonly #keepMs: number;

  constructor(redis: Redis, queue: string, keepMs: number) {
    this.#redis = redis;
    this.#prefix = `regohost:{${queue}}:`;
    this.#keepMs = keepMs;
  }

  /** The channel that notifies workers of cancelled jobs. */
  get cancelChannel(): string {
    return `${this.#prefix}cancel`;
  }

  /** @returns whether it is the first. */
  async store(record: DecisionRecord): Promise<boolean> {
    const { id } = record;
    const keys = [this.#key("result", id), `${this.#prefix}decided`, this.#cancelled, this.#ends];
    const args = [JSON.stringify(record), this.#keepMs, id, MAX_ENDS];
    return (await this.#redis.eval(STORE, keys.length, ...keys, ...args)) === 1;
  }

  /** The position after all current ends. */
  async lastEnd(): Promise<string> {
    const [last] = await this.#redis.xrevrange(this.#ends, "+", "-", "COUNT", 1);
    return last?.[0] ?? FIRST;
  }

  /**
   * Returns the decisions that have ended after a position, decided or not.
   *
   * @returns the ids, the position after them, and whether they are complete: old ends are forgotten.
   */
  async endsAfter(location: string): Promise<{ ids: string[]; location: string; isWhole: boolean }> {
    const ids: string[] = [];
    for (let at = location; ;) {
      const [stream] = (await this.#redis.xread("COUNT", ENDS_AT_ONCE, "STREAMS", this.#ends, at)) ?? [];
      const entries = stream?.[1] ?? [];
      // Each has one field, `id`.
      append(
        ids,
        entries.map(([, [, id = ""]]) => id),
      );
      at = entries.at(-1)?.[0] ?? at;
      if (entries.length < ENDS_AT_ONCE) return { ids, location: at, isWhole: await this.#isKept(location) };
    }
  }

  /** Whether nothing after a position has been forgotten. */
  async #isKept(location: string): Promise<boolean> {
    // The first entries are forgotten when there are too many.
    if (location === FIRST) return (await this.#redis.xlen(this.#ends)) < MAX_ENDS;
    return (await this.#redis.xrange(this.#ends, location, location)).length > 0;
  }

  /** Records that a job became a dead letter, whose reason shows from now on whether it was cancelled. */
  async noteDead(id: string): Promise<void> {
    await Promise.all([this.forgetCancelled([id]), this.#noteEnd(id)]);
  }

  async #noteEnd(id: string): Promise<void> {
    await this.#redis.xadd(this.#ends, "MAXLEN", "~", MAX_ENDS, "*", "id", id);
  }

  /** Returns the state of a decision before it is made, in one query: workers call it for each job. */
  async stateOf(id: string): Promise<"decided" | "cancelled" | "open"> {
    const keys = [this.#key("result", id), this.#cancelled];
    // The script above returns this type.
    const answer = await this.#redis.eval(STATE, keys.length, ...keys, id);
    const [isDecided, until] = answer as readonly [number, string | null];
    if (isDecided === 1) return "decided";
    return isAhead(until) ? "cancelled" : "open";
  }

  /** In the order of the ids. @throws ServiceError `response_invalid` for what is no result of its id. */
  async find(ids: readonly string[]): Promise<(DecisionRecord | undefined)[]> {
    if (ids.length === 0) return [];
    const texts = await this.#redis.mget(ids.map((id) => this.#key("result", id)));
    return ids.map((id, at) => {
      const text = texts[at];
      if (text === null || text === undefined) return undefined;
      const key = this.#key("result", id);
      const record = parseStored(key, text, RECORD);
      if (record.id !== id) throw notStored(key);
      // The rest of it is any JSON.
      return record as typeof record & Pick<DecisionRecord, "report">;
    });
  }

  /** Number of results ever stored in the queue. */
  async decided(): Promise<number> {
    return Number((await this.#redis.get(`${this.#prefix}decided`)) ?? 0);
  }

  /** Records that an effect is about to be made, unless that is already recorded. */
  async beginEffect(id: string, call: string): Promise<EffectState> {
    const key = this.#key(`effect:${id}`, call);
    const isNew = await this.#redis.set(key, BEGUN, "PX", this.#keepMs * EFFECT_FACTOR, "NX");
    if (isNew === "OK") return { is: "new" };
    const state = await this.#redis.get(key);
    // Gone in the meantime: it expired, so whether the effect was made is unknown.
    if (state === null || state === BEGUN) return { is: "begun" };
    return { is: "answered", answer: parseStored(key, state, EFFECT).answer };
  }

  async answerEffect(id: string, call: string, answer: unknown): Promise<void> {
    const text = JSON.stringify(answer === undefined ? {} : { answer });
    await this.#redis.set(this.#key(`effect:${id}`, call), text, "PX", this.#keepMs * EFFECT_FACTOR);
  }

  /** Forgets an effect that the service rejected, so it was not made. */
  async forgetEffect(id: string, call: string): Promise<void> {
    await this.#redis.del(this.#key(`effect:${id}`, call));
  }

  /** Marks a job as cancelled for as long as it exists, and notifies the worker that has it. */
  async cancel(id: string): Promise<void> {
    await this.#redis.zadd(this.#cancelled, "+inf", id);
    await this.#redis.publish(this.cancelChannel, id);
  }

  /** Records that a cancelled job was removed from the queue, for as long as a result is retained. */
  async keepCancelled(id: string): Promise<void> {
    const now = Date.now();
    await this.#redis.zadd(this.#cancelled, "XX", now + this.#keepMs, id);
    await this.#redis.zremrangebyscore(this.#cancelled, "-inf", now);
    await this.#noteEnd(id);
  }

  async isCancelled(id: string): Promise<boolean> {
    return isAhead(await this.#redis.zscore(this.#cancelled, id));
  }

  /** Number of retained jobs that were removed from the queue. */
  async cancelled(): Promise<number> {
    return this.#redis.zcount(this.#cancelled, `(${Date.now()}`, "(+inf");
  }

  /** Jobs that are enqueued again count again, and ended jobs are no longer cancelled. */
  async forgetCancelled(ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await this.#redis.zrem(this.#cancelled, ...ids);
  }

  /** The ids of cancelled jobs, scored by the expiry of that record; jobs in the queue have no expiry. */
  get #cancelled(): string {
    return `${this.#prefix}cancelled`;
  }

  /** The ids of ended jobs, as a stream, the newest last. */
  get #ends(): string {
    return `${this.#prefix}ends`;
  }

  #key(kind: string, id: string): string {
    return `${this.#prefix}${kind}:${id}`;
  }
}
