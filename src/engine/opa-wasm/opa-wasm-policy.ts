import type { Decision } from "../rounds/decision.js";
import type { EvaluateOptions } from "../rounds/options.js";
import type { JsonValue } from "../../base/terms/json-value.js";

/** Options of an evaluation; the input and the values are always JSON. */
export type OpaWasmEvaluateOptions = Omit<EvaluateOptions, "entrypoint" | "inputFormat" | "bigint">;

/**
 * A policy that runs in rounds on instances of `@open-policy-agent/opa-wasm`.
 *
 * `Input` and `Result` are the caller's claim: nothing checks that an input or a result has that shape.
 *
 * @example
 * ```ts
 * import { readFile } from "node:fs/promises";
 * import { loadPolicy, type OpaWasmPolicy } from "regohost/opa-wasm";
 *
 * const policy: OpaWasmPolicy<{ user: string }, boolean> = await loadPolicy(await readFile("policy.wasm"));
 * const [first] = await policy.evaluate({ user: "ada" }, "authz/allow");
 * console.log(first?.result ?? "undefined");
 * await policy.close();
 * ```
 */
export interface OpaWasmPolicy<Input = unknown, Result = JsonValue> extends AsyncDisposable {
  /** The ids of the entrypoints, by name: `{"gate/deny": 0}`. */
  readonly entrypoints: Readonly<Record<string, number>>;

  /** The built-ins that this policy calls and only opa-core answers, sorted; `undefined` when there are none. */
  readonly needsOpaCore: readonly string[] | undefined;

  /**
   * Evaluates an entrypoint.
   *
   * @param input A value, or an `ArrayBuffer` or `Uint8Array` with UTF-8 JSON text. `undefined`: there is no input; `null`, `false`,
   * `0` and `""` are inputs.
   * @param entrypoint Its id or its name. Default: 0.
   * @returns The result set: `[{"result": value}]`, or `[]` when the entrypoint is undefined.
   * @throws EvaluationError, BuiltinError as `policy.evaluate` of regohost does.
   * @throws PolicyLoadError `entrypoint_unknown`
   */
  evaluate(
    input?: Input | ArrayBuffer | Uint8Array,
    entrypoint?: number | string,
    options?: OpaWasmEvaluateOptions,
  ): Promise<{ result: Result }[]>;

  /** As `evaluate`, but returns the value with its explanation: calls, rounds, prints. */
  decide(
    input?: Input | ArrayBuffer | Uint8Array,
    entrypoint?: number | string,
    options?: OpaWasmEvaluateOptions,
  ): Promise<Decision<Result>>;

  /**
   * Replaces the base document for evaluations that start later.
   *
   * @param data An object, or an `ArrayBuffer` or `Uint8Array` with the UTF-8 JSON text of one.
   * @throws EvaluationError `data_invalid`, `policy_closed`
   */
  setData(data: unknown): void;

  /** Frees the memory. Evaluations that run come to their end; new ones are refused. */
  close(): Promise<void>;
}
