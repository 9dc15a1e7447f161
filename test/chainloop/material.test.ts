import { createHash } from "node:crypto";
import { join } from "node:path";
import { loadGate } from "regohost/gate";
import type { DecisionEvent, GateReport, GateSource, MaterialOptions } from "regohost/gate";
import { describe, expect, it } from "vitest";
import { BUILT_KINDS, KINDS } from "../../src/chainloop/kinds.js";
import { makeFolder, run } from "../cli/run.js";

const indent = (text: string): string => text.replaceAll("\n", "\n        ");
const policy = (...scripts: [kind: string, rego: string][]): string => `apiVersion: chainloop.dev/v1
kind: Policy
metadata:
  name: my-policy
  description: null
  annotations: {category: test}
spec:
  type: null
  auto_match: null
  policies:
${scripts.map(([kind, rego]) => `    - kind: ${kind}\n      embedded: |\n        ${indent(rego)}`).join("\n")}
`;
const rules = (text: string): string => `package main\n\nimport rego.v1\n\n${text}`;
const SBOM = {
  bomFormat: "CycloneDX",
  specVersion: "1.5",
  version: 1,
  metadata: {
    component: { type: "container", name: "alpine:3.20", version: "3.20" },
    tools: { components: [{ type: "application", name: "syft", version: "1.2.3" }] },
  },
  components: [{ type: "library", name: "a", version: "1.0.0" }],
};
const ECHO = rules('violations contains "seen"');

interface Judged {
  report: GateReport;
  inputs: unknown[];
}

async function judge(
  files: Record<string, string>,
  material: MaterialOptions,
  materials: readonly string[] = ["m.json"],
  sources: GateSource | readonly GateSource[] = "policy.yaml",
): Promise<Judged> {
  const cwd = await makeFolder(files);
  await using gate = await loadGate(sources, { cwd, material });
  const events: DecisionEvent[] = [];
  const report = await gate.judge(
    materials.map((path) => ({ path })),
    { onEvent: (event) => void events.push(event) },
  );
  return { report, inputs: events.map(({ input }) => input) };
}

/** What the policy sees of a material. */
async function inputOf(
  kind: string,
  text: string,
  args?: Record<string, string>,
  more: Partial<MaterialOptions> = {},
): Promise<unknown> {
  const material = { kind, ...(args === undefined ? {} : { args }), ...more };
  const { inputs, report } = await judge({ "policy.yaml": policy([kind, ECHO]), "m.json": text }, material);
  expect(report.results.flatMap(({ problems }) => problems)).toEqual([]);
  return inputs[0];
}

function metadataOf(kind: string, text: string, annotations: object): object {
  return {
    name: "m.json",
    digest: { sha256: createHash("sha256").update(text).digest("hex") },
    content: Buffer.from(text).toString("base64"),
    annotations: {
      "chainloop.material.size": String(Buffer.byteLength(text)),
      "chainloop.material.type": kind,
      "chainloop.material.name": "material",
      "chainloop.material.cas.inline": true,
      ...annotations,
    },
  };
}

const TOOL = "chainloop.material.tool";
const SARIF = {
  $schema: "https://json.schemastore.org/sarif-2.1.0.json",
  version: "2.1.0",
  runs: [{ tool: { driver: { name: "t", version: "1" } }, results: [] }],
};
const EVIDENCE = { id: "x", data: { a: 1 }, schema: "s" };
const statement = (predicateType: string): string => {
  const payload = JSON.stringify({
    _type: "https://in-toto.io/Statement/v1",
    subject: [],
    predicateType,
    predicate: {},
  });
  return JSON.stringify({
    payloadType: "application/vnd.in-toto+json",
    payload: Buffer.from(payload).toString("base64"),
    signatures: [{ sig: "AA==" }],
  });
};

