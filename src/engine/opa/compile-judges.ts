import type { RegoDiagnostic } from "../../base/errors.js";
import { toRequestSchemas, type CheckRegoRequest } from "./check-rego.js";
import { compileAtLevel, type CompileAnswer, type CompileOptions } from "./compile-rego.js";
import type { RegoOutline, UnsuppliedReference } from "./rego-outline.js";
import {
  toJudgingPackage,
  type IgnoredRule,
  type JudgingPackage,
  type MetadataBlock,
} from "./judging-package.js";
import { toGateRequest, type FoundJudges, type JudgingRequest } from "./judging-request.js";

interface CompileJudgesRequest
  extends CompileOptions, JudgingRequest, Pick<CheckRegoRequest, "schemas" | "optionalSchemas"> {}

/** The judging packages, or the reasons that the gate must not judge. */
export type CompileJudgesResult =
  | {
      /** The arguments without a policy. */
      withoutPolicy: readonly string[];
      /** The files of `tests` that contain a policy and no test. */
      policiesInTests: readonly string[];
      /** The namespaces, or patterns of them, in which families read nothing. */
      withoutRules: readonly string[];
      /** The namespaces with rules that families would read. */
      unread: readonly string[];
      ignored: readonly IgnoredRule[];
    }
  | {
      /** By their first source, and by their paths. */
      judging: readonly JudgingPackage[];
      ignored: readonly IgnoredRule[];
      metadata: readonly MetadataBlock[];
      unsupplied: readonly UnsuppliedReference[];
      /** Namespaces with rules that families would read, but that were not requested. */
      unread: readonly string[];
      wasm: Uint8Array;
      outline: RegoOutline;
      warnings: readonly RegoDiagnostic[];
    };

interface GateAnswer extends CompileAnswer {
  gate: FoundJudges;
}

/**
 * Finds the judging packages and compiles one entrypoint for each, in one parse. Set definitions with different
 * METADATA stay separate. Errors refer to the original policies.
 *
 * @throws PolicyLoadError `rego_invalid` with OPA's diagnostics, those of `tests` too, `opa_core_unavailable`.
 * @throws EvaluationError `timeout`, `aborted`, `stack_limit`, `memory_limit`, `opa_core_failed`.
 */
export async function compileJudges(request: CompileJudgesRequest): Promise<CompileJudgesResult> {
  const { gate, wasm, outline, warnings } = await compileAtLevel<GateAnswer>(request, {
    schemas: toRequestSchemas(request),
    gate: toGateRequest(request),
  });
  const { withoutPolicy, policiesInTests, ignored, metadata, unsupplied, withoutRules, unread } = gate;
  if (withoutPolicy.length > 0 || policiesInTests.length > 0 || withoutRules.length > 0) {
    return { withoutPolicy, policiesInTests, withoutRules, unread, ignored };
  }
  const judging = gate.judging.map(toJudgingPackage);
  return { judging, ignored, metadata, unsupplied, unread, wasm, outline, warnings };
}
