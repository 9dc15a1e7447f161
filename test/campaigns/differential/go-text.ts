import { parseTerm } from "../../../src/base/terms/parse-term.js";
import type { Term } from "../../../src/base/terms/term.js";

const ESCAPES: Readonly<Record<string, string>> = { a: "\u0007", v: "\u000b" };

/** Parses a term printed by OPA: its strings have the escapes of Go, not all of which JSON supports. */
export function parseGoText(text: string): Term {
  const json = text.replaceAll(
    /\\(?:x([0-9a-f]{2})|U([0-9a-f]{8})|([av])|(.))/g,
    (escape, byte: string | undefined, code: string | undefined, letter: string | undefined) => {
      if (byte !== undefined) return `\\u00${byte}`;
      if (code !== undefined) return String.fromCodePoint(parseInt(code, 16));
      return letter === undefined ? escape : JSON.stringify(ESCAPES[letter]).slice(1, -1);
    },
  );
  return parseTerm(json);
}
