import { getMembers, type JsonSlice, type JsonTree, toJsonBytes } from "../../base/terms/json-slice.js";
import { decodeEscapes } from "../../base/text/percent-escapes.js";
import { RegoNumber, RegoObject, RegoSet, type Term } from "../../base/terms/term.js";
import { toCanonicalText } from "../../base/terms/term-text.js";
import { ApiError } from "./api-error.js";

/** One key of a path below `data`: for an array, an integer. */
export type PathKey = string | RegoNumber;

const INTEGER = /^([+-]?)(\d{1,19})$/;

/**
 * Parses the part of a URL's path that specifies a document, as OPA does: empty segments are skipped, and integers are
 * numbers.
 *
 * @param escaped as in the URL: `app/authz/a%2Fb`.
 * @throws ApiError for a key with a quotation mark, which OPA refuses too.
 */
export function readDataPath(escaped: string): PathKey[] {
  const parts = escaped.split("/").filter((part) => part !== "");
  return parts.map((part) => {
    const key = decodeEscapes(part) ?? part;
    if (key.includes('"')) {
      const logged = { code: "invalid_parameter", message: `invalid path: invalid ref term '${key}'` };
      throw new ApiError(500, "internal_error", `${logged.code}: ${logged.message}`, { logged });
    }
    const integer = INTEGER.exec(key);
    if (integer === null) return key;
    return new RegoNumber(String(BigInt(`${integer[1] === "-" ? "-" : ""}${integer[2] ?? ""}`)));
  });
}

/** The text of a key, as in the base document and OPA's decision log. */
function keyText(key: PathKey): string {
  return typeof key === "string" ? key : key.text;
}

function getChild(value: Term, key: PathKey): Term | undefined {
  if (Array.isArray(value)) return typeof key === "string" ? undefined : value[Number(key.text)];
  if (!(value instanceof RegoSet || value instanceof RegoObject)) return undefined;
  if (value instanceof RegoObject && typeof key === "string") return value.get(key);
  const wanted = toCanonicalText(key);
  return value instanceof RegoSet
    ? value.items.find((item) => toCanonicalText(item) === wanted)
    : value.entries.findLast(([name]) => toCanonicalText(name) === wanted)?.[1];
}

/** The part of a value: a member, an element by its index, or for a set the element itself. */
export function getPart(value: Term | undefined, path: readonly PathKey[]): Term | undefined {
  let part = value;
  for (const key of path) {
    if (part === undefined) return undefined;
    part = getChild(part, key);
  }
  return part;
}

function getElement(slice: JsonSlice, key: PathKey): JsonSlice | undefined {
  if (typeof key === "string") return undefined;
  let index = Number(key.text);
  if (index < 0) return undefined;
  for (const element of slice.elements()) if (index-- === 0) return element;
  return undefined;
}

/** The JSON text of a part of a base document, in UTF-8. */
export function readBasePart(data: JsonTree, path: readonly PathKey[]): Uint8Array | undefined {
  let part: JsonTree | undefined = data;
  for (const key of path) {
    const members = getMembers(part);
    part = members === undefined ? getElement(part as JsonSlice, key) : members.get(keyText(key));
    if (part === undefined) return undefined;
  }
  return toJsonBytes(part);
}
