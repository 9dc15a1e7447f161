import { describe, expect, it } from "vitest";
import { compileJudges } from "../../../src/engine/opa/compile-judges.js";
import { type JudgingPackage } from "../../../src/engine/opa/judging-package.js";

const RULES = {
  policyRules: ["deny", "violation", "violations", "allow", "result"],
  verdictRules: ["deny", "violation", "violations", "allow", "result", "warn"],
  suspect: { names: ["warn"], prefixes: ["deny_", "violation_", "warn_"] },
};

type CompileJudgesRequest = Parameters<typeof compileJudges>[0];

type Files = Record<string, string>;

function toRequest(
  sources: readonly Files[],
  more: Partial<CompileJudgesRequest> = {},
): CompileJudgesRequest {
  return {
    ...RULES,
    files: sources.flatMap((files) => Object.entries(files).map(([path, text]) => ({ path, text }))),
    sources: sources.map((files, index) => ({ argument: `s${String(index)}`, files: Object.keys(files) })),
    ...more,
  };
}

async function judge(sources: readonly Files[], more?: Partial<CompileJudgesRequest>) {
  const result = await compileJudges(toRequest(sources, more));
  if (!("wasm" in result)) throw new Error(JSON.stringify(result));
  return result;
}

/** The packages that judge, with the rules that are read. */
async function judged(...sources: Files[]): Promise<Record<string, readonly string[]>> {
  const { judging } = await judge(sources);
  return Object.fromEntries(judging.map(({ path, judged: rules }) => [path, rules]));
}

const POLICY = 'package p\n\ndeny contains "x" if input.x\n';

describe("compileJudges, what judges", () => {
  it.each<[string, string, string[]]>([
    ["a set", "deny contains 1", ["deny"]],
    [
      "in the order of the verdict",
      "warn contains 1\nallow := true\ndeny contains 1",
      ["deny", "allow", "warn"],
    ],
    ["a default", "default allow := false", ["allow"]],
    ["a named part of a rule", "allow := true\ndeny.critical contains 1", ["deny", "allow"]],
    ["a quoted part of a rule", 'violation["a"] contains 1', ["violation"]],
    ["a rule with variable keys", "deny[x] := 1 if some x in [1]", ["deny"]],
    ["no function", "allow := true\ndeny(x) := x", ["allow"]],
    ["no text and no comment", "allow := true\n# deny contains 1\nx := `\ndeny contains 1\n`", ["allow"]],
    ["no longer name", "allow := true\ndenied := 1\ndeny_all contains 1", ["allow"]],
  ])("%s", async (_, rules, expected) => {
    expect(await judged({ "p.rego": `package p\n\n${rules}\n` })).toEqual({ p: expected });
  });

  it("takes what packages below a package add to it", async () => {
    const files = {
      "a.rego": "package a\n\nallow := true\n",
      "b.rego": 'package a.deny\n\ncritical contains "x"\n',
    };
    expect(await judged(files)).toEqual({ a: ["deny", "allow"] });
  });

  it("takes a package from several sources, of both versions", async () => {
    const old = {
      path: "b.rego",
      text: "package z\n\nwarn[x] { x := 1 }\n\nallow { true }\n",
      regoVersion: "v0" as const,
    };
    const result = await judge([{ "a.rego": "package z\n\ndeny contains 1\n" }], {
      files: [{ path: "a.rego", text: "package z\n\ndeny contains 1\n" }, old],
      sources: [
        { argument: "a", files: ["a.rego"] },
        { argument: "b", files: ["b.rego"] },
      ],
    });
    expect(result.judging).toMatchObject([{ path: "z", argument: "a", judged: ["deny", "allow", "warn"] }]);
  });

  it.each<[string, Files, boolean]>([
    ["holds tests", { "p_test.rego": "package q\n\ndeny contains 1\n\ntest_a if true\n" }, false],
    ["has a test's name only", { "q.rego": "package q_test\n\ndeny contains 1\n" }, true],
  ])("looks at whether a package %s", async (_, files, judges) => {
    const result = await compileJudges(toRequest([{ "p.rego": POLICY }, files]));
    expect("wasm" in result).toBe(judges);
    if (!("wasm" in result)) expect(result.withoutPolicy).toEqual(["s1"]);
  });

  it("refuses arguments without a policy, but not a source of a pattern that has one", async () => {
    const library = { "l.rego": "package l\n\nf(x) := x\n" };
    expect(await compileJudges(toRequest([{ "p.rego": POLICY }, library]))).toEqual({
      withoutPolicy: ["s1"],
      policiesInTests: [],
      withoutRules: [],
      unread: [],
      ignored: [],
    });
    const request = toRequest([{ "p.rego": POLICY }, library]);
    const sources = request.sources.map(({ files }) => ({ argument: "*.rego", files }));
    expect(await compileJudges({ ...request, sources })).toHaveProperty("judging.length", 1);
  });

  it.each<[string, string, boolean]>([
    ["a policy and no test", 'package t\n\ndeny.a contains "x"\n', true],
    ["a default", "package t\n\ndefault allow := true\n", true],
    ["a policy and a test", "package t\n\ndeny contains 1\n\ntest_a if deny\n", true],
    ["a policy in a package of tests", "package t_test\n\ndeny contains 1\n\ntest_a if deny\n", false],
    ["a policy and a test to do", "package t_test\n\ndeny contains 1\n\ntodo_test_a if deny\n", false],
    ["a comment and a text", "package t_test\n\n# deny x\ntext := `\ndeny`\n", false],
    ["a function, in a package of its own", "package t\n\nform(x) := x\n", false],
    ["no test, in a policy's package", 'package p\n\nchecks := {"deny": ["x"]}\n', true],
    ["no test, below a policy's package", 'package p.deny\n\nr contains "x"\n', true],
    ["a helper of tests", "package t\n\nmock := 1\n\ntest_a if mock == 1\n", false],
    ["a definition of a policy's rule", "package p\n\nfound := 1 if input.x\n\ntest_a if found == 1\n", true],
    ["the same below its package", "package\n\tp\n\nfound := 1 if input.x\n\ntest_a if found == 1\n", true],
    [
      "the same behind comments",
      "# a\r\npackage p # b\r\n\r\nfound := 1\r\n\r\ntest_a if found == 1\r\n",
      true,
    ],
    ["a part of what a policy refers to", "package lib.bad\n\nx := 1\n\ntest_a if x == 1\n", true],
    ["a rule that a policy refers to", "package lib\n\nbad if input.x\n\ntest_a if bad\n", true],
    ["no Rego", "package t\n\nx :=\n", false],
    ["only the text of a test", 'package t\n\ndeny contains "x"\n\nx := `\ntest_a if true`\n', true],
  ])("tells that a file left out holds %s", async (_, text, expected) => {
    const tests = [{ path: "t_test.rego", text }];
    const policy = "package p\n\nfound := 0 if input.y\n\ndeny contains found if data.lib.bad\n";
    const result = await compileJudges(toRequest([{ "p.rego": policy }], { tests }));
    expect(result).toMatchObject(expected ? { policiesInTests: ["t_test.rego"] } : { ignored: [] });
  });

  it("throws the errors of a file left out that cannot be parsed", async () => {
    const tests = [{ path: "t_test.rego", text: "package t\n\ndeny contains\n" }];
    await expect(compileJudges(toRequest([{ "p.rego": POLICY }], { tests }))).toFailWith(
      "rego_invalid",
      /t_test\.rego:/,
    );
  });
});

