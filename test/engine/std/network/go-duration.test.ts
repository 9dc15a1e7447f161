import { describe, expect, test } from "vitest";
import { parseGoDuration } from "../../../../src/engine/std/network/go-duration.js";

describe("parseGoDuration", () => {
  test.each([
    ["0", 0],
    ["5s", 5e9],
    ["1m30s", 90e9],
    ["1.5h", 5400e9],
    ["100ms", 1e8],
    [".5s", 5e8],
    ["1us", 1000],
    ["1µs", 1000],
    ["-1s", -1e9],
    ["+7ns", 7],
  ])("reads %s", (text, ns) => {
    expect(parseGoDuration(text)).toBe(ns);
  });

  test.each([
    ["", 'time: invalid duration ""'],
    ["abc", 'time: invalid duration "abc"'],
    ["1", 'time: missing unit in duration "1"'],
    ["1s2", 'time: missing unit in duration "1s2"'],
    ["1d", 'time: unknown unit "d" in duration "1d"'],
    ["9999999h", 'time: invalid duration "9999999h"'],
  ])("refuses %j as Go does", (text, message) => {
    expect(() => parseGoDuration(text)).toThrow(message);
  });
});
