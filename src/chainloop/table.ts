import { goTrim } from "./go-text.js";

/** Rejects a text that is no table. */
type Refuse = (why: string, cause?: unknown) => never;

/** A table, as Chainloop's engine parses it (its `pkg/tabular`). */
interface Table {
  header: string[];
  /** As long as they are in the text. */
  rows: string[][];
}

/**
 * Parses CSV or TSV in UTF-8 or, with a byte-order mark, UTF-16.
 *
 * @throws the error of `refuse`
 */
export function readTable(bytes: Uint8Array, refuse: Refuse): Table {
  const text = decode(bytes, refuse);
  if (goTrim(text) === "") refuse("there is nothing in it");
  const [header = [], ...rows] = parseTable(text, detectDelimiter(text));
  return { header, rows };
}

function decode(bytes: Uint8Array, refuse: Refuse): string {
  const [first, second] = bytes;
  const isLittle = first === 0xff && second === 0xfe;
  const isBig = first === 0xfe && second === 0xff;
  const encoding = isLittle ? "utf-16le" : isBig ? "utf-16be" : "utf-8";
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (error) {
    return refuse(`it is not ${encoding.toUpperCase()} text`, error);
  }
}

/** Returns the delimiter that occurs more often in the first line, outside of quotes. */
function detectDelimiter(text: string): "," | "\t" {
  const [line = ""] = text.split("\n", 1);
  const plain = line
    .split('"')
    .filter((_, index) => index % 2 === 0)
    .join("");
  return plain.split("\t").length > plain.split(",").length ? "\t" : ",";
}

/** Parses like Go's `encoding/csv` with `LazyQuotes`: a quote inside a field is literal, and lines may be ragged. */
function parseTable(text: string, delimiter: "," | "\t"): string[][] {
  const lines = (text.match(/[^\n]*\n|[^\n]+$/g) ?? []).map((line, index, all) => {
    const isLast = index === all.length - 1 && !line.endsWith("\n");
    return isLast ? line.replace(/\r$/, "") : line.replace(/\r\n$/, "\n");
  });
  const rows: string[][] = [];
  for (let at = 0; at < lines.length; at++) {
    let rest = lines[at] ?? "";
    if (rest === "\n" || rest === "") continue;
    const row: string[] = [];
    for (let isOpen = true; isOpen;) {
      if (!rest.startsWith('"')) {
        const end = rest.indexOf(delimiter);
        row.push((end === -1 ? rest : rest.slice(0, end)).replace(/\n$/, ""));
        isOpen = end !== -1;
        rest = rest.slice(end + 1);
        continue;
      }
      rest = rest.slice(1);
      let field = "";
      for (;;) {
        const quote = rest.indexOf('"');
        if (quote === -1) {
          field += rest;
          at++;
          rest = lines[at] ?? "";
          if (rest !== "") continue;
          isOpen = false;
          break;
        }
        field += rest.slice(0, quote);
        rest = rest.slice(quote + 1);
        if (rest.startsWith('"')) {
          field += '"';
          rest = rest.slice(1);
        } else if (rest.startsWith(delimiter)) {
          rest = rest.slice(1);
          break;
        } else if (rest === "\n" || rest === "") {
          isOpen = false;
          break;
        } else field += '"';
      }
      row.push(field);
    }
    rows.push(row);
  }
  return rows;
}
