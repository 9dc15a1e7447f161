/** Returns a number with its noun: `1 call`, `2 calls`. */
export function counted(count: number, one: string, several = `${one}s`): string {
  return `${String(count)} ${count === 1 ? one : several}`;
}
