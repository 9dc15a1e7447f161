import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LeftToModule } from "../../../src/engine/javascript/leave.js";
import { meter } from "../../../src/engine/javascript/meter.js";
import {
  compare,
  documentDot,
  dot,
  equal,
  insert,
  merge,
  toExactNumber,
  fromTerm,
  toTerm,
  upsert,
  ValueSet,
  type Value,
} from "../../../src/engine/javascript/values.js";
import { compareTerms } from "../../../src/base/terms/term.js";
import { toCanonicalText } from "../../../src/base/terms/term-text.js";

const scalar: fc.Arbitrary<Value> = fc.oneof(
  fc.constantFrom<Value>(
    null,
    true,
    false,
    0,
    1,
    -1,
    0.5,
    1e21,
    "",
    "a",
    "b",
    "[1]",
    "\0[1",
    "\uffff",
    "\u{1f600}",
    "é",
  ),
  fc.string({ maxLength: 3 }),
  fc.integer(),
);

/** Values with sets, many of which are equal. */
const value: fc.Arbitrary<Value> = fc.letrec<{ value: Value }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    scalar,
    fc.array(tie("value"), { maxLength: 3 }),
    fc.array(tie("value"), { maxLength: 3 }).map(toSet),
    fc.dictionary(fc.constantFrom("a", "b", "10", "9", "toString", ""), tie("value"), { maxKeys: 3 }),
  ),
})).value;

function toSet(members: readonly Value[]): ValueSet {
  begin();
  const set = new ValueSet();
  for (const member of members) set.add(member);
  return set;
}

const begin = (): void => {
  meter.begin(Infinity, Infinity);
};

describe("values", () => {
  it("have the order and equality of terms", () => {
    fc.assert(
      fc.property(value, value, (a, b) => {
        begin();
        const order = Math.sign(compareTerms(toTerm(a), toTerm(b)));
        expect(Math.sign(compare(a, b))).toBe(order);
        expect(equal(a, b)).toBe(order === 0);
      }),
    );
  });

  it("are in a set where an equal one was added, and in no other", () => {
    fc.assert(
      fc.property(fc.array(value, { maxLength: 5 }), value, (members, other) => {
        begin();
        const set = toSet(members);
        expect(set.has(other)).toBe(members.some((member) => compare(member, other) === 0));
        expect(set.size).toBe(set.sorted().length);
        for (const [index, member] of set.sorted().entries()) {
          const before = set.sorted()[index - 1];
          if (before !== undefined) expect(compare(before, member)).toBeLessThan(0);
        }
      }),
    );
  });

  it("are joined, cut and taken away in sets as one by one", () => {
    fc.assert(
      fc.property(fc.array(value, { maxLength: 4 }), fc.array(value, { maxLength: 4 }), (a, b) => {
        begin();
        const [left, right] = [toSet(a), toSet(b)];
        expect(left.union(right).sorted()).toEqual(toSet([...a, ...b]).sorted());
        const [kept, gone] = [left.filter((one) => right.has(one)), left.filter((one) => !right.has(one))];
        expect(kept.sorted()).toEqual(toSet(a.filter((one) => right.has(one))).sorted());
        expect(kept.size + gone.size).toBe(left.size);
      }),
    );
  });

  it("become terms and come back", () => {
    fc.assert(
      fc.property(value, (one) => {
        begin();
        const term = toTerm(one);
        expect(toCanonicalText(toTerm(fromTerm(term)))).toBe(toCanonicalText(term));
      }),
    );
  });

  it.each(["1.0", "1e0", "-0", "0.10", "12345678901234567890", "1e400", "1e21"])(
    "leave the number %s, which JavaScript writes otherwise",
    (text) => {
      expect(() => toExactNumber(text)).toThrow(LeftToModule);
    },
  );

  it("have no members of prototypes", () => {
    begin();
    for (const key of ["toString", "__proto__", "constructor", "length", "size", "0"]) {
      for (const of of [{}, [], new ValueSet(), "text", 1, null]) expect(dot(of, key)).toBeUndefined();
    }
    expect(dot([1, 2], -1)).toBeUndefined();
    expect(dot([1, 2], 0.5)).toBeUndefined();
    expect(dot({ toString: 1 }, "toString")).toBe(1);
  });

  it("are base documents by the texts of keys", () => {
    begin();
    expect([documentDot({ "1": "one" }, 1), documentDot(["a"], "0"), documentDot(["a"], "x")]).toEqual([
      "one",
      "a",
      undefined,
    ]);
    expect(() => documentDot(["a"], "00")).toThrow(LeftToModule);
    expect(() => documentDot({ "0.5": 1 }, 0.5)).toThrow(LeftToModule);
  });

  it("are merged and replaced without a change of what they were", () => {
    begin();
    const [a, b] = [
      { x: { y: 1 }, z: 1 },
      { x: { w: 2 }, z: 2 },
    ];
    expect(merge(a, b)).toEqual({ x: { y: 1, w: 2 }, z: 1 });
    expect(upsert(a, ["x", "y"], 3)).toEqual({ x: { y: 3 }, z: 1 });
    expect(upsert(undefined, ["x", "y"], 3)).toEqual({ x: { y: 3 } });
    expect(upsert([1], ["x"], 3)).toEqual({ x: 3 });
    expect([a, b]).toEqual([
      { x: { y: 1 }, z: 1 },
      { x: { w: 2 }, z: 2 },
    ]);
  });

  it.each(["__proto__", 1, null])("leave an object with the key %j", (key) => {
    begin();
    expect(() => {
      insert({}, key, 1);
    }).toThrow(LeftToModule);
  });
});
