import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { values } from "./arbitrary-value.js";

interface RawJson {
  rawJSON?: (text: string) => object;
  isRawJSON?: (value: unknown) => boolean;
}

/** Makes `JSON.isRawJSON` recognize `rawJson` where `JSON.rawJSON` is missing. Returns a function that undoes it. */
export function provideRawJson(): () => void {
  const json = JSON as RawJson;
  if (json.isRawJSON !== undefined) return () => undefined;
  json.isRawJSON = (value) => typeof value === "object" && value !== null && made.has(value);
  return () => {
    delete json.isRawJSON;
  };
}

const made = new WeakSet();

/** Like `JSON.rawJSON`, which Node 20 lacks. */
export function rawJson(text: string): object {
  const native = (JSON as RawJson).rawJSON;
  if (native !== undefined) return native(text);
  const raw = Object.freeze(Object.assign(Object.create(null) as object, { rawJSON: text }));
  made.add(raw);
  return raw;
}

class Point {
  readonly x = 1;
  readonly #hidden = 2;
  sum(): number {
    return this.x + this.#hidden;
  }
}

/** The error thrown by the value's own code. */
class Thrown extends Error {}

function throwing(error: Error): () => never {
  return () => {
    throw error;
  };
}

function cycle(): unknown {
  const list: unknown[] = [];
  list.push({ list });
  return list;
}

function withGetter(get: () => unknown): object {
  return Object.defineProperty({}, "got", { get, enumerable: true });
}

/** Values that are not plain JSON, or barely; each call creates another. */
const ODD: Record<string, () => unknown> = {
  NaN: () => NaN,
  Infinity: () => -Infinity,
  undefined: () => undefined,
  "a function": () => () => 1,
  "a symbol": () => Symbol("s"),
  "a bigint": () => 10n ** 30n,
  "a raw number": () => rawJson("12345678901234567890"),
  "a raw number with an exponent": () => rawJson("1.50E+2"),
  "a raw text with half of a pair": () => rawJson('"\\uD800x"'),
  "a raw text with an escape": () => rawJson('"\\u00e9\\n\\\\ud800"'),
  "raw null": () => rawJson("null"),
  "a toJSON with a raw number": () => ({ toJSON: () => rawJson("2.50") }),
  "half of a pair": () => "a\ud800",
  "a text like an escape": () => "\\ud800",
  "keys with halves of pairs": () => ({ "\ud83d": 1, "\ude00": 2 }),
  "a Map": () => new Map([[1, 2]]),
  "a Promise": () => Promise.resolve(1),
  "an Error": () => new Error("of the caller"),
  "a RegExp": () => /a/,
  "a boxed number": () => Object(1) as object,
  "bytes that are nested": () => ({ bytes: new Uint8Array(2) }),
  "a Buffer that is nested": () => [Buffer.from("ab")],
  "an ArrayBuffer": () => new ArrayBuffer(2),
  Headers: () => new Headers({ a: "b" }),
  "a Date": () => new Date(0),
  "an invalid Date": () => new Date(NaN),
  "a URL": () => new URL("https://a.example/b"),
  Math: () => Math,
  arguments: () =>
    (function (..._all: number[]) {
      // eslint-disable-next-line prefer-rest-params -- what it is about.
      return arguments;
    })(1, 2),
  "an instance": () => new Point(),
  "a list of a class": () => new (class extends Array<number> {})(3).fill(1),
  "a list without a prototype": () => Object.setPrototypeOf([1, 2], null) as unknown,
  "a list with a name": () => Object.assign([1], { name: 1 }),
  "a list with toJSON": () => Object.assign([1], { toJSON: () => [2] }),
  "a list with a hole": () => Object.assign([1], { 2: 1 }),
  "an object of another realm": () => runInNewContext("({ a: [1, { b: 2 }] })") as unknown,
  "a Proxy": () => new Proxy({ a: [1] }, {}),
  "a Proxy of a list": () => new Proxy([1, "a"], {}),
  "a Proxy that was revoked": () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    return proxy;
  },
  "a toJSON that gives its key": () => ({ toJSON: (key: unknown) => ["key", key] }),
  "a toJSON in what toJSON gives": () => ({ toJSON: () => [{ toJSON: () => 1 }] }),
  "a toJSON that gives undefined": () => ({ toJSON: () => undefined }),
  "a toJSON that is a text": () => ({ toJSON: "a", b: 1 }),
  "a toJSON that throws": () => ({ toJSON: throwing(new Thrown("of the caller")) }),
  "a toJSON that throws a RangeError": () => ({ toJSON: () => new Date(NaN).toISOString() }),
  "a getter": () => withGetter(() => [1]),
  "a getter that throws": () => withGetter(throwing(new Thrown("of the caller"))),
  "a getter that throws a RangeError": () => withGetter(() => (1).toFixed(200)),
  "a getter that throws once": () => {
    let reads = 0;
    return withGetter(() => (reads++ === 0 ? throwing(new Thrown("of the caller"))() : 1));
  },
  "a cycle": cycle,
  "what is nested 101 deep": () => Array.from({ length: 101 }).reduce((inner) => [inner], 1),
  "a key that is __proto__": () => JSON.parse('{"__proto__":{"a":1}}') as unknown,
  "members that are not to be seen": () =>
    Object.defineProperty({ a: 1, [Symbol("s")]: 2 }, "b", { value: 1 }),
};

