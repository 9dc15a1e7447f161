import { standardBuiltin } from "../opa/standard-builtins.js";
import {
  BuiltinNotReady,
  StandardBuiltinError,
  type StandardCallContext,
} from "../builtin/standard-builtin.js";
import type { JsBuiltin } from "../std/js-builtin.js";
import { HandOver } from "../std/operand.js";
import { jsBuiltins } from "../std/registry.js";
import { leave } from "./leave.js";
import { meter } from "./meter.js";
import { isAscii, matches } from "./patterns.js";
import { comparePlainVersions, parsePlainTime } from "./plain-texts.js";
import {
  compare,
  dot,
  equal,
  isMembers,
  getLength,
  merge,
  toExactNumber,
  fromTerm,
  own,
  sortedKeys,
  toTerm,
  ValueSet,
  type Members,
  type Value,
} from "./values.js";

/**
 * A built-in. `undefined` is an error, or no answer: the evaluation continues as after an ignored error, or is left to the module where
 * errors count.
 */
type BuiltinCall = (...args: Value[]) => Value | undefined;

const isText = (value: Value | undefined): value is string => typeof value === "string";
const isNumber = (value: Value | undefined): value is number => typeof value === "number";

/**
 * Returns a result that is an exact integer, of exact integers. JavaScript computes other numbers differently from OPA.
 */
function exact(a: number, b: number, result: number): number {
  if (Number.isSafeInteger(a) && Number.isSafeInteger(b) && Number.isSafeInteger(result)) return result;
  return leave("a number that is no exact integer");
}

function integer(value: Value | undefined): number | undefined {
  if (!isNumber(value)) return undefined;
  return Number.isSafeInteger(value) ? value : leave("a number that is no exact integer");
}

/** Returns the members of a list or set, in OPA's order. */
function toList(value: Value | undefined): readonly Value[] | undefined {
  if (Array.isArray(value)) return value;
  return value instanceof ValueSet ? value.sorted() : undefined;
}

function toSet(values: Iterable<Value>): ValueSet {
  const set = new ValueSet();
  for (const value of values) {
    meter.make(1);
    set.add(value);
  }
  return set;
}

function arithmetic(compute: (a: number, b: number) => number | undefined): BuiltinCall {
  return (a, b) => (isNumber(a) && isNumber(b) ? compute(a, b) : undefined);
}

function onTexts(compute: (a: string, b: string) => Value | undefined): BuiltinCall {
  return (a, b) => {
    if (!isText(a) || !isText(b)) return undefined;
    meter.read(a);
    return compute(a, b);
  };
}

function onText(compute: (text: string) => Value | undefined): BuiltinCall {
  return (text) => {
    if (!isText(text)) return undefined;
    meter.read(text);
    return compute(text);
  };
}

/** Results for letters outside of ASCII depend on Unicode's tables. */
function ascii(text: string): string {
  return isAscii(text) ? text : leave("letters outside of ASCII");
}

/** Where a text has characters of none of these. */
function trimmed(text: string, cut: string, isLeft: boolean, isRight: boolean): string {
  ascii(text);
  ascii(cut);
  let [start, end] = [0, text.length];
  if (isLeft) while (start < end && cut.includes(text.charAt(start))) start++;
  if (isRight) while (end > start && cut.includes(text.charAt(end - 1))) end--;
  return meter.text(text.slice(start, end));
}

function trim(isLeft: boolean, isRight: boolean): BuiltinCall {
  return onTexts((text, cut) => trimmed(text, cut, isLeft, isRight));
}

/** Returns the least or the greatest, the last of equal ones. */
function extreme(sign: 1 | -1): BuiltinCall {
  return (values) => {
    const list = toList(values);
    let found: Value | undefined;
    for (const value of list ?? []) {
      meter.walk(1);
      if (found === undefined || compare(value, found) * sign >= 0) found = value;
    }
    return found;
  };
}

function accumulate(start: number, add: (a: number, b: number) => number): BuiltinCall {
  return (values) => {
    const list = toList(values);
    if (list === undefined) return undefined;
    let result = start;
    for (const value of list) {
      meter.walk(1);
      if (!isNumber(value)) return undefined;
      result = exact(result, value, add(result, value));
    }
    return result;
  };
}

