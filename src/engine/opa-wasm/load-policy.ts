import { checkBuiltinNames } from "../builtin/builtin-names.js";
import { assemblePolicy, PLAIN_SETTINGS, startModule } from "../rounds/create-policy.js";
import type { LoadPolicyOptions } from "../rounds/options.js";
import type { Policy } from "../rounds/policy.js";
import { checkOpaWasmOptions } from "../rounds/check-options.js";
import { invalidConfig, PolicyLoadError, unsupportedSource } from "../../base/errors.js";
import type { WebAssemblyModule } from "../source/load-source.js";
import { createStandardBuiltins } from "../std/registry.js";
import type { JsonValue } from "../../base/terms/json-value.js";
import {
  copyOptions,
  FUNCTION,
  mergeOptions,
  OBJECT,
  rule,
  type Rules,
} from "../../base/text/option-rules.js";
import { version } from "../../base/version.js";
import { InstancePool } from "../wasm/instance-pool.js";
import { openModule } from "../wasm/open-module.js";
import { PAGE_BYTES } from "../wasm/policy-module.js";
import type { CustomBuiltin } from "./custom-builtin.js";
import { LoadedInstance, type LoadedModule, type MemorySize } from "./loaded-instance.js";
import type { OpaWasmEvaluateOptions, OpaWasmPolicy } from "./opa-wasm-policy.js";
import { isArrayBuffer, isWasmModule } from "../../base/realms.js";
import { caller, message, option } from "../../base/message.js";
import type { Decision } from "../rounds/decision.js";

/** Returns an `ArrayBuffer` as JSON text, as in `@open-policy-agent/opa-wasm`. */
function toDocument<T>(value: T | ArrayBuffer): T | Uint8Array {
  return isArrayBuffer(value) ? new Uint8Array(value) : value;
}

