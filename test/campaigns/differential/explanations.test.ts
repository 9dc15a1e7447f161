import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { evaluatePrograms, type Compared } from "./evaluate-programs.js";
import { examplesOf, explain, leftOut, parseExplanations, type DifferingProgram } from "./explanations.js";
import { differenceOf, parseOutcome } from "./outcome.js";
import { part, textOf } from "./program.js";

const explanations = parseExplanations(readFileSync("test/campaigns/differential/explained.json", "utf8"));

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

describe("an explanation does not hide another difference", () => {
  const value = (text: string): NonNullable<Compared>["compiled"] => parseOutcome(text);
  const conflict: NonNullable<Compared>["compiled"] = { kind: "error", code: "eval_conflict_error" };
  const undefinedOutcome = { kind: "undefined" } as const;

  it.each<[string, DifferingProgram["difference"], NonNullable<Compared>]>([
    ["out := floor(2.5)", "number", { compiled: value("3"), byOpa: value("2") }],
    ["out := [ceil(-0.5), input.n]", "number", { compiled: value("[0, 4]"), byOpa: value("[-0, 3]") }],
    ['out := to_number("+1") + 1', "number", { compiled: value("3"), byOpa: value("2") }],
    ['out := to_number("1")', "opa-error", { compiled: value("2"), byOpa: { kind: "error", code: "x" } }],
    ['out := {"a": input.strs[0]}', "order", { compiled: value("[1, 2]"), byOpa: value("[2, 1]") }],
    ["out := [x | some x in {input.n}]", "order", { compiled: value("[1, 2]"), byOpa: value("[2, 1]") }],
    [
      "out := [x | some x in {y | some y in input.strs}]",
      "order",
      { compiled: value("[1, 2]"), byOpa: value("[2, 1]") },
    ],
    ["out := data.base.limits", "value", { compiled: value("1"), byOpa: value("2") }],
    [
      "out := r.a\n\nr[x] := 1 if some x in input.strs",
      "compiled-error",
      { compiled: conflict, byOpa: undefinedOutcome },
    ],
    ["out := 1 % input.strs", "compiled-error", { compiled: conflict, byOpa: undefinedOutcome }],
    ["out := {1: x | some x in [2]}", "value", { compiled: value("1"), byOpa: value("2") }],
  ])("%s", async (text, difference, compared) => {
    const differing = { rules: part("rules", text), difference, compared };
    expect(await explain(differing, explanations, true)).toBeUndefined();
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
