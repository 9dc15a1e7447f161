// Writes the schema for `gate` to validate documents of a format, from the format's published JSON Schema:
//   node scripts/published-schema.mjs bom-1.7.schema.json > schemas/formats/cyclonedx.json
// and those to check materials of Chainloop, from the schemas of its engine (internal/schemavalidators):
//   node scripts/published-schema.mjs csaf-2.1.schema.json > schemas/materials/csaf_2_1.json
// and that of VEX documents:
//   node scripts/published-schema.mjs --exact openvex_json_schema.json > schemas/materials/openvex.json
// and, with --exact, schemas whose alternatives require that unknown fields are rejected (with the files that it refers
// to):
//   node scripts/published-schema.mjs --exact swagger-2.0.schema.json json-schema-draft-04.json > schemas/materials/openapi_2_0.json
// Without --exact unknown fields are allowed, so the alternatives of a oneOf can overlap and become an anyOf. Omitted
// are keywords that do not validate (descriptions, examples, defaults), references to other files, `format`, and the
// names of the format's own schemas.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

/** Licences of the published schemas, by a part of their URL. */
const LICENCES = [
  ["cyclonedx.org", "Apache-2.0, OWASP Foundation"],
  ["spdx.org", "CC-BY-3.0, SPDX Workgroup of the Linux Foundation"],
  ["oasis-tcs", "Copyright OASIS Open, all rights reserved, copied under its IPR policy"],
  ["oasis-open.org", "Copyright OASIS Open, all rights reserved, copied under its IPR policy"],
  ["swagger.io", "Apache-2.0, The Linux Foundation"],
  ["openapis.org", "Apache-2.0, The Linux Foundation"],
  ["AsyncAPI", "Apache-2.0, AsyncAPI Project Authors"],
  ["chainloop.dev", "Apache-2.0, The Chainloop Authors"],
  ["openvex", "Community Specification License 1.0, The OpenVEX Authors"],
];

/** Keywords that do not validate. */
const DOCUMENTS = new Set([
  "$comment",
  "title",
  "description",
  "examples",
  "example",
  "default",
  "deprecated",
  "format",
]);
const LEFT_OUT = new Set([
  ...DOCUMENTS,
  ...["$id", "id", "$schema", "additionalProperties", "unevaluatedProperties"],
  ...["meta:enum", "contentEncoding", "contentMediaType"],
]);
/** Their members are schemas by arbitrary names. */
const BY_NAME = new Set(["properties", "patternProperties", "definitions", "$defs"]);
const AS_IT_IS = new Set(["enum", "const", "required", "dependencies", "dependentRequired"]);

const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

function reduce(schema) {
  if (Array.isArray(schema)) return schema.map(reduce);
  if (!isObject(schema)) return schema;
  if (typeof schema.$ref === "string" && !schema.$ref.startsWith("#")) return {};
  const entries = Object.entries(schema).flatMap(([key, value]) => {
    // A schema of unlisted fields, but not their prohibition.
    if (key === "additionalProperties" && isObject(value)) return [[key, reduce(value)]];
    if (LEFT_OUT.has(key)) return [];
    if (AS_IT_IS.has(key)) return [[key, value]];
    if (BY_NAME.has(key) && isObject(value)) {
      return [
        [key, Object.fromEntries(Object.entries(value).map(([name, member]) => [name, reduce(member)]))],
      ];
    }
    return [[key === "oneOf" ? "anyOf" : key, reduce(value)]];
  });
  return Object.fromEntries(entries);
}

const META = "http://json-schema.org/draft-07/schema";

/** A schema in the vocabulary of draft 7 or 2020-12, without external references except for the schema of draft 7. */
function toExact(schema, address) {
  if (Array.isArray(schema)) return schema.map((one) => toExact(one, address));
  if (!isObject(schema)) return schema;
  const entries = Object.entries(schema).flatMap(([key, value]) => {
    if (DOCUMENTS.has(key) || key === "id") return [];
    if (AS_IT_IS.has(key) && key !== "dependencies") return [[key, value]];
    if ((BY_NAME.has(key) || key === "dependencies" || key === "dependentSchemas") && isObject(value)) {
      const members = Object.entries(value).filter(([name]) => name !== META);
      return [[key, Object.fromEntries(members.map(([name, member]) => [name, toExact(member, address)]))]];
    }
    // OpenAPI has one such anchor, which nothing overrides here, and for which ajv uses the whole document.
    if (key === "$dynamicRef") return [["$ref", "#/$defs/schema"]];
    if (key === "$dynamicAnchor") return [];
    if (key === "$ref" && typeof value === "string") return [[key, address(value)]];
    // In draft 4 it is a property of the limit.
    if (key === "exclusiveMinimum" && value === true) return [[key, schema.minimum]];
    if (key === "exclusiveMaximum" && value === true) return [[key, schema.maximum]];
    return [[key, toExact(value, address)]];
  });
  return Object.fromEntries(entries);
}

const DRAFT_04 = "http://json-schema.org/draft-04/schema";

/** @param others schemas that it refers to by `id`: that of draft 4. */
export function toExactSchema(root, others = []) {
  const source = root.$id ?? root.id ?? root.title;
  const [, licence = "unknown"] = LICENCES.find(([part]) => source.includes(part)) ?? [];
  const [draft04] = others;
  const schema = toExact(root, (given) => given.replace(`${DRAFT_04}#`, "#/definitions/draft04"));
  if (draft04 !== undefined) {
    schema.definitions.draft04 = toExact(draft04, (given) => given.replace("#", "#/definitions/draft04"));
    delete schema.definitions.draft04.$schema;
  }
  if (schema.$schema === `${DRAFT_04}#`) delete schema.$schema;
  return { $comment: `${source} (${licence}), changed: without what does not validate.`, ...schema };
}

/** @param root a JSON Schema of draft 6 or later. */
export function toPublishedSchema(root) {
  const source = root.$id ?? root.id ?? root.title;
  const [, licence = "unknown"] = LICENCES.find(([part]) => source.includes(part)) ?? [];
  const origin = `${source} (${licence}), changed: without what does not validate; unknown fields are allowed.`;
  const schema = reduce(root);
  // It identifies the schema by its URL, which documents of other versions do not have.
  if (schema.properties?.$schema !== undefined) schema.properties.$schema = { type: "string" };
  return { $comment: origin, ...schema };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const paths = process.argv.slice(2).filter((one) => one !== "--exact");
  const [root, ...others] = paths.map((path) => JSON.parse(readFileSync(path, "utf8")));
  if (root === undefined) throw new Error("name a file with a JSON Schema");
  const isExact = process.argv.includes("--exact");
  process.stdout.write(
    `${JSON.stringify(isExact ? toExactSchema(root, others) : toPublishedSchema(root))}\n`,
  );
}
