/** Where the statements of a `.env` file begin, as its parser splits them: a value in quotes may have further lines. */
function statementStarts(lines: readonly string[]): number[] {
  const starts: number[] = [];
  for (let index = 0; index < lines.length; index++) {
    const line = (lines[index] ?? "").trim();
    if (line === "" || line.startsWith("#")) continue;
    starts.push(index);
    const at = line.includes("=") ? line.indexOf("=") : line.indexOf(":");
    const value = at < 1 ? "" : line.slice(at + 1).trim();
    const quote = value.charAt(0);
    if (quote !== '"' && quote !== "'") continue;
    if (isClosed(value.slice(1), quote)) continue;
    while (++index < lines.length && !isClosed(lines[index] ?? "", quote));
  }
  return starts;
}

function isClosed(text: string, quote: string): boolean {
  const at = text.lastIndexOf(quote);
  return at >= 0 && text.charAt(at - 1) !== "\\";
}

/**
 * Finds the line of the first statement of a `.env` file that its parser refuses. The parser reports none, and its message quotes the
 * line, which may hold a secret: so this runs a binary search over the statements.
 *
 * @param isRead whether the parser reads a text.
 * @returns from 1; `undefined` for a text without a statement.
 */
export async function findDotenvLine(
  text: string,
  isRead: (text: string) => Promise<boolean>,
): Promise<number | undefined> {
  const lines = text.split(/\r\n|\n|\r/);
  const starts = statementStarts(lines);
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const before = lines.slice(0, starts[middle + 1]).join("\n");
    if (await isRead(before)) low = middle + 1;
    else high = middle;
  }
  const start = starts[low];
  return start === undefined ? undefined : start + 1;
}
