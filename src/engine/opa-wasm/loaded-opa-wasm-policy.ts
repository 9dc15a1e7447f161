import type { Decision } from "../rounds/decision.js";
import type { Policy } from "../rounds/policy.js";
import { PolicyLoadError } from "../../base/errors.js";
import type { OpaWasmEvaluateOptions, OpaWasmPolicy } from "./opa-wasm-policy.js";
import { copyOptions } from "../../base/text/option-rules.js";
import { isArrayBuffer } from "../../base/realms.js";

/** Returns an `ArrayBuffer` as JSON text, as in `@open-policy-agent/opa-wasm`. */
function toDocument<T>(value: T | ArrayBuffer): T | Uint8Array {
  return isArrayBuffer(value) ? new Uint8Array(value) : value;
}

/** A policy with the methods of `@open-policy-agent/opa-wasm`. */
export class LoadedOpaWasmPolicy<Input, Result> implements OpaWasmPolicy<Input, Result> {
  readonly #policy: Policy<Input, Result>;
  readonly entrypoints: Readonly<Record<string, number>>;

  constructor(policy: Policy<Input, Result>, entrypoints: Readonly<Record<string, number>>) {
    this.#policy = policy;
    this.entrypoints = entrypoints;
  }

  get needsOpaCore(): readonly string[] | undefined {
    return this.#policy.needsOpaCore;
  }

  async evaluate(
    input?: Input | ArrayBuffer | Uint8Array,
    entrypoint: number | string = 0,
    options: OpaWasmEvaluateOptions = {},
  ): Promise<{ result: Result }[]> {
    const { resultSet } = await this.decide(input, entrypoint, options);
    return JSON.parse(resultSet) as { result: Result }[];
  }

  async decide(
    input?: Input | ArrayBuffer | Uint8Array,
    entrypoint: number | string = 0,
    options: OpaWasmEvaluateOptions = {},
  ): Promise<Decision<Result>> {
    return this.#policy.decide(toDocument(input), {
      ...copyOptions("evaluate", options),
      entrypoint: this.#getName(entrypoint),
    });
  }

  setData(data: unknown): void {
    this.#policy.setData(toDocument(data));
  }

  close(): Promise<void> {
    return this.#policy.close();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.close();
  }

  #getName(entrypoint: number | string): string {
    if (typeof entrypoint === "string") return entrypoint;
    const found = Object.entries(this.entrypoints).find(([, id]) => id === entrypoint);
    if (found === undefined) {
      throw new PolicyLoadError(
        `the policy has no entrypoint of the id ${Number.isInteger(entrypoint) ? String(entrypoint) : "that was passed"}`,
        {
          code: "entrypoint_unknown",
        },
      );
    }
    return found[0];
  }
}
