import { loadPolicy as loadOpaWasm } from "@open-policy-agent/opa-wasm";
import {
  createPolicy,
  PLAIN_SETTINGS,
  type CreatePolicyRequest,
} from "../../../src/engine/rounds/create-policy.js";
import type { EvaluateOptions } from "../../../src/engine/rounds/options.js";
import { toPassFailure } from "../../../src/engine/rounds/policy-failure.js";
import { PolicyAbort } from "../../../src/engine/wasm/policy-instance.js";
import { standardBuiltin } from "../../../src/engine/opa/standard-builtins.js";
import type { StandardBuiltin } from "../../../src/engine/builtin/standard-builtin.js";
import { defineBuiltin } from "../../../src/engine/builtin/builtin.js";
import { parseTerm } from "../../../src/base/terms/parse-term.js";
import { toJsonText } from "../../../src/base/terms/term-text.js";
import type { Term } from "../../../src/base/terms/term.js";
import { coreBuiltin } from "../../../src/engine/std/core-builtin.js";
import { toStandardBuiltin } from "../../../src/engine/std/js-builtin.js";
import { createStandardBuiltins, jsBuiltins } from "../../../src/engine/std/registry.js";
import type { KeptArtifacts } from "./kept-artifacts.js";
import {
  checkJavaScript,
  checkKept,
  checkOtherWays,
  checkWorker,
  settle,
  shown,
  toJavaScript,
  type PlainEvaluation,
} from "./other-ways.js";
import type { ConformanceCase } from "./parse-cases.js";
import { QUERY_ENTRYPOINT, toSolutions } from "./query.js";
import type { WayCounts } from "./way-counts.js";

/** Evaluators of the compiled cases. */
export const EVALUATORS = ["regohost", "core", "javascript", "opa-wasm"] as const;

export type Evaluator = (typeof EVALUATORS)[number];

export const MAX_MEMORY_BYTES = 1024 * 1024 * 1024;

const TIMEOUT_MS = 30_000;

/** A built-in of OPA's test runner; it only waits, and no case depends on the duration. */
export const testSleep = defineBuiltin({
  name: "test.sleep",
  args: ["string"],
  result: "null",
  pure: true,
  effect: false,
  call: () => null,
});

const own = new Map(jsBuiltins.map(toStandardBuiltin).map((builtin) => [builtin.name, builtin]));

/** OPA's runner allows lookups of every host in the cases. */
const all = createStandardBuiltins({ allowNet: ["10.0.0.0", "::", "localhost"] });
/** It does not configure a runtime. */
const noRuntime = { name: "opa.runtime", arity: 0, nondeterministic: true, call: () => Buffer.from("{}") };

/** Built-ins that a module requests in addition to its own version are undefined here. */
function withoutAnswer(name: string): StandardBuiltin | undefined {
  const info = standardBuiltin(name);
  return info?.native === true ? { ...info, call: () => undefined } : undefined;
}

const standardBuiltins = {
  regohost: (name: string) => (name === noRuntime.name ? noRuntime : all(name)),
  core: (name: string) => {
    if (name === noRuntime.name) return noRuntime;
    return standardBuiltin(name)?.network === true ? all(name) : (coreBuiltin(name) ?? all(name));
  },
  javascript: (name: string) => own.get(name) ?? withoutAnswer(name),
};

/** Settings of evaluating a case. */
export interface CaseSettings {
  /** `opa-wasm` has none, and ignores it. */
  strictBuiltinErrors: boolean;
  /** Whether to evaluate it in a worker too. */
  inWorker: boolean;
  /** Its cached content, which is evaluated too. Default: none. */
  kept?: KeptCase | undefined;
  /** Counts the execution modes. */
  ways: WayCounts;
}

interface KeptCase {
  /** Its module, as cached. */
  wasm: Uint8Array;
  artifacts: KeptArtifacts;
}

/**
 * The solutions of a compiled case's query.
 *
 * @throws EvaluationError for the policy's own errors and those of built-ins; anything else is a defect.
 */
export async function evaluateCase(
  test: ConformanceCase,
  wasm: Uint8Array,
  evaluator: Evaluator,
  settings: CaseSettings,
): Promise<Term[]> {
  return evaluator === "opa-wasm"
    ? evaluateWithOpaWasm(test, wasm)
    : evaluateWithEngine(test, wasm, evaluator, settings);
}

