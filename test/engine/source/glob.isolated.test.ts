import { mkdir, symlink } from "node:fs/promises";
import type * as promises from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { expandGlob, globFolder, isGlob } from "../../../src/engine/source/glob.js";
import { expandPath } from "../../../src/engine/source/path-pattern.js";
import { makeFolder } from "../../cli/run.js";

// Permissions do not bind root.
vi.mock("node:fs/promises", async (importOriginal) => {
  const real = await importOriginal<typeof promises>();
  const readdir = (path: string, options: { withFileTypes: true }) =>
    path.includes("locked")
      ? Promise.reject(Object.assign(new Error("permission denied"), { code: "EACCES" }))
      : real.readdir(path, options);
  return { ...real, readdir };
});

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

  it.runIf(process.platform !== "win32").each<[string, string[]]>([
    ["in/*.json", ["in/a.json", "in/gone.json", "in/link.json"]],
    ["**/*.json", ["in/a.json", "in/gone.json", "in/link.json", "other/b.json"]],
    ["in/*/*.json", ["in/folder/b.json"]],
    ["in/*", ["in/a.json", "in/folder", "in/gone.json", "in/link.json"]],
  ])("takes links for what they lead to: %s", async (pattern, expected) => {
    const folder = await makeFolder({ "in/a.json": "", "other/b.json": "" });
    await symlink("../other/b.json", join(folder, "in/link.json"));
    await symlink("../other", join(folder, "in/folder"));
    await symlink("nothing", join(folder, "in/gone.json"));
    expect(await expandGlob(pattern, folder)).toEqual(expected);
  });

  it.each(["in/**/*.json", "in/*/*.json", "*/locked/*"])(
    "is refused when a folder cannot be read: %s",
    async (pattern) => {
      const folder = await makeFolder({ "in/a.json": "", "in/locked/b.json": "" });
      await expect(expandGlob(pattern, folder)).rejects.toThrow(/the folder \S+locked\S* cannot be read/);
      expect(await expandGlob("in/*.json", folder)).toEqual(["in/a.json"]);
    },
  );

  it.each(["in/**/*.json", "in/*", "in/*/*.json"])(
    "no skipped folder counts as a file because it cannot be read: %s",
    async (pattern) => {
      const folder = await makeFolder({ "in/a.json": "", "in/sub/a.json": "", "in/.locked/b.json": "" });
      await expect(expandPath(pattern, { cwd: folder })).rejects.toMatchObject({
        code: "source_unreadable",
        message: expect.stringMatching(/\.locked.*(?:EACCES|permission denied)/) as string,
      });
      const options = { cwd: folder, allowSkippedFiles: true };
      expect((await expandPath(pattern, options)).paths).not.toContain("in/.locked");
    },
  );

  it("no linked folder counts as a file because it cannot be read", async () => {
    const folder = await makeFolder({ "in/a.json": "", "locked/b.json": "" });
    await symlink("../locked", join(folder, "in/linked"));
    const refused = { code: "source_unreadable" };
    await expect(expandPath("in/**/*.json", { cwd: folder })).rejects.toMatchObject(refused);
  });
});
