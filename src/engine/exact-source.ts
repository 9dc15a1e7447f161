import type { CompiledRego, CompilePolicyOptions } from "./compile-policy.js";
import { PolicyLoadError, type ErrorCode } from "../base/errors.js";
import type { CompiledSource, RegoSource } from "./source/bundle.js";
import { toReadOptions } from "./source/source-options.js";
import { getOrigin, type PolicyOrigin } from "./source/policy-origin.js";
import { plannerMark } from "../base/version.js";
import { isGenerated, VERDICT_PACKAGE } from "./wasm/entrypoint-name.js";
import { readNamedRules } from "./wasm/function-names.js";
import { hasOurRuntime, OF_OTHER_RUNTIME, OTHER_RUNTIME } from "./wasm/module-runtime.js";
import { openModule } from "./wasm/open-module.js";
import { readPlannerMark } from "./wasm/policy-description.js";
import { isBytes } from "../base/realms.js";
import { message, type Message } from "../base/message.js";

/** A compiled policy, as it is or compiled again from the Rego beside it. */
interface ExactSource {
  source: CompiledSource;
  /** `other`: compiled with OPA's own runtime or planner, or unknown ones. */
  runtime: "ours" | "recompiled" | "other";
  /** Of the module, or of the Rego that was compiled again. */
  origin: PolicyOrigin;
  /** Why another one was not compiled again. */
  why?: string;
}

/** Memory limit of the instance that lists its entrypoints. */
const MAX_MEMORY_BYTES = 1024 * 1024 * 1024;

/** Codes for Rego that cannot be compiled. Any other error, such as a time limit, does not show that. */
const NOT_COMPILABLE: readonly ErrorCode[] = [
  "rego_invalid",
  "entrypoint_unknown",
  "bundle_invalid",
  "policy_missing",
];

/**
 * Compiles the Rego of a bundle for the entrypoints of its module.
 *
 * OPA takes the rules that are entrypoints out of the Rego. Other rules can remain at their places, so every rule of the
 * module must be defined at exactly its place.
 *
 * @returns The module, or why there is none.
 */
async function recompile(
  rego: RegoSource,
  wasm: Uint8Array,
  options: CompilePolicyOptions,
): Promise<Uint8Array | string> {
  const { paths, isComplete } = readNamedRules(wasm);
  if (!isComplete) return "the module does not name its rules";
  const { instance } = openModule(wasm, rego.subject, MAX_MEMORY_BYTES);
  const entrypoint = Object.keys(instance.entrypointIds()).filter((name) => !isGenerated(name));
  const { compileSource } = await import("./compile-policy.js");
  let compiled: CompiledRego;
  try {
    compiled = await compileSource(rego, { ...options, entrypoint }, true);
  } catch (error) {
    if (!(error instanceof PolicyLoadError) || !NOT_COMPILABLE.includes(error.code)) throw error;
    if (error.code === "entrypoint_unknown")
      return `its Rego does not define all of ${entrypoint.join(", ")}`;
    if (error.code === "policy_missing") return error.message;
    return `its Rego does not compile: ${error.diagnostics[0]?.message ?? error.message}`;
  }
  const known = new Set(compiled.outline.documents.map(({ path }) => JSON.stringify(path)));
  const missing = paths.filter((path) => path[0] !== VERDICT_PACKAGE && !known.has(JSON.stringify(path)));
  if (missing.length === 0) return compiled.wasm;
  return `its Rego lacks rules of the module: ${missing.map((path) => path.join("/")).join(", ")}`;
}

/** Returns whether a module has this package's runtime, and states that its planner compiled it. */
function hasBundledRuntime({ wasm }: CompiledSource): boolean {
  return hasOurRuntime(wasm) && readPlannerMark(wasm) === plannerMark;
}

/**
 * Returns a compiled policy that answers as OPA's evaluator does, where that is possible: compiled by this package, or
 * compiled again from the Rego beside it.
 *
 * @throws PolicyLoadError `wasm_invalid`, `opa_core_unavailable`.
 * @throws EvaluationError `timeout`, `aborted`, `stack_limit`, `memory_limit`, `opa_core_failed`.
 */
export async function toExactSource(
  source: CompiledSource,
  options: CompilePolicyOptions,
): Promise<ExactSource> {
  const limits = toReadOptions(options);
  const origin = await getOrigin(source, limits);
  if (hasBundledRuntime(source)) return { source, origin, runtime: "ours" };
  const { wasm, rego, isSigned } = source;
  if (rego === undefined || !isBytes(wasm)) {
    return { source, origin, runtime: "other", why: "it holds no Rego" };
  }
  if (isSigned === true) return { source, origin, runtime: "other", why: "it is signed" };
  const module = await recompile(rego, wasm, options);
  return typeof module === "string"
    ? { source, origin, runtime: "other", why: module }
    : { source: { ...source, wasm: module }, origin: await getOrigin(rego, limits), runtime: "recompiled" };
}

/** @param by the option that refuses it. @throws PolicyLoadError `runtime_stock` */
export function throwSourceError(by: Message, { subject }: CompiledSource, why: string): never {
  throw new PolicyLoadError(
    message`${by}${subject} was compiled with ${OTHER_RUNTIME}: ${OF_OTHER_RUNTIME}. It cannot be compiled again: ${why}; pass its Rego, or compile that with \`regohost build\``,
    { code: "runtime_stock" },
  );
}
