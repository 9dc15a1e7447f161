import { expect, it } from "vitest";
import { readOptions } from "./options.js";

it("has defaults", () => {
  expect(readOptions([])).toEqual({
    runs: 20_000,
    first: 1_000_003,
    isOnly: false,
    isFaults: false,
    isReviews: false,
    isLimits: false,
    suites: [],
    tests: [],
    commandEvery: 100,
    hangSeconds: 300,
  });
});

it("reads a seed, or one scenario", () => {
  expect(readOptions(["--seed", "3", "--runs", "7"])).toMatchObject({
    runs: 7,
    first: 3_000_009,
    isOnly: false,
  });
  expect(readOptions(["--scenario", "42"])).toMatchObject({ first: 42, isOnly: true });
});

it.each([["--runs", "0"], ["--runs", "x"], ["--seed", "1.5"], ["--scenario"], ["--programs", "1"], ["more"]])(
  "refuses %s %s",
  (...args) => {
    expect(() => readOptions(args)).toThrow(expect.objectContaining({ name: "UsageError" }) as Error);
  },
);
