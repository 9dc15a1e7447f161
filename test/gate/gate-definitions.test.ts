import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeFolder, run } from "../cli/run.js";
import { runGate } from "./every-form.js";

const SPLIT = `# METADATA
# title: Release
# custom:
#   severity: low
package multi

import rego.v1

# METADATA
# title: Unsigned
# custom:
#   id: SIG-1
#   severity: medium
deny contains "unsigned" if input.unsigned

# METADATA
# title: Old base image
# custom:
#   short_name: base
deny contains msg if {
	input.old
	msg := "old base image"
}

deny contains "both" if input.both

# METADATA
# custom: {id: SIG-1, severity: medium}
# title: Unsigned
deny contains "not signed" if input.not_signed

# METADATA
# custom: {id: BOTH}
deny contains "both" if input.both

total := count(deny)
text := \`
deny contains "no rule"
\`
`;

interface Found {
  id: string;
  title?: string;
  severity: string;
  message: string;
}

async function gate(
  files: Record<string, string>,
  args: string[],
): Promise<{ exitCode: number; stderr: string; found: string[]; excepted: string[]; problems: string[] }> {
  const cwd = await makeFolder(files);
  const { exitCode, stdout, stderr } = await runGate([...args, "-o", "json"], { cwd });
  const { results } = JSON.parse(stdout === "" ? '{"results":[]}' : stdout) as {
    results: { violations: Found[]; warnings: Found[]; excepted: Found[]; problems: string[] }[];
  };
  const show = ({ id, severity, title, message }: Found): string =>
    `${id} ${severity} ${title ?? "-"}: ${message}`;
  return {
    exitCode,
    stderr,
    found: results.flatMap(({ violations, warnings }) => [...violations, ...warnings].map(show)),
    excepted: results.flatMap(({ excepted }) => excepted.map(show)),
    problems: results.flatMap(({ problems }) => problems),
  };
}

const except = (...ids: string[]): string =>
  JSON.stringify({
    exceptions: ids.map((id) => ({ id, reason: "known", owner: "ada", expires: "2999-12-31" })),
  });

