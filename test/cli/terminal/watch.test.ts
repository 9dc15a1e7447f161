import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { foldersAbove, isHiddenBelow, toWatchFilter } from "../../../src/cli/terminal/watch.js";
import { makeFolder, run } from "../run.js";

const cwd = resolve("/work");
const isWatched = toWatchFilter(
  { cwd },
  {
    paths: ["suite", "bundles/b.tar.gz", "odd name.txt"],
    flags: { ignore: ["gen*"], fixtures: "answers.json", capabilities: "../caps.json", schema: "schemas" },
    outputs: ["suite/report.xml", "suite/report.json", "results.json"],
  },
);

describe("toWatchFilter", () => {
  it.each<[string, boolean]>([
    ["suite/a/p.rego", true],
    ["suite/data.yaml", true],
    ["suite/readme.md", false],
    ["suite/gen1/p.rego", false],
    ["suite/report.xml", false],
    ["suite/report.json", false],
    ["results.json", false],
    ["suites/p.rego", false],
    ["bundles/b.tar.gz", true],
    ["odd name.txt", true],
    ["answers.json", true],
    ["other.json", false],
    ["../caps.json", true],
    ["schemas/a/b.json", true],
    ["schemas/gen1.json", true],
    ["schemas/readme.md", false],
  ])("%s: %s", (path, expected) => {
    expect(isWatched(resolve(cwd, path))).toBe(expected);
  });
});

describe("toWatchFilter of what reads other files", () => {
  const isRead = (inner: string): boolean => /\.(?:tf|env)$/.test(inner);
  const isRelevant = toWatchFilter({ cwd }, { paths: ["in"], flags: {}, outputs: ["in/out.tf"], isRead });
  it.each<[string, boolean]>([
    ["in/a/main.tf", true],
    ["in/.env", true],
    ["in/a.json", false],
    ["in/out.tf", false],
  ])("%s: %s", (path, expected) => {
    expect(isRelevant(resolve(cwd, path))).toBe(expected);
  });

  it.each<[string, boolean]>([
    ["/in/.env", false],
    ["/in/a/.env", false],
    ["/in/.git/.env", true],
    ["/in/node_modules/.env", true],
    ["/in/.cache", true],
  ])("hidden: %s: %s", (path, expected) => {
    expect(isHiddenBelow([resolve("/in")], isRead)(resolve(path))).toBe(expected);
  });
});

describe("isHiddenBelow", () => {
  it.each<[string, boolean]>([
    ["/home/me/.work/suite", false],
    ["/home/me/.work/suite/p.rego", false],
    ["/home/me/.work/suite/.git", true],
    ["/home/me/.work/suite/a/.git/x.json", true],
    ["/home/me/.work/suite/node_modules/a/p.rego", true],
    ["/home/me/.work/.answers.json", false],
  ])("%s: %s", (path, expected) => {
    const roots = ["/home/me/.work/suite", "/home/me/.work/.answers.json"].map((root) => resolve(root));
    expect(isHiddenBelow(roots)(resolve(path))).toBe(expected);
  });
});

describe("foldersAbove", () => {
  it.each<[root: string, folders: string[]]>([
    ["p.rego", ["."]],
    ["a/b/p.rego", [".", "a", "a/b"]],
    ["../other/p.rego", ["../other"]],
    ["../gone/b/p.rego", ["..", "../gone", "../gone/b"]],
    [".", []],
    ["..", []],
  ])("%s: %j", (root, folders) => {
    const exists = (folder: string): boolean => !folder.includes("gone");
    expect(foldersAbove({ cwd }, resolve(cwd, root), exists)).toEqual(
      folders.map((one) => resolve(cwd, one)),
    );
  });
});

describe("test --watch", () => {
  it("runs again when the answers change, in a hidden folder too", async () => {
    const folder = await makeFolder({
      ".hidden/suite/x_test.rego":
        'package x_test\n\ntest_x if service.discover("sha256:a", "").kind == "B"\n',
      ".hidden/answers.json": JSON.stringify({ "service.discover": { '["sha256:a",""]': { kind: "A" } } }),
    });
    const controller = new AbortController();
    const cwd = join(folder, ".hidden");
    const ended = run(["test", "suite", "--watch", "--fixtures", "answers.json"], {
      cwd,
      signal: controller.signal,
      onStdout(text) {
        if (/FAIL: 1\/1/.test(text)) {
          const answers = { "service.discover": { '["sha256:a",""]': { kind: "B" } } };
          void writeFile(join(cwd, "answers.json"), JSON.stringify(answers));
        }
        if (/PASS: 1\/1/.test(text)) controller.abort();
      },
    });
    expect((await ended).exitCode).toBe(0);
  });
});
