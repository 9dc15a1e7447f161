import type { Job, Queue } from "bullmq";
import type { Redis } from "ioredis";
import { append } from "../../base/lists.js";
import { checkCount, COUNT, FUNCTION, mergeOptions, rule, type Rules } from "../../base/text/option-rules.js";
import { invalidConfig } from "../../base/errors.js";
import { isDead, toDeadLetter, type DeadLetter } from "./dead-letter.js";
import { CHUNK, DecisionEnds, type SettledDecision } from "./decision-ends.js";
import { readDecisionJob, type DecisionJob, type JobData } from "./decision-job.js";
import { endConnection } from "./endable-connection.js";
import { DecisionRecords } from "./decision-records.js";
import { JobStates } from "./job-states.js";
import {
  connectKeepingRedis,
  exceptLost,
  loadQueuePackages,
  namingRedis,
  type RedisAddress,
} from "./redis-connection.js";
import { isError } from "../../base/realms.js";

/** Options of `createQueue`, and of `createWorker`. */
export interface QueueOptions {
  /**
   * Redis or Valkey with `maxmemory-policy noeviction`; any other policy is rejected. Without persistence a restart of
   * Redis loses everything.
   */
  connection: RedisAddress;
  /** Name of the queue: letters, digits, `-`, `_` and `.`. Default: `decisions`. */
  name?: string | undefined;
  /** How long results are retained, in milliseconds; effects are retained twice as long. Default: 7 days. */
  keepMs?: number | undefined;
  /** Reports a lost connection once until it is restored; reconnecting is automatic. Default: no report. */
  onError?: ((error: unknown) => void) | undefined;
  /** Called when a lost connection is restored. Default: none. */
  onReconnected?: (() => void) | undefined;
}

/** Options of `createQueue`. */
export interface CreateQueueOptions extends QueueOptions {
  /** Maximum number of attempts of a job whose errors can be retried. Default: 5. */
  attempts?: number | undefined;
  /** Delay before the second attempt in milliseconds; it doubles, with jitter. Default: 1000. */
  backoffMs?: number | undefined;
  /** How long Redis may take to reply, in milliseconds. Calls without a reply fail with `service_unreachable`. Default: 30,000. */
  answerTimeoutMs?: number | undefined;
}

/** An enqueued decision. */
export interface QueuedDecision {
  /** Deterministic: derived from policy, input, options and run. */
  id: string;
  /** `decided`: there already is a result. `queued`: there is a job, new or not. */
  state: "queued" | "decided";
}

/** The state of a decision after its cancellation. */
export interface CancelledDecision {
  /** The decision's id. */
  id: string;
  /**
   * `cancelled`: it is no longer in the queue. `active`: a worker had it, and was notified to end it. `decided`,
   * `dead`: it had already ended. `unknown`: it was not in the queue.
   */
  state: "cancelled" | "active" | "decided" | "dead" | "unknown";
}

/** Number of jobs, and of stored results. */
export interface QueueProgress {
  /** Ready, of any priority. */
  waiting: number;
  /** Being evaluated. */
  active: number;
  /** Waiting for their next attempt. */
  delayed: number;
  /** Dead letters. */
  dead: number;
  /** Removed from the queue by `cancel` before a worker took them, in the last `keepMs`. */
  cancelled: number;
  /** Results ever stored in this queue. */
  decided: number;
}

/** A queue of decisions for workers, created by `createQueue`. */
export interface DecisionQueue extends AsyncDisposable {
  /**
   * Adds jobs, 500 at a time. A job that is queued or decided is not added again, so the call can be repeated after a
   * failure. A dead letter is retried.
   *
   * @returns in the order of the jobs.
   * @throws ConfigurationError `config_invalid` for an invalid job, before any job of its 500 is added.
   * @throws ServiceError `service_unreachable`
   */
  enqueue(jobs: Iterable<DecisionJob> | AsyncIterable<DecisionJob>): Promise<QueuedDecision[]>;
  /**
   * Yields how these decisions ended, as each one ends; `unknown` for one that is neither in the queue nor decided.
   *
   * @param options `signal` ends waiting with its reason.
   */
  results(ids: Iterable<string>, options?: { signal?: AbortSignal }): AsyncIterable<SettledDecision>;
  /**
   * Removes jobs from the queue, and ends running ones: they become dead letters (`cancelled`). Results and dead
   * letters remain, and nothing is added. A decision that is enqueued later is made.
   *
   * @returns in the order of the ids.
   * @throws ServiceError `service_unreachable`
   */
  cancel(ids: Iterable<string>): Promise<CancelledDecision[]>;
  /** Current counts. */
  progress(): Promise<QueueProgress>;
  /**
   * The newest dead letters that have no result.
   *
   * @param limit maximum number. Default: 100.
   * @throws ConfigurationError `config_invalid` for a limit that is not an integer of at least 1.
   */
  deadLetters(limit?: number): Promise<DeadLetter[]>;
  /** Closes the connection; jobs remain. */
  close(): Promise<void>;
}

