import * as ajv from "ajv";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { withJsonKeywords } from "../../../src/gate/inputs/json-keywords.js";
import { parseExactJson } from "../../../src/base/terms/exact-json.js";
import { caseCount } from "../../case-count.js";
import { makeFolder, run } from "../../cli/run.js";

const EXACT = "9007199254740993";
const NEAR = "9007199254740992";

/** A number as an integer times a power of ten, which is its value exactly. */
interface Exact {
  integer: bigint;
  power: number;
}

function textOf({ integer, power }: Exact): string {
  return `${String(integer)}e${String(power)}`;
}

/** Both in the same unit. */
function scaled(a: Exact, b: Exact): [bigint, bigint] {
  const unit = Math.min(a.power, b.power);
  const to = ({ integer, power }: Exact): bigint => integer * 10n ** BigInt(power - unit);
  return [to(a), to(b)];
}

const FITS: Record<string, (value: bigint, limit: bigint) => boolean> = {
  maximum: (value, limit) => value <= limit,
  minimum: (value, limit) => value >= limit,
  exclusiveMaximum: (value, limit) => value < limit,
  exclusiveMinimum: (value, limit) => value > limit,
  const: (value, limit) => value === limit,
  multipleOf: (value, limit) => value % limit === 0n,
};

const numbers = fc
  .tuple(
    fc.bigInt({ min: 1n, max: 10n ** 19n }),
    fc.integer({ min: -20, max: 20 }),
    fc.bigInt({ min: -2n, max: 2n }),
    fc.integer({ min: 1, max: 30 }),
  )
  .map(([integer, power, difference, factor]): [Exact, Exact] => [
    { integer: integer * BigInt(factor) + difference, power },
    { integer, power },
  ]);

function fits(schema: string, input: string): boolean {
  const own = withJsonKeywords(new ajv.Ajv({ strict: false }), ajv);
  return own.compile(parseExactJson(schema)[""] as ajv.AnySchema)(parseExactJson(input)[""]) === true;
}

