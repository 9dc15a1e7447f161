import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wildcard } from "../../../src/base/text/wildcard.js";

describe("wildcard", () => {
  it("matches as a regular expression does", () => {
    const texts = fc.string({ unit: fc.constantFrom("a", "b", ".", "\n"), maxLength: 8 });
    const patterns = fc.string({ unit: fc.constantFrom("a", "b", ".", "\n", "*"), maxLength: 6 });
    fc.assert(
      fc.property(patterns, texts, (pattern, text) => {
        const source = pattern.split("*").map((part) => part.replaceAll(".", "\\."));
        expect(wildcard(pattern)(text)).toBe(new RegExp(`^${source.join("[^]*")}$`).test(text));
      }),
      { numRuns: 2000 },
    );
  });

  it("takes no longer for many stars", () => {
    const matches = wildcard(`${"a*".repeat(1000)}b`);
    expect(matches("a".repeat(1_000_000))).toBe(false);
    expect(matches(`${"a".repeat(1_000_000)}b`)).toBe(true);
  });
});
