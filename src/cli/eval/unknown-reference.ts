import type { UnsuppliedReference } from "../../engine/opa/rego-outline.js";
import {
  findMissing,
  findUnknown,
  suggestReference,
  type KnownDocuments,
} from "../../engine/source/unknown-reference.js";
import { formatReference } from "../../base/text/reference.js";

/** The reason why a query is undefined. */
interface UndefinedReason {
  message: string;
  /** Whether a name is likely wrong: not of a key that the passed data lacks. */
  isRefused: boolean;
}

/** Returns the reason why one of a query's references is undefined, with the one that was likely meant, as in `data.gate.dney`. */
export function describeUnknown(
  unsupplied: readonly UnsuppliedReference[] = [],
  all: KnownDocuments,
): UndefinedReason | undefined {
  const unknown = findMissing(unsupplied, all).map((one) => ({
    ...one,
    isRefused: one.isRefused || (one.meant !== undefined && !all.data.has(one.meant)),
  }));
  const shownOne = unknown.find((one) => one.isRefused) ?? unknown[0];
  if (shownOne === undefined) return undefined;
  const { reference, path, meant, isRefused } = shownOne;
  const { missing = path } = findUnknown(path, all) ?? {};
  const shown = missing.length === path.length ? "it" : formatReference("data", missing);
  return {
    message: `${reference} is undefined: no policy and no data defines ${shown}${suggestReference(meant)}`,
    isRefused,
  };
}
