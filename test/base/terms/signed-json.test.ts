import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { quoteSigned } from "../../../src/base/terms/json-format.js";
import { NumberTooLargeError, parseJson } from "../../../src/base/terms/parse-term.js";
import { NotJsonError, writeSignedJson } from "../../../src/base/terms/signed-json.js";
import { compareStrings, RegoNumber, RegoObject, RegoSet, type Term } from "../../../src/base/terms/term.js";
import { anyCharacter } from "../../any-text.js";

/** The same text, of a tree of values. */
function* partsOf(term: Term): Generator<string> {
  if (typeof term === "string") yield quoteSigned(term);
  else if (term instanceof RegoNumber) yield term.text;
  else if (term === null || typeof term === "boolean") yield String(term);
  else if (term instanceof RegoObject) {
    let before = "{";
    for (const [key, value] of [...term.members].sort(([a], [b]) => compareStrings(a, b))) {
      yield `${before}${quoteSigned(key)}:`;
      yield* partsOf(value);
      before = ",";
    }
    yield before === "{" ? "{}" : "}";
  } else {
    let before = "[";
    for (const item of term instanceof RegoSet ? [] : term) {
      yield before;
      yield* partsOf(item);
      before = ",";
    }
    yield before === "[" ? "[]" : "]";
  }
}

function written(text: string | Uint8Array, maxDepth = 10_000): string {
  const parts: Buffer[] = [];
  writeSignedJson(Buffer.from(text), maxDepth, (part) => void parts.push(Buffer.from(part)));
  return Buffer.concat(parts).toString();
}

const ofTree = (text: string): string => [...partsOf(parseJson(text, { maxDepth: 10_000 }))].join("");

const keys = fc.oneof(
  fc.constantFrom("a", "b", "", "é", "\ue000", "😀", '"', "\n", "\u2028", "<", "a\\"),
  fc.string({ unit: anyCharacter, maxLength: 3 }),
);
const numbers = fc.constantFrom("1.0", "-0", "1E5", "12345678901234567890", "0.10", "1e-7");
/** JSON text with keys in any order, some twice, white space, and escapes of many kinds. */
const { texts } = fc.letrec<{ texts: string }>((tie) => ({
  texts: fc.oneof(
    { maxDepth: 6 },
    numbers,
    fc.constantFrom("null", "true", "false", '"\\u003c\\/\\ud800"', '"\\ud83d\\ude00 \u2029"'),
    keys.map((key) => JSON.stringify(key)),
    // Long enough to be left where it is.
    fc.constantFrom(JSON.stringify("x".repeat(5_000))),
    fc.array(tie("texts"), { maxLength: 4 }).map((items) => `[ ${items.join(" ,\t")}]`),
    fc
      .array(fc.tuple(keys, tie("texts")), { maxLength: 5 })
      .map(
        (members) => `{${members.map(([key, value]) => `${JSON.stringify(key)} : ${value}`).join(",\n")} }`,
      ),
  ),
}));

describe("writeSignedJson", () => {
  // As OPA's walk in v1/bundle/hash.go writes them; what OPA signed is in test/engine/source/signed-bundle.test.ts.
  it.each([
    ['{"b": 1.0, "a": [1E5, -0]}', '{"a":[1E5,-0],"b":1.0}'],
    ['{"a": 1, "a": 2}', '{"a":2}'],
    ['{"\\ue000": 1, "😀": 2, "": 3}', '{"":3,"\ue000":1,"😀":2}'],
    ['"<&>\\u2028\\b\\u001f\\u007f\\ud800"', '"<&>\\u2028\\b\\u001f\u007f\ufffd"'],
    ["[[], {}, null, true]", "[[],{},null,true]"],
    ["12345678901234567890", "12345678901234567890"],
    ["\ufeff{}", "{}"],
  ])("writes %s as %s", (text, expected) => {
    expect(written(text)).toBe(expected);
  });

  it("writes what a tree of the values would be written as", () => {
    fc.assert(
      fc.property(texts, (text) => written(text) === ofTree(text)),
      { numRuns: 1_000 },
    );
  });

  it("takes what is JSON for the parser with places, and nothing else", () => {
    const change = fc.tuple(
      texts,
      fc.nat(),
      fc.constantFrom("", ",", '"', "}", "]", "0", ".", "e", "\\", "\u0001", " "),
    );
    fc.assert(
      fc.property(change, ([text, at, given]) => {
        const other = (
          text.slice(0, at % text.length) +
          given +
          text.slice((at % text.length) + 1)
        ).toWellFormed();
        let expected: string | undefined;
        try {
          expected = ofTree(other);
        } catch (error) {
          // These are refused where they are computed with.
          fc.pre(!(error instanceof NumberTooLargeError));
          expect(() => written(other)).toThrow(NotJsonError);
          return;
        }
        expect(written(other)).toBe(expected);
      }),
      { numRuns: 1_000 },
    );
  });

  it.each([
    ["nothing", ""],
    ["white space", " "],
    ["two documents", "1 2"],
    ["text that is not UTF-8", Buffer.from([0x22, 0xff, 0x22])],
  ])("refuses %s", (_what, text) => {
    expect(() => written(text)).toThrow(NotJsonError);
  });

  it("refuses more levels than allowed", () => {
    expect(written('[{"a":[]}]', 3)).toBe('[{"a":[]}]');
    expect(() => written('[{"a":[]}]', 2)).toThrow(NotJsonError);
  });

  it("puts large objects in order at every level", () => {
    const large = JSON.stringify("x".repeat(200));
    let text = "1";
    for (let level = 0; level < 500; level++) text = `{"b":${text},"a":${large}}`;
    expect(written(text)).toBe(ofTree(text));
  });
});
