import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { loadGate, REPORT_FORMATS, writeReport, type GateReport } from "regohost/gate";
import { describe, expect, it } from "vitest";
import { makeFolder, run } from "../cli/run.js";

/** Each finding of the input, in `result.findings` or `result.violations`. */
const policy = (member: string): string => `package main

import rego.v1

result := {"skipped": false, "${member}": input.found}
`;

async function judge(
  found: readonly unknown[],
  { member = "findings", compat = true, text = policy(member) } = {},
): Promise<GateReport> {
  await using gate = await loadGate({ files: { "p.rego": text } }, compat ? { compat: "chainloop" } : {});
  return await gate.judge([{ name: "in.json", value: { found } }]);
}

const suppressed = (more: object = {}): object => ({ message: "flaw", suppress: true, ...more });

describe("a finding that its policy suppresses", () => {
  it.each(["findings", "violations"])("does not fail it, and stays in the report: %s", async (member) => {
    const { outcome, counts, results } = await judge([suppressed()], { member });
    expect({ outcome, excepted: counts.excepted }).toEqual({ outcome: "pass", excepted: 1 });
    expect(results[0]?.excepted).toMatchObject([{ message: "flaw", exception: { kind: "policy" } }]);
  });

  it.each([
    ["ASSESSMENT_STATUS_NOT_AFFECTED", "NOT_AFFECTED"],
    ["accepted", "accepted"],
    ["", undefined],
    [7, undefined],
  ])("has its assessment %j as %j", async (status, assessment) => {
    const { results } = await judge([suppressed({ assessment: { effective_status: status } })]);
    expect(results[0]?.excepted[0]?.exception).toEqual({
      kind: "policy",
      ...(assessment === undefined ? {} : { assessment }),
    });
  });

  it("leaves the others", async () => {
    const { outcome, results } = await judge([suppressed(), { message: "other", suppress: false }]);
    expect(outcome).toBe("fail");
    expect(results[0]?.violations.map(({ message }) => message)).toEqual(["other"]);
  });

  it.each([
    ["is no boolean", "true"],
    ["is a number", 1],
    ["is null", null],
    ["is an object", {}],
    ["is a list", [true]],
  ])("is one where suppress is true alone: not where it %s", async (_, suppress) => {
    expect((await judge([suppressed({ suppress })])).outcome).toBe("fail");
  });

  it.each([{ suppress: true }, { suppress: true, msg: "flaw" }, { suppress: true, message: 1 }])(
    "has a message, without which it is an error in the engine: %j",
    async (found) => {
      expect((await judge([found])).outcome).toBe("fail");
    },
  );

  it("is one with --compat chainloop alone", async () => {
    expect((await judge([suppressed()], { compat: false })).outcome).toBe("fail");
  });

  it.each(["deny", "violation"])("is none of %s", async (rule) => {
    const text = `package main\n\n${rule} contains found if some found in input.found\n`;
    expect((await judge([suppressed()], { text })).outcome).toBe("fail");
  });

  it("is none of other members of result", async () => {
    expect((await judge([suppressed()], { member: "deny" })).outcome).toBe("fail");
  });

  it("hides no error of a built-in", async () => {
    const text = `package main

import rego.v1

result := {"skipped": false, "findings": input.found, "violations": violations}

violations contains "many" if to_number(input.found[0].message) > 1
`;
    expect((await judge([suppressed({ message: "1" })], { text })).outcome).toBe("pass");
    expect((await judge([suppressed()], { text })).outcome).toBe("invalid");
  });
});

describe("gate --compat chainloop", () => {
  it.each(REPORT_FORMATS)("shows it as an exception in %s", async (format) => {
    const report = await judge([suppressed({ assessment: { effective_status: "ASSESSMENT_STATUS_FIXED" } })]);
    const text = await writeReport(report, format);
    // These formats have no place for findings that do not count.
    const isShown = !["github", "gitlab", "azuredevops"].includes(format);
    expect(text.includes("flaw")).toBe(isShown);
    expect(/FIXED/.test(text)).toBe(isShown);
    expect(text).toMatch(/findings that the policies themselves suppress: main\.\S*result of in\.json/);
  });

  it("suppresses it in SARIF, in the source", async () => {
    const cwd = await makeFolder({
      "p.rego": policy("findings"),
      "in.json": JSON.stringify({ found: [suppressed()] }),
    });
    const { exitCode, stdout } = await run(
      ["gate", "p.rego", "in.json", "--compat", "chainloop", "-o", "sarif=r.sarif", "-o", "pretty"],
      { cwd },
    );
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/excepted: flaw \(suppressed by the policy\) {2}\[main\.result\]/);
    const log = JSON.parse(await readFile(join(cwd, "r.sarif"), "utf8")) as {
      runs: { results: { suppressions: object[] }[] }[];
    };
    expect(log.runs[0]?.results[0]?.suppressions).toEqual([
      { kind: "inSource", status: "accepted", justification: "suppressed by the policy" },
    ]);
  });
});
