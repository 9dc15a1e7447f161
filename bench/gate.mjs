import { spawnSync } from "node:child_process";
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { performance } from "node:perf_hooks";
import { fileURLToPath } from "node:url";
import { runForPeak } from "./peak-memory.mjs";

const INPUTS = 1000;
const POLICIES = 20;
/** Processes are so slow that a sample of the inputs is enough. */
const PROCESSES = 10;
/** How many inputs of 1 MB memory is measured over: it must not grow from the fewer to the more. */
const LARGE_INPUTS = [20, 200];
const LARGE_BYTES = 1e6;

const CLI = fileURLToPath(new URL("../dist/cli.js", import.meta.url));
const FOLDER = fileURLToPath(new URL("../.bench/gate", import.meta.url));

function prepare() {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(`${FOLDER}/policies`, { recursive: true });
  mkdirSync(`${FOLDER}/inputs`, { recursive: true });
  for (let i = 0; i < POLICIES; i++) {
    const text = `package p${i}\n\ndeny contains sprintf("%s has no licence", [c.name]) if {\n\tsome c in input.components\n\tnot c.licence\n\tcount(c.name) == ${100 + i}\n}\n`;
    writeFileSync(`${FOLDER}/policies/p${i}.rego`, text);
  }
  for (let i = 0; i < INPUTS; i++) writeFileSync(`${FOLDER}/inputs/${i}.json`, inputOf(i, 20));
}

function inputOf(i, components) {
  return JSON.stringify({
    components: Array.from({ length: components }, (_, n) => ({
      name: `component ${i}.${n}`,
      licence: "MIT",
    })),
  });
}

function prepareLarge(count) {
  mkdirSync(`${FOLDER}/large/${count}`, { recursive: true });
  const components = Math.round(LARGE_BYTES / (inputOf(0, 1000).length / 1000));
  for (let i = 0; i < count; i++) {
    const text = inputOf(i, components);
    writeFileSync(`${FOLDER}/large/${count}/${i}.json`, text);
    appendFileSync(`${FOLDER}/large/${count}.jsonl`, `${text}\n`);
  }
}

/** Runs a command, and returns its time and peak memory, if the system reports it. */
function run(command, args) {
  const startedAt = performance.now();
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: FOLDER,
    encoding: "utf8",
    maxBuffer: 1e9,
  });
  const ms = performance.now() - startedAt;
  if (status !== 0) throw new Error(`${command} ended with ${status}: ${stderr}`);
  return { ms, stdout };
}

/** The fastest of three runs of this Node. */
function fastest(args) {
  const times = Array.from({ length: 3 }, () => run(process.execPath, args).ms);
  return { ms: Math.min(...times) };
}

/** The peak memory of a gate with these arguments, in MB. */
const peakMb = (args) => runForPeak([CLI, "gate", ...args, "-o", "json=out.json"], FOLDER) / 1024 / 1024;

function measureMemory() {
  const small = [100, INPUTS].map((count) => {
    const inputs = Array.from({ length: count }, (_, i) => ["-i", `inputs/${i}.json`]);
    const args = ["-p", "policies", ...inputs.flat()];
    return { way: `memory of one gate, ${count} inputs`, "peak MB": peakMb(args) };
  });
  for (const count of LARGE_INPUTS) prepareLarge(count);
  /** @type {[way: string, args: (count: number) => string[]][]} */
  const ways = [
    ["", (count) => ["-i", `large/${count}/*.json`]],
    [" and a decision log", (count) => ["-i", `large/${count}/*.json`, "-o", "jsonl=log.jsonl"]],
    [" and a recording", (count) => ["-i", `large/${count}/*.json`, "--record", "run.json"]],
    [" as JSON Lines", (count) => ["-i", `large/${count}.jsonl`]],
  ];
  const large = ways.flatMap(([way, args]) =>
    LARGE_INPUTS.map((count) => ({
      way: `memory, ${count} inputs of 1 MB${way}, 1 policy`,
      "peak MB": peakMb(["-p", "policies/p0.rego", ...args(count)]),
    })),
  );
  rmSync(`${FOLDER}/large`, { recursive: true });
  return [...small, ...large];
}

/** gate over many inputs and policies in one process, against a process an input, and a loop of `opa eval`. */
export async function measure() {
  prepare();
  const everything = ["gate", "-p", "policies", "-i", "inputs/*.json", "-o", "json=out.json"];
  const all = fastest([CLI, ...everything]);
  const unguarded = fastest([CLI, ...everything, "--no-interrupt"]);
  const judged = INPUTS * POLICIES;
  const one = () =>
    run(process.execPath, [CLI, "gate", "-p", "policies", "-i", "inputs/0.json", "-o", "json=out.json"]).ms;
  const oneMs = Array.from({ length: PROCESSES }, one).reduce((sum, ms) => sum + ms, 0) / PROCESSES;
  const rows = [
    { way: "one regohost gate", ms: all.ms, "ms a verdict": all.ms / judged, "times as fast as this": 1 },
    {
      way: "the same with --no-interrupt",
      ms: unguarded.ms,
      "ms a verdict": unguarded.ms / judged,
      "times as fast as this": unguarded.ms / all.ms,
    },
    {
      way: "a regohost gate an input",
      ms: oneMs * INPUTS,
      "ms a verdict": (oneMs * INPUTS) / judged,
      "times as fast as this": (oneMs * INPUTS) / all.ms,
    },
  ];
  if (spawnSync("opa", ["version"]).status === 0) {
    const eval1 = () => run("opa", ["eval", "-d", "policies", "-i", "inputs/0.json", "data.p0.deny"]).ms;
    const opaMs = Array.from({ length: PROCESSES }, eval1).reduce((sum, ms) => sum + ms, 0) / PROCESSES;
    rows.push({
      way: "an opa eval an input and policy",
      ms: opaMs * judged,
      "ms a verdict": opaMs,
      "times as fast as this": (opaMs * judged) / all.ms,
    });
  }
  return {
    title: `Gate: ${INPUTS} inputs, ${POLICIES} policies`,
    note: `The first two: the fastest of 3 runs. Processes: ${PROCESSES} of them, scaled up. Rego is compiled in each run of regohost.`,
    rows: [...rows, ...measureMemory()],
  };
}
