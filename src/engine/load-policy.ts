import { orClose } from "../base/async/or-close.js";
import { limitLoading } from "../base/async/reading.js";
import {
  isJavaScriptSource,
  readJavaScriptFile,
  type JavaScriptSource,
} from "./javascript/javascript-file.js";
import { toLoadPolicyOptions } from "./rounds/check-options.js";
import { createPolicy, type CreatePolicyRequest } from "./rounds/create-policy.js";
import type { LoadPolicyOptions } from "./rounds/options.js";
import type { EntrypointPolicy, EntrypointTypesByName } from "./rounds/entrypoint-policy.js";
import type { Policy } from "./rounds/policy.js";
import { loadRecorder } from "./rounds/recorder.js";
import type { RegoPackage } from "./opa/rego-outline.js";
import type { LoadedSource } from "./source/bundle.js";
import type { RuleDocument } from "./source/data-conflicts.js";
import { loadSource, type PolicySource } from "./source/load-source.js";
import { getOrigin, type PolicyOrigin } from "./source/policy-origin.js";
import { toReadOptions } from "./source/source-options.js";
import { createHostBuiltins } from "./std/host-builtins.js";
import type { JsonValue } from "../base/terms/json-value.js";
import { splitVerify } from "../trust/verify/bundle-options.js";
import { version } from "../base/version.js";
import { createNamedRules } from "./wasm/function-names.js";
import { caller, message } from "../base/message.js";

const DEFAULT_MAX_BYTES = 1024 * 1024 * 1024;
const LOADING = "loading the policy";

/** Where a policy is evaluated, and by which code. */
type EvaluationBackend = Pick<CreatePolicyRequest, "sharesThread" | "javascript">;

interface Ready {
  wasm: Uint8Array | WebAssembly.Module;
  data: Uint8Array | undefined;
  packages: RegoPackage[] | undefined;
  documents: () => readonly RuleDocument[];
}

async function makeReady(source: LoadedSource, options: LoadPolicyOptions): Promise<Ready> {
  if (source.kind === "wasm") {
    return { wasm: source.wasm, data: undefined, packages: undefined, documents: getDocuments(source.wasm) };
  }
  const { compileSource, toSortedBytes } = await import("./compile-policy.js");
  const { wasm, packages, outline, data } = await compileSource(source, options);
  return { wasm, packages, data: await toSortedBytes(data, options), documents: () => outline.documents };
}

/** Returns the rules of a compiled policy, which nothing has checked against its data. */
function getDocuments(wasm: Uint8Array | WebAssembly.Module): () => RuleDocument[] {
  const rules = createNamedRules(wasm);
  return () => rules().paths.map((path) => ({ path, rule: path.at(-1) ?? "" }));
}

function defaultEntrypoint(entrypoint: LoadPolicyOptions["entrypoint"]): string | undefined {
  if (typeof entrypoint === "string") return entrypoint;
  return entrypoint?.length === 1 ? entrypoint[0] : undefined;
}

/**
 * Loads a policy. Its types are unchecked claims of the caller: `loadPolicy<Entrypoints>` has those of each entrypoint, which
 * `regohost types` writes; `loadPolicy<Input, Result>` has one input and one result.
 *
 * @throws PolicyLoadError when the source cannot be read, compiled or run: its code specifies which.
 * @throws VerificationError with `verify.bundles`, for a source that is not a bundle signed as they require:
 * `signature_missing`, `signature_invalid`, `signer_untrusted`; `key_invalid`.
 * @throws ConfigurationError when a built-in that the policy needs is not configured, or for an invalid option;
 * `verification_key_missing` for a signed bundle without a key.
 * @throws PolicyLoadError `javascript_mismatch` for a file of `regohost build -t js` of another version, or with another module.
 * @throws ServiceError for an address whose server does not answer, or answers with something else. `origin` has the
 * resolved address.
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
export async function loadPolicy<Types extends EntrypointTypesByName<Types> = never>(
  source: [Types] extends [never] ? never : PolicySource | JavaScriptSource,
  options?: LoadPolicyOptions,
): Promise<EntrypointPolicy<Types>>;
/** Loads a policy of one input and one result, as `loadPolicy<Types>` does. */
export async function loadPolicy<Input = unknown, Result = JsonValue>(
  source: PolicySource | JavaScriptSource,
  options?: LoadPolicyOptions,
): Promise<Policy<Input, Result>>;
export async function loadPolicy(
  source: PolicySource | JavaScriptSource,
  options: LoadPolicyOptions = {},
): Promise<unknown> {
  // `evaluateSync` cannot load it, and whether an evaluation is recorded is known with the evaluation.
  const recorder = loadRecorder();
  // A failure is reported below, when there is no policy left open.
  recorder.catch(() => undefined);
  const policy = await (isJavaScriptSource(source)
    ? openPolicy(readJavaScriptFile(source), options, { javascript: source })
    : openPolicy(source, options));
  await orClose([policy], () => recorder);
  return policy;
}

