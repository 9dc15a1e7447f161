import ts from "typescript";
import { describe, expect, it } from "vitest";
import { generateTypes, type GenerateTypesOptions } from "../../src/tooling/index.js";

/** The type of an entrypoint's input or result, in one line. */
async function typeOf(
  part: "input" | "result",
  rego: string,
  options: GenerateTypesOptions = {},
): Promise<string | undefined> {
  const { text } = await generateTypes({ files: { "p.rego": rego } }, { entrypoints: ["p/x"], ...options });
  return membersOf(text).get(part);
}

/** The members of the only entrypoint of a module, in one line each. */
function membersOf(text: string): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (node: ts.Node): void => {
    if (ts.isPropertySignature(node) && ts.isIdentifier(node.name) && node.type !== undefined)
      if (!found.has(node.name.text)) found.set(node.name.text, inLine(node.type.getText()));
    ts.forEachChild(node, visit);
  };
  const file = ts.createSourceFile("types.ts", text, ts.ScriptTarget.Latest, true);
  for (const statement of file.statements) if (ts.isInterfaceDeclaration(statement)) visit(statement);
  return found;
}

const inLine = (text: string): string => text.replace(/\s+/g, " ");

/** The errors of TypeScript in a module alone. */
function errorsOf(text: string): string[] {
  const host = ts.createCompilerHost({});
  const file = ts.createSourceFile("types.ts", text, ts.ScriptTarget.Latest, true);
  const program = ts.createProgram(
    ["types.ts"],
    { strict: true, noLib: true, types: [] },
    {
      ...host,
      getSourceFile: (name) => (name === "types.ts" ? file : undefined),
    },
  );
  return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
    ({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"),
  );
}

const SCHEMA = {
  type: "object",
  required: ["name"],
  properties: {
    name: { type: "string" },
    tag: { type: "string" },
    size: { type: ["integer", "string"] },
    none: { type: ["string", "null"] },
    open: {
      type: "object",
      additionalProperties: true,
      required: ["a"],
      properties: { a: { type: "number" } },
    },
    closed: { type: "object", additionalProperties: false, properties: { a: { type: "number" } } },
    pair: { type: "array", items: [{ type: "string" }] },
    list: {
      type: "array",
      items: { type: "object", required: ["id"], properties: { id: { type: "string" } } },
    },
    tree: { $ref: "#/definitions/tree" },
  },
  definitions: { tree: { type: "object", properties: { child: { $ref: "#/definitions/tree" } } } },
};

describe("the type of a result", () => {
  it.each([
    ["x := 1", "number"],
    ["x if input.a", "boolean"],
    ['x contains "a"', "string[]"],
    ['x contains [1, "a"]', "[number, string][]"],
    ['x := ["a" | input.a]', "string[]"],
    ['x := {"a": 1, "b c": {"d": null}}', '{ a: number; "b c": { d: null; }; }'],
    ['x := {1: "a", [2]: "b", true: "c"}', '{ true: string; "1": string; "[2]": string; }'],
    ["x[k] := 1 if some k in input.a", "{ [key: string]: number; }"],
    ['x := "a" if input.a\n\nelse := 1', "number | string"],
    ["default x := false\n\nx := 1 if input.a", "boolean | number"],
    ["x := []", "never[]"],
    ["x := {}", "{ [key: string]: never }"],
    ["x := set()", "unknown[]"],
    ["x := data.a", "unknown"],
    ["x := input.a", "unknown"],
    ['x := http.send({"method": "get"}).status', "unknown"],
    ["x := [input.a, 1][_]", "unknown"],
  ])("of %s", async (rule, type) => {
    expect(await typeOf("result", `package p\n\n${rule}\n`)).toBe(type);
  });

  it.each([
    ["x := input.name", "string"],
    ["x := input.size", "number | string"],
    ["x := input.none", "unknown"],
    ["x := input.pair", "unknown[]"],
    ["x := input.list", "{ id: string; [key: string]: unknown; }[]"],
    ["x := input.list[0].id", "string"],
    ["x := input.open", "{ a: number; [key: string]: unknown; }"],
    ["x := input.closed", "{ a?: number; }"],
    ['x := {"n": input.tag}', "{ n: string; }"],
    ["x contains v if some v in input.closed", "number[]"],
    ["x contains v if some v in input.open", "unknown[]"],
    ["x := count(input.tree)", "number"],
    ["x := y if { y := name with input as {} }\n\nname := input.name", "unknown"],
    ["x := y if { y := input.name with input.name as 3 }", "number | string"],
    ['x := y if { y := time.now_ns() with time.now_ns as "now" }', "unknown"],
    ['x := y if { y := f(1) with f as "now" }\n\nf(z) := z + 1', "unknown"],
    ["x := [y | y := name with data.p.name as 3]\n\nname := input.name", "(number | string)[]"],
  ])("knows the schema of the input: %s", async (rule, type) => {
    expect(await typeOf("result", `package p\n\n${rule}\n`, { schema: { schema: SCHEMA } })).toBe(type);
  });

  it("knows the results of built-ins, of which each member can be absent", async () => {
    const result = {
      type: "object",
      static: [{ key: "name", value: { type: "string" } }],
    } as const;
    const builtins = [{ name: "acme.owner", args: [], result }];
    const of = (rule: string): Promise<string | undefined> =>
      typeOf("result", `package p\n\n${rule}\n`, { builtins });
    expect(await of("x := acme.owner()")).toBe("{ name?: string; }");
    expect(await of("x := acme.owner().name")).toBe("string");
    expect(await of("x contains v if some v in acme.owner()")).toBe("string[]");
  });

  it("of a package has all rules, of which sets and those with a default are never absent", async () => {
    const rego = `package p

import data.p.lib

a if input.a
default b := false
b if input.b
c contains 1
d[input.k] contains 1
e.f := 1
f(x) := x
`;
    expect(await typeOf("result", rego, { entrypoints: ["p"] })).toBe(
      "{ a?: boolean; b: boolean; c: number[]; d?: { [key: string]: number[]; }; e?: { f?: number; }; }",
    );
  });
});

describe("the type of an input", () => {
  const rule = (schemas: string): string =>
    `package p\n\n# METADATA\n# schemas:\n${schemas.replace(/^/gm, "#   ")}\nx if input\n`;

  it.each([
    ["- input: {type: string}", "string"],
    ["- input.a: {type: string}", "{ a: string; }"],
    [
      "- input: {type: object, properties: {b: {type: number}}}\n- input.a: {type: string}",
      "{ b?: number; } & { a: string; }",
    ],
    ["- data.a: {type: string}", "unknown"],
  ])("by inline schemas: %s", async (schemas, type) => {
    expect(await typeOf("input", rule(schemas))).toBe(type);
  });

  it.each<[object | boolean, string]>([
    [{}, "unknown"],
    [{ type: "integer" }, "number"],
    [{ type: ["string", "null"] }, "string | null"],
    [{ enum: ["a", 1, null, true, { a: 1 }] }, "unknown"],
    [{ enum: ["a'\"\n", -1, null, true, 1.5] }, String.raw`"a'\"\n" | -1 | null | true | number`],
    [{ const: "a" }, '"a"'],
    [{ type: "array", items: { type: ["string", "number"] } }, "(string | number)[]"],
    [{ items: { type: "string" } }, "string[]"],
    [{ type: "array" }, "unknown[]"],
    [
      { type: "array", prefixItems: [{ type: "string" }, {}], minItems: 1 },
      "[string, unknown?, ...unknown[]]",
    ],
    [{ type: "array", items: [{ type: "string" }], additionalItems: false }, "[string?]"],
    [{ type: "object" }, "{ [key: string]: unknown; }"],
    [{ type: "object", additionalProperties: { type: "string" } }, "{ [key: string]: string; }"],
    [{ type: "object", additionalProperties: false }, "{ [key: string]: never }"],
    [{ properties: { a: {} }, required: ["a"] }, "{ a: unknown; }"],
    [{ properties: { a: false } }, "{ a?: never; }"],
    [{ properties: { a: {} }, additionalProperties: {} }, "{ a?: unknown; [key: string]: unknown; }"],
    [{ properties: { a: {} }, patternProperties: { b: {} } }, "{ a?: unknown; [key: string]: unknown; }"],
    [{ anyOf: [{ type: "string" }, { type: "null" }] }, "string | null"],
    [{ oneOf: [{ type: "string" }, { required: ["a"] }] }, "unknown"],
    [
      { allOf: [{ properties: { a: {} } }, { properties: { b: {} } }], description: "both" },
      "{ a?: unknown; } & { b?: unknown; }",
    ],
    [{ allOf: [{ type: "array", items: { type: "string" } }] }, "string[]"],
    [{ $ref: "https://example.com/other.json" }, "unknown"],
    [{ $ref: "#/definitions/none" }, "unknown"],
    [{ $ref: "#/definitions/a%20~1b", definitions: { "a /b": { type: "string" } } }, "string"],
    [{ $ref: "#/%" }, "unknown"],
    [{ $ref: "#" }, "{ given?: Input; }"],
    [
      {
        $ref: "#/definitions/a",
        definitions: { a: { $ref: "#/definitions/b" }, b: { $ref: "#/definitions/a" } },
      },
      "B",
    ],
  ])("by a JSON Schema: %j", async (schema, type) => {
    // The type checker is not asked: it has other limits.
    const { writeEntrypointsModule } = await import("../../src/tooling/typescript/entrypoints-module.js");
    const text = writeEntrypointsModule([{ name: "p/x", schemas: [], result: { type: "any" } }], {
      schema: { title: "Given", properties: { given: schema }, ...pointed(schema) },
    });
    expect(errorsOf(text)).toEqual([]);
    const given = /given\?: ([^]*);\n\};\n\n\/\*\* The/.exec(text)?.[1] ?? "";
    expect(inLine(given.replace(/^[A-Z]\w*$/, (name) => declared(text, name)))).toBe(type);
  });

  it("is that of --schema where METADATA names none, a union of what definitions name, and unknown without both", async () => {
    const schema = {
      schema: { type: "string" },
      "schema.a": { type: "number" },
      "schema.b": { type: "boolean" },
    };
    expect(await typeOf("input", "package p\n\nx if input\n", { schema })).toBe("Input");
    const named = (name: string): string =>
      `# METADATA\n# schemas:\n#   - input: schema.${name}\nx := 1 if input == 1\n`;
    expect(
      await typeOf("input", `package p\n\n${named("a")}\n${named("b").replace("== 1", "== true")}`, {
        schema,
      }),
    ).toBe("A | B");
    expect(await typeOf("input", "package p\n\nx if input\n")).toBe("unknown");
  });

  it.each([
    ["acme.release", "Release"],
    ['acme["my-release"]', "MyRelease"],
    ['acme["our.release"]', "OurRelease"],
    ['["our.release"]["my-release"]', "MyRelease"],
    ['acme["our.release"].v1', "V1"],
  ])("has the last name of schema.%s", async (below, last) => {
    const name = `schema.${below}`.replace(".[", "[");
    const rego = `package p\n\n# METADATA\n# schemas:\n#   - input: ${name}\nx if input\n`;
    expect(await typeOf("input", rego, { schema: { [name]: { type: "string" } } })).toBe(last);
  });

  it("is a bundled schema that METADATA names", async () => {
    const rego = "# METADATA\n# schemas:\n#   - input: schema.regohost.spdx\npackage p\n\nx if input.name\n";
    const { text } = await generateTypes({ files: { "p.rego": rego } }, { entrypoints: ["p/x"] });
    expect(membersOf(text).get("input")).toBe("Spdx");
    expect(errorsOf(text)).toEqual([]);
  });

  it("needs the schemas that METADATA names", async () => {
    const rego = "package p\n\n# METADATA\n# schemas:\n#   - input: schema.none\nx if input\n";
    await expect(typeOf("input", rego)).toFailWith(
      "config_invalid",
      /METADATA of p\.x \(p\.rego:3\) names schema\.none/,
    );
  });
});

