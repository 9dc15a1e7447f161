import { describe, expect, it } from "vitest";
import { InputSnapshot } from "../../../src/engine/wasm/input-snapshot.js";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe("InputSnapshot.of", () => {
  it.each<[string, unknown, string | undefined]>([
    ["no input", undefined, undefined],
    ["null", null, "null"],
    ["false", false, "false"],
    ["0", 0, "0"],
    ["an empty string", "", '""'],
    ["a value", { a: [1n, "x"] }, '{"a":[1,"x"]}'],
    [
      "text with its numbers",
      bytes('{"a": 1.0, "b": 12345678901234567890}'),
      '{"a": 1.0, "b": 12345678901234567890}',
    ],
    ["text with a byte order mark", bytes('\ufeff{"a":1}'), '{"a":1}'],
    ["text with a lone surrogate", bytes('{"a": "\\ud800", "n": 1.0}'), '{"a":"\ufffd","n":1.0}'],
    ["text with a surrogate pair", bytes('"\\ud83d\\ude00"'), '"😀"'],
    ["text with an escaped backslash", bytes('"\\\\ud800"'), '"\\\\ud800"'],
  ])("takes %s", (_what, value, text) => {
    const snapshot = InputSnapshot.of(value, "input");
    expect(snapshot.text).toBe(text);
    expect(snapshot.jsonText()).toBe(text);
  });

  it("does not change when the caller changes the value or the bytes", () => {
    const value = { a: 1 };
    const text = bytes('{"a":1}');
    const snapshots = [InputSnapshot.of(value, "input"), InputSnapshot.of(text, "input")];
    value.a = 2;
    text.fill(0);
    expect(snapshots.map((snapshot) => snapshot.text)).toEqual(['{"a":1}', '{"a":1}']);
  });

  it("takes a Rego term, with sets", () => {
    const snapshot = InputSnapshot.of(bytes('\ufeff {"tags": {"b", "a"}, 1: set(),} '), "input", "rego");
    expect(snapshot.text).toBe('{1:set(),"tags":{"a","b"}}');
    expect(snapshot.jsonText()).toBe('{"1":[],"tags":["a","b"]}');
  });

  it("writes a value as JSON whatever the format of text is", () => {
    expect(InputSnapshot.of({ a: [] }, "input", "rego").text).toBe('{"a":[]}');
  });

  it.each<[string, string, RegExp]>([
    ["nothing", "", /^input is empty/],
    ["space", " \n\t", /^input is empty/],
    ["a cut object", '{"a": 1,\n "b"', /line 2, column 5: unexpected end, expected ":" after the key/],
    ["two values", "1 2", /line 1, column 3: unexpected text after the document/],
    ["a comma too many", '{\n  "a": [1,\n]}', /line 3, column 1/],
    ["a word", "[\r\n\r\n  nope]", /line 3, column 3: unexpected text, expected a value/],
    ["single quotes", "{'a': 1}", /line 1, column 2/],
    ["NaN", '{"a": NaN}', /line 1, column 7/],
    ["an opened object", "{", /line 1, column 2: unexpected end, expected a key/],
    ["a Rego set", "{1, 2}", /line 1, column 2/],
    ["deep brackets that do not close", "[".repeat(1_000_000), /^input is not JSON/],
  ])("refuses %s, and says where", async (_what, text, message) => {
    await expect(() => InputSnapshot.of(bytes(text), "input")).toFailWith("input_invalid", message);
  });

  it.each<[string, string, RegExp]>([
    ["nothing", "", /line 1, column 1/],
    [
      "a variable",
      '{"a": [1,\n x]}',
      /not a Rego term at line 2, column 2: unexpected text, expected a value/,
    ],
    ["a call", 'count("a")', /line 1, column 1/],
    ["deep nesting", "{".repeat(100_000), /nested too deeply/],
  ])("refuses %s as a Rego term, and says where", async (_what, text, message) => {
    await expect(() => InputSnapshot.of(bytes(text), "input", "rego")).toFailWith("input_invalid", message);
  });

  it.each<[string, unknown, RegExp]>([
    ["bytes that are not UTF-8", Uint8Array.of(0x22, 0xff, 0x22), /is not UTF-8 text/],
    ["UTF-16", Uint8Array.of(0xff, 0xfe, 0x31, 0), /is UTF-16 text: save it as UTF-8/],
    ["NaN", { a: [NaN] }, /^input: NaN at \$\.a\[0\]/],
    ["a Promise", Promise.resolve(1), /a Promise at \$/],
    ["a function", () => 1, /a function at \$/],
    ["a value that is nested too deeply", nested(200_000), /^input is nested too deeply/],
  ])("refuses %s", async (_what, value, message) => {
    await expect(() => InputSnapshot.of(value, "input")).toFailWith("input_invalid", message);
  });

  it.each([new Error("broken"), new RangeError("Invalid time value")])(
    "has what a value's own toJSON throws as its cause: %s",
    async (error) => {
      const broken = {
        toJSON() {
          throw error;
        },
      };
      const refused = expect(() => InputSnapshot.of(broken, "input"));
      await refused.toFailWith("input_invalid", /^input: a getter, a toJSON or a Proxy of it throws/);
      expect(() => InputSnapshot.of(broken, "input")).toThrow(expect.objectContaining({ cause: error }));
    },
  );

  it("says of a value whose text no string can hold that it is too large", async () => {
    const large = { toJSON: () => "x".repeat(2 ** 29) };
    await expect(() => InputSnapshot.of(large, "input")).toFailWith(
      "input_invalid",
      /^input has a longer JSON text than a string can hold; split it, or give its text as bytes$/,
    );
  });
});

describe("InputSnapshot.ofData", () => {
  it.each<[unknown, string]>([
    [undefined, "{}"],
    [{ a: 1 }, '{"a":1}'],
    [bytes(' {"a": 1.0}'), ' {"a": 1.0}'],
  ])("takes %j", (value, text) => {
    expect(InputSnapshot.ofData(value).text).toBe(text);
  });

  it.each<[unknown, RegExp]>([
    [null, /must be a JSON object/],
    [[1], /must be a JSON object/],
    ["x", /must be a JSON object/],
    [bytes("[]"), /must be a JSON object/],
    [bytes("{"), /data is not JSON at line 1, column 2/],
    [{ a: undefined, b: [undefined] }, /data: undefined at \$\.b\[0\]/],
  ])("refuses %j", async (value, message) => {
    await expect(() => InputSnapshot.ofData(value)).toFailWith("data_invalid", message);
  });
});

function nested(depth: number): unknown {
  let value: unknown = [];
  for (let i = 0; i < depth; i++) value = [value];
  return value;
}

describe("InputSnapshot.release", () => {
  it("leaves a borrowed value to nobody: read again, it would be no input", () => {
    const snapshot = InputSnapshot.ofBorrowed({ a: 1 }, "input");
    snapshot.release();
    expect(() => snapshot.content).toThrow("released");
    expect(() => {
      snapshot.own();
    }).toThrow("released");
    expect(snapshot.isAbsent).toBe(false);
  });

  it("leaves a text that was made as it is", () => {
    const snapshot = InputSnapshot.ofBorrowed({ a: 1 }, "input");
    snapshot.own();
    snapshot.release();
    expect(snapshot.content).toBe('{"a":1}');
  });
});
