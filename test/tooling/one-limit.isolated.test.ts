import { expect, test, vi } from "vitest";
import { readingLeftMs } from "../../src/base/async/reading.js";
import {
  checkPolicies,
  formatPolicies,
  generateTypes,
  inspectPolicies,
  testPolicies,
} from "../../src/tooling/index.js";

const leftMs: number[] = [];

vi.mock("../../src/engine/opa/run-in-worker.js", () => ({
  runInWorker: () => {
    leftMs.push(readingLeftMs());
    return Promise.reject(new Error("it is not run here"));
  },
}));

const TOOLS = { checkPolicies, formatPolicies, generateTypes, inspectPolicies, testPolicies };

test.each(Object.entries(TOOLS))("the time limit of %s is that of all that it does", async (_name, run) => {
  leftMs.length = 0;
  const policies = { files: { "a.rego": "package a\n\n# METADATA\n# entrypoint: true\nallow := true\n" } };
  await expect(run(policies, { timeoutMs: 54_321 })).rejects.toThrow("it is not run here");
  expect(leftMs.length).toBeGreaterThan(0);
  expect(Math.max(...leftMs)).toBeLessThanOrEqual(54_321);
});
