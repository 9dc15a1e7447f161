// Loaded before a program (`node --import`): has its worker threads profiled too, which it starts without the flags of the process.
import { syncBuiltinESMExports } from "node:module";
import process from "node:process";
import threads from "node:worker_threads";

const { Worker } = threads;
const flags = process.execArgv.filter((flag) => flag.startsWith("--cpu-prof"));

threads.Worker = class extends Worker {
  constructor(file, options) {
    super(file, { ...options, execArgv: flags });
  }
};
syncBuiltinESMExports();
