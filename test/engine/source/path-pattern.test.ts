import { mkdir, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { expandPath, isPattern } from "../../../src/engine/source/path-pattern.js";
import { makeFolder } from "../../cli/run.js";

async function write(cwd: string, ...paths: string[]): Promise<void> {
  for (const path of paths) {
    await mkdir(dirname(join(cwd, path)), { recursive: true });
    await writeFile(join(cwd, path), "{}");
  }
}

describe("isPattern", () => {
  it.each([
    ["a.json", false],
    ["-", false],
    ["oci://example.com/a:*", false],
    ["https://example.com/a.tar.gz?checksum=sha256:0", false],
    ["*.json", true],
    ["[id].json", true],
  ])("%s: %s", (text, expected) => {
    expect(isPattern(text)).toBe(expected);
  });
});

describe("expandPath", () => {
  const FILES = ["b/a.json", "b/b.json", "b/sub/c.json", "b/x(1)/d.json", "b/+/e.json"];
  /** Patterns, and which of the files they match. */
  const PATTERNS: [string, string[]][] = [
    ["b/*.json", ["b/a.json", "b/b.json"]],
    ["b/?.json", ["b/a.json", "b/b.json"]],
    ["b/[ab].json", ["b/a.json", "b/b.json"]],
    ["b/[!b].json", ["b/a.json"]],
    ["b/{a,b}.json", ["b/a.json", "b/b.json"]],
    ["b/**/*.json", FILES],
    ["b/**", FILES],
    ["b/sub/**/c.*", ["b/sub/c.json"]],
    ["./b/*.json", ["./b/a.json", "./b/b.json"]],
    ["b/x(1)/*.json", ["b/x(1)/d.json"]],
    ["b/+/*.json", ["b/+/e.json"]],
    ["{b/sub/**/*,b/*}.json", ["b/a.json", "b/b.json", "b/sub/c.json"]],
  ];

  it.each(PATTERNS)(
    "a file with the pattern as its name takes away no match: %s",
    async (pattern, matches) => {
      const cwd = await makeFolder({});
      await write(cwd, ...FILES);
      const expected = matches.toSorted();
      expect(await expandPath(pattern, { cwd })).toEqual({ paths: expected, hasLiteral: false });
      await write(cwd, pattern);
      const { paths, hasLiteral } = await expandPath(pattern, { cwd });
      expect(hasLiteral).toBe(true);
      expect(paths).toEqual(expect.arrayContaining([pattern, ...expected]));
      expect(new Set(paths).size).toBe(paths.length);
    },
  );

  it("a file with the pattern as its name alone is its one match", async () => {
    const cwd = await makeFolder({});
    await write(cwd, "[id].json");
    expect(await expandPath("[id].json", { cwd })).toEqual({ paths: ["[id].json"], hasLiteral: true });
  });

  it("a pattern with escapes names that file alone", async () => {
    const cwd = await makeFolder({});
    await write(cwd, "[ab].json", "a.json");
    expect((await expandPath(String.raw`\[ab\].json`, { cwd })).paths).toEqual(["[ab].json"]);
  });

  it("matches nothing: pattern_unmatched", async () => {
    const cwd = await makeFolder({});
    await expect(expandPath("*.json", { cwd })).rejects.toMatchObject({ code: "pattern_unmatched" });
  });

  /** What a pattern does not reach; `link` is a folder outside of that of the pattern. */
  const UNREAD: [pattern: string, file: string, link?: string][] = [
    ["b/**/*.json", "b/.hidden/x.json"],
    ["b/*.json", "b/.x.json"],
    ["b/**", "b/.hidden/x.rego"],
    ["b/*", "b/.hidden/deep/x.yaml"],
    ["b/*", "b/.manifest"],
    ["b/**", "b/.hidden/x"],
    ["b/**/*.json", "outside/x.json", "b/linked"],
    ["b/**/*.{json,yaml}", "outside/deep/x.yaml", "b/sub/linked"],
    ["b/**", "outside/x.rego", "b/linked"],
    ["b/**/sub/**/*.json", "outside/x.json", "b/sub/linked"],
  ];

  it.each(UNREAD)("%s does not pass over %s", async (pattern, file, link) => {
    const cwd = await makeFolder({ "b/a.json": "{}", "b/sub/a.json": "{}" });
    await write(cwd, file);
    if (link !== undefined) await symlink(join(cwd, "outside"), join(cwd, link));
    await expect(expandPath(pattern, { cwd })).rejects.toMatchObject({ code: "config_invalid" });
    const { paths } = await expandPath(pattern, { cwd, allowSkippedFiles: true });
    expect(paths).not.toContain(file);
  });

  it("passes over hidden and linked folders that hold nothing to judge, and links into its own folder", async () => {
    const cwd = await makeFolder({
      "b/a.json": "{}",
      "b/.git/HEAD": "x",
      "b/.git/x": "{}",
      "b/.x": "x",
      "outside/x.txt": "x",
      "b/.keep": "",
    });
    await symlink(join(cwd, "outside"), join(cwd, "b/linked"));
    await symlink(".", join(cwd, "b/self"));
    await symlink(join(cwd, "b"), join(cwd, "outside/back"));
    for (const pattern of ["b/**/*.json", "b/**"])
      expect((await expandPath(pattern, { cwd })).paths).toEqual(["b/a.json"]);
  });

  it.each([
    { name: "a link loop", link: "b/loop" },
    { name: "a hidden link loop", link: "b/.loop" },
    { name: "a link loop in a hidden folder", link: "b/.hidden/loop" },
  ])("refuses $name, behind which may be folders, with its path and code", async ({ link }) => {
    const cwd = await makeFolder({ "b/a.json": "{}", "b/.hidden/x.txt": "" });
    await symlink(join(cwd, link), join(cwd, link));
    for (const pattern of ["b/**/*.json", "b/*"]) {
      if (pattern === "b/*" && link.includes("hidden")) continue;
      const shown = expect.stringMatching(/loop.*ELOOP/) as string;
      await expect(expandPath(pattern, { cwd })).rejects.toMatchObject({
        code: "source_unreadable",
        message: shown,
      });
    }
  });
});
