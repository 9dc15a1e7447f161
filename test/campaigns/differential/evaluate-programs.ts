import { z } from "zod";
import { EvaluationError, PolicyLoadError, type RegoDiagnostic } from "../../../src/base/errors.js";
import { Evaluation } from "../../../src/engine/rounds/evaluation.js";
import {
  createPolicy,
  PLAIN_SETTINGS,
  type CreatePolicyRequest,
} from "../../../src/engine/rounds/create-policy.js";
import { EvaluationIdentity } from "../../../src/engine/rounds/evaluation-identity.js";
import { HostTable, toStandardHostFunction } from "../../../src/engine/rounds/host-table.js";
import type { EvaluateOptions } from "../../../src/engine/rounds/options.js";
import { compileRego, type CompileRegoRequest } from "../../../src/engine/opa/compile-rego.js";
import { evalRego } from "../../../src/engine/opa/eval-rego.js";
import { testRego } from "../../../src/engine/opa/test-rego.js";
import { createStandardBuiltins } from "../../../src/engine/std/registry.js";
import { parseTerm, TermSyntaxError } from "../../../src/base/terms/parse-term.js";
import { RegoObject, RegoSet, type Term } from "../../../src/base/terms/term.js";
import { InputSnapshot } from "../../../src/engine/wasm/input-snapshot.js";
import { InstancePool } from "../../../src/engine/wasm/instance-pool.js";
import { openModule } from "../../../src/engine/wasm/open-module.js";
import { PolicyInstance } from "../../../src/engine/wasm/policy-instance.js";
import { withSpaceFor } from "../../../src/engine/wasm/policy-module.js";
import { readKept } from "../conformance/caches.js";
import type { KeptArtifacts } from "../conformance/kept-artifacts.js";
import {
  checkJavaScript,
  checkKept,
  checkOtherWays,
  checkWorker,
  settle,
  shown,
  toJavaScript,
} from "../conformance/other-ways.js";
import type { WayCounts } from "../conformance/way-counts.js";
import { BASE, DATA, INPUT, LIBRARY } from "./documents.js";
import { parseGoText } from "./go-text.js";
import { moduleText } from "./generate-program.js";
import type { Outcome } from "./outcome.js";
import type { Part } from "./program.js";

/** The two outcomes of a program; `undefined` for one that OPA's compiler rejects. */
export type Compared = { compiled: Outcome; byOpa: Outcome } | undefined;

const TIMEOUT_MS = 2_000;
const MAX_MEMORY_BYTES = 1024 ** 3;
const MAX_ERRORS = 1_000_000;
/** Factor for the time limit of a program that is evaluated in all modes: it has already ended in time. */
const WAYS = 10;

interface File {
  path: string;
  text: string;
}

const library: readonly File[] = Object.entries(LIBRARY).map(([path, text]) => ({ path, text }));

/** A program must have the rule of its value. */
const HAS_VALUE = /^(?:default )?out\b/m;

/** Settings of evaluating programs. */
export interface EvaluateSettings {
  /** Time limit of each, in milliseconds. Default: 2,000. */
  timeoutMs?: number;
  /** Settings to compare all execution modes of a policy, with a cache of compiled policies. Default: no comparison. */
  compare?: CompareWays | undefined;
}

export interface CompareWays {
  artifacts: KeptArtifacts;
  /** Counts the modes with the same result. */
  ways: WayCounts;
}

/**
 * Evaluates programs compiled and with OPA's evaluator, many to one module.
 *
 * @throws EvaluationError when opa-core crashes.
 * @throws Error when an execution mode has another result than `evaluate`.
 */
export async function evaluatePrograms(
  programs: readonly Part[],
  { timeoutMs = TIMEOUT_MS, compare }: EvaluateSettings = {},
): Promise<Compared[]> {
  const files = programs.map((rules, index) => ({
    path: `p${String(index)}.rego`,
    text: moduleText(rules, `p${String(index)}`),
  }));
  const byOpa = await evaluateByOpa(
    files.filter(({ text }) => HAS_VALUE.test(text)),
    timeoutMs,
  );
  const compiled = await evaluateCompiled(
    files.filter(({ path }) => byOpa.has(path)),
    { timeoutMs, compare },
  );
  return files.map(({ path }) => {
    const [one, other] = [compiled.get(path), byOpa.get(path)];
    return one === undefined || other === undefined ? undefined : { compiled: one, byOpa: other };
  });
}

