import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { median, reached } from "./print-table.mjs";

const CLI = fileURLToPath(new URL("../dist/cli.js", import.meta.url));
const RUNS = 15;
const GATED = 20;
const POLICY = 'package bench\n\nallow if input.user == "ada"\n';

/** Whole processes, in turns. */
export async function measure() {
  const folder = mkdtempSync(join(tmpdir(), "regohost-bench-"));
  try {
    const at = (name) => join(folder, name);
    writeFileSync(at("p.rego"), POLICY);
    writeFileSync(at("input.json"), '{"user": "ada"}');
    mkdirSync(at("gated"));
    for (let i = 0; i < GATED; i++) {
      const text = `package p${i}\n\ndeny contains "unknown" if not input.user\n\ndeny contains "old" if input.n > ${i}\n`;
      writeFileSync(at(`gated/p${i}.rego`), text);
    }
    const node = (...args) => [process.execPath, args];
    const evaluate = (policy) => node(CLI, "eval", at(policy), "-e", "bench/allow", "-i", at("input.json"));
    execFileSync(...node(CLI, "build", at("p.rego"), "-e", "bench/allow", "-o", at("p.wasm")), {
      stdio: "ignore",
    });
    const ways = {
      "node -e 0": node("-e", "0"),
      "regohost eval p.wasm": evaluate("p.wasm"),
      "regohost eval p.rego": evaluate("p.rego"),
      [`regohost gate, ${GATED} policies`]: node(CLI, "gate", at("gated"), at("input.json")),
    };
    if (spawnSync("opa", ["version"], { stdio: "ignore" }).status === 0) {
      ways["opa eval p.rego"] = [
        "opa",
        ["eval", "-d", at("p.rego"), "-i", at("input.json"), "data.bench.allow"],
      ];
    }
    const times = Object.fromEntries(Object.keys(ways).map((name) => [name, []]));
    for (let run = 0; run <= RUNS; run++) {
      for (const [name, [file, args]] of Object.entries(ways)) {
        const startedAt = performance.now();
        execFileSync(file, args, { stdio: "ignore" });
        if (run > 0) times[name].push(performance.now() - startedAt);
      }
    }
    const bare = median(times["node -e 0"]);
    const rows = Object.entries(times).map(([name, ms]) => {
      const above = median(ms.map((value, run) => value - times["node -e 0"][run]));
      const isTarget = name.endsWith("p.wasm");
      return {
        process: name,
        ms: median(ms),
        "above bare node, ms": above,
        "ratio to bare node": median(ms) / bare,
        target: isTarget ? "120 ms above" : "",
        reached: isTarget ? reached(above <= 120) : "",
      };
    });
    return { title: "Start-up: whole processes", note: `Medians of ${RUNS} runs in turns.`, rows };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
