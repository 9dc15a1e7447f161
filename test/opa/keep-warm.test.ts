import { expect, it, vi } from "vitest";

it("has opa-core stay from the first call on", async () => {
  // A module of its own, so that no other test of the process keeps a worker.
  vi.resetModules();
  const { isCoreKeptWarm, keepCoreWarm } = await import("../../src/opa/keep-warm.js");
  expect(isCoreKeptWarm()).toBe(false);
  keepCoreWarm();
  expect(isCoreKeptWarm()).toBe(true);
  keepCoreWarm();
  expect(isCoreKeptWarm()).toBe(true);
});
