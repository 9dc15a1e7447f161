import { invalidBundle } from "../../base/errors.js";
import { askCore, forReading } from "./ask-core.js";
import type { CoreRunOptions } from "./run-in-core.js";

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
  subject: string,
  manifest: ManifestVersions,
  paths: readonly string[],
  options: CoreRunOptions,
): Promise<("v0" | "v1" | undefined)[]> {
  const request = { op: "regoVersions", manifest, paths };
  const versions = await askCore<("v0" | "v1" | "")[]>("reading a manifest", request, forReading(options), {
    refused: ([found]) =>
      invalidBundle(`${subject}: .manifest: ${found?.message ?? "invalid file_rego_versions"}`),
  });
  return versions.map((version) => (version === "" ? undefined : version));
}