describe("gate, a rule with several definitions", () => {
  it.each<[string, string[]]>([
    ['{"unsigned":true}', ["SIG-1 warning Unsigned: unsigned"]],
    ['{"not_signed":true}', ["SIG-1 warning Unsigned: not signed"]],
    ['{"old":true}', ["multi.base note Old base image: old base image"]],
    ['{"both":true}', ["multi.deny note Release: both", "BOTH note Release: both"]],
    ["{}", []],
  ])("gives each finding the METADATA of the definition that gave it: %s", async (input, expected) => {
    const { found, exitCode, stderr } = await gate({ "p.rego": SPLIT, "in.json": input }, [
      "p.rego",
      "in.json",
    ]);
    expect({ found, exitCode, stderr }).toEqual({
      found: expected,
      exitCode: expected.length > 0 ? 1 : 0,
      stderr: "",
    });
  });

  it("excepts the findings of one definition only", async () => {
    const files = { "p.rego": SPLIT, "in.json": '{"unsigned":true,"old":true,"both":true}' };
    const run = (...ids: string[]) =>
      gate({ ...files, "e.json": except(...ids) }, ["p.rego", "in.json", "--exceptions", "e.json"]);
    const one = await run("SIG-1");
    expect(one.excepted).toEqual(["SIG-1 warning Unsigned: unsigned"]);
    expect(one.found).toHaveLength(3);
    expect(one.exitCode).toBe(1);
    expect((await run("multi.base")).excepted).toEqual(["multi.base note Old base image: old base image"]);
    // What two definitions say is excepted for both or not at all.
    expect((await run("SIG-1", "multi.base", "BOTH")).exitCode).toBe(1);
    expect((await run("SIG-1", "multi.base", "BOTH", "multi.deny")).exitCode).toBe(0);
  });

  it.each(["0", "1", "2"])("decides as the rule itself at level %s of optimisation", async (level) => {
    const files = {
      "p.rego": SPLIT,
      "q.rego": "package q\n\nimport data.multi\n\nallow if multi.total == input.count\n",
      "in.json": '{"unsigned":true,"old":true,"both":true,"count":3}',
    };
    const { found, problems } = await gate(files, ["p.rego", "q.rego", "in.json", "--optimize", level]);
    expect(found).toHaveLength(4);
    expect(problems).toEqual([]);
  });

  it("logs the rules of the policy", async () => {
    const cwd = await makeFolder({ "p.rego": SPLIT, "in.json": '{"old":true}' });
    const { stdout } = await run(["gate", "p.rego", "in.json", "-o", "jsonl"], { cwd });
    expect(JSON.parse(stdout)).toMatchObject({ path: "multi" });
    expect((JSON.parse(stdout) as { result: unknown }).result).toEqual({ deny: ["old base image"] });
  });

  it("takes a package from several files and arguments", async () => {
    const metadata = (id: string): string => `# METADATA\n# custom: {id: ${id}}\n`;
    const files = {
      "a/a.rego": `package p["a-b"].c\n\n${metadata("A")}deny contains "a"\n\n${metadata("W")}warn contains "w"\n`,
      "b.rego": `package p["a-b"].c\n\n${metadata("B")}deny contains {"msg": "b", "n": 1.10}\n\nwarn contains "x"\n`,
      "in.json": "{}",
    };
    const { found } = await gate(files, ["a", "b.rego", "in.json"]);
    expect(found).toEqual(["A error -: a", "B error -: b", "W warning -: w", "p.a-b.c.warn warning -: x"]);
  });

  it("takes policies of the old version", async () => {
    const files = {
      "p.rego":
        'package p\n# METADATA\n# custom: {id: A}\ndeny[msg] { msg := "a" } { msg := "c" }\n\n# METADATA\n# custom: {id: B}\ndeny[msg] { msg := "b" }\n',
      "in.json": "{}",
    };
    const { found } = await gate(files, ["p.rego", "in.json", "--v0-compatible"]);
    expect(found).toEqual(["A error -: a", "B error -: b", "A error -: c"]);
  });

  it.each(["0", "1", "2"])("takes both versions together at level %s of optimisation", async (level) => {
    const metadata = (id: string): string => `# METADATA\n# custom: {id: ${id}}\n`;
    const files = {
      "old/.manifest": '{"rego_version": 0, "roots": ["old"]}',
      "old/p.rego": `package old\n${metadata("A")}deny[msg] { msg := data.lib.text; input.x }\n\n${metadata("B")}deny[msg] { msg := "b" }\n`,
      "new/p.rego": `package lib\n\ntext := "a"\n\n${metadata("C")}deny contains "c" if input.x\n\n${metadata("D")}deny contains "d" if {\n\tsome x in [input.x]\n\tx > 1\n}\n`,
      "in.json": '{"x":1}',
    };
    const { found, stderr } = await gate(files, ["old", "new/p.rego", "in.json", "--optimize", level]);
    expect({ found, stderr }).toEqual({
      found: ["A error -: a", "B error -: b", "C error -: c"],
      stderr: "",
    });
  });

  it("gives all definitions what is said of the document", async () => {
    const files = {
      "p.rego": `package p
# METADATA
# scope: document
# title: All
# custom: {id: DOC}
# METADATA
# title: First
deny contains "a"

deny contains "b"
`,
      "in.json": "{}",
    };
    const { found } = await gate(files, ["p.rego", "in.json"]);
    expect(found).toEqual(["DOC error First: a", "DOC error All: b"]);
  });

  it.each<[string, string, string[]]>([
    [
      "the only METADATA",
      "# METADATA\n# title: T\n# custom: {id: A}\nallow if input.a\n\nallow if input.b\n",
      ["A error T: allow is false"],
    ],
    [
      "none of several",
      "# METADATA\n# custom: {id: A}\nallow if input.a\n\n# METADATA\n# custom: {id: B}\nallow if input.b\n",
      ["p.allow error -: allow is false"],
    ],
  ])("gives allow %s", async (_, rules, expected) => {
    const files = {
      "p.rego": `package p\n\ndefault allow := false\n\n${rules}`,
      "in.json": "{}",
      "e.json": except("B"),
    };
    expect((await gate(files, ["p.rego", "in.json"])).found).toEqual(expected);
  });

  const UNKNOWN = {
    "a policy that reads its METADATA":
      "deny contains rego.metadata.rule().title if true\n\n# METADATA\n# title: B\n# custom: {id: B}\ndeny contains rego.metadata.rule().title",
    "a rule that is not a set":
      'deny := ["A"] if input.a\n\n# METADATA\n# title: B\n# custom: {id: B}\ndeny := ["A"] if input.a == 1',
  };
  it.each(Object.entries(UNKNOWN))(
    "has no verdict when an exception is for one definition of %s",
    async (_, rules) => {
      const files = {
        "p.rego": `package p\n\n# METADATA\n# title: A\n# custom: {id: A}\n${rules}\n`,
        "in.json": '{"a":1}',
      };
      const run = (id: string) =>
        gate({ ...files, "e.json": except(id) }, ["p.rego", "in.json", "--exceptions", "e.json"]);
      const refused = await run("A");
      expect(refused.exitCode).toBe(2);
      expect(refused.found[0]).toBe("p.deny error -: A");
      expect(refused.problems).toEqual([
        expect.stringContaining("the exception A names one of several definitions"),
      ]);
      expect(await run("p.deny")).toMatchObject({ exitCode: 0, found: [], problems: [] });
    },
  );

  it("has no verdict when an exception is for one definition of what another tool's policy gives in its result", async () => {
    const metadata = (id: string): string => `# METADATA\n# custom: {id: ${id}}\n`;
    const files = {
      "p.rego": `package p\n\n${metadata("A")}violations contains "a"\n\n${metadata("B")}violations contains "b"\n`,
      "in.json": "{}",
      "e.json": except("A"),
    };
    const args = ["p.rego", "in.json", "--exceptions", "e.json"];
    const completed = await gate(files, [...args, "--compat", "chainloop"]);
    expect(completed).toMatchObject({
      exitCode: 2,
      found: ["p.violations error -: a", "p.violations error -: b"],
      problems: [expect.stringContaining("the exception A names one of several definitions")],
    });
    expect(await gate(files, args)).toMatchObject({ exitCode: 1, found: ["B error -: b"], problems: [] });
  });

  it.each<[string, string, string]>([
    ["not at all", 'deny contains "a"', "a"],
    ["in a body", 'deny contains "a" if not ignore', "a"],
    ["in what a head gives", 'deny contains sprintf("a%v", [ignore])', "afalse"],
    ["in a comprehension", 'deny contains "a" if count([1 | not ignore]) == 1', "a"],
    ["as the value of a with", 'deny contains "a" if input == false with input as ignore', "a"],
    ["in the domain of every", 'deny contains "a" if every x in [ignore] { x == false }', "a"],
    ["as an argument", 'deny contains "a" if is_false(ignore)', "a"],
    ["in a helper alone", 'deny contains "a" if is_kept', "a"],
    ["and it is a local variable", 'deny contains ignore if ignore := "a"', "a"],
  ])("finds a rule that the gate adds where definitions name it %s", async (_, definition, message) => {
    const metadata = (id: string): string => `# METADATA\n# custom: {id: ${id}}\n`;
    const rules = [
      "package p",
      "violations contains 1 if false",
      "is_false(x) if x == false",
      "is_kept if not ignore",
      `${metadata("A")}${definition}`,
      `${metadata("B")}deny contains "b" if input.b`,
    ];
    const files = { "p.rego": `${rules.join("\n\n")}\n`, "in.json": "{}" };
    expect(await gate(files, ["p.rego", "in.json", "--compat", "chainloop"])).toMatchObject({
      found: [`A error -: ${message}`],
      problems: [],
    });
  });

  it("takes definitions that are entrypoints, in files with a byte-order mark and CRLF", async () => {
    const metadata = (id: string): string => `# METADATA\n# entrypoint: true\n# custom: {id: ${id}}\n`;
    const text = `package p\n\n${metadata("A")}deny contains "a"\n\n# METADATA\n# custom: {id: B}\ndeny contains "b"\n`;
    const files = { "p.rego": `\uFEFF${text.replaceAll("\n", "\r\n")}`, "in.json": "{}" };
    expect((await gate(files, ["p.rego", "in.json"])).found).toEqual(["A error -: a", "B error -: b"]);
  });

  it("takes the METADATA of the definition whose id a finding bears", async () => {
    const files = {
      "p.rego": `package p

# METADATA
# title: A
# custom: {short_name: a, severity: low}
deny contains {"code": sprintf("p.%s", [rego.metadata.rule().custom.short_name]), "msg": "m"}

# METADATA
# title: B
# custom: {short_name: b, severity: medium}
deny contains {"code": sprintf("p.%s", [rego.metadata.rule().custom.short_name]), "msg": "m"}
`,
      "in.json": "{}",
      "e.json": except("p.b"),
    };
    const { found, excepted, exitCode } = await gate(files, ["p.rego", "in.json", "--exceptions", "e.json"]);
    expect({ found, excepted, exitCode }).toEqual({
      found: ["p.a note A: m"],
      excepted: ["p.b warning B: m"],
      exitCode: 1,
    });
  });

  it("gives a finding once when METADATA differs only in what reports do not show", async () => {
    const metadata = (id: string, author: string): string =>
      `# METADATA\n# authors: [${author}]\n# custom: {id: ${id}}\n`;
    const rules = [
      `${metadata("A", "ada")}deny contains {"n": 1.0}`,
      `${metadata("A", "bob")}deny contains {"n": 1.0}`,
      `${metadata("A", "bob")}deny contains "a"`,
      `${metadata("B", "ada")}deny contains "b"`,
    ];
    const files = { "p.rego": `package p\n\n${rules.join("\n\n")}\n`, "in.json": "{}" };
    expect((await gate(files, ["p.rego", "in.json"])).found).toEqual([
      "A error -: a",
      "B error -: b",
      'A error -: {"n":1.0}',
    ]);
  });

  it("tells the findings of a rule apart whose package another one reads as a whole", async () => {
    const files = {
      "p.rego": SPLIT,
      "q.rego": "package q\n\nallow if count(data.multi) == 3\n",
      "in.json": '{"unsigned":true}',
    };
    expect((await gate(files, ["p.rego", "q.rego", "in.json"])).found).toEqual([
      "SIG-1 warning Unsigned: unsigned",
    ]);
  });

  it("shows the errors of a policy as they are in it", async () => {
    const files = { "p.rego": `${SPLIT}\nx := unknown(1)\n`, "in.json": "{}" };
    const { exitCode, stderr } = await gate(files, ["p.rego", "in.json"]);
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(/undefined function unknown/);
    expect(stderr).not.toContain("regohost_");
  });

  const definition = fc.record({
    id: fc.option(fc.constantFrom("A", "B", "C"), { nil: undefined }),
    message: fc.constantFrom("x", "y", "deny contains 1", "\\n# METADATA\\n"),
    isTrue: fc.boolean(),
    form: fc.constantFrom(
      (message: string, condition: string) => `deny contains ${message} if ${condition}`,
      (message: string, condition: string) =>
        `  deny   contains found if {\n\t${condition}\n\n\tfound := ${message}\n}`,
      (message: string, condition: string) =>
        `deny contains found if {\n  warn := ${condition}\n  warn\n  found :=\n    ${message}\n}`,
      (message: string, condition: string) =>
        `deny contains found if some found in [text |\n\tsome text in [${message}]\n\t${condition}\n]`,
    ),
  });

  it("finds what each definition gives, however it is written", async () => {
    const property = fc.asyncProperty(
      fc.array(fc.array(definition, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 8 }),
      async (packages) => {
        const files = packages.map((definitions, index) => {
          const rules = definitions.map(({ id, message, isTrue, form }) => {
            const metadata = id === undefined ? "" : `# METADATA\n# custom: {id: ${id}}\n`;
            return metadata + form(`"${message}"`, `input.yes == ${isTrue}`);
          });
          return [`p${index}.rego`, `package p${index}\n\n${rules.join("\n\n")}\n`];
        });
        const all = Object.fromEntries(files) as Record<string, string>;
        const { found } = await gate({ ...all, "in.json": '{"yes":true}' }, [...Object.keys(all), "in.json"]);
        const expected = packages.flatMap((definitions, index) => {
          const given = definitions
            .filter(({ isTrue }) => isTrue)
            .map(({ id, message }) => {
              const text = JSON.parse(`"${message}"`) as string;
              return `${id ?? `p${index}.deny`} error -: ${text}`;
            });
          return [...new Set(given)];
        });
        expect([...found].sort()).toEqual([...expected].sort());
      },
    );
    await fc.assert(property, { numRuns: 10 });
  });
});
