import { formatReference } from "../../base/text/reference.js";
import type { RegoLocation } from "../../base/errors.js";
import { JsonSlice, getMembers, type JsonTree } from "../../base/terms/json-slice.js";
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
 * Where a document has a value at a path, or a non-object on the path to it, as in OPA's stores (`storage.NonEmpty`).
 * There `0` is the first element of an array.
 */
function takenPath(document: JsonTree, path: readonly string[]): readonly string[] | undefined {
  let value = document;
  for (const [index, part] of path.entries()) {
    const members = getMembers(value);
    const next = members === undefined ? getElement(value, part) : members.get(part);
    if (next === undefined) return members === undefined ? path.slice(0, index) : undefined;
    value = next;
  }
  return path;
}

/** Returns the element of an array that a key names. */
function getElement(value: JsonTree, key: string): JsonSlice | undefined {
  if (!(value instanceof JsonSlice) || !INDEX.test(key)) return undefined;
  let index = 0;
  for (const element of value.elements()) if (index++ === Number(key)) return element;
  return undefined;
}

/**
 * Finds all data in the place of rules, which would be hidden. OPA's compiler (`ast.CheckPathConflicts`) reports only
 * the first.
 *
 * @param data the base document.
 */
export function findDataConflicts<Document extends RuleDocument>(
  documents: readonly Document[],
  data: JsonTree,
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
  const position = location === undefined ? "" : ` at ${location.file}:${String(location.row)}`;
  const shown = dataFile === undefined ? "" : ` (${dataFile})`;
  return `the data has a value at ${formatReference("data", path)}${shown}, which would be hidden by the rule ${rule}${position}`;
}
