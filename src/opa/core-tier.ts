import { setFlagsFromString } from "node:v8";

let baselineOnly = false;

/**
 * Turns V8's optimising compiler for Wasm off once opa-core is loaded, for a process that does not live long. V8 would
 * optimise OPA's initialisation in the background, and a process cannot end before that is done: a second or more.
 * Policies and calls of built-ins take up to twice as long without it. It is for the whole process, because V8 asks
 * when it runs the code, not when it compiles the module.
 */
export function useBaselineCode(): void {
  baselineOnly = true;
}

/** Takes that back, for work that lasts longer than the optimising. Without effect when opa-core is loaded already. */
export function useOptimisedCode(): void {
  baselineOnly = false;
}

/** Compiles opa-core. */
export function compileCore(wasm: Uint8Array): WebAssembly.Module {
  if (baselineOnly) setFlagsFromString("--liftoff-only");
  return new WebAssembly.Module(wasm);
}