describe("compileJudges, ignored rules", () => {
  it.each<[string, string, string[]]>([
    ["warn of a package that is not a policy", "package s\n\nwarn contains 1\n", ["s.warn"]],
    [
      "names that begin as those of rules",
      'package x["a-b"]\n\nviolation_a contains 1\n',
      ["x.a-b.violation_a"],
    ],
    [
      "only texts and comments with the name",
      'package p\n\n# deny_a\nx := "deny_a"\n\ndeny_a := 1\n',
      ["p.deny_a"],
    ],
    [
      "a local variable of the name",
      "package p\n\ny if { deny_a := 1; deny_a == 1 }\n\ndeny_a := 1\n",
      ["p.deny_a"],
    ],
    ["a text of a template", 'package p\n\nx := $"see deny_a {1}"\n\ndeny_a := 1\n', ["p.deny_a"]],
    [
      "a member of the name of another package",
      "package q\n\nx := data.other.deny_a\n\ndeny_a := 1\n",
      ["q.deny_a"],
    ],
    ["a value of a template", 'package p\n\nallow := $"see {deny_a}"\n\ndeny_a := 1\n', []],
    ["a rule that its package reads", "package p\n\nallow := deny_a\n\ndeny_a := 1\n", []],
    [
      "a rule read by an alias",
      "package q\n\nimport data.q as other\n\nallow := other.deny_a\n\ndeny_a := 1\n",
      [],
    ],
    ["a part of a rule", "package q\n\ndeny_a.b := 1\n\nallow := data.q.deny_a\n", []],
    ["functions", "package q\n\nwarn(x) := x\n\ndeny_a(x) := x\n", []],
    ["tests", "package q_test\n\ndeny_a := 1\n\ntest_a if deny_a == 2\n", []],
  ])("%s", async (_, text, expected) => {
    const request = toRequest([{ "p.rego": POLICY, "q.rego": text }]);
    const result = await compileJudges(request);
    expect("ignored" in result && result.ignored.map(({ name }) => name)).toEqual(expected);
  });
});

it("compileJudges, what an ignored rule is", async () => {
  const text =
    "package q\n\ndeny_a contains 1\n\ndeny_b := 1\n\nAllow := 1\n\nwarn contains 1\n\nallowed := 1\n";
  const { ignored } = await judge([{ "p.rego": POLICY, "q.rego": text }]);
  const at = (row: number): unknown => ({ file: "q.rego", row, column: 1 });
  expect(ignored).toEqual([
    { name: "q.deny_a", refuses: true, verdict: "deny", location: at(3) },
    { name: "q.deny_b", refuses: true, verdict: "deny", location: at(5) },
    { name: "q.Allow", refuses: true, like: "allow", verdict: "allow", location: at(7) },
    { name: "q.warn", refuses: false, verdict: "warn", location: at(9) },
    { name: "q.allowed", refuses: true, like: "allow", verdict: "allow", location: at(11) },
  ]);
});

