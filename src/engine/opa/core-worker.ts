import { availableParallelism } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import type { Deadline } from "../../base/async/deadline.js";
import { Pool, type Pooled } from "../../base/async/pool.js";
import { isNotLoaded } from "../../base/error-code.js";
import { isRegohostError } from "../../base/errors.js";
import { CoreInThread, type WorkerRequest } from "./core-in-thread.js";
import type { LoadedModule } from "./core-instance.js";
import { loadCoreModule } from "./core-module.js";
import { runBaseline } from "./core-tier.js";
import { threadUnavailable } from "./core-unavailable.js";
import { explicitCore } from "./given-core.js";
import { isCoreWarm } from "./keep-warm.js";
import { isBuilt, packageRoot } from "./package-root.js";
import { THREAD_OPTIONS } from "./thread-options.js";
import type { RequestMessage, WorkerReply } from "./worker.js";
import { isArrayBuffer, isError } from "../../base/realms.js";

// Deeply nested policies need a large stack: Go's frames are V8 frames too.
const STACK_SIZE_MB = 32;
/** Idle time after which a worker ends, in milliseconds. */
const IDLE_MS = 10_000;
/** Memory of an instance up to which its worker may stay. It never shrinks. */
const MAX_WARM_BYTES = 128 * 1024 * 1024;
/** Maximum number of workers. */
export const MAX_WORKERS = Math.max(1, Math.min(4, availableParallelism() - 1));

/** Options of every operation in a worker. */
export interface CoreRunOptions {
  signal?: AbortSignal | undefined;
  /** Time limit from when opa-core is loaded, in milliseconds. Default: five minutes; none for evaluating and testing. */
  timeoutMs?: number | undefined;
  /** The part of the time limit that is left, in milliseconds: errors name the whole. Default: all of it. */
  leftMs?: number | undefined;
  /** Maximum memory of the instance, in bytes. Default: 2 GiB, the most that it can have. */
  maxMemoryBytes?: number | undefined;
  /**
   * UTF-8: the value of the request's member `text`, which the worker writes into it. It takes the buffer, which is empty afterwards.
   * Default: the request is whole.
   */
  text?: Uint8Array | undefined;
  /**
   * Loads the code that handles the result, while opa-core computes it. Not called without a worker. Its rejection is ignored: a later
   * import of the same code reports it.
   */
  meanwhile?: (() => Promise<unknown>) | undefined;
}

/** OPA's answer, or its errors, as JSON text or as the operation defines it. */
export interface CoreReply {
  ok: boolean;
  bytes: Uint8Array;
}

/** @throws PolicyLoadError `opa_core_unavailable` */
function startThread(name: string): Worker {
  try {
    const file = isBuilt() ? join("dist", "opa-worker.js") : join("src", "engine", "opa", "worker.js");
    return new Worker(pathToFileURL(join(packageRoot(), file)), {
      ...THREAD_OPTIONS,
      resourceLimits: { stackSizeMb: STACK_SIZE_MB },
    });
  } catch (error) {
    throw isRegohostError(error) ? error : threadUnavailable(name, error);
  }
}

/** The request that a worker runs. */
interface Running {
  resolve(reply: WorkerReply): void;
  reject(error: Error): void;
}

/** A worker with an instance of a module. It runs one request at a time. */
class CoreWorker implements Pooled {
  readonly #name: string;
  readonly #worker: Worker;
  readonly #ready: Promise<void>;
  #idle: NodeJS.Timeout | undefined;
  #onDeath = (): void => undefined;
  #running: Running | undefined;
  /** Why it has ended. */
  #death: Error | undefined;
  #hasReplied = false;
  #memoryBytes = 0;
  /** Whether nothing runs, and what ran last was answered. */
  isUsable = true;

  /** @throws PolicyLoadError `opa_core_unavailable` */
  constructor(name: string, loadModule: () => Promise<LoadedModule>) {
    this.#name = name;
    this.#worker = startThread(name);
    // Also of a worker that waits: an `error` without a listener would end the process.
    this.#worker.on("message", (reply: WorkerReply) => this.#take(reply));
    this.#worker.on("error", (error) => this.#die(error));
    this.#worker.on("exit", (code) => this.#die(new Error(`the worker ended with code ${String(code)}`)));
    // The worker starts while the module loads.
    this.#ready = loadModule().then((module) => this.#worker.postMessage({ module }));
    this.#ready.catch(() => undefined);
  }

