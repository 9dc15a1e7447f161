import { expect, it, onTestFinished, vi } from "vitest";
import { run } from "../cli/run.js";

it("checks, formats, inspects and tests a folder of policies", async () => {
  const log = vi.spyOn(console, "log").mockReturnValue(undefined);
  onTestFinished(() => log.mockRestore());
  const { report } = await import("../../examples/tooling/main.js");
  expect(report).toEqual({
    errors: [],
    unformatted: [],
    undocumented: ["deploy/frozen"],
    tests: { test_own_image: "pass", test_other_image: "pass" },
    coverage: expect.any(Number) as number,
    passed: true,
  });
  expect(report.coverage).toBeGreaterThan(80);
  expect(log).toHaveBeenCalledWith(report);
});

it("does what its README says on the command line", async () => {
  const folder = "examples/tooling";
  const checked = await run(["check", "--schema", `${folder}/schemas`, `${folder}/policies`]);
  expect(checked).toMatchObject({ exitCode: 0, stderr: "" });
  expect(await run(["fmt", "--list", `${folder}/policies`])).toMatchObject({ exitCode: 0, stdout: "" });
});
