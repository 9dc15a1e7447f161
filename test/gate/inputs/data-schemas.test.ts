import { describe, expect, it } from "vitest";
import { mergeBaseDocuments } from "../../../src/engine/source/base-document.js";
import { loadGate } from "../../../src/gate/index.js";
import { checkDataSchemas } from "../../../src/gate/inputs/data-schemas.js";
import { InputSchemas } from "../../../src/gate/inputs/input-schemas.js";
import { makeFolder, run } from "../../cli/run.js";

const policy = (schema: string): string => `# METADATA
# schemas:
#   - data.limits.high: ${schema}
package gate

deny contains "too many" if input.count > data.limits.high.most
`;
const SCHEMA = "{type: object, additionalProperties: false, properties: {most: {type: integer}}}";

async function load(rego: string, data: unknown, isCompiled = false): Promise<unknown> {
  const cwd = await makeFolder({ "gate.rego": rego, "data.json": JSON.stringify(data), "a.json": "{}" });
  if (isCompiled)
    expect(await run(["build", "gate.rego", "-o", "gate.wasm"], { cwd })).toMatchObject({ exitCode: 0 });
  const gate = await loadGate(isCompiled ? "gate.wasm" : "gate.rego", { cwd, dataFiles: ["data.json"] });
  await gate.close();
  return "loaded";
}

describe.each([false, true])("schemas of data in METADATA, compiled: %j", (isCompiled) => {
  it.each<[unknown]>([[{ most: 3 }], [{}]])("fit %j", async (high) => {
    expect(await load(policy(SCHEMA), { limits: { high, low: "any" } }, isCompiled)).toBe("loaded");
  });

  it.each<[unknown, RegExp]>([
    [{ most: "3" }, /^data\.json does not fit .*data\.limits\.high\/most must be integer/],
    [{ most: 3.5 }, /data\.limits\.high\/most must be integer/],
    [{ most: 3, mots: 4 }, /data\.limits\.high must NOT have additional properties: mots/],
    [null, /data\.limits\.high must be object/],
  ])("refuse %j", async (high, text) => {
    await expect(load(policy(SCHEMA), { limits: { high } }, isCompiled)).toFailWith("data_invalid", text);
  });
});

it.each<[unknown, RegExp]>([
  [{ most: 3, mots: 4 }, /^b\.json does not fit .*must NOT have additional properties: mots/],
  [{ most: "3" }, /^b\.json does not fit .*data\.limits\.high\/most must be integer/],
])("of several files names that with the wrong part: %j", async (high, text) => {
  const schema =
    "{type: object, additionalProperties: false, properties: {most: {type: integer}, least: {}}}";
  const cwd = await makeFolder({
    "gate.rego": policy(schema),
    "a.json": JSON.stringify({ limits: { high: { least: 1 } } }),
    "b.json": JSON.stringify({ limits: { high } }),
  });
  const loading = loadGate("gate.rego", { cwd, dataFiles: ["a.json", "b.json"] });
  await expect(loading).toFailWith("data_invalid", text);
});

const DRAFT_04 = `{$schema: "http://json-schema.org/draft-04/schema#", id: "https://example.com/limits", type: object, properties: {most: {$ref: "#/definitions/most"}}, definitions: {most: {type: integer, minimum: 3, exclusiveMinimum: true, maximum: 9, exclusiveMaximum: false}}}`;

it.each([4, 9])("of draft 4 fit %j", async (most) => {
  expect(await load(policy(DRAFT_04), { limits: { high: { most } } })).toBe("loaded");
});

it.each<[unknown, RegExp]>([
  [3, /data\.limits\.high\/most must be > 3/],
  [10, /data\.limits\.high\/most must be <= 9/],
  ["4", /data\.limits\.high\/most must be integer/],
])("of draft 4 refuse %j", async (most, text) => {
  await expect(load(policy(DRAFT_04), { limits: { high: { most } } })).toFailWith("data_invalid", text);
});

it("of draft 4 may require nothing, as in OPA", async () => {
  const schema = DRAFT_04.replace("type: object,", "type: object, required: [],");
  expect(await load(policy(schema), { limits: { high: { most: 4 } } })).toBe("loaded");
  await expect(load(policy(schema), { limits: { high: { most: 3 } } })).toFailWith(
    "data_invalid",
    /must be > 3/,
  );
});

it("of draft 4 are unusable with a number as exclusiveMinimum, as in OPA", async () => {
  const loading = load(policy(DRAFT_04.replace("exclusiveMinimum: true", "exclusiveMinimum: 3")), {
    limits: { high: {} },
  });
  await expect(loading).rejects.toMatchObject({
    code: expect.stringMatching(/^(?:config_invalid|rego_invalid)$/) as string,
  });
});

it.each(["0", "_"])("of an element of an array is refused: [%s]", async (key) => {
  const loading = load(policy(SCHEMA).replace("high:", `list[${key}]:`), { limits: { list: ["x"] } });
  await expect(loading).toFailWith("metadata_invalid", /^METADATA of gate names a schema with an index/);
});

it("is not compared after a signal", async () => {
  const aborted = checkDataSchemas(
    [
      {
        path: "gate",
        rules: [],
        test: false,
        annotations: { schemas: [{ path: [{ value: "data" }], definition: {} }] },
      },
    ],
    mergeBaseDocuments([]),
    new InputSchemas({}),
    { signal: AbortSignal.abort() },
  );
  await expect(aborted).toFailWith("aborted", /^comparing the data with its schemas was aborted/);
});

it("a schema that is missing is refused", async () => {
  const loading = load(policy("schema.limits"), { limits: { high: {} } });
  await expect(loading).toFailWith("config_invalid", /there is no schema schema\.limits/);
});
