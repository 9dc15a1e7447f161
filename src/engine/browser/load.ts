import {
  compilePolicy as compile,
  type CompiledPolicy,
  type CompilePolicyOptions,
} from "../compile-policy.js";
import { isJavaScriptSource, type JavaScriptSource } from "../javascript/javascript-file.js";
import type { LoadPolicyOptions } from "../rounds/options.js";
import type { EntrypointPolicy, EntrypointTypesByName } from "../rounds/entrypoint-policy.js";
import type { Policy } from "../rounds/policy.js";
import { ConfigurationError, isRegohostError, unsupportedSource } from "../../base/errors.js";
import type { GateOptions } from "../../gate/gate-options.js";
import type { Gate } from "../../gate/gate.js";
import { loadPolicy as load } from "../load-policy.js";
import type { WebAssemblyModule } from "../source/load-source.js";
import type { JsonValue } from "../../base/terms/json-value.js";
import { isObject } from "../../base/text/option-rules.js";
import { absent } from "./absent.js";
import { isArrayBuffer, isBytes, isResponse, isUrl, isWasmModule } from "../../base/realms.js";
import { caller, message, option, optionNamed } from "../../base/message.js";

/**
 * Where a policy comes from in a browser: Rego text by file name, the bytes of a compiled policy or of a bundle (`.tar.gz`), a
 * `Response` of `fetch` with them, or a `WebAssembly.Module`.
 */
export type BrowserPolicySource =
  { files: Readonly<Record<string, string>> } | Uint8Array | ArrayBuffer | Response | WebAssemblyModule;

/** The options of reading files, of the network and of threads: those that a browser lacks. */
export type AbsentInBrowser =
  | "allowNet"
  | "httpCacheBytes"
  | "lock"
  | "cwd"
  | "isolation"
  | "maxWorkers"
  | "schema"
  | "dataFiles"
  | "maxDataBytes"
  | "material";

/** An option about signatures, which a browser cannot verify. */
export interface BrowserVerifyOption {
  /**
   * `false` loads signed bundles without verifying them. Default: a signed bundle is refused (`verification_key_missing`). Any other
   * value is refused (`config_invalid`).
   */
  verify?: false;
}

/** Options of `loadPolicy`. They mean the same as those of `regohost`. */
export type BrowserLoadOptions = Omit<LoadPolicyOptions, AbsentInBrowser | "verify"> & BrowserVerifyOption;

/** Options of `compilePolicy`. They mean the same as those of `regohost`. */
export type BrowserCompileOptions = Omit<CompilePolicyOptions, AbsentInBrowser | "verify"> &
  BrowserVerifyOption & {
    /** JSON Schemas by OPA's names, to check the Rego against. Default: none. */
    schema?: Readonly<Record<string, unknown>>;
  };

/** Options of `loadGate`. They mean the same as those of `regohost/gate`. */
export type BrowserGateOptions = Omit<GateOptions, AbsentInBrowser | "verify"> &
  BrowserVerifyOption & {
    /** JSON Schemas by OPA's names, for the Rego and the inputs. Default: none. */
    schema?: Readonly<Record<string, unknown>>;
  };

const ABSENT: readonly AbsentInBrowser[] = [
  "allowNet",
  "httpCacheBytes",
  "lock",
  "cwd",
  "isolation",
  "maxWorkers",
  "dataFiles",
  "maxDataBytes",
  "material",
];

/** @throws PolicyLoadError `source_unsupported`, ConfigurationError `config_invalid` */
function check(subject: string, sources: readonly unknown[], options: object): void {
  for (const source of sources) {
    const isText = isObject(source) && "files" in source;
    const isContent = isBytes(source) || isArrayBuffer(source) || isResponse(source);
    if (isText || isContent || isWasmModule(source)) continue;
    throw unsupportedSource(
      "in a browser a policy must be { files }, bytes, a Response or a WebAssembly.Module",
    );
  }
  const given = options as Partial<Record<string, unknown>>;
  if (given["verify"] !== undefined && given["verify"] !== false) {
    absent(
      message`${caller(subject)}verifying signatures`,
      message`verify in Node, or read signed bundles unverified with ${option("verify", "false")}`,
    );
  }
  const name = ABSENT.find((option) => given[option] !== undefined);
  if (name !== undefined)
    absent(
      message`${caller(subject)}the option ${optionNamed(name)}`,
      "leave it out, or run regohost in Node",
    );
  if (typeof given["schema"] === "string" || isUrl(given["schema"])) {
    absent(message`${caller(subject)}reading a schema`, "give schemas as an object by OPA's names");
  }
}

