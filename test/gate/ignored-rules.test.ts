import { REPORT_FORMATS, writeReport } from "regohost/gate";
import { describe, expect, it } from "vitest";
import { makeFolder, run } from "../cli/run.js";
import { loadGate, runGate } from "./every-form.js";

const POLICY = 'package p\n\ndeny contains "bad" if input.bad\n';

/** What `gate` says of a policy and of other files beside it, which a line of dashes parts. */
async function gate(beside: string, ...args: string[]) {
  const files = beside
    .split("---\n")
    .map((text, index): [string, string] => [`pol/${"qrs".charAt(index)}.rego`, text]);
  const others: Record<string, string> = Object.fromEntries(files);
  const cwd = await makeFolder({ "pol/p.rego": POLICY, ...others, "in.json": "{}" });
  return runGate(["pol", "in.json", ...args], { cwd });
}

/** Rules that no rule that is judged reads, and what the gate says of them. */
const UNREAD: [string, string, RegExp][] = [
  ["a set", 'package p\n\ndeny_root contains "r"\n', /p\.deny_root looks like a deny rule/],
  [
    "of a library",
    'package x.y\n\nviolation_a contains "r" if input.x\n',
    /x\.y\.violation_a looks like a violation rule/,
  ],
  ["with an import", 'package x.y\n\nimport rego.v1\n\ndeny_old contains "r"\n', /x\.y\.deny_old looks like/],
  ["that is no set", 'package p\n\n# deny_a\nx := "deny_a"\n\ndeny_a := ["r"]\n', /p\.deny_a looks like/],
  ["of warnings", 'package p\n\nwarn_root contains "r"\n', /p\.warn_root looks like a warn rule/],
  ["in camel case", 'package p\n\ndenyRoot contains "r"\n', /p\.denyRoot looks like a deny rule/],
  ["below a name", 'package p\n\nb.deny_root contains "r"\n', /p\.b\.deny_root looks like/],
  [
    "that print alone shows",
    'package q\n\ndenies contains "r"\n\ndeny contains "d" if {\n\tprint("all", [d | some d in denies])\n\tinput.x\n}\n',
    /q\.denies is not read/,
  ],
  ...["x := denies", "x := [d | some d in denies]", "y := denies\n\tx := count(y)", "x = denies"].map(
    (given): [string, string, RegExp] => [
      `that print alone shows: ${given}`,
      `package q\n\ndenies contains "r"\n\ndeny contains "d" if {\n\t${given}\n\tprint(x)\n\tinput.x\n}\n`,
      /q\.denies is not read/,
    ],
  ),
  [
    "that trace alone shows",
    'package q\n\ndenies contains "r"\n\ndeny contains "d" if {\n\ttrace(sprintf("%v", [denies]))\n\tinput.x\n}\n',
    /q\.denies is not read/,
  ],
  ...(
    [
      ["alowed", "allow"],
      ["allowde", "allow"],
      ["denid", "deny"],
      ["violatoins", "violations"],
      ["denied", "deny"],
      ["denies", "deny"],
      ["denyy", "deny"],
      ["demy", "deny"],
      ["deyn", "deny"],
      ["Deny", "deny"],
      ["dney", "deny"],
      ["reject", "deny"],
      ["errors", "deny"],
      ["failures", "deny"],
      ["banned", "deny"],
      ["not_allowed", "deny"],
      ["__deny_", "deny"],
      ["findings", "deny"],
      ["issues", "deny"],
      ["problem", "deny"],
      ["noncompliant", "deny"],
      ["CxPolicy", "deny"],
      ["violaton", "violation"],
      ["voilations", "violations"],
      ["violate", "violation"],
      ["alow", "allow"],
      ["allowed", "allow"],
      ["results", "result"],
      ["warning", "warn"],
      ["warnings", "warn"],
      ["warnings_", "warn"],
      ["alerts", "warn"],
      ["Warn", "warn"],
    ] as const
  ).map(([name, meant]): [string, string, RegExp] => [
    name,
    `package x.y\n\n${name} := []\n`,
    new RegExp(
      `:3:1: rule_unread: x\\.y\\.${name} is not read, and no judged rule uses it; did you mean ${meant}\\?`,
    ),
  ]),
  [
    "one that only a rule reads which nobody reads",
    'package p\n\ndenied contains "r"\n\nx := count(denied)\n',
    /p\.denied/,
  ],
  [
    "one that a function reads which nobody calls",
    'package p\n\ndenied contains "r"\n\nf(x) := denied\n',
    /p\.denied/,
  ],
  [
    "one that a dump of its package holds",
    'package q\n\nwarnings contains "r"\n---\npackage debug\n\nall := data.q\n',
    /q\.warnings/,
  ],
  [
    "one that a result dumps",
    'package q.c\n\ndenies contains "r"\n\nviolations := []\n---\npackage q\n\nb.result := data.q.c\n',
    /q\.c\.denies/,
  ],
  [
    "one that a member of a result reads which nobody reads",
    'package q\n\nerrors contains "r"\n\nresult := {"allow": true, "note": errors}\n',
    /q\.errors/,
  ],
  [
    "one that a rule of such a member reads",
    'package q\n\nerrors contains "r"\n\nresult.allow := true\n\nresult.note := errors\n',
    /q\.errors/,
  ],
  [
    "a rule of a package with such a name",
    'package deny\n\nx contains "r"\n',
    /deny\.x is part of a package/,
  ],
  ["one of a package below another", 'package a.deny\n\nx contains "r"\n', /a\.deny\.x is part of a package/],
  [
    "a rule of a package result",
    'package result\n\ndata_x := ["r"]\n',
    /result\.data_x is part of a package/,
  ],
  [
    "one whose value a with replaces",
    'package q\n\ndenies contains "r"\n\ndeny contains "x" if input.x with data.q.denies as {1}\n',
    /q\.denies/,
  ],
];

