import { EvaluationError } from "../errors.js";
import type { JsonValue } from "../values/json-value.js";
import type { Decision } from "./decision.js";
import type { EvaluateOptions } from "./options.js";
import type { PreparedInput } from "./policy.js";

/** An input that stays parsed in instances until it is closed. */
export class PinnedInput implements PreparedInput {
  readonly #run: (options: EvaluateOptions | undefined) => Decision | Promise<Decision>;
  readonly #release: () => void;
  #closed = false;

  constructor(
    run: (options: EvaluateOptions | undefined) => Decision | Promise<Decision>,
    release: () => void,
  ) {
    this.#run = run;
    this.#release = release;
  }

  async evaluate(options?: EvaluateOptions): Promise<JsonValue | undefined> {
    const decision = this.#decide(options);
    return decision instanceof Promise ? (await decision).result : decision.result;
  }

  async decide(options?: EvaluateOptions): Promise<Decision> {
    return this.#decide(options);
  }

  #decide(options: EvaluateOptions | undefined): Decision | Promise<Decision> {
    if (this.#closed) throw new EvaluationError("the prepared input is closed", { code: "policy_closed" });
    return this.#run(options);
  }

  close(): void {
    this.#closed = true;
    this.#release();
  }

  [Symbol.dispose](): void {
    this.close();
  }
}
