import { closest, distance } from "fastest-levenshtein";

/** ` (did you mean json?)` if one of the names is similar to the typed one; else empty. */
export function nearest(typed: string, names: readonly string[]): string {
  if (typed === "" || names.length === 0) return "";
  const name = closest(typed, names);
  return distance(typed, name) <= Math.max(1, Math.floor(name.length / 3)) ? ` (did you mean ${name}?)` : "";
}
