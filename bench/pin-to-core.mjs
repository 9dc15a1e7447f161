import { spawnSync } from "node:child_process";
import process from "node:process";

/** Has this process run on one core, such as beside a server that has another. Linux alone has `taskset`. */
export function pinToCore(core) {
  spawnSync("taskset", ["-apc", String(core), String(process.pid)], { stdio: "ignore" });
}
