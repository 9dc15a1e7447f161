import type { WorkerOptions } from "node:worker_threads";

/**
 * Options of every worker's thread: it gets none of the process's arguments, variables and flags. With Yarn Plug'n'Play it keeps variables and flags,
 * because `NODE_OPTIONS` names the hooks that find packages.
 */
export const THREAD_OPTIONS: Readonly<WorkerOptions> =
  process.versions["pnp"] === undefined ? { argv: [], env: {}, execArgv: [] } : { argv: [] };
