import { describe, expect, it } from "vitest";
import { toPrintable, printableJsonParts, toPrintableJson } from "../../../src/base/text/printable.js";

/** Ranges of characters that are not seen, or that change how others are. */
const UNSEEN: [number, number][] = [
  [0x0b, 0x1f],
  [0x7f, 0x9f],
  [0xad, 0xad],
  [0x34f, 0x34f],
  [0x61c, 0x61c],
  [0x115f, 0x1160],
  [0x180b, 0x180f],
  [0x200b, 0x200f],
  [0x2028, 0x202e],
  [0x2060, 0x206f],
  [0x3164, 0x3164],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0xfff9, 0xfffb],
  [0x1d173, 0x1d17a],
  [0xe0000, 0xe007f],
  [0xe0100, 0xe01ef],
];

describe("what is not seen", () => {
  it.each(UNSEEN.map(([first, last]) => [first.toString(16), last.toString(16), first, last] as const))(
    "is escaped, and stays in JSON what it is: U+%s to U+%s",
    (_first, _last, first, last) => {
      for (let code = first; code <= last; code++) {
        const character = String.fromCodePoint(code);
        const shown = toPrintable(`a${character}b`);
        expect(shown).toMatch(/^a(?:\\u[0-9a-f]{4})+b$/);
        expect(JSON.parse(`"${shown}"`)).toBe(`a${character}b`);
        const json = toPrintableJson(JSON.stringify({ [character]: character }));
        expect(json).toMatch(/^[\x20-\x7e]*$/);
        expect(JSON.parse(json)).toEqual({ [character]: character });
      }
    },
  );

  it("is nothing of what people write", () => {
    const text = "Zoë — naïve “quotes” 日本語 עברית العربية हिन्दी ไทย 👍 é\u0301 …\u00a0";
    expect(toPrintable(text)).toBe(text);
  });
});

describe("toPrintable", () => {
  it.each([
    ["plain: text # 1 [x]", "plain: text # 1 [x]"],
    ["a\nb", "a\nb"],
    ["a\tb", "a  b"],
    ["\u001b[31m\r\u0085\u009b\u202e", "\\u001b[31m\\u000d\\u0085\\u009b\\u202e"],
    ["a\u2028b\u2029c", "a\\u2028b\\u2029c"],
    ["::error::x", "\\u003a:error::x"],
    ["a\n \u00a0::add-mask::x", "a\n \u00a0\\u003a:add-mask::x"],
    ["\t::x", "  \\u003a:x"],
    ["a::b", "a::b"],
    [
      "a ##[error]b ##vso[task.x]c ##teamcity[d",
      "a #\\u0023[error]b #\\u0023vso[task.x]c #\\u0023teamcity[d",
    ],
    ["## heading", "## heading"],
    ["###[x", "##\\u0023[x"],
  ])("%j is %j", (text, expected) => {
    expect(toPrintable(text)).toBe(expected);
  });
});

describe("toPrintableJson", () => {
  it.each(["##[error]", "a##vso[b", "\u0085\u009b\u007f\u2028", "## [", "::x"])(
    "keeps the document of %j",
    (text) => {
      const json = toPrintableJson(JSON.stringify([text, { [text]: 1 }]));
      expect(JSON.parse(json)).toEqual([text, { [text]: 1 }]);
      // eslint-disable-next-line no-control-regex -- control characters must not be there
      expect(json).not.toMatch(/##\w*\[|[\u0000-\u001f\u007f-\u009f\u2028]/);
    },
  );
});

describe("printableJsonParts", () => {
  it("joins to the same document in one line, wherever it is cut", () => {
    const text = `{"a":[${'"##[x]\u{85}é\u{202e}",\n1.0,'.repeat(200_000)}0],"long":"${"é##[".repeat(400_000)}"}`;
    const parts = [...printableJsonParts(Buffer.from(text))];
    expect(parts.length).toBeGreaterThan(3);
    const whole = parts.join("");
    expect(whole).toBe(toPrintableJson(text.replaceAll("\n", " ")));
    expect(JSON.parse(whole)).toEqual(JSON.parse(text));
  });

  it("keeps a byte-order mark that a part begins with", () => {
    const text = `["${"a".repeat(1024 * 1024 - 5)}","\ufeffx"]`;
    const parts = [...printableJsonParts(Buffer.from(text))];
    expect(parts).toHaveLength(2);
    expect(parts.join("")).toBe(toPrintableJson(text));
  });

  it.each([
    ["letters", "a".repeat(5_000_000)],
    ["letters of two bytes", "é".repeat(2_500_000)],
    ["words after a hash", `#${" aa".repeat(1_500_000)}`],
    ["a command in letters", `${"a".repeat(1024 * 1024)}##vso[${"a".repeat(4_000_000)}`],
  ])("cuts long text of %s", (_, value) => {
    const text = JSON.stringify([value]);
    const parts = [...printableJsonParts(Buffer.from(text))];
    expect(parts.length).toBeGreaterThan(3);
    expect(Math.max(...parts.map((part) => Buffer.byteLength(part)))).toBeLessThan(1.1 * 1024 * 1024);
    expect(parts.join("")).toBe(toPrintableJson(text));
  });

  it("cuts no long name of a command", () => {
    const text = JSON.stringify([`##${"a".repeat(3_000_000)}[x`]);
    expect([...printableJsonParts(Buffer.from(text))].join("")).toBe(toPrintableJson(text));
  });
});
