import type { RegoSources } from "../opa/rego-source.js";
import type { RegoPackage } from "../rego/rego-package.js";

/**
 * The packages of Rego sources with their rules. They are parsed, not compiled.
 *
 * @throws PolicyLoadError `rego_invalid` with OPA's errors.
 */
export async function listPackages(sources: RegoSources, signal: AbortSignal): Promise<RegoPackage[]> {
  const [{ parseReply, runInCore }, { toRequestSources }, { invalidRego, toDiagnostics }] = await Promise.all(
    [import("../opa/run-in-core.js"), import("../opa/rego-source.js"), import("../opa/rego-diagnostics.js")],
  );
  const { ok, bytes } = await runInCore({
    what: "reading the policies",
    request: { op: "inspect", ...toRequestSources(sources) },
    signal,
  });
  if (!ok) throw invalidRego(toDiagnostics(parseReply(bytes), sources.files));
  return parseReply<{ packages: RegoPackage[] }>(bytes).packages;
}
