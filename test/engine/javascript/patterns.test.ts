import fc from "fast-check";
import { RE2JS } from "re2js";
import { beforeEach, describe, expect, it } from "vitest";
import { LeftToModule } from "../../../src/engine/javascript/leave.js";
import { meter } from "../../../src/engine/javascript/meter.js";
import { matches } from "../../../src/engine/javascript/patterns.js";

const piece = fc.constantFrom(
  ...[
    "a",
    "b",
    "-",
    ".",
    "\\.",
    "\\d",
    "\\w",
    "\\s",
    "\\S",
    "\\b",
    "^",
    "$",
    "|",
    "(",
    ")",
    "(?:",
    "*",
    "+",
    "?",
  ],
  ...[
    "[a-c]",
    "[^a]",
    "[-a]",
    "[a-]",
    "[\\d.]",
    "[]a]",
    "[a",
    "]",
    "{2}",
    "}",
    "\\",
    "\\_",
    "\n",
    "é",
    "[[:alpha:]]",
    "(?i)",
    "\\pL",
  ],
);
const patterns = fc.array(piece, { maxLength: 7 }).map((pieces) => pieces.join(""));
const texts = fc.string({
  unit: fc.constantFrom("a", "b", "c", "-", ".", "_", "1", " ", "\n", "\v", "\r", "]", "{", "A"),
  maxLength: 6,
});

/** Whether there is a match; `undefined` where it is left. */
function matchOf(pattern: string, text: string): boolean | undefined {
  try {
    return matches(pattern, text);
  } catch (error) {
    if (error instanceof LeftToModule) return undefined;
    throw error;
  }
}

describe("matches", () => {
  beforeEach(() => {
    meter.begin(Infinity, Infinity);
  });

  it("has the matches of RE2, or leaves the pattern", () => {
    let answered = 0;
    fc.assert(
      fc.property(patterns, fc.array(texts, { minLength: 3, maxLength: 6 }), (pattern, all) => {
        for (const text of all) {
          const found = matchOf(pattern, text);
          if (found === undefined) continue;
          answered++;
          expect(found).toBe(RE2JS.compile(pattern).matcher(text).find());
        }
      }),
      { numRuns: 3_000 },
    );
    expect(answered).toBeGreaterThan(1_000);
  });

  it.each(["^[a-z]+-[0-9]+$", "^tmp-.*x$", "a|b", "(foo|bar)?\\.json", "^v[\\w.-]+$", "\\S+@\\S+"])(
    "answers the plain pattern %s",
    (pattern) => {
      expect(matchOf(pattern, "v1.2-x")).toBe(RE2JS.compile(pattern).matcher("v1.2-x").find());
    },
  );

  it.each([
    "(a+)+$",
    "(a|b)*c",
    "a{2,3}",
    "\\pL",
    "(?i)a",
    "[[:alpha:]]",
    "é",
    "(",
    "a**",
    "[z-a]",
    "\\1",
    "(?P<n>a)",
  ])("leaves the pattern %s", (pattern) => {
    expect(matchOf(pattern, "a")).toBeUndefined();
  });

  it("leaves texts for which a pattern may go back often", () => {
    expect(matchOf("^a*b$", "a".repeat(1_000))).toBe(false);
    expect(matchOf("a*a*a*b", "a".repeat(100))).toBeUndefined();
    expect(matchOf("a*b", "a".repeat(2_000))).toBeUndefined();
  });

  it("leaves letters outside of ASCII", () => {
    expect(matchOf("^.$", "\u{1f600}")).toBeUndefined();
  });
});
