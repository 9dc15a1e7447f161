import { mkdir, symlink } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { expandGlob, globFolder, isGlob } from "../../src/cli/glob.js";
import { makeFolder } from "./run.js";

describe("isGlob", () => {
  it.each([
    ["a.json", false],
    ["a/b c.json", false],
    ["*.json", true],
    ["a?", true],
    ["[ab]", true],
    ["{a,b}", true],
  ])("%s: %s", (text, expected) => {
    expect(isGlob(text)).toBe(expected);
  });
});

describe("globFolder", () => {
  it.each([
    ["*.rego", "."],
    ["pol/**/*.rego", "pol"],
    ["./pol/a*/x.rego", "./pol"],
    ["pol/{a,b/c}.rego", "pol"],
    ["/*.rego", "/"],
    ["/srv/pol/[ab].rego", "/srv/pol"],
  ])("%s starts in %s", (pattern, folder) => {
    expect(globFolder(pattern)).toBe(folder);
  });
});

describe("expandGlob", () => {
  const FILES = {
    "a.json": "",
    "b.json": "",
    "sub/c.json": "",
    "sub/deep/d.json": "",
    ".hidden/e.json": "",
    "x.txt": "",
  };
  const CASES: [string, string[]][] = [
    ["*.json", ["a.json", "b.json"]],
    ["**/*.json", ["a.json", "b.json", "sub/c.json", "sub/deep/d.json"]],
    ["sub/**", ["sub/c.json", "sub/deep/d.json"]],
    ["sub/*", ["sub/c.json", "sub/deep"]],
    ["sub/**/d.json", ["sub/deep/d.json"]],
    ["{a,b,z}.json", ["a.json", "b.json"]],
    [".hidden/*", [".hidden/e.json"]],
    ["./*.txt", ["./x.txt"]],
    ["s*/c.json", ["sub/c.json"]],
    ["?.json", ["a.json", "b.json"]],
    ["[!a].json", ["b.json"]],
    ["{sub/c,{a,b}}.json", ["a.json", "b.json", "sub/c.json"]],
    ["none/*", []],
    ["*.yaml", []],
  ];
  it.each(CASES)("%s", async (pattern, expected) => {
    const folder = await makeFolder(FILES);
    expect(await expandGlob(pattern, folder)).toEqual(expected);
  });

  it("gives absolute paths for an absolute pattern", async () => {
    const folder = (await makeFolder(FILES)).replaceAll("\\", "/");
    expect(await expandGlob(`${folder}/*.json`, "/")).toEqual([`${folder}/a.json`, `${folder}/b.json`]);
  });

  it.runIf(process.platform !== "win32")("ends where links make a cycle", async () => {
    const folder = await makeFolder({ "a/x.json": "" });
    await mkdir(join(folder, "a/b"));
    await symlink("..", join(folder, "a/b/up"));
    expect(await expandGlob("**/x.json", folder)).toEqual(["a/x.json"]);
  });
});
