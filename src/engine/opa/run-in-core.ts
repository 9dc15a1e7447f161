import type { CoreReply, CoreRunOptions } from "./core-worker.js";
import { replyCache } from "./reply-cache.js";
import { wasAborted } from "../../base/async/reading.js";

export type { CoreReply, CoreRunOptions };

/** A request. `what` is for messages: `compiling the policies`. */
export interface CoreRequest extends CoreRunOptions {
  subject: string;
  /** An object, or its JSON text. */
  request: (Record<string, unknown> & { op: string }) | string;
  /** Whether the reply depends on nothing but the request, so that it may come from the cache. Default: false. */
  isPure?: boolean;
}

/**
 * Runs a request of opa-core in a worker with a large stack, or answers it from the cache of this process, if it has one.
 *
 * @throws EvaluationError `timeout`, `aborted`, or after a crash `stack_limit`, `memory_limit`, `opa_core_failed`.
 * @throws PolicyLoadError `opa_core_unavailable`
 */
export async function runInCore({ request, isPure = false, ...options }: CoreRequest): Promise<CoreReply> {
  const { subject, signal } = options;
  // The cache would answer nevertheless.
  if (signal?.aborted === true) {
    throw wasAborted(subject, signal.reason);
  }
  const text = typeof request === "string" ? request : JSON.stringify(request);
  const cache = isPure ? replyCache() : undefined;
  if (cache === undefined) return run(text, options);
  const name = cache.nameOf(text);
  const cached = await cache.read(name);
  if (cached !== undefined) return { ok: true, bytes: cached };
  const reply = await run(text, options);
  if (reply.ok) await cache.write(name, reply.bytes);
  return reply;
}

/** A reply from the cache needs nothing of a worker. */
async function run(text: string, options: CoreRunOptions & { subject: string }): Promise<CoreReply> {
  const { runInWorker } = await import("./run-in-worker.js");
  return runInWorker(text, options);
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
