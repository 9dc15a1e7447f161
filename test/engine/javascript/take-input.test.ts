import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LeftToModule } from "../../../src/engine/javascript/leave.js";
import { meter } from "../../../src/engine/javascript/meter.js";
import { takeInput, whole } from "../../../src/engine/javascript/take-input.js";
import { toStrictJson } from "../../../src/base/terms/value-text.js";
import { values } from "../../base/text/arbitrary-value.js";
import { EACH_ODD, make, oddPlans, provideRawJson, type Plan } from "../../base/text/odd-values.js";

/** A copy, or why there is none. */
function taken(value: unknown): { copy: unknown } | { error: unknown } {
  meter.begin(Infinity, Infinity);
  try {
    return { copy: takeInput(value, whole) };
  } catch (error) {
    return { error };
  }
}

/** With 0 for -0, as in JSON. */
const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;

/** What is copied has the text of what was copied; what is not refused has one. */
function expectCopy(create: () => unknown): void {
  const end = taken(create());
  if ("error" in end) return;
  expect(throughJson(end.copy)).toEqual(JSON.parse(toStrictJson(create())));
}

describe("takeInput", () => {
  let takeAway: () => void;
  beforeAll(() => {
    takeAway = provideRawJson();
  });
  afterAll(() => {
    takeAway();
  });

  it("copies what has the JSON text of the copy", () => {
    fc.assert(
      fc.property(values, (value) => {
        expectCopy(() => value);
      }),
    );
  });

  it("copies odd values exactly, or leaves them", () => {
    const withOdd = (plan: Plan): void => {
      // One with half of a pair in a key has the text of what JSON.stringify does not write.
      expectCopy(() => make(plan));
    };
    for (const plan of EACH_ODD) if (!("odd" in plan && plan.odd === "undefined")) withOdd(plan);
    fc.assert(
      fc.property(
        oddPlans.filter((plan) => make(plan) !== undefined),
        withOdd,
      ),
    );
  });

  it.each<[string, () => unknown]>([
    ["NaN", () => [Number.NaN]],
    ["an infinite number", () => ({ a: Infinity })],
    ["half of a pair", () => ({ a: ["\ud800"] })],
    ["half of a pair in a key", () => ({ "\ud800": 1 })],
    ["undefined in a list", () => [undefined]],
    ["a hole", () => Object.assign([1], { 2: 1 })],
    ["a Map", () => ({ a: new Map() })],
    ["a bigint", () => 1n],
    ["a function", () => [() => 1]],
    ["a conversion of its own", () => ({ toJSON: () => 1 })],
    [
      "an accessor that throws",
      () => Object.defineProperty({}, "a", { get: () => fail(), enumerable: true }),
    ],
    ["a member __proto__", () => JSON.parse('{"__proto__": 1}') as unknown],
    ["many values", () => Array.from({ length: 150_000 }, () => 1)],
    ["a long list of nothing", () => ({ length: 4, list: new Array(2 ** 31) })],
    ["what is nested deeply", () => Array.from({ length: 102 }).reduce((inner) => [inner], 1)],
  ])("leaves %s", (_, create) => {
    expect("error" in taken(create())).toBe(true);
  });

  it("reads every member once, and none of the caller's objects again", () => {
    let reads = 0;
    const inner = { b: 1 };
    const value = {
      get a() {
        reads++;
        return [inner];
      },
    };
    const end = taken(value);
    inner.b = 2;
    expect(end).toEqual({ copy: { a: [{ b: 1 }] } });
    expect(reads).toBe(1);
  });

  it("takes no members that are undefined, nor those of prototypes", () => {
    expect(taken({ a: undefined, b: 1 })).toEqual({ copy: { b: 1 } });
    expect(Object.keys((taken({ a: undefined }) as { copy: object }).copy)).toEqual([]);
  });

  it("leaves all values while Object.prototype has members that loops meet", () => {
    Object.defineProperty(Object.prototype, "added", { value: 1, enumerable: true, configurable: true });
    const end = taken({ a: 1 });
    Reflect.deleteProperty(Object.prototype, "added");
    expect("error" in end && end.error).toBeInstanceOf(LeftToModule);
  });
});

function fail(): never {
  throw new Error("of the caller");
}
