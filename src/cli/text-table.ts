import { toPrintable } from "./printable.js";
import type { TerminalStyle } from "./terminal-style.js";

/** What a cell is painted with, after its width is known. */
export interface TableCell {
  text: string;
  paint?: (text: string) => string;
}

/**
 * Columns for a terminal, two spaces apart, with a head. Control characters and line feeds of the cells are made
 * visible, so that a row is a line. Without rows it is empty.
 */
export function formatTable(
  head: readonly string[],
  rows: readonly (readonly (string | TableCell)[])[],
  style: TerminalStyle,
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
