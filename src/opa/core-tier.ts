import { setFlagsFromString } from "node:v8";

let baselineOnly = false;

/**
 * Disables V8's optimizing Wasm compiler once opa-core is loaded, for short-lived processes. V8 would optimize OPA's
 * initialization in the background, and a process cannot exit before that is done: a second or more. Policies and
 * built-in calls take up to twice as long without it. It affects the whole process, because V8 reads the flag when it
 * runs the code, not when it compiles the module.
 */
export function useBaselineCode(): void {
  baselineOnly = true;
}

/** Reverts that, for work that outlasts the optimization. No effect once opa-core is loaded. */
export function useOptimisedCode(): void {
  baselineOnly = false;
}

/** Compiles opa-core. */
export function compileCore(wasm: Uint8Array): WebAssembly.Module {
  if (baselineOnly) setFlagsFromString("--liftoff-only");
  return new WebAssembly.Module(wasm);
}