describe("the input of a material", () => {
  it.each<[string, string, unknown, object]>([
    [
      "SBOM_CYCLONEDX_JSON",
      "component and tools",
      SBOM,
      {
        [`${TOOL}.name`]: "syft",
        [`${TOOL}.version`]: "1.2.3",
        "chainloop.material.tools": '["syft@1.2.3"]',
        "chainloop.material.sbom.main_component.name": "index.docker.io/library/alpine",
        "chainloop.material.sbom.main_component.type": "container",
        "chainloop.material.sbom.main_component.version": "3.20",
      },
    ],
    [
      "SBOM_CYCLONEDX_JSON",
      "tools of older versions, the digest that Trivy gives, vulnerabilities",
      {
        ...SBOM,
        specVersion: "1.4",
        metadata: {
          component: {
            type: "application",
            name: "a<b",
            properties: [{ name: "aquasecurity:trivy:RepoDigest", value: "r@sha256:abc" }],
          },
          tools: [
            { name: "<a>", version: "" },
            { name: "b", version: "2" },
          ],
        },
        vulnerabilities: [],
      },
      {
        [`${TOOL}.name`]: "<a>",
        "chainloop.material.tools": '["\\u003ca\\u003e","b@2"]',
        "chainloop.material.sbom.main_component.name": "a<b",
        "chainloop.material.sbom.main_component.type": "application",
        "chainloop.material.sbom.main_component.version": "sha256:abc",
        "chainloop.material.sbom.vulnerabilities_report": "true",
      },
    ],
    [
      "SBOM_CYCLONEDX_JSON",
      "without metadata",
      { bomFormat: "CycloneDX", specVersion: "1.6", version: 2 },
      {},
    ],
    [
      "SARIF",
      "the tool in the place of the size",
      SARIF,
      { [`${TOOL}.name`]: "t", [`${TOOL}.version`]: "1", "chainloop.material.size": undefined },
    ],
    ["OPENVEX", "nothing besides", { "@id": "x", statements: [] }, {}],
    ["EVIDENCE", "nothing besides", { any: "thing" }, {}],
    ["EVIDENCE", "nothing where its schema is no text", { ...EVIDENCE, schema: 1 }, {}],
    [
      "EVIDENCE",
      "its id and schema",
      EVIDENCE,
      { "chainloop.material.evidence.id": "x", "chainloop.material.evidence.schema": "s" },
    ],
    [
      "YELP_DETECT_SECRETS_BASELINE",
      "the tool",
      { version: "1.5", plugins_used: [], results: {} },
      { [`${TOOL}.name`]: "detect-secrets", [`${TOOL}.version`]: "1.5" },
    ],
    ["TWISTCLI_SCAN_JSON", "nothing besides", { results: [], consoleURL: "u" }, {}],
    [
      "BLACKDUCK_SCA_JSON",
      "nothing besides",
      { detailedVulnerabilities: [], detailedProjectVersionCustomFields: [], detailedCodeLocations: [] },
      {},
    ],
  ])("%s: %s", async (kind, _, value, annotations) => {
    const text = JSON.stringify(value);
    expect(await inputOf(kind, text)).toEqual(
      JSON.parse(
        JSON.stringify({
          ...(value as object),
          chainloop_metadata: metadataOf(kind, text, annotations),
          args: {},
        }),
      ),
    );
  });

  it.each<[string, unknown[], object]>([
    ["GITLEAKS_JSON", [{ Fingerprint: "f:r:1" }], { [`${TOOL}.name`]: "gitleaks" }],
    ["GITLEAKS_JSON", [], { [`${TOOL}.name`]: "gitleaks" }],
    ["GHAS_CODE_SCAN", [{ tool: {} }], {}],
    ["GHAS_SECRET_SCAN", [{ secret_type: "s" }], {}],
    ["GHAS_DEPENDENCY_SCAN", [{ dependency: {} }], {}],
  ])("%s has a list as elements", async (kind, elements, annotations) => {
    const text = JSON.stringify(elements);
    const metadata = metadataOf(kind, text, annotations);
    expect(await inputOf(kind, text)).toEqual({ elements, chainloop_metadata: metadata, args: {} });
  });

  it("of an attestation is its statement, beside the digest of the envelope", async () => {
    const text = statement("chainloop.dev/attestation/v0.2");
    expect(await inputOf("ATTESTATION", text)).toMatchObject({
      predicateType: "chainloop.dev/attestation/v0.2",
      chainloop_metadata: metadataOf("ATTESTATION", text, {}),
    });
  });

  it("has the arguments, and its own members in the place of the document's", async () => {
    const text = '{"args": {"a": "hidden"}, "chainloop_metadata": 1, "big": 12345678901234567890}';
    const input = await inputOf("EVIDENCE", text, { a: "1,2", b: "x" });
    expect(input).toMatchObject({ args: { a: ["1", "2"], b: "x" }, chainloop_metadata: { name: "m.json" } });
  });

  it.each<[Partial<MaterialOptions>, object]>([
    [{}, {}],
    [{ project: "shop" }, { project_name: "shop" }],
    [{ projectVersion: "1.0" }, { project_version_name: "1.0" }],
    [
      { project: 'a"b', projectVersion: "2" },
      { project_name: 'a"b', project_version_name: "2" },
    ],
  ])("has the project %j, as the engine adds it", async (material, expected) => {
    const document = '{"chainloop_metadata": {"project_name": "of the document"}}';
    for (const [kind, text] of [
      ["EVIDENCE", document],
      ["STRING", "text"],
      ["ATTESTATION", statement("chainloop.dev/attestation/v0.2")],
    ] as const) {
      const input = (await inputOf(kind, text, undefined, material)) as { chainloop_metadata: object };
      const { name, digest, content, annotations, ...others } = input.chainloop_metadata as Record<
        string,
        unknown
      >;
      expect({ others, isDescribed: digest !== undefined && annotations !== undefined }).toEqual({
        others: expected,
        isDescribed: true,
      });
      expect([typeof name, typeof content]).toContain("string");
    }
  });

  it("has no empty project", async () => {
    for (const name of ["project", "projectVersion"]) {
      await expect(judge({}, { kind: "EVIDENCE", [name]: "" })).toFailWith(
        "config_invalid",
        new RegExp(`${name} must be a text that is not empty`),
      );
    }
  });

  it("keeps every digit", async () => {
    const exact = rules('violations contains "exact" if input.big == 12345678901234567890123');
    const files = {
      "policy.yaml": policy(["EVIDENCE", exact]),
      "m.json": '{"big": 12345678901234567890123}',
    };
    expect((await judge(files, { kind: "EVIDENCE" })).report.outcome).toBe("fail");
  });

  it.each<[string, string, RegExp]>([
    ["SBOM_CYCLONEDX_JSON", "{}", /m\.json is not a material of the kind SBOM_CYCLONEDX_JSON/],
    ["SBOM_CYCLONEDX_JSON", JSON.stringify({ ...SBOM, version: 0 }), /version must be at least 1/],
    ["SBOM_CYCLONEDX_JSON", JSON.stringify({ ...SBOM, components: 1 }), /components/],
    ["SARIF", JSON.stringify({ ...SARIF, $schema: "" }), /no \$schema/],
    ["OPENVEX", "{}", /no @id/],
    [
      "OPENAPI_SPEC",
      '{"openapi": "3.0.0", "info": {}, "paths": {}}',
      /info must have required property 'title'/,
    ],
    ["OPENAPI_SPEC", '{"swagger": 2, "info": {}, "paths": {}}', /info must have required property/],
    ["ASYNCAPI_SPEC", '{"asyncapi": "2.6.0", "info": {}}', /required property 'channels'/],
    ["GITLEAKS_JSON", "[{}]", /no Fingerprint/],
    ["GITLEAKS_JSON", "{}", /not a list/],
    ["TWISTCLI_SCAN_JSON", "{}", /no results, consoleURL/],
    ["TWISTCLI_SCAN_JSON", '{"results": [], "consoleURL": ""}', /no consoleURL/],
    ["ATTESTATION", "{}", /neither a DSSE envelope nor/],
    [
      "ATTESTATION",
      statement("https://slsa.dev/provenance/v1"),
      /predicate type of its statement is "https:/,
    ],
    ["EVIDENCE", "", /empty/],
    ["EVIDENCE", "text", /m\.json:/],
    ["EVIDENCE", '{"a": 1, "a": 2}', /duplicate key "a"/],
    ["EVIDENCE", "\u{feff}{}", /m\.json:/],
  ])("is no verdict: %s of %j", async (kind, text, problem) => {
    const files = { "policy.yaml": policy([kind, ECHO]), "m.json": text };
    const { report } = await judge(files, { kind });
    expect(report.outcome).toBe("invalid");
    expect(report.results.flatMap(({ problems }) => problems).join()).toMatch(problem);
  });
});