export const DEFAULT_QUEUE = "decisions";
/** The prefix of BullMQ's keys. */
export const KEY_PREFIX = "{regohost}";
const DEFAULT_KEEP_MS = 7 * 24 * 60 * 60_000;
const MIN_KEEP_MS = 60_000;
const DEFAULT_ATTEMPTS = 5;
const DEFAULT_BACKOFF_MS = 1_000;
const DEFAULT_LETTERS = 100;
const LOCKED = /is locked by another worker/;

export const QUEUE_RULES: Rules<QueueOptions> = {
  connection: rule("{ url, ca? }", (value) => typeof value === "object" && value !== null && "url" in value),
  name: rule(
    "a name of letters, digits, -, _ and .",
    (value) => typeof value === "string" && /^[\w.-]{1,100}$/.test(value),
  ),
  keepMs: rule(
    `an integer of at least ${String(MIN_KEEP_MS)}`,
    (value) => Number.isSafeInteger(value) && (value as number) >= MIN_KEEP_MS,
  ),
  onError: FUNCTION,
  onReconnected: FUNCTION,
};
const RULES: Rules<CreateQueueOptions> = {
  ...QUEUE_RULES,
  attempts: COUNT,
  backoffMs: COUNT,
  answerTimeoutMs: COUNT,
};

/** @throws ConfigurationError `config_invalid` */
export function neededConnection(
  subject: string,
  { connection }: { connection?: RedisAddress },
): RedisAddress {
  if (connection !== undefined) return connection;
  throw invalidConfig(`${subject}: connection is missing`);
}

export function toRetention({ keepMs = DEFAULT_KEEP_MS }: Pick<QueueOptions, "keepMs">): number {
  return keepMs;
}

/**
 * Opens a queue of decisions in Redis or Valkey, on BullMQ: `npm install bullmq ioredis`.
 *
 * @throws ConfigurationError `dependency_missing` without these packages, `config_invalid`.
 * @throws ServiceError `service_unreachable`, `unauthenticated`
 *
 * @example
 * ```ts
 * import { createContentStore, createQueue, putPolicy } from "regohost/queue";
 *
 * const store = createContentStore("/srv/regohost");
 * await using queue = await createQueue({ connection: { url: "rediss://redis.example.com" } });
 * const policy = await putPolicy(store, "policies/");
 * const queued = await queue.enqueue([{ policy, input: { artifact: "sha256:…" }, run: "2026-11-23" }]);
 * for await (const settled of queue.results(queued.map(({ id }) => id))) console.log(settled.id, settled.state);
 * ```
 */
export async function createQueue(options: CreateQueueOptions): Promise<DecisionQueue> {
  const checked = mergeOptions("createQueue", options, RULES);
  const address = neededConnection("createQueue", checked);
  const { name = DEFAULT_QUEUE, onError = () => undefined, onReconnected, answerTimeoutMs } = checked;
  const packages = await loadQueuePackages();
  const heed = { waits: false, onError, onReconnected, answerTimeoutMs };
  const redis = await connectKeepingRedis(packages, address, heed);
  const queue = new packages.bullmq.Queue<JobData>(name, {
    connection: redis,
    prefix: KEY_PREFIX,
    skipVersionCheck: true,
    defaultJobOptions: {
      attempts: checked.attempts ?? DEFAULT_ATTEMPTS,
      backoff: { type: "exponential", delay: checked.backoffMs ?? DEFAULT_BACKOFF_MS, jitter: 0.5 },
      removeOnComplete: true,
      removeOnFail: false,
    },
  });
  queue.on("error", exceptLost(address, onError));
  return new RedisQueue(queue, redis, address, new DecisionRecords(redis, name, toRetention(checked)));
}

/** The packages take any reply for a number. */
function toCount(reply: unknown): number {
  if (typeof reply === "number" && Number.isSafeInteger(reply) && reply >= 0) return reply;
  throw new TypeError("Redis returned no number");
}

class RedisQueue implements DecisionQueue {
  readonly #queue: Queue<JobData>;
  readonly #redis: Redis;
  readonly #address: RedisAddress;
  readonly #records: DecisionRecords;
  readonly #states: JobStates;
  readonly #ends: DecisionEnds;

  constructor(queue: Queue<JobData>, redis: Redis, address: RedisAddress, records: DecisionRecords) {
    this.#queue = queue;
    this.#redis = redis;
    this.#address = address;
    this.#records = records;
    this.#states = new JobStates(redis, queue);
    this.#ends = new DecisionEnds({ queue, records, states: this.#states, ask: (run) => this.#ask(run) });
  }

  #ask<T>(run: () => Promise<T>): Promise<T> {
    return namingRedis(this.#address, run);
  }

