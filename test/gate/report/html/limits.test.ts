import { pickExcerpt, WantedPositions } from "../../../../src/gate/source-excerpt.js";
import { describe, expect, it } from "vitest";
import { toGateReport, type GateReport, type GateResult } from "../../../../src/gate/gate-report.js";
import { describeFinding } from "../../../../src/gate/finding.js";
import { plainRule } from "../../../../src/gate/gate-rule.js";
import { Recording } from "../../../../src/engine/recording/recording.js";
import { writeReport } from "../../../../src/gate/report/write-report.js";
import { gateResult } from "../gate-result.js";

const RESULT = gateResult();
const CALL = {
  builtin: "service.discover",
  args: ["sha256:a", ""],
  outcome: "value" as const,
  used: true,
  effect: false,
  startMs: 1,
  ms: 2,
  attempts: 1,
  cached: false,
  round: 1,
};

function reportOf(results: GateResult[], rest: Partial<GateReport> = {}): GateReport {
  return { ...toGateReport(results, [{ policy: "p", source: "p.rego" }]), ...rest };
}

const explained = (input: string, lines: string[], omitted = 0): GateResult => ({
  ...RESULT,
  input,
  explanation: { mode: "full", lines, omitted },
});
const decisions = (count: number, calls: number): Pick<GateReport, "trail"> => ({
  trail: {
    time: new Date(0),
    sources: new Map(),
    decisions: Array.from({ length: count }, (_, index) => ({
      input: `in-${String(index)}`,
      policy: "p",
      calls: Array.from({ length: calls }, () => CALL),
    })),
  },
});
const recording = (count: number, size: number): Pick<GateReport, "recording"> => ({
  recording: new Recording(
    { nowNs: 0n },
    Array.from({ length: count }, (_, index) => ({
      name: "a.b",
      args: JSON.stringify([index]),
      answer: { kind: "value" as const, json: JSON.stringify("x".repeat(size)) },
    })),
  ),
});

// What is cut is said, whatever it is.
const CUT: [string, GateReport, RegExp][] = [
  [
    "the calls of many evaluations",
    reportOf([RESULT], decisions(103, 1)),
    />The calls of 3 more evaluations are not shown\.</,
  ],
  ["many calls of one", reportOf([RESULT], decisions(1, 504)), />4 more calls are not shown\.</],
  ["a long answer", reportOf([RESULT], recording(1, 20_008)), />10 more characters are not shown\.</],
  ["many long answers", reportOf([RESULT], recording(210, 20_000)), />1\d more answers are not shown\.</],
  [
    "a long explanation",
    reportOf([
      explained(
        "in.json",
        Array.from({ length: 2_003 }, () => "x".repeat(99)),
        4,
      ),
    ]),
    />7 more lines are not shown\.</,
  ],
  [
    "many long explanations",
    reportOf(
      Array.from({ length: 25 }, (_, index) =>
        explained(
          String(index),
          Array.from({ length: 2_000 }, () => "x".repeat(99)),
        ),
      ),
    ),
    />[45] more explanations are not shown\.</,
  ],
];

/** A finding of a rule with a body of so many lines. */
function reportOfRule(body: number): GateReport {
  const about = { ...plainRule("p", "deny"), location: { file: "p.rego", row: 1, column: 1 } };
  const finding = {
    ...describeFinding({ rule: "deny", message: "m", value: "m" }, "", new Map(), "error"),
    about,
  };
  const text = ["deny contains 1 if {", ...Array.from({ length: body }, () => "\tx"), "}", "", "b := 1"];
  const wanted = new WantedPositions();
  wanted.rules.add(1);
  const source = pickExcerpt(text.join("\n"), wanted);
  const trail = { time: new Date(0), decisions: [], sources: new Map([["p.rego", source]]) };
  return reportOf([{ ...RESULT, outcome: "fail", violations: [finding] }], { trail });
}

describe("the limits of the HTML report", () => {
  it.each([
    [7, 9, undefined],
    [38, 40, undefined],
    [39, 40, "1 more line not shown"],
    [40, 40, "2 more lines not shown"],
  ])("shows a rule with a body of %d lines, or says how much it omits", async (body, shown, said) => {
    const html = await writeReport(reportOfRule(body), "html");
    expect(html.match(/<span class="l/g)).toHaveLength(shown);
    expect(/\d+ more lines? not shown/.exec(html)?.[0]).toBe(said);
  });

  it.each(CUT)("says what is left out of %s", async (_what, report, said) => {
    expect(await writeReport(report, "html")).toMatch(said);
  });

  it("says nothing of the kind of a small report", async () => {
    const small = reportOf([explained("in.json", ["a"])], { ...decisions(1, 1), ...recording(1, 1) });
    expect(await writeReport(small, "html")).not.toMatch(/not shown/);
  });
});

describe("explanations in the HTML report", () => {
  it("come with what did not pass first, and with what they lack", async () => {
    const html = await writeReport(
      reportOf([
        explained("passes", ["Enter data.p.deny"]),
        { ...explained("fails", []), outcome: "fail", explanation: { mode: "notes", lines: [], omitted: 0 } },
        {
          ...RESULT,
          input: "lost",
          outcome: "invalid",
          explanation: { mode: "full", lines: [], omitted: 0, error: "out of time" },
        },
      ]),
      "html",
    );
    const section = html.slice(html.indexOf('<section id="explanations"'));
    const at = ["There are no notes.", "No explanation: out of time", "Enter data.p.deny"].map((text) =>
      section.indexOf(text),
    );
    expect(at).not.toContain(-1);
    expect(at).toEqual(at.toSorted((a, b) => a - b));
  });

  it("are no section without them", async () => {
    expect(await writeReport(reportOf([RESULT]), "html")).not.toContain('id="explanations"');
  });
});
