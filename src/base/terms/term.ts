import { compareNumbers } from "./number-text.js";

/**
 * A number as it is written, so that none of its digits is lost: `text` is `1.0`, `12345678901234567890` or `1e400`.
 *
 * @example
 * ```ts
 * import { RegoNumber, toJsonValue } from "regohost/gate";
 *
 * console.log(toJsonValue(new RegoNumber("12345678901234567890"), { bigint: true }));
 * ```
 */
export class RegoNumber {
  /** As in JSON. The constructor does not check it. */
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/**
 * A set. The order of `items` means nothing.
 *
 * @example
 * ```ts
 * import { RegoSet, toJsonValue } from "regohost/gate";
 *
 * console.log(toJsonValue(new RegoSet(["b", "a"]))); // ["a", "b"]: in OPA's order
 * ```
 */
export class RegoSet {
  /** Not necessarily sorted or free of duplicates: the constructor stores them as passed. */
  readonly items: Term[];

  constructor(items: Term[]) {
    this.items = items;
  }
}

/**
 * An object. Keys are any terms. `entries` are in the order in which they were written, which means nothing in Rego; of
 * equal keys the last one counts.
 *
 * @example
 * ```ts
 * import { RegoObject } from "regohost/gate";
 *
 * const finding = new RegoObject([["msg", "no licence"]]);
 * console.log(finding.get("msg"));
 * ```
 */
export class RegoObject {
  /** Pairs of key and value; a key may repeat. */
  readonly entries: (readonly [Term, Term])[];
  #members: ReadonlyMap<string, Term> | undefined;

  constructor(entries: (readonly [Term, Term])[]) {
    this.entries = entries;
  }

  /** The values of string keys. */
  get members(): ReadonlyMap<string, Term> {
    return (this.#members ??= new Map(
      this.entries.filter((entry): entry is readonly [string, Term] => typeof entry[0] === "string"),
    ));
  }

  /** Returns the value of a string key; `undefined` without that key. */
  get(key: string): Term | undefined {
    return this.members.get(key);
  }

  /** Returns whether there is this string key. */
  has(key: string): boolean {
    return this.members.has(key);
  }
}

/** An exact ground Rego value: numbers keep their text, sets and non-string keys are preserved. */
export type Term = null | boolean | string | RegoNumber | Term[] | RegoObject | RegoSet;

/** OPA's types in their order. */
const TYPES = ["null", "boolean", "number", "string", "array", "object", "set"] as const;

/** OPA's name of a value's type. */
export function getTypeName(term: Term): (typeof TYPES)[number] {
  return TYPES[typeRank(term)] ?? "null";
}

/** Returns the place of a value's type among {@link TYPES}. */
function typeRank(term: Term): number {
  if (term === null) return 0;
  if (typeof term === "boolean") return 1;
  if (typeof term === "string") return 3;
  if (term instanceof RegoNumber) return 2;
  if (Array.isArray(term)) return 4;
  return term instanceof RegoObject ? 5 : 6;
}

/** Compares by code points, which is the order of UTF-8 bytes. */
export function compareStrings(a: string, b: string): number {
  if (a === b) return 0;
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const x = a.charCodeAt(i);
    const y = b.charCodeAt(i);
    if (x === y) continue;
    // A surrogate encodes a code point above every other code unit.
    const xHigh = x >= 0xd800 && x <= 0xdfff;
    const yHigh = y >= 0xd800 && y <= 0xdfff;
    return xHigh === yHigh ? x - y : xHigh ? 1 : -1;
  }
  return a.length - b.length;
}

/** The units of UTF-16 whose order may not be that of code points. */
const HIGH_UNIT = /[\ud800-\uffff]/;

/** Sorts a list of strings by code points. Without such units the order of JavaScript is the same, in a third of the time. */
export function sortStrings(strings: string[]): string[] {
  return strings.some((text) => HIGH_UNIT.test(text)) ? strings.sort(compareStrings) : strings.sort();
}

function compareArrays(a: readonly Term[], b: readonly Term[]): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const order = compareTerms(a[i] as Term, b[i] as Term);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

/** Returns the entries in the order of their keys. */
export function sortedEntries(object: RegoObject): (readonly [Term, Term])[] {
  return object.entries.length < 2
    ? object.entries
    : object.entries.toSorted(([a], [b]) => compareTerms(a, b));
}

/** Returns the members in OPA's order. */
export function sortedItems(set: RegoSet): Term[] {
  return set.items.length < 2 ? set.items : set.items.toSorted(compareTerms);
}

/** OPA's order of values (`ast.Compare`): negative, zero or positive. */
export function compareTerms(a: Term, b: Term): number {
  const rank = typeRank(a) - typeRank(b);
  if (rank !== 0) return rank;
  if (typeof a === "string") return compareStrings(a, b as string);
  if (a instanceof RegoNumber) return compareNumbers(a.text, (b as RegoNumber).text);
  if (typeof a === "boolean") return Number(a) - Number(b);
  if (a === null) return 0;
  if (Array.isArray(a)) return compareArrays(a, b as Term[]);
  if (a instanceof RegoSet) return compareArrays(sortedItems(a), sortedItems(b as RegoSet));
  return compareArrays(sortedEntries(a).flat(), sortedEntries(b as RegoObject).flat());
}
