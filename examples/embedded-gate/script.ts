import { loadGate, writeReport } from "regohost/gate";

// node script.ts policies/ sbom.json 'other.yaml'
const [policies = "policies/", ...paths] = process.argv.slice(2);
const gate = await loadGate(policies);
try {
  const inputs = paths.map((path) => ({ path }));
  const report = await gate.judge(inputs, { failOn: ["warn"], timeoutMs: 30_000 });
  console.log(await writeReport(report, "pretty", { color: process.stdout.isTTY }));
  if (report.outcome !== "pass") process.exitCode = 1;
} finally {
  await gate.close();
}