  async enqueue(jobs: Iterable<DecisionJob> | AsyncIterable<DecisionJob>): Promise<QueuedDecision[]> {
    const queued: QueuedDecision[] = [];
    let chunk: DecisionJob[] = [];
    for await (const job of jobs) {
      chunk.push(job);
      if (chunk.length < CHUNK) continue;
      append(queued, await this.#ask(() => this.#add(chunk)));
      chunk = [];
    }
    append(queued, await this.#ask(() => this.#add(chunk)));
    return queued;
  }

  async #add(jobs: readonly DecisionJob[]): Promise<QueuedDecision[]> {
    const read = jobs.map(readDecisionJob);
    const ids = read.map(({ id }) => id);
    const records = await this.#records.find(ids);
    const open = read.filter((_, index) => records[index] === undefined);
    await this.#records.forgetCancelled(open.map(({ id }) => id));
    await this.#reviveDead(open.map(({ id }) => id));
    if (open.length > 0) {
      await this.#queue.addBulk(
        open.map(({ id, data, priority }) => ({ name: "decide", data, opts: { jobId: id, priority } })),
      );
    }
    return ids.map((id, index) => ({ id, state: records[index] === undefined ? "queued" : "decided" }));
  }

  /** Removes dead letters, so that their jobs can be added again. */
  async #reviveDead(ids: readonly string[]): Promise<void> {
    const states = await this.#states.of(ids);
    const dead = ids.filter((_, index) => states[index] === "dead");
    await Promise.all(dead.map((id) => this.#revive(id)));
  }

  async #revive(id: string): Promise<void> {
    const job = await this.#queue.getJob(id);
    if (job !== undefined && isDead(job)) await job.remove();
  }

  results(
    ids: Iterable<string>,
    { signal }: { signal?: AbortSignal } = {},
  ): AsyncGenerator<SettledDecision, void, undefined> {
    return this.#ends.of(ids, signal);
  }

  async cancel(ids: Iterable<string>): Promise<CancelledDecision[]> {
    const all = [...ids];
    const ended: CancelledDecision[] = [];
    for (let at = 0; at < all.length; at += CHUNK) {
      const some = all.slice(at, at + CHUNK);
      const cancel = async (id: string): Promise<CancelledDecision> => ({
        id,
        state: await this.#cancelOne(id),
      });
      append(ended, await this.#ask(() => Promise.all(some.map(cancel))));
    }
    return ended;
  }

  async #cancelOne(id: string): Promise<CancelledDecision["state"]> {
    const job = await this.#queue.getJob(id);
    if (job === undefined || isDead(job)) return this.#getEnd(id, job);
    // Marked first, so that a worker that takes it now learns of it.
    await this.#records.cancel(id);
    try {
      await job.remove();
    } catch (error) {
      if (!(isError(error) && LOCKED.test(error.message))) throw error;
      const now = await this.#queue.getJob(id);
      if (now === undefined || isDead(now)) await this.#records.forgetCancelled([id]);
      return "active";
    }
    // It may have ended while it was being removed.
    if ((await this.#records.find([id]))[0] !== undefined) {
      await this.#records.forgetCancelled([id]);
      return "decided";
    }
    await this.#records.keepCancelled(id);
    return "cancelled";
  }

  /** The state of a decision that is neither waiting nor active. */
  async #getEnd(id: string, job: Job<JobData> | undefined): Promise<CancelledDecision["state"]> {
    if ((await this.#records.find([id]))[0] !== undefined) return "decided";
    if (job !== undefined) return "dead";
    return (await this.#records.isCancelled(id)) ? "cancelled" : "unknown";
  }

  async progress(): Promise<QueueProgress> {
    return this.#ask(async () => {
      const [counts, decided, cancelled] = await Promise.all([
        this.#queue.getJobCounts("waiting", "prioritized", "active", "delayed", "failed"),
        this.#records.decided(),
        this.#records.cancelled(),
      ]);
      const of = (state: string): number => toCount(counts[state] ?? 0);
      return {
        waiting: of("waiting") + of("prioritized"),
        active: of("active"),
        delayed: of("delayed"),
        dead: of("failed"),
        cancelled: toCount(cancelled),
        decided: toCount(decided),
      };
    });
  }

  async deadLetters(limit: number = DEFAULT_LETTERS): Promise<DeadLetter[]> {
    checkCount("queue.deadLetters", "limit", limit);
    const [jobs, records] = await this.#ask(async () => {
      const failed = await this.#queue.getFailed(0, limit - 1);
      return [failed, await this.#records.find(failed.map(({ id }) => id ?? ""))] as const;
    });
    return jobs.filter((_, index) => records[index] === undefined).map(toDeadLetter);
  }

  async close(): Promise<void> {
    await this.#queue.close();
    await endConnection(this.#redis);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.close();
  }
}