/**
 * Another mode of OPA's evaluator. `exhaustive`: it skips nothing, neither rules by its index, nor what follows an
 * early exit, nor errors that it attributes to built-ins. `package`: the same, and all rules of the program. `eager`:
 * base documents are values of Rego, which built-ins can take apart. `documented`: `floor`, `ceil` and `to_number`
 * behave as OPA documents them.
 */
export type EvaluatorMode = (typeof EVALUATOR_MODES)[number];

export const EVALUATOR_MODES = ["exhaustive", "package", "eager", "documented"] as const;

const MOCKS: Partial<Record<EvaluatorMode, readonly string[]>> = {
  eager: [`data.base as ${BASE}`],
  documented: [
    "floor as data.documented.down",
    "ceil as data.documented.up",
    "to_number as data.documented.number_of",
  ],
};

/** The outcome of a program in another mode of OPA's evaluator. For `exhaustive` and `package` only errors. */
export async function evaluateOtherwise(rules: Part, mode: EvaluatorMode): Promise<Outcome> {
  const files = [{ path: "p0.rego", text: moduleText(rules, "p0") }];
  const mocks = MOCKS[mode];
  if (mocks !== undefined) {
    const outcomes = await testByOpa([...files], TIMEOUT_MS, mocks);
    return outcomes.get("p0.rego") ?? { kind: "undefined" };
  }
  const { stdout } = await evalRego({
    files: [...library, ...files],
    data: DATA,
    inputTerm: INPUT,
    query: mode === "package" ? "data.p0" : "data.p0.out",
    disableIndexing: true,
    disableEarlyExit: true,
    showBuiltinErrors: true,
  });
  const { errors = [] } = replySchema.parse(JSON.parse(stdout));
  // Some of the errors that it ignores are not a built-in's.
  const error = errors.find(({ code }) => code !== "eval_builtin_error" && code !== "eval_type_error");
  return error === undefined ? { kind: "undefined" } : { kind: "error", code: error.code };
}

const replySchema = z.object({ errors: z.array(z.object({ code: z.string() })).optional() });

function packageOf({ path }: File): string {
  return path.replace(".rego", "");
}

/** Errors of expressions that the compiler adds have no location, but some of them mention a rule. */
function fileOf({ location, message }: RegoDiagnostic): string[] {
  if (location?.file.endsWith(".rego") === true) return [location.file];
  const named = /\bdata\.(p\d+)\b/.exec(message)?.[1];
  return named === undefined ? [] : [`${named}.rego`];
}

/**
 * The outcomes of the programs that OPA's compiler accepts. Each stage reports only its own errors, so it is repeated
 * until there are none. Where an error has no file, the files are bisected.
 */
async function evaluateByOpa(files: readonly File[], timeoutMs: number): Promise<Map<string, Outcome>> {
  let valid = files;
  while (valid.length > 0) {
    try {
      return await testByOpa(valid, timeoutMs);
    } catch (error) {
      if (!(error instanceof PolicyLoadError)) throw error;
      const refused = new Set(error.diagnostics.flatMap(fileOf));
      const rest = valid.filter(({ path }) => !refused.has(path));
      if (rest.length === valid.length) {
        if (valid.length === 1) break;
        const half = Math.ceil(valid.length / 2);
        const first = await evaluateByOpa(valid.slice(0, half), timeoutMs);
        return new Map([...first, ...(await evaluateByOpa(valid.slice(half), timeoutMs))]);
      }
      valid = rest;
    }
  }
  return new Map();
}

/** OPA's tester evaluates each program separately: a test that prints its value as Rego text. */
async function testByOpa(
  files: readonly File[],
  timeoutMs: number,
  mocks: readonly string[] = [],
): Promise<Map<string, Outcome>> {
  const given = ["input as given", ...mocks].map((mock) => ` with ${mock}`).join("");
  const tests = files.map((file) => {
    const name = packageOf(file);
    return `test_${name} if { x := data.${name}.out${given}; print(sprintf("%v", [[x]])) }\n`;
  });
  // As a rule: built-ins of the evaluator fail on parts of base documents.
  const text = `package differential_test\n\ngiven := ${INPUT}\n\n${tests.join("\n")}`;
  const { results } = await testRego({
    files: [...library, ...files, { path: "differential_test.rego", text }],
    data: DATA,
    testTimeoutMs: timeoutMs,
    maxErrors: MAX_ERRORS,
  });
  return new Map(
    results.map(({ name, error, output }) => [`${name.replace("test_", "")}.rego`, ofTest(error, output)]),
  );
}

