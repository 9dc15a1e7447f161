// @ts-check Plain JavaScript, because benchmarks give these flags to processes of their own, on every Node version.

/**
 * Disables V8's optimizing Wasm compiler. With `--liftoff-only`, what V8 derives from it on node's command line: newer versions
 * derive nothing later on.
 */
export const BASELINE_ONLY = "--liftoff-only --no-wasm-tier-up --no-wasm-dynamic-tiering";
/**
 * Enables it for functions that are compiled from now on and turn out to be hot. Tier-up stays off: it optimizes each further
 * function of opa-core at its first call.
 */
export const OPTIMIZE_HOT = "--no-liftoff-only --wasm-dynamic-tiering";
/**
 * Enables it for functions in which a long run spends most of its time. V8's own budget, about the bytes of code that a function runs before,
 * is a hundredth of this or less, and has many more optimized. V8 reads it when it compiles the module.
 */
export const OPTIMIZE_HOTTEST =
  "--no-liftoff-only --no-wasm-tier-up --wasm-dynamic-tiering --wasm-tiering-budget=1600000000";
/** V8 otherwise checks every function of a module, although a run needs few of them. */
export const LAZY_VALIDATION = "--wasm-lazy-validation";
export const EAGER_VALIDATION = "--no-wasm-lazy-validation";
