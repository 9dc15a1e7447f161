import { describe, expect, it } from "vitest";
import { parseCases, type ConformanceCase } from "./parse-cases.js";
import { queryModule, toSolutions } from "./query.js";
import { toJsonText } from "../../../src/base/terms/term-text.js";

function parseCase(fields: string, regoVersion: "v0" | "v1"): ConformanceCase {
  const [test] = parseCases(`cases: [{note: n, ${fields}}]`, { file: "a.yaml", category: "a", regoVersion });
  return test!;
}

describe("queryModule", () => {
  it.each([
    {
      regoVersion: "v1" as const,
      fields: "query: p = x, want_result: [{x: 1, y: 2}]",
      lines: ["solutions contains solution if {", "p = x", 'solution := {"x": x, "y": y}'],
    },
    {
      regoVersion: "v0" as const,
      fields: "query: p = x, want_result: [{x: 1}]",
      lines: ["solutions[solution] {", "p = x", 'solution := {"x": x}'],
    },
    {
      regoVersion: "v1" as const,
      fields: "query: p, want_error: bad",
      lines: ["solutions contains solution if {", "p", "solution := {}"],
    },
    {
      regoVersion: "v1" as const,
      fields: 'query: data = x, data: {a: 1}, modules: ["package b"], want_result: [{x: {}}]',
      lines: ["solutions contains solution if {", '{"b": data.b, "a": data.a} = x', 'solution := {"x": x}'],
    },
  ])("asks $regoVersion {$fields}", ({ regoVersion, fields, lines }) => {
    expect(queryModule(parseCase(fields, regoVersion)).split("\n")).toEqual([
      "package conformance_query",
      "",
      ...lines,
      "}",
      "",
    ]);
  });
});

describe("toSolutions", () => {
  it("takes the rule's set", () => {
    expect(toSolutions('[{"result": [{"x": 1}, {"x": 2}]}]').map(toJsonText)).toEqual(['{"x":1}', '{"x":2}']);
    expect(toSolutions('[{"result": []}]')).toEqual([]);
  });

  it.each([
    "[]",
    "[{}]",
    "{}",
    "null",
    '[{"result": null}]',
    '[{"result": {}}]',
    '[{"result": []}, {"result": []}]',
  ])("takes %s for no answer", (resultSet) => {
    expect(() => toSolutions(resultSet)).toThrow("not a set of solutions");
  });
});
