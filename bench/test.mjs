import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { performance } from "node:perf_hooks";
import process from "node:process";
import { reached } from "./print-table.mjs";
import { findOpaBinary } from "../scripts/opa-binary.mjs";
import { CLI, TICK_MS } from "./serve.mjs";
import { largeSuite, PUBLIC_SUITES, smallSuite } from "./test-suites.mjs";

const RUNS = 4;
/** `files`: of tests. `cores`: as on a machine that has so many, which decide how many instances share a suite. */
const SUITES = {
  "1 file, 1 test": { texts: smallSuite(1), files: 1 },
  "10 files, 10 tests": { texts: smallSuite(10), files: 10 },
  "24 files, 240 tests": { texts: largeSuite(240), files: 24 },
  "40 files, 400 tests": { texts: largeSuite(400), files: 40 },
  "80 files, 800 tests": { texts: largeSuite(800), files: 80 },
  "200 files, 2,000 tests, one instance": { texts: largeSuite(2000), files: 200, cores: 2 },
  "200 files, 2,000 tests, two instances": { texts: largeSuite(2000), files: 200, cores: 3 },
};
const ABOVE_BARE_MS = 450;
const PER_FILE_MS = 10;
const MAX_MIB = 250;
/** What a processor that others use too adds to one of two equal runs. */
const NOISE = 1.1;
const POLL_MS = 5;

/** What the children that have ended computed, in milliseconds. */
function childrenCpuMs() {
  const fields = readFileSync("/proc/self/stat", "utf8").split(") ")[1].split(" ");
  return (Number(fields[13]) + Number(fields[14])) * TICK_MS;
}

/** The largest memory of a process until now; `undefined` when it has ended. */
function peakMiB(pid) {
  try {
    const kibibytes = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return kibibytes === undefined ? undefined : Number(kibibytes) / 1024;
  } catch {
    return undefined;
  }
}

/** Runs a program that must succeed. All of them are one process each. */
async function run(command, args, options) {
  const cpuBefore = childrenCpuMs();
  const startedAt = performance.now();
  const child = spawn(command, args, { stdio: "ignore", ...options });
  let peak = 0;
  const poll = setInterval(() => (peak = peakMiB(child.pid) ?? peak), POLL_MS);
  const [code] = await once(child, "exit");
  clearInterval(poll);
  if (code !== 0) throw new Error(`${command} ${args.join(" ")} ended with ${code}`);
  return { ms: performance.now() - startedAt, cpuMs: childrenCpuMs() - cpuBefore, peak };
}

/** What a process of Node's is started with so that it takes the machine for one of so many cores. */
function pretendCores(cores) {
  const code = `import os from "node:os"; import { syncBuiltinESMExports } from "node:module"; os.availableParallelism = () => ${cores}; syncBuiltinESMExports();`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` };
}

/**
 * Tests a suite with `test`, `test -r .` and `opa test`, where there is one, in turns.
 *
 * @param {string} name of its row.
 * @param {readonly string[]} args the suite's paths, with flags that all of them take.
 * @param {{ files?: number; cores?: number; cwd?: string; maxCpuMs?: number }} [options] `files` and `cores` as in `SUITES`, the folder and the target.
 */
export async function measureSuite(name, args, { files, cores, cwd, maxCpuMs } = {}) {
  const opa = findOpaBinary();
  const env = { ...process.env, REGOHOST_CACHE: "off", CI: "" };
  const ways = {
    bare: [process.execPath, ["-e", "0"]],
    default: [process.execPath, [CLI, "test", ...args]],
    filtered: [process.execPath, [CLI, "test", "-r", ".", ...args]],
    ...(opa === undefined ? {} : { opa: [opa, ["test", ...args]] }),
  };
  /** @type {Record<string, Awaited<ReturnType<typeof run>>[]>} */
  const measured = Object.fromEntries(Object.keys(ways).map((way) => [way, []]));
  for (let turn = 0; turn < RUNS; turn++) {
    for (const [way, [command, words]] of Object.entries(ways)) {
      const own = cores === undefined || way === "bare" ? env : { ...env, ...pretendCores(cores) };
      measured[way].push(await run(command, words, { env: own, cwd }));
    }
  }
  // The least of them: what else the machine does only adds to it.
  const least = (way, what) => Math.min(...measured[way].map((each) => each[what]));
  const cpuMs = least("default", "cpuMs");
  const ofFiltered = cpuMs / least("filtered", "cpuMs");
  const above = least("default", "ms") - least("bare", "ms");
  const allowedMs = files === undefined ? undefined : ABOVE_BARE_MS + PER_FILE_MS * files;
  const peak = Math.max(...measured.default.map((each) => each.peak));
  return {
    suite: name,
    "above bare node, ms": above,
    "target, ms": allowedMs ?? "",
    "CPU, ms": cpuMs,
    "CPU target, ms": maxCpuMs ?? "",
    "CPU, of test -r .": ofFiltered,
    "CPU, of opa test": opa === undefined ? "" : cpuMs / Math.max(TICK_MS, least("opa", "cpuMs")),
    "peak memory, MiB": peak,
    "of it bare node, MiB": Math.max(...measured.bare.map((each) => each.peak)),
    reached: [
      ...(allowedMs === undefined ? [] : [`time ${reached(above <= allowedMs)}`]),
      `CPU ${reached(ofFiltered <= NOISE && cpuMs <= (maxCpuMs ?? Infinity))}`,
      `memory ${reached(peak <= MAX_MIB)}`,
    ].join(", "),
  };
}

/** The suites of public repositories that are below a folder: all of them, or none without one. */
async function measurePublic(folder) {
  const rows = [];
  for (const { repository, args, tests, files, cpuMs } of folder === undefined ? [] : PUBLIC_SUITES) {
    const cwd = join(folder, basename(repository));
    rows.push(await measureSuite(`${repository}, ${tests} tests`, args, { files, cwd, maxCpuMs: cpuMs }));
  }
  return rows;
}

/** Whole processes, in turns. */
export async function measure() {
  const title = "regohost test: whole processes";
  if (process.platform !== "linux") return { title, note: "skipped: needs /proc", rows: [] };
  const folder = mkdtempSync(join(tmpdir(), "regohost-bench-"));
  try {
    const rows = [];
    for (const [name, { texts, ...options }] of Object.entries(SUITES)) {
      const suite = join(folder, name.replaceAll(/\W+/g, "-"));
      mkdirSync(suite);
      for (const [path, text] of Object.entries(texts)) writeFileSync(join(suite, path), text);
      rows.push(await measureSuite(name, [suite], options));
    }
    rows.push(...(await measurePublic(process.env.REGOHOST_SUITES)));
    return {
      title,
      note: `The least time of ${RUNS} runs in turns, and the most memory; CPU is the time of all threads. Targets: bare node + ${ABOVE_BARE_MS} ms and ${PER_FILE_MS} ms a test file; not more CPU than \`test -r .\`, with a tenth for noise, and than a suite's own target; at most ${MAX_MIB} MiB. Instances: as many as a machine of two cores and one of three takes. Suites of public repositories: at the commits, and without the files, that \`bench/test-suites.mjs\` names, where REGOHOST_SUITES names a folder with them.`,
      rows,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
