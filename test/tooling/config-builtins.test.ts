import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testPolicies, type TestPoliciesOptions } from "../../src/tooling/index.js";
import { cleanUpAfterAll } from "../clean-up.js";
import { makeFolder } from "../cli/run.js";

const suite = (name: string, ...bodies: string[]): string =>
  [
    `package ${name}`,
    "same(one, other) if one == other",
    ...bodies.map((body, index) => `test_${String(index)} if {\n\t${body}\n}`),
  ].join("\n\n");

const one = (body: string): Record<string, string> => ({ "p/one_test.rego": suite("one_test", body) });

const FILES = {
  "p/m.yaml": "a: 1\n---\nb: 2\n",
  "p/l.json": "[1, 2]",
  "p/x/Dockerfile": "FROM b\n",
  "p/.env": "A=1\n",
  "p/.git/config.ini": "[a]\nb=1\n",
  "p/bad.tf": "resource {",
  "p/twice.json": '{"a": 1, "a": 2}',
  "p/plain": "{}",
  "p/c.cue": "a: 1",
  "above.json": '{"a": 1}',
  "q/m.yaml": "a: 9\n",
};

let cwd: string;
let elsewhere: string;
const cleanUp = cleanUpAfterAll();
beforeAll(async () => {
  cwd = await makeFolder(FILES, cleanUp);
  elsewhere = await mkdtemp(join(tmpdir(), "elsewhere-"));
  await symlink(join(elsewhere, "secret.json"), join(cwd, "p/link.json"));
});
afterAll(async () => {
  await rm(elsewhere, { recursive: true });
});

async function outcome(
  files: Record<string, string>,
  options: TestPoliciesOptions = {},
): Promise<{ passed: boolean; said: string }> {
  const folder = await makeFolder({ ...FILES, ...files }, cleanUp);
  await symlink(join(elsewhere, "secret.json"), join(folder, "p/link.json"));
  const { passed, tests } = await testPolicies(
    Object.keys(files).filter((path) => path.endsWith(".rego")),
    { cwd: folder, ...options },
  );
  return { passed, said: tests.map((test) => test.error?.message ?? test.outcome).join("\n") };
}

/** What Conftest 0.71.1 gives, too. */
const GIVEN: [string, string][] = [
  ["a text", `same(parse_config("hcl2", "a = 1"), {"a": 1})`],
  ["several documents", `same(parse_config("yaml", "a: 1\\n---\\nb: 2\\n"), [{"a": 1}, {"b": 2}])`],
  [
    "a Dockerfile, in an array",
    `same(
		parse_config("dockerfile", "FROM a"),
		[[{"Cmd": "from", "Flags": [], "JSON": false, "Stage": 0, "SubCmd": "", "Value": ["a"]}]],
	)`,
  ],
  ["a file", `same(parse_config_file("m.yaml"), [{"a": 1}, {"b": 2}])`],
  ["a file above", `same(parse_config_file("../above.json"), {"a": 1})`],
  ["a hidden file", `same(parse_config_file(".env"), {"A": "1"})`],
  [
    "files that are combined: each once, by path, and members of arrays one by one",
    `same([[one.path, one.contents] | some one in parse_combined_config_files(["m.yaml", "l.json", "l.json"])], [["p/l.json", 1], ["p/l.json", 2], ["p/m.yaml", {"a": 1}], ["p/m.yaml", {"b": 2}]])`,
  ],
  [
    "what depends on another answer",
    `same(parse_config("json", parse_config("json", "{\\"b\\": \\"[1]\\"}").b), [1])`,
  ],
];