function count(value: Value): Value | undefined {
  if (typeof value === "object" && value !== null) return getLength(value);
  return isText(value) ? codePoints(value) : undefined;
}

function codePoints(text: string): number {
  meter.read(text);
  if (isAscii(text)) return text.length;
  let units = 0;
  for (const _ of text) units++;
  return units;
}

/** Returns the keys that `object.remove` and `object.filter` name. */
function toKeys(keys: Value): ValueSet | undefined {
  if (keys instanceof ValueSet) return keys;
  if (Array.isArray(keys)) return toSet(keys);
  return isMembers(keys) ? toSet(Object.keys(keys)) : undefined;
}

function chosen(isChosen: (keys: ValueSet, key: string) => boolean): BuiltinCall {
  return (object, keys) => {
    const named = keys === undefined ? undefined : toKeys(keys);
    if (!isMembers(object) || named === undefined) return undefined;
    const found: Members = {};
    for (const key of sortedKeys(object)) {
      meter.make(1);
      if (!isChosen(named, key)) continue;
      if (key === "__proto__") leave("a member __proto__");
      found[key] = own(object, key);
    }
    return found;
  };
}

function isMember(value: Value, collection: Value): boolean {
  if (collection instanceof ValueSet) return collection.has(value);
  const list = Array.isArray(collection)
    ? collection
    : isMembers(collection)
      ? Object.values(collection)
      : [];
  for (const member of list) {
    meter.walk(1);
    if (equal(member, value)) return true;
  }
  return false;
}

/** Returns all values within a value, with their paths. */
function walk(value: Value): Value[] {
  const found: Value[] = [];
  const visit = (path: Value[], node: Value): void => {
    meter.make(path.length + 2);
    found.push([path, node]);
    if (Array.isArray(node)) node.forEach((item, index) => visit([...path, index], item));
    else if (node instanceof ValueSet) for (const item of node.sorted()) visit([...path, item], item);
    else if (isMembers(node)) for (const key of sortedKeys(node)) visit([...path, key], node[key] as Value);
  };
  visit([], value);
  return found;
}

function typeName(value: Value): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  if (value instanceof ValueSet) return "set";
  return typeof value;
}

function concat(separator: Value, values: Value): Value | undefined {
  const list = toList(values);
  if (!isText(separator) || list === undefined || !list.every(isText)) return undefined;
  meter.make(list.reduce((length, text) => length + text.length + separator.length, 0) / 16);
  return list.join(separator);
}

function substring(text: Value, start: Value, length: Value): Value | undefined {
  const [from, size] = [integer(start), integer(length)];
  if (!isText(text) || from === undefined || size === undefined) return undefined;
  if (from < 0) leave("a part before the text");
  return meter.text(size < 0 ? ascii(text).slice(from) : ascii(text).slice(from, from + size));
}

function objectGet(object: Value, key: Value, other: Value): Value | undefined {
  if (!isMembers(object)) return undefined;
  let found: Value | undefined = object;
  for (const part of Array.isArray(key) ? key : [key]) found = dot(found, part);
  // A member that is null is one.
  return found === undefined ? other : found;
}

function toNumber(value: Value): Value | undefined {
  if (value === null) return 0;
  if (typeof value === "boolean") return Number(value);
  return isText(value) ? toExactNumber(value) : isNumber(value) ? value : undefined;
}

const FORMATS = [2, 8, 10, 16];

function formatInt(value: Value, base: Value): Value | undefined {
  const [number, to] = [integer(value), integer(base)];
  if (number === undefined || to === undefined) return undefined;
  return FORMATS.includes(to) ? number.toString(to) : leave("a base");
}

function numbersRange(from: Value, to: Value): Value | undefined {
  const [start, stop] = [integer(from), integer(to)];
  if (start === undefined || stop === undefined) return undefined;
  const length = Math.abs(stop - start) + 1;
  meter.make(length);
  return Array.from({ length }, (_, index) => (start <= stop ? start + index : start - index));
}

