// The open resources of a process. Node's own list (`process.getActiveResourcesInfo`) omits unref'd ones.
import { ChildProcess } from "node:child_process";
import { readdirSync, readlinkSync } from "node:fs";
import { Server, Socket } from "node:net";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import "node:tls";
import { fileURLToPath } from "node:url";
import { queryObjects } from "node:v8";
import { MessagePort, Worker } from "node:worker_threads";

/** Ended at once, so that it is not counted. */
const { constructor: Timeout } = clearedTimer();

function clearedTimer() {
  const timer = setTimeout(() => undefined, 0);
  clearTimeout(timer);
  return timer;
}

/** Maximum number of checks, and the time before each. */
const MAX_WAITS = 12;
const WAIT_MS = 1_000;

/**
 * The lists of handles do not cover these, or only while they are open: all timers share one handle, and an instance
 * has none.
 */
const CLASSES = {
  timer: Timeout,
  socket: Socket,
  server: Server,
  worker: Worker,
  "message port": MessagePort,
  "child process": ChildProcess,
  "Wasm instance": WebAssembly.Instance,
};

/** Files of this checkout are relative to it, so that a stored table contains no paths of the machine. */
const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

/** By kind: the path of a file, and sockets and pipes without number. */
function descriptors() {
  try {
    return readdirSync("/proc/self/fd").flatMap((fd) => {
      try {
        const target = readlinkSync(`/proc/self/fd/${fd}`);
        return [target.startsWith(ROOT) ? target.slice(ROOT.length) : target.replace(/:\[\d+\]$/, "")];
      } catch {
        // The descriptor that listed the folder.
        return [];
      }
    });
  } catch {
    // Only Linux has this folder. The handles of libuv exist everywhere.
    return [];
  }
}

/**
 * Counts descriptors, threads and handles of libuv, whether they keep the process alive or not.
 *
 * @returns {Map<string, number>} by kind.
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
 * Counts objects in memory that hold resources, after garbage collection.
 *
 * @returns {Map<string, number>} by kind.
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
 * The resources that are open or in memory.
 *
 * @returns {Map<string, number>} by kind.
 */
export function openAndHeld() {
  return new Map([...openHandles(), ...heldObjects()]);
}

/**
 * The resources that are open or in memory in addition to earlier ones.
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
 * The same, after Node and lingering threads have had time to end.
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
