import { nearestName } from "../../base/text/nearest.js";
import { formatReference } from "../../base/text/reference.js";
import type { BaseDocuments } from "./base-document.js";
import type { UnsuppliedReference, VirtualDocument } from "../opa/rego-outline.js";

/** The policies and data of a reference. */
export interface KnownDocuments {
  documents: readonly Pick<VirtualDocument, "path">[];
  data: Pick<BaseDocuments, "has" | "namesAt">;
}

/** The names below a path, and whether it leads into the value of a rule, whose keys are unknown. */
function listNames(path: readonly string[], { documents, data }: KnownDocuments): Set<string> | undefined {
  const names = new Set(data.namesAt(path));
  for (const rule of documents) {
    if (!rule.path.every((key, index) => index >= path.length || key === path[index])) continue;
    const [next] = rule.path.slice(path.length);
    if (next === undefined) return undefined;
    names.add(next);
  }
  return names;
}

function isKnown(path: readonly string[], all: KnownDocuments): boolean {
  const names = listNames(path.slice(0, -1), all);
  return names === undefined || names.has(path.at(-1) ?? "");
}

/** A path without a value. */
interface UnknownPath {
  /** Its beginning that neither a policy nor data have. */
  missing: readonly string[];
  /** The path, or the beginning of one, that was likely meant. */
  meant?: readonly string[];
}

/** Returns the part of a path below `data` that no rule and no data have; `undefined` where all may exist. */
export function findUnknown(path: readonly string[], all: KnownDocuments): UnknownPath | undefined {
  for (const [index, name] of path.entries()) {
    const above = path.slice(0, index);
    const names = listNames(above, all);
    if (names === undefined) return undefined;
    if (names.has(name)) continue;
    const missing = [...above, name];
    const near = nearestName(name, [...names]);
    if (near === undefined) return { missing };
    const start = [...above, near];
    const meant = [start.concat(path.slice(index + 1)), start].find((one) => isKnown(one, all)) ?? start;
    return { missing, meant };
  }
  return undefined;
}

/** A reference to what neither rules nor data define. */
interface MissingReference extends UnsuppliedReference {
  /** Whether a rule or a file is missing: not of a part of data that was passed, which may be absent. */
  isRefused: boolean;
  /** The path of the reference that was likely meant. */
  meant: readonly string[] | undefined;
}

/** Returns the references that data does not define either. */
export function findMissing(
  unsupplied: readonly UnsuppliedReference[],
  all: KnownDocuments,
): MissingReference[] {
  const { data } = all;
  return unsupplied
    .filter(({ path }) => !data.has(path))
    .map((reference) => {
      const { path, inPackage } = reference;
      const folder = data.namesAt([]).find((name) => data.has([name, ...path]));
      const meant = folder === undefined ? findUnknown(path, all)?.meant : [folder, ...path];
      return {
        ...reference,
        isRefused: !data.has(inPackage ? path.slice(0, -1) : path.slice(0, 1)),
        meant,
      };
    });
}

/** `; did you mean data.gate.deny?` */
export function suggestReference(meant: readonly string[] | undefined): string {
  return meant === undefined ? "" : `; did you mean ${formatReference("data", meant)}?`;
}
