import fc from "fast-check";
import { anyCharacter } from "../../any-text.js";

const text = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 40 }),
  fc.string({
    unit: fc.constantFrom("a", "\u00e9", "\u20ac", "\ud83d", "\ude00", '"', "\\", "\n", "\u0000"),
    maxLength: 40,
  }),
  fc.constantFrom("", "x".repeat(23), "x".repeat(24), "\uffff".repeat(23), "long ".repeat(500)),
);

const number = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
  fc
    .tuple(fc.maxSafeInteger(), fc.constantFrom(10, 100, 1000, 10_000, 100_000))
    .map(([n, parts]) => n / parts),
  fc.tuple(fc.integer(), fc.constantFrom(10, 100, 1000, 10_000, 100_000)).map(([n, parts]) => n / parts),
  fc.maxSafeInteger(),
  fc.constantFrom(
    -0,
    0,
    127,
    128,
    -1,
    2 ** 31,
    -(2 ** 31),
    -(2 ** 31) - 1,
    2 ** 32,
    2 ** 53,
    -(2 ** 53) - 2,
    1e21,
    1e300,
    5e-324,
  ),
);

const key = fc.oneof(fc.constantFrom("a", "b", "id", "__proto__", "constructor", "length", "10", "9"), text);

/** JavaScript values that have JSON text, in all forms that `evaluate` accepts. */
export const values: fc.Arbitrary<unknown> = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    fc.oneof(fc.constant(null), fc.boolean(), number, text, fc.bigInt(), fc.date({ noInvalidDate: true })),
    fc.array(tie("value"), { maxLength: 6 }),
    fc.array(fc.oneof(number, text), { minLength: 120, maxLength: 140 }),
    fc.dictionary(key, fc.oneof(tie("value"), fc.constant(undefined)), { maxKeys: 12 }),
    // All of one shape.
    fc.array(fc.record({ id: number, name: text, more: tie("value") }), { maxLength: 6 }),
    fc.array(fc.record({ id: number, a: text, b: fc.boolean() }, { requiredKeys: [] }), { maxLength: 6 }),
    // The result of toJSON is not converted again.
    fc.oneof(number, text, fc.array(number)).map((value) => ({ toJSON: () => value })),
  ),
})).value;
