import type { LoadedModule } from "./core-instance.js";
import { isBaselineOnly, runBaseline, runOptimized } from "./core-tier.js";

/** Time that calls of built-ins take in all before they are worth optimized code, in milliseconds. */
const WORTH_OPTIMIZING_MS = 1000;

/**
 * The tier of built-in calls, in the thread of the policy that calls them. In a process of `useBaselineCode` they start with
 * baseline code, which few calls are fastest with. When they have taken some time, opa-core is loaded once more to be optimized: what V8 has
 * compiled with its baseline compiler stays so.
 */
export class CallTier {
  readonly #load: () => Promise<LoadedModule>;
  readonly #onLoaded: (module: LoadedModule) => void;
  #isBaseline = isBaselineOnly();
  #isLoading = false;
  #spentMs = 0;

  /**
   * @param load loads opa-core to be optimized.
   * @param onLoaded gets the module between two calls.
   */
  constructor(load: () => Promise<LoadedModule>, onLoaded: (module: LoadedModule) => void) {
    this.#load = load;
    this.#onLoaded = onLoaded;
  }

  /** Runs a call. */
  run<T>(call: () => T): T {
    if (!this.#isBaseline) return call();
    const startedAt = performance.now();
    runBaseline();
    try {
      return call();
    } finally {
      runOptimized();
      this.#spentMs += performance.now() - startedAt;
      if (this.#spentMs > WORTH_OPTIMIZING_MS && !this.#isLoading) void this.#optimize();
    }
  }

  async #optimize(): Promise<void> {
    this.#isLoading = true;
    try {
      this.#onLoaded(await this.#load());
    } catch {
      // The module that has answered until now goes on: a second one is nothing that an answer depends on.
    }
    this.#isBaseline = false;
  }
}
