import fc from "fast-check";
import { RegoNumber } from "../../../../src/base/terms/term.js";

export const oneOf = (...values: string[]): fc.Arbitrary<string> => fc.constantFrom(...values);
export const number = (text: string): RegoNumber => new RegoNumber(text);
/** Texts composed of parts, so that most of them are nearly valid. */
export const textOf = (...parts: readonly (fc.Arbitrary<string> | string)[]): fc.Arbitrary<string> =>
  fc
    .tuple(...parts.map((part) => (typeof part === "string" ? fc.constant(part) : part)))
    .map((all) => all.join(""));
export const maybe = (part: fc.Arbitrary<string>): fc.Arbitrary<string> => fc.oneof(fc.constant(""), part);
export const digits = (maxLength: number): fc.Arbitrary<string> =>
  fc.string({ unit: oneOf(...Array.from("0123456789")), minLength: 1, maxLength });

export const smallNumber = fc.oneof(
  fc.integer({ min: -3, max: 12 }).map(String),
  oneOf("1.0", "1.5", "1e1", "-0"),
);
