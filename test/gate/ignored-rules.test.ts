import { REPORT_FORMATS, writeReport } from "regohost/gate";
import { describe, expect, it } from "vitest";
import { makeFolder, run } from "../cli/run.js";
import { loadGate, runGate } from "./every-form.js";

const POLICY = 'package p\n\ndeny contains "bad" if input.bad\n';

/** What `gate` says of a policy and another file beside it. */
async function gate(beside: string, ...args: string[]) {
  const cwd = await makeFolder({ "pol/p.rego": POLICY, "pol/q.rego": beside, "in.json": "{}" });
  return runGate(["pol", "in.json", ...args], { cwd });
}

const IGNORED: [string, string, string][] = [
  ["warn without a rule that makes a policy", 'package style\n\nwarn contains "w"\n', "style.warn"],
  ["warn with more to its name", 'package p\n\nwarn_root contains "r"\n', "p.warn_root"],
  ["warn in other letters", 'package p\n\nWarn contains "r"\n', "p.Warn (did you mean warn?)"],
  ["denied", 'package p\n\ndenied contains "r"\n', "p.denied (did you mean deny?)"],
  ["denies", 'package x.y\n\ndenies := {"r"}\n', "x.y.denies (did you mean deny?)"],
  ["results", "package x.y\n\nresults := []\n", "x.y.results (did you mean result?)"],
  ["allowed", "package x.y\n\nallowed := false\n", "x.y.allowed (did you mean allow?)"],
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
  ["names that are only somewhat alike", 'package l\n\nreason := "r"\n\ndense := 1\n\nallowlist := []\n'],
  ["a similar name that a rule reads", 'package l\n\ndenied contains "r"\n\nx := count(denied)\n'],
  ["a function", "package l\n\nwarn(x) := x\n\ndeny_a(x) := x\n"],
  ["a misspelt name that a rule reads", 'package l\n\ndenny contains "r"\n\nx := count(denny)\n'],
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

  it.each([
    { isTTY: true, args: [], notes: 0 },
    { isTTY: true, args: ["-o", "json"], notes: 1 },
    { isTTY: true, args: ["-o", "pretty=report.txt"], notes: 1 },
    { isTTY: false, args: [], notes: 1 },
  ])("says it on stderr unless the same terminal shows the report: %j", async ({ isTTY, args, notes }) => {
    const cwd = await makeFolder({ "p.rego": `${POLICY}\ndenied contains "x"\n`, "in.json": "{}" });
    const { stdout, stderr } = await run(["gate", "p.rego", "in.json", ...args], { cwd, isTTY });
    expect(stderr.match(/ignored rules/g) ?? []).toHaveLength(notes);
    if (notes === 0) expect(stdout).toContain("ignored rules: p.denied");
  });

  it.each(REPORT_FORMATS)("says it in %s", async (format) => {
    await using loaded = await loadGate({ files: { "p.rego": `${POLICY}\ndenied contains "x"\n` } });
    const report = await loaded.judge([{ name: "in", value: {} }]);
    const text = await writeReport(report, format);
    expect(text.replaceAll("\\", "")).toContain("p.denied (did you mean deny?)");
  });

  it.each(READ)("says nothing of %s", async (_, rego) => {
    expect((await gate(rego)).stderr).toBe("");
  });

  it.each([
    ["deny_root", 'package p\n\ndeny_root contains "r"\n', "p.deny_root"],
    ["violation_a of a library", 'package x.y\n\nviolation_a contains "r" if input.x\n', "x.y.violation_a"],
    [
      "a set of the old version",
      'package x.y\n\nimport rego.v1\n\ndeny_old contains msg if msg := "r"\n',
      "x.y.deny_old",
    ],
  ])("refuses a set that looks like a deny rule: %s", async (_, rego, name) => {
    const { exitCode, stdout, stderr } = await gate(rego);
    expect(exitCode).toBe(2);
    expect(stdout).toBe("");
    expect(stderr).toMatch(
      new RegExp(`pol.q\\.rego:\\d+:1: rule_unread: ${name.replaceAll(".", "\\.")} looks like a deny rule`),
    );
    expect(stderr).toContain("; policies of Conftest are read with --rules conftest:\n");
  });

  it.each([
    ["a letter too many", 'package p\n\ndenyy contains "r"\n', "p.denyy", "deny"],
    ["a letter too few", 'package x.y\n\nviolaton contains "r"\n', "x.y.violaton", "violation"],
    ["another letter", 'package p\n\ndemy := ["r"]\n', "p.demy", "deny"],
    [
      "two letters in each other's places",
      'package p\n\nvoilations contains "r"\n',
      "p.voilations",
      "violations",
    ],
    ["the same at the end", 'package p\n\ndeyn contains "r"\n', "p.deyn", "deny"],
    ["other letters", 'package p\n\nDeny contains "r"\n', "p.Deny", "deny"],
    ["a rule that is no set", "package x.y\n\nalow := false\n", "x.y.alow", "allow"],
  ])("refuses a misspelt rule that would make a policy: %s", async (_, rego, name, meant) => {
    const { exitCode, stdout, stderr } = await gate(rego);
    expect(exitCode).toBe(2);
    expect(stdout).toBe("");
    expect(stderr).toContain(`:3:1: rule_unread: ${name} looks like a misspelt ${meant}`);
  });

  it.each(["style.warn", "style.warn_a", "style.Warn", "style.warns"])(
    "refuses --fail-on warn with %s",
    async (name) => {
      const [path = "", rule = ""] = name.split(".");
      const { exitCode, stdout, stderr } = await gate(
        `package ${path}\n\n${rule} contains "w"\n`,
        "--fail-on",
        "warn",
      );
      expect(exitCode).toBe(2);
      expect(stdout).toBe("");
      const meant = /\.warn(?:_|$)/.test(name) ? "" : " (did you mean warn?)";
      expect(stderr).toContain(`--fail-on warn: ignored rules: ${name}${meant}.`);
    },
  );
});
