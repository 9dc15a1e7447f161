import {
  compareStrings,
  RegoNumber,
  RegoObject,
  RegoSet,
  sortStrings,
  type Term,
} from "../../base/terms/term.js";
import { leave } from "./leave.js";
import { meter } from "./meter.js";

/**
 * A value of an evaluation in JavaScript: numbers are those that JavaScript writes as they were, objects have strings for keys, are
 * never changed by anybody else, and have no accessors.
 */
export type Value = null | boolean | number | string | Value[] | Members | ValueSet;

/** An object. An undefined member counts as absent. */
export interface Members {
  [key: string]: Value | undefined;
}

/** A set. Collections in it have a text that is the same for equal ones alone. */
export class ValueSet {
  readonly #plain = new Set<null | boolean | number | string>();
  #others: Map<string, Value> | undefined;
  #sorted: readonly Value[] | undefined;

  get size(): number {
    return this.#plain.size + (this.#others?.size ?? 0);
  }

  add(value: Value): void {
    if (typeof value !== "object" || value === null) {
      // A set of JavaScript has 0 for -0.
      if (this.#plain.has(value)) return;
      this.#plain.add(value);
    } else {
      const key = canonicalText(value);
      this.#others ??= new Map();
      if (this.#others.has(key)) return;
      this.#others.set(key, value);
    }
    this.#sorted = undefined;
  }

  has(value: Value): boolean {
    if (typeof value !== "object" || value === null) return this.#plain.has(value);
    return this.#others !== undefined && this.#others.has(canonicalText(value));
  }

  /** In OPA's order. */
  sorted(): readonly Value[] {
    if (this.#sorted !== undefined) return this.#sorted;
    meter.make(this.size);
    const members: Value[] = [...this.#plain, ...(this.#others?.values() ?? [])];
    this.#sorted = members.every((member) => typeof member === "string")
      ? sortTexts(members)
      : members.sort(compare);
    return this.#sorted;
  }

  /** Returns the members for which a test holds. */
  filter(test: (value: Value) => boolean): ValueSet {
    const found = new ValueSet();
    meter.make(this.size);
    for (const value of this.#plain) if (test(value)) found.#plain.add(value);
    for (const [key, value] of this.#others ?? []) {
      if (test(value)) (found.#others ??= new Map<string, Value>()).set(key, value);
    }
    return found;
  }

  /** With those of another set. */
  union(other: ValueSet): ValueSet {
    const both = this.filter(() => true);
    meter.make(other.size);
    for (const value of other.#plain) both.#plain.add(value);
    for (const [key, value] of other.#others ?? []) {
      both.#others ??= new Map<string, Value>();
      if (!both.#others.has(key)) both.#others.set(key, value);
    }
    return both;
  }
}

function sortTexts(texts: string[]): string[] {
  for (const text of texts) meter.read(text);
  return sortStrings(texts);
}

export function isMembers(value: Value | undefined): value is Members {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof ValueSet);
}

/** Returns a member of an object, none of its prototype. */
export function own(object: Members, key: string): Value | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

/** Returns the keys in OPA's order. */
export function sortedKeys(object: Members): string[] {
  const keys = Object.keys(object);
  meter.walk(keys.length);
  return keys.length < 2 ? keys : sortStrings(keys);
}

/** Returns a text that equal values have, and no others. */
function canonicalText(value: Value): string {
  if (typeof value === "string") return meter.text(JSON.stringify(value));
  if (typeof value !== "object" || value === null) return String(value);
  meter.make(1);
  if (Array.isArray(value)) return `[${value.map(canonicalText).join(",")}]`;
  if (value instanceof ValueSet) return `<${value.sorted().map(canonicalText).join(",")}>`;
  const members = sortedKeys(value).map(
    (key) => `${JSON.stringify(key)}:${canonicalText(value[key] as Value)}`,
  );
  return `{${members.join(",")}}`;
}

/** Returns the place of a type among OPA's. */
function typeRank(value: Value): number {
  switch (typeof value) {
    case "boolean":
      return 1;
    case "number":
      return 2;
    case "string":
      return 3;
    default:
      if (value === null) return 0;
      if (Array.isArray(value)) return 4;
      return value instanceof ValueSet ? 6 : 5;
  }
}

function compareLists(a: readonly Value[], b: readonly Value[]): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    meter.walk(1);
    const order = compare(a[i] as Value, b[i] as Value);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

function compareMembers(a: Members, b: Members): number {
  const [keys, others] = [sortedKeys(a), sortedKeys(b)];
  const length = Math.min(keys.length, others.length);
  for (let i = 0; i < length; i++) {
    meter.walk(1);
    const [key = "", other = ""] = [keys[i], others[i]];
    const order = compareStrings(key, other) || compare(a[key] as Value, b[other] as Value);
    if (order !== 0) return order;
  }
  return keys.length - others.length;
}

/** OPA's order: negative, zero or positive. */
export function compare(a: Value, b: Value): number {
  const rank = typeRank(a);
  const difference = rank - typeRank(b);
  if (difference !== 0) return difference;
  switch (rank) {
    case 0:
      return 0;
    case 1:
    case 2:
      return Number(a) - Number(b) || 0;
    case 3:
      meter.read(a as string);
      return compareStrings(a as string, b as string);
    case 4:
      return compareLists(a as Value[], b as Value[]);
    case 5:
      return compareMembers(a as Members, b as Members);
    default:
      return compareLists((a as ValueSet).sorted(), (b as ValueSet).sorted());
  }
}

/** Returns whether two values are equal, or both none. */
export function equal(a: Value | undefined, b: Value | undefined): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  return compare(a, b) === 0;
}

/** Returns an element of a list, none of its prototype. */
function getElement(list: readonly Value[], index: number): Value | undefined {
  return index >= 0 && index < list.length ? list[index] : undefined;
}

/** Returns the member of a value at a key, as `opa_value_get`. */
export function dot(value: Value | undefined, key: Value | undefined): Value | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  if (Array.isArray(value)) return typeof key === "number" ? getElement(value, key) : undefined;
  if (value instanceof ValueSet) return key !== undefined && value.has(key) ? key : undefined;
  return typeof key === "string" ? own(value, key) : undefined;
}

const INDEX = /^(?:0|[1-9]\d{0,8})$/;

/** Returns the same of a base document, whose keys are texts: `opa_document_get`. */
export function documentDot(value: Value | undefined, key: Value | undefined): Value | undefined {
  const found = dot(value, key);
  if (found !== undefined || typeof value !== "object" || value === null) return found;
  if (typeof key === "number" && isMembers(value)) {
    return Number.isSafeInteger(key) ? own(value, String(key)) : leave("a fraction for a key of data");
  }
  if (typeof key === "string" && Array.isArray(value)) {
    if (INDEX.test(key)) return getElement(value, Number(key));
    if (/^\d/.test(key)) leave("a text for an index of data");
  }
  return undefined;
}

/** Two objects as one, as `opa_value_merge`: the first counts unless both are objects. */
export function merge(a: Value | undefined, b: Value | undefined): Value | undefined {
  if (a === undefined) return b;
  if (b === undefined) leave("a merge with nothing");
  if (!isMembers(a) || !isMembers(b)) return a;
  const merged: Members = { ...b, ...a };
  const keys = Object.keys(merged);
  meter.make(keys.length + 1);
  for (const key of keys) {
    const [one, other] = [own(a, key), own(b, key)];
    if (one !== undefined && other !== undefined) merged[key] = merge(one, other);
  }
  return merged;
}

/** Returns a document with a value at a path, all else as it was; `opa_value_shallow_copy` and inserts. */
export function upsert(
  document: Value | undefined,
  path: readonly string[],
  value: Value | undefined,
): Value | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (key === "__proto__") leave("a member __proto__");
  const copy: Members = isMembers(document) ? { ...document } : {};
  meter.make(Object.keys(copy).length + 1);
  copy[key] = upsert(own(copy, key), rest, value);
  return copy;
}

/** Adds a member to an object that the evaluation makes. */
export function insert(object: Members, key: Value | undefined, value: Value | undefined): void {
  if (typeof key !== "string" || key === "__proto__") leave("a key that is no plain string");
  object[key] = value;
}

/** Inserts a value as `upsert`, where another value must not be there. */
export function insertOnce(object: Members, key: Value | undefined, value: Value | undefined): void {
  if (typeof key === "string") {
    const there = own(object, key);
    if (there !== undefined && !equal(there, value)) leave("a conflict");
  }
  insert(object, key, value);
}

/** How many elements, members or, for a text, bytes a value has: `opa_value_length`. */
export function getLength(value: Value | undefined): number {
  if (Array.isArray(value)) return value.length;
  if (value instanceof ValueSet) return value.size;
  return isMembers(value) ? Object.keys(value).length : leave("the length of a scalar");
}

/** Returns the text of a path of strings, by which a rule is found; of any other path one that none has. */
export function pathKey(path: readonly (Value | undefined)[]): string {
  return path.every((part) => typeof part === "string") ? JSON.stringify(path) : "";
}

/** Parses the text of a number that JavaScript reads and writes unchanged, so that no number has two texts. */
export function toExactNumber(text: string): number {
  const number = Number(text);
  return String(number) === text && Number.isFinite(number) ? number : leave("a number in a form of its own");
}

export function fromTerm(term: Term): Value {
  meter.make(1);
  if (typeof term === "string") return term.isWellFormed() ? meter.text(term) : leave("half of a pair");
  if (typeof term !== "object" || term === null) return term;
  if (term instanceof RegoNumber) return toExactNumber(term.text);
  if (Array.isArray(term)) return term.map(fromTerm);
  if (term instanceof RegoSet) {
    const set = new ValueSet();
    for (const item of term.items) set.add(fromTerm(item));
    return set;
  }
  const members: Members = {};
  for (const [key, value] of term.entries) insert(members, fromTerm(key), fromTerm(value));
  return members;
}

export function toTerm(value: Value): Term {
  meter.make(1);
  if (typeof value === "number") return new RegoNumber(String(value));
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(toTerm);
  if (value instanceof ValueSet) return new RegoSet(value.sorted().map(toTerm));
  return new RegoObject(sortedKeys(value).map((key) => [key, toTerm(value[key] as Value)]));
}
