import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Program } from "./generate-program.js";
import { list, part } from "./program.js";
import { runDifferential, type DifferentialResult } from "./run-differential.js";

/** OPA's evaluator rounds towards zero, against its documentation. */
const FLOOR = {
  name: "floor",
  reason: "rounds towards zero",
  programs: ["out := floor(-0.5)"],
  differences: ["number"],
  pattern: "floor\\(",
};

function floorProgram(seed: number): Program {
  const call = part("expression", "floor(", part("expression", "-0.5"), ")");
  const lines = [part("line", "true"), part("line", "some x in input.nums"), part("line", "x == 3")];
  const body = part("body", "{\n\t", list("body", lines, "\n\t", 1), "\n}");
  const rules = [part("rule", "r1 := 1"), part("rule", "out := ", call, " if ", body)];
  return { seed, rules: list("rules", rules, "\n\n", 1), written: new Set(["call"]) };
}

async function run(
  explained: string,
  args: readonly string[],
  generate?: (seed: number) => Program,
): Promise<DifferentialResult & { lines: string[] }> {
  const lines: string[] = [];
  const result = await runDifferential({
    args,
    explained,
    print: (line) => lines.push(line),
    ...(generate === undefined ? {} : { generate }),
  });
  return { ...result, lines };
}

describe("runDifferential", () => {
  it("finds no unexplained difference in a slice of the programs", async () => {
    const explained = readFileSync("test/campaigns/differential/explained.json", "utf8");
    const { passed, compared, defined, lines } = await run(explained, ["--programs", "24", "--seed", "1"]);
    expect(passed, lines.join("\n")).toBe(true);
    expect(compared).toBeGreaterThan(12);
    expect(defined).toBeGreaterThan(8);
    expect(lines.find((line) => line.startsWith("comprehensions"))).toMatch(
      /^comprehensions +[1-9]\d* +[1-9]\d*$/,
    );
  });

  it("prints the minimal program of an unexplained difference once, and fails", async () => {
    const { passed, unexplained, lines } = await run("[]", ["--programs", "2", "--seed", "4"], floorProgram);
    expect(passed).toBe(false);
    expect(unexplained.size).toBe(1);
    expect(lines.filter((line) => line.startsWith("DIFFERENT"))).toHaveLength(1);
    expect(lines[0]).toMatch(
      /^DIFFERENT \(number\), from program \d+:\npackage example\n\nout := floor\(-0\.5\) if \{\n\ttrue\n\}\n# compiled: -1\n# OPA: {6}-?0\n$/,
    );
    expect(lines.at(-1)).toBe(
      "2 programs compared (2 with a value), 0 dropped; 0 explained differences, 1 unexplained",
    );
  });

  it("passes where the difference is explained, and counts it", async () => {
    const { passed, explained, lines } = await run(
      JSON.stringify([FLOOR]),
      ["--programs", "2", "--seed", "4"],
      floorProgram,
    );
    expect(passed).toBe(true);
    expect(explained).toEqual(new Map([["floor", 2]]));
    expect(lines.slice(-2)).toEqual([
      "explained by floor: 2",
      "2 programs compared (2 with a value), 0 dropped; 2 explained differences, 0 unexplained",
    ]);
  });

  it("fails when too many programs are dropped", async () => {
    const { passed, dropped, lines } = await run("[]", ["--programs", "3"], (seed) => ({
      seed,
      rules: part("rules", 'out := 1 + "a"'),
      written: new Set(),
    }));
    expect({ passed, dropped }).toEqual({ passed: false, dropped: 3 });
    expect(lines.at(-1)).toContain("3 dropped, which is too many");
  });
});