/** Replaces the advice of the error about a signed bundle: in a browser a key is no remedy. */
async function sayingNoKey<T>(subject: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!isRegohostError(error) || error.code !== "verification_key_missing") throw error;
    throw new ConfigurationError(
      message`${caller(subject)}the bundle is signed, and a browser cannot verify signatures; verify it in Node, or read it unverified with ${option("verify", "false")}`,
      { code: "verification_key_missing", cause: error },
    );
  }
}

/**
 * Loads a policy, as `loadPolicy` of `regohost` does.
 *
 * @throws PolicyLoadError when the source cannot be read, compiled or run: its code specifies which; `source_unsupported` for a path or
 * an address. ConfigurationError when a built-in is not configured, and for an option that a browser does not have.
 *
 * @example
 * ```ts
 * import { loadPolicy } from "regohost/browser";
 *
 * const response = await fetch("/policies/authz.wasm");
 * const policy = await loadPolicy(new Uint8Array(await response.arrayBuffer()));
 * const allowed = (await policy.evaluate({ user: "ada" }, { entrypoint: "authz/allow" })) === true;
 * await policy.close();
 * ```
 */
export async function loadPolicy<Types extends EntrypointTypesByName<Types> = never>(
  source: [Types] extends [never] ? never : BrowserPolicySource | JavaScriptSource,
  options?: BrowserLoadOptions,
): Promise<EntrypointPolicy<Types>>;
/** Loads a policy of one input and one result, as `loadPolicy<Types>` does. */
export async function loadPolicy<Input = unknown, Result = JsonValue>(
  source: BrowserPolicySource | JavaScriptSource,
  options?: BrowserLoadOptions,
): Promise<Policy<Input, Result>>;
export async function loadPolicy(
  source: BrowserPolicySource | JavaScriptSource,
  options: BrowserLoadOptions = {},
): Promise<unknown> {
  check("loadPolicy", isJavaScriptSource(source) ? [] : [source], options);
  return sayingNoKey("loadPolicy", () => load(source, options));
}

/**
 * Compiles Rego to Wasm with OPA's own compiler, as `compilePolicy` of `regohost` does. `useOpaCore` sets its location.
 *
 * @throws PolicyLoadError `rego_invalid` with OPA's errors, `entrypoint_unknown`, `opa_core_unavailable`, `source_unsupported`.
 * @throws ConfigurationError for an invalid option.
 *
 * @example
 * ```ts
 * import { compilePolicy, useOpaCore } from "regohost/browser";
 *
 * useOpaCore("/assets/opa-core.wasm");
 * const { entrypoints } = await compilePolicy({ files: { "gate.rego": "package gate\n\nallow if input.admin" } });
 * console.log(entrypoints);
 * ```
 */
export async function compilePolicy(
  source: BrowserPolicySource,
  options: BrowserCompileOptions = {},
): Promise<CompiledPolicy> {
  check("compilePolicy", [source], options);
  return sayingNoKey("compilePolicy", () => compile(source, options));
}

/**
 * Loads the policies of a gate, as `loadGate` of `regohost/gate` does. Its inputs are texts, bytes and values.
 *
 * @throws as `loadGate` of `regohost/gate`; PolicyLoadError `source_unsupported` for a path or an address.
 *
 * @example
 * ```ts
 * import { loadGate, useOpaCore } from "regohost/browser";
 *
 * useOpaCore("/assets/opa-core.wasm");
 * const gate = await loadGate({ files: { "gate.rego": "package gate\n\ndeny contains \"no sbom\" if not input.sbom" } });
 * const { outcome, results } = await gate.judge([{ name: "release.json", value: {} }]);
 * console.log(outcome, results[0]?.violations);
 * await gate.close();
 * ```
 */
export async function loadGate(
  sources: BrowserPolicySource | readonly BrowserPolicySource[],
  options: BrowserGateOptions = {},
): Promise<Gate> {
  const given = Array.isArray(sources)
    ? (sources as readonly BrowserPolicySource[])
    : [sources as BrowserPolicySource];
  check("loadGate", given, options);
  const { loadGate: loadJudges } = await import("../../gate/load-gate.js");
  return sayingNoKey("loadGate", () => loadJudges(given, options));
}
