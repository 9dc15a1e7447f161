import { describe, expect, it } from "vitest";
import { makeFolder, run } from "../../cli/run.js";

const RULE = `package main

# METADATA
# custom:
#   short_name: rule
deny contains {"code": "main.rule", "msg": "refused"} if input.refused
`;
const ELSEWHERE = `package other.main

# METADATA
# custom:
#   short_name: rule
deny contains {"code": "other.main.rule", "msg": "refused elsewhere"} if input.refused
`;

const SHORT = ELSEWHERE.replace('"other.', '"');
/** The findings of `a.main`, `b.main` and `c` have one code. */
const NAMESAKES = {
  "names/a.rego": SHORT.replace("other", "a").replace(
    "rule\n",
    "rule\n#   collections: [skipped]\n#   effective_on: 2099-01-01T00:00:00Z\n#   depends_on: z.first\n",
  ),
  "names/b.rego": SHORT.replace("other", "b"),
  "names/c.rego": RULE.replace("package main", "package c").replace("input.refused", "input.third"),
  "names/z.rego": RULE.replaceAll("main", "z")
    .replace(": rule", ": first")
    .replace(".rule", ".first")
    .replace("input.refused", "input.first"),
};

const files = {
  "pol/a.rego": RULE,
  "dotted/a.rego": ELSEWHERE,
  "dotted/b.rego": RULE,
  "short/a.rego": SHORT.replace("rule\n", "rule\n#   collections: [minimal]\n"),
  "twice/a.rego": `${RULE}\n${RULE.replace("package main\n", "")}`,
  "itself/a.rego": RULE.replace("short_name: rule", "short_name: rule\n#   depends_on: main.rule"),
  "mutual/a.rego": `${RULE.replace("short_name: rule", "short_name: rule\n#   depends_on: [none, main.other]")}
# METADATA
# custom:
#   short_name: other
#   depends_on: [main.rule]
deny contains {"code": "main.other", "msg": "refused, too"} if input.refused
`,
  "good.json": "{}",
  "bad.json": '{"refused": true}',
  "empty/readme.txt": "x",
  "config.yaml": "config: {policy: {when_ns: 1}}",
};

interface Refusal {
  what: string;
  configuration: string;
  says: string;
}

const source = (more: string, policy = "[./pol]"): string => `sources: [{policy: ${policy}${more}}]`;
const volatile = (criterion: string): string => source(`, volatileConfig: {exclude: [${criterion}]}`);

const REFUSED: Refusal[] = [
  { what: "no sources", configuration: "name: release", says: "sources is missing" },
  { what: "no policies", configuration: source("", "[]"), says: "a list that is not empty" },
  { what: "an unknown key", configuration: source(", exclude: [x]"), says: "policy.yaml:1:" },
  { what: "a key twice", configuration: "sources: []\nsources: []", says: "duplicate key" },
  { what: "an invalid date", configuration: volatile("{value: x, effectiveUntil: soon}"), says: "RFC 3339" },
  {
    what: "a day that does not exist",
    configuration: volatile('{value: x, effectiveUntil: "2026-02-30"}'),
    says: "RFC 3339",
  },
  {
    what: "a digest that is none",
    configuration: volatile("{value: x, imageDigest: sha256:1}"),
    says: "64 hex digits",
  },
  {
    what: "two scopes",
    configuration: volatile("{value: x, imageUrl: a/b, componentNames: [c]}"),
    says: "only one of",
  },
  { what: "no value", configuration: volatile('{effectiveUntil: "2026-02-01"}'), says: "value is missing" },
  { what: "a key that is no PEM", configuration: `${source("")}\npublicKey: k8s://ns/key`, says: "PEM" },
  {
    what: "a resource of another kind",
    configuration: "apiVersion: v1\nkind: Pod\nspec: {}",
    says: "EnterpriseContractPolicy",
  },
  {
    what: "data that is not there",
    configuration: source(", data: [./none]"),
    says: "there is no such file",
  },
  { what: "a folder without data", configuration: source(", data: [./empty]"), says: "source_empty" },
  { what: "policies that are not there", configuration: source("", "[./none]"), says: "source_not_found" },
  {
    what: "two rules with a code",
    configuration: source("", "[./twice]"),
    says: "the code main.rule belongs to another rule too",
  },
  {
    what: "a rule that depends on itself",
    configuration: source("", "[./itself]"),
    says: "no finding of theirs is left: main.rule [metadata_invalid]",
  },
  {
    what: "rules that depend on each other",
    configuration: source("", "[./mutual]"),
    says: "no finding of theirs is left: main.rule, main.other [metadata_invalid]",
  },
  {
    what: "a data file with its own config.policy",
    configuration: source(", data: [./config.yaml]"),
    says: "data_invalid",
  },
];

