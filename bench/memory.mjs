import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { compilePolicy, defineBuiltin, loadPolicy } from "regohost";
import { inputOf, POLICY as LARGE_POLICY } from "./evaluate.mjs";
import { median, reached } from "./print-table.mjs";

const EVALUATIONS = 100_000;
const TENTHS = 10;
/** Growth between the first and the last tenth that is noise. */
const ALLOWED_BYTES = 2 * 1024 * 1024;

const PROCESS = fileURLToPath(new URL("memory-process.mjs", import.meta.url));
const LARGE_BYTES = 5_000_000;
const TURNS = 7;
/** What an evaluation may take for an input of 5 MB, besides the input. */
const MAX_BYTES = 40e6;

const POLICY = `package bench

plain contains item if {
	some item in input.items
	item > 3
}

asked contains item if {
	some item in input.items
	bench.ask(item)
}
`;

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc");

const ask = defineBuiltin({
  name: "bench.ask",
  args: ["any"],
  result: "boolean",
  effect: false,
  async call([item]) {
    return Number(item) > 3;
  },
});

/** What a process takes for an input of 5 MB: pairs of processes, in turns. */
async function largeInputRows() {
  const folder = mkdtempSync(join(tmpdir(), "regohost-bench-"));
  try {
    const at = (name) => join(folder, name);
    const { wasm } = await compilePolicy({ files: { "p.rego": LARGE_POLICY } }, { entrypoint: "bench/deny" });
    writeFileSync(at("p.wasm"), wasm);
    writeFileSync(at("tiny"), JSON.stringify(inputOf(1)));
    writeFileSync(at("large"), JSON.stringify(inputOf(LARGE_BYTES)));
    const run = (held, evaluated, form) => {
      const args = [PROCESS, at("p.wasm"), at(held), at(evaluated), form];
      return JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" }));
    };
    return ["text", "value"].map((form) => {
      const turns = Array.from({ length: TURNS }, () => ({
        tiny: run("tiny", "tiny", form),
        holds: run("large", "tiny", form),
        large: run("large", "large", form),
      }));
      const above = median(turns.map(({ large, holds }) => large.peak - holds.peak));
      return {
        policy: `a process with an input of 5 MB as ${form}`,
        evaluations: 1,
        "peak, MB": median(turns.map(({ large }) => large.peak)) / 1e6,
        "above a process with a tiny input, MB":
          median(turns.map(({ large, tiny }) => large.peak - tiny.peak)) / 1e6,
        "above one that holds it, MB": above / 1e6,
        "heap above a tiny input, MB": median(turns.map(({ large, tiny }) => large.heap - tiny.heap)) / 1e6,
        target: `≤ ${MAX_BYTES / 1e6} MB above one that holds it`,
        reached: reached(above <= MAX_BYTES),
      };
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Memory in use after every tenth of 100,000 evaluations, and that of a process with a large input. */
export async function measure() {
  const rows = [];
  for (const rule of ["plain", "asked"]) {
    const policy = await loadPolicy(
      { files: { "p.rego": POLICY } },
      { builtins: [ask], entrypoint: ["bench/plain", "bench/asked"] },
    );
    const heap = [];
    const outside = [];
    for (let tenth = 0; tenth < TENTHS; tenth++) {
      for (let i = 0; i < EVALUATIONS / TENTHS; i++) {
        await policy.evaluate({ items: [i % 7, 2, 5] }, { entrypoint: `bench/${rule}` });
      }
      collect();
      const { heapUsed, external } = process.memoryUsage();
      heap.push(heapUsed);
      outside.push(external);
    }
    const growth = heap[heap.length - 1] - heap[0];
    const growthOutside = outside[outside.length - 1] - outside[0];
    rows.push({
      policy: rule === "plain" ? "calls nothing" : "an asynchronous built-in",
      evaluations: EVALUATIONS,
      "heap after 10 %, MB": heap[0] / 1e6,
      "heap at the end, MB": (heap[0] + growth) / 1e6,
      "outside after 10 %, MB": outside[0] / 1e6,
      "outside at the end, MB": (outside[0] + growthOutside) / 1e6,
      target: "no growth",
      reached: reached(growth < ALLOWED_BYTES && growthOutside < ALLOWED_BYTES),
    });
    await policy.close();
  }
  return {
    title: "Memory: 100,000 evaluations of one policy, and an input of 5 MB",
    note: `5 MB: peaks of the resident memory of processes that evaluate once, medians of differences of ${TURNS} pairs in turns. The input itself is in them: its 5 MB of text, or the objects that JSON.parse made of it and the text before. One that holds it evaluates a tiny one.`,
    rows: [...rows, ...(await largeInputRows())],
  };
}
