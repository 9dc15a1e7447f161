import { openModule } from "../../../src/engine/wasm/open-module.js";
import { compileRego, type CompileRegoRequest } from "../../../src/engine/opa/compile-rego.js";
import type { Term } from "../../../src/base/terms/term.js";
import { readKept } from "./caches.js";
import { checkError, checkResult, type Failure, type Outcome } from "./check-outcome.js";
import { MAX_MEMORY_BYTES, testSleep } from "./evaluators.js";
import type { ConformanceCase } from "./parse-cases.js";
import { QUERY_ENTRYPOINT, queryModule } from "./query.js";

export interface CompiledCase {
  wasm: Uint8Array;
  /** The cached module; `undefined` without one. */
  kept: Uint8Array | undefined;
  /** Whether the module calls built-ins of its host. Native ones raise no strict errors. */
  callsHost: boolean;
}

/**
 * Compiles a case, and again where replies of opa-core are cached: then the second module is the cached first one.
 *
 * @throws PolicyLoadError with OPA's diagnostics when OPA rejects the case's modules or its query.
 * @throws Error when the second module differs.
 */
export async function compileCase(test: ConformanceCase): Promise<CompiledCase> {
  const files = [...test.modules, queryModule(test)].map((text, index) => ({
    path: `test-${index}.rego`,
    text,
  }));
  const request: CompileRegoRequest = {
    files,
    builtins: [testSleep],
    regoVersion: test.regoVersion,
    entrypoints: [QUERY_ENTRYPOINT],
  };
  const { wasm } = await compileRego(request);
  const kept = await readKept(request, wasm);
  const { instance } = openModule(wasm, test.name, MAX_MEMORY_BYTES);
  return { wasm, kept, callsHost: Object.keys(instance.builtinIds()).length > 0 };
}

/** Evaluates a case with strict errors or without. */
export type Evaluate = (strictBuiltinErrors: boolean) => Promise<Term[]>;

/**
 * Compares the outcome of an evaluation with the case's expectation.
 *
 * An error that depends on strict errors must occur with them, and must not occur without them. Only a module that
 * calls no built-in of its host cannot raise it: there the result is that without strict errors.
 */
export async function judgeCase(
  test: ConformanceCase,
  { callsHost }: Pick<CompiledCase, "callsHost">,
  evaluate: Evaluate,
): Promise<Failure> {
  const outcome = await outcomeOf(evaluate, test.strictError);
  if (test.wantError === undefined && test.wantErrorCode === undefined) return checkResult(test, outcome);
  if (!test.strictError) return checkError(test, outcome);
  const lenient = checkResult(test, await outcomeOf(evaluate, false));
  if (lenient !== undefined) return `without strict errors: ${lenient}`;
  return callsHost ? checkError(test, outcome) : checkResult(test, outcome);
}

async function outcomeOf(evaluate: Evaluate, strictBuiltinErrors: boolean): Promise<Outcome> {
  try {
    return { solutions: await evaluate(strictBuiltinErrors) };
  } catch (error) {
    return { error };
  }
}
