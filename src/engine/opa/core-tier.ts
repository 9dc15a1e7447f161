import { spareOptimizing } from "../../base/wasm-budget.js";
import {
  BASELINE_ONLY,
  EAGER_VALIDATION,
  LAZY_VALIDATION,
  OPTIMIZE_HOT,
  OPTIMIZE_HOTTEST,
} from "./core-flags.js";

let baselineOnly = false;
let isCompiled = false;
let isLongRun = false;
/** Whether the flags are those of opa-core now. */
let isDisabled = false;

function setFlags(flags: string): void {
  // Imported, it would cost each start 3 ms.
  process.getBuiltinModule("node:v8").setFlagsFromString(flags);
}

/**
 * Has opa-core run without V8's optimizing Wasm compiler, for the command line. Optimizing costs more than OPA gains by it: Go's
 * code for Wasm has its own stack and its own scheduler, of which V8 can optimize little. `npm run bench -- test` measures it.
 *
 * V8 reads the flags when it compiles a function, which is when that is first called, and a function stays as it was
 * compiled. The flags are the process's, so a caller selects the kind of code first: `runBaseline` and `runOptimized`.
 */
export function useBaselineCode(): void {
  baselineOnly = true;
  spareOptimizing();
}

/**
 * Has what opa-core spends most of a long run in optimized nevertheless: for a process of `useBaselineCode` that runs no policies of its own, because
 * V8's budget stays. It does nothing once opa-core is compiled.
 */
export function expectLongRun(): void {
  isLongRun ||= baselineOnly && !isCompiled;
}

/** Called before opa-core runs, in any thread. It costs some microseconds when a policy has run since. */
export function runBaseline(): void {
  if (!baselineOnly || isDisabled) return;
  setFlags(isLongRun ? OPTIMIZE_HOTTEST : BASELINE_ONLY);
  isDisabled = true;
}

/** Called before a policy is opened and before each of its passes. */
export function runOptimized(): void {
  if (!isDisabled) return;
  setFlags(OPTIMIZE_HOT);
  isDisabled = false;
}

/**
 * Compiles opa-core, whose checksum the caller has verified. For short-lived processes V8 checks a function of it when it is
 * first called, instead of all of them first.
 *
 * Only for those, because the flags are the process's: V8 ends a process that calls an invalid function of a module which
 * another thread compiled meanwhile.
 */
export function compileCore(wasm: Uint8Array): WebAssembly.Module {
  isCompiled = true;
  if (!baselineOnly) return new WebAssembly.Module(wasm);
  runBaseline();
  setFlags(LAZY_VALIDATION);
  try {
    return new WebAssembly.Module(wasm);
  } finally {
    setFlags(EAGER_VALIDATION);
  }
}
