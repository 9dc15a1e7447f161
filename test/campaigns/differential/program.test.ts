import { describe, expect, it } from "vitest";
import { list, part, smallerVersions, textOf, type Part } from "./program.js";

function texts(whole: Part): string[] {
  return [...smallerVersions(whole)].map(textOf);
}

describe("smallerVersions", () => {
  it("leaves parts out of a list, down to what has to stay", () => {
    const lines = ["a", "b"].map((text) => part("line", text));
    expect(texts(list("body", lines, "; ", 1))).toEqual(["b", "a"]);
    expect(texts(list("body", lines, "; ", 2))).toEqual([]);
  });

  it("takes an expression within an expression, and a shorter constant", () => {
    const call = part("expression", "count(", part("expression", "input.x"), ")");
    expect(texts(call)).toEqual([
      ...["input.x", "1", '"a"', "[]", "true", "input.missing"],
      ...["count(1)", 'count("a")', "count([])", "count(true)"],
    ]);
  });

  it("takes a line within a line, and goes into all parts", () => {
    const inner = part(
      "line",
      "not ",
      part("body", "{ ", list("body", [part("line", "x"), part("line", "y")], "; ", 1), " }"),
    );
    expect(texts(inner)).toEqual(["x", "y", "false", "not { y }", "not { x }"]);
  });
});
