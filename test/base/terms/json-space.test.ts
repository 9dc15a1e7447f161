import { describe, expect, it } from "vitest";
import { encodeText, joinParts, shortenSpace } from "../../../src/base/terms/json-space.js";
import { Turns } from "../../../src/base/async/turns.js";

const LONG = " \n\t\r".repeat(2_000);

async function shortened(text: string): Promise<{ text: string; toOffset: (at: number) => number }> {
  const { bytes, toOffset } = await shortenSpace(Buffer.from(text), new Turns(), Infinity);
  return { text: Buffer.from(bytes).toString("utf8"), toOffset };
}

describe("shortenSpace", () => {
  it.each([
    ["before, within and after values", `${LONG}{"a":${LONG}[1,${LONG}2]}${LONG}`, ' {"a": [1, 2]} '],
    ["beside short runs", `[  1,${LONG}2  ]`, "[  1, 2  ]"],
    ["alone", LONG, " "],
    ["after a string with quotes", `["\\"${" ".repeat(9_000)}\\\\",${LONG}"é"]`, undefined],
  ])("shortens long runs %s", async (_, text, expected) => {
    const short = await shortened(text);
    expect(short.text).toBe(expected ?? text.replace(LONG, " "));
    if (text !== LONG) expect(JSON.parse(short.text)).toEqual(JSON.parse(text));
  });

  it.each([
    ["a string of spaces", JSON.stringify([" ".repeat(20_000)])],
    ["short runs", "[1, 2]"],
    ["nothing", ""],
  ])("leaves %s", async (_, text) => {
    expect((await shortened(text)).text).toBe(text);
  });

  it("tells where each byte was", async () => {
    const text = `{"a":${LONG}[1,${LONG}2]}`;
    const short = await shortened(text);
    for (const part of ['"a"', "[", "1", "2", "}"]) {
      expect(short.toOffset(short.text.indexOf(part))).toBe(text.indexOf(part));
    }
  });
});

it.each(["", "a", "é\u{1F600}".repeat(50_000), `x${"\u{1F600}".repeat(50_000)}`])(
  "encodes text",
  async (text) => {
    expect((await encodeText(text)).equals(Buffer.from(text))).toBe(true);
  },
);

it("joins parts", async () => {
  const parts = ["a", "", "b".repeat(200_000), "c"].map((part) => Buffer.from(part));
  expect(await joinParts(parts)).toEqual(Buffer.concat(parts));
  expect((await joinParts([Buffer.alloc(100), Buffer.alloc(100)])).buffer).toBeInstanceOf(ArrayBuffer);
  expect((await joinParts([Buffer.alloc(1 << 20)])).buffer).toBeInstanceOf(SharedArrayBuffer);
});
