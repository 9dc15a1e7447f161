import { compileAtLevel, type CompileAnswer, type Compiled, type CompileOptions } from "./compile-levels.js";

export type { RegoSourceFile } from "./rego-source.js";

export interface CompileRegoRequest extends CompileOptions {
  /**
   * `gate/deny`, `gate.deny` or `data.gate.deny`. Default: those annotated `entrypoint: true`; without those
   * every package that is not a test.
   */
  entrypoints?: readonly string[];
}

export type CompileRegoResult = Compiled<CompileAnswer>;

/**
 * Compiles Rego to Wasm with OPA's compiler. Keeps print statements. The module contains no data. Where OPA's optimizer
 * fails, falls back to the next lower level with a warning (`optimize_skipped`).
 *
 * @throws PolicyLoadError `rego_invalid` with OPA's diagnostics, `entrypoint_unknown`, `opa_core_unavailable`.
 * @throws EvaluationError `timeout`, `aborted`, `stack_limit`, `memory_limit`, `opa_core_failed`.
 */
export function compileRego({
  entrypoints = [],
  ...options
}: CompileRegoRequest): Promise<CompileRegoResult> {
  return compileAtLevel(options, { entrypoints });
}
