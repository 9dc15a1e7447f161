import { mkdir, readFile, realpath, rename, rm, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { commitAll, git } from "../../examples/action-tools.js";
import { makeFolder, run, type RunResult } from "../run.js";

const FILES: Readonly<Record<string, string>> = {
  "policies/p.rego": 'package main\n\ndeny contains "bad" if input.bad\n',
  "policies/deep/q.rego": "package q\n\ndeny := set()\n",
};
const BAD = '{"bad": true}';

async function write(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}

/** A base, and a checkout of a commit with these files besides. */
async function makeTrees(
  files: Readonly<Record<string, string>>,
  ofBase: Readonly<Record<string, string>> = FILES,
): Promise<{ base: string; change: string }> {
  const top = await realpath(await makeFolder({}));
  const [base, change] = [join(top, "base"), join(top, "change")];
  await write(base, ofBase);
  await write(change, { ...FILES, "in/good.json": "{}", ...files });
  commitAll(change);
  return { base, change };
}

function judge(
  { base, change }: { base: string; change: string },
  inputs: readonly string[],
  env: Record<string, string> = {},
): Promise<RunResult> {
  const args = inputs.flatMap((input) => ["-i", input]);
  return run(["gate", "--builtins=none", "-p", "policies", ...args, "--review", change], { cwd: base, env });
}

async function expectRefused(result: Promise<RunResult>, ...texts: string[]): Promise<void> {
  const { exitCode, stdout, stderr } = await result;
  expect(stderr, stdout).toContain("[change_refused]");
  for (const text of texts) expect(stderr).toContain(text);
  expect(exitCode).toBe(2);
}

const PATTERNS = ["in", "./in/", "in/*", "in/**", "in/*.json", "i*/*.{json,yaml}", "**/*.json", "*"];

describe("what a checkout lacks of its commit", () => {
  const LACKING: Readonly<
    Record<string, { files?: Record<string, string>; lose: (change: string) => unknown; shown: string }>
  > = {
    "a file that was deleted": {
      lose: (change) => rm(join(change, "in/bad.json")),
      shown: "in/bad.json (a file of the commit)",
    },
    "a folder that was deleted": {
      files: { "in/deep/other.json": BAD, "in/deep/bad.json": BAD },
      lose: (change) => rm(join(change, "in/deep"), { recursive: true }),
      shown: "in/deep/bad.json (a file of the commit)",
    },
    "a file outside of a sparse checkout": {
      lose: (change) => git(change, "sparse-checkout", "set", "--no-cone", "/*", "!bad.json"),
      shown: "in/bad.json (a file of the commit)",
    },
    "a file that the index skips": {
      lose: async (change) => {
        git(change, "update-index", "--skip-worktree", "in/bad.json");
        await rm(join(change, "in/bad.json"));
      },
      shown: "in/bad.json (a file of the commit)",
    },
    "a file in whose place is a folder": {
      lose: async (change) => {
        await rm(join(change, "in/bad.json"));
        await mkdir(join(change, "in/bad.json"));
        await writeFile(join(change, "in/bad.json/x.json"), "{}");
      },
      shown: "in/bad.json (a file of the commit)",
    },
    "a link that is a text": {
      lose: async (change) => {
        await symlink("good.json", join(change, "in/link.json"));
        git(change, "add", "--all");
        git(change, "commit", "-qm", "link");
        await rm(join(change, "in/link.json"));
        await writeFile(join(change, "in/link.json"), '"good.json"');
      },
      shown: "in/link.json (a link of the commit)",
    },
    "a pointer of Git LFS": {
      lose: async (change) => {
        const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${"0".repeat(64)}\nsize 12\n`;
        await writeFile(join(change, "in/bad.json"), pointer);
      },
      shown: "in/bad.json (a pointer of Git LFS",
    },
    "a submodule that is not checked out": {
      lose: (change) => {
        git(change, "update-index", "--add", "--cacheinfo", `160000,${"1".repeat(40)},in/sub.json`);
        git(change, "commit", "-qm", "submodule");
        return mkdir(join(change, "in/sub.json"));
      },
      shown: "in/sub.json (a submodule that is not checked out)",
    },
  };
  for (const [what, { files = { "in/bad.json": BAD }, lose, shown }] of Object.entries(LACKING)) {
    it(`is refused where an input may reach it: ${what}`, async () => {
      const trees = await makeTrees(files);
      await lose(trees.change);
      for (const input of PATTERNS) {
        const isDeep = shown.includes("deep");
        if (isDeep && /^in\/\*\.json$|^i\*/.test(input)) continue;
        const { exitCode, stdout, stderr } = await judge(trees, [input]);
        expect(exitCode, `${input}: ${stdout}${stderr}`).toBe(2);
        // A checkout may be refused for what it has in the place.
        if (!/is not read|matches no file|policies/.test(stderr)) expect(stderr, input).toContain(shown);
      }
      expect(await judge(trees, ["in/good.json"])).toMatchObject({ exitCode: 0 });
    });
  }

  it("is refused where a link leads to it", async () => {
    const trees = await makeTrees({ "store/bad.json": BAD, "links/a/good.json": "{}" });
    await symlink("../store", join(trees.change, "links/b"));
    git(trees.change, "add", "--all");
    git(trees.change, "commit", "-qm", "link");
    expect(await judge(trees, ["links/*/*.json"])).toMatchObject({ exitCode: 1 });
    await rm(join(trees.change, "store"), { recursive: true });
    const file = "store/bad.json (a file of the commit)";
    for (const input of ["links/*/*.json", "links/{a,b}/*.json"])
      await expectRefused(judge(trees, [input]), file);
  });

  it.each(["ident", "filter=own", "working-tree-encoding=ISO-8859-1", "eol=crlf"])(
    "is its content, where an attribute of the commit converts it: %s",
    async (attribute) => {
      const trees = await makeTrees({ "in/bad.json": BAD });
      await writeFile(join(trees.change, ".gitattributes"), `in/b* ${attribute}\n`);
      git(trees.change, "add", ".gitattributes");
      await writeFile(join(trees.change, "in/bad.json"), "{}");
      git(trees.change, "commit", "-qm", "attributes");
      await expectRefused(judge(trees, ["in"]), "in/bad.json (not as committed, by its attribute ");
    },
  );

  it("is a policy, too, of the change or the base", async () => {
    const added = await makeTrees({ "policies/deep/new.rego": "package new\n\ndeny := set()\n" });
    await rm(join(added.change, "policies/deep/new.rego"));
    await expectRefused(judge(added, ["in"]), "policies/deep/new.rego (a file of the commit)");
    const removed = await makeTrees({}, { ...FILES, "policies/deep/strict.rego": FILES["policies/p.rego"]! });
    commitAll(removed.base);
    await rm(join(removed.base, "policies/deep/strict.rego"));
    await expectRefused(judge(removed, ["in"]), "policies/deep/strict.rego (a file of the commit)");
  });

  it("is what an input imports, too", async () => {
    const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${"0".repeat(64)}\nsize 12\n`;
    const files = { "in/in.jsonnet": '{x: importstr "../lib/x.txt"}', "lib/x.txt": "x" };
    const trees = await makeTrees(files);
    expect(await judge(trees, ["in"])).toMatchObject({ exitCode: 0 });
    await expectRefused(
      judge(await makeTrees({ ...files, "lib/x.txt": pointer }), ["in"]),
      "lib/x.txt (a pointer",
    );
    await rm(join(trees.change, "lib/x.txt"));
    expect(await judge(trees, ["in"])).toMatchObject({ exitCode: 2 });
  });

  it("is nothing that the job made, changed, or that no argument reaches", async () => {
    const trees = await makeTrees({ "in/built.json": BAD, "other/bad.json": BAD, "in/x.txt": "x" });
    await writeFile(join(trees.change, "in/built.json"), "{}");
    await writeFile(join(trees.change, "in/new.json"), "{}");
    await rm(join(trees.change, "other"), { recursive: true });
    await rm(join(trees.change, "in/x.txt"));
    for (const input of ["in/*.json", "in/new.json", "i*/*.json"])
      expect(await judge(trees, [input]), input).toMatchObject({ exitCode: 0 });
    await writeFile(join(trees.change, "in/new.json"), BAD);
    expect(await judge(trees, ["in/*.json"])).toMatchObject({ exitCode: 1 });
  });

  it("is not the content of Git LFS that is checked out", async () => {
    const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${"0".repeat(64)}\nsize 2\n`;
    const trees = await makeTrees({ "in/big.json": pointer });
    await writeFile(join(trees.change, ".gitattributes"), "*.json filter=lfs diff=lfs merge=lfs -text\n");
    git(trees.change, "add", ".gitattributes");
    git(trees.change, "commit", "-qm", "attributes");
    await writeFile(join(trees.change, "in/big.json"), "{}");
    expect(await judge(trees, ["in"])).toMatchObject({ exitCode: 0 });
  });

  it("is that of a submodule, at the commit that is recorded for it", async () => {
    const trees = await makeTrees({});
    const origin = join(dirname(trees.base), "origin");
    await write(origin, { "a.json": "{}", "b.json": BAD });
    commitAll(origin);
    git(trees.change, "-c", "protocol.file.allow=always", "submodule", "--quiet", "add", origin, "in/sub");
    git(trees.change, "commit", "-qm", "submodule");
    expect(await judge(trees, ["in/**"])).toMatchObject({ exitCode: 1 });
    await rm(join(trees.change, "in/sub/b.json"));
    for (const input of ["in/**", "in", "in/sub", "in/*/*.json", "**/b.json"])
      expect(await judge(trees, [input]), input).toMatchObject({ exitCode: 2 });
    await expectRefused(judge(trees, ["in/**"]), "in/sub/b.json (a file of the commit)");
    expect(await judge(trees, ["in/sub/a.json"])).toMatchObject({ exitCode: 0 });
    await rm(join(trees.change, "in/sub/.git"));
    await expectRefused(judge(trees, ["in/sub/a.json"]), "in/sub (a submodule that is not checked out)");
  });
});

describe("a change under review", () => {
  it("must be a repository with a commit", async () => {
    const trees = await makeTrees({});
    await rename(join(trees.change, ".git"), join(trees.change, "..", "git"));
    const none = await judge(trees, ["in"]);
    expect(none.stderr).toContain("it is not in a Git repository");
    expect(none.exitCode).toBe(2);
    for (const text of ["", "gitdir: ../none\n"]) {
      await writeFile(join(trees.change, ".git"), text);
      await expectRefused(judge(trees, ["in"]));
    }
    await rm(join(trees.change, ".git"));
    await mkdir(join(trees.change, ".git"));
    await expectRefused(judge(trees, ["in"]));
    git(trees.change, "init", "-q");
    await expectRefused(judge(trees, ["in"]));
  });

  it("must be a folder of its repository", async () => {
    const top = await realpath(await makeFolder({}));
    const [base, around] = [join(top, "base"), join(top, "around")];
    await write(join(base, "copy"), FILES);
    await write(join(around, "copy"), { ...FILES, "in/good.json": "{}" });
    await writeFile(join(around, ".gitignore"), "copy\n");
    commitAll(around);
    const { exitCode, stderr } = await judge({ base: join(base, "copy"), change: join(around, "copy") }, [
      "in",
    ]);
    expect(stderr).toContain("has no folder copy");
    expect(exitCode).toBe(2);
  });

  it("is read as Git recorded it, whatever settings and variables replace", async () => {
    const trees = await makeTrees({ "in/bad.json": BAD });
    const { change } = trees;
    const [own, top] = [git(change, "rev-parse", "HEAD"), dirname(change)];
    await rm(join(change, "in/bad.json"));
    git(change, "commit", "-qam", "without");
    const other = git(change, "rev-parse", "HEAD");
    git(change, "reset", "-q", "--soft", own);
    git(change, "replace", own, other);
    git(change, "config", "core.worktree", top);
    git(change, "config", "core.fsmonitor", `touch ${join(top, "pwned")}`);
    const empty = join(top, "empty");
    await mkdir(empty);
    git(empty, "init", "-q");
    git(empty, "commit", "-qm", "nothing", "--allow-empty");
    const env = {
      GIT_DIR: join(empty, ".git"),
      GIT_WORK_TREE: empty,
      GIT_INDEX_FILE: join(empty, ".git/index"),
      GIT_OBJECT_DIRECTORY: join(empty, ".git/objects"),
      GIT_NAMESPACE: "x",
      GIT_CONFIG_COUNT: "1",
      GIT_CONFIG_KEY_0: "core.sparseCheckout",
      GIT_CONFIG_VALUE_0: "true",
    };
    await expectRefused(judge(trees, ["in"], env), "in/bad.json (a file of the commit)");
    await expect(readFile(join(top, "pwned"))).rejects.toThrow("ENOENT");
  });
});