/** Returns `undefined` for text that is not a term. */
function parsed(parse: () => Term): Term | undefined {
  try {
    return parse();
  } catch (error) {
    if (error instanceof TermSyntaxError) return undefined;
    throw error;
  }
}

function ofTest(error: { code?: string; message?: string } | undefined, output: string | undefined): Outcome {
  if (error?.code === "eval_cancel_error") return { kind: "time", message: "OPA's evaluator" };
  if (error !== undefined) return { kind: "error", code: error.code ?? "" };
  const text = Buffer.from(output ?? "", "base64")
    .toString("utf8")
    .trimEnd();
  if (text === "") return { kind: "undefined" };
  const printed = parsed(() => parseGoText(text));
  const [term] = Array.isArray(printed) ? printed : [];
  // For example an infinite number.
  return term === undefined ? { kind: "error", code: "the value is no Rego text" } : { kind: "value", term };
}

/** Programs compiled into a module. */
interface CompiledPrograms {
  request: CompileRegoRequest;
  wasm: Uint8Array;
  files: readonly File[];
}

/**
 * Compiles programs. Files are bisected while OPA cannot plan all of them, because its error mentions none.
 *
 * @param refuse receives one that it cannot plan.
 */
async function compilePrograms(
  files: readonly File[],
  refuse: (file: File, message: string) => void = () => undefined,
): Promise<CompiledPrograms[]> {
  if (files.length === 0) return [];
  const request: CompileRegoRequest = {
    files: [...library, ...files],
    entrypoints: files.map((file) => `${packageOf(file)}/out`),
  };
  try {
    const { wasm } = await compileRego(request);
    return [{ request, wasm, files }];
  } catch (error) {
    if (!(error instanceof PolicyLoadError)) throw error;
    // The results of OPA's checks depend on the order of its maps: programs that they reject now are dropped.
    const dropped = new Set(error.diagnostics.flatMap(fileOf));
    const rest = files.filter(({ path }) => !dropped.has(path));
    if (rest.length < files.length) return compilePrograms(rest, refuse);
    const [only, ...others] = files;
    if (only !== undefined && others.length === 0) {
      refuse(only, error.message);
      return [];
    }
    const half = Math.ceil(files.length / 2);
    const first = await compilePrograms(files.slice(0, half), refuse);
    return [...first, ...(await compilePrograms(files.slice(half), refuse))];
  }
}

/** The modules of programs that OPA's compiler accepts, each with the entrypoints of its programs. */
export async function compileTaken(
  programs: readonly Part[],
): Promise<{ wasm: Uint8Array; entrypoints: readonly string[] }[]> {
  const files = programs.map((rules, index) => ({
    path: `p${String(index)}.rego`,
    text: moduleText(rules, `p${String(index)}`),
  }));
  const modules = await compilePrograms(files.filter(({ text }) => HAS_VALUE.test(text)));
  return modules.map((module) => ({ wasm: module.wasm, entrypoints: module.request.entrypoints ?? [] }));
}

async function evaluateCompiled(
  files: readonly File[],
  { timeoutMs, compare }: EvaluateSettings & { timeoutMs: number },
): Promise<Map<string, Outcome>> {
  const outcomes = new Map<string, Outcome>();
  const modules = await compilePrograms(files, ({ path }, message) => {
    outcomes.set(path, { kind: "refused", message });
  });
  for (const { request, wasm, files: together } of modules) {
    const policy = openPolicy(wasm, timeoutMs);
    for (const file of together) outcomes.set(file.path, await policy(`${packageOf(file)}/out`));
    if (compare === undefined) continue;
    const ended = together.filter(({ path }) => !["time", "trap"].includes(outcomes.get(path)?.kind ?? ""));
    const kept = await readKept(request, wasm);
    if (kept === undefined) throw new Error("comparing ways needs a cache of compiled policies");
    await compareWays({ wasm, kept, files: ended, timeoutMs, ...compare });
  }
  return outcomes;
}

/**
 * Evaluates programs in every execution mode of a policy. Those that end by a limit are excluded, because that depends
 * on the machine.
 *
 * @throws Error when a mode has another result or error than `evaluate`.
 */