describe("the scripts of a policy", () => {
  const SHARED = policy(
    ["OPENVEX", rules('violations contains "vex"')],
    ["EVIDENCE", rules('violations contains "first" if input.a')],
    ["EVIDENCE", rules('violations contains "second" if input.b')],
  );
  const messages = ({ results }: GateReport): string[] =>
    results.flatMap(({ violations }) => violations.map(({ message }) => message));

  it("judge by their kind, each by itself though they share a package", async () => {
    const files = { "policy.yaml": SHARED, "a.json": '{"a": 1}', "b.json": '{"b": 1}' };
    const { report } = await judge(files, { kind: "EVIDENCE" }, ["a.json", "b.json"]);
    expect(messages(report)).toEqual(["first", "second"]);
    expect(report.results.map(({ input, outcome }) => `${input} ${outcome}`)).toEqual([
      "a.json fail",
      "a.json pass",
      "b.json pass",
      "b.json fail",
    ]);
  });

  it("come from paths that start at the policy, also in the older form", async () => {
    const head = "apiVersion: workflowcontract.chainloop.dev/v1\nkind: Policy\nmetadata: {name: p}\n";
    const files = {
      "sub/policy.yaml": `${head}spec:\n  policies:\n  - {kind: EVIDENCE, path: ../rego/a.rego}\n  - {ref: "file://b.rego"}\n`,
      "sub/older.yaml": `${head}spec:\n  type: EVIDENCE\n  path: b.rego\n`,
      "rego/a.rego": rules('violations contains "a"'),
      "sub/b.rego": rules('violations contains "b"'),
      "m.json": "{}",
    };
    const sources = ["sub/policy.yaml", "sub/older.yaml"];
    const { report } = await judge(files, { kind: "EVIDENCE" }, ["m.json"], sources);
    expect(messages(report)).toEqual(["a", "b", "b"]);
    expect(report.results.map(({ source }) => source)).toEqual([sources[0], ...sources]);
  });

  it("get their own inputs", async () => {
    const inputs = "  inputs:\n    - {name: word, default: none}\n";
    const text = rules(
      'violations contains input.args.word\n\nviolations contains "no" if not input.args.word',
    );
    const files = {
      "a.yaml": policy(["EVIDENCE", text]) + inputs,
      "b.yaml": policy(["EVIDENCE", text]),
      "m.json": "{}",
    };
    const material = { kind: "EVIDENCE", args: { word: "given" } };
    expect(messages((await judge(files, material, ["m.json"], ["a.yaml", "b.yaml"])).report)).toEqual([
      "given",
      "given",
    ]);
    expect(
      messages((await judge(files, { kind: "EVIDENCE" }, ["m.json"], ["a.yaml", "b.yaml"])).report),
    ).toEqual(["none", "no"]);
  });

  // What the engine's tests of policy_multi_kind_with_ignore and policy_with_inputs expect.
  it("that skip all, or ignore, give no verdict", async () => {
    const result = (flags: string): string => rules(`result := {"violations": [], ${flags}}`);
    const skipping = policy(
      ["EVIDENCE", result('"skipped": true, "skip_reason": "r", "ignore": true')],
      ["EVIDENCE", result('"skipped": true, "skip_reason": input.args.why')],
    );
    const files = { "policy.yaml": skipping, "m.json": "{}" };
    const { report } = await judge(files, { kind: "EVIDENCE", args: { why: "because" } });
    expect(report.outcome).toBe("invalid");
    expect(report.results.map(({ skipReason }) => skipReason)).toContain("because");
  });

  it.each<[string, Record<string, string>, RegExp]>([
    [
      "another document",
      { "policy.yaml": "kind: Policy\n" },
      /policy\.yaml: it is not a policy of Chainloop: its apiVersion/,
    ],
    ["a text", { "policy.yaml": "text" }, /not a policy of Chainloop/],
    [
      "another kind",
      { "policy.yaml": "apiVersion: chainloop.dev/v1\nkind: Contract\n" },
      /its kind must be Policy or PolicyGroup/,
    ],
    [
      "a group",
      { "policy.yaml": "apiVersion: chainloop.dev/v1\nkind: PolicyGroup\n" },
      /no valid policy group of Chainloop/,
    ],
    ["no file", {}, /policy\.yaml/],
    ["an invalid policy", { "policy.yaml": policy(["NONE", ECHO]) }, /spec\.policies\.0\.kind/],
    [
      "a policy for other kinds",
      { "policy.yaml": policy(["SARIF", ECHO]) },
      /kind EVIDENCE: its kinds are SARIF/,
    ],
    [
      "a policy without a kind",
      { "policy.yaml": policy(["EVIDENCE", ECHO]).replace("kind: EVIDENCE\n      embedded", "embedded") },
      /it names no kind/,
    ],
    [
      "a script at an address of another kind",
      {
        "policy.yaml": policy(["EVIDENCE", ECHO]).replace(/embedded[^]*/, "ref: s3://e.example/a.rego\n"),
      },
      /spec\.policies\[0\].*s3:\/\/e\.example\/a\.rego is an unsupported address/,
    ],
    [
      "a script in Wasm",
      { "policy.yaml": policy(["EVIDENCE", ECHO]).replace(/embedded[^]*/, "embedded: AGFzbQEAAAA=\n") },
      /Wasm for that engine's own host/,
    ],
    [
      "two scripts in one",
      {
        "policy.yaml": policy(["EVIDENCE", ECHO]).replace(
          "      embedded",
          "      path: a.rego\n      embedded",
        ),
      },
      /exactly one of embedded, path and ref/,
    ],
    [
      "a script without rules",
      { "policy.yaml": policy(["EVIDENCE", rules("x := 1")]) },
      /contains no policy/,
    ],
    [
      "an invalid script",
      { "policy.yaml": policy(["EVIDENCE", "package"]) },
      /policy\.yaml \(spec\.policies\[0\]\)/,
    ],
    ["without any", { "policy.yaml": `${policy()}    []\n` }, /it has no script/],
    [
      "an input twice",
      {
        "policy.yaml": `${policy(["EVIDENCE", ECHO])}  inputs: [{name: a, required: true}, {name: a, default: b}]\n`,
      },
      /spec\.inputs.*declares an input twice/,
    ],
    [
      "a misspelt member",
      { "policy.yaml": policy(["EVIDENCE", ECHO]).replace("  policies:", "  polices:") },
      /unknown key spec\.polices.*policies/,
    ],
    [
      "a misspelt member of a script",
      { "policy.yaml": policy(["EVIDENCE", ECHO]).replace("- kind:", "- kin:") },
      /unknown key spec\.policies\.0\.kin.*kind/,
    ],
    [
      "a list with null",
      { "policy.yaml": policy(["EVIDENCE", ECHO]).replace("  policies:", "  policies:\n    - null") },
      /spec\.policies\.0 must be a mapping, not null/,
    ],
    ["a name twice", { "policy.yaml": `${policy(["EVIDENCE", ECHO])}kind: Policy\n` }, /kind/],
  ])("are refused: %s", async (_, files, message) => {
    await expect(judge({ ...files, "m.json": "{}" }, { kind: "EVIDENCE" })).rejects.toThrow(message);
  });

  it("are refused: Rego", async () => {
    const cwd = await makeFolder({ "a.rego": ECHO });
    const loading = loadGate("a.rego", { cwd, material: { kind: "EVIDENCE" } });
    await expect(loading).rejects.toThrow(
      /^a\.rego: it is not a policy of Chainloop, which is YAML or JSON with kind: Policy/,
    );
  });
});

