import { once } from "node:events";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { pinToCore } from "./pin-to-core.mjs";
import { CLI, COMPUTES, load, start, WARM_SECONDS } from "./serve.mjs";

const PORT = 18203;
const SECONDS = 6;

/** Where the time of a sample went: the first that matches, from the innermost frame outwards. */
/** @type {[part: string, matches: (stack: { names: Set<string>, hasWasm: boolean, hasOwn: boolean }) => boolean][]} */
const PARTS = [
  ["garbage collection", ({ names }) => names.has("(garbage collector)")],
  [
    "built-ins that the module leaves to its host: arguments, call, answer",
    ({ names }) => names.has("dispatch"),
  ],
  ["the policy, in Wasm", ({ hasWasm }) => hasWasm],
  ["around the evaluation: input, instance, result", ({ names }) => names.has("decideServed")],
  [
    "answering: JSON, headers, the write to the socket",
    ({ names }) => names.has("sendAnswer") || names.has("jsonAnswer"),
  ],
  ["the rest of the server", ({ hasOwn }) => hasOwn],
  ["Node: HTTP, sockets, promises", () => true],
];

function readSamples(profile) {
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]));
  const parents = new Map(
    profile.nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])),
  );
  const stacks = new Map();
  const stackOf = (id) => {
    const known = stacks.get(id);
    if (known !== undefined) return known;
    const stack = { names: new Set(), hasWasm: false, hasOwn: false };
    for (let at = id; at !== undefined; at = parents.get(at)) {
      const { functionName, url } = nodes.get(at).callFrame;
      stack.names.add(functionName);
      if (url.startsWith("wasm:")) stack.hasWasm = true;
      if (url.startsWith("file:")) stack.hasOwn = true;
    }
    stacks.set(id, stack);
    return stack;
  };
  return { stackOf };
}

/** The pause that a share of them does not exceed. */
const msOf = (sorted, share) => (sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0).toFixed(1);

/** Shares of the computing time of the seconds before the end, by part. */
function sharesOf(profile) {
  const { stackOf } = readSamples(profile);
  const from = profile.endTime - SECONDS * 1e6;
  const times = new Map(PARTS.map(([name]) => [name, 0]));
  let at = profile.startTime;
  for (const [index, id] of profile.samples.entries()) {
    const time = profile.timeDeltas[index];
    at += time;
    const stack = stackOf(id);
    if (at < from || stack.names.has("(idle)")) continue;
    const [[name]] = PARTS.filter(([, matches]) => matches(stack));
    times.set(name, times.get(name) + time);
  }
  const all = [...times.values()].reduce((sum, time) => sum + time, 0);
  return [...times].map(([part, time]) => ({ part, "of the computing time": time / all }));
}

/**
 * Writes when the process ends, in milliseconds, the pauses of collections, how long its main thread had to wait for the core, and how long its others,
 * which are V8's, ran on it.
 */
const TELLS_DELAYS = `import { PerformanceObserver } from "node:perf_hooks";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
const pauses = [];
new PerformanceObserver((list) => pauses.push(...list.getEntries().map(({ duration }) => duration))).observe({ entryTypes: ["gc"] });
const msOf = (task) => readFileSync("/proc/self/task/" + task + "/schedstat", "utf8").split(" ").map((ns) => Number(ns) / 1e6);
const threads = () => {
  const others = readdirSync("/proc/self/task").filter((task) => task !== String(process.pid));
  return { waited: msOf(process.pid)[1], others: others.reduce((sum, task) => sum + msOf(task)[0], 0) };
};
let before = threads();
let since = performance.now();
setTimeout(() => { before = threads(); since = performance.now(); pauses.length = 0; }, ${WARM_SECONDS} * 1000).unref();
process.on("exit", () => {
  const after = threads();
  writeFileSync("delays.json", JSON.stringify({ pauses, seconds: (performance.now() - since) / 1000, waited: after.waited - before.waited, others: after.others - before.others }));
});`;

/** Loads a server of the policy in a folder. */
async function loadServer(folder, flags) {
  const args = [...flags, CLI, "serve", "policy.rego", "--builtins", "none", "--addr", `127.0.0.1:${PORT}`];
  const child = await start(process.execPath, args, PORT, folder);
  const ended = once(child, "exit");
  try {
    await load(PORT, WARM_SECONDS);
    return await load(PORT, SECONDS);
  } finally {
    child.kill("SIGTERM");
    await ended;
  }
}

/** What `regohost serve` computes for a policy that computes: Node's profile of it under load. */
export async function measure() {
  const title = "regohost serve of a policy that computes: where the time goes";
  if (spawnSync("taskset", ["--version"], { stdio: "ignore" }).status !== 0)
    return { title, note: "skipped: no taskset", rows: [] };
  pinToCore(1);
  const folder = mkdtempSync(join(tmpdir(), "regohost-bench-"));
  try {
    writeFileSync(join(folder, "policy.rego"), COMPUTES);
    const preload = `data:text/javascript,${encodeURIComponent(TELLS_DELAYS)}`;
    const { p50, p99 } = await loadServer(folder, ["--import", preload]);
    const { waited, others, pauses, seconds } = JSON.parse(readFileSync(join(folder, "delays.json"), "utf8"));
    pauses.sort((a, b) => a - b);
    await loadServer(folder, ["--cpu-prof", "--cpu-prof-dir=profile"]);
    // The threads of the server have profiles too: the largest is that of its requests.
    const profiles = readdirSync(join(folder, "profile"))
      .map((name) => readFileSync(join(folder, "profile", name), "utf8"))
      .sort((a, b) => b.length - a.length);
    return {
      title,
      note: `of Node's profiler, over ${SECONDS} s of load by ten connections, on one core. Without it, in a run whose median is ${p50.toFixed(1)} ms and whose p99 is ${p99.toFixed(1)} ms: ${pauses.length} collections of garbage in ${seconds.toFixed(1)} s, half of them of ${msOf(pauses, 0.5)} ms at most, 99 % of ${msOf(pauses, 0.99)}, the longest of ${msOf(pauses, 1)}; the main thread waited ${Math.round(waited)} ms for the core, on which V8's other threads ran for ${Math.round(others)} ms`,
      rows: sharesOf(JSON.parse(profiles[0])),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
