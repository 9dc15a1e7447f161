import { readOwnData, type RegoSource, type LoadedSource } from "./source/bundle.js";
import { checkCompileOptions, toLoadPolicyOptions } from "./engine/check-options.js";
import { createPolicy } from "./engine/create-policy.js";
import { loadSource, type LoadSourceOptions, type PolicySource } from "./source/load-source.js";
import type { LoadPolicyOptions } from "./engine/options.js";
import { originOf, type PolicyOrigin } from "./source/policy-origin.js";
import type { Policy } from "./engine/policy.js";
import { PolicyLoadError, type RegoDiagnostic } from "./errors.js";
import type { CompileRegoResult } from "./opa/compile-rego.js";
import type { Builtin } from "./builtin/builtin.js";
import type { RuleDocument } from "./source/data-conflicts.js";
import type { RegoPackage } from "./opa/rego-outline.js";
import type { JsonValue } from "./values/json-value.js";
import { createStandardBuiltins } from "./std/registry.js";
import { readNamedRules } from "./wasm/function-names.js";
import { opaVersion, plannerMark, version } from "./version.js";

const DEFAULT_MAX_BYTES = 1024 * 1024 * 1024;

/** Compiler options. */
export interface CompilePolicyOptions {
  /** Entrypoints such as `gate/deny`. Default: the annotated ones, else every package except tests. */
  entrypoint?: string | readonly string[];
  /** Built-ins beyond OPA's own that the policy may call. */
  builtins?: readonly Builtin[];
  /** OPA's optimization level, 0 to 2. Default: 0. */
  optimize?: 0 | 1 | 2;
  /** The Rego version of the source. Default: that of the bundle's manifest, else v1. */
  regoVersion?: "v0" | "v1";
  /** Maximum size of a bundle or directory, in bytes. Default: 1 GiB. */
  maxBundleBytes?: number;
  /** Time limit in milliseconds. Default: 300,000. */
  compileTimeoutMs?: number;
  /** Aborts the compilation: EvaluationError `aborted`. */
  signal?: AbortSignal;
}

/** A compiled policy. */
export interface CompiledPolicy {
  /** The module, for `loadPolicy`. */
  wasm: Uint8Array;
  /** With slashes: `gate/deny`. */
  entrypoints: string[];
  /** Without named or annotated entrypoints: packages without rules, which are no entrypoints (`package_empty`). */
  warnings: RegoDiagnostic[];
  /** The base document of the source, as UTF-8 JSON text. */
  data: Uint8Array;
  /** All packages of the source, tests included, in the order of their paths. */
  packages: RegoPackage[];
  /** Identifies the source in recordings and decision logs; pass it to `loadPolicy`. */
  origin: PolicyOrigin;
}

function toList(entrypoint: string | readonly string[] | undefined): readonly string[] | undefined {
  return typeof entrypoint === "string" ? [entrypoint] : entrypoint;
}

function toReadOptions({
  maxBundleBytes,
  signal,
  compileTimeoutMs,
}: CompilePolicyOptions): LoadSourceOptions {
  return { maxBytes: maxBundleBytes, signal, timeoutMs: compileTimeoutMs };
}

type CompiledSource = CompileRegoResult & { data: Uint8Array };

async function compile(
  source: RegoSource,
  options: CompilePolicyOptions,
  describe = false,
): Promise<CompiledSource> {
  const [{ compileRego }, { checkOutline }] = await Promise.all([
    import("./opa/compile-rego.js"),
    import("./source/check-outline.js"),
  ]);
  const entrypoints = toList(options.entrypoint);
  const regoVersion = options.regoVersion ?? source.regoVersion;
  const data = await readOwnData(source, toReadOptions(options));
  const compiled = await compileRego({
    files: source.files,
    timeoutMs: options.compileTimeoutMs,
    describe,
    ...(entrypoints === undefined ? {} : { entrypoints }),
    ...(options.builtins === undefined ? {} : { builtins: options.builtins }),
    ...(options.optimize === undefined ? {} : { optimize: options.optimize }),
    ...(regoVersion === undefined ? {} : { regoVersion }),
    ...(options.signal === undefined ? {} : { signal: options.signal }),
  });
  checkOutline(compiled.outline, source, data);
  return { ...compiled, data: Buffer.from(data.json) };
}

/**
 * Compiles Rego to Wasm with OPA's own compiler, without `opa` on the machine.
 *
 * @throws PolicyLoadError `rego_invalid` with OPA's errors, `entrypoint_unknown`, and the errors of reading the source.
 * @throws ConfigurationError for an invalid option.
 *
 * @example
 * ```ts
 * import { writeFile } from "node:fs/promises";
 * import { compilePolicy } from "regohost";
 *
 * const { wasm, entrypoints } = await compilePolicy("policies/", { entrypoint: "authz/allow", optimize: 1 });
 * await writeFile("policy.wasm", wasm);
 * console.log(entrypoints);
 * ```
 */
