import { describe, expect, it } from "vitest";
import {
  argumentPath,
  addArgument,
  readArgument,
  toArguments,
} from "../../../src/cli/options/material-arguments.js";

// The cases of Chainloop's TestParsePolicyInputFromFile, and more.
describe("a value of --arg", () => {
  it.each([
    ["names=@a.csv:Path", { name: "names", column: "Path", path: "a.csv" }],
    ["names=@a.csv", { name: "names", path: "a.csv" }],
    [String.raw`names=@C:\data\a.csv`, { name: "names", path: String.raw`C:\data\a.csv` }],
    [
      String.raw`names=@C:\data\a.csv:Path`,
      { name: "names", column: "Path", path: String.raw`C:\data\a.csv` },
    ],
    ["names=@C:/data/a.csv", { name: "names", path: "C:/data/a.csv" }],
    ["names=@https://example.com/a.csv", { name: "names", path: "https://example.com/a.csv" }],
    ["names=@a.csv:Product Version", { name: "names", column: "Product Version", path: "a.csv" }],
    ["signed:names=@a.csv:Path", { policy: "signed", name: "names", column: "Path", path: "a.csv" }],
    ["signed:names=@a.csv", { policy: "signed", name: "names", path: "a.csv" }],
    ["signed@sha256:dead:names=@a.csv", { policy: "signed@sha256:dead", name: "names", path: "a.csv" }],
    ["builtin:signed:names=@a.csv", { policy: "builtin:signed", name: "names", path: "a.csv" }],
    [" signed : names =@ a.csv : Path ", { policy: "signed", name: "names", column: "Path", path: "a.csv" }],
    ["names=@a=b.csv", { name: "names", path: "a=b.csv" }],
    ["names=@a.csv:", { name: "names", path: "a.csv:" }],
    ["names=@-", { name: "names", path: "-" }],
  ])("is a file: %s", (text, expected) => {
    expect(toArguments(readArgument(text))).toEqual({ args: {}, argFiles: [expected] });
  });

  it.each([
    ["names=a", "a"],
    ["names=", ""],
    ["names=a@b", "a@b"],
    ["names= @a", " @a"],
    ["names=@@a", "@a"],
    ["names=@@", "@"],
    ["names=@@@a", "@@a"],
    ["names=a=@b", "a=@b"],
  ])("is a text: %s", (text, expected) => {
    expect(toArguments(readArgument(text))).toEqual({ args: { names: expected }, argFiles: [] });
    expect(argumentPath(text.slice("names=".length))).toBeUndefined();
  });

  it.each([
    ["signed:names=a", "signed:names"],
    [" builtin:signed : names =a", "builtin:signed:names"],
  ])("is a text for one policy: %s", (text, key) => {
    expect(toArguments(readArgument(text))).toEqual({ args: { [key]: "a" }, argFiles: [] });
  });

  it("is one text of each name, and any number of files", () => {
    const texts = ["a=1", "b=@m.csv", "__proto__=2", "b=@l.csv", "c=@l.csv"];
    const read = texts.reduce<ReturnType<typeof readArgument>>((all, text) => readArgument(text, all), {});
    const { args, argFiles } = toArguments(read);
    expect(Object.entries(args)).toEqual([
      ["a", "1"],
      ["__proto__", "2"],
    ]);
    expect(argFiles.map(({ name, path }) => `${name} ${path}`)).toEqual(["b m.csv", "b l.csv", "c l.csv"]);
    expect(() => readArgument("a=2", read)).toThrow("--arg a is given twice");
  });

  it.each([
    ":names=@a.csv",
    ":names=a",
    "signed:=a",
    "signed:=@a.csv",
    "signed@sha256:dead=@a.csv",
    "names:Path",
    "=@a.csv",
    "names:Path=@",
    "names=@",
    "names=@ ",
    "names=@:Path",
    "names",
    "",
  ])("is refused: %j", (text) => {
    expect(() => readArgument(text)).toThrow(
      "write it as [POLICY:]NAME=VALUE or [POLICY:]NAME=@FILE[:COLUMN]",
    );
  });

  it.each([
    ["@a.csv", "@ci/a.csv"],
    ["@a.csv:Path", "@ci/a.csv:Path"],
    ["@@a.csv", "@@a.csv"],
    ["a.csv", "a.csv"],
  ])("of a gate file lies beside it: %s", (text, expected) => {
    expect(addArgument(text, (path) => `ci/${path}`)).toBe(expected);
  });
});
