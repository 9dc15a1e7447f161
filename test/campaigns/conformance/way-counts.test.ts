import { expect, it } from "vitest";
import { WAYS, WayCounts, type LeastParts, type Way } from "./way-counts.js";

const LEAST: LeastParts = {
  evaluateSync: 0.9,
  evaluateAll: 1,
  "a prepared input": 1,
  "a value": 1,
  JavaScript: 0,
  "a worker": 0.1,
  "a kept module": 1,
  "a kept input": 0,
};

/** Counts of evaluations that all have all ways, but for those of one way. */
function counted(plain: number, rare: Way, times: number): WayCounts {
  const ways = new WayCounts();
  for (let index = 0; index < plain; index++) {
    ways.addPlain();
    for (const way of WAYS) if (way !== rare || index < times) ways.add(way);
  }
  return ways;
}

it.each([
  { rare: "evaluateSync", times: 899, tooFew: ["TOO FEW: evaluateSync had 899 of 1000 evaluations"] },
  { rare: "evaluateSync", times: 900, tooFew: [] },
  { rare: "evaluateAll", times: 999, tooFew: ["TOO FEW: evaluateAll had 999 of 1000 evaluations"] },
  { rare: "a worker", times: 100, tooFew: [] },
  { rare: "a worker", times: 99, tooFew: ["TOO FEW: a worker had 99 of 1000 evaluations"] },
  { rare: "a kept input", times: 0, tooFew: [] },
] as const)("judges $times of 1,000 evaluations by $rare", ({ rare, times, tooFew }) => {
  expect(counted(1_000, rare, times).tooFew(LEAST)).toEqual(tooFew);
});

it("judges no small run, in which all evaluations may be of one kind", () => {
  expect(counted(999, "evaluateSync", 0).tooFew(LEAST)).toEqual([]);
});

it("tells all counts", () => {
  expect(counted(3, "a worker", 1).line()).toBe(
    "the same in other ways, of 3 evaluations: evaluateSync 3, evaluateAll 3, a prepared input 3, a value 3, JavaScript 3, a worker 1, a kept module 3, a kept input 3",
  );
});