async function gate(configuration: string, input: string, ...words: string[]): ReturnType<typeof run> {
  const cwd = await makeFolder({ ...files, "policy.yaml": configuration });
  return run(["gate", "--rules", "conforma", "-p", "policy.yaml", "-i", input, ...words], { cwd });
}

describe("a policy configuration that is refused", () => {
  it.each(REFUSED)("$what", async ({ configuration, says }) => {
    const { exitCode, stdout, stderr } = await gate(configuration, "good.json");
    expect(exitCode).toBe(2);
    expect(stdout + stderr).toContain(says);
  });

  it("a policy without a configuration", async () => {
    const cwd = await makeFolder(files);
    const result = await run(["gate", "-p", "policy.yaml", "-i", "good.json"], { cwd });
    expect(result).toMatchObject({ exitCode: 2 });
  });

  it.each([["--namespace=main"], ["--all-namespaces"], ["--watch"]])("with %s", async (flag) => {
    expect(await gate(source(""), "good.json", flag)).toMatchObject({ exitCode: 2 });
  });
});

describe("the data of a policy configuration", () => {
  const limited = async (
    configuration: string,
    more: Record<string, string> = {},
  ): Promise<{ exitCode: number; stderr: string }> => {
    const cwd = await makeFolder({
      "pol/a.rego": RULE.replace("input.refused", "input.x < data[_].min"),
      "policy.yaml": configuration,
      "in.json": '{"x": 9007199254740992}',
      ...more,
    });
    return run(["gate", "--rules", "conforma", "-p", "policy.yaml", "-i", "in.json"], { cwd });
  };

  it.each([
    ["an integer", source(", ruleData: {min: 9007199254740993}"), 1],
    ["the integer itself", source(", ruleData: {min: 9007199254740992}"), 0],
    [
      "a fraction in JSON",
      source(', "ruleData": {"min": 9007199254740992.5}').replace("sources", '"sources"'),
      2,
    ],
    ["a number beyond those of JavaScript", source(", ruleData: {min: 1e400}"), 2],
    ["a list", source(", ruleData: [1]"), 2],
  ])("ruleData has every digit of %s", async (_, configuration, exitCode) => {
    expect(await limited(configuration)).toMatchObject({ exitCode });
  });

  it.each([["upper.YAML"], ["deny.rego"], ["other/upper.YAML"], ["other/deny.rego"]])(
    "has no file %s that nobody reads",
    async (name) => {
      const { exitCode, stderr } = await limited(source(", data: [./d]"), {
        "d/a.yaml": "a: {min: 1}\n",
        [`d/${name}`]: "b: {min: 1}\n",
      });
      expect(exitCode).toBe(2);
      expect(stderr).toContain(`d/${name}`);
    },
  );
});

it("a folder of data may have the policies of all groups, and no others", async () => {
  const rule = RULE.replace("input.refused", "input.x < data.limits.min");
  const group = (name: string): string => `{policy: [./d/${name}], data: [./d]}`;
  const cwd = await makeFolder({
    "d/one/a.rego": rule,
    "d/two/a.rego": rule,
    "d/data.yaml": "limits: {min: 2}\n",
    "both.yaml": `sources: [${group("one")}, ${group("two")}]\n`,
    "one.yaml": `sources: [${group("one")}]\n`,
    "in.json": '{"x": 3}',
  });
  const given = ["--rules", "conforma", "-i", "in.json", "-p"];
  expect(await run(["gate", ...given, "both.yaml"], { cwd })).toMatchObject({ exitCode: 0 });
  const { exitCode, stderr } = await run(["gate", ...given, "one.yaml"], { cwd });
  expect(exitCode).toBe(2);
  expect(stderr).toContain("d/two/a.rego is a policy and is not read");
});

