import { PolicyLoadError } from "../errors.js";
import type { UnsuppliedReference } from "../opa/compile-judges.js";
import { formatDiagnostics, toDiagnostics } from "../opa/rego-diagnostics.js";
import type { RegoSourceFile } from "../opa/rego-source.js";
import type { BaseDocuments } from "../source/base-document.js";

/** References by their places. */
export function describeReferences(references: readonly UnsuppliedReference[]): string[] {
  return references.map(
    ({ reference, location }) => `${reference} (${location.file}:${String(location.row)})`,
  );
}

/**
 * Refuses references to data of which neither the policies nor the data supply anything: a file that was not given
 * makes rules undefined that would have refused.
 *
 * @param files for source lines in the error; empty for a compiled policy.
 * @param what the compiled policy, for the error.
 * @returns The other references to places that do not exist: to a rule that its package lacks, or to a part of the data.
 * @throws PolicyLoadError `reference_undefined` with all of them.
 */
export function checkReferences(
  unsupplied: readonly UnsuppliedReference[],
  files: readonly RegoSourceFile[],
  data: BaseDocuments,
  what?: string,
): UnsuppliedReference[] {
  const missing = unsupplied.filter(({ path }) => !data.has(path));
  const refused = missing.filter(({ path, inPackage }) => !inPackage && !data.has(path.slice(0, 1)));
  if (refused.length === 0) return missing;
  const found = refused.map(({ reference, location }) => ({
    code: "reference_undefined",
    message: `${reference}: neither the policies nor the data define it`,
    location,
  }));
  const diagnostics = toDiagnostics(found, files);
  throw new PolicyLoadError(
    `${what === undefined ? "" : `${what}: `}undefined references: rules that use them can never refuse. Pass the missing policies or data, or allow ` +
      `what may be absent with allowUndefined (--allow-undefined):\n${formatDiagnostics(diagnostics)}`,
    { code: "reference_undefined", diagnostics },
  );
}
