import { askCore, forReading } from "./ask-core.js";
import type { RegoDiagnostic } from "../../base/errors.js";
import type { ValueType } from "../builtin/value-type.js";
import { toRequestSchemas, type CheckRegoRequest } from "./check-rego.js";
import type { RegoAnnotations } from "./inspect-rego.js";
import type { NamedInputSchema } from "./judging-package.js";
import type { RegoOutline } from "./rego-outline.js";
import { toDiagnostics, type CoreDiagnostic } from "./rego-diagnostics.js";
import { toCompileError } from "./compile-rego.js";
import { toRequestSources } from "./rego-source.js";

interface RuleTypesRequest extends Omit<CheckRegoRequest, "strict" | "maxErrors" | "judging"> {
  /** `gate/deny`, `gate.deny` or `data.gate.deny`. Default: those of METADATA, else every package that is not a test. */
  entrypoints?: readonly string[] | undefined;
}

/** The METADATA, the schemas of the input and the type of the value of an entrypoint. */
export interface EntrypointTypes {
  /** With slashes: `gate/deny`. */
  name: string;
  /** METADATA of the rule or the package. */
  annotations?: RegoAnnotations;
  /** Those that METADATA names for its rules. Of one path there may be several, of different definitions. */
  schemas: readonly NamedInputSchema[];
  result: ValueType;
}

interface RuleTypesReply {
  entrypoints: EntrypointTypes[];
  warnings: CoreDiagnostic[];
  outline: RegoOutline;
}

/**
 * Infers the types of entrypoints.
 *
 * @throws PolicyLoadError `rego_invalid` for policies with errors, `entrypoint_unknown`, `opa_core_unavailable`.
 * @throws EvaluationError `timeout`, `aborted`, `stack_limit`, `memory_limit`, `opa_core_failed`.
 */
export async function inferRuleTypes(
  request: RuleTypesRequest,
): Promise<Omit<RuleTypesReply, "warnings"> & { warnings: RegoDiagnostic[] }> {
  const { files, entrypoints = [] } = request;
  const infer = {
    op: "ruleTypes",
    ...toRequestSources(request),
    schemas: toRequestSchemas(request),
    entrypoints,
  };
  const subject = "inferring the types of the policies";
  const reply = await askCore<RuleTypesReply>(subject, infer, forReading(request), {
    isPure: true,
    refused: (found) => toCompileError(found, request),
  });
  return { ...reply, warnings: toDiagnostics(reply.warnings, files) };
}
