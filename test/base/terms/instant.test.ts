import { describe, expect, it } from "vitest";
import { parseInstantNs, parseLastNs } from "../../../src/base/terms/instant.js";

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

describe("parseLastNs", () => {
  it.each<[string, bigint | undefined]>([
    ["1970-01-01", 86_399_999_999_999n],
    ["2024-02-29", 1709251199999999999n],
    ["1970-01-01T00:00:01Z", 1_000_000_000n],
    ["2026-02-31", undefined],
    ["2026-13-01", undefined],
    ["2099", undefined],
    ["2099-1-1", undefined],
    ["01/02/2099", undefined],
    ["next 2099", undefined],
    ["2099-01-01T00:00:00", undefined],
    ["2099-01-01 00:00:00Z", undefined],
    ["2099-02-31T00:00:00Z", undefined],
  ])("%s", (text, expected) => {
    expect(parseLastNs(text)).toBe(expected);
  });
});
