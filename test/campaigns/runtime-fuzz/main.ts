// The command `npm run runtime:fuzz`. Exit codes: 0 no defect, 1 there is one, 2 it could not run.
import process from "node:process";
import { createCoreCalls } from "../../../src/engine/opa/instance-calls.js";
import { loadCoreModule } from "../../../src/engine/opa/core-module.js";
import { packageRoot } from "../../../src/engine/opa/package-root.js";
import { parseOptions, toCount, UsageError } from "../options.js";
import { Fuzzer, type Finding } from "./fuzzer.js";
import { SanitizedRuntime } from "./sanitized-runtime.js";
import { targetsOf, type NamedTarget } from "./targets.js";

interface Options {
  seconds: number;
  runs: number;
  seed: number;
  targets: string[];
}

function readOptions(args: readonly string[]): Options {
  const { seconds, runs, seed, target } = parseOptions(args, {
    seconds: { type: "string" },
    runs: { type: "string" },
    seed: { type: "string", default: "1" },
    target: { type: "string", multiple: true, default: [] },
  });
  return {
    seconds: runs === undefined || seconds !== undefined ? toCount("--seconds", seconds ?? "3600") : Infinity,
    runs: runs === undefined ? Infinity : toCount("--runs", runs),
    seed: toCount("--seed", seed),
    targets: target,
  };
}

function choose(all: readonly NamedTarget[], names: readonly string[]): readonly NamedTarget[] {
  const unknown = names.find((name) => !all.some((target) => target.name === name));
  if (unknown !== undefined) {
    throw new UsageError(`there is no target ${unknown}: ${all.map(({ name }) => name).join(", ")}`);
  }
  return names.length === 0 ? all : all.filter(({ name }) => names.includes(name));
}

function report({ name, target }: NamedTarget, { input, error }: Finding): string {
  const cause = error.cause instanceof Error ? error.cause : error;
  const frames = (cause.stack ?? "").split("\n").filter((line) => line.includes("wasm:"));
  const shown = frames.slice(0, 8).map((line) => `  ${line.trim().replace(/ \(wasm:.*/, "")}`);
  const lines = [`DEFECT in ${name}: ${error.message}`, `  input ${target.describe(input)}`];
  return [...lines, `  bytes ${Buffer.from(input).toString("hex")}`, ...shown].join("\n");
}

async function main(): Promise<number> {
  const { seconds, runs, seed, targets } = readOptions(process.argv.slice(2));
  const folder = `${packageRoot()}/node_modules/.cache/runtime/sanitized`;
  const core = createCoreCalls(await loadCoreModule());
  const chosen = choose(targetsOf(folder, `${packageRoot()}/opa-core/capabilities.json`, core), targets);
  let defects = 0;
  for (const named of chosen) {
    const module = SanitizedRuntime.load(`${folder}/${named.module}.wasm`);
    const endsAt = performance.now() + (seconds * 1000) / chosen.length;
    const fuzzer = new Fuzzer(named.target, () => new SanitizedRuntime(module), seed);
    const result = fuzzer.run((done) => done >= runs || performance.now() >= endsAt);
    for (const finding of result.findings) console.log(report(named, finding));
    console.log(
      `${named.name}: ${String(result.runs)} inputs, ${String(result.edges)} edges, ${String(result.findings.length)} defects`,
    );
    defects += result.findings.length;
  }
  return defects === 0 ? 0 : 1;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof UsageError ? error.message : error);
    process.exit(2);
  },
);
