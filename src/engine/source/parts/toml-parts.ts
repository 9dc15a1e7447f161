import { parseTOML, type AST } from "toml-eslint-parser";
import { TextPart } from "./text-part.js";

function getName(key: AST.TOMLBare | AST.TOMLQuoted): string {
  return key.type === "TOMLBare" ? key.name : key.value;
}

function addValue(part: TextPart, value: AST.TOMLContentNode): void {
  if (value.type === "TOMLArray") {
    for (const [index, element] of value.elements.entries())
      addValue(part.set(index, element.range[0]), element);
  } else if (value.type === "TOMLInlineTable") addMembers(part, value.body);
}

/** Dotted keys lead to members of members. */
function addMembers(part: TextPart, members: readonly AST.TOMLKeyValue[]): void {
  for (const { key, value } of members) {
    let inner = part;
    for (const one of key.keys) inner = inner.enter(getName(one), one.range[0]);
    addValue(inner, value);
  }
}

/** Reads the parts of a TOML text. A table is where its header names it. */
export function readTomlParts(text: string): TextPart {
  const root = new TextPart(0);
  for (const one of parseTOML(text).body[0].body) {
    if (one.type === "TOMLKeyValue") {
      addMembers(root, [one]);
      continue;
    }
    // Of each table of an array the path has the index after the key.
    let part = root;
    let at = one.range[0];
    let keys = 0;
    for (const name of one.resolvedKey) {
      if (typeof name === "string") at = one.key.keys[keys++]?.range[0] ?? at;
      part = part.enter(name, at);
    }
    addMembers(part, one.body);
  }
  return root;
}