/** A policy with the methods of `@open-policy-agent/opa-wasm`. */
class LoadedOpaWasmPolicy<Input, Result> implements OpaWasmPolicy<Input, Result> {
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

/** The built-ins that `@open-policy-agent/opa-wasm` implements itself, before any that it is passed. Their results are not always OPA's. */
export const OWN_BUILTINS: ReadonlySet<string> = new Set([
  "json.is_valid",
  "regex.split",
  "sprintf",
  "yaml.is_valid",
  "yaml.marshal",
  "yaml.unmarshal",
]);

const SUBJECT = "the policy";
/** As `@open-policy-agent/opa-wasm`. */
const DEFAULT_INITIAL_PAGES = 5;
/** 1 GiB. */
const DEFAULT_MAXIMUM_PAGES = 16_384;

/** Options of `loadPolicy` beyond those of `@open-policy-agent/opa-wasm`. */
export type OpaWasmOptions = Pick<LoadPolicyOptions, "builtins" | "allowNet" | "runtime">;

const PAGES = rule(
  "a number of pages",
  (value) => typeof value === "number" && Number.isSafeInteger(value) && value >= 0,
);
const MEMORY: Rules<MemorySize> = { initial: PAGES, maximum: PAGES };
const CUSTOM_BUILTINS = rule(
  "an object of functions by name",
  (value) => OBJECT[1](value) && Object.values(value as object).every(FUNCTION[1]),
);

function toWasm(source: unknown): Uint8Array | WebAssembly.Module {
  if (isWasmModule(source)) return source;
  if (isArrayBuffer(source)) return new Uint8Array(source);
  if (ArrayBuffer.isView(source)) return new Uint8Array(source.buffer, source.byteOffset, source.byteLength);
  throw unsupportedSource(
    "the policy must be its bytes or a WebAssembly.Module; read a Response with await response.arrayBuffer()",
  );
}

/**
 * Loads a compiled policy for `@open-policy-agent/opa-wasm`, with rounds, and with the built-ins that it lacks. The first
 * three parameters are those of its own `loadPolicy`.
 *
 * A policy that OPA's own compiler made is taken without a word: its answers can differ from those of OPA's evaluator,
 * and it cannot report errors of the built-ins inside it, which are undefined whatever the value of
 * `strictBuiltinErrors`.
 *
 * `Input` and `Result` are the caller's claim: nothing checks that an input or a result has that shape.
 *
 * @param source The bytes of a policy compiled for OPA's Wasm ABI 1.2 or later, or its Module.
 * @param memory The size of each instance's memory in pages of 64 KiB: the initial one, or initial and maximum. It starts
 * larger where the policy needs that. Default: 5 and, as the maximum, 16,384 (1 GiB).
 * @param customBuiltins Functions of their arguments alone, by name. They are called in every pass, and a Promise is an
 * error; a function that takes time, costs or changes something belongs in `options.builtins`.
 * @throws PolicyLoadError `source_unsupported`, `wasm_invalid`, `wasm_abi_unsupported`, `memory_limit`; `builtin_missing` with the names
 * that nothing answers; `builtin_conflict` for a name that is passed twice, or is that of a built-in of OPA or of this package.
 * @throws ConfigurationError `config_invalid` for an unknown option or one of the wrong type, and for a built-in that is
 * not configured.
 *
 * @example
 * ```ts
 * import { readFile } from "node:fs/promises";
 * import { loadPolicy } from "regohost/opa-wasm";
 *
 * const tiers: Partial<Record<string, number>> = { shop: 1 };
 * await using policy = await loadPolicy(
 *   await readFile("policy.wasm"),
 *   { initial: 5, maximum: 1000 },
 *   { "acme.tier": (name: string) => tiers[name] },
 * );
 * const resultSet = await policy.evaluate({ name: "shop" }, "gate/deny");
 * ```
 */
export async function loadPolicy<Input = unknown, Result = JsonValue>(
  source: ArrayBuffer | ArrayBufferView | WebAssemblyModule,
  memory: number | Readonly<MemorySize> = {},
  customBuiltins: Readonly<Record<string, CustomBuiltin>> = {},
  options: OpaWasmOptions = {},
): Promise<OpaWasmPolicy<Input, Result>> {
  const descriptor = mergeOptions(
    "memory",
    typeof memory === "number" ? { initial: memory } : memory,
    MEMORY,
  );
  const ownBuiltins = copyOptions("loadPolicy", customBuiltins);
  if (!CUSTOM_BUILTINS[1](customBuiltins)) {
    throw invalidConfig(
      message`${caller("loadPolicy")}${option("customBuiltins")} must be ${CUSTOM_BUILTINS[0]}`,
    );
  }
  checkOpaWasmOptions(options);
  checkBuiltinNames([...Object.keys(ownBuiltins).map((name) => ({ name })), ...(options.builtins ?? [])]);
  const maximum = descriptor.maximum ?? DEFAULT_MAXIMUM_PAGES;
  const wasm = toWasm(source);
  const { module, instance, called, entrypointIds } = startModule(SUBJECT, () => {
    const opened = openModule(wasm, SUBJECT, maximum * PAGE_BYTES);
    const { instance: first } = opened;
    return { ...opened, called: first.builtinIds(), entrypointIds: first.entrypointIds() };
  });
  const custom = Object.keys(called).filter((name) => Object.hasOwn(ownBuiltins, name));
  const builtinIds = Object.fromEntries(
    Object.entries(called).filter(([name]) => !OWN_BUILTINS.has(name) && !custom.includes(name)),
  );
  const neededPages = Math.ceil(instance.memoryBytes / PAGE_BYTES);
  const parts: LoadedModule = {
    module: module.module,
    memory: {
      ...descriptor,
      initial: Math.max(neededPages, descriptor.initial ?? DEFAULT_INITIAL_PAGES),
      maximum,
    },
    builtinIds,
    customBuiltins: new Map(Object.entries(ownBuiltins).filter(([name]) => custom.includes(name))),
  };
  const policy: Policy = await assemblePolicy(
    {
      ...PLAIN_SETTINGS,
      subject: SUBJECT,
      builtins: options.builtins ?? [],
      standardBuiltin: createStandardBuiltins(options),
      data: undefined,
      version,
    },
    {
      pool: startModule(
        SUBJECT,
        () => new InstancePool(() => new LoadedInstance(parts), new LoadedInstance(parts)),
      ),
      countsSteps: false,
      builtinIds,
      entrypointIds,
    },
  );
  return new LoadedOpaWasmPolicy(policy as Policy<Input, Result>, entrypointIds);
}
