import { isPlainObject, isPlainRealm, QUICK_DEPTH } from "../../base/terms/value-text.js";
import { isErrorOf } from "../../base/realms.js";
import { InputThrew, leave, LeftToModule } from "./leave.js";
import { meter } from "./meter.js";
import type { Members, Value } from "./values.js";

/** Larger inputs are left to the module: copying twice as many takes V8's collector longer than writing words. */
const MOST_VALUES = 100_000;

/** Objects of one shape have the same keys in the same places: the last ones need no second check. */
const MOST_KEYS = 32;

let left = 0;
const lastKeys: string[] = [];

function checkKey(key: string, place: number): void {
  if (!key.isWellFormed()) leave("half of a pair");
  if (key === "__proto__") leave("a member __proto__");
  if (place < MOST_KEYS) lastKeys[place] = key;
}

interface Convertible {
  toJSON?: unknown;
}

/**
 * Returns a copy of an input: every member is read once, so that accessors and Proxies cannot answer differently later, and the caller's
 * objects are used later. It takes the values that `ValueWriter` takes: their texts are those that `JSON.stringify` writes.
 *
 * @throws LeftToModule for any other value. The module's reader words the error. InputThrew, with the error of a getter or Proxy as cause.
 */
export function takeInput(value: unknown): Value | undefined {
  if (value === undefined) return undefined;
  if (!isPlainRealm()) leave("a realm with members of its own");
  left = MOST_VALUES;
  const copy = takeOnce(value);
  meter.make(MOST_VALUES - left);
  return copy;
}

function takeOnce(value: unknown): Value {
  try {
    return take(value, 0);
  } catch (error) {
    // A RangeError may be of the stack, of which the module needs less.
    if (error instanceof LeftToModule || isErrorOf(error, "RangeError")) throw error;
    throw new InputThrew("the input cannot be read", { cause: error });
  }
}

function take(value: unknown, depth: number): Value {
  if (typeof value !== "object" || value === null) return takeScalar(value);
  if (depth > QUICK_DEPTH) leave("a value that is nested deeply");
  return Array.isArray(value)
    ? takeArray(value, depth + 1)
    : takeObject(value as Readonly<Record<string, unknown>>, depth + 1);
}

function takeScalar(value: unknown): null | boolean | number | string {
  switch (typeof value) {
    case "string":
      return value.isWellFormed() ? value : leave("half of a pair");
    case "number":
      return Number.isFinite(value) ? value : leave("a number that JSON has not");
    case "boolean":
      return value;
    default:
      return value === null ? value : leave("a value that JSON has not");
  }
}

function takeArray(items: readonly unknown[] & Convertible, depth: number): Value[] {
  const { length } = items;
  // A Proxy may have any length.
  if (items.toJSON !== undefined || length >>> 0 !== length) leave("a list with a conversion of its own");
  left -= length + 1;
  if (left < 0) leave("a large input");
  // All of them are set below. Growing takes longer.
  const copy = new Array<Value>(length);
  for (let i = 0; i < length; i++) {
    const item = items[i];
    copy[i] = typeof item === "object" && item !== null ? take(item, depth) : takeScalar(item);
  }
  return copy;
}

function takeObject(object: Readonly<Record<string, unknown>> & Convertible, depth: number): Members {
  if (!isPlainObject(object, Object.getPrototypeOf(object)) || object.toJSON !== undefined)
    leave("an object of a class, or with a conversion of its own");
  const copy: Members = {};
  let size = 0;
  for (const key in object) {
    // V8 reads members in such a loop fastest, and each only once.
    const member: unknown = object[key];
    if (member === undefined) continue;
    if (key !== lastKeys[size]) checkKey(key, size);
    size++;
    copy[key] = typeof member === "object" && member !== null ? take(member, depth) : takeScalar(member);
  }
  left -= size + 1;
  if (left < 0) leave("a large input");
  return copy;
}
