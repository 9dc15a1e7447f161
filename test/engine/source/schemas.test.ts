import { readdir, readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { toInputSchema } from "../../../scripts/input-schema.mjs";
import { toPublishedSchema } from "../../../scripts/published-schema.mjs";
import { createStatement } from "../../../src/testing/demo/in-toto-statement.js";
import { findNpm } from "../../../src/testing/demo/npm-command.js";
import { readPublished } from "../../../src/engine/source/schemas.js";
import { makeFolder, run } from "../../cli/run.js";

const ROOT = resolve(import.meta.dirname, "../../..");

function policy(name: string, schemas: Record<string, string>, rules: string[]): string {
  const annotations = Object.entries(schemas).map(([path, schema]) => `#   - ${path}: ${schema}\n`);
  return `# METADATA\n# schemas:\n${annotations.join("")}package ${name}\n\n${rules.join("\n")}\n`;
}

interface Format {
  /** The paths of the input and their schemas, as annotations have them. */
  schemas: Record<string, string>;
  /** Bodies of rules that are right for it. */
  right: string[];
  /** Bodies with a field misspelt, or a value of another type, and what is said of it. */
  wrong: Record<string, string>;
}

const FORMATS: Record<string, Format> = {
  cyclonedx: {
    schemas: { input: "schema.regohost.cyclonedx" },
    right: [
      'input["$schema"]',
      'input.specVersion in {"1.5", "1.6", "1.7"}',
      "input.metadata.tools.components[_].name", // since 1.5
      "input.metadata.tools[_].vendor", // before
      "input.components[_].components[_].components[_].purl",
      'input.components[_].licenses[_].license.id == "MIT"',
      'startswith(input.components[_].licenses[_].expression, "MIT")',
      'input.components[_].properties[_].name == "acme:owner"',
      "input.components[_].evidence.identity[_].confidence > 0.5",
      "input.components[_].evidence.identity.confidence > 0.5",
      'input.components[_].cryptoProperties.assetType == "algorithm"',
      "input.vulnerabilities[_].ratings[_].score > 7",
      "every component in input.components { count(component.hashes) > 0 }",
      'object.get(input, "acme", null) == null',
    ],
    wrong: {
      "input.componentz[_].name": "undefined ref: input.componentz[_].name",
      "input.components[_].purll": "undefined ref: input.components[_].purll",
      "input.components[_].components[_].components[_].nam":
        "undefined ref: input.components[_].components[_].components[_].nam",
      "input.components[_].licenses[_].license.idd":
        "undefined ref: input.components[_].licenses[_].license.idd",
      "{ some component in input.components; component.hash }": "undefined ref: component.hash",
      'input.version == "1"': "match error",
    },
  },
  spdx: {
    schemas: { input: "schema.regohost.spdx" },
    right: [
      'input.spdxVersion == "SPDX-2.3"',
      "input.creationInfo.creators[_]",
      'input.packages[_].externalRefs[_].referenceType == "purl"',
      'input.packages[_].licenseConcluded != "NOASSERTION"',
      'input.relationships[_].relationshipType == "DESCRIBES"',
      'input.files[_].checksums[_].algorithm == "SHA256"',
    ],
    wrong: {
      "input.packagez[_].name": "undefined ref: input.packagez[_].name",
      "input.packages[_].licence": "undefined ref: input.packages[_].licence",
      "input.packages[_].filesAnalyzed == 1": "match error",
    },
  },
  sarif: {
    schemas: { input: "schema.regohost.sarif" },
    right: [
      'input.runs[_].results[_].level == "error"',
      "input.runs[_].tool.driver.rules[_].properties.tags[_]",
      'input.runs[_].tool.driver.rules[_].properties["security-severity"]',
      "input.runs[_].results[_].locations[_].physicalLocation.region.startLine > 0",
      "input.runs[_].results[_].partialFingerprints.primaryLocationLineHash",
      "count(input.runs[_].results[_].suppressions) == 0",
    ],
    wrong: {
      "input.runs[_].result": "undefined ref: input.runs[_].result",
      "input.runs[_].results[_].severity": "undefined ref: input.runs[_].results[_].severity",
      "input.runs[_].results[_].level == 1": "match error",
    },
  },
  provenance: {
    schemas: {
      input: "schema.regohost.in_toto_statement",
      "input.predicate": "schema.regohost.slsa_provenance",
      "input.predicate.runDetails.metadata.acme_queue": "{type: string}",
    },
    right: [
      'input._type == "https://in-toto.io/Statement/v1"',
      'input.subject[_].digest.sha256 == "aa"',
      "input.predicate.buildDefinition.externalParameters.workflow.ref",
      "input.predicate.buildDefinition.resolvedDependencies[_].digest.gitCommit",
      'input.predicate.runDetails.builder.id == "https://example.com/builder"',
      'input.predicate.runDetails.metadata.acme_queue == "release"',
    ],
    wrong: {
      "input.subjects[_].name": "undefined ref: input.subjects[_].name",
      "input.predicate.buildDefinition.builderType":
        "undefined ref: input.predicate.buildDefinition.builderType",
      "input.predicate.runDetails.metadata.startedon":
        "undefined ref: input.predicate.runDetails.metadata.startedon",
    },
  },
  statement: {
    schemas: { input: "schema.regohost.in_toto_statement" },
    right: ["input.predicate.anything.at.all", "input.subject[_].annotations.acme.owner"],
    wrong: { "input.predicatetype": "undefined ref: input.predicatetype" },
  },
};

describe("the bundled schemas", () => {
  it("refuse no right policy", async () => {
    const files = Object.entries(FORMATS).map(([name, { schemas, right }]) => [
      `${name}.rego`,
      policy(
        name,
        schemas,
        right.map((body) => `ok if ${body}`),
      ),
    ]);
    const cwd = await makeFolder(Object.fromEntries(files) as Record<string, string>);
    expect(await run(["check", "."], { cwd })).toMatchObject({ exitCode: 0, stderr: "" });
  });

  it.each(Object.entries(FORMATS))("find what is misspelt: %s", async (name, { schemas, wrong }) => {
    const rules = Object.keys(wrong).map((body) => `bad if ${body}`);
    const cwd = await makeFolder({ "p.rego": policy(name, schemas, rules) });
    const { exitCode, stdout } = await run(["check", "p.rego", "-f", "json"], { cwd });
    expect(exitCode).toBe(2);
    const { errors } = JSON.parse(stdout) as {
      errors: { message: string; location: { file: string; row: number } }[];
    };
    const first = 5 + Object.keys(schemas).length;
    expect(errors.map(({ message, location }) => [message, location.file, location.row])).toEqual(
      Object.values(wrong).map((message, index) => [message, "p.rego", first + index]),
    );
  });

  it("know every field of real documents", async () => {
    const npm = await findNpm({ env: process.env, signal: new AbortController().signal });
    const [cyclonedx, spdx, sarif] = await Promise.all([
      npm(["sbom", "--sbom-format", "cyclonedx"], ROOT),
      npm(["sbom", "--sbom-format", "spdx"], ROOT),
      readFile(`${ROOT}/test/gate/report/fixtures/report.sarif`, "utf8"),
    ]);
    const provenance = JSON.stringify(
      createStatement({
        tarball: { name: "app.tgz", bytes: new Uint8Array() },
        sbom: { name: "sbom.json", bytes: new Uint8Array() },
        packageUrl: "pkg:npm/app@1.0.0",
        npmVersion: "11.0.0",
        dependencies: [{ uri: "pkg:npm/a@1.0.0", digest: { sha512: "aa" } }],
        startedOn: new Date(0),
      }),
    );
    const documents = { cyclonedx, spdx, sarif, provenance };
    const files = Object.entries(documents).map(([name, text]) => {
      const references = [...referencesOf(JSON.parse(text), "input")];
      expect(references.length).toBeGreaterThan(10);
      const rules = references.map((reference) => `ok if ${reference}`);
      return [`${name}.rego`, policy(name, FORMATS[name]!.schemas, rules)];
    });
    const cwd = await makeFolder(Object.fromEntries(files) as Record<string, string>);
    expect(await run(["check", "."], { cwd })).toMatchObject({ exitCode: 0, stderr: "" });
  });

  it("have the fields of the format's own schema", async () => {
    const parse = async (path: string): Promise<unknown> =>
      JSON.parse(await readFile(`${ROOT}/${path}`, "utf8")) as unknown;
    const official = await parse("test/gate/report/fixtures/sarif-2.1.0.schema.json");
    expect(await parse("schemas/inputs/regohost/sarif.json")).toEqual(toInputSchema(official));
  });
});

/** A Rego reference for every field of a document; an element of an array stands for all of them. */
function referencesOf(value: unknown, reference: string, found = new Set<string>()): Set<string> {
  if (typeof value !== "object" || value === null) return found.add(reference);
  const isArray = Array.isArray(value);
  for (const [key, child] of Object.entries(value))
    referencesOf(child, `${reference}[${isArray ? "_" : JSON.stringify(key)}]`, found);
  return found;
}

describe("--schema", () => {
  const MISSPELT = "package p\n\nx if input.componentz\n";

  it("takes the name of a bundled schema for every input", async () => {
    const cwd = await makeFolder({
      "p.rego": MISSPELT,
      "p_test.rego": "package p_test\n\ntest_x if data.p.x\n",
    });
    for (const command of ["check", "test"]) {
      const result = await run([command, ".", "--schema", "cyclonedx"], { cwd });
      expect(result.stderr).toContain(
        "p.rego:3:6: rego_type_error: undefined ref: input.componentz (did you mean components?)",
      );
      expect(result.exitCode).toBe(2);
    }
  });

  it("names the bundled ones where there is neither a file nor one of them", async () => {
    const cwd = await makeFolder({ "p.rego": MISSPELT });
    const result = await run(["check", "p.rego", "--schema", "cyclone"], { cwd });
    expect(result.exitCode).toBe(2);
    expect(result.stderr).toMatch(
      /cyclone cannot be read: .* cyclonedx, in_toto_statement, sarif, slsa_provenance, spdx/,
    );
  });

  it("gives a schema OPA's name for it, and the short one that no other file has", async () => {
    const schema = (field: string): string =>
      JSON.stringify({ type: "object", properties: { [field]: { type: "string" } } });
    const wrong = ["x if input.nope"];
    const cwd = await makeFolder({
      "s/sub/thing.schema.json": schema("of_thing"),
      "s/both.schema.json": schema("of_long"),
      "s/both.json": schema("of_short"),
      "a.rego": policy("a", { input: 'schema.sub["thing.schema"]' }, wrong),
      "b.rego": policy("b", { input: "schema.sub.thing" }, wrong),
      "c.rego": policy("c", { input: 'schema["both.schema"]' }, wrong),
      "d.rego": policy("d", { input: "schema.both" }, wrong),
    });
    const fields = await Promise.all(
      ["a", "b", "c", "d"].map(async (name) => {
        const { stderr } = await run(["check", `${name}.rego`, "--schema", "s"], { cwd });
        return /want one of: "(\w+)"/.exec(stderr)?.[1];
      }),
    );
    expect(fields).toEqual(["of_thing", "of_thing", "of_long", "of_short"]);
  });

  it("takes the name of a bundled schema before a file, and a folder for its schemas", async () => {
    const own = JSON.stringify({ type: "object", properties: { componentz: { type: "string" } } });
    const cwd = await makeFolder({
      "p.rego": MISSPELT,
      "q.rego": policy("q", { input: "schema.regohost.cyclonedx" }, ["x if input.componentz"]),
      cyclonedx: own,
      "own/regohost/cyclonedx.json": own,
    });
    expect((await run(["check", "p.rego", "--schema", "./cyclonedx"], { cwd })).exitCode).toBe(0);
    expect((await run(["check", "p.rego", "--schema", "cyclonedx"], { cwd })).exitCode).toBe(2);
    expect((await run(["check", "q.rego", "--schema", "own"], { cwd })).exitCode).toBe(0);
    expect((await run(["check", "q.rego"], { cwd })).exitCode).toBe(2);
  });

  it.each([
    ["a bundled schema that there is not", { input: "schema.regohost.cyclone" }, "schema.regohost.cyclone"],
    [
      "a schema of one's own that is not given, beside a bundled one",
      { input: 'schema["regohost"].spdx', "input.name": "schema.release" },
      "schema.release",
    ],
  ])("is an error of %s", async (_, schemas, named) => {
    const cwd = await makeFolder({ "p.rego": policy("p", schemas, ["x := 1"]) });
    const result = await run(["check", "p.rego"], { cwd });
    expect(result.exitCode).toBe(2);
    expect(result.stderr).toContain(`rego_type_error: undefined schema: ${named}`);
  });
});

describe("the types of the service's answers", () => {
  it("find what is misspelt in them", async () => {
    const wrong = [
      "service.discover(input.digest, 1)",
      'service.discover(input.digest, "").references[_].digest == 1',
      "service.evidence({}).records",
      "service.project_compliance({}).evaluation",
      'service.evidence_prompt("a", "b").violation',
    ];
    const cwd = await makeFolder({
      "p.rego": `package p\n\n${wrong.map((body) => `bad if ${body}`).join("\n")}\n`,
    });
    const { stdout } = await run(["check", "p.rego", "-f", "json"], { cwd });
    const { errors } = JSON.parse(stdout) as { errors: { location: { row: number } }[] };
    expect(errors.map(({ location }) => location.row)).toEqual([3, 4, 5, 6, 7]);
  });
});

describe("the published schemas that inputs are validated by", () => {
  it("are of every file of their folder, and of no other name", async () => {
    const files = await readdir(new URL("../../../schemas/formats/", import.meta.url));
    for (const file of files) {
      const name = file.replace(/\.json$/, "");
      expect(await readPublished(`schema.regohost.${name}`)).toEqual(await read(`schemas/formats/${file}`));
    }
    for (const name of ["none", "../materials/pr_info", "constructor"]) {
      expect(await readPublished(`schema.regohost.${name}`)).toBeUndefined();
    }
  });

  const read = async (path: string): Promise<unknown> =>
    JSON.parse(await readFile(resolve(ROOT, path), "utf8"));

  it("are those of the formats, without what does not validate", async () => {
    const published = await read("test/gate/report/fixtures/sarif-2.1.0.schema.json");
    expect(toPublishedSchema(published)).toEqual(await read("schemas/formats/sarif.json"));
  });

  it.each<[string, object, object]>([
    ["unknown fields", { properties: { a: {} }, additionalProperties: false }, { properties: { a: {} } }],
    [
      "the types of other fields",
      { additionalProperties: { type: "string", title: "t" } },
      { additionalProperties: { type: "string" } },
    ],
    [
      "alternatives that overlap",
      { oneOf: [{ required: ["a"] }, { required: ["b"] }] },
      { anyOf: [{ required: ["a"] }, { required: ["b"] }] },
    ],
    [
      "fields with the names of keywords",
      { properties: { description: { type: "string", description: "d" } } },
      { properties: { description: { type: "string" } } },
    ],
    ["other files", { properties: { a: { $ref: "spdx.schema.json" } } }, { properties: { a: {} } }],
    [
      "definitions",
      { $ref: "#/definitions/a", definitions: { a: { enum: [{ title: "t" }] } } },
      { $ref: "#/definitions/a", definitions: { a: { enum: [{ title: "t" }] } } },
    ],
    [
      "the address of the schema",
      { properties: { $schema: { enum: ["a"] } } },
      { properties: { $schema: { type: "string" } } },
    ],
  ])("allow, or keep, %s", (_what, given, expected) => {
    const { $comment, ...schema } = toPublishedSchema({ $id: "https://example.com/a", ...given }) as Record<
      string,
      unknown
    >;
    expect(schema).toEqual(expected);
    expect($comment).toMatch(/^https:\/\/example.com\/a /);
  });
});