async function compareWays({
  wasm,
  kept,
  files,
  timeoutMs,
  artifacts,
  ways,
}: CompareWays & {
  wasm: Uint8Array;
  kept: Uint8Array;
  files: readonly File[];
  timeoutMs: number;
}): Promise<void> {
  const request: CreatePolicyRequest = {
    ...PLAIN_SETTINGS,
    subject: "the programs",
    wasm,
    standardBuiltin: createStandardBuiltins({}),
    data: Buffer.from(DATA),
    maxMemoryBytes: MAX_MEMORY_BYTES,
    version: "differential",
  };
  const here = await createPolicy(request);
  const ofCache = await createPolicy({ ...request, wasm: kept, builtins: artifacts.builtins });
  const javascript = toJavaScript(wasm, request.data);
  const inWorker = await createPolicy({ ...request, workers: { max: 1, runtime: undefined } });
  try {
    const input = Buffer.from(INPUT);
    for (const file of files) {
      const options: EvaluateOptions = {
        entrypoint: `${packageOf(file)}/out`,
        timeoutMs: timeoutMs * WAYS,
        now: 0n,
        seed: "differential",
      };
      const expected = shown(await settle(async () => here.evaluate(input, options)));
      const plain = { input, options, expected, ways };
      ways.addPlain();
      await checkOtherWays(here, plain);
      await checkJavaScript(here, javascript, plain);
      await checkKept(ofCache, plain, artifacts);
      await checkWorker(inWorker, plain);
    }
  } finally {
    await Promise.all([here.close(), ofCache.close(), inWorker.close()]);
  }
}

/** regohost's engine over a module, with the exact value: a decision only has its JSON, which cannot represent sets. */
function openPolicy(wasm: Uint8Array, timeoutMs: number): (entrypoint: string) => Promise<Outcome> {
  const { module, instance } = openModule(wasm, "the programs", MAX_MEMORY_BYTES);
  const standard = createStandardBuiltins({});
  const hosts = new HostTable();
  for (const [name, id] of Object.entries(instance.builtinIds())) {
    const builtin = standard(name);
    if (builtin === undefined) throw new Error(`there is no built-in ${name}`);
    hosts.add(id, toStandardHostFunction(builtin));
  }
  const ids = instance.entrypointIds();
  const input = InputSnapshot.of(Buffer.from(INPUT), "the input");
  const data = InputSnapshot.ofData(Buffer.from(DATA));
  return async (entrypoint) => {
    const id = ids[entrypoint];
    if (id === undefined) throw new Error(`there is no entrypoint ${entrypoint}`);
    // One instance each, so that one damaged by a program evaluates no other.
    const create = (of: InputSnapshot): PolicyInstance => new PolicyInstance(withSpaceFor(module, of));
    try {
      const evaluation = new Evaluation({
        pool: new InstancePool(create, create(input)),
        countsSteps: module.countsSteps,
        hosts,
        entrypoint: { name: entrypoint, id },
        input,
        data,
        identity: new EvaluationIdentity(0n, "differential"),
        ...{ timeoutMs, leftMs: undefined },
        interrupt: true,
        speculate: true,
        synchronous: false,
        shared: undefined,
        traced: undefined,
        isTimed: false,
        readsErrors: false,
        strictBuiltinErrors: false,
        // The result is Rego, with sets.
        bigint: true,
        maxCalls: MAX_ERRORS,
        replay: undefined,
        requireAnswers: false,
        signal: undefined,
      });
      const { resultSet } = await evaluation.run();
      return ofResultSet(resultSet.text);
    } catch (error) {
      return ofError(error);
    }
  };
}

function ofResultSet(text: string): Outcome {
  const solutions = parsed(() => parseTerm(text));
  if (solutions === undefined) return { kind: "trap", message: `the result set is no Rego text: ${text}` };
  const [solution] = solutions instanceof RegoSet ? solutions.items : [];
  const term = solution instanceof RegoObject ? solution.get("result") : undefined;
  return term === undefined ? { kind: "undefined" } : { kind: "value", term };
}

function ofError(error: unknown): Outcome {
  if (!(error instanceof EvaluationError)) throw error;
  if (error.code === "timeout") return { kind: "time", message: "the compiled program" };
  if (
    error.cause instanceof WebAssembly.RuntimeError ||
    error.code === "memory_limit" ||
    error.code === "stack_limit"
  ) {
    return { kind: "trap", message: error.message };
  }
  return { kind: "error", code: error.opaCode ?? error.code };
}
