import type { Decision } from "../engine/decision.js";
import type { EvaluateOptions } from "../engine/options.js";
import type { Policy } from "../engine/policy.js";
import { PolicyLoadError } from "../errors.js";
import type { JsonValue } from "../rego/json-value.js";

/** What an evaluation takes; the input is always JSON, and so are the values. */
export type OpaWasmEvaluateOptions = Omit<EvaluateOptions, "entrypoint" | "inputFormat" | "bigint">;

/** An `ArrayBuffer` is JSON text, as `@open-policy-agent/opa-wasm` takes it. */
function toDocument(value: unknown): unknown {
  return value instanceof ArrayBuffer ? new Uint8Array(value) : value;
}

/** A policy that runs in rounds on instances of `@open-policy-agent/opa-wasm`. */
export class OpaWasmPolicy {
  readonly #policy: Policy;
  /** The ids of the entrypoints, by name: `{"gate/deny": 0}`. */
  readonly entrypoints: Readonly<Record<string, number>>;

  /** Made by `loadPolicy`. */
  constructor(policy: Policy, entrypoints: Readonly<Record<string, number>>) {
    this.#policy = policy;
    this.entrypoints = entrypoints;
  }

  /** The built-ins that this policy calls and only opa-core answers, sorted; `undefined` when there are none. */
  get needsOpaCore(): readonly string[] | undefined {
    return this.#policy.needsOpaCore;
  }

  /**
   * Evaluates an entrypoint.
   *
   * @param input A value, or an `ArrayBuffer` or `Uint8Array` with UTF-8 JSON text. `undefined` is no input; `null`, `false`,
   * `0` and `""` are inputs.
   * @param entrypoint Its id or its name. Default: 0.
   * @returns The result set: `[{"result": value}]`, or `[]` when the entrypoint is undefined.
   * @throws EvaluationError, BuiltinError as `policy.evaluate` of regohost does.
   * @throws PolicyLoadError `entrypoint_unknown`
   */
  async evaluate(
    input?: unknown,
    entrypoint: number | string = 0,
    options: OpaWasmEvaluateOptions = {},
  ): Promise<{ result: JsonValue }[]> {
    const { resultSet } = await this.decide(input, entrypoint, options);
    return JSON.parse(resultSet) as { result: JsonValue }[];
  }

  /** As `evaluate`, and gives the value with all that explains it: calls, rounds, prints. */
  async decide(
    input?: unknown,
    entrypoint: number | string = 0,
    options: OpaWasmEvaluateOptions = {},
  ): Promise<Decision> {
    return this.#policy.decide(toDocument(input), { ...options, entrypoint: this.#nameOf(entrypoint) });
  }

  /**
   * Replaces the base document for evaluations that start later.
   *
   * @param data An object, or an `ArrayBuffer` or `Uint8Array` with the UTF-8 JSON text of one.
   * @throws EvaluationError `data_invalid`, `policy_closed`
   */
  setData(data: unknown): void {
    this.#policy.setData(toDocument(data));
  }

  /** Frees the memory. Evaluations that run come to their end; new ones are refused. */
  close(): Promise<void> {
    return this.#policy.close();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.close();
  }

  #nameOf(entrypoint: number | string): string {
    if (typeof entrypoint === "string") return entrypoint;
    const found = Object.entries(this.entrypoints).find(([, id]) => id === entrypoint);
    if (found === undefined) {
      throw new PolicyLoadError(`the policy has no entrypoint of the id ${String(entrypoint)}`, {
        code: "entrypoint_unknown",
      });
    }
    return found[0];
  }
}
