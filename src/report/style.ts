const CODES = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  cyan: [36, 39],
} as const;

/** Formats text for a terminal, or returns it unchanged. */
export type TextStyle = Record<keyof typeof CODES, (text: string) => string>;

/** ANSI colours, or plain text. */
export function createStyle(isColored: boolean): TextStyle {
  const paint =
    ([on, off]: readonly [number, number]) =>
    (text: string): string =>
      isColored ? `\x1b[${on}m${text}\x1b[${off}m` : text;
  return {
    bold: paint(CODES.bold),
    dim: paint(CODES.dim),
    red: paint(CODES.red),
    green: paint(CODES.green),
    yellow: paint(CODES.yellow),
    cyan: paint(CODES.cyan),
  };
}
