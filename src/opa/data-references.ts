import { invalidReference } from "./compile-rego.js";
import { invalidRego, toDiagnostics, type CoreDiagnostic } from "./rego-diagnostics.js";
import { parseReply, READING_TIMEOUT_MS, runInCore, type CoreRunOptions } from "./run-in-core.js";

/**
 * The paths below `data` of references such as `data.inventory["a b"]`; `undefined` for one with a key that is not a
 * string.
 *
 * @throws ConfigurationError `config_invalid` for a text that is not a reference to data.
 * @throws PolicyLoadError `opa_core_unavailable`.
 * @throws EvaluationError `timeout`, `aborted`, `opa_core_failed`.
 */
export async function parseDataReferences(
  references: readonly string[],
  { signal, timeoutMs = READING_TIMEOUT_MS }: CoreRunOptions,
): Promise<(readonly string[] | undefined)[]> {
  const { ok, bytes } = await runInCore({
    what: "reading references",
    request: { op: "references", references },
    signal,
    timeoutMs,
  });
  if (ok) return parseReply<(string[] | null)[]>(bytes).map((path) => path ?? undefined);
  const found = parseReply<CoreDiagnostic[]>(bytes);
  throw invalidReference(found) ?? invalidRego(toDiagnostics(found, []));
}
