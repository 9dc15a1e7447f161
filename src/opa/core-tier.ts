import { setFlagsFromString } from "node:v8";

let baselineOnly = false;

/**
 * Leaves opa-core's code as V8's baseline compiler makes it, for a process that does not live long. V8 would optimise
 * OPA's initialisation in the background, and a process cannot end before that is done: about a second. Calls of
 * built-ins take up to twice as long without.
 */
export function useBaselineCode(): void {
  baselineOnly = true;
}

/** Compiles opa-core. A module keeps the way it was compiled for, in all threads. */
export function compileCore(wasm: Uint8Array): WebAssembly.Module {
  if (!baselineOnly) return new WebAssembly.Module(wasm);
  setFlagsFromString("--liftoff-only");
  try {
    return new WebAssembly.Module(wasm);
  } finally {
    // The first flag turned the others off; policies compiled later are optimised as ever.
    for (const flag of ["--no-liftoff-only", "--wasm-tier-up", "--wasm-dynamic-tiering"]) setFlagsFromString(flag);
  }
}
