import { invalidRego, toDiagnostics } from "../opa/rego-diagnostics.js";
import type { RegoOutline } from "../opa/rego-outline.js";
import type { RegoSourceFile } from "../opa/rego-source.js";
import type { BaseDocuments } from "./base-document.js";
import { checkBundleRoots, type BundleRoots } from "./bundle-roots.js";
import { describeConflict } from "./data-conflicts.js";

/** Rego with its bundles. */
export interface CheckedSource {
  files: readonly RegoSourceFile[];
  roots: readonly BundleRoots[];
}

/**
 * Checks opa-core's outline of a source: packages stay within their bundles' roots, and no data is in the place of a
 * rule. If this throws, discard what opa-core computed from the data.
 *
 * @throws PolicyLoadError `bundle_invalid`; `rego_invalid` with all conflicts, those of data with data too, each with the
 * files; `data_invalid` when only data conflict.
 */
export function checkOutline(
  { files, documents }: RegoOutline,
  source: CheckedSource,
  data: BaseDocuments,
): void {
  checkBundleRoots(source.roots, files);
  const conflicts = data.conflictsWith(documents);
  if (conflicts.length === 0) {
    data.checkConflicts();
    return;
  }
  const found = conflicts.map((conflict) => ({
    code: "rego_compile_error",
    message: describeConflict(conflict, data.fileOf(conflict.path)),
    location: conflict.document.location,
  }));
  const among = data.conflicts.map((message) => ({ code: "data_conflict", message }));
  throw invalidRego([...toDiagnostics(found, source.files), ...among]);
}
