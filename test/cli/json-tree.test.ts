import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatJson } from "../../src/cli/json-format.js";
import { JsonSyntaxError, parseJsonTree } from "../../src/cli/json-tree.js";

const WRONG: { text: string; line: number; column: number }[] = [
  { text: "", line: 1, column: 1 },
  { text: " \n ", line: 2, column: 2 },
  { text: "{", line: 1, column: 2 },
  { text: '{"a":1', line: 1, column: 7 },
  { text: '{"a" 1}', line: 1, column: 6 },
  { text: "{'a':1}", line: 1, column: 2 },
  { text: '{"a":1,}', line: 1, column: 8 },
  { text: "[1,\n2,\n]", line: 3, column: 1 },
  { text: "[1 2]", line: 1, column: 4 },
  { text: "{}{}", line: 1, column: 3 },
  { text: "tru", line: 1, column: 1 },
  { text: "trueish", line: 1, column: 5 },
  { text: "01", line: 1, column: 2 },
  { text: "1.", line: 1, column: 2 },
  { text: ".5", line: 1, column: 1 },
  { text: "+1", line: 1, column: 1 },
  { text: "NaN", line: 1, column: 1 },
  { text: '"a\nb"', line: 1, column: 3 },
  { text: '"a\\x"', line: 1, column: 3 },
  { text: '"a', line: 1, column: 3 },
  { text: '["😀", x]', line: 1, column: 7 },
  { text: '{\r\n"a": nope}', line: 2, column: 6 },
];

describe("parseJsonTree", () => {
  it.each(WRONG)("refuses $text at $line:$column", ({ text, line, column }) => {
    let error: unknown;
    try {
      parseJsonTree(text);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(JsonSyntaxError);
    expect(error).toMatchObject({ line, column });
    expect(() => JSON.parse(text) as unknown).toThrow();
  });

  it("refuses nesting that would exhaust the stack", () => {
    expect(() => parseJsonTree("[".repeat(100_000))).toThrow(JsonSyntaxError);
    const deep = "[".repeat(1_000) + "]".repeat(1_000);
    expect(formatJson(parseJsonTree(deep))).toBe(deep);
  });

  it("reads what JSON.parse reads", () => {
    fc.assert(
      fc.property(fc.json(), fc.constantFrom(undefined, 2), (json, indent) => {
        const value: unknown = JSON.parse(json);
        const text = JSON.stringify(value, null, indent);
        expect(JSON.parse(formatJson(parseJsonTree(text)))).toEqual(value);
      }),
    );
  });

  it("refuses what JSON.parse refuses", () => {
    fc.assert(
      fc.property(
        fc.json(),
        fc.nat(),
        fc.constantFrom("", "x", ",", '"', "\\", "]", "0"),
        (json, at, change) => {
          const i = at % json.length;
          const text = json.slice(0, i) + change + json.slice(i + 1);
          const accepts = (parse: (text: string) => unknown): boolean => {
            try {
              parse(text);
              return true;
            } catch {
              return false;
            }
          };
          expect(accepts(parseJsonTree)).toBe(accepts(JSON.parse));
        },
      ),
      { numRuns: 500 },
    );
  });
});
