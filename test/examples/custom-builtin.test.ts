import { expect, it, onTestFinished, vi } from "vitest";

it("asks for all owners at once and denies the images without one on call", async () => {
  const log = vi.spyOn(console, "log").mockReturnValue(undefined);
  onTestFinished(() => log.mockRestore());
  const { decision } = await import("../../examples/custom-builtin/main.js");
  expect(decision.result).toEqual(["acme/api of grace who is not on call", "acme/cron has no owner"]);
  const asked = decision.calls.filter(({ builtin }) => builtin === "acme.owner");
  expect(asked.map(({ args, outcome, round }) => [args[0], outcome, round]).sort()).toEqual([
    ["acme/api", "value", 1],
    ["acme/cron", "undefined", 1],
    ["acme/web", "value", 1],
  ]);
  expect(log.mock.calls[0]).toEqual([decision.result]);
});
