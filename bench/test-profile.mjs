import { execFileSync } from "node:child_process";
import { performance } from "node:perf_hooks";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { BASELINE_ONLY, LAZY_VALIDATION, OPTIMIZE_HOTTEST } from "../src/engine/opa/core-flags.js";
import { CoreInstance } from "../src/engine/opa/core-instance.js";
import { Status } from "../src/engine/opa/core-status.js";
import { readCore } from "./load-core.mjs";
import { median } from "./print-table.mjs";
import { largeSuite } from "./test-suites.mjs";

const TESTS = 400;
const LONG = 2000;
const RUNS = 3;
const MIB = 1024 * 1024;
/** What the command line sets of V8. */
const BASELINE = `${BASELINE_ONLY} ${LAZY_VALIDATION}`.split(" ");
/** What it sets for long suites. */
const HOTTEST = `${OPTIMIZE_HOTTEST} ${LAZY_VALIDATION}`.split(" ");
/** V8's compilers of Wasm, each of which is all that a process has. */
const COMPILERS = {
  "baseline code alone": BASELINE,
  "the hottest functions optimized": HOTTEST,
  "as V8 optimizes by itself": [],
};
const STACK = "--stack-size=20000";
/** What is asked of a new instance: each does what the one before it does, and more. */
const ASKED = {
  "reading the policies": { list: true },
  "compiling them": { run: "^$" },
  "running the tests": {},
};
const SCRIPT = fileURLToPath(import.meta.url);

/** The steps of one process, in milliseconds of all its threads, and of the clock, and in MiB. */
function steps(asked, tests) {
  const taken = [];
  let before = 0;
  let noted = performance.now();
  const note = (step, linear) => {
    const { user, system } = process.cpuUsage();
    const cpuMs = (user + system) / 1000;
    const now = performance.now();
    taken.push({
      step,
      cpuMs: cpuMs - before,
      ms: now - noted,
      rss: process.memoryUsage.rss() / MIB,
      linear,
    });
    [before, noted] = [cpuMs, now];
  };
  note("Node", 0);
  const { code, data } = readCore();
  const wasm = new globalThis.WebAssembly.Module(code);
  note("opa-core, read and compiled", 0);
  const core = new CoreInstance({ wasm, data }, { poll: () => false });
  note("an instance of it", core.memoryBytes / MIB);
  const files = Object.entries(largeSuite(tests)).map(([path, text]) => ({ path, text }));
  const request = { op: "test", files, regoVersion: "v1", ...ASKED[asked] };
  const { status } = core.run(new TextEncoder().encode(JSON.stringify(request)));
  if (status !== Status.ok) throw new Error(`${asked}: status ${status}`);
  note(asked, core.memoryBytes / MIB);
  return taken;
}

/** The steps, in a process with these flags of V8. */
function askedOf(flags, asked, tests) {
  const args = [...flags, STACK, SCRIPT, asked, String(tests)];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" }));
}

/** The last step of processes with the code of each of V8's compilers, in turns. */
function compared(tests, runs) {
  /** @type {ReturnType<typeof steps>[]} */
  const measured = Object.keys(COMPILERS).map(() => []);
  for (let run = 0; run < runs; run++) {
    for (const [at, flags] of Object.values(COMPILERS).entries())
      measured[at].push(askedOf(flags, "running the tests", tests).at(-1));
  }
  return Object.keys(COMPILERS).map((name, at) => {
    const of = (what) => median(measured[at].map((step) => step[what]));
    return {
      step: `${tests.toLocaleString("en")} tests: ${name}`,
      "CPU, ms": of("cpuMs"),
      "time, ms": of("ms"),
      "memory after it, MiB": of("rss"),
      "of it opa-core's own, MiB": of("linear"),
    };
  });
}

/** Where processor and memory of `regohost test` go: opa-core alone, in the main thread, asked for a part and for more. */
export function measure() {
  const runs = Object.keys(ASKED).map((asked) =>
    Array.from({ length: RUNS }, () => askedOf(BASELINE, asked, TESTS)),
  );
  const of = (part, at, what) => median(runs[part].map((taken) => taken[at][what]));
  const row = (part, at, what) => ({
    step: runs[part][0][at].step,
    "CPU, ms": what("cpuMs"),
    "time, ms": what("ms"),
    "memory after it, MiB": of(part, at, "rss"),
    "of it opa-core's own, MiB": of(part, at, "linear"),
  });
  const last = 3;
  const added = (part, what) => of(part, last, what) - (part === 0 ? 0 : of(part - 1, last, what));
  const rows = [
    ...[0, 1, 2].map((at) => row(0, at, (what) => of(0, at, what))),
    ...runs.map((_, part) => row(part, last, (what) => added(part, what))),
    ...compared(TESTS, RUNS),
    ...compared(LONG, RUNS),
  ];
  return {
    title: "regohost test: where processor and memory go",
    note: `Medians of ${RUNS} processes that ask opa-core for a part of a suite of ${TESTS} tests, and for more; the CPU and the time of a step are the difference. Below are the last three steps together, with each way in which V8 can compile opa-core, in turns. After the module is compiled V8 has a copy of its bytes, which are opa-core.wasm without its data section; an instance reads that into its memory.`,
    rows,
  };
}

if (process.argv[1] === SCRIPT) console.log(JSON.stringify(steps(process.argv[2], Number(process.argv[3]))));
