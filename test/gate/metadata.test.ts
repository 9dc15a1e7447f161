import { loadGate } from "regohost/gate";
import { describe, expect, it } from "vitest";

/** A policy whose rule has this METADATA, from the second line of its file on. */
const policy = (metadata: string): string => {
  const block = ["METADATA", ...metadata.split("\n")].map((line) => `# ${line}\n`).join("");
  return `package p\n${block}deny contains "d" if input.bad\n`;
};

async function load(rego: string): Promise<void> {
  await using gate = await loadGate({ files: { "p.rego": rego } });
  expect(gate.policies).toHaveLength(1);
}

describe("METADATA that would be ignored", () => {
  it.each<[string, string]>([
    ["tittle: No root", "p.rego:3:3: metadata_invalid: unknown key tittle (did you mean title?)"],
    ["Title: No root", "unknown key Title (did you mean title?)"],
    ["schema:\n- input: schema", "unknown key schema (did you mean schemas?)"],
    [
      "title: a\nseverity: high",
      "p.rego:4:3: metadata_invalid: unknown key severity; severity belongs below custom",
    ],
    ["custom:\n  ID: X1", "p.rego:4:5: metadata_invalid: unknown key custom.ID (did you mean id?)"],
    [
      "custom: {severty: high}",
      "p.rego:3:12: metadata_invalid: unknown key custom.severty (did you mean severity?)",
    ],
    [
      "custom:\n  security_severity: 9",
      "unknown key custom.security_severity (did you mean security-severity?)",
    ],
    ["custom:\n  shortName: a", "unknown key custom.shortName (did you mean short_name?)"],
    ["custom:\n  input: [{kind: a}]", "unknown key custom.input (did you mean inputs?)"],
    [
      "custom:\n  severity: hihg",
      "p.rego:4:5: metadata_invalid: custom.severity has an unknown value (did you mean high?)",
    ],
    ["custom:\n  security-severity: 11", "custom.security-severity must be a number from 0.1 to 10"],
    ['custom:\n  vulnerability: "true"', "custom.vulnerability must be true or false"],
    ["custom:\n  helper: yes please", "custom.helper must be true or false"],
    [
      "custom:\n  builtin_errors: undefind",
      "custom.builtin_errors has an unknown value (did you mean undefined?)",
    ],
    ["custom:\n  id: 17", "custom.id must be a text that is not empty"],
  ])("is refused, with its place: %j", async (metadata, message) => {
    await expect(load(policy(metadata))).rejects.toMatchObject({
      code: "metadata_invalid",
      message: expect.stringContaining(message) as string,
    });
  });

  it("is refused of a library and a package, all of it at once", async () => {
    const library =
      "# METADATA\n# titel: a\n# scope: package\npackage lib\n\n# METADATA\n# descripton: b\nf(x) := x\n";
    const files = { "lib.rego": library, "p.rego": policy("custom:\n  ID: X1") };
    await expect(loadGate({ files })).rejects.toMatchObject({
      diagnostics: [
        { location: { file: "lib.rego", row: 2 } },
        { location: { file: "lib.rego", row: 7 } },
        { location: { file: "p.rego", row: 4 } },
      ],
    });
  });

  it("quotes no value", async () => {
    const error: unknown = await load(policy("custom:\n  severity: hihg")).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      diagnostics: [{ message: expect.not.stringContaining("hihg") as string }],
    });
  });
});

describe("METADATA of other tools", () => {
  it.each([
    // Conforma
    "title: a\ncustom:\n  short_name: a\n  failure_msg: a %s\n  solution: a\n  collections: [a]\n  depends_on: [a.b]\n  effective_on: 2022-01-01T00:00:00Z\n  severity: failure",
    // Trivy
    "custom:\n  id: KSV001\n  avd_id: AVD-KSV-0001\n  severity: MEDIUM\n  short_code: no-a\n  recommended_action: a\n  input:\n    selector:\n    - type: kubernetes",
    // Konstraint, of Gatekeeper
    "title: a\ncustom:\n  matchers: {kinds: []}\n  parameters: {}\n  enforcement: deny\n  labels: {}\n  skipConstraint: true",
    // Words of their own
    "custom:\n  severity: none\n  owner: a\n  tags: [a]\n  inputs_of: a",
    "custom:\n  severity: blocker",
    "custom:\n  severity: 3",
    "version: 1\ntitle: |\n  severity: high\n  ID: none\ncustom: {}",
  ])("is left alone: %j", async (metadata) => {
    await expect(load(policy(metadata))).resolves.toBeUndefined();
  });
});
