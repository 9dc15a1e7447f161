import { compilePolicy } from "regohost";
import {
  loadGate as loadCompiled,
  REPORT_FORMATS,
  writeReport,
  type GateReport,
  type JudgeOptions,
} from "regohost/gate";
import { describe, expect, it } from "vitest";
import { makeFolder, run } from "../cli/run.js";
import { loadGate } from "./every-form.js";

const policy = (name: string, inputs?: string): string =>
  `${inputs === undefined ? "" : `# METADATA\n# custom:\n#   inputs: ${inputs}\n`}package ${name}\n\nimport rego.v1\n\ndeny contains "d" if input.bad\n`;

const BOM = { bomFormat: "CycloneDX", specVersion: "1.6" };
const PLAN = { format_version: "1.2", terraform_version: "1.9.0", planned_values: {}, resource_changes: [] };
const STATEMENT = {
  _type: "https://in-toto.io/Statement/v1",
  subject: [{ digest: { sha256: "a" } }],
  predicateType: "https://slsa.dev/provenance/v1",
};

async function judge(
  files: Record<string, string>,
  inputs: Record<string, unknown>,
  options?: JudgeOptions,
): Promise<GateReport> {
  await using gate = await loadGate({ files });
  return await gate.judge(
    Object.entries(inputs).map(([name, value]) => ({ name, value })),
    options,
  );
}

const ends = ({ results }: GateReport): [string, string | undefined, string][] =>
  results.map(({ input, policy: by, outcome }) => [input, by, outcome]);

