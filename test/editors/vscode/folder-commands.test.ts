import { describe, expect, it } from "vitest";
import { FolderCommands, type Settings } from "../../../editors/vscode/src/folder-commands.js";
import { findInput } from "../../../editors/vscode/src/input-file.js";
import {
  readCheckErrors,
  readTestResults,
  readValue,
  toPrintable,
} from "../../../editors/vscode/src/replies.js";
import {
  readTargets,
  type Target,
  targetAt,
  toRunPattern,
} from "../../../editors/vscode/src/rego-targets.js";
import { makeFolder, run } from "../../cli/run.js";

const SETTINGS: Settings = {
  path: "",
  paths: ["."],
  arguments: [],
  checkArguments: [],
  evaluateArguments: ["--max-prompts", "0"],
  testArguments: [],
};

/** Commands of a folder that run in this process. */
async function open(
  files: Record<string, string>,
  settings: Partial<Settings> = {},
): Promise<FolderCommands> {
  return new FolderCommands(
    await makeFolder(files),
    () => ({ ...SETTINGS, ...settings }),
    () => undefined,
    (_command, args, { cwd, stdin = "" }) => run([...args], { cwd, stdin }),
  );
}

const RELEASE = `# METADATA
# title: release
package release["a-b"]

default allow := false
allow if input.ok
deny contains "no" if not service.discover(input.digest, "")
labels.one := 1
names[name] := 1 if some name in input.names
double(x) := x * 2
data_of.rego := 1
`;
const TESTS = `package release_test

test_pass if true
test_fail if { print("a\\u001bb"); false }
test_fail if true
test_cases[name] if { some name, n in {"one": 1, "two": 2}; n == 1 }
test_error if service.discover("sha256:00", "").digest == "x"
todo_test_later if true
sub.test_inner if true
`;

describe("the targets of a file", () => {
  it("are its package, its rules and its tests", async () => {
    const commands = await open({});
    const shown = ({ kind, path, line }: Target): string => `${String(line)} ${kind} ${path}`;
    expect((await commands.parse(RELEASE)).map(shown)).toEqual([
      '2 package data.release["a-b"]',
      '4 rule data.release["a-b"].allow',
      '5 rule data.release["a-b"].allow',
      '6 rule data.release["a-b"].deny',
      '7 rule data.release["a-b"].labels.one',
      '8 rule data.release["a-b"].names',
      '10 rule data.release["a-b"].data_of.rego',
    ]);
    const tests = await commands.parse(TESTS);
    expect(tests.map(shown)).toEqual([
      "0 package data.release_test",
      "2 test data.release_test.test_pass",
      "3 test data.release_test.test_fail",
      "5 test data.release_test.test_cases",
      "6 test data.release_test.test_error",
      "7 test data.release_test.todo_test_later",
      "8 test data.release_test.sub.test_inner",
    ]);
    expect(targetAt(tests, 4)?.path).toBe("data.release_test.test_fail");
  });

  it("are none of Rego that cannot be parsed, and of other JSON", async () => {
    const commands = await open({});
    await expect(commands.parse("package a\n\nb if {")).rejects.toThrow("rego_parse_error");
    expect(() => readTargets("[]")).toThrow("unknown form");
    expect(() => readTargets("no")).toThrow("regohost parse printed no JSON");
  });

  it("are parsed as old Rego where the settings state it", async () => {
    const commands = await open({}, { arguments: ["--v0-compatible"] });
    expect(await commands.parse("package a\nb { true }")).toHaveLength(2);
  });
});

describe("tests", () => {
  it("have outcome, message, location and prints", async () => {
    const commands = await open({ "policies/release_test.rego": TESTS });
    const results = await commands.test(undefined);
    const shown = results.map(({ name, outcome, message, prints, location, errorLocation }) => [
      name.replace("data.release_test.", ""),
      outcome,
      outcome === "pass" || outcome === "skip" ? "" : message.split(":")[0],
      prints,
      location.row,
      errorLocation?.col,
    ]);
    expect(shown).toEqual([
      ["test_pass", "pass", "", "", 3, undefined],
      ["test_fail", "fail", "the test is not true", "a\u001bb\n", 4, undefined],
      ["test_fail", "pass", "", "", 5, undefined],
      ["test_cases", "fail", "failed cases", "", 6, undefined],
      ["test_error", "error", "eval_builtin_error", "", 7, 15],
      ["todo_test_later", "skip", "", "", 8, undefined],
      ["sub.test_inner", "pass", "", "", 9, undefined],
    ]);
    expect(results[0]?.location.file).toBe("policies/release_test.rego");
    expect(results[3]?.message).toBe("failed cases: two");
  });

  it.each([
    ["data.release_test.test_fail", 2],
    ["data.release_test.sub.test_inner", 1],
    ["data.release_test.test_cases", 1],
  ])("run alone: %s", async (path, count) => {
    const commands = await open({
      "release_test.rego": TESTS,
      "x_test.rego": "package release_test_x\n\ntest_fail if true",
    });
    const results = await commands.test([path]);
    expect(results.map(({ name }) => name)).toEqual(Array.from({ length: count }, () => path));
  });

  it("run all when their names are too long for a command line", async () => {
    const commands = await open({ "release_test.rego": TESTS });
    expect(
      await commands.test(Array.from({ length: 1_000 }, () => "data.release_test.test_pass")),
    ).toHaveLength(7);
  });

  it("are an error when their Rego is one", async () => {
    const commands = await open({ "release_test.rego": "package a\n\ntest_a if b" });
    await expect(commands.test(undefined)).rejects.toThrow("rego_unsafe_var_error");
  });

  it("have patterns of their names alone", () => {
    const pattern = new RegExp(toRunPattern(["data.a.test_b", 'data.a["x.y"].test_c']));
    const matched = ["data.a.test_b", 'data.a["test_b#01"]', 'data.a["x.y"].test_c'];
    expect(matched.filter((name) => !pattern.test(name))).toEqual([]);
    const others = ["data.a.test_bc", "data.axtest_b", 'data.a["xzy"].test_c', "xdata.a.test_b"];
    expect(others.filter((name) => pattern.test(name))).toEqual([]);
  });
});

