import { loadGate, REPORT_FORMATS, writeReport } from "regohost/gate";
import type { GateReport } from "regohost/gate";
import { beforeAll, describe, expect, it } from "vitest";

/** Text that a CI system or a terminal would act on. */
const HOSTILE = [
  "::add-mask::a",
  "\n  ::error::b",
  "##[group]c",
  "##vso[task.x]d",
  "\u001b[31m\u009b\u0007\r",
].join(" ");

const POLICY = `# METADATA
# title: "::error::title ##[x]"
package gate

import rego.v1

# METADATA
# title: "::warning::rule ##vso[x]"
# description: "\\n::notice::described"
deny contains {"msg": input.text, "id": input.text, input.text: input.text} if input.kind == "deny"

warn contains input.text if input.kind == "deny"

result := {"skipped": input.kind == "skip", "skip_reason": input.text, "violations": []}

allow := input.text if input.kind == "wrong"

allow := true if input.kind != "wrong"
`;

let report: GateReport;
beforeAll(async () => {
  await using gate = await loadGate({ files: { "p.rego": POLICY } });
  report = await gate.judge([
    ...["deny", "skip", "wrong"].map((kind) => ({
      name: `${HOSTILE} ${kind}`,
      value: { kind, text: HOSTILE },
    })),
    { name: HOSTILE, text: `{"${HOSTILE}` },
  ]);
});

describe("text from inputs and policies", () => {
  it("is in the report as it is", () => {
    expect(report.results.map(({ outcome }) => outcome)).toEqual([
      "fail",
      "skipped",
      "invalid",
      "invalid",
      "invalid",
    ]);
    expect(report.results[0]?.violations[0]?.message).toContain(HOSTILE);
  });

  it.each(REPORT_FORMATS)("writes no command into %s", async (format) => {
    const text = await writeReport(report, format);
    expect(text).toContain("add-mask");
    // eslint-disable-next-line no-control-regex -- control characters must not be there
    expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
    const lines = text.split("\n");
    expect(lines.filter((line) => /##\w*\[/.test(line))).toEqual([]);
    const commands = lines.filter((line) => /^\s*::/.test(line));
    expect(
      commands.filter((line) => format !== "github" || !/^::(?:error|warning|notice) /.test(line)),
    ).toEqual([]);
    if (format === "github") expect(commands).toHaveLength(lines.length - 1);
  });
});
