import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { evaluatePrograms, type Compared } from "../../scripts/differential/evaluate-programs.js";
import {
  examplesOf,
  explain,
  leftOut,
  parseExplanations,
  type DifferingProgram,
} from "../../scripts/differential/explanations.js";
import { differenceOf, parseOutcome } from "../../scripts/differential/outcome.js";
import { part, textOf } from "../../scripts/differential/program.js";

const explanations = parseExplanations(readFileSync("scripts/differential/explained.json", "utf8"));

const FLOOR = {
  name: "floor",
  reason: "rounds towards zero",
  programs: ["out := floor(-0.5)"],
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
    ["what explains everything", [{ ...FLOOR, pattern: undefined }]],
  ])("refuses %s", (_, list) => {
    expect(() => parseExplanations(JSON.stringify(list))).toThrow();
  });
});

describe("explain", () => {
  const compared = { compiled: parseOutcome("-2"), byOpa: parseOutcome("-1") };
  const [floor] = parseExplanations(JSON.stringify([FLOOR]));

  it.each([
    ["of the listed kind in a program that fits", "out := floor(-1.5)", "number", true],
    ["of another kind", "out := floor(-1.5)", "value", false],
    ["in another program", "out := 1", "number", false],
  ] as const)("looks at a difference %s", async (_, text, difference, isExplained) => {
    const differing = { rules: part("rules", text), difference, compared };
    expect(await explain(differing, floor === undefined ? [] : [floor], true)).toBe(
      isExplained ? floor : undefined,
    );
    expect(await explain(differing, floor === undefined ? [] : [floor], false)).toBeUndefined();
  });

  it("asks OPA's evaluator whether it comes to the same when it skips nothing", async () => {
    const skipped = explanations.filter(({ name }) => name === "skipped-conflict");
    const failing = (rules: string): DifferingProgram => ({
      rules: part("rules", rules),
      difference: "compiled-error",
      compared: { compiled: { kind: "error", code: "eval_conflict_error" }, byOpa: { kind: "undefined" } },
    });
    expect(await explain(failing("out := v if some v in [1, 2]"), skipped, false)).toBe(skipped[0]);
    expect(await explain(failing("out := v if some v in [1, 1]"), skipped, false)).toBeUndefined();
  });
});

/** Take an explanation out of the list when its examples no longer differ. */
describe("each explanation explains its own examples, which differ as it says", () => {
  const examples = explanations.flatMap((explanation) =>
    examplesOf(explanation).map((rules) => ({
      name: explanation.name,
      text: textOf(rules),
      rules,
      explanation,
    })),
  );
  const found = new Map<string, Compared>();

  beforeAll(async () => {
    const results = await evaluatePrograms(examples.map(({ rules }) => rules));
    for (const [index, { text }] of examples.entries()) found.set(text, results[index]);
  });

  it.each(examples)("$name: $text", async ({ text, rules, explanation }) => {
    const compared = found.get(text);
    if (compared === undefined) throw new Error("OPA's compiler refuses the example");
    const difference = differenceOf(compared.compiled, compared.byOpa);
    if (difference === undefined) throw new Error("the example does not differ: take it out");
    expect(explanation.differences).toContain(difference);
    expect(await explain({ rules, difference, compared }, [explanation], true)).toBe(explanation);
  });
});
