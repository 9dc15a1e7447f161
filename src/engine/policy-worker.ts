// A worker of `isolation: "worker"`: src/engine/rounds/isolation/policy-thread.ts starts it.
import { parentPort, workerData } from "node:worker_threads";
import type { WorkerStart } from "./rounds/isolation/messages.js";
import { PassServer } from "./rounds/isolation/pass-server.js";
import { createStandardBuiltins } from "./std/registry.js";

if (parentPort === null) throw new Error("this file runs in a worker");
const start = workerData as WorkerStart;
const { runtime } = start;
// eslint-disable-next-line no-restricted-syntax -- this file is an entry
new PassServer(
  parentPort,
  start,
  // Those that reach out or read keys are answered by the main thread.
  createStandardBuiltins(runtime === undefined ? {} : { runtime }),
).start();
