import { findUnknown, type KnownDocuments } from "../../engine/source/unknown-reference.js";
import { formatReference } from "../../base/text/reference.js";

const REFERENCE_TO_DATA = /^data((?:\.[A-Za-z_]\w*)+)$/;

/**
 * Returns the reason why a reference to data by names is undefined if no rule and no data has one of the names, with the reference that
 * was likely meant: for `data.gate.dney`.
 *
 * @returns `undefined` for other queries, and for a reference to something that exists.
 */
export function describeUnknown(query: string, all: KnownDocuments): string | undefined {
  const path = REFERENCE_TO_DATA.exec(query.trim())?.[1]?.slice(1).split(".");
  const unknown = path === undefined ? undefined : findUnknown(path, all);
  if (unknown === undefined) return undefined;
  const { missing, meant } = unknown;
  const shown = missing.length === path?.length ? "it" : formatReference("data", missing);
  const advice = meant === undefined ? "" : `; did you mean ${formatReference("data", meant)}?`;
  return `${query.trim()} is undefined: no policy and no data defines ${shown}${advice}`;
}