/** The kinds of objects, in addition to their members. */
const MADE: Record<string, (members: Record<string, unknown>) => object> = {
  plain: (members) => members,
  tagged: (members) => Object.defineProperty(members, Symbol.toStringTag, { value: "Module" }),
  "without a prototype": (members) => Object.assign(Object.create(null) as object, members),
  "tagged without a prototype": (members) =>
    Object.assign(Object.create(null) as object, { [Symbol.toStringTag]: "Module" }, members),
  frozen: (members) => Object.freeze(members),
  "behind a Proxy": (members) => new Proxy(members, {}),
  "with what it inherits": (members) => Object.setPrototypeOf(members, { inherited: 1 }) as object,
  "of a class": (members) => Object.defineProperties(new Point(), Object.getOwnPropertyDescriptors(members)),
  "of a class with a tag": (members) =>
    Object.defineProperties(
      new (class Tagged {
        readonly [Symbol.toStringTag] = "Tagged";
      })(),
      Object.getOwnPropertyDescriptors(members),
    ),
};

/** How to create a value repeatedly: one with getters changes when it is read. */
export type Plan =
  { value: unknown } | { odd: string } | { list: Plan[] } | { object: string; members: [string, Plan][] };

export function make(plan: Plan): unknown {
  if ("value" in plan) return plan.value;
  if ("odd" in plan) return ODD[plan.odd]?.();
  if ("list" in plan) return plan.list.map(make);
  const members = plan.members.map(([key, member]): [string, unknown] => [key, make(member)]);
  return MADE[plan.object]?.(Object.fromEntries(members));
}

const key = fc.constantFrom("a", "b", "id", "__proto__", "toString", "10", "a b", "\ud800", "é");

/** Plans of values with odd members: with and without JSON text. */
export const oddPlans: fc.Arbitrary<Plan> = fc.letrec<{ plan: Plan }>((tie) => ({
  plan: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.record({ odd: fc.constantFrom(...Object.keys(ODD)) }),
    fc.record({ value: values }),
    fc.record({ list: fc.array(tie("plan"), { maxLength: 4 }) }),
    fc.record({
      object: fc.constantFrom(...Object.keys(MADE)),
      members: fc.array(fc.tuple(key, tie("plan")), { maxLength: 4 }),
    }),
  ),
})).plan;

/** A plan for each odd value and each kind of object. */
export const EACH_ODD: readonly Plan[] = [
  ...Object.keys(ODD).map((odd) => ({ odd })),
  ...Object.keys(MADE).flatMap((object) =>
    ["half of a pair", "a bigint", "a text like an escape"].map((odd): Plan => ({
      object,
      members: [["a", { odd }]],
    })),
  ),
];
