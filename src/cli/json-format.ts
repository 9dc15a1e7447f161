import { JsonNumber } from "./json-tree.js";
import type { JsonTree } from "./json-tree.js";

const ESCAPES: Readonly<Record<string, string>> = {
  '"': '\\"',
  "\\": "\\\\",
  "\b": "\\b",
  "\f": "\\f",
  "\n": "\\n",
  "\r": "\\r",
  "\t": "\\t",
};
// eslint-disable-next-line no-control-regex -- control characters are what is escaped
const ESCAPED = /["\\\u0000-\u001f<>&\u2028\u2029]/g;

/** A string as Go's encoding/json writes it: `<`, `>`, `&` and the line separators are escaped too. */
function formatString(text: string): string {
  const escaped = text
    .toWellFormed()
    .replace(
      ESCAPED,
      (character) => ESCAPES[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
    );
  return `"${escaped}"`;
}

/** The order of UTF-8 bytes, in which Go sorts keys. JavaScript's order differs beyond U+FFFF. */
function compareBytes(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const x = a.charCodeAt(i);
    const y = b.charCodeAt(i);
    if (x === y) continue;
    const xIsSurrogate = x >= 0xd800 && x <= 0xdfff;
    const yIsSurrogate = y >= 0xd800 && y <= 0xdfff;
    if (xIsSurrogate !== yIsSurrogate) return xIsSurrogate ? 1 : -1;
    return x - y;
  }
  return a.length - b.length;
}

/** The document with the keys of its objects in the order in which Go's encoding/json writes those of a map. */
export function sortKeys(tree: JsonTree): JsonTree {
  if (Array.isArray(tree)) return tree.map(sortKeys);
  if (!(tree instanceof Map)) return tree;
  const members = [...tree].sort(([a], [b]) => compareBytes(a, b));
  return new Map(members.map(([key, member]) => [key, sortKeys(member)]));
}

/**
 * JSON text as Go's encoding/json writes it, which `opa eval` uses, with the keys as they come. `indent` is the
 * text of one level; without it the text has no spaces.
 */
export function formatJson(tree: JsonTree, indent = ""): string {
  const write = (value: JsonTree, level: string): string => {
    if (value === null || typeof value === "boolean") return String(value);
    if (typeof value === "string") return formatString(value);
    if (value instanceof JsonNumber) return value.text;
    const inner = level + indent;
    const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
    const colon = indent === "" ? ":" : ": ";
    const parts = Array.isArray(value)
      ? value.map((item) => write(item, inner))
      : [...value].map(([key, member]) => formatString(key) + colon + write(member, inner));
    if (parts.length === 0) return open + close;
    if (indent === "") return open + parts.join(",") + close;
    return `${open}\n${inner}${parts.join(`,\n${inner}`)}\n${level}${close}`;
  };
  return write(tree, "");
}
