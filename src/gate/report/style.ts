import type { ErrorCode } from "../../base/errors.js";
import { highest } from "../../base/lists.js";
import { toPrintable } from "../../base/text/printable.js";

const CODES = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  cyan: [36, 39],
} as const;

/**
 * The prefix of a style mark. Each process generates another one, so that no text from outside can contain a mark, and
 * each terminal sequence in such a text is its own. A mark never leaves the process.
 */
let mark: { text: string; pattern: RegExp } | undefined;

/** Generates the mark when the first text is painted, so that a command without colours loads no Web Crypto. */
function makeMark(): string {
  if (mark === undefined) {
    const random = crypto.getRandomValues(new Uint32Array(4)).join("-");
    mark = { text: `\x1b{${random}:`, pattern: new RegExp(String.raw`\x1b\{${random}:(\d+)\}`) };
  }
  return mark.text;
}

/** `toPrintable` for a text that may be painted: only its marks become terminal sequences. */
export function toPrintableStyled(text: string): string {
  if (mark === undefined) return toPrintable(text);
  return text
    .split(mark.pattern)
    .map((part, i) => (i % 2 === 0 ? toPrintable(part) : `\x1b[${part}m`))
    .join("");
}

/** Paints text, or returns it unchanged. */
export type TextStyle = Record<keyof typeof CODES, (text: string) => string>;

/** Marks text for {@link toPrintableStyled}, which converts the marks to ANSI colours, or returns it unchanged. */
export function createStyle(isColored: boolean): TextStyle {
  const paint =
    ([on, off]: readonly [number, number]) =>
    (text: string): string =>
      isColored ? `${makeMark()}${on}}${text}${makeMark()}${off}}` : text;
  return {
    bold: paint(CODES.bold),
    dim: paint(CODES.dim),
    red: paint(CODES.red),
    green: paint(CODES.green),
    yellow: paint(CODES.yellow),
    cyan: paint(CODES.cyan),
  };
}

/** Appends a code, by which docs/errors.md is sorted, to a message's first line: before the colon of a heading. */
export function withCode(
  message: string,
  code: ErrorCode,
  { dim }: Pick<TextStyle, "dim"> = { dim: String },
): string {
  return message.replace(/(?=:?(?:\n|$))/, ` ${dim(`[${code}]`)}`);
}

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
  const widths = head.map((_, column) => highest(lines.map((line) => line[column]?.text.length ?? 0)));
  const toLine = (line: readonly { text: string; paint: TableCell["paint"] }[]): string =>
    line
      .map(({ text, paint }, column) => {
        return (paint?.(text) ?? text) + " ".repeat((widths[column] ?? 0) - text.length);
      })
      .join("  ")
      .trimEnd();
  return lines.map((line) => `${toLine(line)}\n`).join("");
}