export async function compilePolicy(
  source: PolicySource,
  options: CompilePolicyOptions = {},
): Promise<CompiledPolicy> {
  checkCompileOptions(options);
  const loaded = await loadSource(source, toReadOptions(options));
  if (loaded.kind === "wasm") {
    throw new PolicyLoadError(`${loaded.what} is already compiled`, { code: "source_unsupported" });
  }
  const compiled = await compile(loaded, options, true);
  const { entrypoints, warnings, data, packages } = compiled;
  return {
    wasm: await describeModule(compiled, loaded),
    entrypoints,
    warnings,
    data,
    packages,
    origin: originOf(loaded),
  };
}

/** The module, which says what it was made of. */
async function describeModule(
  { wasm, entrypoints, packages, outline, description }: CompileRegoResult,
  source: RegoSource,
): Promise<Uint8Array> {
  const { addDescription } = await import("./wasm/policy-description.js");
  return addDescription(wasm, {
    compiler: { regohost: version, opa: opaVersion, planner: plannerMark },
    entrypoints,
    packages: packages.map(({ path, test }) => ({ path, test })),
    rules: outline.documents.map(({ path, kind }) => ({ path, kind })),
    references: description?.unsupplied ?? [],
    source: {
      digest: originOf({ ...source, data: [] }).digest ?? "",
      files: source.files.map(({ path }) => path),
    },
  });
}

interface Ready {
  wasm: Uint8Array | WebAssembly.Module;
  data: Uint8Array | undefined;
  packages: RegoPackage[] | undefined;
  documents: readonly RuleDocument[] | undefined;
}

async function makeReady(source: LoadedSource, options: LoadPolicyOptions): Promise<Ready> {
  if (source.kind === "wasm") {
    return { wasm: source.wasm, data: undefined, packages: undefined, documents: documentsOf(source.wasm) };
  }
  const { outline, ...compiled } = await compile(source, options);
  return { ...compiled, documents: outline.documents };
}

/** The rules of a compiled policy, which nothing has checked against its data. */
function documentsOf(wasm: Uint8Array | WebAssembly.Module): RuleDocument[] {
  return readNamedRules(wasm).paths.map((path) => ({ path, rule: path.at(-1) ?? "" }));
}

function defaultEntrypoint(entrypoint: LoadPolicyOptions["entrypoint"]): string | undefined {
  const [only, ...others] = toList(entrypoint) ?? [];
  return others.length === 0 ? only : undefined;
}

/**
 * Loads a policy.
 *
 * `Input` and `Result` are unchecked claims of the caller.
 *
 * @throws PolicyLoadError when the source cannot be read, compiled or run: its code says which.
 * @throws ConfigurationError when a built-in that the policy needs is not configured, or for an invalid option.
 *
 * @example
 * ```ts
 * import { loadPolicy } from "regohost";
 *
 * interface Request {
 *   user: string;
 * }
 *
 * await using policy = await loadPolicy<Request, boolean>("policies/", { entrypoint: "authz/allow" });
 * const allowed = (await policy.evaluate({ user: "ada" })) === true;
 * ```
 */
export async function loadPolicy<Input = unknown, Result = JsonValue>(
  source: PolicySource,
  options: LoadPolicyOptions = {},
): Promise<Policy<Input, Result>> {
  const policy: Policy = await load(source, toLoadPolicyOptions(options));
  return policy as Policy<Input, Result>;
}

async function load(source: PolicySource, options: LoadPolicyOptions): Promise<Policy> {
  const standardBuiltin = createStandardBuiltins(options);
  const loaded = await loadSource(source, toReadOptions(options));
  const ownData = loaded.kind === "wasm" ? loaded.data : undefined;
  const givenData = options.data === undefined ? ownData : options.data;
  const { wasm, data, packages, documents } = await makeReady(loaded, options);
  const policy = await createPolicy({
    what: loaded.what,
    wasm,
    builtins: options.builtins ?? [],
    standardBuiltin,
    // The compiler checked the source's own data against the rules; other data is checked like `setData`'s.
    data: givenData === undefined ? data : undefined,
    entrypoint: defaultEntrypoint(options.entrypoint),
    packages,
    documents,
    maxMemoryBytes: options.maxMemoryBytes ?? DEFAULT_MAX_BYTES,
    startTimeoutMs: options.compileTimeoutMs,
    defaults: options.defaults ?? {},
    replay: options.replay,
    origin: options.origin ?? originOf(loaded),
    version,
  });
  if (givenData !== undefined) policy.setData(givenData);
  return policy;
}
