import { TextPart } from "./text-part.js";

/** The members of each line in the JSON. */
const MEMBERS = ["Kind", "Value", "Original"];

/** Reads the lines of an ignore file, each of which is an entry, empty ones too. */
export function readIgnoreParts(text: string): TextPart {
  const root = new TextPart(0);
  let at = 0;
  for (const [index, line] of text.split("\n").entries()) {
    const entry = root.set(index, at);
    for (const member of MEMBERS) entry.set(member, at);
    at += line.length + 1;
  }
  return root;
}
