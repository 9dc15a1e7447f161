import type { WorkerOptions } from "node:worker_threads";

/**
 * What a worker's thread has of the process: none of its arguments, variables and flags. With Yarn Plug'n'Play it keeps variables and flags,
 * because `NODE_OPTIONS` names the hooks that find packages.
 */
export const THREAD_OPTIONS: Readonly<WorkerOptions> =
  process.versions["pnp"] === undefined ? { argv: [], env: {}, execArgv: [] } : { argv: [] };
