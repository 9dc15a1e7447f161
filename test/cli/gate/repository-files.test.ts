import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { findRepositoryPath } from "../../../src/cli/gate/repository-files.js";
import { makeFolder, run } from "../run.js";

const POLICY = `package p

deny contains {"msg": "m", "_loc": {"file": file, "line": 1}} if some file in input.files

deny contains "own" if input.own

warn contains {"msg": "w", "_loc": {"file": "w.txt"}} if input.own
`;

describe("the files of a report on CI", () => {
  let workspace: string;
  let cwd: string;
  beforeEach(async () => {
    workspace = await makeFolder({
      "repo/sub/p.rego": POLICY,
      "repo/sub/in/a.json": '{"own": true, "files": ["x.txt", "/abs", "https://example.com/", "../up.txt"]}',
      "repo/sub/broken.json": "{",
    });
    cwd = join(workspace, "repo/sub");
  });

  async function filesOf(format: string, env: Record<string, string>): Promise<string[]> {
    const args = ["gate", "-p", "p.rego", "-i", "in/a.json", "-i", "broken.json", "-o", format];
    const { stdout } = await run(args, { cwd, env });
    const pattern = /(?:file=|sourcepath=|"uri": "|"path": ")([^",;\]]*)/g;
    return [...new Set([...stdout.matchAll(pattern)].map(([, file = ""]) => file))].sort();
  }

  const PLAIN = ["/abs", "../up.txt", "broken.json", "https://example.com/", "in/a.json", "w.txt", "x.txt"];
  const BELOW = (path: string): string[] => [
    "/abs",
    `${path}sub/broken.json`,
    `${path}sub/in/a.json`,
    `${path}sub/w.txt`,
    `${path}sub/x.txt`,
    `${path}up.txt`,
    "https://example.com/",
  ];
  const plain = (file: string): string =>
    decodeURIComponent(file.replace(/^file:\/\//, "")).replaceAll("%3A", ":");

  it.each(["github", "gitlab", "azuredevops", "sarif"])("are those of the repository: %s", async (format) => {
    const found = async (env: Record<string, string>): Promise<string[]> =>
      (await filesOf(format, env)).map(plain).sort();
    for (const name of ["GITHUB_WORKSPACE", "CI_PROJECT_DIR", "BUILD_SOURCESDIRECTORY"])
      expect(await found({ [name]: workspace })).toEqual(BELOW("repo/").sort());
    expect(await found({ GITHUB_WORKSPACE: cwd })).toEqual([...PLAIN].sort());
    expect(await found({ GITHUB_WORKSPACE: "/elsewhere" })).toEqual([...PLAIN].sort());
    expect(await found({})).toEqual([...PLAIN].sort());
  });

  it("are as they were named in other formats", async () => {
    const { stdout } = await run(["gate", "-p", "p.rego", "-i", "in/a.json", "-o", "json"], {
      cwd,
      env: { GITHUB_WORKSPACE: workspace },
    });
    expect(stdout).toContain('"input": "in/a.json"');
  });

  it("begin in the repository, which may be a folder of the workspace", async () => {
    await mkdir(join(workspace, "repo/.git"), { recursive: true });
    const env = { GITHUB_WORKSPACE: workspace };
    expect(findRepositoryPath({ env }, cwd)).toBe("sub");
    expect(findRepositoryPath({ env }, join(workspace, "repo"))).toBe("");
    expect(findRepositoryPath({ env }, join(workspace, "other/x"))).toBe("other/x");
    expect(findRepositoryPath({ env: { GITHUB_WORKSPACE: "." } }, cwd)).toBe("");
    const absent = join(workspace, "absent");
    expect(findRepositoryPath({ env: { GITHUB_WORKSPACE: `${absent}/` } }, join(absent, "x"))).toBe("x");
  });
});
