import { loadPolicy as loadOpaWasm } from "@open-policy-agent/opa-wasm";
import { createPolicy } from "../../src/engine/create-policy.js";
import { toPassFailure } from "../../src/engine/policy-failure.js";
import { PolicyAbort } from "../../src/engine/policy-instance.js";
import { BuiltinError, EvaluationError } from "../../src/errors.js";
import { standardBuiltin } from "../../src/opa/standard-builtins.js";
import { compileRego, type CompileRegoResult } from "../../src/opa/compile-rego.js";
import { defineBuiltin } from "../../src/rego/builtin.js";
import { parseJson, parseTerm } from "../../src/rego/parse-term.js";
import { toCanonicalText, toJsonText } from "../../src/rego/term-text.js";
import { compareTerms, RegoObject, RegoSet, type Term } from "../../src/rego/term.js";
import { coreBuiltin } from "../../src/std/core-builtin.js";
import { toStandardBuiltin } from "../../src/std/js-builtin.js";
import { createStandardBuiltins, jsBuiltins } from "../../src/std/registry.js";
import { members, type ConformanceCase } from "./cases.js";
import { QUERY_ENTRYPOINT, queryModule } from "./query.js";

/** What evaluates the compiled cases. */
export type Evaluator = "regohost" | "core" | "javascript" | "opa-wasm";

/** Why a case failed; `undefined` when it passed. */
export type Failure = string | undefined;

const TIMEOUT_MS = 30_000;
const MEMORY_BYTES = 1024 * 1024 * 1024;

/** OPA's runner for its tests has this one; it only waits, and no case depends on how long. */
const testSleep = defineBuiltin({
  name: "test.sleep",
  args: ["string"],
  result: "null",
  pure: true,
  effect: false,
  call: () => null,
});

export async function compileCase(test: ConformanceCase): Promise<CompileRegoResult> {
  const files = [...test.modules, queryModule(test)].map((text, index) => ({
    path: `test-${index}.rego`,
    text,
  }));
  return compileRego({
    files,
    builtins: [testSleep],
    regoVersion: test.regoVersion,
    entrypoints: [QUERY_ENTRYPOINT],
  });
}

const own = new Map(jsBuiltins.map(toStandardBuiltin).map((builtin) => [builtin.name, builtin]));

/** OPA's runner configures no runtime, and lets every host be looked up that the cases name. */
const all = createStandardBuiltins({ allowNet: ["10.0.0.0", "::", "localhost"] });
const noRuntime = { name: "opa.runtime", arity: 0, nondeterministic: true, call: () => Buffer.from("{}") };

const standardBuiltins = {
  regohost: (name: string) => (name === noRuntime.name ? noRuntime : all(name)),
  core: (name: string) => {
    if (name === noRuntime.name) return noRuntime;
    return standardBuiltin(name)?.network === true ? all(name) : (coreBuiltin(name) ?? all(name));
  },
  javascript: (name: string) => own.get(name),
};

/** Evaluates a compiled case, and compares the outcome with what OPA's own runner wants. */
export async function runCase(
  test: ConformanceCase,
  { wasm }: CompileRegoResult,
  evaluator: Evaluator,
): Promise<Failure> {
  let solutions: Term;
  try {
    solutions =
      evaluator === "opa-wasm"
        ? await evaluateWithOpaWasm(test, wasm)
        : await evaluate(test, wasm, evaluator);
  } catch (error) {
    return checkError(test, error);
  }
  return checkResult(test, solutions);
}

