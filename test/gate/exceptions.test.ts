import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readExceptions } from "../../src/gate/exceptions.js";
import type { GateFinding } from "../../src/gate/finding.js";
import { makeFolder, run, type RunResult } from "../cli/run.js";
import { runGate } from "./every-form.js";

const POLICY = `package acme.licences

# METADATA
# custom: {id: LIC-1}
deny contains sprintf("%s is GPL", [c.name]) if {
	some c in input.components
	c.license == "GPL"
}
`;
const GPL = '{"components":[{"name":"a","license":"GPL"},{"name":"b","license":"GPL"}]}';

interface SarifLog {
  runs: { results: { message: { text: string }; partialFingerprints: unknown }[] }[];
}

async function gate(files: Record<string, string>, args: string[]): Promise<RunResult & { cwd: string }> {
  const policies = { "licences.rego": POLICY, "other.rego": "package acme.other\n\nallow := true\n" };
  const cwd = await makeFolder({ ...policies, "gpl.json": GPL, ...files });
  return { ...(await runGate(["licences.rego", "other.rego", ...args], { cwd })), cwd };
}

const FINDING: GateFinding = {
  id: "LIC-1",
  hasIdOfInput: false,
  severity: "error",
  about: { id: "LIC-1" },
  rule: "deny",
  message: "a is GPL",
  value: "a is GPL",
  metadata: new Map(),
};

describe("an exception", () => {
  it.each([
    ["2026-01-31T12:00:00Z", "2026-01-31T11:59:59.999Z", true],
    ["2026-01-31T12:00:00Z", "2026-01-31T12:00:00.000Z", true],
    ["2026-01-31T12:00:00Z", "2026-01-31T12:00:00.001Z", false],
    ["2026-01-31T13:00:00+01:00", "2026-01-31T12:00:00.000Z", true],
    ["2026-01-31", "2026-01-31T23:59:59.999Z", true],
    ["2026-01-31", "2026-02-01T00:00:00.000Z", false],
  ])("until %s applies at %s: %s", async (expires, now, applies) => {
    const exception = { id: "LIC-1", reason: "replaced soon", owner: "ada", expires };
    const exceptions = await readExceptions([exception], "", new Date(now), {});
    const { left, excepted } = exceptions.apply([FINDING], "acme/licences", ["gpl.json"]);
    expect(excepted).toEqual(applies ? [{ ...FINDING, exception }] : []);
    expect(left).toEqual(applies ? [] : [{ ...FINDING, expired: exception }]);
  });
});

describe("an exception that has not expired", () => {
  const exception = { id: "LIC-1", reason: "r", owner: "ada", expires: "2999-12-31" };
  const apply = async (
    more: object,
    of: GateFinding,
  ): Promise<{ isExcepted: boolean; unapplied: number }> => {
    const exceptions = await readExceptions([{ ...exception, ...more }], "", new Date(0), {});
    const { left, excepted } = exceptions.apply([of], "acme/licences", ["gpl.json"]);
    expect(left.length + excepted.length).toBe(1);
    return { isExcepted: excepted.length === 1, unapplied: exceptions.unapplied.size };
  };

  it.each([
    ["acme.licences", true],
    ["acme/licences", true],
    ["acme", false],
    ["acme/lic", false],
    ["acme/licences/gpl", false],
  ])("for the policy %s holds for acme/licences: %s", async (policy, isExcepted) => {
    expect(await apply({ policy }, FINDING)).toEqual({ isExcepted, unapplied: 0 });
  });

  it.each([
    { id: "LIC-1", isExcepted: true, unapplied: 0 },
    { id: "CHOSEN", isExcepted: false, unapplied: 1 },
  ])("is of what the policy says, not the input: $id", async ({ id, ...expected }) => {
    const ofInput = { ...FINDING, id: "CHOSEN", hasIdOfInput: true };
    expect(await apply({ id }, ofInput)).toEqual(expected);
  });
});

