import { join } from "node:path";
import { buildBundle, compilePolicy, isRegohostError, type PolicySource } from "regohost";
import { loadGate as loadOnce } from "regohost/gate";
import type { Gate, GateInputs, GateOptions, GateReport, GateSource, JudgeOptions } from "regohost/gate";
import { expect } from "vitest";
import { makeFolder, run, type RunResult } from "../cli/run.js";

type Load = (source: PolicySource, options: GateOptions) => Promise<Gate>;

/** The forms of a policy in addition to its Rego. A module contains no data, so it is passed separately. */
const FORMS: Record<"module" | "bundle", Load> = {
  module: async (source, options) => {
    const { wasm, data } = await compilePolicy(source, pick(options));
    const folder = await makeFolder({ "data.json": Buffer.from(data).toString() });
    const dataFiles = [...(options.dataFiles ?? []), join(folder, "data.json")];
    return loadOnce(wasm, { ...options, dataFiles });
  },
  bundle: async (source, options) => loadOnce((await buildBundle(source, pick(options))).archive, options),
};

function isFiles(source: unknown): source is { files: Record<string, string> } {
  return typeof source === "object" && source !== null && "files" in source;
}

/** The part that is equal in every form: no times, and no names of the source. */
function comparable({ outcome, inputs, counts, results, policies, notes }: GateReport): unknown {
  return {
    outcome,
    inputs,
    counts,
    policies: policies.map(({ policy }) => policy),
    results: results.map(({ ms: _ms, source: _source, ...result }) => result),
    notes,
  };
}

function pick({ builtins, optimize, regoVersion, schema }: GateOptions): object {
  return Object.fromEntries(
    Object.entries({ builtins, optimize, regoVersion, schema }).filter(([, value]) => value !== undefined),
  );
}

/** OPA's message of a conflict mentions the rule and its definitions, which a module does not contain. */
const CONFLICT =
  /(?:var assignment|object insert) conflict|(?:(?:rule|function) data.+? produced conflicting values|object keys must be unique)(?:[^"\\]|\\.)*/g;

/**
 * Without the folder prefix of paths and the rules of conflicts; and at level 2 without the locations of calls, which
 * it loses.
 */
function normalized(report: GateReport, { cwd, optimize = 0 }: GateOptions): string {
  const text = JSON.stringify(comparable(report), null, 1);
  const folder = cwd === undefined ? "" : JSON.stringify(join(cwd, "/")).slice(1, -1);
  const shown = (folder === "" ? text : text.replaceAll(folder, "")).replaceAll(CONFLICT, "conflict");
  return optimize < 2
    ? shown
    : shown.replaceAll(/"places": \[[^\]]*\]|(?<=")[\w.]+:\d+(?:, [\w.]+:\d+)*: /g, "");
}

/**
 * A gate of Rego that is compared with the gates of the same Rego compiled: as a module and as a bundle. A loading
 * error must occur in every form, and every report must be the same.
 */
export async function loadGate(
  source: GateSource | readonly GateSource[],
  options: GateOptions = {},
): Promise<Gate> {
  const { cwd = "" } = options;
  if (!isFiles(source) && (typeof source !== "string" || /\.wasm$/.test(source)))
    return loadOnce(source, options);
  const given: PolicySource = isFiles(source) ? source : join(cwd, source);
  // A bundle is a module with the files around it.
  const forms: (keyof typeof FORMS)[] = isFiles(source) ? ["module"] : ["module", "bundle"];
  const loaded = await Promise.allSettled([
    loadOnce(source, options),
    ...forms.map((form) => FORMS[form](given, options)),
  ]);
  const refused = loaded.map((one) => (one.status === "rejected" ? codeOf(one.reason) : "loaded"));
  expect({ refused }).toEqual({ refused: refused.map(() => refused[0]) });
  const gates = loaded.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  const [rego, ...others] = gates;
  if (rego === undefined) throw (loaded[0] as PromiseRejectedResult).reason as Error;
  const close = async (): Promise<void> => {
    await Promise.all(gates.map((gate) => gate.close()));
  };
  return {
    policies: rego.policies,
    addresses: [],
    loaded: rego.loaded,
    judge: (inputs: GateInputs, judging: JudgeOptions = {}) =>
      judgeEach(rego, others, inputs, judging, options) as unknown as ReturnType<Gate["judge"]>,
    close,
    [Symbol.asyncDispose]: close,
  };
}

async function judgeEach(
  rego: Gate,
  others: readonly Gate[],
  inputs: GateInputs,
  judging: JudgeOptions,
  options: GateOptions,
): Promise<GateReport> {
  const { onEvent: _event, onDecision: _decision, onRecording: _recording, ...plain } = judging;
  const fixed = { now: new Date(), seed: "s" };
  const report = await rego.judge(inputs, { ...fixed, ...judging });
  for (const [index, gate] of others.entries()) {
    const form = Object.keys(FORMS)[index];
    const other = await gate.judge(inputs, { ...fixed, ...plain });
    expect({ form, report: normalized(other, options) }).toEqual({
      form,
      report: normalized(report, options),
    });
  }
  return report;
}

/** Codes of loading errors; those of a type error are the same at the build. */
function codeOf(error: unknown): string {
  if (isRegohostError(error)) return error.code;
  throw error;
}

/** Lines without the names of sources, and the times. */
function comparableOutput({ exitCode, stdout, stderr }: RunResult): unknown {
  return {
    exitCode,
    // The policies of a module are in the order of their paths.
    stdout: stdout
      .replaceAll(/"source":\s?"[^"]*"/g, "")
      .replaceAll(/"duration_ms":\s?[\d.]+/g, "")
      .replaceAll(/time="[\d.]+"/g, "")
      .replaceAll(/[{}[\],]/g, "")
      .split("\n")
      .sort(),
    stderr: stderr.replaceAll(/\S+\.(?:wasm|tar\.gz): /g, ""),
  };
}

/** The flags of `gate` that `build` has too. */
function buildFlags(args: readonly string[]): string[] {
  const level = args.indexOf("--optimize");
  return [
    ...args.filter((arg) => arg === "--v0-compatible"),
    ...(level < 0 ? [] : args.slice(level, level + 2)),
  ];
}

/**
 * Runs `gate` over Rego, and compares its output with that for the same Rego compiled: as a module and as a bundle.
 *
 * @param args the policies, then inputs whose names end in `.json`, then flags.
 */
export async function runGate(args: readonly string[], { cwd }: { cwd: string }): Promise<RunResult> {
  const rego = await run(["gate", ...args], { cwd });
  const end = args.findIndex((arg) => arg.endsWith(".json"));
  const [policies, others] = [args.slice(0, end), args.slice(end)];
  // The rules of `--compat` cannot be added to a module.
  for (const output of others.includes("--compat") ? [] : ["compiled.wasm", "compiled.tar.gz"]) {
    const built = await run(["build", ...policies, "-o", output, ...buildFlags(others)], { cwd });
    const found = built.exitCode === 0 ? await run(["gate", output, ...others], { cwd }) : built;
    const isRefused = rego.exitCode === 2 && rego.stdout === "";
    const shown = (result: RunResult): unknown => (isRefused ? result.exitCode : comparableOutput(result));
    expect({ output, found: shown(found) }).toEqual({ output, found: shown(rego) });
  }
  return rego;
}
