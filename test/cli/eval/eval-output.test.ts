import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { VALUE_FORMATS, formatEvalResult } from "../../../src/cli/eval/eval-output.js";
import { readResultSet } from "../../../src/engine/rounds/result-set.js";
import { parseJson } from "../../../src/base/terms/parse-term.js";
import { toJsonText } from "../../../src/base/terms/term-text.js";

interface Case {
  value: string;
  json: string;
  pretty: string;
  raw: string;
  values: string;
}

// What `opa eval -f FORMAT -I input` of OPA 1.22 printed for these inputs.
const CASES = JSON.parse(
  readFileSync(new URL("../fixtures/eval-output.json", import.meta.url), "utf8"),
) as Case[];

describe("formatEvalResult", () => {
  it("refuses a value that is nested too deeply to be shown", () => {
    const deep = (levels: number): string => "[".repeat(levels) + "]".repeat(levels);
    expect(() => readResultSet(`[{"result":${deep(1000)}}]`)).toThrow(
      /^the policy's answer is nested deeper/,
    );
    expect(readResultSet(`[{"result":${deep(900)}}]`)).toBeDefined();
  });

  it.each(CASES)("prints $value as OPA does", (expected) => {
    // As a decision writes it, with keys in OPA's order.
    const value = readResultSet(`[{"result":${toJsonText(parseJson(expected.value))}}]`);
    for (const format of VALUE_FORMATS) {
      expect(formatEvalResult(value, "input", format)).toBe(expected[format]);
    }
  });

  it("prints undefined as OPA does", () => {
    const value = readResultSet("[]");
    expect(VALUE_FORMATS.map((format) => formatEvalResult(value, "data.x", format))).toEqual([
      "{}\n",
      "undefined\n",
      "",
      "",
    ]);
  });

  it.each(["{}", "null", "[{}]", '[{"result":1},{"result":2}]', '[{"value":1}]'])(
    "refuses %s, which is not a result set",
    (text) => {
      expect(() => readResultSet(text)).toThrow();
    },
  );
});
