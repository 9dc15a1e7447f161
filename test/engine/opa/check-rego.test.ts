import { describe, expect, test } from "vitest";
import { checkRego } from "../../../src/engine/opa/check-rego.js";

const files = (text: string): { path: string; text: string }[] => [{ path: "a.rego", text }];
const unused = "package a\n\nimport data.b\n\nx if {\n\ty := 1\n\ttrue\n}\n";

describe("checkRego", () => {
  test("finds nothing in good policies", async () => {
    expect(await checkRego({ files: files("package a\n\nx := 1\n") })).toEqual({
      diagnostics: [],
      warnings: [],
      outline: {
        files: [{ path: "a.rego", package: "a" }],
        documents: [
          { path: ["a", "x"], rule: "x", kind: "value", location: { file: "a.rego", row: 3, column: 1 } },
        ],
      },
    });
  });

  test.each([
    ["METADATA names it", "# METADATA\n# schemas: [input: schema.own.release]\nx := input.nme\n", 1],
    ["METADATA names another of its root", "# METADATA\n# schemas: [input: schema.own.other]\nx := 1\n", 1],
    ["METADATA names another one", "# METADATA\n# schemas: [input: schema.release]\nx := input.nme\n", 0],
    ["only a comment names it", "# schemas: schema.own.release\nx := input.nme\n", 0],
  ])("uses an optional schema when %s", async (_, rule, errors) => {
    const release = { type: "object", properties: { name: { type: "string" } }, additionalProperties: false };
    const { diagnostics } = await checkRego({
      files: files(`package a\n\n${rule}`),
      optionalSchemas: { "schema.own.release": release },
    });
    expect(diagnostics).toHaveLength(errors);
  });

  test("reports errors with their place and line", async () => {
    const { diagnostics } = await checkRego({ files: files("package a\n\nx := y\n") });
    expect(diagnostics).toEqual([
      {
        code: "rego_unsafe_var_error",
        message: "var y is unsafe",
        location: { file: "a.rego", row: 3, column: 6 },
        line: "x := y",
      },
    ]);
  });

  test("reports a parse error the same way", async () => {
    const { diagnostics } = await checkRego({ files: files("package a\n\nx := }\n") });
    expect(diagnostics[0]).toMatchObject({ code: "rego_parse_error", line: "x := }" });
  });

  test("what strict mode refuses is a warning, or an error in strict mode", async () => {
    const lax = await checkRego({ files: files(unused) });
    expect(lax.diagnostics).toEqual([]);
    expect(lax.warnings.map(({ line }) => line)).toEqual(["import data.b", "\ty := 1"]);
    const strict = await checkRego({ files: files(unused), strict: true });
    expect(strict.diagnostics).toEqual(lax.warnings);
    expect(strict.warnings).toEqual([]);
  });

  test("checks against schemas", async () => {
    const text = "package a\n\n# METADATA\n# schemas:\n#   - input: schema.input\nx if input.nme == 1\n";
    const schema = { type: "object", properties: { name: { type: "string" } }, additionalProperties: false };
    const { diagnostics } = await checkRego({ files: files(text), schemas: { "schema.input": schema } });
    expect(diagnostics[0]).toMatchObject({
      code: "rego_type_error",
      hint: "(did you mean name?)",
      location: { row: 6 },
    });
  });

  test("takes a schema for every input", async () => {
    const schema = { type: "object", properties: { name: { type: "string" } } };
    const request = {
      files: files("package a\n\nx if input.nam\n\ny if input.severity\n"),
      schemas: { schema },
    };
    const { diagnostics } = await checkRego(request);
    expect(diagnostics.map(({ hint, location }) => [location?.row, hint])).toEqual([
      [3, "(did you mean name?)"],
      [5, undefined],
    ]);
  });

  test("reports as many errors as asked for", async () => {
    const rules = Array.from({ length: 30 }, (_, i) => `x${String(i)} := y\n`).join("");
    const { diagnostics } = await checkRego({ files: files(`package a\n\n${rules}`), maxErrors: 20 });
    expect(diagnostics.length).toBeGreaterThan(19);
  });
});
