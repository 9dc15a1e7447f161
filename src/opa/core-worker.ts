import { availableParallelism } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import type { LoadedModule } from "./core-instance.js";
import { loadCoreModule } from "./core-module.js";
import { runBaseline } from "./core-tier.js";
import { isCoreKeptWarm } from "./keep-warm.js";
import { isBuilt, packageRoot } from "./package-root.js";
import type { RequestMessage, WorkerReply } from "./worker.js";

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
  /**
   * Time limit, including loading opa-core, in milliseconds. Default: five minutes; none for evaluating
   * and testing.
   */
  timeoutMs?: number | undefined;
  /**
   * Loads what the answer is needed for, while opa-core computes it. Not called where no worker is asked, and what it rejects with is left
   * to whoever imports the same.
   */
  meanwhile?: (() => Promise<unknown>) | undefined;
}

/** OPA's answer, or its errors, as JSON text or as the operation defines it. */
export interface CoreReply {
  ok: boolean;
  bytes: Uint8Array;
}

/** A request for a worker. */
export interface WorkerRequest {
  request: string;
  timeoutMs?: number;
  /** Called when the request was sent. */
  onSent?: (() => void) | undefined;
}

/** A worker with an instance of a module. It runs one request at a time. */
class CoreWorker {
  readonly #worker: Worker;
  readonly #ready: Promise<void>;
  #idle: NodeJS.Timeout | undefined;
  #memoryBytes = 0;

  constructor(loadModule: () => Promise<LoadedModule>) {
    const file = isBuilt() ? join("dist", "opa-worker.js") : join("src", "opa", "worker.js");
    this.#worker = new Worker(pathToFileURL(join(packageRoot(), file)), {
      resourceLimits: { stackSizeMb: STACK_SIZE_MB },
      // The worker needs none of the process's arguments and flags.
      env: {},
      execArgv: [],
    });
    // The worker starts while the module loads.
    this.#ready = loadModule().then((module) => {
      this.#worker.postMessage({ module });
    });
    this.#ready.catch(() => undefined);
  }

  /** The memory of its instance after the last request. */
  get memoryBytes(): number {
    return this.#memoryBytes;
  }

  /** Rejects when the worker ends without a reply. */
  async run({ request, timeoutMs, onSent }: WorkerRequest): Promise<WorkerReply> {
    clearTimeout(this.#idle);
    this.#worker.ref();
    await this.#ready;
    runBaseline();
    return await new Promise<WorkerReply>((resolve, reject) => {
      const worker = this.#worker;
      const settle = (settled: () => void): void => {
        worker.off("message", onMessage);
        worker.off("error", onError);
        worker.off("exit", onExit);
        settled();
      };
      const onMessage = (reply: WorkerReply): void => {
        if ("status" in reply) this.#memoryBytes = reply.memoryBytes ?? 0;
        settle(() => {
          resolve(reply);
        });
      };
      const onError = (error: unknown): void => {
        settle(() => {
          reject(error instanceof Error ? error : new Error(String(error)));
        });
      };
      const onExit = (code: number): void => {
        onError(new Error(`the worker ended with code ${String(code)}`));
      };
      worker.on("message", onMessage);
      worker.on("error", onError);
      worker.on("exit", onExit);
      worker.postMessage({ request, timeoutMs } satisfies RequestMessage);
      onSent?.();
    });
  }

  /** Unrefs the idle worker, and calls back when its idle time is over. */
  rest(onTired: () => void): void {
    this.#worker.unref();
    this.#idle = setTimeout(onTired, IDLE_MS);
    this.#idle.unref();
  }

  end(): void {
    clearTimeout(this.#idle);
    // Terminating runs no worker code, so there is nothing to await.
    void this.#worker.terminate();
  }
}

/** Workers with instances of a module, which are kept for a while. */
export class WorkerPool {
  /** The module in messages: `opa-core`. */
  readonly name: string;
  readonly #loadModule: () => Promise<LoadedModule>;
  readonly #maxWorkers: number;
  readonly #mayStay: () => boolean;
  readonly #idle: CoreWorker[] = [];
  readonly #waiting: ((worker: CoreWorker) => void)[] = [];
  #alive = 0;

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
    this.#loadModule = loadModule;
    this.#maxWorkers = maxWorkers;
    this.#mayStay = mayStay;
  }

  /** A free worker, a new one, or the first to become free. The caller returns or discards it. */
  acquire(): Promise<CoreWorker> {
    const free = this.#idle.pop();
    if (free !== undefined) return Promise.resolve(free);
    if (this.#alive < this.#maxWorkers) {
      this.#alive++;
      return Promise.resolve(new CoreWorker(this.#loadModule));
    }
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  release(worker: CoreWorker): void {
    const next = this.#waiting.shift();
    if (next !== undefined) {
      next(worker);
      return;
    }
    this.#idle.push(worker);
    worker.rest(() => {
      const at = this.#idle.indexOf(worker);
      if (at < 0) return;
      const isLast = this.#idle.length === 1;
      if (isLast && worker.memoryBytes <= MAX_WARM_BYTES && this.#mayStay()) return;
      this.#idle.splice(at, 1);
      this.#alive--;
      worker.end();
    });
  }

  /** Terminates a worker that crashed, was stopped or may be broken. */
  discard(worker: CoreWorker): void {
    worker.end();
    this.#alive--;
    const next = this.#waiting.shift();
    if (next === undefined) return;
    this.#alive++;
    next(new CoreWorker(this.#loadModule));
  }
}

/** Workers with opa-core. */
export const corePool = new WorkerPool("opa-core", loadCoreModule, { mayStay: isCoreKeptWarm });
