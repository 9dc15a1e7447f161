import type { JsBuiltin } from "./js-builtin.js";
import { numberTerm, stringOperand, stringsOperand } from "./operand.js";
import type { Term } from "../../base/terms/term.js";

type CutAffix = (text: string, length: number) => string;

const prefix: CutAffix = (text, length) => text.slice(0, length);
const suffix: CutAffix = (text, length) => (length === 0 ? "" : text.slice(-length));

/** Returns whether any text starts (or ends) with any of the affixes. The work grows with the lengths, not with the product. */
function anyHasAffix(args: readonly Term[], cut: CutAffix): boolean {
  const texts = stringsOperand(args, 1);
  const affixes = new Set(stringsOperand(args, 2));
  const lengths = new Set([...affixes].map((affix) => affix.length));
  return texts.some((text) =>
    [...lengths].some((length) => length <= text.length && affixes.has(cut(text, length))),
  );
}

/** As Go's `strings.Count`: without overlaps; of the empty text, one more than there are code points. */
function countOccurrences(text: string, part: string): number {
  if (part === "") return Array.from(text).length + 1;
  let count = 0;
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length)) count++;
  return count;
}

export const stringBuiltins: readonly JsBuiltin[] = [
  { name: "strings.any_prefix_match", call: (args) => anyHasAffix(args, prefix) },
  { name: "strings.any_suffix_match", call: (args) => anyHasAffix(args, suffix) },
  {
    name: "strings.count",
    call: (args: Term[]): Term => {
      const text = stringOperand(args, 1);
      return numberTerm(countOccurrences(text, stringOperand(args, 2)));
    },
  },
];
