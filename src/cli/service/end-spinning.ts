import { isMainThread, Worker } from "node:worker_threads";
import { EXIT } from "../exit-codes.js";

/** How long after the limit the main thread may take to end by itself, in milliseconds. */
const MARGIN_MS = 1_000;

/**
 * The exit is called in the main thread, between two steps of its code. A call of the system that does not return, and an inspector that
 * is not permitted, leave the signal only. Node writes of the inspector to standard error, which is closed before.
 */
const WATCH = `
const { closeSync, writeSync } = require("node:fs");
const { workerData: { ended, limitMs, marginMs, message, exitCode } } = require("node:worker_threads");
const flag = new Int32Array(ended);
if (Atomics.wait(flag, 0, 0, limitMs + marginMs) === "timed-out") {
  setTimeout(() => process.kill(process.pid, "SIGKILL"), marginMs);
  try {
    writeSync(2, message);
    closeSync(2);
  } finally {
    const { Session } = require("node:inspector");
    const session = new Session();
    session.connectToMainThread();
    session.post("Runtime.evaluate", { expression: "process.exit(" + exitCode + ")" });
  }
}
`;

/**
 * Ends the process, undecided, when code of its main thread spins beyond a limit: no timer and no listener of that thread could. V8 could
 * end that code alone, but Node's state would then be in disorder.
 *
 * @param message is written to standard error.
 * @returns ends the watch.
 */
export function endSpinning(limitMs: number, message: string): () => void {
  // A thread of a larger program is not ended by its process.
  if (!isMainThread) return () => undefined;
  const ended = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const workerData = { ended, limitMs, marginMs: MARGIN_MS, message, exitCode: EXIT.undecided };
  const watch = new Worker(WATCH, { eval: true, workerData });
  watch.unref();
  // Without this thread the code is limited by its own end only.
  watch.on("error", () => undefined);
  return () => {
    const flag = new Int32Array(ended);
    Atomics.store(flag, 0, 1);
    Atomics.notify(flag, 0);
  };
}
