import type { RegoPackage } from "./compile-rego.js";
import { invalidRego, toDiagnostics, type CoreDiagnostic } from "./rego-diagnostics.js";
import { toRequestSources, type RegoSources } from "./rego-source.js";
import { parseReply, READING_TIMEOUT_MS, runInCore, type CoreRunOptions } from "./run-in-core.js";

/**
 * The packages of policies, their rules and annotations, without compiling them.
 *
 * @throws PolicyLoadError `rego_invalid`, `opa_core_unavailable`.
 * @throws EvaluationError `timeout`, `aborted`, `stack_limit`, `memory_limit`, `opa_core_failed`.
 */
export async function inspectRego(request: RegoSources & CoreRunOptions): Promise<RegoPackage[]> {
  const { files, signal, timeoutMs = READING_TIMEOUT_MS } = request;
  const { ok, bytes } = await runInCore({
    what: "reading the policies",
    request: { op: "inspect", ...toRequestSources(request) },
    signal,
    timeoutMs,
  });
  if (!ok) throw invalidRego(toDiagnostics(parseReply<CoreDiagnostic[]>(bytes), files));
  return parseReply<{ packages: RegoPackage[] }>(bytes).packages;
}