describe("custom.inputs", () => {
  it.each<[string, string, string, unknown, boolean]>([
    ["a file", '[{file: "*.cdx.json"}]', "a/b.cdx.json", {}, true],
    ["another file", '[{file: "*.cdx.json"}]', "a/b.json", {}, false],
    ["a file in any folder", '[{file: "b.json"}]', "a/b.json", {}, true],
    ["a file by its folder", '[{file: "a/*.json"}]', "./a/b.json", {}, true],
    ["a file in another folder", '[{file: "./b.json"}]', "a/b.json", {}, false],
    ["a format as kind", "[{kind: cyclonedx}]", "in", BOM, true],
    ["another format", "[{kind: spdx}]", "in", BOM, false],
    ["SPDX", "[{kind: spdx}]", "in", { spdxVersion: "SPDX-2.3" }, true],
    ["SARIF", "[{kind: sarif}]", "in", { version: "2.1.0", runs: [] }, true],
    ["a statement", "[{kind: in_toto_statement}]", "in", STATEMENT, true],
    ["the type of a predicate", '[{kind: "https://slsa.dev/provenance/*"}]', "in", STATEMENT, true],
    ["the type of another predicate", '[{kind: "https://slsa.dev/vsa/*"}]', "in", STATEMENT, false],
    [
      "a predicate's type outside of a statement",
      '[{kind: "https://*"}]',
      "in",
      { predicateType: "https://a" },
      false,
    ],
    ["the member kind", "[{kind: Deployment}]", "in", { kind: "Deployment" }, true],
    ["a plan of Terraform", "[{kind: terraform_plan}]", "in", PLAN, true],
    [
      "a state of Terraform",
      "[{kind: terraform_plan}]",
      "in",
      { terraform_version: "1.9.0", values: {} },
      false,
    ],
    ["no kind", '[{kind: "*"}]', "in", {}, false],
    ["a kind of what is not an object", "[{kind: cyclonedx}]", "in", [BOM], false],
    ["a schema", "[{schema: cyclonedx}]", "in", BOM, true],
    ["a schema by its whole name", "[{schema: schema.regohost.cyclonedx}]", "in", BOM, true],
    ["a schema that does not fit", "[{schema: cyclonedx}]", "in", { ...BOM, components: 1 }, false],
    ["one of several", '[{kind: spdx}, {file: "in"}]', "in", BOM, true],
    ["all that one says", '[{kind: cyclonedx, file: "*.json"}]', "in", BOM, false],
  ])("%s", async (_what, inputs, name, value, isJudged) => {
    const report = await judge({ "p.rego": policy("p", inputs), "q.rego": policy("q") }, { [name]: value });
    const idle: [string, string, string] = ["(no input)", "p", "invalid"];
    const expected = isJudged
      ? [
          [name, "p", "pass"],
          [name, "q", "pass"],
        ]
      : [[name, "q", "pass"], idle];
    expect(ends(report)).toEqual(expected);
    expect(report.outcome).toBe(isJudged ? "pass" : "invalid");
  });

  it("tells which policy judged which input", async () => {
    const files = { "p.rego": policy("p", "[{kind: cyclonedx}]"), "q.rego": policy("q", "[{kind: spdx}]") };
    const inputs = { bom: BOM, spdx: { spdxVersion: "SPDX-2.3" } };
    const report = await judge(files, inputs);
    expect(ends(report)).toEqual([
      ["bom", "p", "pass"],
      ["spdx", "q", "pass"],
    ]);
    expect(report).toMatchObject({ outcome: "pass", inputs: 2 });
  });

  const unmatched = { "p.rego": policy("p", "[{kind: cyclonedx}]"), "q.rego": policy("q", "[{kind: spdx}]") };

  it("refuses an input that no policy is for, and a policy without an input", async () => {
    const report = await judge(unmatched, { bom: BOM, other: {} });
    expect(ends(report)).toEqual([
      ["bom", "p", "pass"],
      ["other", undefined, "invalid"],
    ]);
    expect(report).toMatchObject({ outcome: "invalid", inputs: 2 });
    for (const format of REPORT_FORMATS) {
      const text = await writeReport(report, format);
      expect(text).toContain(
        "no policy matches this input, which is of no known format; the policies select p",
      );
      expect(text).toContain("policies without an input: q");
    }
  });

  it("lists the kinds that there are for an input that only an unknown kind might have been for", async () => {
    const { results } = await judge({ "p.rego": policy("p", "[{kind: slsa}]") }, { in: STATEMENT });
    expect(results[0]?.problems[0]).toContain(
      "which is in_toto_statement; the policies select p (kind slsa) (kinds are cyclonedx,",
    );
  });

  it("shows a policy without an input once, and only a note beside an input that was not read", async () => {
    const idle = await judge(unmatched, { bom: BOM });
    expect(ends(idle)).toEqual([
      ["bom", "p", "pass"],
      ["(no input)", "q", "invalid"],
    ]);
    expect(idle.notes).toEqual([]);
    for (const format of REPORT_FORMATS) {
      expect(await writeReport(idle, format)).toContain("no input matches this policy");
    }
    await using gate = await loadGate({ files: unmatched });
    const broken = await gate.judge([{ name: "bom", text: "{" }]);
    expect(ends(broken)).toEqual([["bom", undefined, "invalid"]]);
    expect(broken.notes.map(({ message }) => message)).toEqual(["policies without an input: p, q"]);
  });

  it("unless they are allowed, and then reports say so", async () => {
    const report = await judge(unmatched, { bom: BOM, other: {} }, { allowUnmatched: true });
    expect(ends(report)).toEqual([["bom", "p", "pass"]]);
    expect(report.outcome).toBe("pass");
    for (const format of REPORT_FORMATS) {
      const text = await writeReport(report, format);
      expect(text).toContain("inputs that no policy is for: other");
      expect(text).toContain("policies without an input: q");
    }
  });

  it("but a run that judged nothing is never a pass", async () => {
    expect((await judge(unmatched, { other: {} }, { allowUnmatched: true })).outcome).toBe("invalid");
  });

  it("judges by the payload of an envelope", async () => {
    const payload = Buffer.from(JSON.stringify(STATEMENT)).toString("base64");
    const envelope = { payloadType: "application/vnd.in-toto+json", payload, signatures: [{ sig: "" }] };
    const files = { "p.rego": policy("p", "[{kind: in_toto_statement}]") };
    expect((await judge(files, { in: envelope })).outcome).toBe("pass");
  });

  it.each<[string, string, string]>([
    ["what is not a list", "{kind: a}", "p.rego:3:5: metadata_invalid: custom.inputs must be a list"],
    ["an empty list", "[]", "custom.inputs must be a list that is not empty"],
    ["an empty condition", "[{}]", "custom.inputs.0: needs schema, file or kind"],
    [
      "a pattern alone",
      '["*.yaml"]',
      'custom.inputs.0 must be a mapping of schema, file or kind, such as {file: "*.yaml"}',
    ],
    ["an unknown key", "[{kinds: a}]", "unknown key custom.inputs.0.kinds (did you mean kind?)"],
    [
      "a value that is not a text",
      "[{kind: 1}]",
      "p.rego:3:15: metadata_invalid: custom.inputs.0.kind must be a text",
    ],
    ["an unknown schema", "[{schema: unknown}]", "p.rego:3: the METADATA of package p: there is no schema"],
  ])("refuses %s, with its place", async (_what, inputs, message) => {
    await expect(judge({ "p.rego": policy("p", inputs) }, {})).rejects.toMatchObject({
      message: expect.stringContaining(message) as string,
    });
  });

  it("reports an unknown key alone", async () => {
    await expect(judge({ "p.rego": policy("p", "[{files: a}]") }, {})).rejects.toMatchObject({
      message: expect.not.stringContaining("needs schema") as string,
    });
  });

  it("is checked of a compiled policy, too", async () => {
    const files = { "p.rego": policy("p", "[{kinds: a}]") };
    const { wasm } = await compilePolicy({ files }, { entrypoint: "p" });
    await expect(loadCompiled(wasm)).toFailWith(
      "metadata_invalid",
      /^p\.rego:\d+:1: metadata_invalid: unknown key custom\.inputs\.0\.kinds/,
    );
  });

  it("belongs to the package", async () => {
    const rule = '# METADATA\n# custom:\n#   inputs: [{kind: a}]\ndeny contains "d" if input.bad\n';
    const files = { "p.rego": `package p\n\nimport rego.v1\n\n${rule}` };
    await expect(judge(files, {})).toFailWith("metadata_invalid", /^p\.rego:7:5: .* belongs to the METADATA/);
  });

  it("on the command line", async () => {
    const cwd = await makeFolder({
      "policies/p.rego": policy("p", "[{kind: cyclonedx}]"),
      "bom.json": JSON.stringify(BOM),
      "other.json": "{}",
    });
    const gate = (...args: string[]) => run(["gate", "policies", ...args], { cwd });
    expect((await gate("bom.json")).exitCode).toBe(0);
    expect((await gate("bom.json", "other.json")).exitCode).toBe(2);
    expect((await gate("bom.json", "other.json", "--allow-unmatched")).exitCode).toBe(0);
    expect((await gate("other.json", "--allow-unmatched")).exitCode).toBe(2);
  });
});
