import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { REPORT_FORMATS } from "../../src/gate/report/write-report.js";
import { startService } from "../evidence/client/fake-client.js";
import { faults, grpcFaults, type FakeEvidenceService } from "../../src/testing/index.js";
import { makeFolder, run, type RunResult } from "./run.js";

const DIGEST = `sha256:${"3".repeat(64)}`;

/** Each policy refuses by an answer of one built-in, so it passes without one. */
const CALLS: Record<string, string> = {
  discover: `service.discover("${DIGEST}", "").kind == "SARIF"`,
  download_artifact: `contains(service.download_artifact("${DIGEST}"), "bad")`,
  evidence: `service.evidence({}).results[_].kind == "SARIF"`,
  project_compliance:
    'service.project_compliance({"project_version_id": "3f0f5f6e-6d0c-4a7e-9a39-2f3b8a1a7c11"}).evaluations[_].status == "fail"',
  evidence_prompt: `count(service.evidence_prompt("${DIGEST}", "good?").violations) > 0`,
};
const policyOf = (condition: string): string => `package gate\n\ndeny contains "refused" if ${condition}\n`;

interface Setup {
  service: FakeEvidenceService;
  cwd: string;
  gate: (...args: string[]) => Promise<RunResult>;
}

async function setUp(policy: string): Promise<Setup> {
  const service = await startService();
  const cwd = await makeFolder({ "p.rego": policy, "in.json": "{}" });
  const { baseUrl, platformUrl } = service;
  const token = await service.issueToken({ kind: "user" });
  const env = { SERVICE_BASE_URL: baseUrl, SERVICE_PLATFORM_URL: platformUrl, SERVICE_TOKEN: token };
  return { service, cwd, gate: (...args) => run(["gate", "p.rego", "in.json", ...args], { cwd, env }) };
}

describe("a 404 that is not the service's", () => {
  it.each(Object.entries(CALLS))("to %s is exit 3, naming the address", async (name, condition) => {
    const { service, gate } = await setUp(policyOf(condition));
    const body = '{"code":5,"message":"Not Found"}';
    const [rest, grpc] = [faults.status(404, { body }), grpcFaults.status(5, { message: "Not Found" })];
    service.intercept((request, ...more) => {
      return (request.grpc ? grpc : rest)(request, ...more);
    });
    const { exitCode, stdout } = await gate();
    expect(stdout).toContain(name.startsWith("d") ? service.baseUrl : service.platformUrl);
    expect(stdout).toMatch(/Check SERVICE_(BASE|PLATFORM)_URL/);
    expect(exitCode).toBe(3);
  });

  it("is an answer in the service's own words, which are a setting", async () => {
    const { service, gate } = await setUp(policyOf(CALLS["discover"] ?? ""));
    const own = await gate();
    expect(own.stdout).toContain(`not found: service.discover("${DIGEST}", "")`);
    expect(own.exitCode).toBe(0);
    service.intercept(() => ({
      status: 404,
      headers: { "Content-Type": "text/plain" },
      body: "no such thing",
    }));
    expect((await gate()).exitCode).toBe(3);
    expect((await gate("--not-found-text", "no such thing")).exitCode).toBe(0);
    expect((await gate("--not-found-text", "no such thing", "--fail-on", "not-found")).exitCode).toBe(1);
  });
});

describe("truncated evidence", () => {
  const POLICY = policyOf('count(service.evidence({"limit": 1}).results) == 0');
  const start = async (): Promise<Setup> => {
    const made = await setUp(POLICY);
    for (const name of ["a", "b"]) made.service.addEvidence({ name });
    return made;
  };

  it("is in every output", async () => {
    const { gate, cwd } = await start();
    const formats = [...REPORT_FORMATS, "jsonl"];
    const { exitCode } = await gate(
      "--summary",
      ...formats.flatMap((format) => ["-o", `${format}=out.${format}`]),
    );
    expect(exitCode).toBe(0);
    for (const format of formats) {
      expect(await readFile(join(cwd, `out.${format}`), "utf8")).toMatch(/truncated.*service\.evidence/s);
    }
  });

  it("is refused by --fail-on truncated, of a replay too", async () => {
    const { gate, service } = await start();
    const refused = await gate("--fail-on", "truncated", "--record", "run.json");
    expect(refused.stdout).toContain("truncated: truncated evidence: service.evidence(object)");
    expect(refused.exitCode).toBe(1);
    await service.close();
    expect((await gate("--replay", "run.json")).exitCode).toBe(0);
    expect((await gate("--fail-on", "truncated", "--replay", "run.json")).exitCode).toBe(1);
  });

  it("is not what all pages give", async () => {
    const { gate } = await setUp(policyOf("count(service.evidence({}).results) > 9"));
    expect((await gate("--fail-on", "truncated")).exitCode).toBe(0);
  });
});

describe("http.send without an answer", () => {
  const asking = (more: string): string =>
    policyOf(`http.send({"method": "get", "url": "http://127.0.0.1:1/x"${more}}).status_code == 200`);

  it("is exit 3, unless the policy takes the error as an answer", async () => {
    const args = ["--allow-net", "127.0.0.1"];
    const undecided = await (await setUp(asking(""))).gate(...args);
    expect(undecided.stdout).toMatch(/http\.send: Get "http:\/\/127\.0\.0\.1:1".*connection refused/);
    expect(undecided.exitCode).toBe(3);
    expect((await (await setUp(asking(', "raise_error": false'))).gate(...args)).exitCode).toBe(0);
  });
});

describe("a second gate over the same release", () => {
  it.each([
    ["downloads again", [], false],
    ["asks the service for nothing, with --artifact-cache", ["--artifact-cache", "artifacts"], true],
  ])("%s", async (_name, args, isKept) => {
    const service = await startService();
    const { digest } = service.addArtifact("a bad thing");
    const condition = `contains(service.download_artifact("${digest}"), "bad")`;
    const cwd = await makeFolder({ "p.rego": policyOf(condition), "in.json": "{}" });
    const env = {
      SERVICE_BASE_URL: service.baseUrl,
      SERVICE_TOKEN: await service.issueToken({ kind: "user" }),
    };
    const requests: number[] = [];
    for (let i = 0; i < 2; i++) {
      const { exitCode, stdout } = await run(["gate", "p.rego", "in.json", ...args], { cwd, env });
      expect(stdout).toContain("refused");
      expect(exitCode).toBe(1);
      requests.push(service.requests.length);
    }
    const [first = 0, both = 0] = requests;
    expect(first).toBeGreaterThan(0);
    expect(both).toBe(isKept ? first : 2 * first);
  });
});
