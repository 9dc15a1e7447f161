import { describe, expect, it } from "vitest";
import { parseArgFile, placeArgFile } from "../../../src/cli/options/arg-file.js";

// The cases of Chainloop's TestParsePolicyInputFromFile, and more.
describe("a file of arguments", () => {
  it.each([
    ["names=a.csv:Path", { name: "names", column: "Path", path: "a.csv" }],
    ["names=a.csv", { name: "names", path: "a.csv" }],
    [String.raw`names=C:\data\a.csv`, { name: "names", path: String.raw`C:\data\a.csv` }],
    [
      String.raw`names=C:\data\a.csv:Path`,
      { name: "names", column: "Path", path: String.raw`C:\data\a.csv` },
    ],
    ["names=C:/data/a.csv", { name: "names", path: "C:/data/a.csv" }],
    ["names=https://example.com/a.csv", { name: "names", path: "https://example.com/a.csv" }],
    ["names=a.csv:Product Version", { name: "names", column: "Product Version", path: "a.csv" }],
    ["signed:names=a.csv:Path", { policy: "signed", name: "names", column: "Path", path: "a.csv" }],
    ["signed:names=a.csv", { policy: "signed", name: "names", path: "a.csv" }],
    ["signed@sha256:dead:names=a.csv", { policy: "signed@sha256:dead", name: "names", path: "a.csv" }],
    ["builtin:signed:names=a.csv", { policy: "builtin:signed", name: "names", path: "a.csv" }],
    [" signed : names = a.csv : Path ", { policy: "signed", name: "names", column: "Path", path: "a.csv" }],
    ["names=a=b.csv", { name: "names", path: "a=b.csv" }],
    ["names=a.csv:", { name: "names", path: "a.csv:" }],
  ])("is read: %s", (text, expected) => {
    expect(parseArgFile(text)).toEqual(expected);
  });

  it.each([
    ":names=a.csv",
    "signed:=a.csv",
    "signed@sha256:dead=a.csv",
    "names:Path",
    "=a.csv",
    "names:Path=",
    "names=:Path",
    "",
  ])("is refused: %j", (text) => {
    expect(() => parseArgFile(text)).toThrow("write it as [POLICY:]NAME=FILE[:COLUMN]");
  });

  it.each([
    ["names=a.csv", "names=ci/a.csv"],
    ["p:names=a.csv:Path", "p:names=ci/a.csv:Path"],
  ])("of a gate file lies beside it: %s", (text, expected) => {
    expect(placeArgFile(text, (path) => `ci/${path}`)).toBe(expected);
  });
});
