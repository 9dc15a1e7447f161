import { randomUUID } from "node:crypto";
import type { EvaluationScope } from "../builtin/builtin.js";

/** Values fixed at the start of an evaluation. Rarely used ones are computed on demand. */
export class EvaluationIdentity {
  readonly #now: number | bigint;
  readonly #seed: string | undefined;
  readonly #decisionId: string | undefined;
  #scope: EvaluationScope | undefined;
  /** The JSON text of what was verified about the input; `undefined` when nothing was. */
  readonly verification: string | undefined;

  /**
   * @param now Milliseconds, or as a `bigint` nanoseconds, since the epoch.
   * @param seed of random values. Default: the decision's id.
   * @param verification of the input, as JSON text. Default: none.
   * @param decisionId Default: a random UUID.
   */
  constructor(now: number | bigint, seed: string | undefined, verification?: string, decisionId?: string) {
    this.#decisionId = decisionId;
    this.#now = now;
    this.#seed = seed;
    this.verification = verification;
  }

  /** One object for the whole evaluation. */
  get scope(): EvaluationScope {
    this.#scope ??= Object.freeze({
      decisionId: this.#decisionId ?? randomUUID(),
      nowNs: typeof this.#now === "bigint" ? this.#now : BigInt(this.#now) * 1_000_000n,
    });
    return this.#scope;
  }

  get seed(): string {
    return this.#seed ?? this.scope.decisionId;
  }
}