describe("a group of policies", () => {
  const WORD = "  inputs:\n    - {name: word, required: true}\n";
  const word = policy(["EVIDENCE", rules("violations contains input.args.word")]) + WORD;
  const group = (ref: string, more = ""): string => `apiVersion: chainloop.dev/v1
kind: PolicyGroup
metadata: {name: g}
spec:
  inputs:
    - {name: user, required: true}
    - {name: host, default: e.example}
  policies:
    attestation:
      - ref: file://none.yaml
    materials:
      - name: "{{ inputs.user }}"
        type: EVIDENCE
        policies:
          - ref: ${ref}
            with: {word: "{{ inputs.user }}@{{.inputs.host}}"}
      - name: other
        type: SARIF
        policies: [{ref: "file://none.yaml"}]
      - policies: [{ref: "file://sarif.yaml"}]
${more}`;
  const FILES = {
    "sub/group.yaml": group("file://word.yaml"),
    "word.yaml": word,
    "sarif.yaml": policy(["SARIF", ECHO]),
    "m.json": "{}",
  };
  const judged = (files: Record<string, string>, args: Record<string, string>): Promise<Judged> =>
    judge(files, { kind: "EVIDENCE", args }, ["m.json"], "sub/group.yaml");
  const pinned = (text: string): string =>
    group(`file://word.yaml@sha256:${createHash("sha256").update(text).digest("hex")}`);

  it("judges by its policies for the kind, with arguments made of its inputs", async () => {
    const { report } = await judged(FILES, { user: "a" });
    expect(report.results.map(({ violations }) => violations.map(({ message }) => message))).toEqual([
      ["a@e.example"],
    ]);
    expect(report.results.map(({ source }) => source)).toEqual(["sub/group.yaml"]);
  });

  it("names the policies that are for other kinds", async () => {
    const { report } = await judged(FILES, { user: "a" });
    const notes = report.notes.filter(({ code }) => code === "policies_ignored");
    expect(notes.map(({ message }) => message)).toEqual([
      "ignored policies of groups, which are for other kinds of materials: sub/group.yaml (spec.policies.attestation), sub/group.yaml (spec.policies.materials[1]), sarif.yaml",
    ]);
  });

  it("pins a policy by its digest", async () => {
    const files = { ...FILES, "sub/group.yaml": pinned(word) };
    expect((await judged(files, { user: "a" })).report.outcome).toBe("fail");
    await expect(judged({ ...files, "word.yaml": `${word}# other\n` }, { user: "a" })).rejects.toMatchObject({
      code: "pin_mismatch",
    });
  });

  it("has policies of its own, without a kind too", async () => {
    const own = "            embedded: 'package main\n\n\n              violations contains input.args.a'";
    const embedded = `apiVersion: chainloop.dev/v1\nkind: PolicyGroup\nmetadata: {name: g}\nspec:\n  policies:\n    materials:\n    - policies:\n      - with: {a: "x"}\n        embedded:\n          metadata: {name: p}\n          spec:\n            policies:\n            - ${own.trim()}\n`;
    const { report } = await judged({ ...FILES, "sub/group.yaml": embedded }, {});
    expect(report.results.flatMap(({ violations }) => violations.map(({ message }) => message))).toEqual([
      "x",
    ]);
  });

  it.each<[string, Record<string, string>, RegExp]>([
    ["a required input without a value", {}, /input user is required: give it as material\.args user=VALUE/],
    ["an argument that it has not", { user: "a", users: "b" }, /did you mean user\?/],
  ])("refuses %s", async (_, args, message) => {
    await expect(judged(FILES, args)).rejects.toThrow(message);
  });

  it.each<[string, string, RegExp]>([
    ["a policy of the control plane", group("my-policy"), /my-policy is a policy of the control plane/],
    [
      "a policy of the control plane by its scheme",
      group("chainloop://builtin:my-policy"),
      /builtin:my-policy is a policy of the control plane/,
    ],
    [
      "an address of another kind",
      group("s3://e.example/p.yaml"),
      /s3:\/\/e\.example\/p\.yaml is an unsupported address/,
    ],
    ["plain HTTP", group("http://e.example/p.yaml"), /plain HTTP/],
    ["a package", group("npm:p@1.0.0"), /a package is neither a script/],
    ["another group", group("file://sub/group.yaml"), /is a group, not a policy/],
    ["a missing file", group("file://missing.yaml"), /missing\.yaml/],
    [
      "another template",
      group("file://word.yaml").replace("{{.inputs.host}}", "{{ if 1 }}"),
      /template of its input word/,
    ],
    ["an unknown argument", group("file://word.yaml").replace("{word:", "{words:"), /gives it words/],
    [
      "a misspelt member",
      group("file://word.yaml", "      - polices: [{ref: file://missing.yaml}]\n"),
      /unknown key spec\.policies\.materials\.\d\.polices.*policies/,
    ],
    [
      "an argument that is null",
      group("file://word.yaml").replace(/\{word: .*/, "{word: null}"),
      /with\.word must be a text, not null/,
    ],
    [
      "a name without a type",
      group("file://word.yaml").replace("        type: EVIDENCE\n", ""),
      /needs a type/,
    ],
    [
      "no policy for the kind",
      group("file://word.yaml").replace("type: EVIDENCE", "type: SARIF"),
      /no policy of the group/,
    ],
    ["neither ref nor embedded", group('""'), /ref/],
    [
      "a policy without a script",
      group("file://word.yaml", "      - policies: [{embedded: {metadata: {name: p}, spec: {}}}]\n"),
      /policies\[0\]\): it has no script/,
    ],
    [
      "an input that is declared twice",
      group("file://word.yaml").replace(
        "    - {name: host",
        "    - {name: user, default: x}\n    - {name: host",
      ),
      /spec\.inputs.*declares an input twice/,
    ],
  ])("refuses %s", async (_, text, message) => {
    await expect(judged({ ...FILES, "sub/group.yaml": text }, { user: "a" })).rejects.toThrow(message);
  });
});

