// Compares the processor time of start-up with that of the build in another checkout: `node bench/startup-builds.mjs ../other [rounds]`.
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { median } from "./print-table.mjs";
import { processorTimes } from "./processor-time.mjs";
import { startupWays } from "./startup.mjs";

const COMMANDS = [
  "regohost --version",
  "regohost eval p.wasm",
  "regohost eval p.rego, known",
  "regohost gate p.wasm",
  "regohost gate p.rego, known",
];

const [other = "", rounds = "30"] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "regohost-bench-"));
const processorTime = processorTimes(join(folder, "cpu.json"));

try {
  const builds = [other, fileURLToPath(new URL("..", import.meta.url))].map((root, index) => {
    const own = join(folder, String(index));
    mkdirSync(own);
    return startupWays(own, resolve(root, "dist/cli.js"));
  });
  for (const name of COMMANDS) {
    const ratios = [];
    for (let round = 0; round <= Number(rounds); round++) {
      const [before = NaN, after = NaN] = builds.map(({ ways, env }) => processorTime(ways[name], env));
      if (round > 0) ratios.push(after / before);
    }
    console.log(`${name}: ${median(ratios).toFixed(2)} of the processor time`);
  }
} finally {
  rmSync(folder, { recursive: true });
}
