import { askCore, forReading } from "./ask-core.js";
import type { RegoDiagnostic } from "../../base/errors.js";
import { toGateRequest, type FoundJudges, type JudgingRequest } from "./judging-request.js";
import type { RegoOutline } from "./rego-outline.js";
import { toDiagnostics, type CoreDiagnostic } from "./rego-diagnostics.js";
import { toRequestSources, type RegoSources } from "./rego-source.js";
import type { CoreRunOptions } from "./run-in-core.js";

export interface CheckRegoRequest extends Omit<RegoSources, "data">, CoreRunOptions {
  /** OPA's strict mode: treats warnings as errors. Default: false. */
  strict?: boolean;
  /** JSON Schemas by OPA's names: `schema`, `schema.input`, `schema["my-schema"]`. */
  schemas?: Readonly<Record<string, unknown>> | undefined;
  /** Schemas used only when METADATA names one with their prefix: `schema.regohost`. */
  optionalSchemas?: Readonly<Record<string, unknown>> | undefined;
  /** Maximum number of reported errors. Default: OPA's, 10. */
  maxErrors?: number | undefined;
  /** Also finds the packages that judge, where there are no errors. */
  judging?: JudgingRequest | undefined;
}

interface CheckRegoResult {
  /** The errors; empty when the policies compile. */
  diagnostics: RegoDiagnostic[];
  /** Findings of strict mode. Checked only without errors. */
  warnings: RegoDiagnostic[];
  /** Absent when the policies cannot be parsed. */
  outline: RegoOutline | undefined;
  /** The packages that judge; absent unless requested, and with errors. */
  judges?: FoundJudges | undefined;
}

interface CheckAnswer {
  diagnostics: CoreDiagnostic[];
  warnings: CoreDiagnostic[];
  outline?: RegoOutline;
  gate?: FoundJudges;
}

/** Returns the schemas in opa-core's form. */
export function toRequestSchemas({
  schemas = {},
  optionalSchemas = {},
}: Pick<CheckRegoRequest, "schemas" | "optionalSchemas">): {
  name: string;
  json: unknown;
  optional: boolean;
}[] {
  return [
    ...Object.entries(optionalSchemas).map(([name, json]) => ({ name, json, optional: true })),
    // Of two schemas with the same name, the last one applies.
    ...Object.entries(schemas).map(([name, json]) => ({ name, json, optional: false })),
  ];
}

/**
 * Checks policies as `opa check` does.
 *
 * @throws PolicyLoadError `rego_invalid` for schemas that cannot be read, `opa_core_unavailable`.
 * @throws EvaluationError `timeout`, `aborted`, `stack_limit`, `memory_limit`, `opa_core_failed`.
 */
export async function checkRego(request: CheckRegoRequest): Promise<CheckRegoResult> {
  const { files, strict = false, maxErrors = 0, judging } = request;
  const check = {
    op: "check",
    ...toRequestSources(request),
    strict,
    schemas: toRequestSchemas(request),
    maxErrors,
    ...(judging === undefined ? {} : { gate: toGateRequest(judging) }),
  };
  const found = await askCore<CheckAnswer>("checking the policies", check, forReading(request), {
    isPure: true,
  });
  return {
    diagnostics: toDiagnostics(found.diagnostics, files),
    warnings: toDiagnostics(found.warnings, files),
    outline: found.outline,
    judges: found.gate,
  };
}
