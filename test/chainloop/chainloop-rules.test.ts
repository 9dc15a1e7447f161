import { beforeAll, describe, expect, it } from "vitest";
import { toChainloopInput } from "../../src/gate/inputs/chainloop-input.js";
import { cleanUpAfterAll } from "../clean-up.js";
import { makeFolder, run } from "../cli/run.js";

/** Policies as that tool's authors write them, which its engine completes. */
const POLICIES = {
  bare: 'violations contains "bad" if input.bad',
  valid_input:
    'valid_input if input.kind == "SBOM"\n\nviolations contains "empty" if {\n\tvalid_input\n\tcount(input.components) == 0\n}',
  own_reason:
    'valid_input if input.kind == "SBOM"\n\nskip_reason := "not mine" if not valid_input\n\nviolations contains "empty" if { input.empty }',
  no_violations: 'result := {"skipped": skipped, "violations": violations}\n\nvalid_input if input.kind',
  ignoring: "violations contains 1 if false\n\nignore if input.ignore\n\ndefault ignore := false",
  undefined_skipped: "skipped if input.skip\n\nviolations contains 1 if false",
  own_result:
    'result := {"skipped": false, "violations": [v | some v in violations; v != "noise"]}\n\nviolations contains "noise"\n\nviolations contains "bad" if input.bad',
  with_deny: 'violations contains "bad" if input.bad\n\ndeny contains "denied" if input.denied',
  elements: "violations contains e.name if { some e in input.elements; e.bad }",
  'dashed["a-b"]': 'violations contains "bad" if input.bad',
  unknown: "violations contains 1 if chainloop.hello(input.x)",
  vulnerable:
    'violations contains object.union(chainloop.vulnerability(sprintf("%s has a flaw", [c.name]), c.cve, c.purl, "HIGH"), {"fixed_version": "2"}) if {\n\tsome c in input.components\n}',
};

let folder: string;
const cleanUp = cleanUpAfterAll();
beforeAll(async () => {
  const files = Object.entries(POLICIES).map(([name, rules]) => [
    `${name.replace(/\W+/g, "-")}.rego`,
    `package ${name}\n\nimport rego.v1\n\n${rules}\n`,
  ]);
  folder = await makeFolder(Object.fromEntries(files) as Record<string, string>, cleanUp);
});

async function judge(policy: string, input: string, ...args: string[]): Promise<Record<string, unknown>> {
  const all = ["gate", `${policy}.rego`, "-i", "-", "-o", "json", ...args];
  const { exitCode, stdout, stderr } = await run(all, { cwd: folder, stdin: input });
  if (stdout === "") return { exitCode, stderr };
  const { results } = JSON.parse(stdout) as {
    results: { outcome: string; skip_reason?: string; violations: { message: string; id: string }[] }[];
  };
  const [{ outcome, skip_reason: reason, violations } = { outcome: "", violations: [] }] = results;
  return { exitCode, outcome, reason, violations: violations.map(({ message }) => message) };
}

describe("gate --compat chainloop", () => {
  it.each<[string, string, string, Record<string, unknown>]>([
    ["refuses by a bare violations", "bare", '{"bad":true}', { exitCode: 1, violations: ["bad"] }],
    ["passes a bare violations that is empty", "bare", "{}", { exitCode: 0, outcome: "pass" }],
    [
      "skips an input that is not the policy's",
      "valid_input",
      '{"kind":"OTHER","components":[]}',
      { exitCode: 2, outcome: "skipped", reason: "the file content is not recognized" },
    ],
    [
      "judges one that is",
      "valid_input",
      '{"kind":"SBOM","components":[]}',
      { exitCode: 1, violations: ["empty"] },
    ],
    [
      "passes one that is",
      "valid_input",
      '{"kind":"SBOM","components":[1]}',
      { exitCode: 0, outcome: "pass" },
    ],
    ["keeps the policy's own rules", "own_reason", "{}", { outcome: "skipped", reason: "not mine" }],
    [
      "refuses what is skipped and violated",
      "own_reason",
      '{"empty":true}',
      { exitCode: 1, outcome: "fail" },
    ],
    ["adds what a result is made of", "no_violations", '{"kind":1}', { exitCode: 0, outcome: "pass" }],
    [
      "does not pass what a policy ignores",
      "ignoring",
      '{"ignore":true}',
      { exitCode: 2, outcome: "skipped" },
    ],
    ["judges what it does not ignore", "ignoring", "{}", { exitCode: 0, outcome: "pass" }],
    ["gives no verdict without a result", "undefined_skipped", "{}", { exitCode: 2, outcome: "invalid" }],
    ["reads violations in a result only", "own_result", "{}", { exitCode: 0, violations: [] }],
    ["says each once", "own_result", '{"bad":true}', { exitCode: 1, violations: ["bad"] }],
    ["judges deny too", "with_deny", '{"denied":true}', { exitCode: 1, violations: ["denied"] }],
    [
      "gives an array as elements",
      "elements",
      ' [{"name":"x","bad":true}]',
      { exitCode: 1, violations: ["x"] },
    ],
    [
      "has chainloop.vulnerability",
      "vulnerable",
      '{"components":[{"name":"a","cve":"CVE-1","purl":"pkg:npm/a@1"}]}',
      { exitCode: 1, violations: ["a has a flaw"] },
    ],
    [
      "gives no verdict on a chainloop.vulnerability of another type",
      "vulnerable",
      '{"components":[{"name":"a","cve":1,"purl":"pkg:npm/a@1"}]}',
      { exitCode: 2, outcome: "invalid" },
    ],
    ["reaches packages with any name", "dashed-a-b-", '{"bad":true}', { exitCode: 1, violations: ["bad"] }],
  ])("%s", async (_, policy, input, expected) => {
    expect(await judge(policy, input, "--compat", "chainloop")).toMatchObject(expected);
  });

  it("names a finding's rule as without it", async () => {
    const ids = async (...args: string[]): Promise<unknown> => {
      const all = ["gate", "bare.rego", "-i", "-", "-o", "json", ...args];
      const { stdout } = await run(all, { cwd: folder, stdin: '{"bad":true}' });
      const report = JSON.parse(stdout) as { results: { violations: { id: string }[] }[] };
      return report.results[0]?.violations.map(({ id }) => id);
    };
    expect(await ids("--compat", "chainloop")).toEqual(["bare.violations"]);
    expect(await ids()).toEqual(["bare.violations"]);
  });

  it("skips no policy with a built-in that is not there", async () => {
    const { exitCode, stderr } = await judge("unknown", "{}", "--compat", "chainloop");
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(/undefined function chainloop\.hello/);
  });

  it("adds nothing without --compat", async () => {
    expect(await judge("own_result", "{}")).toMatchObject({ exitCode: 1, violations: ["noise"] });
    expect(await judge("elements", '[{"bad":true}]')).toMatchObject({ exitCode: 0 });
  });
});

describe("toChainloopInput", () => {
  it.each([
    ["[1.10]", '{"elements":[1.10]}'],
    [`${" \n\t\r".repeat(5000)}[]`, `{"elements":${" \n\t\r".repeat(5000)}[]}`],
    ['{"a":[]}', '{"a":[]}'],
    ['"["', '"["'],
    ["", ""],
  ])("%#", (json, expected) => {
    expect(Buffer.from(toChainloopInput(Buffer.from(json))).toString()).toBe(expected);
  });
});
