import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { startEvidenceService } from "../../src/testing/index.js";
import { makeFolder, run, type RunOptions, type RunResult } from "./run.js";

const POLICY = `# METADATA
# title: Licences
# custom:
#   severity: medium
package licences

# METADATA
# scope: document
# custom:
#   id: LIC-1
deny contains {"msg": sprintf("%s is GPL", [c.name]), "component": c.name} if {
	some c in input.components
	c.license == "GPL"
}

warn contains "no components" if count(input.components) == 0
`;
const GPL = '{"components":[{"name":"a","license":"GPL"},{"name":"b","license":"GPL"}]}';

const gate = async (
  files: Record<string, string>,
  args: string[],
  options: RunOptions = {},
): Promise<RunResult & { cwd: string }> => {
  const cwd = await makeFolder({
    "p.rego": POLICY,
    "gpl.json": GPL,
    "empty.json": '{"components":[]}',
    ...files,
  });
  return { ...(await run(["gate", "p.rego", ...args], { cwd, ...options })), cwd };
};

describe("gate -o", () => {
  it("writes several outputs of one run", async () => {
    const args = ["gpl.json", "-o", "tap", "-o", "sarif=r.sarif", "-o", "junit=r.xml", "-o", "markdown=r.md"];
    const { stdout, cwd, exitCode } = await gate({}, args);
    expect(exitCode).toBe(1);
    expect(stdout).toMatch(/^TAP version 14\n1\.\.1\nnot ok 1 - gpl\.json licences\n/);
    const sarif = JSON.parse(await readFile(join(cwd, "r.sarif"), "utf8")) as {
      runs: { tool: { driver: { rules: unknown[] } }; results: unknown[] }[];
    };
    expect(sarif.runs[0]?.tool.driver.rules).toMatchObject([
      { id: "LIC-1", shortDescription: { text: "Licences" } },
    ]);
    expect(sarif.runs[0]?.results).toMatchObject([
      { ruleId: "LIC-1", level: "warning", message: { text: "a is GPL" }, properties: { component: "a" } },
      { ruleId: "LIC-1", message: { text: "b is GPL" } },
    ]);
    expect(await readFile(join(cwd, "r.xml"), "utf8")).toContain("LIC-1: a is GPL");
    expect(await readFile(join(cwd, "r.md"), "utf8")).toContain("| ❌ fail | gpl.json | licences |");
  });

  it("writes OPA's decision log, an event a line", async () => {
    const { stdout } = await gate({}, ["gpl.json", "empty.json", "-o", "jsonl"]);
    const events = stdout
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(events).toHaveLength(2);
    expect(events[0]).toMatchObject({
      labels: { id: "regohost" },
      input: JSON.parse(GPL) as unknown,
      result: { deny: [{ component: "a" }, { component: "b" }] },
    });
    expect(typeof events[0]?.["decision_id"]).toBe("string");
  });

  it("annotates in GitHub, and adds to the run's page", async () => {
    const summary = await makeFolder({ "summary.md": "before\n" });
    const path = join(summary, "summary.md");
    const { stdout } = await gate({}, ["gpl.json", "-o", "github"], { env: { GITHUB_STEP_SUMMARY: path } });
    expect(stdout).toBe(
      "::error file=gpl.json,title=Licences::gpl.json: a is GPL\n::error file=gpl.json,title=Licences::gpl.json: b is GPL\n",
    );
    expect(await readFile(path, "utf8")).toMatch(/^before\n### Policy gate: ❌ did not pass\n/);
  });

  it("names in a summary only what did not pass", async () => {
    const { stdout } = await gate({}, ["gpl.json", "empty.json", "--summary"]);
    expect(stdout).toMatch(/^FAIL {2}gpl\.json/);
    expect(stdout).not.toContain("empty.json");
    expect(stdout).toMatch(/1 passed, 1 failed, 1 warning \(2 inputs, 1 policy\)/);
  });
});

describe("gate --fail-on", () => {
  it("warn makes violations of warnings", async () => {
    expect((await gate({}, ["empty.json"])).exitCode).toBe(0);
    const { exitCode, stdout } = await gate({}, ["empty.json", "--fail-on", "warn"]);
    expect(exitCode).toBe(1);
    expect(stdout).toMatch(/FAIL {2}empty\.json.*\n +warn: no components/);
  });

  it("not-found makes violations of what the service does not know", async () => {
    const service = await startEvidenceService();
    try {
      const env = {
        SERVICE_BASE_URL: service.baseUrl,
        SERVICE_TOKEN: await service.issueToken({ kind: "api" }),
      };
      const digest = `sha256:${"0".repeat(64)}`;
      const files = {
        "q.rego": `package q\n\ndeny contains "known" if service.discover("${digest}", "")\n`,
      };
      const cwd = await makeFolder({ ...files, "in.json": "{}" });
      expect((await run(["gate", "q.rego", "in.json"], { cwd, env })).exitCode).toBe(0);
      const refused = await run(["gate", "q.rego", "in.json", "--fail-on", "not-found", "-o", "json"], {
        cwd,
        env,
      });
      expect(refused.exitCode).toBe(1);
      expect(JSON.parse(refused.stdout)).toMatchObject({
        results: [
          { violations: [{ id: "q.not-found", message: `not found: service.discover("${digest}", "")` }] },
        ],
      });
    } finally {
      await service.close();
    }
  });

  it("knows nothing else", async () => {
    expect((await gate({}, ["gpl.json", "--fail-on", "skipped"])).exitCode).toBe(2);
  });
});

describe("gate --exceptions", () => {
  const exception = (more: string, expires = "2999-12-31"): string =>
    `exceptions:\n  - id: LIC-1\n    reason: replaced soon\n    owner: ada\n    expires: ${expires}\n${more}`;

  it.each<[string, string, number, RegExp]>([
    ["all of a rule", "", 0, /PASS.*\n +excepted: a is GPL \(ada until 2999-12-31: replaced soon\)/],
    ["one message", '    message: "a *"\n', 1, /deny: b is GPL\n +excepted: a is GPL/],
    ["one input", "    input: gpl.*\n", 0, /2 excepted/],
    ["another input", "    input: other.json\n", 1, /2 violations|deny: a is GPL/],
    ["one policy", "    policy: licences\n", 0, /2 excepted/],
    ["another policy", "    policy: other\n", 1, /deny: b is GPL/],
  ])("excepts %s", async (_, more, exitCode, output) => {
    const result = await gate({ "e.yaml": exception(more) }, ["gpl.json", "--exceptions", "e.yaml"]);
    expect(result.exitCode).toBe(exitCode);
    expect(result.stdout).toMatch(output);
  });

  it("excepts nothing when it is over, and says so", async () => {
    const files = { "e.yaml": exception("", "2020-01-31") };
    const { exitCode, stdout } = await gate(files, ["gpl.json", "--exceptions", "e.yaml"]);
    expect(exitCode).toBe(1);
    expect(stdout).toContain("a is GPL (the exception of ada ended 2020-01-31)");
  });

  it.each<[string, string, RegExp]>([
    ["an unknown field", exception("    until: never\n"), /Unrecognized key: "until"[^]*exceptions\[0\]/],
    ["a missing owner", "exceptions:\n  - id: x\n    reason: y\n    expires: 2999-01-01\n", /owner/],
    ["a date that is none", exception("", "soon"), /is a day \(2026-01-31\) or a time/],
    ["a day that does not exist", exception("", "2999-02-31"), /expires/],
    ["a year alone", exception("", '"2999"'), /expires/],
    ["words with a year", exception("", "next 2999"), /expires/],
    ["a day in another order", exception("", "01/02/2999"), /expires/],
    ["a time without its zone", exception("", "2999-01-01T00:00:00"), /expires/],
    ["no list", "- id: x\n", /is not a file of exceptions/],
    ["what is no YAML", "exceptions: [", /e\.yaml/],
  ])("refuses %s", async (_, text, message) => {
    const result = await gate({ "e.yaml": text }, ["gpl.json", "--exceptions", "e.yaml"]);
    expect(result).toMatchObject({ exitCode: 2, stdout: "" });
    expect(result.stderr).toMatch(message);
  });
});

describe("gate, of an envelope", () => {
  const envelope = (payload: string): string =>
    JSON.stringify({
      payloadType: "application/vnd.in-toto+json",
      payload: Buffer.from(payload).toString("base64"),
      signatures: [{ sig: "AA" }],
    });

  it.each([
    ["a DSSE envelope", envelope(GPL)],
    [
      "a Sigstore bundle",
      JSON.stringify({ mediaType: "x", dsseEnvelope: JSON.parse(envelope(GPL)) as unknown }),
    ],
  ])("judges the payload of %s, and says that its signatures were not checked", async (_, text) => {
    const { exitCode, stdout, stderr } = await gate({ "in.json": text }, ["in.json"]);
    expect(exitCode).toBe(1);
    expect(stdout).toContain("a is GPL");
    expect(stderr).toMatch(
      /the payload of the envelope was judged, its signatures were not checked: in\.json \(application\/vnd\.in-toto\+json\)/,
    );
  });

  it("judges it as it is when that is asked for, and what only looks like one", async () => {
    const own = await gate({ "in.json": envelope(GPL) }, ["in.json", "--no-envelopes"]);
    expect(own).toMatchObject({ exitCode: 0, stderr: "" });
    const text = '{"components":[],"payloadType":"x","payload":1}';
    expect(await gate({ "in.json": text }, ["in.json"])).toMatchObject({ exitCode: 0, stderr: "" });
  });

  it.each([
    ["no Base64", '{"payloadType":"x","payload":"%%","signatures":[]}', /is not Base64/],
    ["no JSON", envelope("text"), /\(application\/vnd\.in-toto\+json\) is not JSON/],
  ])("has no verdict for a payload that is %s, and decides the others", async (_, text, message) => {
    const { exitCode, stdout } = await gate({ "in.json": text }, ["in.json", "gpl.json"]);
    expect(exitCode).toBe(2);
    expect(stdout).toMatch(message);
    expect(stdout).toContain("a is GPL");
  });
});
