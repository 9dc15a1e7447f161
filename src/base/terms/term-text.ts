import { canonicalNumber } from "./number-text.js";
import { compareStrings, RegoNumber, RegoSet, sortedEntries, sortedItems, type Term } from "./term.js";

/** Returns the canonical compact Rego text of a term: numbers in one form, sets and keys sorted recursively. It is the key of an answer. */
export function toCanonicalText(term: Term): string {
  return write(term, canonicalNumber, "");
}

/** Returns the compact Rego text of a term, with numbers unchanged. */
export function toRegoText(term: Term): string {
  return write(term, asWritten, "");
}

/** Returns the term in OPA's own format, with a space after commas and colons. */
export function toRegoTextSpaced(term: Term): string {
  return write(term, asWritten, " ");
}

function asWritten(number: string): string {
  return number;
}

function write(term: Term, number: (text: string) => string, space: string): string {
  if (typeof term === "string") return JSON.stringify(term);
  if (term instanceof RegoNumber) return number(term.text);
  if (term === null || typeof term === "boolean") return String(term);
  if (Array.isArray(term)) return `[${writeList(term, number, space)}]`;
  if (term instanceof RegoSet) {
    return term.items.length === 0 ? "set()" : `{${writeList(sortedItems(term), number, space)}}`;
  }
  let members = "";
  for (const [key, value] of sortedEntries(term)) {
    if (members !== "") members += `,${space}`;
    members += `${write(key, number, space)}:${space}${write(value, number, space)}`;
  }
  return `{${members}}`;
}

function writeList(items: readonly Term[], number: (text: string) => string, space: string): string {
  let list = "";
  for (const item of items) {
    if (list !== "") list += `,${space}`;
    list += write(item, number, space);
  }
  return list;
}

/** Returns an object key in JSON: a string unchanged, any other term as its JSON text, as in OPA. */
export function jsonKey(key: Term): string {
  return typeof key === "string" ? key : toJsonText(key);
}

/** Returns the exact, compact JSON text of a term: sets are arrays in OPA's order, keys sorted, numbers unchanged. */
export function toJsonText(term: Term): string {
  if (typeof term === "string") return JSON.stringify(term);
  if (term instanceof RegoNumber) return term.text;
  if (term === null || typeof term === "boolean") return String(term);
  if (Array.isArray(term)) return `[${term.map(toJsonText).join(",")}]`;
  if (term instanceof RegoSet) return `[${sortedItems(term).map(toJsonText).join(",")}]`;
  // Of keys with equal text, such as 1 and "1", the last in OPA's order wins, as in OPA.
  const byKey = new Map(sortedEntries(term).map(([key, value]) => [jsonKey(key), value]));
  const members = [...byKey]
    .sort(([a], [b]) => compareStrings(a, b))
    .map(([key, value]) => `${JSON.stringify(key)}:${toJsonText(value)}`);
  return `{${members.join(",")}}`;
}
