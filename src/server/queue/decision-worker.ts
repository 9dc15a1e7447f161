import type { Job, Queue, Worker } from "bullmq";
import type { Redis } from "ioredis";
import { Deadline, MAX_TIMER_MS } from "../../base/async/deadline.js";
import type { Builtin } from "../../engine/builtin/builtin.js";
import { checkBuiltinNames } from "../../engine/builtin/builtin-names.js";
import { DocumentError, invalidConfig, ServiceError } from "../../base/errors.js";
import type { Gate } from "../../gate/gate.js";
import type { GateOptions } from "../../gate/gate-options.js";
import { loadGate } from "../../gate/load-gate.js";
import {
  BUILTINS,
  COUNT,
  FUNCTION,
  isTextList,
  mergeOptions,
  MILLISECONDS,
  OBJECT,
  rule,
  type Rules,
} from "../../base/text/option-rules.js";
import { askStore, DEFAULT_STORE_TIMEOUT_MS } from "./ask-store.js";
import { DIGEST, type ContentStore } from "./content-store.js";
import { isDead, toDeadLetter, type DeadLetter } from "./dead-letter.js";
import { readJobData, type JobData } from "./decision-job.js";
import {
  DEFAULT_QUEUE,
  KEY_PREFIX,
  toRetention,
  neededConnection,
  QUEUE_RULES,
  type QueueOptions,
} from "./decision-queue.js";
import { DecisionRecords } from "./decision-records.js";
import { GuardedEffects, JobScope } from "./guarded-effects.js";
import { JobFailure, judgeJob, toJobFailure } from "./judged-job.js";
import { endConnection } from "./endable-connection.js";
import {
  connectKeepingRedis,
  exceptLost,
  loadQueuePackages,
  type QueuePackages,
  type RedisAddress,
  parseRedisUrl,
} from "./redis-connection.js";
import type { RequestRate } from "./request-rate.js";
import { WatchedStore } from "./watched-store.js";
import { counted } from "../../base/text/counted.js";

/** Options of `createWorker`. */
export interface WorkerOptions extends QueueOptions {
  /** Policies and inputs by digest. */
  store: ContentStore;
  /**
   * Time limit of each request to the store in milliseconds; a store that does not reply counts as gone
   * (`store_unavailable`). Default: 2 minutes.
   */
  storeTimeoutMs?: number | undefined;
  /**
   * Built-ins of the policies, such as `serviceBuiltins(client)`, with this worker's credentials; no job contains
   * credentials. Those with `effect: true` are called at most once for a decision. Default: none.
   */
  builtins?: readonly Builtin[] | undefined;
  /** Further options of `loadGate`, for every policy. They are not part of a decision's id: pass the same to all workers. */
  gate?: Omit<GateOptions, "builtins" | "replay" | "signal"> | undefined;
  /** Digests of the policies that it evaluates; jobs with others become dead letters. Default: all in the store. */
  policies?: readonly string[] | undefined;
  /** Number of concurrent jobs; while some wait for the service, others compute. Default: 16. */
  concurrency?: number | undefined;
  /**
   * The rate of the service's requests, which is also the client's `beforeRequest`. While a request has to wait for
   * more than a second, no worker of the queue takes another job. The worker does not close it. Default: none.
   */
  requestRate?: RequestRate | undefined;
  /** Time limit of an evaluation in milliseconds. Default: 60 seconds. */
  timeoutMs?: number | undefined;
  /** Reports each job of this worker that becomes a dead letter. Default: no report. */
  onDeadLetter?: ((letter: DeadLetter) => void) | undefined;
  /**
   * Time without a heartbeat after which a job is passed to another worker, in milliseconds. It must exceed the longest
   * computation of a policy. Default: 90 seconds.
   */
  lockMs?: number | undefined;
  /** How many times a job may lose its worker before it becomes a dead letter (`stalled`). Default: 10. */
  maxStalled?: number | undefined;
}