/**
 * As `loadPolicy`, for asynchronous evaluations: the code for recordings is loaded when one is requested.
 *
 * @throws as `loadPolicy`
 */
export async function openPolicy(
  source: PolicySource,
  given: LoadPolicyOptions,
  where: EvaluationBackend = {},
): Promise<Policy> {
  const options = toLoadPolicyOptions(given);
  const { bundles } = splitVerify("loadPolicy", options.verify);
  const isOffline = options.replay !== undefined;
  return limitLoading(LOADING, options, async () =>
    load(await loadSource(source, { ...toReadOptions(options), bundles, isOffline }), options, where),
  );
}

/** @throws PolicyLoadError `runtime_stock` */
async function exactIfRequired(
  loaded: LoadedSource,
  options: LoadPolicyOptions,
): Promise<{ loaded: LoadedSource; origin: PolicyOrigin }> {
  if (loaded.kind === "rego" || options.recompile !== true) {
    return { loaded, origin: options.origin ?? (await getOrigin(loaded, toReadOptions(options))) };
  }
  const { throwSourceError, toExactSource } = await import("./exact-source.js");
  const { source, origin, runtime, why = "" } = await toExactSource(loaded, options);
  if (runtime === "other") return throwSourceError(message`${caller("recompile")}`, source, why);
  return { loaded: source, origin: options.origin ?? origin };
}

/**
 * Loads policies that are already read. Options for reading have no effect.
 *
 * @throws as `loadPolicy`
 */
export async function loadRead(
  read: LoadedSource,
  given: LoadPolicyOptions,
  where: EvaluationBackend = {},
): Promise<Policy> {
  const options = toLoadPolicyOptions(given);
  return limitLoading(LOADING, options, () => load(read, options, where));
}

async function load(
  read: LoadedSource,
  options: LoadPolicyOptions,
  where: EvaluationBackend,
): Promise<Policy> {
  const { verify, ...others } = options;
  const { evidence } = splitVerify("loadPolicy", verify);
  const hostBuiltins = createHostBuiltins({
    ...others,
    verify: evidence,
  });
  const { loaded, origin } = await exactIfRequired(read, options);
  const ownData = loaded.kind === "wasm" ? loaded.data : undefined;
  const explicitData = options.data === undefined ? ownData : options.data;
  const { wasm, data, packages, documents } = await makeReady(loaded, options);
  const policy = await createPolicy({
    subject: loaded.subject,
    wasm,
    builtins: options.builtins ?? [],
    // Most of them are loaded for policies that call one.
    standardBuiltin: async (name) =>
      hostBuiltins.get(name) ?? (await import("./std/registry.js")).findStandardBuiltin(name),
    // The compiler checked the source's own data against the rules; other data is checked like `setData`'s.
    data: explicitData === undefined ? data : undefined,
    entrypoint: defaultEntrypoint(options.entrypoint),
    packages,
    documents,
    maxMemoryBytes: options.maxMemoryBytes ?? DEFAULT_MAX_BYTES,
    startTimeoutMs: options.compileTimeoutMs,
    signal: options.signal,
    defaults: options.defaults ?? {},
    replay: options.replay,
    origin,
    version,
    ...where,
    workers:
      options.isolation === "worker" ? { max: options.maxWorkers, runtime: options.runtime } : undefined,
    loadStandard:
      options.synchronous === true
        ? async () => (await import("./std/registry.js")).loadStandardBuiltins()
        : undefined,
  });
  if (explicitData !== undefined) await orClose([policy], () => policy.setData(explicitData));
  return policy;
}
