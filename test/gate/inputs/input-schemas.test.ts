import type { GateOptions, GateReport } from "regohost/gate";
import { describe, expect, it } from "vitest";
import { makeFolder, run } from "../../cli/run.js";
import { loadGate } from "../every-form.js";

const metadata = (schemas: Record<string, string>, scope = ""): string =>
  `# METADATA\n${scope === "" ? "" : `# scope: ${scope}\n`}# schemas:\n${Object.entries(schemas)
    .map(([path, schema]) => `#   - ${path}: ${schema}\n`)
    .join("")}`;
const HEAD = "package gate\n\nimport rego.v1\n\n";
const DENY = 'deny contains "d" if input.components[_].name == "bad"\n';

const BOM = { bomFormat: "CycloneDX", specVersion: "1.6", components: [{ type: "library", name: "good" }] };
const SPDX = {
  SPDXID: "SPDXRef-DOCUMENT",
  spdxVersion: "SPDX-2.3",
  creationInfo: { created: "2026-01-01T00:00:00Z", creators: ["Tool: a"] },
  dataLicense: "CC0-1.0",
  name: "a",
};
const SARIF = { version: "2.1.0", runs: [{ tool: { driver: { name: "a" } }, results: [] }] };
const STATEMENT = {
  _type: "https://in-toto.io/Statement/v1",
  subject: [{ name: "a", digest: { sha256: "a".repeat(64) } }],
  predicateType: "https://slsa.dev/provenance/v1",
  predicate: {},
};

async function judge(
  files: Record<string, string>,
  value: unknown,
  options: GateOptions = {},
): Promise<GateReport> {
  await using gate = await loadGate({ files }, options);
  return await gate.judge([{ name: "in.json", value }]);
}

const problemOf = ({ results }: GateReport): string => results[0]?.problems.join("\n") ?? "";

describe("a format that METADATA names", () => {
  it.each<[string, string, object, object]>([
    ["cyclonedx", "input.components[_].name", BOM, SPDX],
    ["spdx", "input.packages[_].name", SPDX, BOM],
    ["sarif", "input.runs[_].tool.driver.name", SARIF, BOM],
    ["in_toto_statement", "input.predicateType", STATEMENT, BOM],
  ])("%s", async (format, reference, right, other) => {
    const policy = `${metadata({ input: `schema.regohost.${format}` })}${HEAD}deny contains "d" if ${reference} == "bad"\n`;
    await using gate = await loadGate({ files: { "p.rego": policy } });
    const judged = async (value: unknown): Promise<GateReport> =>
      await gate.judge([{ name: "in.json", value }]);
    expect((await judged(right)).outcome).toBe("pass");
    expect((await judged({ ...right, "x-vendor": 1 })).outcome).toBe("pass");
    const refused = await judged(other);
    expect(refused.outcome).toBe("invalid");
    expect(problemOf(refused)).toMatch(new RegExp(`schema\\.regohost\\.${format} that METADATA names`));
    expect((await judged([right])).outcome).toBe("invalid");
    expect((await judged({})).outcome).toBe("invalid");
  });

  it.each(["cyclonedx", "spdx", "sarif", "in_toto_statement", "slsa_provenance"])(
    "%s, as the schema of every input",
    async (schema) => {
      const files = {
        "p.rego": `${HEAD}deny contains "d" if input.bad\n`.replace("input.bad", "is_null(input)"),
      };
      const refused = await judge(files, {}, { schema });
      expect(refused.outcome).toBe("invalid");
      expect(problemOf(refused)).toContain("must have required property");
    },
  );

  it("says what does not fit, and where", async () => {
    const policy = `${metadata({ input: "schema.regohost.cyclonedx" })}${HEAD}${DENY}`;
    const report = await judge({ "p.rego": policy }, { ...BOM, components: [{ type: "library", name: 1 }] });
    expect(report.results[0]?.errorCode).toBe("document_invalid");
    expect(problemOf(report)).toContain("input/components/0/name must be string");
    expect(problemOf(report)).toContain(
      "(schema.regohost.cyclonedx that METADATA names for gate.deny (p.rego:1))",
    );
  });

  it("of a part of the input", async () => {
    const policy = `${metadata({ input: "schema.regohost.in_toto_statement", "input.predicate": "schema.regohost.slsa_provenance" })}${HEAD}deny contains "d" if input.predicate.buildDefinition.buildType == "bad"\n`;
    const report = await judge({ "p.rego": policy }, STATEMENT);
    expect(problemOf(report)).toContain("input.predicate must have required property 'buildDefinition'");
    const { predicate: _, ...without } = STATEMENT;
    expect(problemOf(await judge({ "p.rego": policy }, without))).toContain("input.predicate is missing");
  });
});

const DRAFT_04 = {
  id: "https://example.com/release.json",
  $schema: "http://json-schema.org/draft-04/schema#",
};
const RELEASE = { type: "object", required: ["version"], properties: { version: { type: "string" } } };

describe("a schema that METADATA names holds", () => {
  const named = metadata({ input: "schema.release" });
  const options: GateOptions = { schema: { "schema.release": RELEASE } };
  const VERSION = 'deny contains "d" if input.version == "bad"\n';

  it.each<[string, Record<string, string>]>([
    ["for a rule", { "p.rego": `${HEAD}${named}${VERSION}` }],
    ["for a document", { "p.rego": `${HEAD}${metadata({ input: "schema.release" }, "document")}${VERSION}` }],
    ["for a package", { "p.rego": `${named}${HEAD}${VERSION}` }],
    [
      "for the packages below",
      {
        "a.rego": `${metadata({ input: "schema.release" }, "subpackages")}package gate\n`,
        "p.rego": `package gate.a\n\nimport rego.v1\n\n${VERSION}`,
      },
    ],
    [
      "for a rule that is read",
      { "p.rego": `${HEAD}${named}bad if input.version == "bad"\n\ndeny contains "d" if bad\n` },
    ],
    [
      "for a library that is read",
      {
        "p.rego": `${HEAD}deny contains "d" if data.lib.bad\n`,
        "l.rego": `${named}package lib\n\nimport rego.v1\n\nbad if input.version == "bad"\n`,
      },
    ],
    [
      "in METADATA itself",
      {
        "p.rego": `${HEAD}# METADATA\n# schemas:\n#   - input: {type: object, required: [version], properties: {version: {type: string}}}\n${VERSION}`,
      },
    ],
  ])("%s", async (_what, files) => {
    expect((await judge(files, { version: "1" }, options)).outcome).toBe("pass");
    expect((await judge(files, { version: "bad" }, options)).outcome).toBe("fail");
    expect((await judge(files, {}, options)).outcome).toBe("invalid");
    expect((await judge(files, { version: 1 }, options)).outcome).toBe("invalid");
  });

  it("not for a library that nothing reads", async () => {
    const files = {
      "p.rego": `${HEAD}${VERSION}`,
      "l.rego": `${named}package lib\n\nimport rego.v1\n\nbad if input.version == "bad"\n`,
    };
    expect((await judge(files, {}, options)).outcome).toBe("pass");
  });

  it("not for another policy of the run", async () => {
    const files = {
      "p.rego": `${named}${HEAD}${VERSION}`,
      "q.rego": `package other\n\nimport rego.v1\n\n${VERSION}`,
    };
    const { results } = await judge(files, {}, options);
    expect(results.map(({ policy, outcome }) => [policy, outcome])).toEqual([
      ["gate", "invalid"],
      ["other", "pass"],
    ]);
  });

  it("and has to be given", async () => {
    await expect(judge({ "p.rego": `${named}${HEAD}${VERSION}` }, {})).rejects.toMatchObject({
      code: "config_invalid",
      message: expect.stringContaining("schema.release") as string,
    });
  });

  it("and is checked by OPA's type checker, as by check", async () => {
    const files = { "p.rego": `${named}${HEAD}deny contains "d" if input.versoin == "bad"\n` };
    await expect(judge(files, {}, options)).rejects.toMatchObject({ code: "rego_invalid" });
  });
});