describe("a policy configuration on the command line", () => {
  it.each([
    ["good.json", [], 0],
    ["bad.json", [], 1],
    ["bad.json", ["--exceptions", "exceptions.yaml"], 0],
  ])("decides on %s %j", async (input, words, exitCode) => {
    const cwd = await makeFolder({
      ...files,
      "policy.yaml": source(""),
      "exceptions.yaml": "exceptions: [{id: main.rule, reason: r, owner: o, expires: 2099-01-01}]",
    });
    const result = await run(["gate", "--rules", "conforma", "-p", "policy.yaml", "-i", input, ...words], {
      cwd,
    });
    expect(result).toMatchObject({ exitCode, stderr: "" });
  });

  it("is also a resource, and a gate file names it", async () => {
    const resource = `apiVersion: appstudio.redhat.com/v1alpha1\nkind: EnterpriseContractPolicy\nmetadata: {name: a}\nspec: {${source("")}}`;
    const cwd = await makeFolder({
      ...files,
      "policy.yaml": resource,
      "regohost.yaml": "version: 1\nrules: conforma\npolicies: [policy.yaml]\ninputs: [bad.json]\n",
    });
    expect(await run(["gate"], { cwd })).toMatchObject({ exitCode: 1 });
  });

  it("reports what it excludes, and what includes nothing", async () => {
    const configuration = source(", config: {include: ['*', none], exclude: [main.rule]}");
    const { exitCode, stdout } = await gate(configuration, "bad.json");
    // The only rule is excluded, so nothing was checked.
    expect(exitCode).toBe(2);
    expect(stdout).toContain("excluded by main.rule");
    const strict = await gate(source(", config: {include: ['*', none]}"), "good.json", "--fail-on", "warn");
    expect(strict).toMatchObject({ exitCode: 1 });
    expect(strict.stdout).toContain("Include criterion 'none' doesn't match any policy rule");
    const json = await gate(configuration, "bad.json", "-o", "json");
    expect(json.stdout).toContain('"kind": "configuration"');
  });

  it("evaluates packages with a dot in their names", async () => {
    const { exitCode, stdout } = await gate(source("", "[./dotted]"), "bad.json");
    expect(exitCode).toBe(1);
    expect(stdout).toContain("refused elsewhere");
  });

  it("includes by a collection of such a package, whose findings have the last part of its name", async () => {
    const { exitCode, stdout } = await gate(
      source(", config: {include: ['@minimal']}", "[./short]"),
      "bad.json",
    );
    expect(exitCode).toBe(1);
    expect(stdout).toContain("refused elsewhere");
  });

  it.each([
    ["is not excluded", "@skipped", { refused: true }, ["b/main"]],
    ["of a third one is not excluded", "@skipped", { third: true }, ["c"]],
    ["is effective", "@none", { refused: true }, ["b/main"]],
    ["of a third one is effective", "@none", { third: true }, ["c"]],
    ["is not replaced", "@none", { refused: true, first: true }, ["b/main", "z"]],
  ])(
    "takes no rule of another package with the same end: a finding %s",
    async (_name, exclude, input, judged) => {
      const cwd = await makeFolder({
        ...NAMESAKES,
        "policy.yaml": source(`, config: {exclude: ['${exclude}']}`, "[./names]"),
        "input.json": JSON.stringify(input),
      });
      const { loadGate } = await import("../../../src/gate/index.js");
      await using loaded = await loadGate("policy.yaml", { rules: "conforma", cwd });
      const { results } = await loaded.judge([{ path: "input.json" }]);
      expect(results.flatMap(({ policy, violations }) => violations.map(() => policy))).toEqual(judged);
    },
  );

  const byHelper = `result := object.union(code, {"msg": "x"})\n\tcode := {"code": concat(".", ["main", rego.metadata.rule().custom.short_name])}`;
  it.each([
    ["excuses no other rule by a code of the input", 'result := {"code": input.code, "msg": "x"}', "", 1],
    ["does not drop it", 'result := {"code": input.code, "msg": "x"}', "include: [main], ", 1],
    ["excuses the rule itself", 'result := {"code": input.own, "msg": "x"}', "", 2],
    ["excuses it by METADATA", byHelper, "", 2],
  ])("%s", async (_name, body, include, expected) => {
    const rego = RULE.replace(/deny .*/, `deny contains result if {\n\tinput.refused\n\t${body}\n}`);
    const exclude = expected === 1 ? "other.known" : "main.rule";
    const cwd = await makeFolder({
      "pol/a.rego": rego,
      "policy.yaml": source(`, config: {${include}exclude: [${exclude}]}`),
      "in.json": '{"refused": true, "code": "other.known", "own": "main.rule"}',
    });
    const args = ["gate", "--rules", "conforma", "-p", "policy.yaml", "in.json"];
    expect((await run(args, { cwd })).exitCode).toBe(expected);
  });

  it.each([
    ["a list of codes excluded", '["other.known"]'],
    ["it postponed by the rule of its code", '"other.later"'],
    ["it replaced by a warning", '"other.follows"'],
    [
      "another finding replaced by the code of a warning",
      '"other.follows"',
      '"other.first"',
      "other.follows",
    ],
  ])("does not let an input have %s", async (_name, code, warned = "null", fixed = "") => {
    const follows = `# METADATA
# custom:
#   short_name: follows
#   depends_on: other.first
`;
    const other = `package other

${follows}deny contains {"code": "other.follows", "msg": "x"} if input.own == "${fixed}"

# METADATA
# custom:
#   short_name: later
#   effective_on: 2099-01-01T00:00:00Z
deny contains {"code": "other.later", "msg": "x"} if input.never

# METADATA
# custom:
#   short_name: first
warn contains {"code": "other.first", "msg": "first"} if input.own == ""

warn contains {"code": input.warned, "msg": "chosen"} if input.warned
`;
    const cwd = await makeFolder({
      "pol/a.rego": RULE.replace('"main.rule"', "input.code"),
      "pol/other.rego": other,
      "policy.yaml": source(", config: {exclude: [other.known]}"),
      "in.json": `{"refused": ${String(fixed === "")}, "code": ${code}, "warned": ${warned}, "own": "${fixed}"}`,
    });
    const args = ["gate", "--rules", "conforma", "-p", "policy.yaml", "in.json"];
    expect((await run(args, { cwd })).exitCode).toBe(1);
  });

  it("excuses nothing after the time of the run", async () => {
    const configuration = source(
      `, config: {include: [main]}, volatileConfig: {exclude: [{value: "main.rule", effectiveUntil: "2026-02-01"}]}`,
    );
    const at = (now: string): ReturnType<typeof run> => gate(configuration, "bad.json", "--now", now);
    expect(await at("2026-02-01T00:00:01Z")).toMatchObject({ exitCode: 1 });
    expect((await at("2026-01-31T00:00:00Z")).stdout).toContain("excluded by main.rule");
  });

  it("is part of what an attestation states", async () => {
    const digests = await Promise.all(
      ["", ", config: {include: [main]}"].map(async (more) => {
        const { loadGate } = await import("../../../src/gate/index.js");
        const cwd = await makeFolder({ ...files, "policy.yaml": source(more) });
        await using loaded = await loadGate("policy.yaml", { rules: "conforma", cwd });
        const { evidence } = await loaded.judge([{ path: "good.json" }], { evidence: true });
        return evidence?.policy.digest;
      }),
    );
    expect(new Set(digests).size).toBe(2);
  });
});
