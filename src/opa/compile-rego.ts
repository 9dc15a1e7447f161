import { compileAtLevel, type CompileAnswer, type Compiled, type CompileOptions } from "./compile-levels.js";
import type { UnsuppliedReference } from "./compile-judges.js";
import type { RegoAnnotations } from "./inspect-rego.js";

export type { RegoSourceFile } from "./rego-source.js";

export interface CompileRegoRequest extends CompileOptions {
  /**
   * `gate/deny`, `gate.deny` or `data.gate.deny`. Default: those annotated `entrypoint: true`; without those
   * every package that is not a test.
   */
  entrypoints?: readonly string[];
  /** Whether to describe the policy, which takes another pass over it. Default: false. */
  describe?: boolean;
}

/** What a module does not tell of itself. */
export interface RegoDescription {
  /** The references to data that no rule supplies, by place. */
  unsupplied: UnsuppliedReference[];
  /** The METADATA of the rules that are entrypoints, by entrypoint. */
  annotations: Record<string, RegoAnnotations[]>;
}

interface RegoAnswer extends CompileAnswer {
  /** If requested. */
  description?: RegoDescription;
}

export type CompileRegoResult = Compiled<RegoAnswer>;

/**
 * Compiles Rego to Wasm with OPA's compiler. Keeps print statements. The module contains no data. Where OPA's optimizer
 * fails, falls back to the next lower level with a warning (`optimize_skipped`).
 *
 * @throws PolicyLoadError `rego_invalid` with OPA's diagnostics, `entrypoint_unknown`, `opa_core_unavailable`.
 * @throws EvaluationError `timeout`, `aborted`, `stack_limit`, `memory_limit`, `opa_core_failed`.
 */
export function compileRego({
  entrypoints = [],
  describe = false,
  ...options
}: CompileRegoRequest): Promise<CompileRegoResult> {
  return compileAtLevel<RegoAnswer>(options, { entrypoints, describe });
}