/** A worker. `createWorker` creates one, which starts at once. */
export interface DecisionWorker extends AsyncDisposable {
  /**
   * Takes no further job, waits for running ones, and returns those that do not finish in time to the queue: another
   * worker retries them without counting an attempt. Without running jobs it does not wait for an unavailable Redis.
   *
   * @param graceMs `Infinity` waits for 24.8 days. Default: 10 seconds.
   * @throws ServiceError `service_unreachable` when Redis is unavailable at the end of that time, so that jobs could
   * not be returned: another worker takes them after `lockMs`. The worker is closed in that case, too.
   */
  close(graceMs?: number): Promise<void>;
}

const DEFAULT_CONCURRENCY = 16;
const DEFAULT_LOCK_MS = 90_000;
const DEFAULT_MAX_STALLED = 10;
const DEFAULT_GRACE_MS = 10_000;
/** BullMQ applies a pause of the queue only where there is a limit. */
const NO_LIMIT = { max: 1_000_000_000, duration: 1_000 };
/** Maximum number of policies that stay loaded without a job. */
const MAX_GATES = 16;
const MAX_PAUSE_MS = 60_000;
/**
 * How often a paused worker checks whether the pause is over. BullMQ sleeps that long even if it is closed in the
 * meantime; its default is 30 s.
 */
const PAUSE_CHECK_MS = 1_000;
/** How long Redis may take to reply to a ping, when jobs are to be returned to it. */
const PING_MS = 5_000;
/** The longest wait of a request for its turn while new jobs are still taken. */
const MAX_BACKLOG_MS = 1_000;

const RULES: Rules<WorkerOptions> = {
  ...QUEUE_RULES,
  store: rule("a ContentStore", (value) => typeof value === "object" && value !== null && "get" in value),
  storeTimeoutMs: MILLISECONDS,
  builtins: BUILTINS,
  gate: OBJECT,
  policies: rule(
    "a list of digests",
    (value) => isTextList(value) && (value as string[]).every((digest) => DIGEST.test(digest)),
  ),
  concurrency: COUNT,
  requestRate: rule(
    "a RequestRate",
    (value) => typeof value === "object" && value !== null && "onTurn" in value,
  ),
  timeoutMs: MILLISECONDS,
  onDeadLetter: FUNCTION,
  lockMs: COUNT,
  maxStalled: COUNT,
};

/**
 * Starts a worker that decides the jobs of a queue.
 *
 * A verdict is stored once: the first that any worker stores for a decision remains. Errors of the network, of the
 * service and of time are retried with backoff; permanent failures become dead letters at once. While its store is
 * gone, which `onError` reports once, a worker returns jobs to the queue without counting an attempt and takes no new
 * one.
 *
 * @throws ConfigurationError `dependency_missing` without `bullmq` and `ioredis`, `config_invalid`.
 * @throws PolicyLoadError `builtin_conflict`
 * @throws DocumentError `store_unavailable`
 * @throws ServiceError `service_unreachable`, `unauthenticated`
 *
 * @example
 * ```ts
 * import { createServiceClient, serviceBuiltins } from "regohost";
 * import { createContentStore, createRequestRate, createWorker } from "regohost/queue";
 *
 * const connection = { url: "rediss://redis.example.com" };
 * const requestRate = await createRequestRate({ connection, max: 100, durationMs: 1_000 });
 * const client = createServiceClient({ beforeRequest: requestRate.beforeRequest });
 * const worker = await createWorker({
 *   connection,
 *   store: createContentStore("/srv/regohost"),
 *   builtins: serviceBuiltins(client),
 *   requestRate,
 * });
 * process.once("SIGTERM", () => void worker.close().then(() => client.close()));
 * ```
 */