describe("Conftest's built-ins for tests", () => {
  it.each(GIVEN)("give %s", async (_, body) => {
    expect(await outcome(one(body))).toEqual({ passed: true, said: "pass" });
  });

  it("give the same to compiled tests", async () => {
    const files = { "p/all_test.rego": suite("all_test", ...GIVEN.map(([, body]) => body)) };
    const { passed, said } = await outcome(files, { target: "wasm" });
    expect(said).toBe(GIVEN.map(() => "pass").join("\n"));
    expect(passed).toBe(true);
  });

  it.each<[string, string, RegExp]>([
    ["a missing file", `parse_config_file("gone.tf")`, /p\/gone\.tf cannot be read/],
    ["a broken file", `parse_config_file("bad.tf")`, /p\/bad\.tf:\d+:\d+: /],
    ["a broken file in a negation", `not parse_config_file("bad.tf")`, /p\/bad\.tf:\d+:\d+: /],
    ["a broken text", `parse_config("json", "{")`, /the text of json:1:2: /],
    [
      "equal keys",
      `parse_config_file("twice.json")`,
      /p\/twice\.json: duplicate key "a" at line 1, column \d+/,
    ],
    ["one file of several", `parse_combined_config_files(["m.yaml", "gone.yaml"])`, /p\/gone\.yaml cannot/],
    [
      "a file elsewhere",
      `parse_config_file("../../../../../../etc/x.json")`,
      /is not read: it is neither below/,
    ],
    [
      "a link to elsewhere",
      `parse_config_file("link.json")`,
      /p\/link\.json is not read: it is neither below/,
    ],
    ["a file in a hidden folder", `parse_config_file(".git/config.ini")`, /is not read: hidden files/],
    [
      "a file without a format",
      `parse_config_file("plain")`,
      /p\/plain is not read: its name shows no format/,
    ],
    ["CUE", `parse_config_file("c.cue")`, /CUE is not read here/],
    ["an unknown parser", `parse_config("hcl3", "a = 1")`, /"hcl3": unknown parser/],
  ])("end the test at %s", async (_, body, message) => {
    const { passed, said } = await outcome(one(body));
    expect(said).toMatch(message);
    expect(passed).toBe(false);
  });

  it("find a path in the folder of the file that calls", async () => {
    const files = {
      "p/a_test.rego": suite("a_test", `count(parse_config_file("m.yaml")) == 2`),
      "q/b_test.rego": suite("b_test", `same(parse_config_file("other.yaml"), {"a": 3})`),
    };
    const withOther = { ...files, "q/other.yaml": "a: 3\n" };
    expect(await outcome(withOther)).toEqual({ passed: true, said: "pass\npass" });
  });

  it("answer no call that files of two folders make", async () => {
    const call = `parse_config_file("m.yaml")`;
    const { passed, said } = await outcome({
      "p/a_test.rego": suite("a_test", call),
      "q/b_test.rego": suite("b_test", call),
    });
    expect(said).toMatch(/the call may be of files in p and q[^]*one at a time\n[^]*in p and q/);
    expect(passed).toBe(false);
  });

  it("read no file for policies given as texts", async () => {
    const { tests } = await testPolicies(
      { files: { "a_test.rego": suite("a_test", `parse_config_file("above.json")`) } },
      { cwd },
    );
    expect(tests[0]?.error?.message).toMatch(/policies passed as texts have no folder/);
  });

  it("are those of the caller where there are some of these names", async () => {
    const own = { name: "parse_config", args: ["string", "string"], result: "any" } as const;
    const body = `same(parse_config("json", "1"), 1)`;
    expect((await outcome(one(body), { builtins: [own] })).said).toMatch(/no answer was given/);
    const fixtures = { parse_config: { '["json","1"]': 1 } };
    expect(await outcome(one(body), { builtins: [own], fixtures })).toEqual({ passed: true, said: "pass" });
  });

  it("can be replaced, and answered by fixtures", async () => {
    const fixtures = { parse_config: { '["json","1"]': 2 } };
    expect((await outcome(one(`same(parse_config("json", "1"), 2)`), { fixtures })).said).toBe("pass");
    expect((await outcome(one(`same(parse_config("json", "1"), 3) with parse_config as 3`))).said).toBe(
      "pass",
    );
  });

  it("are called only where a capabilities file names them", async () => {
    const capabilities = { builtins: [{ name: "eq", decl: { args: [], result: { type: "any" } } }] };
    await expect(outcome(one(`parse_config("json", "1")`), { capabilities })).rejects.toMatchObject({
      code: "rego_invalid",
    });
  });
});
