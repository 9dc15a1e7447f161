import { findUnknown, type KnownDocuments } from "../../engine/source/unknown-reference.js";
import { formatReference } from "../../base/text/reference.js";

/** References to data by names. */
const REFERENCES_TO_DATA = /(?<![\w.])data((?:\.[A-Za-z_]\w*)+)/g;
const TEXTS = /"(?:[^"\\]|\\.)*"|`[^`]*`/g;

/**
 * Returns the reason why a reference to data by names is undefined if no rule and no data has one of the names, with the reference that
 * was likely meant: for `data.gate.dney`, also within a query.
 *
 * @returns `undefined` for other queries, such as those that define data by `with`, and for references to what exists.
 */
export function describeUnknown(query: string, all: KnownDocuments): string | undefined {
  if (/\bwith\s+data\b/.test(query)) return undefined;
  for (const [reference, names = ""] of query.replaceAll(TEXTS, '""').matchAll(REFERENCES_TO_DATA)) {
    const path = names.slice(1).split(".");
    const unknown = findUnknown(path, all);
    if (unknown === undefined) continue;
    const { missing, meant } = unknown;
    const shown = missing.length === path.length ? "it" : formatReference("data", missing);
    const advice = meant === undefined ? "" : `; did you mean ${formatReference("data", meant)}?`;
    return `${reference} is undefined: no policy and no data defines ${shown}${advice}`;
  }
  return undefined;
}
