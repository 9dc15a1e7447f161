// Time of the processor by thread, as Linux counts it.
import { readdirSync, readFileSync } from "node:fs";
import process from "node:process";

const TASKS = "/proc/self/task";

/** Nanoseconds by thread, with its name; `undefined` where the system does not tell. */
function readThreads() {
  let tasks;
  try {
    tasks = readdirSync(TASKS);
  } catch {
    return undefined;
  }
  const threads = new Map();
  for (const task of tasks) {
    try {
      const name = readFileSync(`${TASKS}/${task}/comm`, "utf8").trim();
      const [ns] = readFileSync(`${TASKS}/${task}/schedstat`, "utf8").split(" ");
      threads.set(task, { name, ns: Number(ns) });
    } catch {
      // It ended meanwhile.
    }
  }
  return threads;
}

const isMain = (task) => Number(task) === process.pid;

/**
 * Runs something, and counts what the threads of this process take of the processor meanwhile. Those that end before it does are not in it. Node 20
 * gives all its threads one name.
 *
 * @returns microseconds by name, the main thread first; `undefined` on other systems than Linux.
 */
export async function timeThreads(run) {
  const before = readThreads();
  await run();
  const after = readThreads();
  if (before === undefined || after === undefined) return undefined;
  const sums = new Map([["main thread", 0]]);
  for (const [task, { name, ns }] of after) {
    const key = isMain(task) ? "main thread" : `other threads: ${name}`;
    const us = (ns - (before.get(task)?.ns ?? 0)) / 1000;
    if (us > 0) sums.set(key, (sums.get(key) ?? 0) + us);
  }
  return sums;
}
