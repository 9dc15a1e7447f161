import { describe, expect, it } from "vitest";
import { comparePlainVersions, parsePlainTime } from "../../../src/engine/javascript/plain-texts.js";

describe("a time in the usual form", () => {
  it("is read as Date reads it, on each day of all years", () => {
    for (let ms = Date.UTC(1970, 0, 1, 23, 59, 58); ms < Date.UTC(2100, 0); ms += 86_400_000) {
      const text = `${new Date(ms).toISOString().slice(0, 19)}Z`;
      const expected = new Date(ms).getUTCDate() > 28 ? undefined : ms * 1_000_000;
      if (parsePlainTime(text) !== expected) expect([text, parsePlainTime(text)]).toEqual([text, expected]);
      if (expected !== undefined && BigInt(expected) !== BigInt(ms) * 1_000_000n) expect(expected).toBe(text);
    }
  });

  it.each([
    "2026-01-02T03:04:05",
    "2026-01-02t03:04:05Z",
    "2026-01-02T03:04:05.5Z",
    "2026-01-02T03:04:5ZZ",
    "2026-00-02T03:04:05Z",
    "2026-13-02T03:04:05Z",
    "2026-01-00T03:04:05Z",
    "2026-02-29T03:04:05Z",
    "2026-01-02T24:04:05Z",
    "2026-01-02T03:60:05Z",
    "2026-01-02T03:04:60Z",
    "1969-01-02T03:04:05Z",
    "2100-01-02T03:04:05Z",
    "202x-01-02T03:04:05Z",
    "2026-01-02T03:04:0:Z",
    "2026-01-02T03:04:/5Z",
  ])("leaves %s", (text) => {
    expect(parsePlainTime(text)).toBeUndefined();
  });
});

describe("versions in the usual form", () => {
  it.each([
    ["1.2.3", "1.2.3", 0],
    ["1.2.3", "1.2.4", -1],
    ["1.10.0", "1.9.9", 1],
    ["0.0.1", "0.0.0", 1],
    ["2.0.0", "10.0.0", -1],
    ["999999999999999.0.0", "1.0.0", 1],
  ])("compares %s and %s", (a, b, order) => {
    expect(comparePlainVersions(a, b)).toBe(order);
    expect(comparePlainVersions(b, a)).toBe(0 - order);
  });

  it.each([
    "1.2",
    "1.2.3.4",
    "1.2.3-a",
    "1.2.3+a",
    "v1.2.3",
    "01.2.3",
    "1.2.03",
    "1..3",
    "",
    "1.2.",
    "1.2.3 ",
    "1:2.3",
    "9999999999999999.0.0",
  ])("leaves %j", (text) => {
    expect(comparePlainVersions(text, "1.2.3")).toBeUndefined();
    expect(comparePlainVersions("1.2.3", text)).toBeUndefined();
  });
});
