import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { evaluatePrograms, type Compared } from "../../scripts/differential/evaluate-programs.js";
import {
  exampleOf,
  explain,
  leftOut,
  parseExplanations,
  type Explanation,
} from "../../scripts/differential/explanations.js";
import { differenceOf } from "../../scripts/differential/outcome.js";
import { part } from "../../scripts/differential/program.js";

const explanations = parseExplanations(readFileSync("scripts/differential/explained.json", "utf8"));

const FLOOR = {
  name: "floor",
  reason: "rounds towards zero",
  program: "out := floor(-0.5)",
  differences: ["number"],
  pattern: "floor\\(",
  without: ["ceil"],
};

describe("parseExplanations", () => {
  it("reads a list", () => {
    expect(parseExplanations(JSON.stringify([FLOOR]))).toEqual([FLOOR]);
    expect(leftOut(parseExplanations(JSON.stringify([FLOOR])))).toEqual(new Set(["ceil"]));
  });

  it.each([
    ["two with a name", [FLOOR, FLOOR]],
    ["another difference", [{ ...FLOOR, differences: ["error"] }]],
    ["no reason", [{ ...FLOOR, reason: "" }]],
    ["another field", [{ ...FLOOR, since: 1 }]],
  ])("refuses %s", (_, list) => {
    expect(() => parseExplanations(JSON.stringify(list))).toThrow();
  });
});

it("explains a difference of the listed kind in a program that fits", () => {
  const [floor] = parseExplanations(JSON.stringify([FLOOR])) as [Explanation];
  const rules = part("rules", "out := floor(-1.5)");
  expect(explain({ rules, difference: "number" }, [floor])).toBe(floor);
  expect(explain({ rules, difference: "value" }, [floor])).toBeUndefined();
  expect(explain({ rules: part("rules", "out := 1"), difference: "number" }, [floor])).toBeUndefined();
});

/** Take an explanation out of the list when its example no longer differs. */
describe("each explanation explains its own example, which differs as it says", () => {
  const found = new Map<string, Compared>();

  beforeAll(async () => {
    // Those that OPA cannot compile are apart, because they make it compile the others anew.
    for (const refused of [true, false]) {
      const some = explanations.filter(({ differences }) => differences.includes("refused") === refused);
      const results = await evaluatePrograms(some.map(exampleOf));
      for (const [index, { name }] of some.entries()) found.set(name, results[index]);
    }
  });

  it.each(explanations.map((explanation) => [explanation.name, explanation] as const))(
    "%s",
    (name, explanation) => {
      const compared = found.get(name);
      if (compared === undefined) throw new Error("OPA's compiler refuses the example");
      const difference = differenceOf(compared.compiled, compared.byOpa);
      if (difference === undefined) throw new Error("the example does not differ: take the explanation out");
      expect(explanation.differences).toContain(difference);
      expect(explain({ rules: exampleOf(explanation), difference }, [explanation])).toBe(explanation);
    },
  );
});
