import { TextPart } from "./text-part.js";

/** A line of a variable, and more of them where quotes have line breaks. */
const VARIABLE =
  /^([ \t]*(?:export[ \t]+)?)([\w.]+)[ \t]*[=:][ \t]*(?:"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'|[^\r\n]*)/gm;

/** Reads the variables of a `.env` file. */
export function readDotenvParts(text: string): TextPart {
  const root = new TextPart(0);
  for (const { index, 1: before = "", 2: name = "" } of text.matchAll(VARIABLE))
    root.set(name, index + before.length);
  return root;
}
