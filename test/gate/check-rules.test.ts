import { join } from "node:path";
import { isRegohostError, PolicyLoadError } from "regohost";
import type { GateOptions, GateReport } from "regohost/gate";
import { describe, expect, it } from "vitest";
import { makeFolder, run } from "../cli/run.js";
import { loadGate } from "./every-form.js";

/** A policy that denies if a condition holds. */
const deny = (condition: string, head = ""): string =>
  `package gate\n${head}\ndeny contains "x" if {\n\t${condition}\n}\n`;

async function judge(files: Record<string, string>, options: GateOptions = {}): Promise<GateReport> {
  const cwd = await makeFolder({ ...files, "p/data.yaml": "{}" });
  await using gate = await loadGate("p", { cwd, ...options });
  return await gate.judge([{ name: "in", value: { a: 1 } }]);
}

/** The references that are refused, with their places. */
async function refusedIn(files: Record<string, string>, options: GateOptions = {}): Promise<string[]> {
  try {
    await judge(files, options);
  } catch (error) {
    if (!(error instanceof PolicyLoadError) || error.code !== "reference_undefined") throw error;
    return error.diagnostics.map(
      ({ message, location }) =>
        `${location?.file ?? ""}:${String(location?.row)} ${message.replace(/:.*/, "")}`,
    );
  }
  return [];
}

const P = join("p", "p.rego");

describe("a reference that nothing supplies is refused", () => {
  it.each<[string, string, string[]]>([
    ["a base document", deny("not input.a in data.allowed"), [`${P}:4 data.allowed`]],
    ["a part of one", deny('data.config["max size"].n < 1'), [`${P}:4 data.config["max size"].n`]],
    ["one with a variable", deny("some x\n\tdata.inventory[x].bad"), [`${P}:5 data.inventory`]],
    ["in a negation", deny("not data.lib.ok"), [`${P}:4 data.lib.ok`]],
    ["in a comprehension", deny("count([x | some x in data.list]) > 1"), [`${P}:4 data.list`]],
    ["in a head", "package gate\ndeny contains data.text if input.a == 1\n", [`${P}:2 data.text`]],
    ["in a value that replaces another", deny("input.b with input.b as data.other"), [`${P}:4 data.other`]],
    [
      "through an import, which is named too",
      deny("config.n > 1", "import data.config\n"),
      [`${P}:2 data.config`, `${P}:5 data.config.n`],
    ],
    ["an import that nothing uses", deny("input.a == 2", "import data.lib\n"), [`${P}:2 data.lib`]],
    [
      "several, all of them",
      deny("data.b\n\tdata.a\n\tnot data.a"),
      [`${P}:4 data.b`, `${P}:5 data.a`, `${P}:6 data.a`],
    ],
  ])("%s", async (_what, text, expected) => {
    expect(await refusedIn({ "p/p.rego": text })).toEqual(expected);
  });

  it("once for one path, with what METADATA of its package states about the data", async () => {
    const metadata = `# METADATA
# description: |
#   \`names\` is
#   a list.
# related_resources:
#   - ref: https://example.com/names
`;
    const text = deny("data.names.a\n\tdata.names.a\n\tnot data.list");
    const other = "package other\n\ndeny := []\n";
    await expect(
      judge({
        "p/p.rego": metadata + text,
        "p/other.rego": `# METADATA\n# description: Not shown.\n${other}`,
      }),
    ).rejects.toThrow(
      /^[^\n]*data\.names\.a: neither the policies nor the data define it \(1 more reference\)\n.*\n.*\n[^\n]*data\.list: [^\n]* define it\n.*\n.*\ngate: `names` is a list\. https:\/\/example\.com\/names\nRules with undefined/,
    );
  });

  it.each([
    ["data.allowed.names", { "p/sub/data.json": '{"allowed": {"names": []}}' }, "data.sub.allowed.names"],
    ["data.limts.n", { "p/data.json": '{"limits": {"n": 2}}' }, "data.limits.n"],
    ["data.lib.signd", { "p/lib.rego": "package lib\n\nsigned := true\n" }, "data.lib.signed"],
    ["data.libs.ok", { "p/lib.rego": "package lib\n\nok := true\n" }, "data.lib.ok"],
  ])("with the data that %s likely meant", async (reference, files, meant) => {
    await expect(judge({ "p/p.rego": deny(reference), ...files })).rejects.toThrow(
      `${reference}: neither the policies nor the data define it; did you mean ${meant}?\n`,
    );
  });

  it("in a helper, with its place", async () => {
    const files = {
      "p/p.rego": deny("data.lib.ok"),
      "p/lib/lib.rego": "package lib\n\nok if data.limits.n > 1\n",
    };
    expect(await refusedIn(files)).toEqual([`${join("p", "lib", "lib.rego")}:3 data.limits.n`]);
  });

  it.each<[string, string]>([
    ["a variable for all of it", "a := data.lib.b\n\tsome x in a"],
    ["one for what it is part of", "a := data.lib\n\ta.b"],
    ["one for another", "a = data.lib\n\tb := a\n\tb.b[_]"],
    ["one for its name", 'a := "b"\n\tdata.lib[a]'],
    ["one within a comprehension", "count([x | a := data.lib; x := a.b]) > 1"],
  ])("by %s", async (_what, condition) => {
    const files = { "p/p.rego": deny(condition), "p/lib.rego": "package lib\n\nok := true\n" };
    const [first] = await refusedIn(files);
    expect(first).toMatch(/ data\.lib\.b$/);
  });

  it("in the key of a head", async () => {
    expect(await refusedIn({ "p/p.rego": `${deny("m")}\nm[data.list] := 1\n` })).toEqual([
      `${P}:7 data.list`,
    ]);
  });

  it.each(["okay", "okay.b", "sub.ok"])("a rule that its package lacks: %s", async (name) => {
    const files = { "p/p.rego": deny(`data.lib.${name}`), "p/lib.rego": "package lib\n\nok := true\n" };
    expect(await refusedIn(files)).toEqual([`${P}:4 data.lib.${name}`]);
  });

  it("below a package that has only a neighbour", async () => {
    const files = { "p/p.rego": deny("data.lib.b.ok"), "p/lib.rego": "package lib.a\n\nok := true\n" };
    expect(await refusedIn(files)).toEqual([`${P}:4 data.lib.b.ok`]);
  });
});

