// What each change of Go's runtime in opa-core gains: `node bench/go-runtime.mjs [ROUNDS [CHANGE]…]`. It builds opa-core without each of them, and runs
// commands of the package with these builds in turns. A ratio is the time without the change, of the time with all: above 1 the change gains.
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
import { median, printTable } from "./print-table.mjs";
import { largeSuite } from "./test-suites.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
/** Without `reseed` instances would have known seeds, which is no matter of time. The others of stacks are nothing without `stack-start`. */
const ALONE = GO_CHANGES.filter((name) => !["reseed", "stack-start"].includes(name));
const VARIANTS = {
  all: [],
  ...Object.fromEntries(ALONE.map((name) => [`without ${name}`, [name]])),
  "without stack-*": GO_CHANGES.filter((name) => name.startsWith("stack-")),
};

const [rounds = "9", ...only] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "regohost-bench-"));

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
function makePackage(index, without) {
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

function writeSuite(tests) {
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

try {
  const policy = join(folder, "p.rego");
  const input = join(folder, "input.json");
  writeFileSync(policy, 'package p\n\ndeny contains "x" if input.x\n');
  writeFileSync(input, "{}");
  const commands = {
    "eval of a new policy": ["eval", "-i", input, policy],
    "gate of a new policy": ["gate", policy, input],
    "test, 240 tests": ["test", writeSuite(240)],
    "test, 2,000 tests": ["test", writeSuite(2000)],
  };
  const measured = Object.entries(VARIANTS).filter(
    ([name]) => name === "all" || only.length === 0 || only.includes(name.replace("without ", "")),
  );
  const clis = measured.map(([name, without], index) => ({ name, cli: makePackage(index, without) }));
  const rows = [];
  for (const [command, args] of Object.entries(commands)) {
    const runs = new Map(clis.map(({ name }) => [name, /** @type {ReturnType<typeof run>[]} */ ([])]));
    for (let round = 0; round <= Number(rounds); round++)
      for (const { name, cli } of clis) {
        const measured = run(cli, args);
        // The first one reads the files.
        if (round > 0) runs.get(name)?.push(measured);
      }
    const all = runs.get("all") ?? [];
    const ratio = (name, /** @type {"ms" | "cpuMs"} */ of) =>
      median((runs.get(name) ?? []).map((one, round) => one[of] / (all[round]?.[of] ?? NaN))).toFixed(2);
    rows.push({
      command,
      "all, ms": Math.round(median(all.map(({ ms }) => ms))),
      ...Object.fromEntries(
        clis.slice(1).map(({ name }) => [name, `${ratio(name, "ms")} (${ratio(name, "cpuMs")})`]),
      ),
    });
  }
  printTable({
    title: "Changes of Go's runtime",
    rows,
    note: `Medians of ${rounds} rounds: the time without a change, of the time with all; in brackets that of the processor.`,
  });
} finally {
  rmSync(folder, { recursive: true });
}
