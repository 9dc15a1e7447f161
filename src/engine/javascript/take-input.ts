import { ValueSteps } from "../../base/terms/value-steps.js";
import { isPlainObject, isPlainRealm, QUICK_DEPTH } from "../../base/terms/value-text.js";
import { isErrorOf } from "../../base/realms.js";
import { InputThrew, leave, LeftToModule } from "./leave.js";
import { meter } from "./meter.js";
import type { Members, Value } from "./values.js";

/**
 * Larger copies are left to the module: making more takes V8's collector longer than writing words. A value of `whole` counts twice, since
 * its members are added one by one, and one that is copied by its names once.
 */
const MOST_MADE = 300_000;

/** Objects of one shape have the same keys in the same places: the last ones need no second check. */
const MOST_KEYS = 32;

/** Takes a value so deep in an input. */
export type Taker = (value: unknown, depth: number) => Value;

interface Convertible {
  toJSON?: unknown;
}

let left = 0;
/** Leaves an input that takes long to the module, which reads it again within the limit. */
export const steps = new ValueSteps(() => {
  meter.poll();
});
const lastKeys: string[] = [];

/**
 * Returns a copy of what is read of an input, which is checked as a whole: each member is read once, so that accessors and Proxies cannot
 * answer differently later, and the caller's objects are used later. It takes the values that `ValueWriter` takes: their texts are those
 * that `JSON.stringify` writes.
 *
 * @param take copies what is read: `whole`, or a function of a plan's code.
 * @throws LeftToModule for any other value. The module's reader words the error. InputThrew, with the error of a getter or Proxy as cause.
 */
export function takeInput(value: unknown, take: Taker): Value | undefined {
  if (value === undefined) return undefined;
  if (!isPlainRealm()) leave("a realm with members of its own");
  left = MOST_MADE;
  steps.begin();
  try {
    const copy = take(value, 0);
    meter.make((MOST_MADE - left) / 2);
    return copy;
  } catch (error) {
    // A RangeError may be of the stack, of which the module needs less.
    if (error instanceof LeftToModule || isErrorOf(error, "RangeError")) throw error;
    throw new InputThrew("the input cannot be read", { cause: error });
  }
}

/** Counts values of the copy, those of `whole` twice. */
export function made(values: number): void {
  left -= values;
  if (left < 0) leave("a large input");
}

/** Checks the key of a copy, the nth of its object. */
export function key(name: string, place: number): void {
  if (name === lastKeys[place]) return;
  if (!name.isWellFormed()) leave("half of a pair");
  if (name === "__proto__") leave("a member __proto__");
  if (place < MOST_KEYS) lastKeys[place] = name;
}

/** Checks an object, without its members. */
export function open(object: object & Convertible, depth: number): void {
  if (--steps.left < 0) steps.look();
  if (depth > QUICK_DEPTH) leave("a value that is nested deeply");
  if (!isPlainObject(object, Object.getPrototypeOf(object)) || object.toJSON !== undefined)
    leave("an object of a class, or with a conversion of its own");
}

/** Checks a list, without its elements. Returns how many they are. */
export function openList(items: readonly unknown[] & Convertible, depth: number): number {
  if (--steps.left < 0) steps.look();
  if (depth > QUICK_DEPTH) leave("a value that is nested deeply");
  const { length } = items;
  // A Proxy may have any length.
  if (items.toJSON !== undefined || length >>> 0 !== length) leave("a list with a conversion of its own");
  return length;
}

/** Takes a value without members. */
export function scalar(value: unknown): null | boolean | number | string {
  if (--steps.left < 0) steps.look();
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

/** Checks a value that is not read: which characters its texts have does not count. */
export function check(value: unknown, depth: number): void {
  if (typeof value !== "object" || value === null) checkScalar(value);
  else if (Array.isArray(value)) checkArray(value, depth);
  else checkObject(value as Readonly<Record<string, unknown>>, depth);
}

function checkScalar(value: unknown): void {
  if (typeof value !== "string") scalar(value);
  else if (--steps.left < 0) steps.look();
}

function checkArray(items: readonly unknown[], depth: number): void {
  const length = openList(items, depth);
  meter.make(length + 1);
  for (let i = 0; i < length; i++) {
    const item = items[i];
    if (typeof item === "object" && item !== null) check(item, depth + 1);
    else checkScalar(item);
  }
}

function checkObject(object: Readonly<Record<string, unknown>>, depth: number): void {
  open(object, depth);
  let size = 1;
  for (const name in object) {
    // V8 reads members in such a loop fastest, and each only once.
    const member: unknown = object[name];
    if (member === undefined) continue;
    size++;
    if (typeof member === "object" && member !== null) check(member, depth + 1);
    else checkScalar(member);
  }
  meter.make(size);
}

/** Takes a value of which nothing is read but whether it is an object, a list or which scalar. */
export function shell(value: unknown, depth: number): Value {
  if (typeof value !== "object" || value === null) return scalar(value);
  check(value, depth);
  return Array.isArray(value) ? [] : {};
}

/** Takes a value with all that is within. */
export function whole(value: unknown, depth: number): Value {
  if (typeof value !== "object" || value === null) return scalar(value);
  return Array.isArray(value)
    ? takeArray(value, depth)
    : takeObject(value as Readonly<Record<string, unknown>>, depth);
}

function takeArray(items: readonly unknown[], depth: number): Value[] {
  const length = openList(items, depth);
  made(2 * (length + 1));
  // All of them are set below. Growing takes longer.
  const copy = new Array<Value>(length);
  for (let i = 0; i < length; i++) {
    const item = items[i];
    copy[i] = typeof item === "object" && item !== null ? whole(item, depth + 1) : scalar(item);
  }
  return copy;
}

function takeObject(object: Readonly<Record<string, unknown>>, depth: number): Members {
  open(object, depth);
  const copy: Members = {};
  let size = 0;
  for (const name in object) {
    const member: unknown = object[name];
    if (member === undefined) continue;
    if (name !== lastKeys[size]) key(name, size);
    size++;
    copy[name] = typeof member === "object" && member !== null ? whole(member, depth + 1) : scalar(member);
  }
  made(2 * (size + 1));
  return copy;
}
