import type { CallRecord } from "../src/engine/recording/call-record.js";

/** The drawn parts of a decision. */
export interface DrawnDecision {
  calls: readonly Pick<CallRecord, "builtin" | "args" | "round" | "used">[];
  /** The passes that started calls, and the last one. */
  rounds: number;
  /** The result, as one line. */
  result: string;
}

const COLUMN = { width: 236, gap: 28 } as const;
const CALL = { height: 40, gap: 8 } as const;
const PASS_HEIGHT = 44;
const LINE_HEIGHT = 20;
const MARGIN = 16;

const STYLE = `
    .ground { fill: #ffffff } .pass { fill: #e8eefc; stroke: #3b5bdb } .call { fill: #f4f5f7; stroke: #868e96 } .guess { fill: none; stroke: #868e96; stroke-dasharray: 5 4 }
    .end { fill: #e6f6ec; stroke: #2b8a3e } .way { stroke: #495057; fill: none } .tip { fill: #495057 }
    text { fill: #212529; font: 13px ui-sans-serif, system-ui, sans-serif } .code { font: 11.5px ui-monospace, monospace }
    @media (prefers-color-scheme: dark) {
      .ground { fill: #1b1b1f } .pass { fill: #24304f; stroke: #91a7ff } .call { fill: #2b2d33; stroke: #909296 } .guess { stroke: #909296 }
      .end { fill: #1e3a29; stroke: #69db7c } .way { stroke: #ced4da } .tip { fill: #ced4da } text { fill: #f1f3f5 }
    }
  `;

const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** A call's arguments, each truncated to fit its box. */
const shownArgument = (value: unknown): string => {
  const text = typeof value === "string" ? value.replace(/^(sha\d+:.{6}).+$/, "$1…") : JSON.stringify(value);
  return text.length > 22 ? `${text.slice(0, 21)}…` : text;
};

const count = (number: number, what: string): string => `${String(number)} ${what}${number === 1 ? "" : "s"}`;

/** The rounds of an evaluation as SVG, readable on a light and on a dark page: a column each, with its pass and its calls. */
export function toRoundsPicture({ calls, rounds, result }: DrawnDecision): string {
  const columns = Array.from({ length: rounds }, (_, index) =>
    calls.filter(({ round }) => round === index + 1),
  );
  const most = Math.max(...columns.map((column) => column.length));
  const width = 2 * MARGIN + rounds * COLUMN.width + (rounds - 1) * COLUMN.gap;
  const waits = columns.filter((column) => column.length > 0).length;
  const needed = calls.filter(({ used }) => used).length;
  const guesses = calls.length - needed;
  const summary = [
    `${count(calls.length, "call")} in ${count(waits, "round")}, in place of ${String(needed)} one after the other`,
    ...(guesses === 0 ? [] : [`Not needed: ${String(guesses)}, a guess`]),
  ];
  const top = MARGIN + summary.length * LINE_HEIGHT + 4;
  const callsTop = top + PASS_HEIGHT + 28;
  const height = callsTop + most * (CALL.height + CALL.gap) + MARGIN;

  const box = (name: string, x: number, y: number, boxHeight: number): string =>
    `<rect class="${name}" x="${String(x)}" y="${String(y)}" width="${String(COLUMN.width)}" height="${String(boxHeight)}" rx="6"/>`;
  const text = (x: number, y: number, content: string, name = ""): string =>
    `<text${name === "" ? "" : ` class="${name}"`} x="${String(x)}" y="${String(y)}">${escape(content)}</text>`;
  const way = (path: string): string => `<path class="way" d="${path}" marker-end="url(#tip)"/>`;

  const drawn = columns.flatMap((column, index) => {
    const x = MARGIN + index * (COLUMN.width + COLUMN.gap);
    const isLast = index === rounds - 1;
    const lacks = column.length === 0 ? "lacks no answer" : `lacks ${count(column.length, "answer")}`;
    return [
      box("pass", x, top, PASS_HEIGHT),
      text(x + 12, top + 27, `Pass ${String(index + 1)}: ${lacks}`),
      ...column.flatMap(({ builtin, args, used }, row) => {
        const y = callsTop + row * (CALL.height + CALL.gap);
        const shown = args.map(shownArgument).join(", ");
        return [
          box(used ? "call" : "guess", x, y, CALL.height),
          text(x + 12, y + 17, builtin, "code"),
          text(x + 12, y + 32, shown, "code"),
        ];
      }),
      ...(column.length > 0
        ? [way(`M${String(x + 24)} ${String(top + PASS_HEIGHT)}V${String(callsTop - 6)}`)]
        : []),
      ...(isLast
        ? [
            way(`M${String(x + 24)} ${String(top + PASS_HEIGHT)}V${String(callsTop - 6)}`),
            box("end", x, callsTop, CALL.height),
            text(x + 12, callsTop + 25, result, "code"),
          ]
        : [
            way(
              `M${String(x + COLUMN.width)} ${String(callsTop + CALL.height / 2)}h${String(COLUMN.gap / 2)}V${String(top + PASS_HEIGHT / 2)}h${String(COLUMN.gap / 2 - 6)}`,
            ),
          ]),
    ];
  });

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(height)}" width="${String(width)}" height="${String(height)}" role="img" aria-labelledby="title">`,
    `  <title id="title">${escape(summary.join(". "))}</title>`,
    `  <style>${STYLE}</style>`,
    `  <defs><marker id="tip" viewBox="0 0 6 6" refX="3" refY="3" markerWidth="6" markerHeight="6" orient="auto"><path class="tip" d="M0 0L6 3L0 6z"/></marker></defs>`,
    `  <rect class="ground" width="${String(width)}" height="${String(height)}" rx="8"/>`,
    ...[...summary.map((line, index) => text(MARGIN, MARGIN + 10 + index * LINE_HEIGHT, line)), ...drawn].map(
      (line) => `  ${line}`,
    ),
    "</svg>",
    "",
  ].join("\n");
}
