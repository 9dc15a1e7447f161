import type { RegoLocation } from "../errors.js";
import type { VirtualDocument } from "../opa/rego-outline.js";

/** The place of a rule in `data`; without its location in a compiled policy. */
export type RuleDocument = Omit<VirtualDocument, "location" | "kind"> & {
  location?: RegoLocation | undefined;
};

const INDEX = /^(?:0|[1-9]\d*)$/;

/** Data in the place of a rule. */
export interface DataConflict<Document extends RuleDocument> {
  document: Document;
  /** Where the value is: at the rule's path, or a value other than an object above it. */
  path: readonly string[];
}

/**
 * Where a document has a value at a path, or a non-object on the way to it, as in OPA's stores (`storage.NonEmpty`).
 * There `0` is the first element of an array.
 */
function takenPath(document: unknown, path: readonly string[]): readonly string[] | undefined {
  let value = document;
  for (const [index, part] of path.entries()) {
    const above = path.slice(0, index);
    if (typeof value !== "object" || value === null) return above;
    const isThere = Array.isArray(value)
      ? INDEX.test(part) && Number(part) < value.length
      : Object.hasOwn(value, part);
    if (!isThere) return Array.isArray(value) ? above : undefined;
    value = (value as Record<string, unknown>)[part];
  }
  return path;
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
): DataConflict<Document>[] {
  return documents.flatMap((document) => {
    const path = takenPath(data, document.path);
    return path === undefined ? [] : [{ document, path }];
  });
}

/** @param dataFile the file with the value, if known. */
export function describeConflict(
  { document: { rule, location }, path }: DataConflict<RuleDocument>,
  dataFile?: string,
): string {
  const place = location === undefined ? "" : ` at ${location.file}:${String(location.row)}`;
  const shown = dataFile === undefined ? "" : ` (${dataFile})`;
  return `the data has a value at ${dataReference(path)}${shown}, which would be hidden by the rule ${rule}${place}`;
}

/** A place in `data` as a reference: `data.gate["a-b"]`. */
export function dataReference(path: readonly string[]): string {
  const keys = path.map((key) => (/^[A-Za-z_]\w*$/.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`));
  return `data${keys.join("")}`;
}
