import { describe, expect, it } from "vitest";
import { parseInstantNs } from "../../src/cli/parse-instant.js";

describe("parseInstantNs", () => {
  it.each<[string, bigint | undefined]>([
    ["0", 0n],
    ["-1", -1n],
    ["1769857200000000001", 1769857200000000001n],
    ["1970-01-01T00:00:00Z", 0n],
    ["1970-01-01t00:00:01.5z", 1_500_000_000n],
    ["1970-01-01T01:00:00.000000001+01:00", 1n],
    ["2024-02-29T00:00:00Z", 1709164800000000000n],
    ["2023-02-29T00:00:00Z", undefined],
    ["2026-13-01T00:00:00Z", undefined],
    ["2026-01-01T25:00:00Z", undefined],
    ["2026-01-01T00:00:00", undefined],
    ["2026-01-01", undefined],
    ["now", undefined],
    ["", undefined],
    ["1.5", undefined],
  ])("%s", (text, expected) => {
    expect(parseInstantNs(text)).toBe(expected);
  });
});
