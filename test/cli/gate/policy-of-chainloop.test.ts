import { describe, expect, it } from "vitest";
import { makeFolder, run } from "../run.js";

describe("gate, given a policy of Chainloop by its name alone", () => {
  const policy = (kind: string): string =>
    `apiVersion: chainloop.dev/v1\nkind: Policy\nmetadata: {name: p}\nspec:\n  policies:\n    - ${kind}\n      path: p.rego\n`;

  it.each([
    ["kind: SARIF", ["pol.yaml", "s.sarif"], "--material s.sarif --kind SARIF"],
    ["kind: SBOM_CYCLONEDX_JSON", ["s.sarif", "pol.yaml"], "--material s.sarif --kind SBOM_CYCLONEDX_JSON"],
    ["kind: SARIF", ["pol.yaml"], "--material FILE --kind SARIF"],
    ["name: x", ["pol.yaml", "s.sarif"], "--material s.sarif --kind KIND"],
  ])("names the flags: %s %j", async (kind, args, flags) => {
    const cwd = await makeFolder({ "pol.yaml": policy(kind), "s.sarif": "{}" });
    const { exitCode, stderr } = await run(["gate", ...args], { cwd });
    expect(exitCode).toBe(2);
    expect(stderr).toContain(`pol.yaml is a policy of Chainloop, which judges materials: ${flags}`);
  });

  // In time that grows with the square of the empty lines it would take longer than a test may.
  it("names them of a file of many empty lines, too", { timeout: 20_000 }, async () => {
    const text = `${policy("name: x")}${"\n".repeat(200_000)}x: 1\n`;
    const cwd = await makeFolder({ "pol.yaml": text });
    const { stderr } = await run(["gate", "pol.yaml"], { cwd });
    expect(stderr).toContain("--material FILE --kind KIND");
  });

  it("reads SARIF as JSON", async () => {
    const rego = 'package p\n\ndeny contains "old" if input.version != "2.1.0"\n';
    const cwd = await makeFolder({ "p.rego": rego, "in/s.sarif": '{"version": "2.0.0"}' });
    for (const args of [["in/s.sarif"], ["-i", "in"]]) {
      const { exitCode, stdout } = await run(["gate", "p.rego", ...args], { cwd });
      expect([exitCode, stdout]).toEqual([1, expect.stringContaining("in/s.sarif") as unknown]);
    }
  });
});
