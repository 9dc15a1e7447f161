// The command `npm run soak [-- --minutes N] [--keep]`. Exit codes: 0 memory stays flat and nothing remains open, 1 it
// does not, 2 it could not run. `--keep` stores the figures in bench/results/ and generates the tables there and
// docs/benchmarks.md from them.
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { median, printTable, reached } from "../../../bench/print-table.mjs";
import { addResults, describeMachine, writeDocuments } from "../../../bench/results.mjs";
import { leftOpen, openAndHeld } from "./open-resources.mjs";
import { startWays } from "./ways.mjs";

const DEFAULT_MINUTES = 10;
/** The share of the time after which memory is measured. */
const WARM_UP = 0.4;
/** Maximum increase of memory from the first samples to the last ones. */
const MAX_GROWTH = 0.05;
const SAMPLES = 24;

function readOptions() {
  try {
    const { minutes, keep } = parseArgs({
      options: {
        minutes: { type: "string", default: String(DEFAULT_MINUTES) },
        keep: { type: "boolean", default: false },
      },
    }).values;
    if (!(Number(minutes) > 0)) throw new Error(`--minutes takes a number above 0, not ${minutes}`);
    return { minutes: Number(minutes), keep };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(2);
  }
}

/**
 * Measures memory after garbage collection. A policy retains as many instances, and a client as many connections, as
 * were needed at once so far, up to their limits. Their number depends on the load of the machine, and a late peak
 * would look like a leak: so each sample is taken after the same peak.
 */
async function sample(ways) {
  if (globalThis.gc === undefined) throw new Error("start node with --expose-gc");
  await ways.reachPeak();
  ways.rest();
  for (let times = 0; times < 2; times++) {
    await sleep(50);
    globalThis.gc();
  }
  const { rss, heapUsed, external } = process.memoryUsage();
  const { resident, heap, descriptors } = await ways.memoryOfServe();
  return {
    "resident memory": rss,
    "heap and buffers": heapUsed + external,
    "serve: resident memory": resident,
    "serve: heap and buffers": heap,
    "serve: descriptors": descriptors,
  };
}

/**
 * Allocates everything that a process retains after first use, such as undici's parser in Wasm, and the descriptor that
 * libuv reserves for servers. Anything else that a policy, a client or a server retains exists once more after the
 * soak.
 */
async function runOnce() {
  const ways = await startWays();
  for (const run of Object.values(ways.run)) await run(0);
  await ways.close();
}

/** Runs all modes in turns until the time is over. None of their objects stays in scope. */
async function runAll(minutes) {
  const ways = await startWays();
  const counts = Object.fromEntries(Object.keys(ways.run).map((name) => [name, 0]));
  const samples = [];
  const startedAt = Date.now();
  const totalMs = minutes * 60_000;
  for (let round = 0; Date.now() - startedAt < totalMs; round++) {
    for (const name of ways.namesOf(round)) {
      await ways.run[name](round);
      counts[name]++;
    }
    const share = (Date.now() - startedAt) / totalMs;
    if (share >= WARM_UP + (samples.length * (1 - WARM_UP)) / SAMPLES) samples.push(await sample(ways));
  }
  await ways.close();
  return { counts, samples };
}

/** The change from the first third of the samples to the last one. */
function toRows(samples) {
  const third = Math.floor(samples.length / 3);
  if (third === 0) throw new Error("the time is too short for samples: give more --minutes");
  return Object.keys(samples[0]).flatMap((what) => {
    const of = (part) => median(part.map((one) => one[what]));
    const [first, last] = [of(samples.slice(0, third)), of(samples.slice(-third))];
    // Descriptors are counted on Linux only.
    if (Number.isNaN(first)) return [];
    const isCount = what.endsWith("descriptors");
    const growth = last / first - 1;
    const unit = isCount ? 1 : 2 ** 20;
    return [
      {
        what: isCount ? what : `${what}, MiB`,
        before: first / unit,
        after: last / unit,
        "growth, %": growth * 100,
        target: isCount ? "no growth" : `≤ ${MAX_GROWTH * 100} %`,
        reached: reached(growth <= (isCount ? 0 : MAX_GROWTH)),
      },
    ];
  });
}

async function main() {
  const { minutes, keep } = readOptions();
  const machine = describeMachine();
  const atFirst = openAndHeld();
  await runOnce();
  const kept = await leftOpen(atFirst);
  const before = openAndHeld();
  const { counts, samples } = await runAll(minutes);
  const left = await leftOpen(before);

  const rows = [
    ...toRows(samples),
    {
      what: "kept by the process since its first use",
      after: kept.length === 0 ? "nothing" : kept.join(", "),
    },
    {
      what: "left open at the end",
      after: left.length === 0 ? "nothing" : left.join(", "),
      target: "nothing",
      reached: reached(left.length === 0),
    },
    ...Object.entries(counts).map(([name, count]) => ({ what: `${name}: evaluations`, after: count })),
  ];
  const result = {
    name: "soak",
    title: "Soak: all ways to evaluate, in turns",
    note:
      `\`npm run soak -- --keep\`. Medians of the first and the last third of ${SAMPLES} samples, taken after ${WARM_UP * 100} % of the time; ` +
      "each after all inputs of evaluateAll, and 40 requests to serve, have waited at once, and after a collection of garbage. Left open: descriptors, threads, handles of libuv, and timers, sockets, servers, workers, " +
      "message ports, child processes and Wasm instances in memory, whether they keep the process alive or not.",
    rows: [{ what: "minutes", before: undefined, after: minutes }, ...rows],
  };
  printTable(result);
  if (keep) {
    const major = process.versions.node.split(".")[0];
    const file = fileURLToPath(new URL(`../../../bench/results/node-${major}.json`, import.meta.url));
    // With the samples, which distinguish a step from a slope.
    addResults(file, machine, [{ ...result, samples }]);
    writeDocuments();
  }
  return rows.some((row) => "reached" in row && row.reached === reached(false)) ? 1 : 0;
}

main().then(
  (code) => process.exit(code),
  (error) => {
    console.error(error);
    process.exit(2);
  },
);