function slice(list: Value, from: Value, to: Value): Value | undefined {
  const [start, stop] = [integer(from), integer(to)];
  if (!Array.isArray(list) || start === undefined || stop === undefined) return undefined;
  meter.make(list.length);
  const end = Math.min(Math.max(stop, 0), list.length);
  return list.slice(Math.min(Math.max(start, 0), end), end);
}

function minus(a: Value, b: Value): Value | undefined {
  if (isNumber(a) && isNumber(b)) return exact(a, b, a - b);
  return a instanceof ValueSet && b instanceof ValueSet ? a.filter((value) => !b.has(value)) : undefined;
}

function divide(a: number, b: number): number {
  // Other quotients are fractions, or errors; that of 0 may be -0.
  if (a === 0 || b === 0 || b === -1 || a % b !== 0) leave("a quotient that is no integer");
  return exact(a, b, a / b);
}

function remainder(a: number, b: number): number {
  return b === 0 ? leave("a remainder of a division by zero") : exact(a, b, a % b);
}

function whole(value: Value): Value | undefined {
  return integer(value);
}

const SPACES = "\t\n\v\f\r ";

const ownBuiltins: Readonly<Record<string, BuiltinCall>> = {
  abs: (value) => {
    const number = integer(value);
    return number === undefined ? undefined : Math.abs(number);
  },
  and: (a, b) =>
    a instanceof ValueSet && b instanceof ValueSet ? a.filter((value) => b.has(value)) : undefined,
  "array.concat": (a, b) => {
    if (!Array.isArray(a) || !Array.isArray(b)) return undefined;
    meter.make(a.length + b.length);
    return [...a, ...b];
  },
  "array.reverse": (list) => {
    if (!Array.isArray(list)) return undefined;
    meter.make(list.length);
    return list.toReversed();
  },
  "array.slice": slice,
  ceil: whole,
  concat,
  contains: onTexts((text, part) => text.includes(part)),
  count,
  div: arithmetic(divide),
  endswith: onTexts((text, end) => text.endsWith(end)),
  equal: (a, b) => equal(a, b),
  floor: whole,
  format_int: formatInt,
  gt: (a, b) => compare(a, b) > 0,
  gte: (a, b) => compare(a, b) >= 0,
  indexof: onTexts((text, part) => {
    if (part === "") leave("the place of an empty text");
    const at = text.indexOf(part);
    return at < 0 ? -1 : codePoints(text.slice(0, at));
  }),
  "internal.member_2": (value, collection) => isMember(value, collection),
  "internal.member_3": (key, value, collection) => equal(value, dot(collection, key)),
  is_array: (value) => Array.isArray(value),
  is_boolean: (value) => typeof value === "boolean",
  is_null: (value) => value === null,
  is_number: (value) => isNumber(value),
  is_object: (value) => isMembers(value),
  is_set: (value) => value instanceof ValueSet,
  is_string: (value) => isText(value),
  lower: onText((text) => meter.text(ascii(text).toLowerCase())),
  lt: (a, b) => compare(a, b) < 0,
  lte: (a, b) => compare(a, b) <= 0,
  max: extreme(1),
  min: extreme(-1),
  minus,
  mul: arithmetic((a, b) => exact(a, b, a * b)),
  neq: (a, b) => !equal(a, b),
  "numbers.range": numbersRange,
  "object.filter": chosen((keys, key) => keys.has(key)),
  "object.get": objectGet,
  "object.keys": (object) => (isMembers(object) ? toSet(Object.keys(object)) : undefined),
  "object.remove": chosen((keys, key) => !keys.has(key)),
  "object.union": (a, b) => (isMembers(a) && isMembers(b) ? merge(b, a) : undefined),
  or: (a, b) => (a instanceof ValueSet && b instanceof ValueSet ? a.union(b) : undefined),
  plus: arithmetic((a, b) => exact(a, b, a + b)),
  product: accumulate(1, (a, b) => a * b),
  "regex.match": onTexts((pattern, text) => matches(pattern, text)),
  rem: arithmetic(remainder),
  replace: (text, old, other) => {
    if (!isText(text) || !isText(old) || !isText(other)) return undefined;
    if (old === "") leave("a replacement of nothing");
    const parts = text.split(old);
    meter.make((text.length + parts.length * other.length) / 16);
    return parts.join(other);
  },
  round: whole,
  sort: (values) => {
    const list = toList(values);
    if (list === undefined) return undefined;
    meter.make(list.length);
    return list.toSorted(compare);
  },
  split: onTexts((text, separator) => {
    const parts = separator === "" ? Array.from(text) : text.split(separator);
    meter.make(parts.length + text.length / 16);
    return parts;
  }),
  startswith: onTexts((text, start) => text.startsWith(start)),
  substring,
  sum: accumulate(0, (a, b) => a + b),
  to_number: toNumber,
  trim: trim(true, true),
  trim_left: trim(true, false),
  trim_prefix: onTexts((text, start) => meter.text(text.startsWith(start) ? text.slice(start.length) : text)),
  trim_right: trim(false, true),
  trim_space: onText((text) => trimmed(text, SPACES, true, true)),
  trim_suffix: onTexts((text, end) =>
    meter.text(text.endsWith(end) ? text.slice(0, text.length - end.length) : text),
  ),
  type_name: (value) => typeName(value),
  upper: onText((text) => meter.text(ascii(text).toUpperCase())),
  walk: (value) => walk(value),
};

