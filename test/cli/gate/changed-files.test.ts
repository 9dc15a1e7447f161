import { mkdir, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { isWithin } from "../../../src/base/host/real-path.js";
import { changedFiles } from "../../../src/cli/gate/changed-files.js";
import { makeFolder } from "../run.js";

const FILES = {
  "policies/p.rego": "package p\n",
  "policies/more.rego": "package more\n",
  "policies/node_modules/x.json": "{}",
  "elsewhere/p.rego": "package p\n",
  "build/good.json": "{}",
};

const write = (name: string, text: string) => (folder: string) => writeFile(join(folder, name), text);
const relink =
  (target: string) =>
  async (folder: string): Promise<void> => {
    await rm(join(folder, "linked"));
    await symlink(target, join(folder, "linked"));
  };

interface Change {
  what: string;
  change: (folder: string) => Promise<unknown>;
  /** Default: the folder of policies. */
  path?: string;
  changed: string[];
}

const CHANGES: Change[] = [
  { what: "another file", change: write("build/good.json", "[]"), changed: [] },
  { what: "a file", change: write("policies/p.rego", "package q\n"), changed: ["policies/p.rego"] },
  { what: "a new file", change: write("policies/q.rego", ""), changed: ["policies/q.rego"] },
  { what: "a hidden file", change: write("policies/.x", ""), changed: ["policies/.x"] },
  {
    what: "a file of node_modules",
    change: write("policies/node_modules/x.json", "[]"),
    changed: ["policies/node_modules/x.json"],
  },
  {
    what: "a file that is gone",
    change: (folder) => rm(join(folder, "policies/more.rego")),
    changed: ["policies/more.rego"],
  },
  {
    what: "a file that becomes a folder",
    change: async (folder) => {
      await rm(join(folder, "policies/p.rego"));
      await mkdir(join(folder, "policies/p.rego"));
      await writeFile(join(folder, "policies/p.rego/p.rego"), "");
    },
    changed: ["policies/p.rego", "policies/p.rego/p.rego"],
  },
  {
    what: "a folder that becomes a link",
    change: async (folder) => {
      await rm(join(folder, "policies"), { recursive: true });
      await symlink("elsewhere", join(folder, "policies"));
    },
    changed: ["policies", "policies/more.rego", "policies/node_modules/x.json"],
  },
  { what: "where a link leads", change: relink("elsewhere"), path: "linked", changed: ["linked"] },
  {
    what: "what a link leads to",
    change: write("policies/p.rego", ""),
    path: "linked",
    changed: ["policies/p.rego"],
  },
  {
    what: "what is behind a link",
    change: write("policies/p.rego", ""),
    path: "linked/p.rego",
    changed: ["policies/p.rego"],
  },
  { what: "a link above a file", change: relink("elsewhere"), path: "linked/p.rego", changed: ["linked"] },
  { what: "a file of neither", change: () => Promise.resolve(), path: "none", changed: [] },
];

async function makeTree(): Promise<string> {
  const root = await realpath(await makeFolder(FILES));
  await symlink("policies", join(root, "linked"));
  return root;
}

describe.skipIf(process.platform === "win32")("the files that a change has otherwise", () => {
  it.each(CHANGES)("$what", async ({ change: make, path = "policies", changed }) => {
    const [base, change] = await Promise.all([makeTree(), makeTree()]);
    await make(change);
    const found = await changedFiles(
      { root: base, paths: [join(base, path)] },
      { root: change, paths: [join(change, path)] },
    );
    expect(found).toEqual({ changed, empty: [] });
  });

  it("are told apart from folders of the base that are empty, as submodules are", async () => {
    const [base, change] = await Promise.all([makeTree(), makeTree()]);
    await Promise.all([
      mkdir(join(base, "policies/sub/ext"), { recursive: true }),
      mkdir(join(change, "policies/none")),
    ]);
    const found = await changedFiles(
      { root: base, paths: [join(base, "policies")] },
      { root: change, paths: [join(change, "policies")] },
    );
    expect(found).toEqual({ changed: [], empty: ["policies/sub/ext"] });
  });

  it("are those too that a link of the base has in the change", async () => {
    const [base, change] = await Promise.all([makeTree(), makeTree()]);
    for (const folder of [base, change]) await relink(join(change, "policies"))(folder);
    const paths = (root: string): string[] => [join(root, "linked")];
    const found = await changedFiles(
      { root: base, paths: paths(base) },
      { root: change, paths: paths(change) },
    );
    expect(found).toEqual({ changed: ["linked"], empty: [] });
  });
});

it.each([
  ["/a", "/a", true],
  ["/a", "/a/b", true],
  ["/a", "/a/..b", true],
  ["/a", "/ab", false],
  ["/a/b", "/a", false],
])("%s has %s: %s", (folder, path, expected) => {
  expect(isWithin(folder, path)).toBe(expected);
});