  /** The memory of its instance after the last request. */
  get memoryBytes(): number {
    return this.#memoryBytes;
  }

  /** Waits until the module is loaded, for a request. */
  async load(): Promise<void> {
    clearTimeout(this.#idle);
    this.isUsable = false;
    this.#worker.ref();
    await this.#ready;
  }

  /** Rejects when the worker ends without a reply. */
  async run({ request, text, timeoutMs, maxMemoryBytes, onSent }: WorkerRequest): Promise<WorkerReply> {
    await this.load();
    if (this.#death !== undefined) throw this.#death;
    runBaseline();
    const buffer = text?.buffer;
    // Shared memory is not taken from this thread. A request that cannot be sent must leave no reply that nobody waits for.
    const taken = isArrayBuffer(buffer) ? [buffer] : [];
    this.#worker.postMessage({ request, text, timeoutMs, maxMemoryBytes } satisfies RequestMessage, taken);
    onSent?.();
    return new Promise((resolve, reject) => (this.#running = { resolve, reject }));
  }

  #take(reply: WorkerReply): void {
    this.#hasReplied = true;
    if ("status" in reply) {
      this.#memoryBytes = reply.memoryBytes ?? 0;
      this.isUsable = this.#death === undefined;
    }
    this.#running?.resolve(reply);
    this.#running = undefined;
  }

  #die(cause: unknown): void {
    if (this.#death !== undefined) return;
    const error = isError(cause) ? cause : new Error(String(cause));
    this.#death = !this.#hasReplied && isNotLoaded(error) ? threadUnavailable(this.#name, error) : error;
    this.isUsable = false;
    this.#running?.reject(this.#death);
    this.#onDeath();
  }

  /** Unrefs the idle worker, and calls back when its idle time is over, or it has ended. */
  rest(onTired: () => void): void {
    this.#worker.unref();
    this.#onDeath = onTired;
    this.#idle = setTimeout(onTired, IDLE_MS);
    this.#idle.unref();
  }

  end(): void {
    clearTimeout(this.#idle);
    // Terminating runs no worker code, so there is nothing to await.
    void this.#worker.terminate();
  }
}

/** Workers with instances of a module, which are reused for a while. */
export class WorkerPool {
  /** The module in messages: `opa-core`. */
  readonly name: string;
  readonly #pool: Pool<CoreWorker>;
  readonly #mayStay: () => boolean;

  /** @param mayStay whether one worker stays when it has been idle for long. Default: none does. */
  constructor(
    name: string,
    loadModule: () => Promise<LoadedModule>,
    {
      maxWorkers = MAX_WORKERS,
      mayStay = () => false,
    }: { maxWorkers?: number; mayStay?: () => boolean } = {},
  ) {
    this.name = name;
    this.#mayStay = mayStay;
    this.#pool = new Pool({
      create: () => new CoreWorker(name, loadModule),
      max: maxWorkers,
      onIdle: (worker) => worker.rest(() => this.#endIdle(worker)),
    });
  }

  /**
   * Runs a task with a worker. A worker that crashed, was stopped or may be broken is ended afterwards.
   *
   * @throws PolicyLoadError `opa_core_unavailable`; the errors of the deadline or the task.
   */
  use<Result>(
    deadline: Deadline,
    task: (worker: Pick<CoreWorker, "load" | "run">) => Promise<Result>,
  ): Promise<Result> {
    return this.#pool.use(deadline, task);
  }

  #endIdle(worker: CoreWorker): void {
    const isLast = this.#pool.idleCount === 1;
    const isSmall = worker.memoryBytes <= MAX_WARM_BYTES;
    if (worker.isUsable && isLast && isSmall && this.#mayStay()) return;
    this.#pool.remove(worker);
  }
}

/** Workers with the package's opa-core. An explicit opa-core runs in the calling thread, because workers need a file of the package. */
class CorePool extends WorkerPool {
  constructor() {
    super("opa-core", loadCoreModule, { mayStay: isCoreWarm });
  }

  override use<Result>(
    deadline: Deadline,
    task: (worker: Pick<CoreWorker, "load" | "run">) => Promise<Result>,
  ): Promise<Result> {
    const given = explicitCore();
    return given === undefined ? super.use(deadline, task) : task(new CoreInThread(given));
  }
}

export const corePool: WorkerPool = new CorePool();
