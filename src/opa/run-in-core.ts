import { Deadline } from "../async/deadline.js";
import { EvaluationError, RegohostError } from "../errors.js";
import { Status } from "./core-instance.js";
import { acquireCoreWorker, discardCoreWorker, releaseCoreWorker } from "./core-worker.js";
import type { WorkerReply } from "./worker.js";

/** Default time limit of compiling, checking, formatting or reading policies, in milliseconds. */
export const READING_TIMEOUT_MS = 5 * 60_000;

/** Options of every operation in a worker. */
export interface CoreRunOptions {
  signal?: AbortSignal | undefined;
  /**
   * Time limit, including loading opa-core, in milliseconds. Default: {@link READING_TIMEOUT_MS}; none for evaluating
   * and testing.
   */
  timeoutMs?: number | undefined;
}

/** A request. `what` is for messages: `compiling the policies`. */
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

/** Grace period for opa-core to stop by itself after the time limit, in milliseconds. */
const GRACE_MS = 250;

/**
 * Runs a request of opa-core in a worker with a large stack.
 *
 * @throws EvaluationError `timeout`, `aborted`, or after a crash `stack_limit`, `memory_limit`, `opa_core_failed`.
 * @throws PolicyLoadError `opa_core_unavailable`
 */
export async function runInCore({ what, request, signal, timeoutMs }: CoreRequest): Promise<CoreReply> {
  const deadline = new Deadline({
    timeoutMs: timeoutMs === undefined ? undefined : timeoutMs + GRACE_MS,
    signals: [signal],
    timedOut: () => timedOut(what, timeoutMs),
    aborted: ({ reason }) => new EvaluationError(`${what} was aborted`, { code: "aborted", cause: reason }),
  });
  const acquired = acquireCoreWorker();
  const worker = await deadline.wait(acquired).catch((error: unknown) => {
    // It is given to this request nevertheless, when it becomes free.
    void acquired.then(releaseCoreWorker);
    throw error;
  });
  let reusable = false;
  try {
    const reply = await deadline.wait(
      worker.run({
        request: typeof request === "string" ? request : JSON.stringify(request),
        ...(timeoutMs === undefined ? {} : { timeoutMs: Math.max(deadline.remainingMs - GRACE_MS, 0) }),
      }),
    );
    reusable = "status" in reply;
    return toReply(reply, what, timeoutMs);
  } catch (error) {
    throw error instanceof RegohostError ? error : crashed(what, error, []);
  } finally {
    if (reusable) releaseCoreWorker(worker);
    else discardCoreWorker(worker);
  }
}

/** Interprets a reply. Throws unless it is an answer or OPA's errors. */
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

/** The error for an instance that ended during a request. */
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

/** Parses opa-core's reply. It is our own module, verified by checksum, so replies have a known form. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the caller knows the operation
export function parseReply<T>(bytes: Uint8Array): T {
  return JSON.parse(new TextDecoder().decode(bytes)) as T;
}

const HEADER_BYTES = 8;

/** Splits opa-core's reply of a header and a module, which begins with their lengths. */
export function splitReply(bytes: Uint8Array): { header: Uint8Array; wasm: Uint8Array } {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const part = (start: number, length: number): Uint8Array => bytes.slice(start, start + length);
  const headerLength = view.getUint32(0, true);
  return {
    header: part(HEADER_BYTES, headerLength),
    wasm: part(HEADER_BYTES + headerLength, view.getUint32(4, true)),
  };
}
