import { invalidRego, toDiagnostics, type CoreDiagnostic } from "./rego-diagnostics.js";
import { toRequestSources, type RegoSourceFile, type RegoSources } from "./rego-source.js";
import { parseReply, READING_TIMEOUT_MS, runInCore, type CoreRunOptions } from "./run-in-core.js";

export interface FormatRegoRequest extends Omit<RegoSources, "data">, CoreRunOptions {
  /** Rego version of the output; `v0v1` is valid in both. Default: the input's version. */
  targetVersion?: "v0" | "v1" | "v0v1";
  /** Removes imports that v1 does not need. Default: false. */
  dropV0Imports?: boolean;
}

export interface FormattedFile extends RegoSourceFile {
  changed: boolean;
}

/**
 * Formats files as `opa fmt` does.
 *
 * @throws PolicyLoadError `rego_invalid` with the errors of all files, `opa_core_unavailable`.
 * @throws EvaluationError `timeout`, `aborted`, `stack_limit`, `memory_limit`, `opa_core_failed`.
 */
export async function formatRego(request: FormatRegoRequest): Promise<FormattedFile[]> {
  const { files, targetVersion, dropV0Imports, signal, timeoutMs = READING_TIMEOUT_MS } = request;
  const { ok, bytes } = await runInCore({
    what: "formatting the policies",
    request: {
      op: "format",
      ...toRequestSources(request),
      targetVersion: targetVersion ?? "",
      dropV0Imports: dropV0Imports ?? false,
    },
    signal,
    timeoutMs,
  });
  if (!ok) throw invalidRego(toDiagnostics(parseReply<CoreDiagnostic[]>(bytes), files));
  return parseReply<FormattedFile[]>(bytes);
}
