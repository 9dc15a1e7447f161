import { toPrintable } from "../values/printable.js";
import type { TextStyle } from "./style.js";

/** Applied after the cell is padded. */
export interface TableCell {
  text: string;
  paint?: (text: string) => string;
}

/**
 * A table for a terminal with a header and two spaces between columns. Control characters and line feeds in cells are
 * escaped, so that a row is one line. Empty without rows.
 */
export function formatTable(
  head: readonly string[],
  rows: readonly (readonly (string | TableCell)[])[],
  style: TextStyle,
): string {
  if (rows.length === 0) return "";
  const cells = rows.map((row) =>
    row.map((cell) => {
      const { text, paint } = typeof cell === "string" ? { text: cell } : { paint: undefined, ...cell };
      return { text: toPrintable(text).replaceAll("\n", "\\n"), paint };
    }),
  );
  const lines = [head.map((text) => ({ text, paint: style.dim })), ...cells];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.text.length ?? 0)));
  const toLine = (line: readonly { text: string; paint: TableCell["paint"] }[]): string =>
    line
      .map(({ text, paint }, column) => {
        return (paint?.(text) ?? text) + " ".repeat((widths[column] ?? 0) - text.length);
      })
      .join("  ")
      .trimEnd();
  return lines.map((line) => `${toLine(line)}\n`).join("");
}
