import { execFileSync } from "node:child_process";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { CoreInstance } from "../src/opa/core-instance.js";
import { Status } from "../src/opa/core-status.js";
import { readCore } from "./load-core.mjs";
import { median } from "./print-table.mjs";
import { largeSuite } from "./test-suites.mjs";

const TESTS = 400;
const RUNS = 3;
const MIB = 1024 * 1024;
/** What the command line sets of V8 (`src/opa/core-tier.ts`). */
const BASELINE = [
  "--liftoff-only",
  "--no-wasm-tier-up",
  "--no-wasm-dynamic-tiering",
  "--wasm-lazy-validation",
];
const STACK = "--stack-size=20000";
/** What is asked of a new instance: each does what the one before it does, and more. */
const ASKED = {
  "reading the policies": { list: true },
  "compiling them": { run: "^$" },
  "running the tests": {},
};
const SCRIPT = fileURLToPath(import.meta.url);

/** The steps of one process, in milliseconds of all its threads and in MiB. */
function steps(asked) {
  const taken = [];
  let before = 0;
  const note = (step, linear) => {
    const { user, system } = process.cpuUsage();
    const cpuMs = (user + system) / 1000;
    taken.push({ step, cpuMs: cpuMs - before, rss: process.memoryUsage.rss() / MIB, linear });
    before = cpuMs;
  };
  note("Node", 0);
  const { code, data } = readCore();
  const wasm = new globalThis.WebAssembly.Module(code);
  note("opa-core, read and compiled", 0);
  const core = new CoreInstance({ wasm, data }, { poll: () => false });
  note("an instance of it", core.memoryBytes / MIB);
  const files = Object.entries(largeSuite(TESTS)).map(([path, text]) => ({ path, text }));
  const request = { op: "test", files, regoVersion: "v1", ...ASKED[asked] };
  const { status } = core.run(new TextEncoder().encode(JSON.stringify(request)));
  if (status !== Status.ok) throw new Error(`${asked}: status ${status}`);
  note(asked, core.memoryBytes / MIB);
  return taken;
}

/** The steps, in a process with these flags of V8. */
function askedOf(flags, asked) {
  return JSON.parse(execFileSync(process.execPath, [...flags, SCRIPT, asked], { encoding: "utf8" }));
}

/** Where processor and memory of `regohost test` go: opa-core alone, in the main thread, asked for a part and for more. */
export function measure() {
  const runs = Object.keys(ASKED).map((asked) =>
    Array.from({ length: RUNS }, () => askedOf([...BASELINE, STACK], asked)),
  );
  const of = (part, at, what) => median(runs[part].map((taken) => taken[at][what]));
  const row = (part, at, cpuMs) => ({
    step: runs[part][0][at].step,
    "CPU, ms": cpuMs,
    "memory after it, MiB": of(part, at, "rss"),
    "of it opa-core's own, MiB": of(part, at, "linear"),
  });
  const optimised = Array.from({ length: RUNS }, () => askedOf([STACK], "running the tests").at(-1));
  const last = 3;
  const rows = [
    ...[0, 1, 2].map((at) => row(0, at, of(0, at, "cpuMs"))),
    ...runs.map((_, part) =>
      row(part, last, of(part, last, "cpuMs") - (part === 0 ? 0 : of(part - 1, last, "cpuMs"))),
    ),
    {
      step: "the last three together",
      "CPU, ms": of(runs.length - 1, last, "cpuMs"),
    },
    {
      step: "these with V8's optimizing compiler",
      "CPU, ms": median(optimised.map(({ cpuMs }) => cpuMs)),
      "memory after it, MiB": median(optimised.map(({ rss }) => rss)),
      "of it opa-core's own, MiB": median(optimised.map(({ linear }) => linear)),
    },
  ];
  return {
    title: "regohost test: where processor and memory go",
    note: `Medians of ${RUNS} processes that ask opa-core for a part of a suite of ${TESTS} tests, and for more; the CPU of a step is the difference. After the module is compiled V8 has a copy of its bytes, which are opa-core.wasm without its data section; an instance reads that into its memory.`,
    rows,
  };
}

if (process.argv[1] === SCRIPT) console.log(JSON.stringify(steps(process.argv[2])));
