/** Completes the last word of a line with one of the words: names with dots, built-ins, commands. */
export function completeLine(line: string, words: readonly string[]): [words: string[], replaced: string] {
  const last = /[\w.:-]*$/.exec(line)?.[0] ?? "";
  const found = words.filter((word) => word.startsWith(last) && word !== last);
  // Up to the next dot: the packages first, then their contents.
  const next = found.map((word) => {
    const dot = word.indexOf(".", last.length);
    return dot < 0 ? word : word.slice(0, dot + 1);
  });
  return [[...new Set(next)].sort(), last];
}
