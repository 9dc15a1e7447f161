import { describe, expect, it } from "vitest";
import { checkPolicies, testPolicies } from "../../src/tooling/index.js";
import { isPolicyText } from "../../src/chainloop/policy-text.js";
import { makeFolder, run } from "../cli/run.js";

const rego = (rule: string, name = "main"): string => `package ${name}\n\n${rule}\n`;
const embedded = (text: string): string => `embedded: |\n${text.replace(/^(?=.)/gm, "        ")}`;
const policy = (...scripts: string[]): string =>
  `apiVersion: chainloop.dev/v1\nkind: Policy\nmetadata:\n  name: p\nspec:\n  policies:\n${scripts.map((script) => `    - ${script}`).join("\n")}\n`;
const BAD = 'violations contains "bad" if input.bad';
const ONE = policy(`kind: SARIF\n      ${embedded(rego(BAD))}`);
const TWO = policy(
  `kind: SARIF\n      ${embedded(rego(BAD))}`,
  `kind: OPENVEX\n      ${embedded(rego('violations contains "vex"'))}`,
);
const TEST = `package main_test\n\nimport data.main\n\ntest_bad if "bad" in main.violations with input as {"bad": true}\n`;

describe("policies of Chainloop where no material is judged", () => {
  it.each([
    [ONE, true],
    [ONE.replaceAll("\n", "\r\n"), true],
    ['"apiVersion": "workflowcontract.chainloop.dev/v1" # here\n"kind": \'Policy\'\n', true],
    [ONE.replace("kind: Policy", "kind: PolicyGroup"), false],
    ["apiVersion: v1\nkind: Policy\n", false],
    ["a: 1\n", false],
  ])("tells them by their lines %#", (text, is) => {
    expect(isPolicyText(text)).toBe(is);
  });

  it("tests what is embedded with the tests beside it", async () => {
    const cwd = await makeFolder({ "p/policy.yaml": ONE, "p/data.yaml": "a: 1\n", "p/main_test.rego": TEST });
    expect(await testPolicies("p", { cwd })).toMatchObject({ passed: true, tests: [{ name: "test_bad" }] });
    expect(await testPolicies(["p/policy.yaml", "p/main_test.rego"], { cwd })).toMatchObject({
      passed: true,
    });
  });

  it("joins no scripts of one package, and takes those of a kind", async () => {
    const other = policy("kind: SARIF\n      path: a.rego", "kind: OPENVEX\n      path: b.rego");
    const cwd = await makeFolder({
      "p/policy.yaml": TWO,
      "p/main_test.rego": TEST,
      "q/policy.yaml": other,
      "q/a.rego": rego(BAD),
      "q/b.rego": rego('violations contains "vex"\n\nnever if nope(1)'),
      "q/main_test.rego": TEST,
    });
    await expect(testPolicies("p", { cwd })).rejects.toMatchObject({ code: "source_unsupported" });
    for (const path of ["p", "q"]) {
      expect(await testPolicies(path, { cwd, kind: "SARIF" })).toMatchObject({ passed: true });
    }
    expect(await testPolicies("p", { cwd, kind: "OPENVEX" })).toMatchObject({ passed: false });
    await expect(testPolicies("p", { cwd, kind: "STRING" })).rejects.toMatchObject({
      code: "source_unsupported",
    });
    await expect(testPolicies("p", { cwd, kind: "SARIFF" })).rejects.toMatchObject({
      code: "config_invalid",
    });
  });

  it("checks each script by itself", async () => {
    const cwd = await makeFolder({
      "p/policy.yaml": policy(embedded(rego("x := nope(1)")), embedded(rego("y := 1"))),
      "p/other.yaml": policy(embedded(rego("default violations := []\n\nz := nope(2)", "other"))),
      "p/notes.yaml": "a: 1\n",
    });
    const { errors, files } = await checkPolicies("p", { cwd });
    expect(errors.map(({ location }) => location?.file)).toEqual([
      "p/other.yaml (spec.policies[0])",
      "p/policy.yaml (spec.policies[0])",
    ]);
    expect(files).toHaveLength(3);
    expect(await checkPolicies(["p/notes.yaml"], { cwd })).toMatchObject({ skipped: ["p/notes.yaml"] });
    expect((await checkPolicies("p/policy.yaml", { cwd })).errors).toHaveLength(1);
  });

  const lines = rego("x := nope(1)").split("\n");
  const indented = lines.map((line) => (line === "" ? "" : `        ${line}`)).join("\n");
  it.each([
    ["a literal block", policy(`embedded: |\n${indented}`), 10, 8],
    [
      "one with empty lines, a comment and an anchor",
      policy(`embedded: &a |- # Rego\n\n\n${indented}`),
      12,
      8,
    ],
    [
      "a block that is further in",
      policy(`embedded: |\n${indented.replace(/^ {8}/gm, " ".repeat(11))}`),
      10,
      11,
    ],
    ["the second script", policy(embedded(rego("y := 1")), `embedded: |\n${indented}`), 15, 8],
    ["the older form", ONE.replace(/spec:[^]*/, `spec:\n  type: SARIF\n  embedded: |\n${indented}`), 10, 8],
    ["line ends of Windows", policy(`embedded: |\n${indented}`).replaceAll("\n", "\r\n"), 10, 8],
    // Its lines are not those of the file.
    ["a quoted string", policy(`embedded: ${JSON.stringify(lines.join("\n"))}`), 3, 0],
  ])("tells places of %s as the file has them", async (_, text, row, indent) => {
    const cwd = await makeFolder({ "policy.yaml": text });
    const { errors } = await checkPolicies("policy.yaml", { cwd });
    const line = `${" ".repeat(indent)}x := nope(1)`;
    expect(errors).toMatchObject([{ location: { row, column: indent + 6 }, line }]);
    const inFile = text.split(/\r?\n/)[row - 1];
    if (indent > 0) expect(inFile).toBe(line);
  });

  it("takes a script that is repeated for each kind once", async () => {
    const twice = policy(
      `kind: SARIF\n      ${embedded(rego(BAD))}`,
      `kind: OPENVEX\n      ${embedded(rego(BAD))}`,
    );
    const cwd = await makeFolder({ "policy.yaml": twice });
    expect((await checkPolicies("policy.yaml", { cwd })).files).toHaveLength(1);
  });

  it("never passes over a policy that it cannot read", async () => {
    const cwd = await makeFolder({
      "a/policy.yaml": policy("path: missing.rego"),
      "b/policy.yaml": `${ONE}spec: twice\n`,
      "c/policy.yaml": policy("embedded: AGFzbQEAAAA="),
      "d/policy.yaml": policy("kind: SARIFF\n      path: x.rego"),
    });
    const codes = ["a", "b", "c", "d"].map(async (path) => {
      const codeOf = (error: { code: string }): string => error.code;
      return [
        await checkPolicies(path, { cwd }).then(() => "", codeOf),
        await testPolicies(path, { cwd }).then(() => "", codeOf),
      ];
    });
    expect(await Promise.all(codes)).toEqual([
      ["source_not_found", "source_not_found"],
      ["document_invalid", "document_invalid"],
      ["source_unsupported", "source_unsupported"],
      ["source_unsupported", "source_unsupported"],
    ]);
  });

  it("evaluates what is embedded", async () => {
    const cwd = await makeFolder({ "one.yaml": ONE, "two.yaml": TWO, "in.json": '{"bad": true}' });
    const evaluate = async (
      ...args: string[]
    ): Promise<{ exitCode: number; stdout: string; stderr: string }> =>
      run(["eval", ...args, "-e", "main/violations", "-i", "in.json", "-f", "raw"], { cwd });
    expect(await evaluate("one.yaml")).toMatchObject({ exitCode: 0, stdout: '["bad"]\n' });
    expect(await evaluate("two.yaml", "--kind", "OPENVEX")).toMatchObject({ stdout: '["vex"]\n' });
    const refused = await evaluate("two.yaml");
    expect(refused.exitCode).toBe(2);
    expect(refused.stderr).toContain("share the package main");
    expect(await evaluate("in.json", "--kind", "SARIF")).toMatchObject({ exitCode: 2 });
    expect(await evaluate("one.yaml", "two.yaml")).toMatchObject({ exitCode: 2 });
  });
});