/** The definitions of a schema, at the place that its references name. */
function pointed(schema: object | boolean): object {
  return typeof schema === "object" && "definitions" in schema ? { definitions: schema.definitions } : {};
}

/** The declaration of a name. */
function declared(text: string, name: string): string {
  return new RegExp(`export type ${name} = ([^]*?);\n\n`).exec(text)?.[1] ?? name;
}

describe("the module", () => {
  const entry = (title: string, name: string): string =>
    `# METADATA\n# title: ${title}\n# entrypoint: true\n${name} := 1\n`;

  it("has the entrypoints of METADATA, in the order of their names, with titles and descriptions", async () => {
    const { text, entrypoints } = await generateTypes({
      files: {
        "b.rego": `package b\n\n${entry("Z", "z")}\n${entry("A", "a")}`,
        "a.rego":
          "package a\n\n# METADATA\n# description: |\n#   One.\n#   Two.\n# entrypoint: true\nx := 1\n\ny := 2\n",
      },
    });
    expect(entrypoints).toEqual(["a/x", "b/a", "b/z"]);
    expect(text).toBe(`/* eslint-disable */
// Written by regohost types. Run it again instead of changing this file.

/** The input and the result of each entrypoint, for loadPolicy. */
export interface Entrypoints {
  /**
   * One.
   * Two.
   */
  "a/x": {
    input: unknown;
    result: number;
  };
  /** A */
  "b/a": {
    input: unknown;
    result: number;
  };
  /** Z */
  "b/z": {
    input: unknown;
    result: number;
  };
}
`);
  });

  it("does not depend on the order of files", async () => {
    const files = Object.entries({
      "b.rego": `package b\n\n${entry("Z", "z")}`,
      "a.rego": `package a\n\n${entry("A", "a")}`,
    });
    const [one, other] = await Promise.all(
      [files, files.toReversed()].map((given) => generateTypes({ files: Object.fromEntries(given) })),
    );
    expect(one?.text).toBe(other?.text);
  });

  const EVIL =
    'a */ export const evil = 1; /* \u001b[31m\u202e\r\n@ts-nocheck ::set-env name=a:: `"\\ \u2028 </script>';

  it("contains no code and no escapes of schemas and METADATA", async () => {
    const rego = `package p

# METADATA
# title: ${JSON.stringify(EVIL)}
# description: ${JSON.stringify(EVIL)}
# entrypoint: true
# schemas:
#   - input: schema.evil
x := {${JSON.stringify(EVIL)}: 1}
`;
    const evil = {
      title: EVIL,
      description: EVIL,
      type: "object",
      required: [EVIL, "__proto__"],
      properties: JSON.parse(
        JSON.stringify({
          [EVIL]: { enum: [EVIL] },
          proto: { title: EVIL, $ref: "#/definitions/*~1 evil" },
        }).replace('"proto"', '"__proto__"'),
      ) as object,
      definitions: { "*/ evil": { const: EVIL } },
    };
    const { text } = await generateTypes({ files: { "p.rego": rego } }, { schema: { "schema.evil": evil } });
    expect(errorsOf(text)).toEqual([]);
    const file = ts.createSourceFile("types.ts", text, ts.ScriptTarget.Latest, true);
    expect(file.statements.map(({ kind }) => ts.SyntaxKind[kind])).toEqual([
      "TypeAliasDeclaration",
      "TypeAliasDeclaration",
      "InterfaceDeclaration",
    ]);
    expect(text).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|^\s*::/mu);
    expect(text).not.toMatch(/^\s*\*\s*@/m);
  });

  it("is limited in the size of its schemas, and deep ones end in unknown", async () => {
    const wide = {
      properties: Object.fromEntries(
        Array.from({ length: 100_001 }, (_, index) => [`a${String(index)}`, {}]),
      ),
    };
    const { writeEntrypointsModule } = await import("../../src/tooling/typescript/entrypoints-module.js");
    const write = (schema: unknown): string =>
      writeEntrypointsModule([{ name: "p/x", schemas: [], result: { type: "any" } }], { schema });
    await expect(() => write(wide)).toFailWith("config_invalid", /more than 100,000 parts/);
    const deep = Array.from({ length: 1_000 }).reduce<object>((items) => ({ type: "array", items }), {});
    expect(write(deep)).toContain(`unknown${"[]".repeat(50)}`);
    const chain = {
      $ref: "#/definitions/a0",
      definitions: Object.fromEntries(
        Array.from({ length: 5_000 }, (_, index) => [
          `a${String(index)}`,
          { $ref: `#/definitions/a${String(index + 1)}` },
        ]),
      ),
    };
    expect(errorsOf(write(chain))).toEqual([]);
  });

  it.each<[string, GenerateTypesOptions, string, RegExp]>([
    ["package p\n\nx :=", {}, "rego_invalid", /./],
    [
      "package p\n\nx := input.b",
      { schema: { schema: { properties: { a: {} } } } },
      "rego_invalid",
      /undefined ref/,
    ],
    ["package p\n\nx := 1", { entrypoints: ["p/y"] }, "entrypoint_unknown", /rule p\/y; did you mean p\/x/],
    [
      "package p\n\nx := 1",
      { entrypoints: "p/x" as never },
      "config_invalid",
      /entrypoints must be a list of strings/,
    ],
    [
      "package p\n\n# METADATA\n# entrypoint: true\nf(x) := x",
      {},
      "rego_invalid",
      /p\.rego:5.*function data\.p\.f used as reference, not called/,
    ],
    ["package p\n\nx := 1", { signal: AbortSignal.abort() }, "aborted", /./],
  ])("is an error for %j with %j", async (rego, options, code, message) => {
    await expect(generateTypes({ files: { "p.rego": rego } }, options)).toFailWith(
      code as "aborted",
      message,
    );
  });
});
