import { mkdir, rm, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import type { ExitCode } from "../../../src/cli/exit-codes.js";
import { makeFolder, run } from "../../cli/run.js";

const FILES = {
  "pol/a.rego": 'package a\ndeny contains "too many" if input.count > data.limits.max\n',
  "pol/deep/b.rego": 'package b\ndeny contains "far too many" if input.count > data.deep.max\n',
  "pol/limits/data.json": '{"max":10}',
  "pol/deep/data.yaml": "max: 20\n",
  "pol/data.json": '{"limits":{"min":1}}',
  "pol/node_modules/x/data.json": "no JSON",
  "pol/.hidden/data.json": "no JSON",
  "pol/sample.json": '{"count":5}',
  "in.json": '{"count":15}',
  "data.json": '{"count":25}',
};

let cwd: string;
beforeEach(async () => {
  cwd = await makeFolder(FILES, onTestFinished);
});

/** Here some data is left out on purpose. */
const ALLOW = ["--allow-undefined", "data.limits", "--allow-undefined", "data.deep", "--allow-skipped-files"];

async function outcomes(...args: string[]): Promise<string[]> {
  const { stdout, stderr } = await run(["gate", ...args, ...ALLOW, "-o", "json"], { cwd });
  expect(stderr).toMatch(/^(?:note: (?:ignored files: |. passed inputs that have nothing of ).*\n)*$/);
  const { results } = JSON.parse(stdout) as { results: Record<"input" | "policy" | "outcome", string>[] };
  return results.map(({ input, policy, outcome }) => `${input} ${policy} ${outcome}`);
}

describe("gate, the data of policies that a pattern names", () => {
  it.each<[string, string[]]>([
    ["the folder itself", ["pol", "in.json"]],
    ["all Rego below it", ["pol/**/*.rego", "in.json"]],
    ["all Rego below it, from here", ["./pol/**/*.rego", "in.json"]],
    ["with -p", ["-p", "pol/**/*.rego", "in.json"]],
    ["a folder and a pattern", ["pol", "pol/**/*.rego", "in.json"]],
    ["two patterns", ["pol/**/a.rego", "pol/**/*.rego", "in.json"]],
    ["a file of it too", ["pol/a.rego", "pol/**/*.rego", "in.json"]],
  ])("is that of the folder: %s", async (_, args) => {
    expect(await outcomes(...args)).toEqual(["in.json a fail", "in.json b pass"]);
  });

  it("is never an input, but what else the pattern matches is", async () => {
    expect(await outcomes("pol/**", "in.json")).toEqual([
      "pol/sample.json a pass",
      "pol/sample.json b pass",
      "in.json a fail",
      "in.json b pass",
    ]);
  });

  it.each([
    ["pol/*/*.{rego,json,yaml}", ["pol/limits/data.json b pass"]],
    ["{data.json,pol/deep/b.rego}", ["data.json b pass"]],
    ["{,pol/limits/}*data.json", ["data.json a fail", "pol/limits/data.json a pass"]],
  ])("is an input where it is data of no policy of the pattern: %s", async (pattern, expected) => {
    const args = pattern.includes("rego") ? [pattern] : ["pol/a.rego", "-d", "pol/data.json", pattern];
    await writeFile(join(cwd, "pol/data.json"), '{"limits":{"max":20}}');
    expect(await outcomes(...args)).toEqual(expected);
  });

  it("lies beside the policies, without **", async () => {
    expect(await outcomes("pol/*/*.rego", "data.json")).toEqual(["data.json b fail"]);
    await writeFile(join(cwd, "pol/deep/data.yaml"), "max: 30\n");
    expect(await outcomes("pol/*/*.rego", "data.json")).toEqual(["data.json b pass"]);
    // Of limits/ nothing was asked for.
    expect(await outcomes("pol/*.rego", "in.json")).toEqual(["in.json a pass"]);
  });

  it("is an input where it is named as one", async () => {
    // As data it would have to be an object.
    await writeFile(join(cwd, "data.json"), "[1]");
    expect(await outcomes("**/*.rego", "data.json")).toEqual(["data.json a pass", "data.json b pass"]);
  });

  it.each<[string, string[], RegExp]>([
    [
      "beside a policy that is named by itself",
      ["pol/deep/b.rego", "in.json"],
      /unused data files: pol.deep.data\.yaml\. /,
    ],
    ["with -p", ["-p", "pol/a.rego", "in.json"], /unused data files: pol.data\.json\. /],
    [
      "for the others of its folder",
      ["pol/a.rego", "pol/deep/*.rego", "in.json"],
      /unused data files: pol.data\.json\. /,
    ],
    ["no longer with -d", ["pol/deep/b.rego", "in.json", "-d", "pol/deep/data.yaml"], /^$/],
    ["nor when it is an input", ["pol/a.rego", "pol/data.json"], /^$/],
    ["nor when its folder is named", ["pol/a.rego", "pol", "in.json"], /^note: ignored files: .*\n$/],
    ["nor when a pattern takes it", ["pol/a.rego", "pol/*.rego", "in.json"], /^$/],
  ])("is told of where it is not used: %s", async (_, args, note) => {
    const { stderr } = await run(["gate", ...args, ...ALLOW, "-o", "json"], { cwd });
    expect(stderr).toMatch(note);
  });

  it.each<[string, string[], ExitCode, RegExp]>([
    ["that is broken", ["pol/**/*.rego"], 2, /limits\/data\.json/],
    [
      "that an output would replace",
      ["pol/**/*.rego", "-o", "tap=pol/limits/data.json"],
      2,
      /overwrite the data/,
    ],
  ])("is refused: %s", async (_, args, code, message) => {
    await writeFile(join(cwd, "pol/limits/data.json"), "{");
    const { exitCode, stderr } = await run(["gate", ...args, "in.json", "--allow-skipped-files"], { cwd });
    expect(stderr).toMatch(message);
    expect(exitCode).toBe(code);
  });

  it("lies in the folders above the policies too, without **", async () => {
    await writeFile(join(cwd, "pol/data.json"), '{"deep":{"min":1}}');
    await writeFile(join(cwd, "pol/deep/data.yaml"), "other: 20\n");
    await writeFile(join(cwd, "pol/deep/b.rego"), 'package b\ndeny contains "b" if data.deep.min == 1\n');
    expect(await outcomes("pol/*/*.rego", "in.json")).toEqual(["in.json b fail"]);
  });

  it("lies in linked folders too, with **", async () => {
    await rm(join(cwd, "pol/deep/data.yaml"));
    await mkdir(join(cwd, "elsewhere"));
    await writeFile(join(cwd, "elsewhere/data.json"), '{"max":20}');
    await symlink(join(cwd, "elsewhere"), join(cwd, "pol/linked"));
    await writeFile(join(cwd, "pol/deep/b.rego"), 'package b\ndeny contains "b" if data.linked.max == 20\n');
    expect(await outcomes("pol/**/b.rego", "in.json")).toEqual(["in.json b fail"]);
  });

  it("is that of each base folder, for several patterns", async () => {
    await writeFile(
      join(cwd, "pol/deep/c.rego"),
      'package c\ndeny contains "c" if data.max == data.deep.max\n',
    );
    expect(await outcomes("pol/**/a.rego", "pol/deep/c.rego", "pol/deep/*.rego", "in.json")).toContain(
      "in.json c fail",
    );
    expect(await outcomes("pol", "pol/deep/*.rego", "in.json")).toContain("in.json c fail");
  });

  it.each<[string, string, string, RegExp]>([
    ["hidden", "pol", "pol/.h/data.json", /pol\/\.h\/data\.json is not read, because it is hidden/],
    ["hidden", "pol/**/*.rego", "pol/.h/data.yml", /pol\/\.h\/data\.yml is not read, because it is hidden/],
    [
      "installed",
      "pol",
      "pol/node_modules/x/data.json",
      /x\/data\.json is not read, because it is in node_modules/,
    ],
    [
      "installed",
      "pol/**/*.rego",
      "pol/node_modules/x/data.json",
      /is not read, because it is in node_modules/,
    ],
    ["in another case", "pol/**/*.rego", "pol/sub/Data.json", /Data\.json is not read, because its name/],
    ["in another case", "pol/*.rego", "pol/DATA.yaml", /DATA\.yaml is not read, because its name/],
  ])("is refused where it is %s: %s", async (_, policies, path, message) => {
    const fresh = await makeFolder(
      { "pol/a.rego": "package a\nallow := true\n", "in.json": "{}" },
      onTestFinished,
    );
    await mkdir(dirname(join(fresh, path)), { recursive: true });
    await writeFile(join(fresh, path), "{}");
    const { exitCode, stderr } = await run(["gate", policies, "in.json"], { cwd: fresh });
    expect({ exitCode, stderr }).toEqual({ exitCode: 2, stderr: expect.stringMatching(message) as string });
  });

  it.each(["pol/*.rego", "pol/**/*.rego"])(
    "is refused where it is a link to nothing: %s",
    async (policies) => {
      await symlink("nowhere", join(cwd, "pol/data.yml"));
      const { exitCode, stderr } = await run(["gate", policies, "in.json", ...ALLOW], { cwd });
      expect(stderr).toContain("links to something that does not exist");
      expect(exitCode).toBe(2);
    },
  );
});
