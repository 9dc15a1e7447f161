import { escapeCharacter } from "../text/printable.js";
import { jsonKey } from "./term-text.js";
import { RegoNumber, RegoObject, RegoSet, sortedEntries, sortedItems, type Term } from "./term.js";

const ESCAPES: Readonly<Record<string, string>> = {
  '"': '\\"',
  "\\": "\\\\",
  "\b": "\\b",
  "\f": "\\f",
  "\n": "\\n",
  "\r": "\\r",
  "\t": "\\t",
};
/** Texts in which nothing is escaped: most are. */
const PLAIN = /^[ !#-%'-;=?-[\]-~]*$/;
// eslint-disable-next-line no-control-regex -- control characters are what is escaped
const ESCAPED = /["\\\u0000-\u001f<>&\u2028\u2029]/g;
// eslint-disable-next-line no-control-regex -- control characters are what is escaped
const ESCAPED_WITHOUT_HTML = /["\\\u0000-\u001f\u2028\u2029]/g;

/** JSON text as Go's encoding/json writes it, for HTML. Outside of its strings JSON has none of these characters. */
export function escapeForHtml(json: string): string {
  return json.replace(/[<>&\u2028\u2029]/g, escapeCharacter);
}

/**
 * Formats a string in the form of Go's encoding/json: the line separators are escaped too, and `<`, `>`, `&` unless
 * `SetEscapeHTML(false)` is set.
 */
function formatString(text: string, escapesHtml = true): string {
  if (PLAIN.test(text)) return `"${text}"`;
  const escaped = text
    .toWellFormed()
    .replace(
      escapesHtml ? ESCAPED : ESCAPED_WITHOUT_HTML,
      (character) => ESCAPES[character] ?? escapeCharacter(character),
    );
  return `"${escaped}"`;
}

/** Of more entries a map finds the repeated keys sooner, but takes more memory than the entries. */
const FEW_ENTRIES = 16;

/** Whether all keys are texts, each once. */
function isNamed(entries: RegoObject["entries"]): entries is (readonly [string, Term])[] {
  if (entries.length > FEW_ENTRIES) return false;
  return entries.every(([key], at) => {
    if (typeof key !== "string") return false;
    for (let before = 0; before < at; before++) if (entries[before]?.[0] === key) return false;
    return true;
  });
}

/**
 * Returns the members in JSON: keys that are not strings become their JSON text. Of equal keys the last wins, and of
 * keys with equal text, such as `1` and `"1"`, the last in OPA's order, as in OPA.
 */
function jsonMembers(object: RegoObject): Iterable<readonly [string, Term]> {
  const { entries } = object;
  if (isNamed(entries)) return entries;
  const members = new Map(entries.map(([key, member]) => [jsonKey(key), member]));
  if (members.size < entries.length) {
    for (const [key, member] of sortedEntries(object)) members.set(jsonKey(key), member);
  }
  return members;
}

/**
 * JSON text in the form of Go's encoding/json, which `opa eval` uses, without sorting keys; sets are arrays in OPA's
 * order. `indent` is the text of one level; without it the text is compact. `level` is that of the levels around it.
 */
export function formatJson(term: Term, indent = "", level = ""): string {
  const colon = indent === "" ? ":" : ": ";
  const write = (value: Term, level: string): string => {
    if (value === null || typeof value === "boolean") return String(value);
    if (typeof value === "string") return formatString(value);
    if (value instanceof RegoNumber) return value.text;
    const inner = level + indent;
    const [open, close] = value instanceof RegoObject ? ["{", "}"] : ["[", "]"];
    const parts: string[] = [];
    if (value instanceof RegoObject) {
      for (const [key, member] of jsonMembers(value))
        parts.push(formatString(key) + colon + write(member, inner));
    } else {
      for (const item of value instanceof RegoSet ? sortedItems(value) : value)
        parts.push(write(item, inner));
    }
    if (parts.length === 0) return open + close;
    if (indent === "") return open + parts.join(",") + close;
    return `${open}\n${inner}${parts.join(`,\n${inner}`)}\n${level}${close}`;
  };
  return write(term, level);
}

/** Returns a string as it is in the text that signatures of bundles are over: without the escapes of HTML. */
export function quoteSigned(text: string): string {
  return formatString(text, false);
}