export async function createWorker(options: WorkerOptions): Promise<DecisionWorker> {
  const checked = mergeOptions("createWorker", options, RULES);
  const address = neededConnection("createWorker", checked);
  const { name = DEFAULT_QUEUE, onError: tell = () => undefined, onReconnected, store } = checked;
  const onError = exceptLost(address, tell);
  checkBuiltinNames(checked.builtins ?? []);
  if (store === undefined) {
    throw invalidConfig("createWorker: store is missing");
  }
  const { storeTimeoutMs = DEFAULT_STORE_TIMEOUT_MS } = checked;
  const packages = await loadQueuePackages();
  await askStore(async (request) => store.check?.(request), {
    timeoutMs: storeTimeoutMs,
    subject: "the store did not answer",
    document: "store",
  });
  const redis = await connectKeepingRedis(packages, address, { waits: true, onError: tell, onReconnected });
  try {
    const subscriber = redis.duplicate();
    subscriber.on("error", onError);
    const records = new DecisionRecords(redis, name, toRetention(checked));
    const worker = new RedisWorker(packages, {
      redis,
      address,
      subscriber,
      records,
      ...checked,
      name,
      onError,
      tell,
      store,
      storeTimeoutMs,
    });
    await subscriber.subscribe(records.cancelChannel);
    await worker.start();
    return worker;
  } catch (error) {
    redis.disconnect();
    throw error;
  }
}

type WorkerParts = Omit<WorkerOptions, "connection" | "name" | "onError" | "onReconnected"> & {
  redis: Redis;
  address: RedisAddress;
  subscriber: Redis;
  records: DecisionRecords;
  name: string;
  onError: (error: unknown) => void;
  /** As `onError`, for errors of the caller's code, which are none of Redis. */
  tell: (error: unknown) => void;
  storeTimeoutMs: number;
};

/** A policy that is loaded once for many jobs. */
interface HeldGate {
  loading: Promise<Gate>;
  /** Number of running jobs that use it. */
  jobs: number;
}

class RedisWorker implements DecisionWorker {
  readonly #packages: QueuePackages;
  readonly #parts: WorkerParts;
  readonly #worker: Worker<JobData>;
  readonly #queue: Queue<JobData>;
  readonly #store: WatchedStore;
  readonly #effects: GuardedEffects;
  readonly #builtins: Builtin[];
  /** By digest of the policy, the most recently used last. */
  readonly #gates = new Map<string, HeldGate>();
  /** Aborts the running jobs. */
  readonly #underWay = new Map<string, AbortController>();
  readonly #givesBack = new AbortController();
  readonly #stopsHeeding: (() => void) | undefined;
  #closed: Promise<void> | undefined;
  /** Jobs that were running when waiting for Redis ended. */
  #left = 0;

