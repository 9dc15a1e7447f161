// @ts-check Plain JavaScript, because a worker runs this file unchanged, also from the sources, on every Node version.
import { performance } from "node:perf_hooks";
import { parentPort } from "node:worker_threads";
import { DataUnusable } from "./core-data.js";
import { CoreInstance } from "./core-instance.js";
import { encodeRequest } from "./core-request.js";
import { Status } from "./core-status.js";

/**
 * Messages to the worker: first the module, then one request at a time.
 *
 * @typedef {{ module: import("./core-instance.js").LoadedModule }} ModuleMessage
 * @typedef {object} RequestMessage
 * @property {string} request JSON text for opa-core
 * @property {Uint8Array | undefined} text as in `encodeRequest`
 * @property {number | undefined} timeoutMs from the arrival of the request
 * @property {number | undefined} maxMemoryBytes of the instance
 */

/**
 * Its reply to a request. `crashed` means that the worker must be replaced, `unusable` that there is no instance, because its file is not as it
 * was built. `memoryBytes`: of the instance of a worker.
 *
 * @typedef {{ status: number, bytes: Uint8Array, memoryBytes?: number } | { crashed: unknown, log: string[] } | { unusable: string, cause: unknown }} WorkerReply
 */

const port = parentPort;
if (port === null) throw new Error("this file runs in a worker");

/** @type {import("./core-instance.js").LoadedModule | undefined} */
let module;
/** @type {CoreInstance | undefined} */
let instance;
let deadline = Infinity;
let memoryLimit = Infinity;

const memoryBytes = () => instance?.memoryBytes ?? 0;
const isOver = () => performance.now() > deadline || memoryBytes() > memoryLimit;

port.on("message", (/** @type {ModuleMessage | RequestMessage} */ message) => {
  if ("module" in message) {
    module = message.module;
    return;
  }
  const reply = run(message);
  port.postMessage(reply, "bytes" in reply ? [/** @type {ArrayBuffer} */ (reply.bytes.buffer)] : []);
});

/**
 * @param {RequestMessage} message
 * @returns {WorkerReply}
 */
function run({ request, text, timeoutMs, maxMemoryBytes = Infinity }) {
  deadline = timeoutMs === undefined ? Infinity : performance.now() + timeoutMs;
  memoryLimit = maxMemoryBytes;
  // Memory never shrinks, and that of an earlier request does not count.
  if (memoryBytes() > memoryLimit) instance = undefined;
  try {
    if (module === undefined) throw new Error("the module was not sent");
    const parts = encodeRequest(request, text, isOver);
    if (parts === undefined) return { status: Status.cancelled, bytes: new Uint8Array() };
    instance ??= new CoreInstance(module, { poll: isOver });
    const reply = instance.run(...parts);
    const used = memoryBytes();
    // The panic was recovered, but replace the instance to be safe.
    if (reply.status === Status.panic) instance = undefined;
    return { ...reply, memoryBytes: used };
  } catch (error) {
    if (error instanceof DataUnusable) return { unusable: error.message, cause: error.cause };
    return { crashed: error, log: instance?.log ?? [] };
  }
}
