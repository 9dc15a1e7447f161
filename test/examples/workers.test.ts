import { expect, it, onTestFinished, vi } from "vitest";

it("evaluates in workers, and ends what takes too long", async () => {
  const log = vi.spyOn(console, "log").mockReturnValue(undefined);
  onTestFinished(() => log.mockRestore());
  const { counts, ending } = await import("../../examples/workers/main.js");
  expect(counts).toEqual([400, 1600, 3600]);
  expect(ending).toBe("timeout");
  expect(log.mock.calls).toEqual([[counts], ["timeout", 4]]);
});
