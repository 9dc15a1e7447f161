import { describe, expect, it } from "vitest";
import { makeFolder, run } from "../cli/run.js";

const POLICY = 'package p\n\ndeny contains "bad" if input.bad\n';

/** What `gate` says of a policy and another file beside it. */
async function gate(beside: string, ...args: string[]) {
  const cwd = await makeFolder({ "pol/p.rego": POLICY, "pol/q.rego": beside, "in.json": "{}" });
  return run(["gate", "pol", "in.json", ...args], { cwd });
}

const IGNORED: [string, string, string][] = [
  ["warn without a rule that makes a policy", 'package style\n\nwarn contains "w"\n', "style.warn"],
  ["deny with more to its name", 'package p\n\ndeny_root contains "r"\n', "p.deny_root"],
  ["violation with more to its name", 'package x.y\n\nviolation_a contains "r"\n', "x.y.violation_a"],
  [
    "one that only comments and strings name",
    'package p\n\n# deny_a\nx := "deny_a"\n\ndeny_a := ["r"]\n',
    "p.deny_a",
  ],
];

const READ: [string, string][] = [
  ["warn of a policy", 'package p\n\nwarn contains "w"\n'],
  [
    "a rule that its package reads",
    'package p\n\nwarn_a contains "w"\n\ndeny contains m if some m in warn_a\n',
  ],
  ["a rule that another package reads", 'package l\n\nwarn contains "w"\n\ny := data.l.warn\n'],
  ["a function", "package l\n\nwarn(x) := x\n\ndeny_a(x) := x\n"],
  ["a test", "package l_test\n\ndeny_a := 1\n\ntest_a if deny_a == 2\n"],
];

describe("gate, of ignored rules", () => {
  it.each(IGNORED)("reports %s", async (_, rego, name) => {
    const { exitCode, stderr } = await gate(rego);
    expect(exitCode).toBe(0);
    expect(stderr).toBe(
      `note: ignored rules: ${name}. gate reads deny, violation, violations, allow, result, and warn only in packages that define one of them\n`,
    );
  });

  it.each(READ)("says nothing of %s", async (_, rego) => {
    expect((await gate(rego)).stderr).toBe("");
  });

  it.each(["style.warn", "style.warn_a"])("refuses --fail-on warn with %s", async (name) => {
    const [path = "", rule = ""] = name.split(".");
    const { exitCode, stdout, stderr } = await gate(
      `package ${path}\n\n${rule} contains "w"\n`,
      "--fail-on",
      "warn",
    );
    expect(exitCode).toBe(2);
    expect(stdout).toBe("");
    expect(stderr).toContain(`--fail-on warn: ignored rules: ${name}.`);
  });
});