describe("the kinds", () => {
  it.each(KINDS.filter((kind) => !BUILT_KINDS.includes(kind)))("refuses %s, saying why", async (kind) => {
    const options = { material: { kind } };
    await expect(loadGate("policy.yaml", options)).rejects.toMatchObject({
      code: "config_invalid",
      message: expect.stringContaining(`${kind}: its input cannot be built`) as string,
    });
  });

  it("refuses what is none", async () => {
    await expect(loadGate("p.yaml", { material: { kind: "SARIFF" } })).rejects.toThrow("did you mean SARIF?");
  });

  it.each<[string, Parameters<typeof loadGate>[1], GateSource]>([
    ["other rules", { rules: "conftest" }, "p.yaml"],
    ["signed bundles", { verify: { bundles: { keys: { k: { key: "k" } } } } }, "p.yaml"],
    ["Rego text", {}, { files: { "p.rego": ECHO } }],
  ])("excludes %s", async (_, options, source) => {
    await expect(loadGate(source, { ...options, material: { kind: "SARIF" } })).rejects.toThrow(
      /material|file|policies of Chainloop/,
    );
  });

  it("excludes options of other inputs", async () => {
    const cwd = await makeFolder({ "policy.yaml": policy(["EVIDENCE", ECHO]) });
    await using gate = await loadGate("policy.yaml", { cwd, material: { kind: "EVIDENCE" } });
    const judged = gate.judge([{ name: "m", text: "{}" }], { envelopes: false });
    await expect(judged).rejects.toThrow("envelopes: false");
    const verified = gate.judge([{ name: "m", text: "{}" }], { verify: {} });
    await expect(verified).rejects.toThrow("judge: the option verify and a gate of materials");
    const { results } = await gate.judge([
      { name: "m", value: {} },
      { name: "dir/m", text: "{}" },
    ]);
    expect(results.map(({ outcome }) => outcome)).toEqual(["invalid", "fail"]);
  });
});

