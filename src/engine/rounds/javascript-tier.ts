import { giveUpAll } from "../../base/text/give-up.js";
import type { JsonValue } from "../../base/terms/json-value.js";
import type { JavaScriptOptions, JavaScriptPolicy } from "../javascript/javascript-policy.js";
import type { PlanCode } from "../javascript/javascript-file.js";
import { InputThrew } from "../javascript/leave.js";
import type { Pace } from "../javascript/pace.js";
import { toInputError, type InputSnapshot } from "../wasm/input-snapshot.js";

/** Evaluations of values after which JavaScript is made of a policy: those of a command line are fewer. */
const AFTER = 100;

/** In place of a result that the module has to find. */
export class Left {
  /** When the evaluation began, on the clock of `performance.now()`; `undefined` where it took next to no time so far. */
  readonly startedAt: number | undefined;
  readonly #pace: Pace | undefined;

  constructor(startedAt: number | undefined, pace?: Pace) {
    this.startedAt = startedAt;
    this.#pace = pace;
  }

  /** Ends the evaluation, which the module has finished without waiting. */
  end(): void {
    this.#pace?.end();
  }
}

/** For an evaluation that was not tried. */
export const NOT_TRIED = new Left(undefined);

/**
 * Evaluates values in JavaScript once a policy has evaluated many. The module evaluates those that are not exact there, and entrypoints
 * for which it takes less time.
 */
export class JavaScriptTier {
  #wasm: Uint8Array | undefined;
  readonly #memoryBytes: number;
  #policy: JavaScriptPolicy | undefined;
  #evaluations = 0;

  /**
   * @param wasm the bytes of a module that counts its steps; no other has JavaScript.
   * @param memoryBytes the most memory of an instance.
   */
  constructor(wasm: Uint8Array | undefined, memoryBytes: number) {
    this.#wasm = wasm;
    this.#memoryBytes = memoryBytes;
  }

  /** Whether there is JavaScript. The first many evaluations are only counted. */
  get isReady(): boolean {
    if (this.#policy !== undefined) return true;
    if (this.#wasm !== undefined && ++this.#evaluations >= AFTER) this.#load(this.#wasm);
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
    const pace = policy.getPace(entrypoint);
    if (!pace.begin()) return new Left(undefined, pace);
    try {
      const result = policy.evaluate(input, entrypoint, data, options);
      pace.left(false);
      pace.end();
      return result;
    } catch (error) {
      if (error instanceof InputThrew) {
        giveUpAll(input);
        throw toInputError(error.cause, "input");
      }
      pace.left(true);
      // There was no result yet, and the module finds the error, if it is one of the input.
      return new Left(policy.startedAt, pace);
    }
  }
}