const READ: [string, string][] = [
  ["warn of a policy", 'package p\n\nwarn contains "w"\n'],
  [
    "a rule that its package reads",
    'package p\n\nwarn_a contains "w"\n\ndeny contains m if some m in warn_a\n',
  ],
  [
    "a rule that a variable has",
    'package l\n\ndenied contains "w" if input.x\n\nallow if {\n\tx := denied\n\ty := x\n\tcount(y) == 0\n}\n',
  ],
  [
    "a rule that is read by way of others",
    'package l\n\ndenied contains "w" if input.no\n\nx := count(denied)\n\nf(y) := y + x\n\nb.deny contains "m" if f(1) > 1\n',
  ],
  [
    "rules that the members of a result read",
    'package l\n\nerrors contains "w" if input.x\n\ndeny_a contains "w" if input.x\n\ndenied := false\n\nreject := "why"\n\nresult := r if {\n\tlist := errors\n\tcount(deny_a) == 0\n\tr := {"violations": list, "skipped": denied, "skip_reason": reject}\n}\n',
  ],
  [
    "a rule that another package reads",
    'package l\n\nerrors contains "w" if input.x\n\nallow if count(data.l.errors) == 0\n',
  ],
  [
    "rules that are read by their names at run time",
    'package l\n\ndeny_a contains "w" if input.x\n\nb.deny contains m if { some n; m := data.l.c[n][_] }\n\nc.deny_b contains "x" if input.x\n\nx.deny contains m if some m in deny_a\n',
  ],
  [
    "names that are only somewhat alike",
    'package l\n\nreason := "r"\n\ndense := 1\n\nallowlist := []\n\nreport := 1\n',
  ],
  [
    "names that are only an ending",
    "package l\n\ns := 1\n\nd := 1\n\ned := 1\n\nes := 1\n\nS := 1\n\n_s := 1\n",
  ],
  ["a function", "package l\n\nwarn(x) := x\n\ndeny_a(x) := x\n\nerrors(x) := x\n"],
  ["a test", "package l_test\n\ndeny_a := 1\n\ntest_a if deny_a == 2\n"],
  [
    "a rule that METADATA says to be a helper",
    'package l\n\n# METADATA\n# custom: {helper: true}\nerrors contains "w"\n\n# METADATA\n# scope: document\n# custom: {helper: true}\ndeny(x) := x\n',
  ],
];