async function evaluate(
  test: ConformanceCase,
  wasm: Uint8Array,
  evaluator: keyof typeof standardBuiltins,
): Promise<Term> {
  const policy = await createPolicy({
    what: test.name,
    wasm,
    builtins: [testSleep],
    standardBuiltin: standardBuiltins[evaluator],
    data: test.data === undefined ? undefined : Buffer.from(test.data),
    entrypoint: QUERY_ENTRYPOINT,
    packages: undefined,
    maxMemoryBytes: MEMORY_BYTES,
    defaults: {},
    revision: undefined,
    replay: undefined,
    version: "conformance",
  });
  try {
    const text = test.inputTerm ?? test.input;
    const decision = await policy.decide(text === undefined ? undefined : Buffer.from(text), {
      inputFormat: test.inputTerm === undefined ? "json" : "rego",
      strictBuiltinErrors: test.strictError,
      timeoutMs: TIMEOUT_MS,
      interrupt: true,
    });
    const [binding] = parseJson(decision.resultSet) as Term[];
    return members(binding).get("result") ?? [];
  } finally {
    await policy.close();
  }
}

async function evaluateWithOpaWasm(test: ConformanceCase, wasm: Uint8Array): Promise<Term> {
  const policy = await loadOpaWasm(Uint8Array.from(wasm).buffer, 16, { "test.sleep": () => null });
  policy.setData(test.data === undefined ? {} : (JSON.parse(test.data) as object));
  const text = test.inputTerm === undefined ? test.input : toJsonText(parseTerm(test.inputTerm));
  const input: unknown = text === undefined ? undefined : JSON.parse(text);
  try {
    const [binding] = policy.evaluate(input, QUERY_ENTRYPOINT) as { result: unknown }[];
    return parseJson(JSON.stringify(binding?.result ?? []));
  } catch (error) {
    // It throws a policy's own message as a bare string, without OPA's code.
    throw typeof error === "string" ? toPassFailure(new PolicyAbort(error), test.name).error : error;
  }
}

function messagesOf(error: unknown): string {
  if (error === undefined) return "";
  return error instanceof Error ? `${error.message} ${messagesOf(error.cause)}` : JSON.stringify(error);
}

/** The place and the code that OPA's evaluator puts before an error's text. */
const PREFIX = /^(?:[\w.-]+:\d+: )?(?:eval_\w+: )?/;

/**
 * As OPA's runner for Wasm: the code counts, because the module's own texts are others than the evaluator's. Of an error
 * of a built-in that the host answers the text counts too.
 */
function checkError({ wantError, wantErrorCode }: ConformanceCase, error: unknown): Failure {
  const text = messagesOf(error);
  if (wantError === undefined && wantErrorCode === undefined) return `unexpected error: ${text}`;
  // A crash, or a built-in that is not there, is no error of the policy.
  if (!(error instanceof EvaluationError)) return `an error of the policy was wanted, and it is ${text}`;
  if (wantErrorCode !== undefined && error.opaCode !== wantErrorCode) {
    return `the code ${wantErrorCode} was wanted, and it is ${String(error.opaCode)}: ${text}`;
  }
  const isOfBuiltin = error instanceof BuiltinError || wantErrorCode === undefined;
  if (wantError === undefined || !isOfBuiltin || text.includes(wantError.replace(PREFIX, "")))
    return undefined;
  return `the error ${wantError} was wanted, and it is ${text}`;
}

/** As OPA's runner compares: the solutions as a set, and arrays of bindings sorted where a case says so. */
function checkResult(test: ConformanceCase, solutions: Term): Failure {
  const got = Array.isArray(solutions) ? solutions : [solutions];
  if (test.wantResult === undefined) {
    // Built-ins inside the compiled module have no strict errors: there OPA's own runner for Wasm wants no result.
    return test.strictError && got.length === 0 ? undefined : "an error was wanted, and there is a result";
  }
  const sorted = test.sortBindings ? got.map(sortBindings) : got;
  const [wanted, given] = [test.wantResult, sorted].map((items) => toCanonicalText(new RegoSet([...items])));
  return wanted === given ? undefined : `${wanted ?? ""} was wanted, and it is ${given ?? ""}`;
}

function sortBindings(solution: Term): Term {
  if (!(solution instanceof RegoObject)) return solution;
  return new RegoObject(
    solution.entries.map(([key, value]) => [
      key,
      Array.isArray(value) ? value.toSorted(compareTerms) : value,
    ]),
  );
}
