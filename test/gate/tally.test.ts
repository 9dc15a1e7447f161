import { describe, expect, it } from "vitest";
import { toUnjudged } from "../../src/gate/gate-report.js";
import type { GateResult } from "../../src/gate/gate-report.js";
import type { Judged } from "../../src/gate/judge-input.js";
import { Tally } from "../../src/gate/tally.js";

/** `x?` is an entrypoint that may be a library; `x?!` one that gave a rule. `-` marks a skipped input. */
function judged(input: string, said: string): Judged[] {
  return said
    .split(" ")
    .filter((word) => word !== "")
    .map((word) => {
      const policy = word.replaceAll(/[?!-]/g, "");
      const uncertain = word.includes("?");
      const result: GateResult = {
        ...toUnjudged({ input, file: input }, "invalid", ""),
        policy,
        outcome: word.includes("-") ? "skipped" : "pass",
      };
      return {
        package: { policy, source: "s", uncertain },
        hasRules: !uncertain || word.includes("!"),
        result,
      };
    });
}

const show = (results: readonly GateResult[]): string =>
  results.map(({ input, policy = "none", outcome }) => `${input}.${policy}.${outcome}`).join(" ");

describe("the tally of a run", () => {
  it.each<[what: string, inputs: string[], asTheyCome: string[], late: string, all: string]>([
    [
      "gives certain results at once",
      ["p", "p q"],
      ["0.p.pass", "1.p.pass 1.q.pass"],
      "",
      "0.p.pass 1.p.pass 1.q.pass",
    ],
    [
      "leaves out an entrypoint that never gave a rule",
      ["p l?", "p l?"],
      ["0.p.pass", "1.p.pass"],
      "",
      "0.p.pass 1.p.pass",
    ],
    [
      "keeps one that gave a rule for another input, in its place",
      ["l? p", "l?! p"],
      ["0.p.pass", "1.l.pass 1.p.pass"],
      "0.l.pass",
      "0.l.pass 0.p.pass 1.l.pass 1.p.pass",
    ],
    ["keeps all of a source without any policy", ["l?"], [""], "0.l.pass", "0.l.pass"],
    [
      "adds that every policy skipped an input",
      ["p- q-"],
      ["0.p.skipped 0.q.skipped 0.none.invalid"],
      "",
      "0.p.skipped 0.q.skipped 0.none.invalid",
    ],
    ["not when one judged it", ["p- q"], ["0.p.skipped 0.q.pass"], "", "0.p.skipped 0.q.pass"],
    [
      "waits with that for entrypoints that may be libraries",
      ["p- l?", "p"],
      ["0.p.skipped", "1.p.pass"],
      "0.none.invalid",
      "0.p.skipped 0.none.invalid 1.p.pass",
    ],
    ["has nothing without inputs", [], [], "", ""],
  ])("%s", (_, inputs, asTheyCome, late, all) => {
    const tally = new Tally();
    expect(inputs.map((said, index) => show(tally.add(judged(String(index), said))))).toEqual(asTheyCome);
    expect(show(tally.settle())).toBe(late);
    expect(show(tally.results)).toBe(all);
  });

  it("knows which packages have a result", () => {
    const tally = new Tally();
    tally.add(judged("0", "p l?"));
    tally.settle();
    expect(["p", "l"].map((policy) => tally.hasResultOf({ policy, source: "s" }))).toEqual([true, false]);
  });
});