describe("gate, of ignored rules", () => {
  it("notes warn without a rule that makes a policy", async () => {
    const { exitCode, stdout, stderr } = await gate('package style\n\nwarn contains "w"\n');
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: "" });
    expect(stdout).toContain(
      "NOTE  ignored rules: style.warn. gate reads deny, violation, violations, allow, result, and warn only in packages that define one of them\n",
    );
  });

  it.each(UNREAD)("refuses %s, unless it is allowed", async (_, rego, message) => {
    const { exitCode, stdout, stderr } = await gate(rego);
    expect(exitCode).toBe(2);
    expect(stdout).toBe("");
    expect(stderr).toMatch(message);
    const name = /rule_unread: (\S+)/.exec(stderr)?.[1] ?? "";
    // A result with all rules of its package has that one as a member.
    const allowed = await gate(
      rego,
      ...["--allow-unread", `data.${name}`, "--allow-unread", "q.b.result.denies"],
    );
    expect(allowed).toMatchObject({
      exitCode: 0,
      stdout: expect.stringContaining(`ignored rules: ${name}`) as string,
    });
  });

  it("says what a source without a policy may have meant", async () => {
    const cwd = await makeFolder({ "p.rego": 'package p\n\ndenies contains "x"\n', "in.json": "{}" });
    const { exitCode, stderr } = await run(["gate", "p.rego", "in.json"], { cwd });
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(/contains no policy.*\n.*p\.denies.*did you mean deny\?/);
  });

  it.each([
    { isTTY: true, args: [], notes: 0 },
    { isTTY: true, args: ["-o", "json"], notes: 1 },
    { isTTY: true, args: ["-o", "pretty=report.txt"], notes: 1 },
    { isTTY: false, args: [], notes: 0 },
    { isTTY: false, args: ["-o", "table"], notes: 0 },
    { isTTY: false, args: ["-o", "github", "-o", "json=report.json"], notes: 0 },
    { isTTY: false, args: ["-o", "sarif"], notes: 1 },
  ])("says it on stderr unless a report on stdout does: %j", async ({ isTTY, args, notes }) => {
    const cwd = await makeFolder({ "p.rego": `${POLICY}\ndenied contains "x"\n`, "in.json": "{}" });
    const allowed = ["--allow-unread", "p.denied"];
    const { stdout, stderr } = await run(["gate", "p.rego", "in.json", ...args, ...allowed], { cwd, isTTY });
    expect(stderr.match(/ignored rules/g) ?? []).toHaveLength(notes);
    if (notes === 0) expect(stdout).toContain("ignored rules: p.denied");
  });

  it.each(REPORT_FORMATS)("says it in %s", async (format) => {
    const files = { "p.rego": `${POLICY}\ndenied contains "x"\n` };
    await using loaded = await loadGate({ files }, { allowUnread: ["p.denied"] });
    const report = await loaded.judge([{ name: "in", value: {} }]);
    const text = await writeReport(report, format);
    expect(text.replaceAll("\\", "")).toContain("p.denied (did you mean deny?)");
  });

  it.each(READ)("says nothing of %s", async (_, rego) => {
    expect((await gate(rego)).stderr).toBe("");
  });

  it("names the option that reads rules of Conftest", async () => {
    const { stderr } = await gate('package p\n\ndeny_root contains "r"\n');
    expect(stderr).toMatch(/^error: pol\/q\.rego:3:1: rule_unread: p\.deny_root looks like a deny rule/);
    expect(stderr).toContain("--allow-unread. Policies of Conftest are read with --rules conftest\n");
  });

  // The engine reads result alone.
  it.each([
    ["no violations", '{"skipped": false, "violations": []}', 2],
    ["their number", '{"skipped": false, "violations": [], "n": count(violations)}', 2],
    ["them as findings", '{"skipped": false, "violations": [], "findings": violations}', 1],
    ["some of them", '{"skipped": false, "violations": [v | some v in violations; v != "x"]}', 0],
  ])("refuses violations of Chainloop beside a result with %s", async (_, result, expected) => {
    const rego = `package p\n\nresult := ${result}\n\nviolations contains "x"\n`;
    const { exitCode, stderr } = await gate(rego, "--compat", "chainloop");
    expect(exitCode).toBe(expected);
    if (expected === 2) expect(stderr).toContain("p.violations looks like a violations rule");
  });

  it.each([
    ["", 2],
    ['result := {"skipped": false, "violations": []}', 2],
    ['result := {"skipped": false, "violations": [], "n": count(findings)}', 2],
    ['deny contains "y" if input.y', 2],
    ['result := {"skipped": false, "findings": findings}', 1],
    ['result := {"skipped": false, "violations": [f.message | some f in findings]}', 1],
    ["violations contains f.message if some f in findings", 1],
  ])("refuses findings of Chainloop that no result has: %s", async (rules, expected) => {
    const rego = `package p\n\nfindings contains {"message": "x"}\n\n${rules}\n`;
    const { exitCode, stderr } = await gate(rego, "--compat", "chainloop");
    expect(exitCode).toBe(expected);
    if (expected === 2) expect(stderr).toContain("p.findings looks like a findings rule, but no judged rule");
    expect(await gate(rego)).toMatchObject({ exitCode: expected });
  });

  it("refuses --fail-on warn with warnings that are not read, unless they are allowed", async () => {
    const rego = 'package style\n\nwarn contains "w"\n';
    const { exitCode, stdout, stderr } = await gate(rego, "--fail-on", "warn");
    expect(exitCode).toBe(2);
    expect(stdout).toBe("");
    expect(stderr).toContain("--fail-on warn: ignored rules: style.warn.");
    const allowed = await gate(rego, "--fail-on", "warn", "--allow-unread", "style.warn");
    expect(allowed.exitCode).toBe(0);
  });
});
