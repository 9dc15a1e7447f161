// Compares the processor time with that of the build in another checkout, in turns: `node bench/compare-builds.mjs ../other [turns]`.
// Ratios above 1: this build takes longer. Start-up is of whole processes; evaluations are the policies of `peers`; rounds are 100 calls.
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import process from "node:process";
import { setImmediate, setTimeout } from "node:timers/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { median, printTable } from "./print-table.mjs";
import { readPolicies } from "./peers/policies.mjs";
import { processorTimes } from "./processor-time.mjs";
import { startupWays } from "./startup.mjs";

const COMMANDS = [
  "regohost --version",
  "regohost eval p.wasm",
  "regohost eval p.rego, known",
  "regohost gate p.wasm",
  "regohost gate p.rego, known",
];
const POLICIES = ["tiny", "RBAC", "scan of 100 KB", "sums and groups", "sprintf and concat", "sets", "walk"];
const CALLS = 100;
const DELAY_MS = 20;
const ROUNDS_REGO = "package bench\n\nr := [bench.ask(x) | some x in input]\n";
const BATCH_US = 30_000;
const WARM_US = 500_000;

const [other = "", turns = "30"] = process.argv.slice(2);
const roots = [resolve(other), fileURLToPath(new URL("..", import.meta.url))];

/** The processor time that a run takes, in microseconds. */
async function timeOf(run, times) {
  const before = process.cpuUsage();
  for (let i = 0; i < times; i++) await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / times;
}

/** The median of the ratios of this build's batches to those of the other, in the same turn. The order alternates. */
async function compareRuns(runs) {
  const times = [];
  for (const run of runs) {
    let one = 0;
    let count = 1;
    for (let spent = 0; spent < WARM_US; spent += one * count) {
      one = await timeOf(run, count);
      await setImmediate();
      count = Math.max(1, Math.round(BATCH_US / 4 / Math.max(one, 0.01)));
    }
    times.push(Math.max(1, Math.round(BATCH_US / Math.max(one, 0.01))));
  }
  const ratios = [];
  for (let turn = 0; turn < Number(turns); turn++) {
    const taken = [NaN, NaN];
    for (const build of turn % 2 === 0 ? [0, 1] : [1, 0])
      taken[build] = await timeOf(runs[build], times[build]);
    ratios.push((taken[1] ?? NaN) / (taken[0] ?? NaN));
  }
  return median(ratios);
}

function compareStartUp(folder) {
  const processorTime = processorTimes(join(folder, "cpu.json"));
  const builds = roots.map((root, index) => {
    const own = join(folder, String(index));
    mkdirSync(own);
    return startupWays(own, join(root, "dist/cli.js"));
  });
  return COMMANDS.map((name) => {
    const ratios = [];
    for (let turn = 0; turn <= Number(turns); turn++) {
      const taken = [NaN, NaN];
      for (const build of turn % 2 === 0 ? [0, 1] : [1, 0])
        taken[build] = processorTime(builds[build].ways[name], builds[build].env);
      if (turn > 0) ratios.push((taken[1] ?? NaN) / (taken[0] ?? NaN));
    }
    return { measurement: name, ratio: median(ratios) };
  });
}

async function compareEvaluations(libraries) {
  const rows = [];
  for (const { name, files, entrypoint, input } of readPolicies(undefined).policies) {
    if (!POLICIES.includes(name)) continue;
    const text = new TextEncoder().encode(JSON.stringify(input));
    const loaded = [];
    for (const { compilePolicy, loadPolicy } of libraries) {
      const { wasm } = await compilePolicy({ files }, { entrypoint });
      const policy = await loadPolicy(wasm, { entrypoint });
      loaded.push({ policy, prepared: policy.prepare(input) });
    }
    rows.push({
      measurement: `evaluate, ${name}`,
      value: await compareRuns(
        loaded.map(
          ({ policy }) =>
            () =>
              policy.evaluateSync(input),
        ),
      ),
      text: await compareRuns(
        loaded.map(
          ({ policy }) =>
            () =>
              policy.evaluateSync(text),
        ),
      ),
      prepared: await compareRuns(
        loaded.map(
          ({ prepared }) =>
            () =>
              prepared.evaluate(),
        ),
      ),
    });
    for (const { policy, prepared } of loaded) {
      prepared.close();
      await policy.close();
    }
  }
  return rows;
}

async function compareRounds(libraries) {
  const input = Array.from({ length: CALLS }, (_, index) => index);
  const loaded = [];
  for (const { compilePolicy, loadPolicy, defineBuiltin } of libraries) {
    const ask = defineBuiltin({
      name: "bench.ask",
      args: [{ type: "number" }],
      result: { type: "number" },
      effect: false,
      call: ([x]) => setTimeout(DELAY_MS, x),
    });
    const builtins = [ask];
    const { wasm } = await compilePolicy(
      { files: { "p.rego": ROUNDS_REGO } },
      { entrypoint: "bench/r", builtins },
    );
    loaded.push(await loadPolicy(wasm, { entrypoint: "bench/r", builtins }));
  }
  const ratio = await compareRuns(loaded.map((policy) => () => policy.evaluate(input)));
  for (const policy of loaded) await policy.close();
  return { measurement: `rounds, ${CALLS} calls of ${DELAY_MS} ms`, ratio };
}

const folder = mkdtempSync(join(tmpdir(), "regohost-bench-"));
try {
  const libraries = await Promise.all(
    roots.map((root) => import(pathToFileURL(join(root, "dist/index.js")).href)),
  );
  printTable({
    title: `Processor time of this build, in ratios to ${resolve(other)}`,
    note: `Medians of the ratios of ${turns} turns.`,
    rows: [
      ...compareStartUp(folder),
      ...(await compareEvaluations(libraries)),
      await compareRounds(libraries),
    ],
  });
} finally {
  rmSync(folder, { recursive: true });
}
process.exit();
