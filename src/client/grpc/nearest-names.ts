const MAX_NAMES = 3;

/** Which of the names are near to the one that was asked for, the nearest first; at most three. */
export async function nearestNames(asked: string, names: Iterable<string>): Promise<string[]> {
  const { distance } = await import("fastest-levenshtein");
  const lowered = asked.toLowerCase();
  return [...names]
    .map((name) => ({ name, far: distance(lowered, name.toLowerCase()) }))
    .filter(({ name, far }) => far <= Math.max(2, Math.floor(name.length / 3)))
    .sort((a, b) => a.far - b.far || (a.name < b.name ? -1 : 1))
    .slice(0, MAX_NAMES)
    .map(({ name }) => name);
}

/** ` Did you mean a or b?`, or nothing. */
export async function didYouMean(asked: string, names: Iterable<string>): Promise<string> {
  const near = await nearestNames(asked, names);
  return near.length === 0 ? "" : ` Did you mean ${near.join(" or ")}?`;
}
