import { replyCache } from "./reply-cache.js";
import type { runInWorker } from "./run-in-worker.js";

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
  /** Whether the reply depends on nothing but the request, so that it may come from the cache. Default: false. */
  isPure?: boolean;
}

/** OPA's answer, or its errors, as JSON text or as the operation defines it. */
export interface CoreReply {
  ok: boolean;
  bytes: Uint8Array;
}

/**
 * Runs a request of opa-core in a worker with a large stack, or answers it from the cache of this process, if it has one.
 *
 * @throws EvaluationError `timeout`, `aborted`, or after a crash `stack_limit`, `memory_limit`, `opa_core_failed`.
 * @throws PolicyLoadError `opa_core_unavailable`
 */
export async function runInCore({ request, isPure = false, ...options }: CoreRequest): Promise<CoreReply> {
  const text = typeof request === "string" ? request : JSON.stringify(request);
  const cache = isPure ? replyCache() : undefined;
  if (cache === undefined) return run(text, options);
  const name = cache.nameOf(text);
  const kept = await cache.read(name);
  if (kept !== undefined) return { ok: true, bytes: kept };
  const reply = await run(text, options);
  if (reply.ok) await cache.write(name, reply.bytes);
  return reply;
}

/** A reply from the cache needs nothing of a worker. */
const run: typeof runInWorker = async (...request) =>
  (await import("./run-in-worker.js")).runInWorker(...request);

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
