import fc from "fast-check";
import { expect, it } from "vitest";
import { Choices } from "./choices.js";
import { writeText, writeValue } from "./values.js";
import { parseTerm } from "../../../src/base/terms/parse-term.js";

const bytes = fc.uint8Array({ maxLength: 300 });

it("writes Rego text, whatever the bytes say", () => {
  fc.assert(
    fc.property(bytes, (input) => {
      expect(() => parseTerm(writeValue(new Choices(input)))).not.toThrow();
    }),
  );
});

it("writes well-formed texts", () => {
  fc.assert(
    fc.property(bytes, (input) => {
      const text = writeText(new Choices(input));
      expect(Buffer.from(text).toString()).toBe(text);
    }),
  );
});

it("writes values of every type", () => {
  const all = fc.sample(bytes, { numRuns: 2000, seed: 1 }).map((input) => writeValue(new Choices(input))[0]);
  expect(Array.from('{["ntfs1').filter((first) => !all.includes(first))).toEqual([]);
});
