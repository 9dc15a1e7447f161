// What each change of Go's runtime in opa-core gains. It builds opa-core without each of them, which needs Go, and runs commands of the package with
// these builds in turns.
import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { buildModule } from "../opa-core/build-module.mjs";
import { GO_CHANGES } from "../opa-core/go-runtime.mjs";
import { describeSnapshot, snapshotOf } from "../opa-core/snapshot.mjs";
import { TICK_MS } from "./serve.mjs";
import { median } from "./print-table.mjs";
import { largeSuite } from "./test-suites.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
/** Without `reseed` instances would have known seeds, which is no matter of time. The others of stacks are nothing without `stack-start`. */
const ALONE = GO_CHANGES.filter((name) => !["reseed", "stack-start"].includes(name));
const VARIANTS = {
  all: [],
  ...Object.fromEntries(ALONE.map((name) => [`without ${name}`, [name]])),
  "without stack-*": GO_CHANGES.filter((name) => name.startsWith("stack-")),
};

const ROUNDS = 4;

/** The command line has the checksums of the opa-core that it was built with: those of another one take their place. */
function expectSnapshot(dist, of) {
  const { snapshot } = JSON.parse(readFileSync(join(root, "opa-core", "opa-core.json"), "utf8"));
  const file = readdirSync(dist).find(
    (name) =>
      name.endsWith(".js") && readFileSync(join(dist, name), "utf8").includes(String(snapshot.codeCrc32)),
  );
  if (file === undefined) throw new Error("dist/ is of another opa-core: run npm run build");
  const text = readFileSync(join(dist, file), "utf8");
  const numbers = Object.keys(snapshot).filter((key) => typeof snapshot[key] === "number");
  const changed = numbers.reduce(
    (code, key) => code.replaceAll(String(snapshot[key]), String(of[key])),
    text,
  );
  writeFileSync(join(dist, file), changed);
}

/** A package with an opa-core that is built without some changes. */
function makePackage(folder, index, without) {
  const made = snapshotOf(buildModule(without));
  const to = join(folder, String(index));
  const core = join(to, "opa-core");
  mkdirSync(core, { recursive: true });
  cpSync(join(root, "dist"), join(to, "dist"), { recursive: true });
  const own = new Set(["dist", "opa-core", ".git"]);
  for (const name of readdirSync(root).filter((entry) => !own.has(entry)))
    symlinkSync(join(root, name), join(to, name));
  for (const name of readdirSync(join(root, "opa-core")).filter((entry) => !entry.startsWith("opa-core.")))
    symlinkSync(join(root, "opa-core", name), join(core, name));
  writeFileSync(join(core, "opa-core.wasm"), made);
  expectSnapshot(join(to, "dist"), describeSnapshot(made));
  return join(to, "dist", "cli.js");
}

function writeSuite(folder, tests) {
  const suite = join(folder, `suite-${tests}`);
  mkdirSync(suite);
  for (const [name, text] of Object.entries(largeSuite(tests))) writeFileSync(join(suite, name), text);
  return suite;
}

/** What the children that have ended computed, in milliseconds; Linux tells. */
function childrenCpuMs() {
  const fields = (readFileSync("/proc/self/stat", "utf8").split(") ")[1] ?? "").split(" ");
  return (Number(fields[13]) + Number(fields[14])) * TICK_MS;
}

/** What a user waits for, and what it takes of the processor, in milliseconds. */
function run(cli, args) {
  const env = { ...process.env, REGOHOST_CACHE: "off", CI: "" };
  const [startedAt, cpuBefore] = [performance.now(), childrenCpuMs()];
  const { status, stderr } = spawnSync(process.execPath, [cli, ...args], {
    env,
    encoding: "utf8",
    stdio: ["ignore", "ignore", "pipe"],
  });
  if (status !== 0) throw new Error(`${args.join(" ")} ended with ${String(status)}: ${stderr}`);
  return { ms: performance.now() - startedAt, cpuMs: childrenCpuMs() - cpuBefore };
}

/** What each change gains, in commands that start opa-core and in those that keep it at work. */
export function measure() {
  const folder = mkdtempSync(join(tmpdir(), "regohost-bench-"));
  try {
    const policy = join(folder, "p.rego");
    const input = join(folder, "input.json");
    writeFileSync(policy, 'package p\n\ndeny contains "x" if input.x\n');
    writeFileSync(input, "{}");
    const commands = {
      "eval of a new policy": ["eval", "-i", input, policy],
      "gate of a new policy": ["gate", policy, input],
      "test, 400 tests": ["test", writeSuite(folder, 400)],
    };
    const [all, ...others] = Object.entries(VARIANTS).map(([name, without], index) => ({
      name,
      cli: makePackage(folder, index, without),
    }));
    return {
      title: "Changes of Go's runtime",
      rows: Object.entries(commands).flatMap(([command, args]) => compare(command, args, all, others)),
      note: `Time of the processor, of all threads. Medians of ${ROUNDS} rounds: ratios are of the runs of one round, without a change and with all. Above 1 the change gains. Beside them the same of the time that passes, which other work on the machine changes.`,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A command with all changes and without some, in turns. */
function compare(command, args, all, others) {
  const rounds = Array.from({ length: ROUNDS + 1 }, () => ({
    base: run(all.cli, args),
    without: others.map(({ cli }) => run(cli, args)),
  })).slice(1); // The first one reads the files.
  return others.map(({ name }, index) => {
    const ratio = (/** @type {"ms" | "cpuMs"} */ of) =>
      median(rounds.map(({ base, without }) => without[index][of] / base[of]));
    return {
      command,
      change: name,
      "with all, CPU ms": Math.round(median(rounds.map(({ base }) => base.cpuMs))),
      "CPU, ratio": ratio("cpuMs"),
      "elapsed, ratio": ratio("ms"),
    };
  });
}
