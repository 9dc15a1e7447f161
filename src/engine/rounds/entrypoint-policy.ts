import type { Decision } from "./decision.js";
import type { EvaluateAllOptions, EvaluatedInput } from "./evaluate-all.js";
import type { EvaluateOptions } from "./options.js";
import type { Policy, PreparedInput, PrepareOptions } from "./policy.js";

/** The types of an entrypoint. */
export interface EntrypointTypes {
  /** The input that it takes. */
  input: unknown;
  /** Its result where it is not undefined. */
  result: unknown;
}

/** Types by entrypoint, such as the interface `Entrypoints` that `regohost types` writes. */
export type EntrypointTypesByName<Types> = { [Name in keyof Types]: EntrypointTypes };

/** An input prepared for the entrypoints that take it. */
export interface EntrypointInput<Types> extends Pick<PreparedInput, "close" | typeof Symbol.dispose> {
  /** As `policy.evaluate`, with the prepared input. */
  evaluate<Name extends keyof Types & string>(
    options: EvaluateOptions & { entrypoint: Name },
  ): Promise<(Types[Name] extends { result: infer Result } ? Result : never) | undefined>;

  /** As `policy.decide`, with the prepared input. */
  decide<Name extends keyof Types & string>(
    options: EvaluateOptions & { entrypoint: Name },
  ): Promise<Decision<Types[Name] extends { result: infer Result } ? Result : never>>;
}

/**
 * A policy whose inputs and results have the types of the entrypoint that each evaluation names. These are unchecked claims of `Types`.
 *
 * @example
 * ```ts
 * import { loadPolicy } from "regohost";
 *
 * // As regohost types writes it.
 * interface Entrypoints {
 *   "deploy/deny": { input: { image: string }; result: string[] };
 * }
 *
 * await using policy = await loadPolicy<Entrypoints>("policies/");
 * const reasons = await policy.evaluate({ image: "acme/web" }, { entrypoint: "deploy/deny" });
 * console.log(reasons?.join(", "));
 * ```
 */
export interface EntrypointPolicy<Types extends EntrypointTypesByName<Types>> extends Omit<
  Policy,
  "evaluate" | "decide" | "evaluateSync" | "evaluateAll" | "prepare"
> {
  /** As `evaluate` of a `Policy`. */
  evaluate<Name extends keyof Types & string>(
    input: Types[Name]["input"] | Uint8Array,
    options: EvaluateOptions & { entrypoint: Name },
  ): Promise<Types[Name]["result"] | undefined>;

  /** As `decide` of a `Policy`. */
  decide<Name extends keyof Types & string>(
    input: Types[Name]["input"] | Uint8Array,
    options: EvaluateOptions & { entrypoint: Name },
  ): Promise<Decision<Types[Name]["result"]>>;

  /** As `evaluateSync` of a `Policy`. */
  evaluateSync<Name extends keyof Types & string>(
    input: Types[Name]["input"] | Uint8Array,
    options: EvaluateOptions & { entrypoint: Name },
  ): Types[Name]["result"] | undefined;

  /** As `evaluateAll` of a `Policy`. */
  evaluateAll<Name extends keyof Types & string>(
    inputs: Iterable<Types[Name]["input"] | Uint8Array> | AsyncIterable<Types[Name]["input"] | Uint8Array>,
    options: EvaluateAllOptions & { entrypoint: Name },
  ): AsyncGenerator<EvaluatedInput<Types[Name]["result"]>, void, undefined>;

  /** As `prepare` of a `Policy`, for the entrypoints that take this input. */
  prepare<Input extends Types[keyof Types]["input"]>(
    input: Input | Uint8Array,
    options?: PrepareOptions,
  ): EntrypointInput<{
    [Name in keyof Types as Input extends Types[Name]["input"] ? Name : never]: Types[Name];
  }>;
}
