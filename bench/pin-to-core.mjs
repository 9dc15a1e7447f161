import { spawnSync } from "node:child_process";
import process from "node:process";

const PID = String(process.pid);
/** The cores that this process had; `undefined` while it has them. */
let before;

/** Has this process run on one core until `leaveCore`, such as beside a server that has another. Linux alone has `taskset`. */
export function pinToCore(core) {
  before ??= /: (\S+)\s*$/.exec(spawnSync("taskset", ["-pc", PID], { encoding: "utf8" }).stdout)?.[1];
  if (before === undefined) throw new Error("taskset does not say on which cores this process runs");
  spawnSync("taskset", ["-apc", String(core), PID], { stdio: "ignore" });
}

/** Puts this process on all cores again, if it is not: what is measured next must not have one alone. */
export function leaveCore() {
  if (before !== undefined) spawnSync("taskset", ["-apc", before, PID], { stdio: "ignore" });
  before = undefined;
}
