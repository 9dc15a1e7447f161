import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Pace } from "../../../src/engine/javascript/pace.js";

let now = 0;
beforeEach(() => {
  vi.spyOn(performance, "now").mockImplementation(() => now);
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Runs evaluations that take so long in JavaScript and in the module. Returns how many were in JavaScript. */
function run(pace: Pace, times: number, javascriptMs: number, moduleMs: number): number {
  let tried = 0;
  for (let i = 0; i < times; i++) {
    const isTried = pace.begin();
    if (isTried) pace.left(false);
    now += isTried ? javascriptMs : moduleMs;
    pace.end();
    tried += Number(isTried);
  }
  return tried;
}

describe("the pace of JavaScript", () => {
  it("stays in JavaScript where that takes less", () => {
    const pace = new Pace();
    // All but those by which both are compared.
    expect(run(pace, 20_000, 0.01, 0.02)).toBeGreaterThan(19_850);
  });

  it("stays in the module where that takes less, after V8 had time to compile", () => {
    const pace = new Pace();
    expect(run(pace, 1_000, 0.02, 0.01)).toBe(1_000);
    expect(run(pace, 20_000, 0.02, 0.01)).toBeLessThan(300);
  });

  it("compares long ones soon", () => {
    const pace = new Pace();
    expect(run(pace, 1_000, 20, 10)).toBeLessThan(100);
  });

  it("changes where the times change", () => {
    const pace = new Pace();
    run(pace, 2_000, 0.02, 0.01);
    run(pace, 1_000, 0.01, 0.02);
    expect(run(pace, 200, 0.01, 0.02)).toBe(200);
  });

  it("does not count single long ones", () => {
    const pace = new Pace();
    for (let i = 0; i < 3_000; i++) {
      const isTried = pace.begin();
      now += isTried ? (i % 8 === 0 ? 1 : 0.001) : 0.01;
      pace.end();
    }
    expect(run(pace, 200, 0.001, 0.01)).toBe(200);
  });

  it("compares nothing where an evaluation of the module waits or fails", () => {
    const pace = new Pace();
    let tried = 0;
    for (let i = 0; i < 20_000; i++) {
      const isTried = pace.begin();
      if (isTried) pace.end();
      tried += Number(isTried);
    }
    expect(tried).toBeGreaterThan(19_800);
  });

  it("leaves the module more and more of what is left to it", () => {
    const pace = new Pace();
    let tried = 0;
    for (let i = 0; i < 100; i++) {
      if (!pace.begin()) continue;
      pace.left(true);
      tried++;
    }
    // After 1, 2, 4, 8, 16 and 32 others.
    expect(tried).toBe(7);
  });
});
