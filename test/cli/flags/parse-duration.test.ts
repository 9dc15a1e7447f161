import { describe, expect, it } from "vitest";
import { parseDurationMs } from "../../../src/cli/flags/parse-duration.js";

describe("parseDurationMs", () => {
  it.each<[string, number | undefined]>([
    ["500ms", 500],
    ["30s", 30_000],
    ["2m", 120_000],
    ["1h", 3_600_000],
    ["1.5s", 1_500],
    ["30", 30_000],
    ["0", undefined],
    ["0.1ms", undefined],
    ["-1s", undefined],
    ["1d", undefined],
    ["s", undefined],
    ["", undefined],
    ["9999h", undefined],
    ["1e3", undefined],
  ])("%s", (text, expected) => {
    expect(parseDurationMs(text)).toBe(expected);
  });
});
