import type { RegoDiagnostic } from "../errors.js";
import { invalidRego, toDiagnostics, type CoreDiagnostic } from "./rego-diagnostics.js";
import { toRequestSources, type RegoSources } from "./rego-source.js";
import { parseReply, READING_TIMEOUT_MS, runInCore, type CoreRunOptions } from "./run-in-core.js";

export interface CheckRegoRequest extends RegoSources, CoreRunOptions {
  /** OPA's strict mode: what is otherwise a warning is an error. Default: false. */
  strict?: boolean;
  /** JSON Schemas by OPA's names for them: `schema`, `schema.input`, `schema["my-schema"]`. */
  schemas?: Readonly<Record<string, unknown>>;
  /** How many errors are reported. Default: OPA's, 10. */
  maxErrors?: number;
}

export interface CheckRegoResult {
  /** The errors; none when the policies compile. */
  diagnostics: RegoDiagnostic[];
  /** What strict mode would refuse. Only looked for when there are no errors. */
  warnings: RegoDiagnostic[];
}

/** The schemas as opa-core takes them. */
export function toRequestSchemas(
  schemas: Readonly<Record<string, unknown>> = {},
): { name: string; json: unknown }[] {
  return Object.entries(schemas).map(([name, json]) => ({ name, json }));
}

/**
 * Checks policies as `opa check` does.
 *
 * @throws PolicyLoadError `rego_invalid` for data or schemas that cannot be read, `opa_core_unavailable`.
 * @throws EvaluationError `timeout`, `aborted`, `stack_limit`, `memory_limit`, `opa_core_failed`.
 */
export async function checkRego(request: CheckRegoRequest): Promise<CheckRegoResult> {
  const { files, strict, schemas, maxErrors, signal, timeoutMs = READING_TIMEOUT_MS } = request;
  const { ok, bytes } = await runInCore({
    what: "checking the policies",
    request: {
      op: "check",
      ...toRequestSources(request),
      strict: strict ?? false,
      schemas: toRequestSchemas(schemas),
      maxErrors: maxErrors ?? 0,
    },
    signal,
    timeoutMs,
  });
  if (!ok) throw invalidRego(toDiagnostics(parseReply<CoreDiagnostic[]>(bytes), files));
  const found = parseReply<{ diagnostics: CoreDiagnostic[]; warnings: CoreDiagnostic[] }>(bytes);
  return {
    diagnostics: toDiagnostics(found.diagnostics, files),
    warnings: toDiagnostics(found.warnings, files),
  };
}