describe("evaluation", () => {
  it.each([
    ['data.release["a-b"].allow', "true"],
    ['data.release["a-b"].data_of.rego', "1"],
    ['data.release["a-b"].nothing', undefined],
  ])("%s", async (path, value) => {
    const files = {
      "p/release.rego": RELEASE,
      "input.json": '{"ok": true}',
      "node_modules/x/y.rego": "no Rego",
    };
    expect(await (await open(files)).evaluate(path, "input.json")).toBe(value);
  });

  it("reports an error without a value", async () => {
    const commands = await open(
      { "release.rego": RELEASE, "input.json": '{"digest": "secret"}' },
      { evaluateArguments: ["--offline"] },
    );
    await expect(commands.evaluate('data.release["a-b"].deny', "input.json")).rejects.toThrow(
      "builtin_failed",
    );
  });

  it("takes the nearest input up to the folder", async () => {
    const root = await makeFolder({
      "input.json": "",
      "a/b/c/p.rego": "",
      "a/b/input.yaml": "",
      "d/p.rego": "",
    });
    expect(findInput(`${root}/a/b/c/p.rego`, root)).toBe(`${root}/a/b/input.yaml`);
    expect(findInput(`${root}/d/p.rego`, root)).toBe(`${root}/input.json`);
    expect(findInput(`${root}/a/b/c/p.rego`, `${root}/a/b/c`)).toBeUndefined();
    expect(findInput("/elsewhere/p.rego", root)).toBeUndefined();
  });
});

describe("check", () => {
  it("lists errors with their locations", async () => {
    const commands = await open({ "p/a.rego": 'package a\n\nb := service.discover(1, "")' });
    expect(await commands.check()).toMatchObject([
      { code: "rego_type_error", location: { file: "p/a.rego", row: 3, col: 6 } },
    ]);
  });

  it("is empty for Rego without errors, and takes the built-ins of the settings", async () => {
    const files = { "a.rego": 'package a\n\nb := ec.purl.is_valid("pkg:npm/a")' };
    expect(await (await open(files)).check()).toHaveLength(1);
    expect(await (await open(files, { arguments: ["--builtins", "conforma"] })).check()).toEqual([]);
  });

  it("takes the number of errors of the settings", async () => {
    const files = { "a.rego": "package a\n\nb := c(1)\n\nd := e(1)\n\nf := g(1)\n" };
    expect(await (await open(files)).check()).toHaveLength(3);
    // The last one says that there are more.
    expect(await (await open(files, { checkArguments: ["-m", "1"] })).check()).toHaveLength(2);
  });

  it("fails when the command rejects the call", async () => {
    await expect((await open({}, { checkArguments: ["--wrong"] })).check()).rejects.toThrow("--wrong");
  });
});

it("writes a capabilities file with the built-ins of the settings", async () => {
  const commands = await open(
    {},
    { arguments: ["--v0-compatible", "--builtins", "conforma", "--compat", "chainloop"] },
  );
  const capabilities = await commands.capabilities();
  for (const name of ["ec.purl.is_valid", "chainloop.discover", "regohost.verify", "count"]) {
    expect(capabilities).toContain(`"name": "${name}"`);
  }
});

it.each([
  [readCheckErrors, "{}"],
  [readCheckErrors, '{"errors": [1]}'],
  [readTestResults, '[{"name": "a"}]'],
  [readTestResults, "{}"],
  [readValue, "[]"],
  [readValue, '{"errors": [{"message": "secret"}]}'],
  [readValue, '{"result": []}'],
])("%o rejects %s without quoting it", (read, json) => {
  expect(() => read(json)).toThrow(/^(?!.*secret)/);
});

it("writes characters that act on terminals and editors as escapes", () => {
  expect(toPrintable("a\u001b[31m\r\u202eb\tc\n")).toBe("a\\u001b[31m\\u000d\\u202eb\tc\n");
});