describe("regohost gate --material", () => {
  const FILES = {
    "policy.yaml": `${policy(["EVIDENCE", rules("violations contains input.args.word if input.x")])}  inputs:\n    - {name: word, required: true}\n`,
    "m.json": '{"x": 1}',
    "n.json": "{}",
    "p.rego": ECHO,
    "gate.yaml":
      "version: 1\npolicies: [policy.yaml]\ninputs: [m.json]\nmaterial:\n  kind: EVIDENCE\n  args: {word: of-the-file}\n",
  };

  it("judges materials, by arguments and by a gate file", async () => {
    const cwd = await makeFolder(FILES);
    const flags = ["--kind", "EVIDENCE", "--arg", "word=a=b"];
    const judged = await run(
      ["gate", "policy.yaml", "--material", "m.json", "--material", "n.json", ...flags],
      { cwd },
    );
    expect(judged.stdout).toMatch(/FAIL {2}m\.json[^]*a=b[^]*1 passed, 1 failed/);
    expect(judged.exitCode).toBe(1);
    const ofFile = await run(["gate", "--config", "gate.yaml"], { cwd });
    expect(ofFile).toMatchObject({ exitCode: 1, stdout: expect.stringContaining("of-the-file") as string });
    const typed = await run(["gate", "--config", "gate.yaml", "--arg", "word=typed"], { cwd });
    expect(typed.stdout).toContain("typed");
    const printed = await run(["gate", "--config", "gate.yaml", "--print-config"], { cwd });
    expect(printed.stdout).toMatch(/material:\n {2}kind: EVIDENCE\n {2}args:\n {4}word: of-the-file/);
    const explained = await run(["gate", "-p", "policy.yaml", "-i", "m.json", "--explain", ...flags], {
      cwd,
    });
    expect(explained.stderr).toContain("data.main.violations");
    expect(explained.exitCode).toBe(1);
  });

  it("takes the project from the command line and the gate file", async () => {
    const cwd = await makeFolder({
      "policy.yaml": policy([
        "EVIDENCE",
        rules(
          'violations contains sprintf("%s %s", [m.project_name, m.project_version_name]) if m := input.chainloop_metadata',
        ),
      ]),
      "m.json": "{}",
      "gate.yaml":
        "version: 1\npolicies: [policy.yaml]\ninputs: [m.json]\nmaterial: {kind: EVIDENCE, project: shop, project-version: '1'}\n",
    });
    const typed = ["--kind", "EVIDENCE", "--project", "till", "--project-version", "2"];
    const byFlags = await run(["gate", "policy.yaml", "--material", "m.json", ...typed], { cwd });
    expect(byFlags.stdout).toContain("till 2");
    expect((await run(["gate", "--config", "gate.yaml"], { cwd })).stdout).toContain("shop 1");
    const both = await run(["gate", "--config", "gate.yaml", "--project-version", "3"], { cwd });
    expect(both.stdout).toContain("shop 3");
  });

  it("ends at --timeout while a material is read", async () => {
    const cwd = await makeFolder({
      "policy.yaml": policy(["JUNIT_XML", ECHO]),
      "m.xml": `<?xml version="1.0"?><testsuite>${"<testcase name='a'/>".repeat(400_000)}</testsuite>`,
    });
    const args = ["gate", "policy.yaml", "--material", "m.xml", "--kind", "JUNIT_XML"];
    const { exitCode, stdout } = await run([...args, "--timeout", "50ms"], { cwd });
    expect(stdout).toContain("reading m.xml took longer than its 50 ms; raise --timeout to allow more");
    expect(exitCode).toBe(3);
  });

  it("replays a recording", async () => {
    const cwd = await makeFolder(FILES);
    const args = ["gate", "policy.yaml", "--material", "m.json", "--kind", "EVIDENCE", "--arg", "word=w"];
    await run([...args, "--record", "r.json"], { cwd });
    expect((await run([...args, "--replay", "r.json"], { cwd })).exitCode).toBe(1);
  });

  it.each<[string, RegExp]>([
    ["policy.yaml --material m.json", /--material needs --kind/],
    ["policy.yaml m.json --arg a=b", /--arg needs --kind/],
    ["policy.yaml m.json --project shop", /--project needs --kind/],
    ["policy.yaml m.json --project-version 1", /--project-version needs --kind/],
    ["policy.yaml --material m.json --kind EVIDENCE --arg word=a --project=", /--project must be a text/],
    ["policy.yaml --material m.json --kind EVIDENCE", /input word is required: .*--arg word=VALUE/],
    ["policy.yaml --material m.json --kind EVIDENCE --arg word", /write it as \[POLICY:\]NAME=VALUE/],
    ["policy.yaml --material m.json --kind EVIDENCE --arg word=a --arg word=b", /given twice/],
    ["policy.yaml --material m.json --kind EVIDENCE --arg words=a", /did you mean word\?/],
    ["policy.yaml --kind EVIDENCE --arg word=a", /no input: pass/],
    ["policy.yaml --material m.json --kind HELM_CHART", /HELM_CHART: .*cannot be built/],
    ["policy.yaml --material m.json --kind EVIDENCE --parser json", /--parser/],
    ["policy.yaml --material m.json --kind EVIDENCE --key k.pem --arg word=a", /--key/],
    ["p.rego --material m.json --kind EVIDENCE", /p\.rego/],
    ["-p policy.yaml m.json", /policy\.yaml is not a policy: .*--kind/],
    ["policy.yaml m.json", /no policy: .*--kind/],
  ])("is exit 2: gate %s", async (args, message) => {
    const cwd = await makeFolder(FILES);
    const { exitCode, stdout, stderr } = await run(["gate", ...args.split(" ")], { cwd });
    expect(`${stdout}${stderr}`).toMatch(message);
    expect(exitCode).toBe(2);
  });

  it("judges such a file as an input beside another policy", async () => {
    const cwd = await makeFolder({
      ...FILES,
      "q.rego": 'package q\n\ndeny contains input.kind if input.kind != "Policy"\n',
    });
    expect((await run(["gate", "q.rego", join(cwd, "policy.yaml")], { cwd })).exitCode).toBe(0);
  });
});
