/**
 * How many letters to insert, remove, replace or swap with their neighbour make one word of the other (optimal string alignment):
 * 1 for `inptu` and `input`.
 *
 * @see https://en.wikipedia.org/wiki/Damerau%E2%80%93Levenshtein_distance
 */
export function editDistance(from: string, to: string): number {
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwap =
        row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwap ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[to.length] ?? 0;
}

/** Returns the name that is nearest to the typed one, of equally near ones the first; `undefined` without names. */
export function closest(typed: string, names: readonly string[]): string | undefined {
  let best: { name: string; far: number } | undefined;
  for (const name of names) {
    const far = editDistance(typed, name);
    if (best === undefined || far < best.far) best = { name, far };
  }
  return best?.name;
}