describe("a schema of every input", () => {
  const files = { "p.rego": `${HEAD}deny contains "d" if input.version == "bad"\n` };

  it.each<[string, GateOptions["schema"]]>([
    ["draft 7", { schema: RELEASE }],
    ["draft 2019-09", { schema: { $schema: "https://json-schema.org/draft/2019-09/schema", ...RELEASE } }],
    ["draft 2020-12", { schema: { $schema: "https://json-schema.org/draft/2020-12/schema", ...RELEASE } }],
    ["draft 4", { schema: { ...DRAFT_04, ...RELEASE } }],
    ["that claims to be asynchronous", { schema: { ...RELEASE, $async: true } }],
  ])("%s", async (_what, schema = {}) => {
    expect((await judge(files, { version: "1" }, { schema })).outcome).toBe("pass");
    expect((await judge(files, { version: 1 }, { schema })).outcome).toBe("invalid");
  });

  it.each<[string, unknown]>([
    ["refers to another file", { $ref: "https://example.com/other.json" }],
    ["is not a schema", { type: 1 }],
  ])("is refused when it %s", async (_what, schema) => {
    await expect(judge(files, {}, { schema: { schema } })).rejects.toMatchObject({
      code: expect.stringMatching(/^(?:config_invalid|rego_invalid)$/) as string,
    });
  });

  it("is what it is when the gate is loaded, whatever an equal one was before", async () => {
    const schema = { type: "object", required: ["version"] };
    await using first = await loadGate({ files }, { schema: { schema } });
    schema.required = ["name"];
    await using second = await loadGate({ files }, { schema: { schema } });
    const judged = async (value: unknown): Promise<string[]> => {
      const reports = [await first.judge([{ name: "a", value }]), await second.judge([{ name: "a", value }])];
      return reports.map(({ outcome }) => outcome);
    };
    expect(await judged({ version: "1" })).toEqual(["pass", "invalid"]);
    expect(await judged({ name: "a" })).toEqual(["invalid", "pass"]);
  });

  it("is told by the name of each that names it", async () => {
    const report = await judge(
      {
        "p.rego": `${metadata({ input: "schema.release" })}${HEAD}deny contains "d" if input.version == "bad"\n`,
        "q.rego": `${metadata({ input: "schema.release" })}package other\n\nimport rego.v1\n\ndeny contains "d" if input.version == "bad"\n`,
      },
      {},
      { schema: { "schema.release": RELEASE } },
    );
    expect(report.results.map(({ problems }) => problems.join())).toEqual([
      expect.stringContaining("METADATA names for gate.deny (p.rego:1)"),
      expect.stringContaining("METADATA names for other.deny (q.rego:1)"),
    ]);
  });

  it("on the command line, for compiled policies too", async () => {
    const cwd = await makeFolder({
      "p.rego": files["p.rego"],
      "release.json": JSON.stringify(RELEASE),
      "right.json": '{"version": "1"}',
      "wrong.json": "{}",
      "bom.json": JSON.stringify(BOM),
    });
    expect((await run(["build", "p.rego", "-o", "p.wasm"], { cwd })).exitCode).toBe(0);
    for (const policy of ["p.rego", "p.wasm"]) {
      const gate = (...args: string[]) => run(["gate", "-p", policy, ...args], { cwd });
      expect((await gate("-i", "right.json", "--schema", "release.json")).exitCode).toBe(0);
      expect((await gate("-i", "wrong.json", "--schema", "release.json")).exitCode).toBe(2);
      expect((await gate("-i", "right.json", "--schema", "missing.json")).exitCode).toBe(2);
    }
    // The types of the format have no such field.
    expect(
      (await run(["gate", "-p", "p.rego", "-i", "bom.json", "-s", "cyclonedx"], { cwd })).stderr,
    ).toContain("input.version");
  });
});