it("compileJudges, a package read as a whole", async () => {
  const reader = "package r\n\nallow if data.q[input.y]\n";
  const { ignored } = await judge([{ "q.rego": "package q\n\ndeny_a := 1\n", "r.rego": reader }]);
  expect(ignored).toEqual([]);
});

describe("compileJudges, definitions by METADATA", () => {
  const metadata = (id: string): string => `# METADATA\n# custom: {id: ${id}}\n`;
  const two = `${metadata("A")}deny contains "a"\n\ndeny contains "b"\n\n${metadata("A")}deny contains "a" { true }`;

  async function only(text: string, more?: Partial<CompileJudgesRequest>): Promise<JudgingPackage> {
    const { judging } = await judge([{ "p.rego": text }], more);
    const [first] = judging;
    if (first === undefined || judging.length > 1) throw new Error("not one package");
    return first;
  }

  it("groups those that say the same", async () => {
    const text = `package p\n\n${two.replace(" { true }", "")}\n`;
    const { groups, definitions } = await only(text);
    expect(groups.get("deny")).toEqual([[0, 2], [1]]);
    expect(
      definitions
        .get("deny")
        ?.map(({ kind, location, annotations }) => [kind, location.row, annotations.length]),
    ).toEqual([
      ["set", 5, 1],
      ["set", 7, 0],
      ["set", 11, 1],
    ]);
  });

  it("tells definitions of equal METADATA apart", async () => {
    const rules = `${metadata("A")}deny contains "a"\n\n${metadata("A")}deny contains "b"`;
    const { groups, definitions } = await only(`package p\n\n${rules}\n`);
    expect(groups.get("deny")).toEqual([[0], [1]]);
    expect(new Set(definitions.get("deny")?.map(({ digest }) => digest)).size).toBe(2);
  });

  it.each<[string, string]>([
    ["one definition twice", `${metadata("A")}deny contains "a"\n\n${metadata("A")}deny contains "a"`],
    ["a rule that is not a set", `${metadata("A")}deny := ["a"] if input.a\n\ndeny := ["b"] if input.b`],
    ["an object", `${metadata("A")}deny[x] := 1 if some x in [1]\n\ndeny[x] := 2 if some x in [2]`],
    [
      "a definition that reads METADATA",
      `${metadata("A")}deny contains rego.metadata.rule().custom.id\n\ndeny contains "b"`,
    ],
    [
      "METADATA read in a comprehension",
      `${metadata("A")}deny contains x if x := {y | y := rego.metadata.chain()}\n\ndeny contains "b"`,
    ],
  ])("leaves %s as it is", async (_, rules) => {
    const { groups, judged: rulesRead } = await only(`package p\n\n${rules}\n`);
    expect(rulesRead).toEqual(["deny"]);
    expect([...groups]).toEqual([]);
  });

  it("tells definitions apart in a package that another one reads as a whole", async () => {
    const rules = `${metadata("A")}deny contains "a"\n\ndeny contains "b"\n`;
    const { judging } = await judge([
      { "p.rego": `package p\n\n${rules}`, "q.rego": "package q\n\nallow if count(data.p) == input.rules\n" },
    ]);
    expect(judging.map(({ path, groups }) => [path, groups.size])).toEqual([
      ["p", 1],
      ["q", 0],
    ]);
  });

  it("reads METADATA of other rules, of texts and of helpers as it is", async () => {
    const rules = `${metadata("A")}deny contains "rego.metadata.rule()"\n\ndeny contains name\n\nname := rego.metadata.rule()\n`;
    expect([...(await only(`package p\n\n${rules}`)).groups]).toEqual([["deny", [[0], [1]]]]);
  });

  it.each<[string, string, RegExp]>([
    [
      "a function that is not there",
      "x := unknown(1)",
      /p\.rego:8:6: rego_type_error: undefined function unknown/,
    ],
    ["a rule that refers to itself", "deny contains 1 if count(deny) > 1", /rule data\.p\.deny is recursive/],
    ["a rule that refers to all data", "deny contains 1 if data[_]", /rule data\.p\.deny is recursive/],
    ["a rule that counts all data", "warn contains 1 if count(data) > 1", /rule data\.p\.warn is recursive/],
    ["a variable that is unsafe", "deny contains y", /p\.rego:8:15: rego_unsafe_var_error: var y is unsafe/],
  ])("shows %s with the names and places of the policy", async (_, rule, message) => {
    const text = `package p\n\n${metadata("A")}deny contains "a"\n\ndeny contains "b"\n\n${rule}\n`.replace(
      "\n\ndeny",
      "\ndeny",
    );
    const request = toRequest([{ "p.rego": text }]);
    await expect(compileJudges(request)).toFailWith("rego_invalid", message);
    await expect(compileJudges(request)).toFailWith("rego_invalid", /^(?![^]*regohost_)/);
  });
});
