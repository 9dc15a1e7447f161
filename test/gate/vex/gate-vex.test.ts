import { createHash } from "node:crypto";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { loadGate } from "regohost/gate";
import { makeFolder, run } from "../../cli/run.js";
import { runGate } from "../every-form.js";
import { ecdsa, pemOf, signed, STATEMENT } from "../../trust/verify/signed-envelope.js";
import { cycloneDx, openVex, statement } from "./vex-documents.js";

const RULE = `deny contains finding if {
	some match in input.matches
	finding := {"msg": match.id, "vulnerability": match.id, "purl": match.purl}
}
`;
const MARK = "# METADATA\n# custom: {vulnerability: true}\n";
const POLICY = `package acme.scan\n\n${MARK}${RULE}`;
const SCAN = JSON.stringify({ matches: [{ id: "CVE-2026-1", purl: "pkg:npm/a@1" }] });
const VEX = JSON.stringify(
  openVex([statement("not_affected", ["pkg:npm/a"], { impact_statement: "never called" })]),
);
const FILES = { "p.rego": POLICY, "scan.json": SCAN, "a.json": VEX };

describe("the gate", () => {
  it("passes what a VEX document excuses, with its words, in each form of the policy", async () => {
    const cwd = await makeFolder(FILES);
    const { exitCode, stdout } = await runGate(["p.rego", "scan.json", "--vex", "a.json"], { cwd });
    expect([exitCode, stdout]).toEqual([
      0,
      `PASS  scan.json  acme/scan
        excepted: CVE-2026-1 (VEX of Acme Security: not_affected, component_not_present: never called)  [acme.scan.deny]

1 passed, 0 failed, 1 excepted (1 input, 1 policy)
`,
    ]);
  });

  it.each<[string, string, number]>([
    ["of a rule without METADATA", `package acme.scan\n\n${RULE}`, 1],
    ["of a package", `# METADATA\n# custom: {vulnerability: true}\npackage acme.scan\n\n${RULE}`, 0],
    [
      "of a rule that revokes what the package has",
      `# METADATA\n# custom: {vulnerability: true}\npackage acme.scan\n\n${MARK.replace("true", "false")}${RULE}`,
      1,
    ],
    ["of one of several definitions", `${POLICY}\ndeny contains "other" if false\n`, 0],
    ["of another definition", `package acme.scan\n\n${RULE}\n${MARK}deny contains "other" if false\n`, 1],
    ["of warnings", POLICY.replace("deny contains", "warn contains").concat("\nallow := true\n"), 0],
  ])("excuses findings %s, or not", async (_name, policy, expected) => {
    const cwd = await makeFolder({ ...FILES, "p.rego": policy });
    const args = ["p.rego", "scan.json", "--vex", "a.json", "--fail-on", "warn", "-o", "json"];
    const { exitCode, stdout } = await runGate(args, { cwd });
    const report = JSON.parse(stdout) as { notes: { code: string }[] };
    expect([exitCode, report.notes.some(({ code }) => code === "vex_unused")]).toEqual([
      expected,
      expected === 1,
    ]);
  });

  const OWNER = ecdsa();
  const attested = (predicateType: string, predicate: unknown): object => ({
    ...STATEMENT,
    predicateType,
    predicate,
  });
  const OPEN_VEX = attested("https://openvex.dev/ns/v0.2.0", JSON.parse(VEX));
  const excusing = cycloneDx({ state: "not_affected" });
  const BOM = JSON.parse(JSON.stringify(excusing).replaceAll("pkg:npm/lib@1.0.0", "pkg:npm/a@1")) as unknown;
  const bySigner = (statement: object, signer = OWNER): string => JSON.stringify(signed(statement, [signer]));
  const KEY = ["--key", "k.pub"];

  it.each<[string, string, string[], number, string]>([
    ["by the key", bySigner(OPEN_VEX), KEY, 0, "VEX of Acme Security"],
    ["of CycloneDX", bySigner(attested("https://cyclonedx.org/bom", BOM)), KEY, 0, "VEX of Acme Security"],
    [
      "with the artifact",
      bySigner(OPEN_VEX),
      [...KEY, "--artifact", `sha256:${"ab".repeat(32)}`],
      0,
      "excepted",
    ],
    [
      "of another artifact",
      bySigner(OPEN_VEX),
      [...KEY, "--artifact", `sha256:${"0".repeat(64)}`],
      1,
      "no subject",
    ],
    ["by another key", bySigner(OPEN_VEX, ecdsa()), KEY, 1, "signature_invalid"],
    ["without a key", bySigner(OPEN_VEX), [], 2, "nothing verifies it"],
    [
      "without signatures",
      JSON.stringify({ ...signed(OPEN_VEX, [OWNER]), signatures: [] }),
      KEY,
      1,
      "not signed",
    ],
    [
      "of another type",
      bySigner(attested("https://slsa.dev/provenance/v1", JSON.parse(VEX))),
      KEY,
      2,
      "the type of its predicate",
    ],
    [
      "of the other type",
      bySigner(attested("https://openvex.dev/ns", BOM)),
      KEY,
      2,
      "the type of its predicate",
    ],
    ["of nothing", bySigner(attested("https://openvex.dev/ns", null)), KEY, 2, "neither an OpenVEX"],
    ["that is a statement alone", JSON.stringify(OPEN_VEX), KEY, 2, "neither an OpenVEX"],
  ])("opens an envelope %s", async (_what, envelope, args, exitCode, text) => {
    const input = bySigner(attested("https://example.com/scan", JSON.parse(SCAN)));
    const policy = POLICY.replace(
      "input.matches",
      args.length === 0 ? "input.matches" : "input.predicate.matches",
    );
    const files = { "p.rego": policy, "a.json": envelope, "k.pub": pemOf(OWNER) };
    const cwd = await makeFolder({ ...files, "scan.json": args.length === 0 ? SCAN : input });
    const result = await run(["gate", "p.rego", "scan.json", "--vex", "a.json", ...args], { cwd });
    expect(result.stdout + result.stderr).toContain(text);
    expect(result.exitCode).toBe(exitCode);
  });

  it("refuses METADATA with another value", async () => {
    const cwd = await makeFolder({ ...FILES, "p.rego": POLICY.replace("true", '"CVE"') });
    const { exitCode, stderr } = await run(["gate", "p.rego", "scan.json", "--vex", "a.json"], { cwd });
    expect([exitCode, stderr]).toEqual([
      2,
      expect.stringContaining("metadata_invalid: custom.vulnerability must be"),
    ]);
  });

  it("notes a document whose statements excuse nothing, and why they cannot", async () => {
    const other = JSON.stringify(
      openVex([statement("fixed", ["pkg:npm/b"]), statement("affected", ["pkg:npm/c"])]),
    );
    const cwd = await makeFolder({ ...FILES, "b.json": other, "q.rego": `package acme.scan\n\n${RULE}` });
    const noteOf = async (policy: string): Promise<string> =>
      (await run(["gate", policy, "scan.json", "--vex", "b.json"], { cwd })).stdout;
    const note = "NOTE  VEX statements of b.json (Acme Security) that excused no finding: CVE-2026-1 (fixed)";
    expect(await noteOf("p.rego")).toContain(`${note}\n`);
    expect(await noteOf("q.rego")).toContain(
      `${note}; no rule has METADATA with custom: {vulnerability: true}\n`,
    );
  });

  it("applies exceptions first", async () => {
    const exceptions = "exceptions: [{id: acme.scan.deny, reason: r, owner: ada, expires: 2999-12-31}]";
    const cwd = await makeFolder({ ...FILES, "e.yaml": exceptions });
    const { exitCode, stdout } = await run(
      ["gate", "p.rego", "scan.json", "--vex", "a.json", "--exceptions", "e.yaml"],
      { cwd },
    );
    expect(exitCode).toBe(0);
    expect(stdout).toContain("excepted: CVE-2026-1 (ada until 2999-12-31: r)");
    expect(stdout).toContain("VEX statements of a.json");
  });

  it.each([
    ["an invalid document", "{}", /neither an OpenVEX document nor/],
    ["no file", undefined, /b\.json cannot be read/],
  ])("is exit 2 with %s, although another one excuses", async (_name, text, expected) => {
    const cwd = await makeFolder({ ...FILES, ...(text === undefined ? {} : { "b.json": text }) });
    const args = ["gate", "p.rego", "scan.json", "--vex", "a.json", "--vex", "b.json"];
    const { exitCode, stdout, stderr } = await run(args, { cwd });
    expect([exitCode, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(expected);
  });

  it("takes documents of the gate file, from its folder, and overwrites none", async () => {
    const config = "version: 1\npolicies: [../p.rego]\ninputs: [../scan.json]\nvex: [own/a.json]\n";
    const cwd = await makeFolder({ ...FILES, "ci/regohost.yaml": config, "ci/own/a.json": VEX });
    expect((await run(["gate", "--config", "ci/regohost.yaml"], { cwd })).exitCode).toBe(0);
    const overwriting = await run(["gate", "p.rego", "scan.json", "--vex", "a.json", "-o", "json=a.json"], {
      cwd,
    });
    expect([overwriting.exitCode, overwriting.stderr]).toEqual([2, expect.stringContaining("--vex a.json")]);
  });
});

describe("the library", () => {
  it("judges with documents, whose digests are evidence", async () => {
    const cwd = await makeFolder(FILES);
    await using gate = await loadGate(join(cwd, "p.rego"), { cwd });
    const inputs = [{ path: "scan.json" }];
    const { outcome, results, evidence } = await gate.judge(inputs, { vex: ["a.json"], evidence: true });
    expect(outcome).toBe("pass");
    expect(results[0]?.excepted[0]?.exception).toMatchObject({ kind: "vex", author: "Acme Security" });
    const digest = `sha256:${createHash("sha256").update(VEX).digest("hex")}`;
    expect(evidence?.policy.parts["vex"]).toEqual([digest]);
    const without = await gate.judge(inputs, { vex: [], evidence: true });
    expect(without.outcome).toBe("fail");
    expect(without.evidence?.policy.parts).not.toHaveProperty("vex");
    expect(without.evidence?.policy.digest).not.toBe(evidence?.policy.digest);
  });

  it("rejects a document before it judges anything", async () => {
    const cwd = await makeFolder({ ...FILES, "a.json": "{}" });
    await using gate = await loadGate(join(cwd, "p.rego"), { cwd });
    await expect(gate.judge([{ path: "scan.json" }], { vex: ["a.json"] })).rejects.toMatchObject({
      code: "vex_invalid",
    });
    await expect(gate.judge([{ path: "scan.json" }], { vex: "a.json" as never })).rejects.toMatchObject({
      code: "config_invalid",
    });
  });
});
