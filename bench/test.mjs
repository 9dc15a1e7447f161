import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import process from "node:process";
import { reached } from "./print-table.mjs";
import { CLI, findOpa, TICK_MS } from "./serve.mjs";
import { largeSuite, smallSuite } from "./test-suites.mjs";

const RUNS = 4;
/** `files`: of tests, where a target depends on them. */
const SUITES = {
  "1 file, 1 test": { texts: smallSuite(1), files: 1 },
  "10 files, 10 tests": { texts: smallSuite(10), files: 10 },
  "24 files, 240 tests": { texts: largeSuite(240) },
  "40 files, 400 tests": { texts: largeSuite(400) },
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
async function run(command, args, env) {
  const cpuBefore = childrenCpuMs();
  const startedAt = performance.now();
  const child = spawn(command, args, { stdio: "ignore", env });
  let peak = 0;
  const poll = setInterval(() => (peak = peakMiB(child.pid) ?? peak), POLL_MS);
  const [code] = await once(child, "exit");
  clearInterval(poll);
  if (code !== 0) throw new Error(`${command} ${args.join(" ")} ended with ${code}`);
  return { ms: performance.now() - startedAt, cpuMs: childrenCpuMs() - cpuBefore, peak };
}

/** Whole processes, in turns. */
export async function measure() {
  const title = "regohost test: whole processes";
  if (process.platform !== "linux") return { title, note: "skipped: needs /proc", rows: [] };
  const opa = findOpa();
  const folder = mkdtempSync(join(tmpdir(), "regohost-bench-"));
  try {
    const env = { ...process.env, REGOHOST_CACHE: "off", CI: "" };
    const rows = [];
    for (const [name, { texts, files }] of Object.entries(SUITES)) {
      const suite = join(folder, name.replaceAll(/\W+/g, "-"));
      mkdirSync(suite);
      for (const [path, text] of Object.entries(texts)) writeFileSync(join(suite, path), text);
      const ways = {
        bare: [process.execPath, ["-e", "0"]],
        default: [process.execPath, [CLI, "test", suite]],
        filtered: [process.execPath, [CLI, "test", "-r", ".", suite]],
        ...(opa === undefined ? {} : { opa: [opa, ["test", suite]] }),
      };
      const measured = Object.fromEntries(Object.keys(ways).map((way) => [way, []]));
      for (let turn = 0; turn < RUNS; turn++) {
        for (const [way, [command, args]] of Object.entries(ways))
          measured[way].push(await run(command, args, env));
      }
      // The least of them: what else the machine does only adds to it.
      const least = (way, what) => Math.min(...measured[way].map((each) => each[what]));
      const cpuMs = least("default", "cpuMs");
      const ofFiltered = cpuMs / least("filtered", "cpuMs");
      const above = least("default", "ms") - least("bare", "ms");
      const allowedMs = files === undefined ? undefined : ABOVE_BARE_MS + PER_FILE_MS * files;
      const peak = Math.max(...measured.default.map((each) => each.peak));
      rows.push({
        suite: name,
        "above bare node, ms": above,
        "target, ms": allowedMs ?? "",
        "CPU, ms": cpuMs,
        "CPU, of test -r .": ofFiltered,
        "CPU, of opa test": opa === undefined ? "" : cpuMs / Math.max(TICK_MS, least("opa", "cpuMs")),
        "peak memory, MiB": peak,
        "of it bare node, MiB": Math.max(...measured.bare.map((each) => each.peak)),
        reached: [
          ...(allowedMs === undefined ? [] : [`time ${reached(above <= allowedMs)}`]),
          `CPU ${reached(ofFiltered <= NOISE)}`,
          `memory ${reached(peak <= MAX_MIB)}`,
        ].join(", "),
      });
    }
    return {
      title,
      note: `The least time of ${RUNS} runs in turns, and the most memory; CPU is the time of all threads. Targets: of a small folder bare node + ${ABOVE_BARE_MS} ms, then ${PER_FILE_MS} ms a test file; not more CPU than \`test -r .\`, with a tenth for noise; at most ${MAX_MIB} MiB.`,
      rows,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
