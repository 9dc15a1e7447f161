import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { version } from "../../src/version.js";
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
interface SarifLog {
  runs: { results: { message: { text: string }; partialFingerprints: unknown }[] }[];
}

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
      {
        ruleId: "LIC-1",
        level: "warning",
        message: { text: "a is GPL" },
        properties: { metadata: { component: "a" } },
      },
      { ruleId: "LIC-1", message: { text: "b is GPL" } },
    ]);
    expect(await readFile(join(cwd, "r.xml"), "utf8")).toContain("LIC-1: a is GPL");
    expect(await readFile(join(cwd, "r.md"), "utf8")).toContain("| ❌ fail | gpl.json | licences |");
  });

  it("names in a summary only what did not pass", async () => {
    const { stdout } = await gate({}, ["gpl.json", "empty.json", "--summary"]);
    expect(stdout).toMatch(/^FAIL {2}gpl\.json/);
    expect(stdout).not.toContain("empty.json");
    expect(stdout).toMatch(/1 passed, 1 failed, 1 warning \(2 inputs, 1 policy\)/);
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
});

describe("gate -o jsonl", () => {
  const CONFLICT = `package conflict

of := 1 if input.components
of := 2 if count(input.components) > 0
allow if of == 1
`;
  const BROKEN = { "lines.jsonl": `{"components":[]}\n{"components":\n` };

  const eventsOf = (text: string): Record<string, unknown>[] =>
    text
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line) as Record<string, unknown>);

  it("is an event of OPA's decision log for each decision, and for what failed", async () => {
    const files = { ...BROKEN, "conflict.rego": CONFLICT };
    const args = ["conflict.rego", "gpl.json", "lines.jsonl", "-o", "jsonl"];
    const { stdout, exitCode } = await gate(files, args);
    expect(exitCode).toBe(2);
    const steady = stdout
      .replaceAll(/"decision_id":"[0-9a-f-]{36}"/g, '"decision_id":"ID"')
      .replaceAll(/"timestamp":"[\d:.TZ-]{24}"/g, '"timestamp":"TIME"')
      .replaceAll(/_ns":\d+/g, '_ns":0')
      .replaceAll(JSON.stringify(version), '"VERSION"')
      .replaceAll(/[^" ]*conflict\.rego/g, "conflict.rego")
      .split("\n")
      .sort()
      .join("\n");
    const golden = new URL("fixtures/reports/gate.jsonl", import.meta.url).pathname;
    await expect(`${steady.trimStart()}\n`).toMatchFileSnapshot(golden);
  });

  it("names the policy by its package, and a decision that ended by its error", async () => {
    const files = { "slow.rego": 'package acme.slow\n\nallow if service.discover("sha256:x", "")\n' };
    const { stdout } = await gate(files, ["-p", "slow.rego", "gpl.json", "--offline", "-o", "jsonl"]);
    const [slow] = eventsOf(stdout).filter(({ path }) => path === "acme/slow");
    expect(slow).toMatchObject({ error: { code: "builtin_failed" }, input: JSON.parse(GPL) as unknown });
    expect(stdout).not.toContain("regohost_verdict");
  });

  it("names the policy by its package in an error too", async () => {
    const files = {
      "slow.rego": "package acme.slow\n\nallow if count([x | some x in numbers.range(1, 1000000000)]) > 0\n",
    };
    const { stdout } = await gate(files, ["-p", "slow.rego", "gpl.json", "--timeout", "300ms", "-o", "json"]);
    expect(stdout).toContain("evaluation of acme/slow took longer than");
    expect(stdout).not.toContain("regohost_verdict");
  });

  it("is written whole or not at all, beside other outputs", async () => {
    const { cwd, stdout } = await gate(BROKEN, ["lines.jsonl", "-o", "jsonl=log.jsonl", "-o", "pretty"]);
    expect(stdout).toMatch(/^PASS {2}lines\.jsonl:1/);
    expect(eventsOf(await readFile(join(cwd, "log.jsonl"), "utf8"))).toHaveLength(2);

    const refused = await gate({ "q.rego": "package q\n\nallow if\n" }, [
      "q.rego",
      "gpl.json",
      "-o",
      "jsonl=l",
    ]);
    expect(refused.exitCode).toBe(2);
    expect((await readdir(refused.cwd)).sort()).toEqual(["empty.json", "gpl.json", "p.rego", "q.rego"]);
  });

  it("is written while inputs are decided", async () => {
    const lines = Array.from({ length: 200 }, () => GPL).join("\n");
    const cwd = await makeFolder({ "p.rego": POLICY, "in.jsonl": lines });
    const chunks: string[] = [];
    const result = await run(["gate", "p.rego", "in.jsonl", "-o", "jsonl"], {
      cwd,
      onStdout: (text) => chunks.push(text),
    });
    expect(eventsOf(result.stdout)).toHaveLength(200);
    expect(chunks).toHaveLength(200);
  });

  it("ends the run with exit 3 when nobody reads it any more", async () => {
    const lines = Array.from({ length: 200 }, () => GPL).join("\n");
    const cwd = await makeFolder({ "p.rego": POLICY, "in.jsonl": lines });
    const stdoutError = Object.assign(new Error("write EPIPE"), { code: "EPIPE" });
    const result = await run(["gate", "p.rego", "in.jsonl", "-o", "jsonl"], { cwd, stdoutError });
    expect(result.exitCode).toBe(3);
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

  it("leaves message and fingerprint of a finding as they are when its exception is over", async () => {
    const report = async (...more: string[]): Promise<{ sarif: SarifLog; json: unknown; text: string }> => {
      const outputs = ["-o", "sarif=r.sarif", "-o", "json=r.json", "-o", "github"];
      const args = ["gpl.json", ...outputs, ...more];
      const { cwd, stdout } = await gate({ "e.yaml": exception("", "2020-01-31") }, args);
      const read = async (name: string): Promise<unknown> =>
        JSON.parse(await readFile(join(cwd, name), "utf8"));
      return { sarif: (await read("r.sarif")) as SarifLog, json: await read("r.json"), text: stdout };
    };
    const [without, over] = [await report(), await report("--exceptions", "e.yaml")];
    const prints = ({ runs: [run] }: SarifLog): unknown =>
      run?.results.map(({ partialFingerprints }) => partialFingerprints);
    expect(prints(over.sarif)).toEqual(prints(without.sarif));
    expect(prints(over.sarif)).toHaveLength(2);
    expect(over.json).toMatchObject({
      results: [
        {
          violations: [
            { message: "a is GPL", expired_exception: { owner: "ada", expires: "2020-01-31" } },
            { message: "b is GPL" },
          ],
        },
      ],
    });
    expect(over.text).toContain("a is GPL (the exception of ada ended 2020-01-31)");
    expect(over.sarif.runs[0]?.results[0]?.message.text).toContain("the exception of ada ended 2020-01-31");
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