  constructor(packages: QueuePackages, parts: WorkerParts) {
    this.#packages = packages;
    this.#parts = parts;
    const { redis, subscriber, name, records, requestRate, lockMs = DEFAULT_LOCK_MS } = parts;
    this.#effects = new GuardedEffects(records);
    this.#builtins = this.#effects.guard(parts.builtins ?? []);
    this.#queue = new packages.bullmq.Queue(name, {
      connection: redis,
      prefix: KEY_PREFIX,
      skipVersionCheck: true,
    });
    this.#queue.on("error", parts.onError);
    this.#worker = new packages.bullmq.Worker<JobData>(name, (job, token) => this.#process(job, token), {
      connection: redis,
      prefix: KEY_PREFIX,
      skipVersionCheck: true,
      autorun: false,
      concurrency: parts.concurrency ?? DEFAULT_CONCURRENCY,
      limiter: NO_LIMIT,
      maximumRateLimitDelay: PAUSE_CHECK_MS,
      lockDuration: lockMs,
      stalledInterval: Math.ceil(lockMs / 2),
      maxStalledCount: parts.maxStalled ?? DEFAULT_MAX_STALLED,
    });
    this.#worker.on("error", parts.onError);
    this.#store = new WatchedStore(parts.store, parts.storeTimeoutMs, {
      // Other workers may reach their store, so jobs are left to them.
      onGone: async (error) => {
        await this.#worker.pause(true);
        const { code, document } = error;
        const message = `${error.message}; this worker waits until it is back`;
        parts.onError(new DocumentError(message, { code, document, cause: error.cause }));
      },
      onBack: () => this.#worker.resume(),
    });
    // Emitted for every failed attempt.
    this.#worker.on("failed", (job) => {
      if (job === undefined || !isDead(job)) return;
      // From now on the dead letter records it.
      records.noteDead(job.id ?? "").catch(parts.onError);
      try {
        parts.onDeadLetter?.(toDeadLetter(job));
      } catch (error) {
        parts.tell(error);
      }
    });
    this.#stopsHeeding = requestRate?.onTurn((waitMs) => {
      this.#pause(waitMs - MAX_BACKLOG_MS).catch(parts.onError);
    });
    subscriber.on("message", (_channel, id) => this.#underWay.get(id)?.abort());
    redis.on("close", () => {
      this.#leaveLost();
    });
  }

  async start(): Promise<void> {
    await this.#worker.waitUntilReady();
    // Ends when the worker is closed, or has no job left while the store is gone.
    this.#worker.run().catch(this.#parts.onError);
  }

  async #process(job: Job<JobData>, token: string | undefined): Promise<void> {
    const cancelled = new AbortController();
    const id = job.id ?? "";
    this.#underWay.set(id, cancelled);
    try {
      await this.#decide(job, id, cancelled.signal);
    } catch (error) {
      if (cancelled.signal.aborted) throw this.#dead(new JobFailure("cancelled", "the job was cancelled"));
      if (this.#givesBack.signal.aborted) {
        throw await this.#giveBack(job, token);
      }
      const failure = toJobFailure(error);
      if (failure.pauseMs !== undefined) await this.#pause(failure.pauseMs);
      if (failure.isUnbegun) throw await this.#giveBack(job, token);
      throw failure.canRetry ? failure : this.#dead(failure);
    } finally {
      this.#underWay.delete(id);
      this.#leaveLost();
    }
  }

  /** Ends the connections of a worker that is being closed, when Redis is unavailable and nothing remains that justifies waiting for it. */
  #leaveLost(): void {
    if (this.#closed === undefined || this.#parts.redis.status === "ready") return;
    if (this.#underWay.size === 0 || this.#givesBack.signal.aborted) this.#leave();
  }

  /** Fails everything that waits for Redis. */
  #leave(): void {
    this.#left = Math.max(this.#left, this.#underWay.size);
    this.#parts.redis.disconnect();
  }

  /** Returns jobs to the queue, or leaves them when it is unreachable. */
  async #endJobs(): Promise<void> {
    this.#givesBack.abort();
    this.#leaveLost();
    let isAnswered = false;
    const timer = setTimeout(() => {
      // Replies that arrived during a long computation are processed after timers.
      setImmediate(() => {
        if (!isAnswered) this.#leave();
      });
    }, PING_MS);
    try {
      await this.#parts.redis.ping();
      isAnswered = true;
    } catch {
      this.#leave();
    } finally {
      clearTimeout(timer);
    }
  }

  /** Schedules another attempt that is not counted. @returns BullMQ's error for this. */
  async #giveBack(job: Job<JobData>, token: string | undefined): Promise<Error> {
    await job.moveToWait(token);
    return new this.#packages.bullmq.WaitingError();
  }

  /** Pauses all workers of the queue for this time; running jobs continue. It never shortens another pause. */
  async #pause(ms: number): Promise<void> {
    const pauseMs = Math.min(Math.ceil(ms), MAX_PAUSE_MS);
    if (pauseMs > 0 && (await this.#queue.getRateLimitTtl(NO_LIMIT.max)) < pauseMs)
      await this.#queue.rateLimit(pauseMs);
  }

  async #decide(job: Job<JobData>, id: string, cancelled: AbortSignal): Promise<void> {
    const { records, timeoutMs } = this.#parts;
    const data = readJobData(id, job.data);
    const state = await records.stateOf(id);
    if (state === "decided") return;
    if (state === "cancelled") throw new JobFailure("cancelled", "the job was cancelled");
    const signal = AbortSignal.any([cancelled, this.#givesBack.signal]);
    const held = this.#hold(data.policy);
    try {
      // Other jobs may wait for the same policy when this one is cancelled.
      const gate = await new Deadline({ signals: [signal] }).wait(held.loading);
      const scope = new JobScope(id);
      const record = await this.#effects.run(scope, () =>
        judgeJob(gate, data, scope, { store: this.#store, signal, timeoutMs }),
      );
      await records.store({ ...record, attempts: job.attemptsStarted });
    } finally {
      held.jobs--;
      this.#closeUnused();
    }
  }

  /** BullMQ's error for a job without further attempts. */
  #dead({ message }: JobFailure): Error {
    return new this.#packages.bullmq.UnrecoverableError(message);
  }

  /** Returns a policy for a job, until the job decrements its count. */
  #hold(digest: string): HeldGate {
    const { policies, gate: options } = this.#parts;
    if (policies?.includes(digest) === false) {
      throw new JobFailure("policy_refused", `the policy ${digest} is not one that this worker evaluates`);
    }
    let held = this.#gates.get(digest);
    if (held === undefined) {
      const loading = this.#store
        .get(digest, this.#givesBack.signal)
        .then((bytes) => loadGate(bytes, { ...options, builtins: this.#builtins }));
      held = { loading, jobs: 0 };
      loading.catch(() => this.#gates.delete(digest));
    }
    held.jobs++;
    this.#gates.delete(digest);
    this.#gates.set(digest, held);
    return held;
  }

  /** Closes unused policies beyond the limit, the least recently used first. */
  #closeUnused(): void {
    for (const [digest, { loading, jobs }] of this.#gates) {
      if (this.#gates.size <= MAX_GATES) return;
      if (jobs > 0) continue;
      this.#gates.delete(digest);
      void loading.then((gate) => gate.close()).catch(this.#parts.tell);
    }
  }

  close(graceMs: number = DEFAULT_GRACE_MS): Promise<void> {
    this.#closed ??= this.#close(graceMs);
    return this.#closed;
  }

  async #close(graceMs: number): Promise<void> {
    this.#store.close();
    const timer = setTimeout(() => void this.#endJobs(), Math.min(graceMs, MAX_TIMER_MS));
    try {
      const closed = this.#worker.close();
      this.#leaveLost();
      await closed;
    } finally {
      clearTimeout(timer);
    }
    // Aborts what only cancelled jobs waited for.
    this.#givesBack.abort();
    this.#stopsHeeding?.();
    await this.#queue.close();
    const gates = await Promise.allSettled([...this.#gates.values()].map(({ loading }) => loading));
    for (const gate of gates) if (gate.status === "fulfilled") await gate.value.close();
    this.#effects.close();
    this.#parts.subscriber.disconnect();
    await endConnection(this.#parts.redis);
    if (this.#left > 0) throw this.#leftJobs();
  }

  #leftJobs(): ServiceError {
    const { address, lockMs = DEFAULT_LOCK_MS } = this.#parts;
    const jobs = `${counted(this.#left, "job")} under way`;
    return new ServiceError(
      `${showRedis(address)} is away, so that ${jobs} could not be given back; they are not lost: another worker takes them within ${String(Math.ceil((1.5 * lockMs) / 1_000))} s of Redis's return`,
      { code: "service_unreachable", retryable: true },
    );
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.close();
  }
}

/** The address of a Redis for messages, without user and password. */
function showRedis(address: RedisAddress): string {
  return `Redis at ${parseRedisUrl(address).shown}`;
}
