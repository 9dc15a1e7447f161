import { readdirSync, readFileSync } from "node:fs";
import * as ajv from "ajv";
import fc from "fast-check";
import { expect, it } from "vitest";
import { compileFormat } from "../../../scripts/compile-formats.js";
import { COMPILED, INPUT_SCHEMA_OPTIONS } from "../../../src/gate/inputs/input-schemas.js";
import { withJsonKeywords } from "../../../src/gate/inputs/json-keywords.js";
import { parseExactJson } from "../../../src/base/terms/exact-json.js";

const FOLDER = new URL("../../../schemas/formats/", import.meta.url);
const FORMATS = readdirSync(FOLDER).map((name) => name.replace(/\.json$/, ""));

it("are of all published formats", () => {
  expect(Object.keys(COMPILED).sort()).toEqual(FORMATS.toSorted());
});

// Fails when a schema or ajv has changed since: run npm run validators.
it.each(FORMATS)("the compiled validator of %s is that of its schema as it is", async (format) => {
  await expect(compileFormat(format)).toMatchFileSnapshot(`../../../src/gate/inputs/compiled/${format}.js`);
});

/** Documents that fit. */
const FITTING: Readonly<Record<string, object>> = {
  cyclonedx: {
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    serialNumber: "urn:uuid:3e671687-395b-41f5-a30f-a58921a69b79",
    metadata: { timestamp: "2026-01-01T00:00:00Z", tools: [{ vendor: "a", name: "b", version: "1" }] },
    components: [
      {
        type: "library",
        "bom-ref": "a",
        name: "a",
        version: "1.0.0",
        licenses: [{ license: { id: "MIT" } }],
        hashes: [{ alg: "SHA-256", content: "a".repeat(64) }],
      },
      { type: "container", name: "😀", licenses: [{ expression: "MIT OR Apache-2.0" }] },
    ],
    dependencies: [{ ref: "a", dependsOn: ["b", "c"] }],
    vulnerabilities: [{ id: "CVE-1", ratings: [{ score: 9.8, severity: "high" }], cwes: [79] }],
  },
  in_toto_statement: {
    _type: "https://in-toto.io/Statement/v1",
    subject: [{ name: "a", digest: { sha256: "a".repeat(64) } }],
    predicateType: "https://slsa.dev/provenance/v1",
    predicate: {},
  },
  sarif: {
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: "a", rules: [{ id: "R1", defaultConfiguration: { level: "error" } }] } },
        results: [
          {
            ruleId: "R1",
            message: { text: "a" },
            locations: [{ physicalLocation: { artifactLocation: { uri: "a" }, region: { startLine: 1 } } }],
          },
        ],
      },
    ],
  },
  slsa_provenance: {
    buildDefinition: {
      buildType: "https://example.com/a",
      externalParameters: {},
      resolvedDependencies: [{ uri: "a", digest: { sha256: "a" } }],
    },
    runDetails: { builder: { id: "https://example.com/b" }, metadata: { invocationId: "a" } },
  },
  spdx: {
    SPDXID: "SPDXRef-DOCUMENT",
    spdxVersion: "SPDX-2.3",
    creationInfo: { created: "2026-01-01T00:00:00Z", creators: ["Tool: a"] },
    dataLicense: "CC0-1.0",
    name: "a",
    packages: [
      {
        SPDXID: "SPDXRef-a",
        name: "a",
        downloadLocation: "NONE",
        filesAnalyzed: false,
        checksums: [{ algorithm: "SHA256", checksumValue: "a" }],
      },
    ],
  },
};

/** Stands for a number that is none of JavaScript's, until the document is read. */
const HUGE = "huge";

/** The document as inputs are read, with other values in some places, without some members, and with some items twice. */
function changed(document: object): fc.Arbitrary<unknown> {
  let places = 0;
  const text = JSON.stringify(document);
  JSON.parse(text, () => {
    places++;
  });
  const other = fc.constantFrom<unknown>(
    "",
    null,
    true,
    0,
    -1.5,
    HUGE,
    [],
    ["a", "a"],
    {},
    { valueOf: 1 },
    undefined,
  );
  const change = fc.record({ at: fc.nat(places - 1), other, isTwice: fc.boolean() });
  return fc.array(change, { maxLength: 2 }).map((changes) => {
    let place = 0;
    const edited: unknown = JSON.parse(text, (_name, value: unknown) => {
      const found = changes.find(({ at }) => at === place);
      place++;
      if (found === undefined) return value;
      return found.isTwice && Array.isArray(value) ? [...(value as unknown[]), value[0]] : found.other;
    });
    return parseExactJson(JSON.stringify(edited ?? null).replaceAll(`"${HUGE}"`, "1e400"))[""];
  });
}

it.each(FORMATS)(
  "%s is judged as by its schema when that is compiled now, in its errors too",
  async (format) => {
    const text = readFileSync(new URL(`${format}.json`, FOLDER), "utf8");
    const { $schema: _, ...schema } = JSON.parse(text) as ajv.SchemaObject;
    const now = withJsonKeywords(new ajv.Ajv(INPUT_SCHEMA_OPTIONS), ajv).compile(schema);
    const { validate } = (await COMPILED[format]?.()) ?? {};
    const errorsOf = (errors: typeof now.errors): unknown =>
      errors?.map(({ instancePath, keyword, message, params }) => ({
        instancePath,
        keyword,
        message,
        params,
      }));
    const verdicts = new Set<boolean>();
    fc.assert(
      fc.property(changed(FITTING[format] ?? {}), (value) => {
        const fits = now(value);
        verdicts.add(fits);
        expect(validate?.(value)).toBe(fits);
        expect(errorsOf(validate?.errors)).toEqual(errorsOf(now.errors));
      }),
      { numRuns: 300 },
    );
    expect(verdicts).toEqual(new Set([true, false]));
  },
);
