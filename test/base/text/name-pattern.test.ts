import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toNamePattern } from "../../../src/base/text/name-pattern.js";
import { anyCharacter } from "../../any-text.js";

describe("toNamePattern", () => {
  // The cases of Go's path/filepath/match_test.go about names without a separator.
  it.each<[string, string, boolean]>([
    ["abc", "abc", true],
    ["*", "abc", true],
    ["*c", "abc", true],
    ["a*", "a", true],
    ["a*", "abc", true],
    ["a*b?c*x", "abxbbxdbxebxczzx", true],
    ["a*b?c*x", "abxbbxdbxebxczzy", false],
    ["ab[c]", "abc", true],
    ["ab[b-d]", "abc", true],
    ["ab[e-g]", "abc", false],
    ["ab[^c]", "abc", false],
    ["ab[^b-d]", "abc", false],
    ["ab[^e-g]", "abc", true],
    ["a?b", "a☺b", true],
    ["a?b", "a😀b", true],
    ["a[^a]b", "a☺b", true],
    ["a???b", "a☺b", false],
    ["a[^a][^a][^a]b", "a☺b", false],
    ["[a-ζ]*", "α", true],
    ["*[a-ζ]", "A", false],
    ["[z-a]", "m", false],
    ["*x", "xxx", true],
    // What is special elsewhere stands for itself.
    ["{a,b}", "a", false],
    ["[!a]", "!", true],
    ["a.rego", "a-rego", false],
    ["(a|b)+$", "(a|b)+$", true],
  ])("%s of %s: %s", (pattern, name, matches) => {
    expect(toNamePattern(pattern).test(name)).toBe(matches);
  });

  it.skipIf(process.platform === "win32").each<[string, string, boolean]>([
    ["a\\*b", "a*b", true],
    ["a\\*b", "ab", false],
    ["[\\]a]", "]", true],
    ["[\\-]", "-", true],
    ["[x\\-]", "x", true],
    ["[x\\-]", "-", true],
    ["[x\\-]", "z", false],
    ["[\\-x]", "a", false],
  ])("%s of %s: %s, with an escape", (pattern, name, matches) => {
    expect(toNamePattern(pattern).test(name)).toBe(matches);
  });

  it.each(["[]a]", "[-]", "[x-]", "[-x]", "[a-b-c]", "[", "[^", "[^bc", "a[", "[a"])(
    "refuses %s",
    (pattern) => {
      expect(() => toNamePattern(pattern)).toThrow(
        expect.objectContaining({
          code: "config_invalid",
          message: expect.stringContaining(pattern) as string,
        }),
      );
    },
  );

  it("takes a number of steps that is no more than its length by that of the name", () => {
    expect(toNamePattern("*a".repeat(200)).test(`${"a".repeat(2000)}b`)).toBe(false);
    expect(toNamePattern(`${"*a".repeat(200)}*`).test(`${"a".repeat(2000)}b`)).toBe(true);
  });

  it.each([
    ["a*b", "a/b", false],
    ["a/*", "a/b", true],
    ["*/*", "a/b", true],
    ["*[^x]*b", "a/cb", true],
    ["", "", true],
    ["**", "abc", true],
  ])("%s of the path %s: %s", (pattern, path, matches) => {
    expect(toNamePattern(pattern).test(path)).toBe(matches);
  });

  it("matches every name by itself, escaped, and by a question mark for each character", () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, minLength: 1 }), (text) => {
        const name = text.replaceAll("/", "");
        const characters = Array.from(name);
        expect(
          toNamePattern(characters.map((one) => (/[*?[\\]/.test(one) ? "?" : one)).join("")).test(name),
        ).toBe(true);
        expect(toNamePattern("?".repeat(characters.length)).test(name)).toBe(true);
        expect(toNamePattern("?".repeat(characters.length + 1)).test(name)).toBe(false);
        expect(toNamePattern(`${name.replaceAll(/[*?[\\]/g, "*")}*`).test(`${name}x`)).toBe(true);
      }),
    );
  });
});