describe("gate --exceptions", () => {
  const exception = (more: string, expires = "2999-12-31"): string =>
    `exceptions:\n  - id: LIC-1\n    reason: replaced soon\n    owner: ada\n    expires: ${expires}\n${more}`;

  it.each<[string, string, number, RegExp]>([
    ["all of a rule", "", 0, /PASS.*\n +excepted: a is GPL \(ada until 2999-12-31: replaced soon\)/],
    ["one message", '    message: "a *"\n', 1, /deny: b is GPL {2}\[\S+\]\n +excepted: a is GPL/],
    ["one input", "    input: gpl.*\n", 0, /2 excepted/],
    ["another input", "    input: other.json\n", 1, /2 violations|deny: a is GPL/],
    ["one policy", "    policy: acme.licences\n", 0, /2 excepted/],
    ["another policy", "    policy: acme/other\n", 1, /deny: b is GPL/],
  ])("excepts %s", async (_, more, exitCode, output) => {
    const result = await gate({ "e.yaml": exception(more) }, ["gpl.json", "--exceptions", "e.yaml"]);
    expect(result.exitCode).toBe(exitCode);
    expect(result.stdout).toMatch(output);
  });

  it.each([
    ["./in/gpl.json", "in/gpl.json"],
    ["in/gpl.json", "./in/gpl.json"],
    ["in/../in/gpl.json", "in/*"],
    ["in/gpl.json", "gpl.json"],
    ["ABSOLUTE", "in/gpl.json"],
  ])("finds the input %s by %s", async (typed, input) => {
    const cwd = await makeFolder({
      "p.rego": POLICY,
      "in/gpl.json": GPL,
      "e.yaml": exception(`    input: ${input}\n`),
    });
    const path = typed === "ABSOLUTE" ? join(cwd, "in", "gpl.json") : typed;
    expect((await runGate(["p.rego", path, "--exceptions", "e.yaml"], { cwd })).exitCode).toBe(0);
  });

  it.each([
    ["licences.yaml", 0],
    ['"licences.yaml#2"', 1],
    ["./licences.yaml", 1],
    ["other/*.yaml", 1],
  ])("finds documents of a file in a folder by %s: exit %i", async (input, exitCode) => {
    const cwd = await makeFolder({
      "p.rego": POLICY,
      "in/licences.yaml": `${GPL}\n---\n${GPL}\n`,
      "e.yaml": exception(`    input: ${input}\n`),
    });
    const args = ["gate", "p.rego", "in/licences.yaml", "--exceptions", "e.yaml"];
    expect((await run(args, { cwd })).exitCode).toBe(exitCode);
  });

  it("excepts nothing when it is over, and says so", async () => {
    const files = { "e.yaml": exception("", "2020-01-31") };
    const { exitCode, stdout } = await gate(files, ["gpl.json", "--exceptions", "e.yaml"]);
    expect(exitCode).toBe(1);
    expect(stdout).toContain("a is GPL (the exception of ada expired 2020-01-31)");
  });

  it("leaves message and fingerprint of a finding as they are when its exception is over", async () => {
    const report = async (...more: string[]): Promise<{ sarif: SarifLog; json: unknown; text: string }> => {
      const outputs = ["-o", "sarif=r.sarif", "-o", "json=r.json", "-o", "github"];
      const args = ["gpl.json", ...outputs, ...more];
      const { cwd, stdout } = await gate({ "e.yaml": exception("", "2020-01-31") }, args);
      const read = async (name: string): Promise<unknown> =>
        JSON.parse(await readFile(join(cwd, name), "utf8"));
      return { sarif: (await read("r.sarif")) as SarifLog, json: await read("r.json"), text: stdout };
    };
    const [without, over] = [await report(), await report("--exceptions", "e.yaml")];
    const prints = ({ runs: [run] }: SarifLog): unknown =>
      run?.results.map(({ partialFingerprints }) => partialFingerprints);
    expect(prints(over.sarif)).toEqual(prints(without.sarif));
    expect(prints(over.sarif)).toHaveLength(2);
    expect(over.json).toMatchObject({
      results: [
        {
          violations: [
            { message: "a is GPL", expired_exception: { owner: "ada", expires: "2020-01-31" } },
            { message: "b is GPL" },
          ],
        },
        { policy: "acme/other" },
      ],
    });
    expect(over.text).toContain("a is GPL (the exception of ada expired 2020-01-31)");
    expect(over.sarif.runs[0]?.results[0]?.message.text).toContain("the exception of ada expired 2020-01-31");
  });

  it.each<[string, string, string]>([
    ["nothing", "    input: other.json\n", "2999-12-31"],
    ["nothing, and is over", "    input: other.json\n", "2020-01-31"],
  ])("tells of one that is about %s", async (_, more, expires) => {
    const args = ["gpl.json", "--exceptions", "e.yaml", "-o", "json"];
    const { stderr, exitCode } = await gate({ "e.yaml": exception(more, expires) }, args);
    expect(exitCode).toBe(1);
    expect(stderr).toBe(`note: unused exception LIC-1 (owner ada, until ${expires}): no finding matched\n`);
  });

  it.each<[string, string]>([
    ["LIC-2", "; no rule has this id (did you mean LIC-1?)"],
    ["acme.licences.denied", "; no rule has this id (did you mean acme.licences.deny?)"],
    [
      "LIC-1/denied",
      "; no rule has this id: LIC-1 is the id, without the definition that reports add; METADATA with custom.id gives a definition an id of its own",
    ],
    ["other", "; no rule has this id"],
    ["acme.other.allow", ""],
    ["acme.licences.not-found", ""],
    ["LIC-2*", ""],
  ])("tells whether a rule has the id %s of one that is about nothing", async (id, expected) => {
    const second = "deny contains 1 if input.x\n";
    const files = {
      "e.yaml": exception("").replace("LIC-1", `"${id}"`),
      "licences.rego": `${POLICY}\n${second}`,
    };
    const { stderr } = await gate(files, ["gpl.json", "--exceptions", "e.yaml", "-o", "json"]);
    expect(stderr).toBe(
      `note: unused exception ${id} (owner ada, until 2999-12-31): no finding matched${expected}\n`,
    );
  });

  it("tells of a compiled policy, whose rules it does not know, only that no finding matched", async () => {
    const cwd = await makeFolder({
      "p.rego": "package p\n\ndeny contains 1 if input.x\n",
      "in.json": "{}",
      "e.yaml": exception("").replace("LIC-1", "p.deny"),
    });
    expect((await run(["build", "p.rego", "-e", "p/deny", "-o", "p.wasm"], { cwd })).exitCode).toBe(0);
    const { stderr } = await run(["gate", "p.wasm", "in.json", "--exceptions", "e.yaml", "-o", "json"], {
      cwd,
    });
    expect(stderr).toBe("note: unused exception p.deny (owner ada, until 2999-12-31): no finding matched\n");
  });

  it.each(["2999-12-31", "2020-01-31"])("tells nothing of one that is used, until %s", async (expires) => {
    const args = ["gpl.json", "--exceptions", "e.yaml", "-o", "json"];
    expect((await gate({ "e.yaml": exception("", expires) }, args)).stderr).toBe("");
  });

  it("tells of findings whose definition is not known", async () => {
    const metadata = (id: string): string => `# METADATA\n# custom: {id: ${id}}\n`;
    const rule = 'deny contains "x" if rego.metadata.rule()';
    const allow = "default allow := true\n";
    const text = `package p\n\n${metadata("A")}${rule}\n\n${metadata("B")}${rule}\n\n${allow}`;
    const { stderr } = await gate({ "licences.rego": text }, ["gpl.json", "-o", "json"]);
    expect(stderr).toMatch(/^note: findings with the id and title of their whole rule, .*: p\.deny\n$/);
  });

  it.each<[string, string, RegExp]>([
    [
      "a policy that is not there",
      exception("    policy: acme.license\n"),
      /LIC-1 names the policy acme\.license,.*did you mean acme\/licences/,
    ],
    [
      "an unknown field",
      exception("    untill: never\n"),
      /^e\.yaml:6:5: unknown key exceptions\.0\.untill$/m,
    ],
    [
      "a field that is similar to a known one",
      exception("    massage: x\n"),
      /^e\.yaml:6:5: unknown key exceptions\.0\.massage \(did you mean message\?\)$/m,
    ],
    [
      "a missing owner",
      "exceptions:\n  - id: x\n    reason: y\n    expires: 2999-01-01\n",
      /^e\.yaml:2:5: exceptions\.0\.owner is missing; it must be a text$/m,
    ],
    [
      "an empty reason",
      "exceptions: [{id: x, reason: '', owner: o, expires: 2999-01-01}]\n",
      /^e\.yaml:1:22: exceptions\.0\.reason must be a text that is not empty$/m,
    ],
    [
      "a member that is no list",
      "exceptions: {}\n",
      /^e\.yaml:1:1: exceptions must be a list, not a mapping$/m,
    ],
    ["another document", "{}\n", /^e\.yaml:1:1: exceptions is missing; it must be a list$/m],
    [
      "something other than a date",
      exception("", "soon"),
      /^e\.yaml:5:5: exceptions\.0\.expires must be a day \(2026-01-31\) or a time/m,
    ],
    ["a day that does not exist", exception("", "2999-02-31"), /expires/],
    ["a year alone", exception("", '"2999"'), /expires/],
    ["words with a year", exception("", "next 2999"), /expires/],
    ["a day in another order", exception("", "01/02/2999"), /expires/],
    ["a time without its zone", exception("", "2999-01-01T00:00:00"), /expires/],
    ...[
      "2999-01-31 ",
      " 2999-01-31",
      "2999-01-31\n",
      "2999-1-31",
      "+2999-01-31",
      "2999-01-31Z",
      "2999-01-31 00:00:00Z",
      "2999-01-31T24:00:00Z",
      "2999-01-31T00:00Z",
      "2999-01-31T00:00:00+24:00",
      "32503593600000",
      "\uff12999-01-31",
    ].map((day): [string, string, RegExp] => [
      `an odd form of a date: ${JSON.stringify(day)}`,
      exception("", JSON.stringify(day)),
      /^e\.yaml:5:5: exceptions\.0\.expires must be a day/m,
    ]),
    ...["id", "policy", "input"].map((member): [string, string, RegExp] => [
      `a space at the end of ${member}`,
      `exceptions: [{id: x, reason: r, owner: o, expires: 2999-01-01, ${member === "id" ? "" : `${member}: "x "`}}]\n`.replace(
        "id: x,",
        member === "id" ? 'id: "x ",' : "id: x,",
      ),
      new RegExp(`exceptions\\.0\\.${member} must not begin or end with a space`),
    ]),
    [
      "something other than a list",
      "- id: x\n",
      /must be a mapping, not a list: write it below the key exceptions/,
    ],
    ["a duplicate key", exception("    owner: b\n"), /e\.yaml:\d+:5: duplicate key "owner"/],
    ["what is not YAML", "exceptions: [", /e\.yaml/],
  ])("refuses %s", async (_, text, message) => {
    const result = await gate({ "e.yaml": text }, ["gpl.json", "--exceptions", "e.yaml"]);
    expect(result).toMatchObject({ exitCode: 2, stdout: "" });
    expect(result.stderr).toMatch(message);
  });
});
