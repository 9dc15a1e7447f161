import { describe, expect, it } from "vitest";
import { inspectRego } from "../../../src/engine/opa/inspect-rego.js";

async function definitions(text: string, more: { path: string; text: string }[] = []) {
  const files = [{ path: "p.rego", text }, ...more];
  const found = await inspectRego({ files, definitions: true, references: true });
  return (found.definitions ?? []).filter(({ location }) => location.file === "p.rego");
}

describe("inspectRego", () => {
  it.each<[string, object]>([
    ['deny contains "x"', { name: "deny", kind: "set", path: ["p", "deny"] }],
    ['deny.critical contains "x"', { name: "deny.critical", kind: "set", path: ["p", "deny", "critical"] }],
    ['deny["a-b"] := 1', { name: 'deny["a-b"]', kind: "value", path: ["p", "deny", "a-b"] }],
    ["by[x].name := 1 if some x in [1]", { name: "by", kind: "object", path: ["p", "by"] }],
    ["by[1].name := 1", { name: "by[1].name", kind: "value", path: ["p", "by"] }],
    ["by[input.x] := 1", { kind: "object", path: ["p", "by"] }],
    ["f(x) := x", { name: "f", kind: "function" }],
    ["default f(_) := 1", { name: "f", kind: "function", default: true }],
    ["default allow := false", { name: "allow", kind: "value", default: true }],
    ["allow if { input.a } else if { input.b }", { name: "allow", references: ["input.a", "input.b"] }],
  ])("tells the name, the kind and the path of %s", async (rule, expected) => {
    const [first, ...others] = await definitions(`package p\n\n  ${rule}\n`);
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      package: "p",
      packagePath: ["p"],
      location: { file: "p.rego", row: 3, column: 3 },
      ...expected,
    });
  });

  it("takes a head with several bodies as one definition", async () => {
    const found = await definitions("package p\n\nallow if { input.a } { input.b }\n\nallow if input.c\n");
    expect(found.map(({ location, references }) => [location.row, references])).toEqual([
      [3, ["input.a", "input.b"]],
      [5, ["input.c"]],
    ]);
  });

  it("gives a definition the METADATA before it, and that of its document", async () => {
    const text = `# METADATA
# title: Package
package p

# METADATA
# scope: document
# title: All
# METADATA
# title: One
deny contains "a"

deny contains "b"

# METADATA
# title: Three
deny contains "c"
`;
    const found = await definitions(text);
    const titles = found.map(({ annotations = [] }) =>
      annotations.map(({ scope, title }) => `${String(scope)} ${String(title)}`),
    );
    expect(titles).toEqual([["document All", "rule One"], ["document All"], ["document All", "rule Three"]]);
  });

  it.each<[string, string[]]>([
    ['x := "deny_a"', []],
    ["# deny_a\nx := `deny_a`", []],
    ['x := $"see {deny_a}"', ["data.p.deny_a"]],
    ['x if { deny_a := 1; y := $"see {deny_a}"; y }', []],
    ["x := deny_a", ["data.p.deny_a"]],
    ["x := l.warn", ["data.lib.a.warn"]],
    ["x := data.lib[input.y].z", ["data.lib", "input.y"]],
    ["x := [y | some y in data.lib.a.warn]", ["data.lib.a.warn"]],
    ["x := l.f(1)", ["data.lib.a.f"]],
    ["x := data", ["data"]],
  ])("resolves what %s refers to", async (rule, expected) => {
    const lib = { path: "lib.rego", text: "package lib.a\n\nwarn contains 1\n\nf(x) := x\n" };
    const text = `package p\n\nimport data.lib.a as l\n\n${rule}\n\ndeny_a := 1\n`;
    const [first] = await definitions(text, [lib]);
    expect(first?.references ?? []).toEqual(expected);
  });

  it("lists imports, and definitions only where they are asked for", async () => {
    const text = "package p\n\nimport rego.v1\nimport data.a.b as c\nimport input.x\n";
    expect(await inspectRego({ files: [{ path: "p.rego", text }] })).toEqual({
      packages: [{ path: "p", rules: [], test: false }],
      imports: [
        {
          file: "p.rego",
          imports: [{ path: "rego.v1" }, { path: "data.a.b", alias: "c" }, { path: "input.x" }],
        },
      ],
    });
  });

  it("reads files of both versions", async () => {
    const files = [
      { path: "a.rego", text: 'package a\n\ndeny[x] { x := "a" }\n', regoVersion: "v0" as const },
      { path: "b.rego", text: 'package b\n\ndeny contains "b"\n' },
    ];
    const found = await inspectRego({ files, definitions: true });
    expect(found.definitions?.map((one) => [one.package, one.name, one.kind])).toEqual([
      ["a", "deny", "set"],
      ["b", "deny", "set"],
    ]);
  });

  it("throws the errors of all files", async () => {
    const files = ["a", "b"].map((name) => ({ path: `${name}.rego`, text: `package ${name}\n\nx := \n` }));
    await expect(inspectRego({ files })).toFailWith("rego_invalid", /a\.rego:[^]*b\.rego:/);
  });
});
