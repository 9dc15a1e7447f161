import { lowest } from "../lists.js";
import { closest, editDistance } from "./edit-distance.js";

/** Returns the name that is nearest to the typed one, if it is similar to it, such as its plural. */
export function nearestName(typed: string, names: readonly string[]): string | undefined {
  const name = typed === "" ? undefined : closest(typed, names);
  if (name === undefined) return undefined;
  const plural = names.find((one) => one === typed.replace(/y$/, "ies"));
  if (plural !== undefined) return plural;
  const far = editDistance(typed, name);
  // Some letter must be the same: every name of one letter is one slip from every other.
  const mostFar = Math.min(typed.length, name.length) - 1;
  return far <= Math.min(mostFar, Math.max(1, Math.floor(name.length / 3))) ? name : undefined;
}

/** ` (did you mean json?)` if one of the names is similar to the typed one; else empty. */
export function nearest(typed: string, names: readonly string[]): string {
  const name = nearestName(typed, names);
  return name === undefined ? "" : ` (did you mean ${name}?)`;
}

const MAX_NAMES = 3;

/** Returns the names nearest to the requested one; at most three. */
function nearestNames(requested: string, names: Iterable<string>): string[] {
  const lowered = requested.toLowerCase();
  const near = [...names]
    .map((name) => ({ name, far: editDistance(lowered, name.toLowerCase()) }))
    .filter(
      ({ name, far }) =>
        far < Math.min(requested.length, name.length) && far <= Math.max(1, Math.floor(name.length / 3)),
    );
  const least = lowest(near.map(({ far }) => far));
  const nearest = near.flatMap(({ name, far }) => (far === least ? [name] : []));
  return nearest.toSorted().slice(0, MAX_NAMES);
}

/** ` Did you mean a or b?`, or nothing. */
export function didYouMean(requested: string, names: Iterable<string>): string {
  const near = nearestNames(requested, names);
  return near.length === 0 ? "" : ` Did you mean ${near.join(" or ")}?`;
}
