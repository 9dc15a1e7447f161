import { loadGate } from "regohost/gate";
import { describe, expect, it } from "vitest";
import { isRegohostError } from "../../src/index.js";
import { checkPolicies, type CheckPoliciesOptions } from "../../src/tooling/index.js";
import { makeFolder, run } from "../cli/run.js";

const POLICY = 'package p\n\ndeny contains "d" if input.bad\n';

const check = (files: Record<string, string>, options?: CheckPoliciesOptions) =>
  checkPolicies({ files }, { rules: "gate", ...options });

const codes = (found: readonly { code: string; location?: { file: string; row: number } }[]): string[] =>
  found.map(({ code, location }) => `${code} ${location?.file ?? ""}:${String(location?.row ?? 0)}`);

describe("checkPolicies with the rules of a gate", () => {
  it.each<[string, Record<string, string>]>([
    ["a rule named like one that judges", { "p.rego": POLICY, "q.rego": 'package q\n\ndney contains "x"\n' }],
    ["a warning of a wrong name", { "p.rego": `${POLICY}\nwarning contains "w" if input.w\n` }],
    ["a rule of Conftest", { "p.rego": `${POLICY}\ndeny_root contains "r"\n` }],
    ["a function", { "p.rego": `${POLICY}\nviolation(x) := x\n` }],
    ["METADATA", { "p.rego": `# METADATA\n# tittle: a\n${POLICY}` }],
  ])("finds what loadGate refuses, by the same errors: %s", async (_what, files) => {
    const error: unknown = await loadGate({ files }).catch((thrown: unknown) => thrown);
    if (!isRegohostError(error)) throw error;
    const { errors } = await check(files);
    expect(errors).not.toEqual([]);
    expect(error).toMatchObject({ diagnostics: errors });
    expect(await checkPolicies({ files })).toMatchObject({ errors: [], warnings: [] });
  });

  it("finds rules of policies in files named as tests, and leaves helpers of tests", async () => {
    const helpers = "package p\n\nmock := 1\n\ntest_a if mock == 1\n";
    const part = "package p\n\nmock := 1\n\ndeny contains 2\n\ntest_a if mock == 1\n";
    expect((await check({ "p.rego": POLICY, "p_test.rego": helpers })).errors).toEqual([]);
    expect(codes((await check({ "p.rego": POLICY, "p_test.rego": part })).errors)).toEqual([
      "policy_missing :0",
    ]);
  });

  it.each<[string, string]>([
    ["deny if input.bad", "deny must be a set or an array but is a boolean"],
    ['deny := "x" if input.bad', "deny must be a set or an array but is a string"],
    ["violation := {1: 2}", "violation must be a set or an array but is an object"],
    ['deny := sprintf("%v", [input.x]) if input.x\n\ndeny := null if not input.x', "but is null or a string"],
    ['allow := "yes" if input.ok', "allow must be true or false but is a string"],
    ['result := ["x"]', "result must be an object but is an array"],
    ['warn := "x"\n\nallow := true', "warn must be a set or an array but is a string"],
  ])("refuses a judging rule of another type: %s", async (rules, message) => {
    const { errors } = await check({ "p.rego": `package p\n\n${rules}\n` });
    expect(errors).toMatchObject([
      {
        code: "rule_invalid",
        message: expect.stringContaining(message) as string,
        location: { file: "p.rego", row: 3, column: 1 },
      },
    ]);
  });

  it.each([
    "deny := input.findings",
    'deny := ["x"] if input.bad else := []',
    'deny := {"x" | input.bad}',
    "deny := data.lib.findings",
    "default allow := false\n\nallow if input.ok",
    "allow if input.ok else := false",
    "allow := true",
    'result := {"violations": []}',
    "result.violations contains 1 if input.bad",
    "deny contains f(1)\n\nf(x) := x",
    "lib.helpers contains 1",
    'denied[x] := true if x := input.x\n\ndeny contains "d" if denied.a',
    "# METADATA\n# custom: {helper: true}\ndenied := true\n\ndeny := []",
    "x := 1",
  ])("has nothing against %s", async (rules) => {
    expect(await check({ "p.rego": `package p\n\n${rules}\n` })).toMatchObject({ errors: [], warnings: [] });
  });

  it("warns of rules that have no value where nothing holds", async () => {
    const files = { "p.rego": "package p\n\nallow if input.ok\n" };
    const { errors, warnings } = await check(files);
    expect(codes(errors)).toEqual([]);
    expect(codes(warnings)).toEqual(["rule_undefined p.rego:3"]);
    expect(codes((await check(files, { strict: true })).errors)).toEqual(["rule_undefined p.rego:3"]);
  });

  it("warns only, where no package judges: it may be a library", async () => {
    const { errors, warnings } = await check({ "p.rego": "package lib\n\nerrors contains 1 if input.x\n" });
    expect(codes(errors)).toEqual([]);
    expect(codes(warnings)).toEqual(["rule_unread p.rego:3"]);
  });

  it("leaves tests alone, and refuses a policy in one", async () => {
    const test =
      'package p_test\n\nimport data.p\n\ndenied := {"d"}\n\ntest_a if p.deny == denied with input as {"bad": true}\n';
    expect(await check({ "p.rego": POLICY, "p_test.rego": test })).toMatchObject({ errors: [] });
    const { errors } = await check({ "p.rego": POLICY, "q_test.rego": POLICY.replace(" p", " q") });
    expect(errors).toMatchObject([
      { code: "policy_missing", message: expect.stringMatching(/^q_test\.rego/) as string },
    ]);
  });

  it("allows what loadGate allows, and reads Conftest's rules", async () => {
    const files = { "p.rego": `${POLICY}\ndeny_root contains "r" if input.r\n` };
    expect((await check(files, { allowUnread: ["p.deny_root"] })).errors).toEqual([]);
    expect((await check(files, { rules: "conftest" })).errors).toEqual([]);
    expect((await check(files)).errors).toMatchObject([{ code: "rule_unread", readBy: "conftest" }]);
    const near = await check({ "p.rego": `${POLICY}\ndenies contains "r"\n` });
    expect(near.errors.map(({ readBy }) => readBy)).toEqual([undefined]);
    const allow = { "p.rego": `${POLICY}\nallow if input.ok\n` };
    expect(codes((await check(allow, { rules: "conftest" })).warnings)).toEqual([]);
  });

  it("is what the command does by default", async () => {
    const cwd = await makeFolder({ "p.rego": `${POLICY}\ndeny_root contains "r"\n` });
    const found = await run(["check", "p.rego"], { cwd });
    expect(found.exitCode).toBe(2);
    expect(found.stderr).toMatch(/^1 error:\np\.rego:5:1: rule_unread: p\.deny_root looks like a deny rule/);
    expect(found.stderr).toMatch(/--allow-unread\. Policies of Conftest are read with --rules conftest\n$/);
    for (const args of [
      ["--rules", "opa"],
      ["--rules", "conftest"],
      ["--allow-unread", "p.deny_root"],
    ])
      expect((await run(["check", ...args, "p.rego"], { cwd })).exitCode).toBe(0);
  });
});
