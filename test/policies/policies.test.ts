import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { IS_FUZZ } from "../case-count.js";
import { makeFolder, run } from "../cli/run.js";
import { readPackages, toPoliciesPage } from "../../scripts/policies-page.js";
import { version } from "../../src/base/version.js";
import { loadGate } from "../../src/gate/index.js";
import { inspectPolicies } from "../../src/tooling/index.js";
import { testBothWays, testCompiled } from "../tooling/test-both-ways.js";

const policies = fileURLToPath(new URL("../../policies", import.meta.url));
const page = fileURLToPath(new URL("../../docs/policies.md", import.meta.url));
const folders = readdirSync(policies).filter((name) => !name.includes("."));
const source = (folder: string): string => readFileSync(join(policies, folder, `${folder}.rego`), "utf8");

interface Case {
  policy: string;
  /** A file of documents/. */
  input: string;
  /** The settings. Default: no data. */
  data?: Record<string, unknown>;
  /** The ids of the findings. */
  refuses: readonly string[];
}

const cases = JSON.parse(readFileSync(new URL("cases.json", import.meta.url), "utf8")) as Case[];

describe("policies/", () => {
  it.each(folders)("the tests of %s pass compiled", async (folder) => {
    const tests = await testCompiled(join(policies, folder));
    expect(tests.filter(({ outcome }) => outcome !== "pass")).toEqual([]);
    expect(tests.length).toBeGreaterThan(2);
  });

  // OPA's evaluator needs up to ten seconds of a processor for a policy.
  it.runIf(IS_FUZZ).each(folders)("the tests of %s cover every line, and pass in both", async (folder) => {
    const { coverage, failed } = await testBothWays(join(policies, folder));
    expect(failed).toEqual([]);
    expect(coverage.coverage).toBe(100);
  });

  it("has rules with METADATA, whose ids are those of their findings", async () => {
    const packages = readPackages(await inspectPolicies(policies, { definitions: true }));
    expect(packages.map(({ folder }) => folder)).toEqual(folders);
    const ids = packages.flatMap(({ rules }) => rules.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    for (const { folder, rules } of packages) {
      const own = rules.map(({ id }) => id);
      expect(own.filter((id) => !id.startsWith(`${folder}.`))).toEqual([]);
      expect(own).toContain(`${folder}.unsupported`);
      expect(Array.from(source(folder).matchAll(/"id": "([^"]+)"/g), ([, id]) => id)).toEqual(own);
    }
  });

  it("is small", () => {
    const lines = folders.map((folder) => source(folder).split("\n").length);
    expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThan(2400);
  });

  // Fails when the lists are stale. Written by: npx vitest run test/policies/policies.test.ts --update
  it("is described by docs/policies.md", async () => {
    const packages = readPackages(await inspectPolicies(policies, { definitions: true }));
    await expect(await toPoliciesPage(readFileSync(page, "utf8"), packages)).toMatchFileSnapshot(page);
  });

  it.each(cases)("$policy judges $input", async ({ policy, input, data, refuses }) => {
    const path = fileURLToPath(new URL(`documents/${input}`, import.meta.url));
    const folder = await makeFolder({ "settings.json": JSON.stringify(data ?? {}) });
    await using gate = await loadGate(`npm:regohost/policies/${policy}`, {
      dataFiles: [join(folder, "settings.json")],
    });
    const report = await gate.judge([{ path }]);
    const found = report.results.flatMap(({ violations, problems }): string[] => [
      ...violations.map(({ id }) => id),
      ...problems,
    ]);
    expect(Array.from(new Set(found)).sort()).toEqual(refuses);
    expect(report.outcome).toBe(refuses.length === 0 ? "pass" : "fail");
  });
});

describe("npm:regohost/policies/…", () => {
  it.each<[string[], boolean]>([
    [["a.json", "b.json"], true],
    [["a.json"], false],
  ])("advises on inputs of several kinds: %j", async (inputs, advises) => {
    const cwd = await makeFolder({ "a.json": "{}", "b.json": "{}" });
    const args = [
      "gate",
      "-p",
      "npm:regohost/policies/sbom",
      ...inputs,
      "-o",
      "pretty",
      "-o",
      "json=report.json",
    ];
    const { exitCode, stdout, stderr } = await run(args, { cwd });
    const advice = "regohost init sbom copies it with custom.inputs";
    const json = readFileSync(join(cwd, "report.json"), "utf8");
    for (const text of [stdout, json]) expect(text.split(advice)).toHaveLength(advises ? 2 : 1);
    expect(json.includes('"inputs_mixed"')).toBe(advises);
    expect(stderr).toBe("");
    expect(exitCode).toBe(1);
  });

  it("is of the running program, never of the working folder", async () => {
    const cwd = await makeFolder({
      "node_modules/regohost/package.json": '{"name": "regohost", "version": "9.9.9"}',
      "node_modules/regohost/policies/sbom/sbom.rego": "package regohost.sbom\nallow := true",
    });
    await using gate = await loadGate(`npm:regohost@${version}/policies/sbom`, { cwd, requirePinned: true });
    expect(gate.addresses).toEqual([
      expect.objectContaining({ resolved: `npm:regohost@${version}/policies/sbom`, pinned: "program" }),
    ]);
    const report = await gate.judge([{ name: "nothing", value: {} }]);
    expect(report.outcome).toBe("fail");
    expect(report.notes.map(({ code }) => code)).not.toContain("policy_unpinned");
  });

  it.each([
    ["npm:regohost@9.9.9/policies/sbom", "pin_mismatch"],
    [`npm:regohost/policies/sbom?checksum=sha256:${"0".repeat(64)}`, "pin_mismatch"],
    ["npm:regohost/policies/nothing", "source_not_found"],
    ["npm:regohost", "config_invalid"],
    ["npm:regohost/policies", "config_invalid"],
    ["npm:regohost/dist", "config_invalid"],
    ["npm:regohost/policies/../dist", "config_invalid"],
    ["npm:regohost2/policies/sbom", "source_not_found"],
  ])("%s is %s", async (address, code) => {
    await expect(loadGate(address)).rejects.toMatchObject({ code });
  });

  it("lists the policies for a name that is none, the nearest first", async () => {
    await expect(loadGate("npm:regohost/policies/licenses")).rejects.toMatchObject({
      message: expect.stringMatching(
        /\(did you mean licences\?\); it has licences, (?:\w+, ){8}\w+$/,
      ) as string,
    });
  });
});
