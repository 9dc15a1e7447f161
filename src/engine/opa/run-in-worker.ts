import type { Deadline } from "../../base/async/deadline.js";
import { EvaluationError, isRegohostError } from "../../base/errors.js";
import { Status } from "./core-status.js";
import { coreUnavailable } from "./core-unavailable.js";
import { corePool, type CoreReply, type CoreRunOptions, type WorkerPool } from "./core-worker.js";
import type { WorkerReply } from "./worker.js";
import { message, option, reasonOf } from "../../base/message.js";
import { namedDeadline, workLimit } from "../../base/async/reading.js";

/** Grace period for a module to stop by itself after the time limit, in milliseconds. */
const GRACE_MS = 250;

/** Time for a module to load, in milliseconds, where the time limit of the request is shorter. */
const MIN_START_MS = 10_000;

/**
 * Runs the JSON text of a request in a worker with a large stack. Its time limit is for the wait for a worker and the request, and
 * starts when the module is loaded: how long that takes is not the caller's to choose.
 */
export async function runInWorker(
  request: string,
  { subject, signal, meanwhile, text, maxMemoryBytes, ...limit }: CoreRunOptions & { subject: string },
  pool: WorkerPool = corePool,
): Promise<CoreReply> {
  const { leftMs: limitMs, timedOut } = workLimit(subject, limit);
  const deadlineIn = (ms: number): Deadline => namedDeadline(subject, ms, signal, timedOut);
  const waiting = deadlineIn(limitMs);
  const onSent = (): void => void meanwhile?.().catch(() => undefined);
  try {
    const reply = await pool.use(waiting, async (worker) => {
      const leftMs = waiting.remainingMs;
      if (leftMs <= 0) throw timedOut();
      await deadlineIn(Math.max(leftMs, MIN_START_MS)).wait(worker.load());
      const running = worker.run({
        ...{ request, text, maxMemoryBytes, onSent },
        timeoutMs: leftMs === Infinity ? undefined : leftMs,
      });
      return deadlineIn(leftMs + GRACE_MS).wait(running);
    });
    if (maxMemoryBytes !== undefined && "status" in reply && (reply.memoryBytes ?? 0) > maxMemoryBytes)
      throw outOfMemory(subject, maxMemoryBytes, pool.name);
    return toReply(reply, subject, timedOut, pool.name);
  } catch (error) {
    throw isRegohostError(error) ? error : crashed(subject, error, [], pool.name);
  }
}

function outOfMemory(subject: string, maxMemoryBytes: number, module: string): EvaluationError {
  return new EvaluationError(
    message`${module} needs more than the ${maxMemoryBytes} bytes of memory that ${option("maxMemoryBytes")} allows while ${subject}; raise that, or reduce the input`,
    { code: "memory_limit" },
  );
}

/** Interprets a reply. Throws unless it is an answer or OPA's errors. */
export function toReply(
  reply: WorkerReply,
  subject: string,
  timedOut: () => EvaluationError,
  module = "opa-core",
): CoreReply {
  if ("unusable" in reply) throw coreUnavailable(reply.unusable, reply.cause);
  if ("crashed" in reply) throw crashed(subject, reply.crashed, reply.log, module);
  const { status, bytes } = reply;
  if (status === Status.ok || status === Status.errors) return { ok: status === Status.ok, bytes };
  if (status === Status.cancelled) throw timedOut();
  const text = new TextDecoder().decode(bytes);
  // Go reads no JSON of more than 10,000 levels.
  if (/exceeded max depth/.test(text)) throw tooDeep(subject, module, new Error(text));
  throw new EvaluationError(`${module} failed while ${subject}: ${text.split("\n", 1)[0] ?? ""}`, {
    code: "opa_core_failed",
    cause: new Error(text),
  });
}

/** Returns the error for an instance that ended during a request. */
export function crashed(
  subject: string,
  cause: unknown,
  log: readonly string[],
  module = "opa-core",
): EvaluationError {
  const thrown = reasonOf(cause);
  const reason = log.find((line) => line.startsWith("fatal error:") || line.startsWith("runtime:")) ?? thrown;
  const out = /out of memory|ERR_WORKER_OUT_OF_MEMORY|memory limit/i.test(`${reason} ${thrown}`);
  if (/call stack/.test(thrown)) return tooDeep(subject, module, cause);
  return new EvaluationError(
    `${module} ${out ? "ran out of memory" : "crashed"} while ${subject}: ${reason}`,
    {
      code: out ? "memory_limit" : "opa_core_failed",
      cause,
    },
  );
}

function tooDeep(subject: string, module: string, cause: unknown): EvaluationError {
  return new EvaluationError(`${module} ran out of stack while ${subject}; nest less deeply`, {
    code: "stack_limit",
    cause,
  });
}
