import type { RegoSource, LoadedSource } from "./engine/bundle.js";
import { checkCompileOptions, toLoadPolicyOptions } from "./engine/check-options.js";
import { createPolicy } from "./engine/create-policy.js";
import { loadSource, type PolicySource } from "./engine/load-source.js";
import type { LoadPolicyOptions } from "./engine/options.js";
import { originOf, type PolicyOrigin } from "./engine/policy-origin.js";
import type { Policy } from "./engine/policy.js";
import { PolicyLoadError, type RegoDiagnostic } from "./errors.js";
import type { CompileRegoResult } from "./opa/compile-rego.js";
import type { Builtin } from "./rego/builtin.js";
import type { RegoPackage } from "./rego/rego-package.js";
import { createStandardBuiltins } from "./std/registry.js";
import { version } from "./version.js";

const DEFAULT_MAX_BYTES = 1024 * 1024 * 1024;

/** How Rego is compiled. */
export interface CompilePolicyOptions {
  /** What is compiled: names such as `gate/deny`. Default: the annotated ones, else every package but tests. */
  entrypoint?: string | readonly string[];
  /** Built-ins beyond OPA's own that the policy may call. */
  builtins?: readonly Builtin[];
  /** OPA's level of optimisation. Default: 0. */
  optimize?: 0 | 1 | 2;
  /** The syntax of the source. Default: what a bundle's manifest says, else v1. */
  regoVersion?: "v0" | "v1";
  /** The most a bundle or directory may hold, in bytes. Default: 1 GiB. */
  maxBundleBytes?: number;
  /** How long it may take, in milliseconds. Default: 300,000. */
  compileTimeoutMs?: number;
  signal?: AbortSignal;
}

/** A compiled policy. */
export interface CompiledPolicy {
  /** The module; `loadPolicy` takes it. */
  wasm: Uint8Array;
  /** With slashes: `gate/deny`. */
  entrypoints: string[];
  warnings: RegoDiagnostic[];
  /** The base document of the source, as UTF-8 JSON text. */
  data: Uint8Array;
  packages: RegoPackage[];
  /** What it was compiled from; `loadPolicy` takes it, for recordings and decision logs. */
  origin: PolicyOrigin;
}

function toList(entrypoint: string | readonly string[] | undefined): readonly string[] | undefined {
  return typeof entrypoint === "string" ? [entrypoint] : entrypoint;
}

async function compile(source: RegoSource, options: CompilePolicyOptions): Promise<CompileRegoResult> {
  const { compileRego } = await import("./opa/compile-rego.js");
  const entrypoints = toList(options.entrypoint);
  const regoVersion = options.regoVersion ?? source.regoVersion;
  return compileRego({
    files: source.files,
    data: source.data,
    timeoutMs: options.compileTimeoutMs,
    ...(entrypoints === undefined ? {} : { entrypoints }),
    ...(options.builtins === undefined ? {} : { builtins: options.builtins }),
    ...(options.optimize === undefined ? {} : { optimize: options.optimize }),
    ...(regoVersion === undefined ? {} : { regoVersion }),
    ...(options.signal === undefined ? {} : { signal: options.signal }),
  });
}

/**
 * Compiles Rego to Wasm with OPA's own compiler, without `opa` on the machine.
 *
 * @throws PolicyLoadError `rego_invalid` with OPA's errors, `entrypoint_unknown`, and what reading the source throws.
 * @throws ConfigurationError for an option that is not what it must be.
 */
export async function compilePolicy(
  source: PolicySource,
  options: CompilePolicyOptions = {},
): Promise<CompiledPolicy> {
  checkCompileOptions(options);
  const loaded = await loadSource(source, options.maxBundleBytes ?? DEFAULT_MAX_BYTES);
  if (loaded.kind === "wasm") {
    throw new PolicyLoadError(`${loaded.what} is compiled already`, { code: "source_unsupported" });
  }
  return { ...(await compile(loaded, options)), origin: originOf(loaded) };
}

interface Ready {
  wasm: Uint8Array | WebAssembly.Module;
  data: string | Uint8Array | undefined;
  packages: RegoPackage[] | undefined;
}

async function makeReady(source: LoadedSource, options: LoadPolicyOptions): Promise<Ready> {
  if (source.kind === "wasm") return { wasm: source.wasm, data: source.data, packages: undefined };
  return compile(source, options);
}

function defaultEntrypoint(entrypoint: LoadPolicyOptions["entrypoint"]): string | undefined {
  const [only, ...others] = toList(entrypoint) ?? [];
  return others.length === 0 ? only : undefined;
}

/**
 * Loads a policy.
 *
 * @throws PolicyLoadError when the source cannot be read, compiled or run: its code says which.
 * @throws ConfigurationError when a built-in that the policy needs is not configured, or for an option that is not what it
 * must be.
 */
export async function loadPolicy(source: PolicySource, given: LoadPolicyOptions = {}): Promise<Policy> {
  const options = toLoadPolicyOptions(given);
  const standardBuiltin = createStandardBuiltins(options);
  const loaded = await loadSource(source, options.maxBundleBytes ?? DEFAULT_MAX_BYTES);
  const { wasm, data, packages } = await makeReady(loaded, options);
  const policy = await createPolicy({
    what: loaded.what,
    wasm,
    builtins: options.builtins ?? [],
    standardBuiltin,
    // The compiler has seen the source's own data beside the rules; other data is seen to as any that comes later.
    data: options.data === undefined ? (typeof data === "string" ? Buffer.from(data) : data) : undefined,
    entrypoint: defaultEntrypoint(options.entrypoint),
    packages,
    maxMemoryBytes: options.maxMemoryBytes ?? DEFAULT_MAX_BYTES,
    defaults: options.defaults ?? {},
    replay: options.replay,
    origin: options.origin ?? originOf(loaded),
    version,
  });
  if (options.data !== undefined) policy.setData(options.data);
  return policy;
}
