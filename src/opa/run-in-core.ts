import { EvaluationError, RegohostError } from "../errors.js";
import { Status } from "./core-instance.js";
import { acquireCoreWorker, discardCoreWorker, releaseCoreWorker } from "./core-worker.js";
import type { WorkerReply } from "./worker.js";

/** How long compiling, checking, formatting or reading policies may take when nobody says, in milliseconds. */
export const READING_TIMEOUT_MS = 5 * 60_000;

/** What every operation that runs in a worker takes. */
export interface CoreRunOptions {
  signal?: AbortSignal | undefined;
  /**
   * How long it may take, loading opa-core included, in milliseconds. Default: {@link READING_TIMEOUT_MS}; for evaluating and
   * testing no limit.
   */
  timeoutMs?: number | undefined;
}

/** What a request is made of. `what` is for messages: `compiling the policies`. */
export interface CoreRequest extends CoreRunOptions {
  what: string;
  /** An object, or its JSON text. */
  request: (Record<string, unknown> & { op: string }) | string;
}

/** OPA's answer, or its errors, as JSON text or as the operation defines it. */
export interface CoreReply {
  ok: boolean;
  bytes: Uint8Array;
}

/** How long opa-core gets to stop by itself once its time is over, in milliseconds. */
const GRACE_MS = 250;

/**
 * Runs a request of opa-core in a worker with a large stack.
 *
 * @throws EvaluationError `timeout`, `aborted`, or after a crash `stack_limit`, `memory_limit`, `opa_core_failed`.
 * @throws PolicyLoadError `opa_core_unavailable`
 */
export async function runInCore({ what, request, signal, timeoutMs }: CoreRequest): Promise<CoreReply> {
  const deadline = timeoutMs === undefined ? Infinity : performance.now() + timeoutMs;
  const stop = stopAt(what, signal, timeoutMs);
  try {
    const worker = await Promise.race([acquireCoreWorker(), stop.promise]);
    let reusable = false;
    try {
      const left = deadline - performance.now();
      const reply = await Promise.race([
        worker.run({
          request: typeof request === "string" ? request : JSON.stringify(request),
          ...(timeoutMs === undefined ? {} : { timeoutMs: Math.max(left, 0) }),
        }),
        stop.promise,
      ]);
      reusable = "status" in reply;
      return toReply(reply, what, timeoutMs);
    } catch (error) {
      throw error instanceof RegohostError ? error : crashed(what, error, []);
    } finally {
      if (reusable) releaseCoreWorker(worker);
      else discardCoreWorker(worker);
    }
  } finally {
    stop.cancel();
  }
}

/** Tells what a reply means. Throws for all that is neither an answer nor OPA's errors. */
export function toReply(reply: WorkerReply, what: string, timeoutMs: number | undefined): CoreReply {
  if ("crashed" in reply) throw crashed(what, reply.crashed, reply.log);
  const { status, bytes } = reply;
  if (status === Status.ok || status === Status.errors) return { ok: status === Status.ok, bytes };
  if (status === Status.cancelled) throw timedOut(what, timeoutMs);
  const text = new TextDecoder().decode(bytes);
  throw new EvaluationError(`opa-core failed while ${what}: ${text.split("\n", 1)[0] ?? ""}`, {
    code: "opa_core_failed",
    cause: new Error(text),
  });
}

/** The error for an instance that ended in the middle of its work. */
export function crashed(what: string, cause: unknown, log: readonly string[]): EvaluationError {
  const message = cause instanceof Error ? cause.message : String(cause);
  const reason =
    log.find((line) => line.startsWith("fatal error:") || line.startsWith("runtime:")) ?? message;
  const out = /out of memory|ERR_WORKER_OUT_OF_MEMORY|memory limit/i.test(`${reason} ${message}`);
  if (/call stack/.test(message)) {
    return new EvaluationError(`opa-core ran out of stack while ${what}; nest less deeply`, {
      code: "stack_limit",
      cause,
    });
  }
  return new EvaluationError(`opa-core ${out ? "ran out of memory" : "crashed"} while ${what}: ${reason}`, {
    code: out ? "memory_limit" : "opa_core_failed",
    cause,
  });
}

function timedOut(what: string, timeoutMs: number | undefined): EvaluationError {
  return new EvaluationError(`${what} took longer than ${String(timeoutMs)} ms`, { code: "timeout" });
}

/** A promise that rejects when the signal is aborted, or a little after the time is over. */
function stopAt(what: string, signal: AbortSignal | undefined, timeoutMs: number | undefined) {
  let cancel = (): void => undefined;
  const promise = new Promise<never>((_resolve, reject) => {
    const abort = (): void => {
      reject(new EvaluationError(`${what} was aborted`, { code: "aborted", cause: signal?.reason }));
    };
    const timer =
      timeoutMs === undefined
        ? undefined
        : setTimeout(() => {
            reject(timedOut(what, timeoutMs));
          }, timeoutMs + GRACE_MS);
    cancel = () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", abort);
    };
    if (signal?.aborted === true) abort();
    else signal?.addEventListener("abort", abort, { once: true });
  });
  promise.catch(() => undefined);
  return { promise, cancel };
}

/** Parses what opa-core wrote. It is our own module, verified by its checksum, so its answers have a known form. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the caller knows the operation
export function parseReply<T>(bytes: Uint8Array): T {
  return JSON.parse(new TextDecoder().decode(bytes)) as T;
}
