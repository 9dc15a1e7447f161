import { TextPart } from "./text-part.js";

/** The pattern of a rule and the text after it up to a comment. Backslashes take the next character, but not that of a comment. */
const RULE = /^(\s*)((?:[^\s#\\]|\\+[^#\\]?)+)([^#]*)(#?)/;

/** Reads the rules of a CODEOWNERS file. */
export function readCodeownersParts(text: string): TextPart {
  const root = new TextPart(0);
  const rules = root.set("rules", 0);
  let count = 0;
  let start = 0;
  for (const line of text.split("\n")) {
    const [, indent = "", pattern, rest = "", comment] = RULE.exec(line) ?? [];
    if (pattern !== undefined) {
      const at = start + indent.length;
      const rule = rules.set(count++, at);
      for (const member of ["pattern", "lineNumber", "comment"]) rule.set(member, at);
      const restAt = at + pattern.length;
      if (comment === "#") rule.set("comment", restAt + rest.length);
      addOwners(rule, rest, restAt);
    }
    start += line.length + 1;
  }
  return root;
}

function addOwners(rule: TextPart, text: string, start: number): void {
  const found = [...text.matchAll(/\S+/g)];
  const [first] = found;
  const owners = rule.set("owners", first === undefined ? rule.at : start + first.index);
  for (const [index, one] of found.entries()) {
    const at = start + one.index;
    const owner = owners.set(index, at);
    for (const member of ["type", "value"]) owner.set(member, at);
  }
}
