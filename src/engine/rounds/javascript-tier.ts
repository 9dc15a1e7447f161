import type { JsonValue } from "../../base/terms/json-value.js";
import type { JavaScriptOptions, JavaScriptPolicy } from "../javascript/javascript-policy.js";
import type { PlanCode } from "../javascript/javascript-file.js";
import type { InputSnapshot } from "../wasm/input-snapshot.js";

/** Evaluations of values after which JavaScript is made of a policy: those of a command line are fewer. */
const AFTER = 100;
/** The most evaluations that the module has at once after one was left to it. */
const MOST_PAUSE = 1_024;

/** In place of a result that the module has to find. */
export class Left {
  /** When the evaluation began, on the clock of `performance.now()`; `undefined` where it took next to no time so far. */
  readonly startedAt: number | undefined;

  constructor(startedAt: number | undefined) {
    this.startedAt = startedAt;
  }
}

/** For an evaluation that was not tried. */
export const NOT_TRIED = new Left(undefined);

/** Evaluates values in JavaScript once a policy has evaluated many. The module evaluates those that are not exact there. */
export class JavaScriptTier {
  #wasm: Uint8Array | undefined;
  readonly #memoryBytes: number;
  #policy: JavaScriptPolicy | undefined;
  #evaluations = 0;
  /** How many evaluations the module has before the next try, and how many it gets after the next one that is left to it. */
  #pause = 0;
  #nextPause = 1;

  /**
   * @param wasm the bytes of a module that counts its steps; no other has JavaScript.
   * @param memoryBytes the most memory of an instance.
   */
  constructor(wasm: Uint8Array | undefined, memoryBytes: number) {
    this.#wasm = wasm;
    this.#memoryBytes = memoryBytes;
  }

  /** Whether an evaluation is to be tried. The first many are only counted. */
  get isReady(): boolean {
    if (this.#policy === undefined) {
      if (this.#wasm !== undefined && ++this.#evaluations >= AFTER) this.#load(this.#wasm);
      return false;
    }
    if (this.#pause === 0) return true;
    this.#pause--;
    return false;
  }

  /**
   * Evaluates all values by code that was made of the module before, without making any.
   *
   * @throws PolicyLoadError `javascript_mismatch`
   */
  async use(code: PlanCode): Promise<void> {
    const { createJavaScript } = await import("../javascript/javascript-policy.js");
    this.#wasm = undefined;
    this.#policy = createJavaScript(code, this.#memoryBytes);
  }

  #load(wasm: Uint8Array): void {
    this.#wasm = undefined;
    void import("../javascript/make-javascript.js")
      .then(({ makeJavaScript }) => {
        this.#policy = makeJavaScript(wasm, this.#memoryBytes);
      })
      // Without it the module evaluates everything, as before.
      .catch(() => undefined);
  }

  /** Evaluates a value, where `isReady`. */
  evaluate(
    input: unknown,
    entrypoint: number,
    data: InputSnapshot,
    options: JavaScriptOptions,
  ): JsonValue | undefined | Left {
    const policy = this.#policy;
    if (policy === undefined) return NOT_TRIED;
    try {
      const result = policy.evaluate(input, entrypoint, data, options);
      this.#nextPause = 1;
      return result;
    } catch {
      // There was no result yet, and the module finds the error, if it is one of the input.
      this.#pause = this.#nextPause;
      this.#nextPause = Math.min(this.#nextPause * 2, MOST_PAUSE);
      return new Left(policy.startedAt);
    }
  }
}