describe("numbers against schemas", () => {
  it.each(Object.keys(FITS))("%s compares exactly", (keyword) => {
    fc.assert(
      fc.property(numbers, ([value, limit]) => {
        const expected = FITS[keyword]?.(...scaled(value, limit));
        const schema = `{"properties":{"x":{"items":{"${keyword}":${textOf(limit)}}}}}`;
        expect(fits(schema, `{"x":[${textOf(value)}]}`)).toBe(expected);
      }),
      { numRuns: caseCount(25, 200) },
    );
  });

  it.each([
    ["enum", `{"items":{"enum":[${NEAR}]}}`, `[${EXACT}]`, false],
    ["enum of objects", `{"items":{"enum":[{"a":[${NEAR}]}]}}`, `[{"a":[${EXACT}]}]`, false],
    ["enum with the number", `{"items":{"enum":[0,${EXACT}]}}`, `[${EXACT}.0]`, true],
    ["const of a list", `{"items":{"const":[${EXACT}]}}`, `[[${EXACT}]]`, true],
    ["uniqueItems of different numbers", '{"uniqueItems":true}', `[${EXACT},${NEAR}]`, true],
    ["uniqueItems of equal numbers", '{"uniqueItems":true}', `[${EXACT},9007199254740993.0]`, false],
    ["an integer", '{"items":{"type":"integer"}}', `[${EXACT}]`, true],
    ["a number beside an integer", '{"items":{"type":"integer"}}', "[1.00000000000000000001]", false],
    ["a number beyond those of JavaScript", '{"items":{"type":"integer","minimum":1}}', "[1e400]", true],
    ["and its limit", '{"items":{"maximum":1e399}}', "[1e400]", false],
    ["zero that is none", '{"items":{"exclusiveMinimum":0}}', "[1e-400]", true],
    ["0.3 is a multiple of 0.1", '{"items":{"multipleOf":0.1}}', "[0.3]", true],
    ["behind $ref", `{"items":{"$ref":"#/d"},"d":{"maximum":${NEAR}}}`, `[${EXACT}]`, false],
    ["in allOf", `{"items":{"allOf":[{"maximum":${NEAR}}]}}`, `[${EXACT}]`, false],
    ["in not", `{"items":{"not":{"maximum":${NEAR}}}}`, `[${EXACT}]`, true],
    ["of additionalProperties", `{"additionalProperties":{"maximum":${NEAR}}}`, `{"a":${EXACT}}`, false],
  ])("%s", (_, schema, input, expected) => {
    expect(fits(schema, input)).toBe(expected);
  });

  const METADATA = `package main
# METADATA
# schemas:
#   - input: {type: object, properties: {x: {maximum: ${NEAR}}}}
deny contains "x" if input.x == 1
`;
  const PLAIN = 'package main\ndeny contains "x" if input.y\n';
  const FILES = {
    "inline.rego": METADATA,
    "plain.rego": PLAIN,
    "named.rego":
      "package main\n# METADATA\n# schemas:\n#   - input.x: schema.x\ndeny contains 1 if input.x == 1\n",
    "schemas/x.json": `{"maximum":${NEAR}}`,
    "s.json": `{"properties":{"x":{"maximum":${NEAR}},"y":{}}}`,
    "s.yaml": `properties: {x: {maximum: ${NEAR}}, y: {}}\n`,
    "root.json": `{"maximum":${NEAR}}`,
    "in.json": `{"x":${EXACT}}`,
    "fits.json": `{"x":${NEAR}}`,
    "number.json": EXACT,
  };

  it.each([
    ["of --schema", ["plain.rego", "--schema", "s.json"]],
    ["of --schema in YAML", ["plain.rego", "--schema", "s.yaml"]],
    ["in METADATA", ["inline.rego"]],
    ["that METADATA names, at a part of the input", ["named.rego", "--schema", "schemas"]],
  ])("a schema %s", async (_, args) => {
    const cwd = await makeFolder(FILES);
    expect((await run(["gate", ...args, "fits.json"], { cwd })).exitCode).toBe(0);
    expect((await run(["gate", ...args, "in.json"], { cwd })).exitCode).toBe(2);
  });

  const ROUNDED = "1.00000000000000000001";
  it.each([
    [
      "of --schema in YAML",
      `properties: {x: {maximum: ${ROUNDED}}, y: {}}\n`,
      ["plain.rego", "--schema", "s.yaml"],
    ],
    ["in METADATA", METADATA.replace(NEAR, ROUNDED), ["inline.rego"]],
    ["of a quoted key", METADATA.replace(NEAR, ROUNDED).replace("schemas:", '"schemas":'), ["inline.rego"]],
    ["of an indented block", METADATA.replace(NEAR, ROUNDED).replaceAll("# ", "#   "), ["inline.rego"]],
  ])("a schema %s with a number that YAML rounds is refused", async (_, text, args) => {
    const cwd = await makeFolder({ ...FILES, "s.yaml": text, "inline.rego": text });
    const { exitCode, stderr } = await run(["gate", ...args, "fits.json"], { cwd });
    expect(exitCode).toBe(2);
    const fault = /(?:s\.yaml:1|inline\.rego:4):\d+: .*the number … cannot be read exactly/;
    expect(stderr).toMatch(fault);
    if (args.includes("--schema")) return;
    // A compiled policy has the rounded number alone.
    for (const command of [
      ["build", "inline.rego", "-o", "p.wasm"],
      ["check", "inline.rego"],
    ])
      expect(await run(command, { cwd })).toMatchObject({
        exitCode: 2,
        stderr: expect.stringMatching(fault) as string,
      });
  });

  it("an input that is a number alone", async () => {
    const cwd = await makeFolder(FILES);
    const args = ["gate", "plain.rego", "number.json", "--schema", "root.json"];
    expect((await run(args, { cwd })).exitCode).toBe(2);
  });

  it("a compiled policy", async () => {
    const cwd = await makeFolder(FILES);
    expect((await run(["build", "inline.rego", "-o", "p.wasm"], { cwd })).exitCode).toBe(0);
    expect((await run(["gate", "p.wasm", "fits.json"], { cwd })).exitCode).toBe(0);
    expect((await run(["gate", "p.wasm", "in.json"], { cwd })).exitCode).toBe(2);
  });
});
