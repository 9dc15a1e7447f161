import { invalidRego, toDiagnostics } from "../opa/rego-diagnostics.js";
import type { RegoOutline } from "../opa/rego-outline.js";
import type { RegoSourceFile } from "../opa/rego-source.js";
import type { BaseDocuments } from "./base-document.js";
import { checkBundleRoots, type BundleRoots } from "./bundle-roots.js";
import { describeConflict, findDataConflicts } from "./data-conflicts.js";

/** Rego with its bundles. */
export interface CheckedSource {
  files: readonly RegoSourceFile[];
  roots: readonly BundleRoots[];
}

/**
 * Checks opa-core's outline of a source: packages stay within their bundles' roots, and no data is in the place of a
 * rule. If this throws, discard what opa-core computed from the data.
 *
 * @throws PolicyLoadError `bundle_invalid`; `rego_invalid` with all conflicts, each with the files of the rule and of the
 * data.
 */
export function checkOutline(
  { files, documents }: RegoOutline,
  source: CheckedSource,
  data: BaseDocuments,
): void {
  checkBundleRoots(source.roots, files);
  if (data.json === "{}" || documents.length === 0) return;
  const conflicts = findDataConflicts(documents, JSON.parse(data.json));
  if (conflicts.length === 0) return;
  const found = conflicts.map((conflict) => ({
    code: "rego_compile_error",
    message: describeConflict(conflict, data.fileOf(conflict.path)),
    location: conflict.location,
  }));
  throw invalidRego(toDiagnostics(found, source.files));
}
