import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { REPORT_FORMATS } from "../../../src/gate/report/write-report.js";
import { caseCount } from "../../case-count.js";
import { makeFolder, run } from "../../cli/run.js";

/** Many are more than a call can have arguments: `list.push(...findings)`, which ESLint refuses, throws from about 120,000 on. */
const COUNT = caseCount(20_000, 130_000);
const list = Array.from({ length: COUNT }, (_, index) => `f${String(index)}.`);
const files = { "in.json": JSON.stringify({ list }) };

it("judges by rules of many findings", async () => {
  const policies = {
    "a.rego": "package a\n\ndeny := input.list\n",
    "b.rego": 'package b\n\nresult := {"skipped": false, "skip_reason": "", "violations": input.list}\n',
    "c.rego": "package c\n\ndeny := []\n\nwarn := input.list\n",
    "d.rego": "package d\n\ndeny contains finding if some finding in input.list\n",
  };
  const cwd = await makeFolder({ ...files, ...policies }, onTestFinished);
  const args = [...Object.keys(policies), "in.json", "--summary", "--fail-on", "warn", "-o", "pretty=out"];

  const { exitCode, stderr } = await run(["gate", ...args], { cwd });

  const lines = (await readFile(join(cwd, "out"), "utf8")).split("\n");
  expect({ exitCode, stderr, end: lines.slice(-2) }).toEqual({
    exitCode: 1,
    stderr: "0 passed, 4 failed (1 input, 4 policies): out\n",
    end: ["0 passed, 4 failed (1 input, 4 policies)", ""],
  });
  expect(lines.filter((line) => line.includes(list.at(-1)!))).toHaveLength(4);
});

it("writes many findings in every format", async () => {
  const cwd = await makeFolder({ ...files, "p.rego": "package p\n\ndeny := input.list\n" }, onTestFinished);
  const outputs = REPORT_FORMATS.flatMap((format) => ["-o", `${format}=report.${format}`]);

  const { exitCode, stderr } = await run(["gate", "p.rego", "in.json", ...outputs], { cwd });

  expect(stderr).toMatch(/^0 passed, 1 failed \(1 input, 1 policy\): report/);
  expect(exitCode).toBe(1);
  for (const format of REPORT_FORMATS) {
    const report = await readFile(join(cwd, `report.${format}`), "utf8");
    expect(report.includes(list[0]!), format).toBe(true);
    expect(
      report.includes(format === "html" ? `${String(COUNT - 10_000)} more findings` : list.at(-1)!),
      format,
    ).toBe(true);
  }
});

// Each costs little only while no code for every finding spreads parts of objects, or searches its text again.
it("writes 10,000 findings with locations in all formats in seconds", async () => {
  const found = Array.from({ length: 10_000 }, (_, index) => ({
    msg: `finding ${String(index)}`,
    code: `C${String(index)}`,
    severity: "high",
    _loc: { path: ["list", index] },
  }));
  const rego = "package p\n\ndeny contains finding if some finding in input.list\n";
  const cwd = await makeFolder(
    { "in.json": JSON.stringify({ list: found }), "p.rego": rego },
    onTestFinished,
  );
  const outputs = REPORT_FORMATS.flatMap((format) => ["-o", `${format}=report.${format}`]);
  const start = process.cpuUsage();

  const { exitCode } = await run(["gate", "p.rego", "in.json", ...outputs], { cwd });

  const { user, system } = process.cpuUsage(start);
  expect(exitCode).toBe(1);
  expect((user + system) / 1_000_000).toBeLessThan(4);
});
