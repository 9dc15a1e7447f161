import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findTooLargeNumber } from "../../../src/base/terms/number-text.js";
import { endOfValue, MAX_DEPTH } from "../../../src/base/terms/json-bytes.js";
import { isJsonText, isPlainJsonText, PlainJsonScan } from "../../../src/base/terms/plain-json-text.js";
import { anyCharacter } from "../../any-text.js";

function isPlain(text: string): boolean {
  const bytes = Buffer.from(text);
  return isPlainJsonText(bytes);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether a string of the text has a surrogate as an escape: `\ud800`, not `\\ud800`. */
function hasSurrogateEscape(text: string): boolean {
  return /\\u[dD][89a-fA-F]/.test(text.replaceAll("\\\\", ""));
}

describe("isPlainJsonText", () => {
  it.each([
    "0",
    "-0.5e+10",
    "1E9",
    "12345678901234567890",
    "true",
    " null\t\r\n",
    '""',
    '"\\\\ud9 "',
    '"\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\\uD7ff\\ue000"',
    '"\u00e9\u{1F600}\u007f"',
    "[]",
    "{}",
    "[ [ ] , { } ]",
    '{"a":[1,{"b":null}],"c":{}}',
    `${"[".repeat(512)}${"]".repeat(512)}`,
  ])("takes %j", (text) => {
    expect(isPlain(text)).toBe(true);
    expect(isJson(text)).toBe(true);
  });

  it.each([
    "",
    " ",
    "-",
    "01",
    "1.",
    ".5",
    "1e",
    "1e+",
    "+1",
    "0x1",
    "tru",
    "truex",
    "nul",
    '"a',
    '"a\\',
    '"a\\"',
    '"\\x"',
    '"\\u12g4"',
    '"\\u12',
    '"\n"',
    '"\0"',
    "[",
    "]",
    "[1",
    "[1,",
    "[1,]",
    "[,1]",
    "[1 2]",
    "[1}",
    '{"a":1]',
    '{"a":1,}',
    '{"a"}',
    '{"a" 1}',
    "{1:2}",
    "{a:1}",
    "{,}",
    '{"a":}',
    "1 2",
    "[] []",
    "[]\0",
    "\0",
    "{1,2}",
    "set()",
    "`a`",
    "\u00a01",
    "\ufeff1",
    "\v1",
  ])("leaves %j, which is not JSON", (text) => {
    expect(isPlain(text)).toBe(false);
    expect(isJson(text)).toBe(false);
  });

  it.each(['"\\ud83d\\ude00"', '"\\uDBFF"', `${"[".repeat(MAX_DEPTH + 1)}${"]".repeat(MAX_DEPTH + 1)}`])(
    "leaves what needs a closer look: %j",
    (text) => {
      expect(isPlain(text)).toBe(false);
      expect(isJson(text)).toBe(true);
    },
  );

  it("takes what is nested as deeply as OPA reads", () => {
    expect(isPlain(`${"[".repeat(MAX_DEPTH)}${"]".repeat(MAX_DEPTH)}`)).toBe(true);
  });

  it("forgets the depth of a text it left", () => {
    expect(isPlain('[{"a":[')).toBe(false);
    expect(isPlain("[1]")).toBe(true);
  });

  it("agrees with JSON.parse on any JSON", () => {
    fc.assert(
      fc.property(fc.json({ stringUnit: anyCharacter }), fc.constantFrom(0, 1, 4), (json, indent) => {
        const text = JSON.stringify(JSON.parse(json), null, indent);
        expect(isPlain(text)).toBe(!hasSurrogateEscape(text));
      }),
    );
  });

  it("takes nothing that JSON.parse refuses", () => {
    const pieces = [
      ...Array.from("{}[]:,\"\\/ \n\t0123456789+-.eEutrfalsn'"),
      "true",
      "null",
      '"a"',
      '{"k":',
      "\\u00",
      "é",
    ];
    const soup = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join(""));
    const damaged = fc
      .tuple(fc.json(), fc.nat(), fc.nat({ max: 3 }), fc.constantFrom("", ...pieces))
      .map(([json, at, cut, put]) => {
        const start = at % (json.length + 1);
        return json.slice(0, start) + put + json.slice(start + cut);
      });
    fc.assert(
      fc.property(fc.oneof(soup, damaged), (text) => {
        fc.pre(text.isWellFormed());
        const isRead = isJson(text) && findTooLargeNumber(Buffer.from(text)) === undefined;
        expect(isPlain(text)).toBe(isRead && !hasSurrogateEscape(text));
      }),
      { numRuns: 20_000 },
    );
  });
});

/** The same by a scan that pauses behind each value that it can. */
function scanned(text: string): { isPlain: boolean; ends: ReadonlyMap<number, number>; pauses: number } {
  const bytes = Buffer.from(text);
  const scan = new PlainJsonScan(bytes);
  let isPlain: boolean | undefined;
  let pauses = -1;
  for (let until = -1; isPlain === undefined; until++) {
    isPlain = scan.run(until);
    pauses++;
  }
  return { isPlain, ends: scan.ends, pauses };
}

describe("PlainJsonScan", () => {
  it("tells the same wherever it pauses", () => {
    fc.assert(
      fc.property(fc.json({ stringUnit: anyCharacter }), fc.nat(), fc.boolean(), (json, at, isCut) => {
        const text = isCut ? json.slice(0, at % (json.length + 1)) : json;
        expect(scanned(text).isPlain).toBe(isPlain(text));
      }),
    );
    expect(scanned('[1, {"a": [], "b": {}}]').pauses).toBeGreaterThan(5);
  });

  it("tells where large members of the first object end", () => {
    const large = JSON.stringify(Array.from({ length: 9_000 }, (_, id) => ({ id })));
    const text = `{ "a" : ${large} , "b": {"c":${large}}\n, "d": [[]], "e": "${"x".repeat(70_000)}" }`;
    const { ends } = scanned(text);
    const places = [text.indexOf("["), text.indexOf('{"c"')];
    expect([...ends.keys()]).toEqual(places);
    for (const [start, end] of ends) expect(end).toBe(endOfValue(Buffer.from(text), start));
  });
});

describe("isJsonText", () => {
  it.each([
    '"\\ud83d\\ude00"',
    '{"\\uD800":["\\udfff"]}',
    `${"[".repeat(100_000)}${"]".repeat(100_000)}`,
    `${'{"a":'.repeat(MAX_DEPTH + 1)}1${"}".repeat(MAX_DEPTH + 1)}`,
  ])("takes what JSON.parse takes: %#", (text) => {
    expect(isJson(text)).toBe(true);
    expect(isPlain(text)).toBe(false);
    expect(isJsonText(Buffer.from(text))).toBe(true);
  });

  it.each(['"\\ud83"', '"\\ud8zz"', `${"[".repeat(2_000)}${"]".repeat(1_999)}`, "1e1000000000", "[[]"])(
    "refuses %j",
    (text) => {
      expect(isJsonText(Buffer.from(text))).toBe(false);
    },
  );
});
