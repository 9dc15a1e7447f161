import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { REPORT_FORMATS } from "../../../src/gate/report/write-report.js";
import { makeFolder, run } from "../../cli/run.js";

/** More than a call can have arguments: `list.push(...findings)` throws from about 120,000 on. */
const COUNT = 200_000;

const RULES: Readonly<Record<string, { rego: string; flags?: readonly string[] }>> = {
  deny: { rego: "deny := input.list" },
  result: { rego: 'result := {"skipped": false, "skip_reason": "", "violations": input.list}' },
  "warn that fails": { rego: "deny := []\n\nwarn := input.list", flags: ["--fail-on", "warn"] },
  "parts of deny": { rego: "deny contains finding if some finding in input.list" },
};

const list = Array.from({ length: COUNT }, (_, index) => `f${String(index)}.`);
const files = { "in.json": JSON.stringify({ list }) };

it.each(Object.entries(RULES))("judges by a rule %s of many findings", async (_, { rego, flags = [] }) => {
  const folder = await makeFolder({ ...files, "p.rego": `package p\n\n${rego}\n` }, onTestFinished);

  const { exitCode, stdout, stderr } = await run(["gate", "p.rego", "in.json", "--summary", ...flags], {
    cwd: folder,
  });

  expect(stderr).toBe("");
  expect(stdout.split("\n").slice(-2)).toEqual(["0 passed, 1 failed (1 input, 1 policy)", ""]);
  expect(stdout.includes(list.at(-1)!)).toBe(true);
  expect(exitCode).toBe(1);
});

it("writes many findings in every format", async () => {
  const folder = await makeFolder(
    { ...files, "p.rego": "package p\n\ndeny := input.list\n" },
    onTestFinished,
  );
  const outputs = REPORT_FORMATS.flatMap((format) => ["-o", `${format}=report.${format}`]);

  const { exitCode, stderr } = await run(["gate", "p.rego", "in.json", ...outputs], { cwd: folder });

  expect(stderr).toMatch(/^0 passed, 1 failed \(1 input, 1 policy\): report/);
  expect(exitCode).toBe(1);
  for (const format of REPORT_FORMATS) {
    const report = await readFile(join(folder, `report.${format}`), "utf8");
    expect(report.includes(list[0]!), format).toBe(true);
    expect(report.includes(list.at(-1)!), format).toBe(true);
  }
});
