import { describe, expect, it } from "vitest";
import { parseDurationMs, parseMemory, parseSize } from "../../../src/cli/options/values.js";

describe("parseDurationMs", () => {
  it.each<[string, number | undefined]>([
    ["500ms", 500],
    ["30s", 30_000],
    ["2m", 120_000],
    ["1h", 3_600_000],
    ["1.5s", 1_500],
    ["1m30s", 90_000],
    ["1h0.5m10ms", 3_630_010],
    ["1m30", undefined],
    ["1m 30s", undefined],
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

it("takes no more memory than WebAssembly has", () => {
  expect(parseMemory("4GiB")).toBe(2 ** 32);
  expect(() => parseMemory("5GiB")).toThrow("WebAssembly has at most 4GiB.");
});

describe("parseSize", () => {
  it.each<[string, number]>([
    ["1", 1],
    ["1000", 1000],
    ["1kB", 1000],
    ["500MB", 500_000_000],
    ["2GiB", 2 * 1024 ** 3],
    ["1.5KiB", 1536],
    ["3 mib", 3 * 1024 ** 2],
  ])("%s", (text, bytes) => {
    expect(parseSize(text)).toBe(bytes);
  });

  it.each(["", "0", "0MB", "-1", "1e3", "MB", "1TB", "1 M", "99999999999999GB"])("%j is refused", (text) => {
    expect(() => parseSize(text)).toThrow("Write it as 500MB, 2GiB or a number of bytes.");
  });
});
