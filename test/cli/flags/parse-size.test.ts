import { describe, expect, it } from "vitest";
import { parseSize } from "../../../src/cli/flags/parse-size.js";

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