async function evaluateWithEngine(
  test: ConformanceCase,
  wasm: Uint8Array,
  evaluator: keyof typeof standardBuiltins,
  { strictBuiltinErrors, inWorker, kept, ways }: CaseSettings,
): Promise<Term[]> {
  let callsRuntime = false;
  const request: CreatePolicyRequest = {
    ...PLAIN_SETTINGS,
    subject: test.name,
    wasm,
    builtins: [testSleep],
    standardBuiltin(name) {
      callsRuntime ||= name === noRuntime.name;
      return standardBuiltins[evaluator](name);
    },
    data: test.data === undefined ? undefined : Buffer.from(test.data),
    entrypoint: QUERY_ENTRYPOINT,
    maxMemoryBytes: MAX_MEMORY_BYTES,
    version: "conformance",
  };
  const text = test.inputTerm ?? test.input;
  const input = text === undefined ? undefined : Buffer.from(text);
  const options: EvaluateOptions = {
    inputFormat: test.inputTerm === undefined ? "json" : "rego",
    strictBuiltinErrors,
    timeoutMs: TIMEOUT_MS,
    interrupt: true,
    now: BigInt(Date.now()) * 1_000_000n,
    seed: "conformance",
  };
  const policy = await createPolicy(request);
  try {
    const decided = await settle(() => policy.decide(input, options));
    const expected = shown(await settle(() => decided().result));
    const plain: PlainEvaluation = { input, options, expected, ways };
    ways.addPlain();
    await checkOtherWays(policy, plain);
    if (evaluator === "regohost") await checkJavaScript(policy, toJavaScript(wasm, request.data), plain);
    if (kept !== undefined) await evaluateKept(request, kept, plain);
    // A worker has the built-ins of the library, not those of the other evaluators.
    if (inWorker && evaluator === "regohost") {
      await evaluateInWorker(request, plain, callsRuntime);
    }
    return toSolutions(decided().resultSet);
  } finally {
    await policy.close();
  }
}

/** Evaluates the cached content of a case. @throws Error when it has another result or error. */
async function evaluateKept(
  request: CreatePolicyRequest,
  { wasm, artifacts }: KeptCase,
  plain: PlainEvaluation,
): Promise<void> {
  const builtins = [...request.builtins, ...artifacts.builtins];
  const policy = await createPolicy({ ...request, wasm, builtins });
  try {
    await checkKept(policy, plain, artifacts);
  } finally {
    await policy.close();
  }
}

/**
 * Evaluates in a worker, in each mode with a separate implementation there.
 *
 * @param callsRuntime for a case that calls `opa.runtime`: a worker has the library's, with which it is evaluated in
 * this thread first.
 * @throws Error when the worker has another result or error.
 */
async function evaluateInWorker(
  request: CreatePolicyRequest,
  plain: PlainEvaluation,
  callsRuntime: boolean,
): Promise<void> {
  const withRuntime = { ...request, standardBuiltin: all };
  let { expected } = plain;
  if (callsRuntime) {
    const here = await createPolicy(withRuntime);
    try {
      expected = shown(await settle(async () => here.evaluate(plain.input, plain.options)));
    } finally {
      await here.close();
    }
  }
  const policy = await createPolicy({ ...withRuntime, workers: { max: 1, runtime: undefined } });
  try {
    await checkWorker(policy, { ...plain, expected });
  } finally {
    await policy.close();
  }
}

async function evaluateWithOpaWasm(test: ConformanceCase, wasm: Uint8Array): Promise<Term[]> {
  const policy = await loadOpaWasm(Uint8Array.from(wasm).buffer, 16, { "test.sleep": () => null });
  policy.setData(test.data === undefined ? {} : (JSON.parse(test.data) as object));
  const text = test.inputTerm === undefined ? test.input : toJsonText(parseTerm(test.inputTerm));
  const input: unknown = text === undefined ? undefined : JSON.parse(text);
  try {
    return toSolutions(JSON.stringify(policy.evaluate(input, QUERY_ENTRYPOINT)));
  } catch (error) {
    // It throws a policy's own message as a bare string, without OPA's code.
    throw typeof error === "string" ? toPassFailure(new PolicyAbort(error), test.name).error : error;
  }
}