/** Of a built-in that is a function of its arguments alone. */
const CONTEXT: StandardCallContext = {
  nowNs: 0n,
  seed: "",
  remainingMs: () => leave("a long call"),
  beforeLongCall: () => leave("a long call"),
  readsErrors: false,
  print: () => leave("a print"),
};
const SHORT_BYTES = 4 * 1024;

/** About the bytes of a value's text, at least. */
function estimateBytes(value: Value): number {
  if (isText(value)) return value.length * 3;
  if (typeof value !== "object" || value === null) return 8;
  const members = toList(value) ?? ([...Object.keys(value), ...Object.values(value as Members)] as Value[]);
  return members.reduce<number>((bytes, member) => bytes + estimateBytes(member) + 2, 2);
}

/** Returns a built-in of the host, which takes terms. */
function hostBuiltin({ call, shortBytes = SHORT_BYTES }: JsBuiltin): BuiltinCall {
  return (...args) => {
    const bytes = args.reduce<number>((sum, arg) => sum + estimateBytes(arg), 0);
    if (bytes > shortBytes) leave("a long call");
    try {
      const answer = call(args.map(toTerm), CONTEXT, []);
      return answer === undefined ? undefined : fromTerm(answer);
    } catch (error) {
      if (error instanceof StandardBuiltinError) return undefined;
      if (error instanceof HandOver || error instanceof BuiltinNotReady)
        leave("a call that opa-core answers");
      throw error;
    }
  };
}

const hosted: ReadonlyMap<string, BuiltinCall> = new Map(
  jsBuiltins
    .filter(({ name }) => name !== "trace" && standardBuiltin(name)?.nondeterministic === false)
    .map((builtin) => [builtin.name, hostBuiltin(builtin)]),
);

/** Those of the host, for texts in the usual form. */
const PLAIN: Readonly<Record<string, BuiltinCall>> = {
  "semver.compare": (a, b) => (isText(a) && isText(b) ? comparePlainVersions(a, b) : undefined),
  "time.parse_rfc3339_ns": (text) => (isText(text) ? parsePlainTime(text) : undefined),
};

/** Returns the built-in with a name; one that leaves each call to the module if it is not implemented here. */
export function findBuiltin(name: string): BuiltinCall {
  if (Object.hasOwn(ownBuiltins, name)) return ownBuiltins[name] as BuiltinCall;
  const host = hosted.get(name) ?? (() => leave(name));
  const plain = Object.hasOwn(PLAIN, name) ? PLAIN[name] : undefined;
  return plain === undefined ? host : (...args) => plain(...args) ?? host(...args);
}
