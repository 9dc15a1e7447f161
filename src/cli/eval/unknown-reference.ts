import type { VirtualDocument } from "../../engine/opa/rego-outline.js";
import type { BaseDocuments } from "../../engine/source/base-document.js";
import { nearestName } from "../../base/text/nearest.js";
import { formatReference } from "../../base/text/reference.js";

/** The policies and data of a query. */
interface QueriedDocuments {
  documents: readonly Pick<VirtualDocument, "path">[];
  data: Pick<BaseDocuments, "namesAt">;
}

const REFERENCE_TO_DATA = /^data((?:\.[A-Za-z_]\w*)+)$/;

/** The names below a path, and whether it leads into the value of a rule, whose keys are unknown. */
function listNames(path: readonly string[], { documents, data }: QueriedDocuments): Set<string> | undefined {
  const names = new Set(data.namesAt(path));
  for (const rule of documents) {
    if (!rule.path.every((key, index) => index >= path.length || key === path[index])) continue;
    const [next] = rule.path.slice(path.length);
    if (next === undefined) return undefined;
    names.add(next);
  }
  return names;
}

function isKnown(path: readonly string[], all: QueriedDocuments): boolean {
  const names = listNames(path.slice(0, -1), all);
  return names === undefined || names.has(path.at(-1) ?? "");
}

/**
 * Returns the reason why a reference to data by names is undefined if no rule and no data has one of the names, with the reference that
 * was likely meant: for `data.gate.dney`.
 *
 * @returns `undefined` for other queries, and for a reference to something that exists.
 */
export function describeUnknown(query: string, all: QueriedDocuments): string | undefined {
  const path = REFERENCE_TO_DATA.exec(query.trim())?.[1]?.slice(1).split(".");
  if (path === undefined) return undefined;
  for (const [index, name] of path.entries()) {
    const above = path.slice(0, index);
    const names = listNames(above, all);
    if (names === undefined) return undefined;
    if (names.has(name)) continue;
    const missing = index === path.length - 1 ? "it" : formatReference("data", path.slice(0, index + 1));
    const near = nearestName(name, [...names]);
    const start = [...above, near ?? ""];
    const meant = [start.concat(path.slice(index + 1)), start].find((one) => isKnown(one, all)) ?? start;
    const advice = near === undefined ? "" : `; did you mean ${formatReference("data", meant)}?`;
    return `${query.trim()} is undefined: no policy and no data defines ${missing}${advice}`;
  }
  return undefined;
}
