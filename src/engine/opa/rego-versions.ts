import { READING_TIMEOUT_MS } from "../../base/async/reading.js";
import { PolicyLoadError } from "../../base/errors.js";
import type { CoreDiagnostic } from "./rego-diagnostics.js";
import { parseReply, runInCore, type CoreRunOptions } from "./run-in-core.js";

/** The Rego versions in the manifest of a bundle. The keys of `file_rego_versions` are patterns of OPA's globs. */
interface ManifestVersions {
  rego_version?: number | undefined;
  file_rego_versions?: Readonly<Record<string, number>> | undefined;
}

/**
 * Reads the Rego versions of a bundle's files from its manifest, as OPA does; `undefined` where it specifies none.
 *
 * @param paths in the bundle, such as `/a/b.rego`.
 * @throws PolicyLoadError `bundle_invalid` for an invalid pattern or an unknown version, `opa_core_unavailable`.
 * @throws EvaluationError `timeout`, `aborted`, `opa_core_failed`.
 */
export async function readRegoVersions(
  what: string,
  manifest: ManifestVersions,
  paths: readonly string[],
  { signal, timeoutMs = READING_TIMEOUT_MS }: CoreRunOptions,
): Promise<("v0" | "v1" | undefined)[]> {
  const { ok, bytes } = await runInCore({
    what: "reading a manifest",
    request: { op: "regoVersions", manifest, paths },
    signal,
    timeoutMs,
  });
  if (ok)
    return parseReply<("v0" | "v1" | "")[]>(bytes).map((version) => (version === "" ? undefined : version));
  const [found] = parseReply<CoreDiagnostic[]>(bytes);
  throw new PolicyLoadError(`${what}: .manifest: ${found?.message ?? "invalid file_rego_versions"}`, {
    code: "bundle_invalid",
  });
}
