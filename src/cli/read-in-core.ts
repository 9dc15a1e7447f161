import type { RegoSources } from "../opa/rego-source.js";

/**
 * What opa-core reads from Rego sources without compiling them: `inspect` their packages, or `parse` their syntax.
 *
 * @throws PolicyLoadError `rego_invalid` with OPA's errors.
 */
export async function readInCore<T>(
  op: "inspect" | "parse",
  sources: RegoSources,
  signal: AbortSignal,
): Promise<T> {
  const [{ parseReply, runInCore }, { toRequestSources }, { invalidRego, toDiagnostics }] = await Promise.all(
    [import("../opa/run-in-core.js"), import("../opa/rego-source.js"), import("../opa/rego-diagnostics.js")],
  );
  const { ok, bytes } = await runInCore({
    what: "reading the policies",
    request: { op, ...toRequestSources(sources) },
    signal,
  });
  if (!ok) throw invalidRego(toDiagnostics(parseReply(bytes), sources.files));
  return parseReply<T>(bytes);
}