describe("what is supplied passes", () => {
  it.each<[string, Record<string, string>]>([
    ["a rule", { "p/p.rego": deny("data.lib.ok"), "p/lib.rego": "package lib\n\nok := true\n" }],
    [
      "a part of a rule",
      { "p/p.rego": deny("data.lib.ok.b"), "p/lib.rego": 'package lib\n\nok := {"b": input.b}\n' },
    ],
    ["packages below", { "p/p.rego": deny("data.lib[_].ok"), "p/lib.rego": "package lib.a\n\nok := true\n" }],
    ["data", { "p/p.rego": deny("data.limits.n > 1"), "p/data.json": '{"limits":{"n":2}}' }],
    ["what with replaces", { "p/p.rego": deny("input.a with data.mocked as 1") }],
    ["what is read of it", { "p/p.rego": deny("data.mocked.x == 1 with data.mocked as input") }],
    [
      "a variable that is another elsewhere",
      {
        "p/p.rego": deny("a := input.a\n\tcount([x | a := data.lib; x := a.ok]) > 0\n\ta.b"),
        "p/lib.rego": "package lib\n\nok := true\n",
      },
    ],
    ...[
      "count([x | a := data.lib; x := a.ok]) > 0\n\tcount([x | input.m[a]; x := a.b]) > 0",
      "input.m[a].b\n\ta.b\n\tcount([x | a := data.lib; x := a.ok]) > 0",
      'data.lib[k]\n\tcount([1 | k = "b"]) == 0',
      'a := data.mocked with data.mocked as {"b": 1}\n\ta.b',
    ].map((condition): [string, Record<string, string>] => [
      `a variable of another scope: ${condition}`,
      { "p/p.rego": deny(condition), "p/lib.rego": "package lib\n\nok := true\n" },
    ]),
    ["all of data", { "p/p.rego": deny("data[input.name].x") }],
    ["input alone", { "p/p.rego": deny("input.data.x") }],
  ])("%s", async (_what, files) => {
    const { notes } = await judge(files);
    expect(notes).toEqual([]);
  });

  it.each<[string, Record<string, string>]>([
    [
      "a part that the data lack",
      { "p/p.rego": deny("data.lib.okay"), "p/data.json": '{"lib":{"ok":true}}' },
    ],
    [
      "a part that the data lack, where a package adds rules to them",
      {
        "p/p.rego": deny("data.lib.okay"),
        "p/lib.rego": "package lib\n\nok := true\n",
        "p/data.json": '{"lib":{"other":true}}',
      },
    ],
  ])("with a note: %s", async (_what, files) => {
    const { notes } = await judge(files);
    expect(notes).toEqual([
      { code: "reference_undefined", message: `undefined references: data.lib.okay (${P}:4)` },
    ]);
  });
});

describe("allowUndefined", () => {
  const files = { "p/p.rego": deny("data.inventory.x\n\tdata.inventories") };

  it("allows a reference and all below it", async () => {
    const allowUndefined = ["data.inventory"];
    expect(await refusedIn(files, { allowUndefined })).toEqual([`${P}:5 data.inventories`]);
    expect(await refusedIn(files, { allowUndefined: [...allowUndefined, 'data["inventories"]'] })).toEqual(
      [],
    );
  });

  it("is named by each surface in its own words", async () => {
    const cwd = await makeFolder({ ...files, "in.json": "{}" });
    await expect(loadGate("p", { cwd })).rejects.toMatchObject({
      message: expect.stringContaining("absent data with allowUndefined") as string,
    });
    const { stderr } = await run(["gate", "p", "in.json"], { cwd });
    expect(stderr).toContain("absent data with --allow-undefined\n");
  });

  it.each(["inventory", "data", "data.x[_]", "input.x", "data.", ""])("refuses %j", async (reference) => {
    await expect(judge(files, { allowUndefined: [reference] })).rejects.toSatisfy(
      (error) => isRegohostError(error) && error.code === "config_invalid",
    );
  });
});
