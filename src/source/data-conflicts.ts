import type { RegoLocation } from "../errors.js";
import type { VirtualDocument } from "../opa/rego-outline.js";

/** The place of a rule in `data`; without its location in a compiled policy. */
export type RuleDocument = Omit<VirtualDocument, "location" | "kind"> & {
  location?: RegoLocation | undefined;
};

const INDEX = /^(?:0|[1-9]\d*)$/;

/**
 * Whether a document has a value at a path, or a non-object on the way to it, as in OPA's stores (`storage.NonEmpty`).
 * There `0` is the first element of an array.
 */
function isTaken(document: unknown, path: readonly string[]): boolean {
  let value = document;
  for (const part of path) {
    if (typeof value !== "object" || value === null) return true;
    const isThere = Array.isArray(value)
      ? INDEX.test(part) && Number(part) < value.length
      : Object.hasOwn(value, part);
    if (!isThere) return Array.isArray(value);
    value = (value as Record<string, unknown>)[part];
  }
  return true;
}

/**
 * Finds all data in the place of rules, which would be hidden. OPA's compiler (`ast.CheckPathConflicts`) reports only
 * the first.
 *
 * @param data the base document, parsed.
 */
export function findDataConflicts<Document extends RuleDocument>(
  documents: readonly Document[],
  data: unknown,
): Document[] {
  return documents.filter(({ path }) => isTaken(data, path));
}

/** @param dataFile the file with the value, if known. */
export function describeConflict({ path, rule, location }: RuleDocument, dataFile?: string): string {
  const place = location === undefined ? "" : ` at ${location.file}:${String(location.row)}`;
  const shown = dataFile === undefined ? "" : ` (${dataFile})`;
  return `the data has a value at /${path.join("/")}${shown}, which would be hidden by the rule ${rule}${place}`;
}
