import { randomUUID } from "node:crypto";
import type { EvaluationScope } from "../builtin/builtin.js";

/** Values fixed at the start of an evaluation. Rarely used ones are computed on demand. */
export class EvaluationIdentity {
  readonly #now: number | bigint | undefined;
  /** Of the evaluation, on the clock of `performance.now()`. */
  #startedAt: number | undefined;
  readonly #seed: string | undefined;
  readonly #decisionId: string | undefined;
  #scope: EvaluationScope | undefined;
  /** The JSON text of the verified facts about the input; `undefined` when there are none. */
  readonly verification: string | undefined;

  /**
   * @param now Milliseconds, or as a `bigint` nanoseconds, since the epoch. Default: the time of the start.
   * @param seed of random values. Default: the decision's id.
   * @param verification of the input, as JSON text. Default: none.
   * @param decisionId Default: a random UUID.
   */
  constructor(
    now: number | bigint | undefined,
    seed: string | undefined,
    verification?: string,
    decisionId?: string,
  ) {
    this.#decisionId = decisionId;
    this.#now = now;
    this.#seed = seed;
    this.verification = verification;
  }

  /** Sets the start of the evaluation, on the clock of `performance.now()`, unless it is set already. */
  startAt(time: number): void {
    this.#startedAt ??= time;
  }

  /** Returns the time of the start. Computed on first use: most evaluations never need it. */
  #nowNs(): bigint {
    const now = this.#now ?? getTime(this.#startedAt);
    return typeof now === "bigint" ? now : BigInt(now) * 1_000_000n;
  }

  /** One object for the whole evaluation. */
  get scope(): EvaluationScope {
    this.#scope ??= Object.freeze({
      decisionId: this.#decisionId ?? randomUUID(),
      nowNs: this.#nowNs(),
    });
    return this.#scope;
  }

  get seed(): string {
    return this.#seed ?? this.scope.decisionId;
  }
}

/** Milliseconds since the epoch of a time on the clock of `performance.now()`: neither before that nor after now. */
function getTime(startedAt: number | undefined): number {
  return startedAt === undefined ? Date.now() : Math.ceil(Date.now() - (performance.now() - startedAt));
}
