/** V8's own budget, about the bytes of code that a function runs before it is optimized (`node --v8-options`). */
export const V8_BUDGET = Number.parseInt(process.versions.node, 10) < 22 ? 1_800_000 : 13_000_000;
const LARGE_BUDGET = 100 * V8_BUDGET;

let isSparing = false;

/** Has `compileSparingly` do so, for the command line: the budget is the process's. */
export function spareOptimizing(): void {
  isSparing = true;
}

/**
 * Runs what may compile a Wasm module whose code V8 shall optimize late. V8 reads the budget when it compiles a module. With its own, undici's
 * parser of responses is optimized with the first one on Node 20 and with the third on 24, which takes as much processor time as hundreds.
 */
export function compileSparingly(run: () => void): void {
  if (!isSparing) {
    run();
    return;
  }
  const { setFlagsFromString } = process.getBuiltinModule("node:v8");
  setFlagsFromString(`--wasm-tiering-budget=${String(LARGE_BUDGET)}`);
  try {
    run();
  } finally {
    setFlagsFromString(`--wasm-tiering-budget=${String(V8_BUDGET)}`);
  }
}
