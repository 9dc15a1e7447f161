/** With `--liftoff-only`, what V8 derives from it on node's command line: newer versions derive nothing later on. */
const BASELINE_ONLY = "--liftoff-only --no-wasm-tier-up --no-wasm-dynamic-tiering";
/** V8 otherwise checks every function of a module, although a run needs few of them. */
const LAZY_VALIDATION = "--wasm-lazy-validation";
const EAGER_VALIDATION = "--no-wasm-lazy-validation";

let baselineOnly = false;

/**
 * Disables V8's optimizing Wasm compiler once opa-core is loaded, for the command line. Optimizing costs more than OPA gains
 * by it: Go's code for Wasm has its own stack and its own scheduler, of which V8 can optimize little. `npm run bench -- test`
 * measures it. Policies and built-in calls take up to twice as long without it. It affects the whole process, because V8
 * reads the flag when it runs the code, not when it compiles the module.
 */
export function useBaselineCode(): void {
  baselineOnly = true;
}

/**
 * Compiles opa-core, whose checksum the caller has verified. For short-lived processes V8 checks a function of it when it is
 * first called, instead of all of them first.
 *
 * Only for those, because the flags are the process's: V8 ends a process that calls an invalid function of a module which
 * another thread compiled meanwhile.
 */
export function compileCore(wasm: Uint8Array): WebAssembly.Module {
  if (!baselineOnly) return new WebAssembly.Module(wasm);
  // Imported, it would cost each start 3 ms.
  const { setFlagsFromString } = process.getBuiltinModule("node:v8");
  setFlagsFromString(BASELINE_ONLY);
  setFlagsFromString(LAZY_VALIDATION);
  try {
    return new WebAssembly.Module(wasm);
  } finally {
    setFlagsFromString(EAGER_VALIDATION);
  }
}
