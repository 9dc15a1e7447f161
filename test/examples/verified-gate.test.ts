import { expect, it, onTestFinished, vi } from "vitest";

it("passes only what the builder signed about this artifact", async () => {
  const log = vi.spyOn(console, "log").mockReturnValue(undefined);
  onTestFinished(() => log.mockRestore());
  const { verdicts } = await import("../../examples/verified-gate/main.js");
  expect(verdicts).toEqual({
    "what the builder signed": "pass",
    "another key": expect.stringMatching(/^fail\n {2}verification\.signature_invalid /),
    "another artifact": expect.stringMatching(/^fail\n {2}verification\.subject_mismatch /),
    "no signature": expect.stringMatching(/^fail\n {2}verification\.signature_missing /),
  });
  expect(log).toHaveBeenCalledTimes(4);
});
