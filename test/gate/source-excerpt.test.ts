import { describe, expect, it } from "vitest";
import {
  lastLineOfRule,
  pickExcerpt,
  positionKey,
  WantedPositions,
  type LinePart,
} from "../../src/gate/source-excerpt.js";

function partOf(text: string, line: number, column: number): LinePart | undefined {
  const wanted = new WantedPositions();
  wanted.addColumn(line, column);
  return pickExcerpt(text, wanted).places.get(positionKey(line, column));
}

const long = (at: number, length: number): string => `${"a".repeat(at)}HERE${"b".repeat(length - at - 4)}`;

describe("the lines of a file", () => {
  it.each([
    ["the end of the last line", "one\ntwo\n", ["one", "two"]],
    ["a last line that does not end", "one\ntwo", ["one", "two"]],
    ["empty lines", "one\n\n", ["one", ""]],
    ["no text", "", []],
  ])("are counted with %s", (_, text, lines) => {
    const wanted = new WantedPositions();
    wanted.addLines(1, 9);
    expect([...pickExcerpt(text, wanted).lines.values()]).toEqual(lines);
  });

  it.each([
    [
      "a rule with empty lines and a chain",
      "a if {\n\tx\n\n\ty\n} else := 1 if {\n\tz\n}\n\nb if {\n\tx\n}\n",
      7,
    ],
    ["a rule of one line", "a if input.x\nb if input.y\n", 1],
    ["a rule that is not indented", "a if {\nx\n\ny\n}\nb := 1\n", 5],
    ["a body without a bracket", "a contains x if\n  some x in y\n\n# b\nb := 1\n", 2],
    ["a rule at the end of a file", "a := [\n\t1,\n]\n\n", 3],
    ["a bracket that closes within a line", `a if {\n\tx }\n${"b if y\n".repeat(1000)}`, 2],
    ["an indented closing bracket", "a if {\n  x\n  }\nb if {\n  y\n  }\n", 3],
    ["an indented rule", "  a if {\n  x\n  }\n  b if {\n  y\n  }\n", 3],
    [
      "brackets in texts and comments",
      'a if {\n\tx == "}{{" # {\n\ty == `{\n"{`\n\tz == "\\"{"\n}\nb := 1\n',
      6,
    ],
    ["a comment with a separator of lines", "a if {\n\tx # \u2028 {\n}\nb := 1\n", 3],
    ["a string that does not end", 'a if {\n\tx == "{\n}\nb := 1\n', 3],
    ["a string of 20 MB", `a := "${"{".repeat(10_000_000)}${'\\"'.repeat(5_000_000)}"\nb := 1\n`, 1],
    ["a further body", "a {\n\tx\n}\n{\n\ty\n}\nb := 1\n", 6],
    ["a rule of 1,000 lines", `a if {\n${"\tx\n".repeat(998)}}\nb := 1\n`, 1000],
    ["a bracket that nothing closes", "a if {\n\tx\nb := 1\n", 3],
  ])("are those of the whole rule: %s", (_, text, last) => {
    const lines = text.split("\n");
    expect(lastLineOfRule(1, (number) => lines[number - 1])).toBe(last);
    const wanted = new WantedPositions();
    wanted.rules.add(1);
    const { lines: shown, rules } = pickExcerpt(text, wanted);
    expect(rules.get(1)).toBe(last);
    expect(shown.size).toBe(Math.min(last, 40));
  });
});

describe("the part of a line around a column", () => {
  it.each<[string, string, number, number, LinePart]>([
    ["the start of a short line", "one\ntwo", 2, 1, { before: "", after: "two" }],
    ["within a short line", "one\r\ntwo", 2, 2, { before: "t", after: "wo" }],
    ["after the last character", "one", 1, 4, { before: "one", after: "" }],
    ["a line of 400", long(300, 400), 1, 301, { before: "a".repeat(300), after: `HERE${"b".repeat(96)}` }],
    ["the start of a long line", long(0, 401), 1, 1, { before: "", after: `HERE${"b".repeat(396)}…` }],
    [
      "column 100,000 of a line",
      long(99_999, 200_000),
      1,
      100_000,
      { before: `…${"a".repeat(120)}`, after: `HERE${"b".repeat(276)}…` },
    ],
    [
      "the end of a long line",
      long(9_996, 10_000),
      1,
      9_997,
      { before: `…${"a".repeat(120)}`, after: "HERE" },
    ],
    ["after characters of two units", `${"😀".repeat(3)}x`, 1, 4, { before: "😀😀😀", after: "x" }],
    [
      "cuts within characters of two units",
      `a${"😀".repeat(300)}`,
      1,
      102,
      { before: `…${"😀".repeat(60)}`, after: `${"😀".repeat(140)}…` },
    ],
  ])("%s", (_, text, line, column, part) => {
    expect(partOf(text, line, column)).toEqual(part);
  });

  it.each([
    ["before", `${"😀".repeat(100)}xy${"😀".repeat(300)}`, 102, /^…\ufffd😀/],
    ["after", `x${"😀".repeat(300)}`, 1, /😀\ufffd…$/],
  ] as const)("is well-formed where a cut halves a character: %s the column", (end, text, column, shown) => {
    expect(partOf(text, 1, column)?.[end]).toMatch(shown);
  });

  it.each([
    [1, 5],
    [2, 1],
  ])("is absent where the text has no such place: %d:%d", (line, column) => {
    expect(partOf("one", line, column)).toBeUndefined();
  });

  it("finds many columns of a line in any order", () => {
    const wanted = new WantedPositions();
    for (const column of [3, 1, 2, 3]) wanted.addColumn(1, column);
    const { places } = pickExcerpt("abc", wanted);
    expect([...places.values()].map(({ after }) => after)).toEqual(["abc", "bc", "c"]);
  });
});
