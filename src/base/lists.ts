/**
 * Appends to a list. `list.push(...more)` throws a RangeError from about 120,000 elements on, as each argument is put on the stack.
 *
 * @param list its elements are added to it.
 */
export function append<T>(list: T[], more: Iterable<T>): void {
  for (const one of more) list.push(one);
}

/** Returns the highest number, `-Infinity` without one, as `Math.max(...numbers)`, for any count. */
export function highest(numbers: Iterable<number>): number {
  let found = -Infinity;
  for (const one of numbers) found = Math.max(found, one);
  return found;
}

/** Returns the lowest number, `Infinity` without one, as `Math.min(...numbers)`, for any count. */
export function lowest(numbers: Iterable<number>): number {
  let found = Infinity;
  for (const one of numbers) found = Math.min(found, one);
  return found;
}

/** Whether a list begins with the items of another one. */
export function beginsWith<Item>(list: readonly Item[], beginning: readonly Item[]): boolean {
  return beginning.every((item, index) => list[index] === item);
}
