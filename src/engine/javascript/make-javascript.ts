import { createJavaScript, type JavaScriptPolicy } from "./javascript-policy.js";
import type { PlanCode } from "./javascript-file.js";
import { readPlan } from "./read-plan.js";
import { NoJavaScript, writeJavaScript } from "./write-javascript.js";

/**
 * Makes JavaScript of a module's plan; `undefined` without a plan, and where code may not be made of text.
 *
 * @param wasm a module of this package, whose steps count.
 * @param memoryBytes the most memory that its instances may have.
 */
export function makeJavaScript(wasm: Uint8Array, memoryBytes: number): JavaScriptPolicy | undefined {
  const plan = readPlan(wasm);
  if (plan === undefined) return undefined;
  try {
    const { code, builtins } = writeJavaScript(plan);
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- all of its text is numbers, strings of JSON, and our own
    const make = new Function("r", "b", code) as PlanCode["make"];
    return createJavaScript({ make, builtins }, memoryBytes);
  } catch (error) {
    // The last three: it may not be made, and the plan is not of this package's compiler.
    const isNone = [NoJavaScript, EvalError, RangeError, SyntaxError].some((kind) => error instanceof kind);
    if (isNone) return undefined;
    throw error;
  }
}
