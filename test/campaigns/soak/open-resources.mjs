// What a process has open. Node's own lists (`process.getActiveResourcesInfo`) leave out what was unref'd.
import { ChildProcess } from "node:child_process";
import { readdirSync, readlinkSync } from "node:fs";
import { Server, Socket } from "node:net";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import "node:tls";
import { fileURLToPath } from "node:url";
import { queryObjects } from "node:v8";
import { MessagePort, Worker } from "node:worker_threads";

/** Ended at once, so that none of ours is counted. */
const { constructor: Timeout } = clearedTimer();

function clearedTimer() {
  const timer = setTimeout(() => undefined, 0);
  clearTimeout(timer);
  return timer;
}

/** How often is looked until nothing is left, and the time before each look. */
const MAX_WAITS = 12;
const WAIT_MS = 1_000;

/** Of these the lists of handles tell nothing, or only while they are open: all timers share one handle, and an instance has none. */
const CLASSES = {
  timer: Timeout,
  socket: Socket,
  server: Server,
  worker: Worker,
  "message port": MessagePort,
  "child process": ChildProcess,
  "Wasm instance": WebAssembly.Instance,
};

/** Files of this checkout are named from here, so that a kept table names no machine's folders. */
const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

/** By kind: of a file its path, of a socket or a pipe no number. */
function descriptors() {
  try {
    return readdirSync("/proc/self/fd").flatMap((fd) => {
      try {
        const target = readlinkSync(`/proc/self/fd/${fd}`);
        return [target.startsWith(ROOT) ? target.slice(ROOT.length) : target.replace(/:\[\d+\]$/, "")];
      } catch {
        // The one that listed the folder.
        return [];
      }
    });
  } catch {
    // Only Linux has this folder. The handles of libuv are there everywhere.
    return [];
  }
}

/**
 * Counts descriptors, threads and handles of libuv, whether they keep the process alive or not.
 *
 * @returns {Map<string, number>} by what it is.
 */
function openHandles() {
  process.report.excludeNetwork = true;
  /** @type {{ libuv?: { type: string }[], workers?: unknown[] }} */
  const { libuv = [], workers = [] } = process.report.getReport();
  const found = [
    ...descriptors().map((target) => `descriptor of ${target}`),
    ...libuv.map(({ type }) => `handle of libuv: ${type}`),
    ...workers.map(() => "thread"),
  ];
  const counts = new Map();
  for (const name of found) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/**
 * Counts objects in memory that hold something, after a collection of garbage.
 *
 * @returns {Map<string, number>} by what it is.
 */
function heldObjects() {
  return new Map(
    Object.entries(CLASSES).map(([name, type]) => [
      `object in memory: ${name}`,
      queryObjects(type, { format: "count" }),
    ]),
  );
}

/**
 * What is open or in memory.
 *
 * @returns {Map<string, number>} by what it is.
 */
export function openAndHeld() {
  return new Map([...openHandles(), ...heldObjects()]);
}

/**
 * What is open or in memory beyond what was before.
 *
 * @param {ReadonlyMap<string, number>} before
 * @returns {string[]} such as `2 × thread`.
 */
export function openBeyond(before) {
  return [...openAndHeld()].flatMap(([name, count]) => {
    const more = count - (before.get(name) ?? 0);
    return more > 0 ? [`${more} × ${name}`] : [];
  });
}

/**
 * The same, once Node, and the threads that are kept for a while, had their time to end.
 *
 * @param {ReadonlyMap<string, number>} before
 * @returns {Promise<string[]>}
 */
export async function leftOpen(before) {
  let left = [];
  for (let waits = 0; waits < MAX_WAITS; waits++) {
    await sleep(WAIT_MS);
    left = openBeyond(before);
    if (left.length === 0) break;
  }
  return left;
}
