import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { startEvidenceService, type FakeEvidenceService } from "../../src/testing/index.js";
import { cleanUpAfterAll } from "../clean-up.js";
import { makeFolder, run, type RunOptions, type RunResult } from "./run.js";

const POLICY = `package gate

deny contains "not attested" if not attested

attested if {
	some reference in service.discover(input.digest, "").references
	reference.kind == "ATTESTATION"
}

deny contains "unknown" if not service.discover("sha256:${"0".repeat(64)}", "")
`;

let service: FakeEvidenceService;
let folder: string;
let token: string;
let digest: string;
const cleanUp = cleanUpAfterAll();

const online = (args: string[], options: RunOptions = {}): Promise<RunResult> =>
  run(args, {
    cwd: folder,
    env: { SERVICE_BASE_URL: service.baseUrl, SERVICE_TOKEN: token },
    ...options,
  });
/** Without any setting. */
const bare = (args: string[]): Promise<RunResult> => run(args, { cwd: folder });

beforeAll(async () => {
  service = await startEvidenceService();
  cleanUp(() => service.close());
  token = await service.issueToken({ kind: "api" });
  const artifact = service.addArtifact("artifact", { kind: "ARTIFACT" });
  const attestation = service.addArtifact("attestation", { kind: "ATTESTATION" });
  service.link(artifact, attestation);
  digest = artifact.digest;
  folder = await makeFolder(
    {
      "p/gate.rego": POLICY,
      "p/gate_test.rego": `package gate_test

import data.gate

test_recorded if gate.deny == {"unknown"} with input.digest as "${digest}"
	with service.discover as data.mocks.service_discover
`,
      "input.json": JSON.stringify({ digest }),
      "other.json": JSON.stringify({ digest: `sha256:${"1".repeat(64)}` }),
    },
    cleanUp,
  );
});

describe("--record and --replay", () => {
  it("eval decides again without an address, a token or an input", async () => {
    const recorded = await online([
      "eval",
      "p",
      "-e",
      "gate/deny",
      "-i",
      "input.json",
      "--record",
      "run.json",
    ]);
    expect(recorded.exitCode).toBe(0);
    expect(recorded.stdout).toContain("unknown");
    const text = await readFile(join(folder, "run.json"), "utf8");
    expect(JSON.parse(text)).toMatchObject({
      entrypoint: "gate/deny",
      input: { digest },
      nd_builtin_cache: { "service.discover": { [`["${digest}",""]`]: { digest } } },
      undefined: { "service.discover": {} },
    });
    expect(text).not.toContain(token);
    if (process.platform !== "win32") {
      expect((await stat(join(folder, "run.json"))).mode & 0o777).toBe(0o600);
    }
    const replayed = await bare(["eval", "p", "--replay", "run.json"]);
    expect(replayed).toMatchObject({ exitCode: 0, stdout: recorded.stdout });
  });

  it("gate keeps the answers of all inputs", async () => {
    const args = ["gate", "p", "input.json", "other.json", "-o", "json"];
    const recorded = await online([...args, "--record", "gate.json"]);
    expect(recorded.exitCode).toBe(1);
    const replayed = await bare([...args, "--replay", "gate.json"]);
    const steady = (text: string): string => text.replaceAll(/"duration_ms": [\d.e-]+/g, "");
    expect(steady(replayed.stdout)).toBe(steady(recorded.stdout));
    expect(replayed.exitCode).toBe(1);
  });

  it("of several evaluations has no input, which eval says", async () => {
    await online(["gate", "p", "input.json", "other.json", "--record", "several.json"]);
    const args = ["eval", "p", "-e", "gate/deny", "--replay", "several.json"];
    expect((await bare(args)).stderr).toMatch(/warning: the recording .* no input; pass the input with -i/);
    expect((await bare([...args, "-i", "input.json"])).stderr).toBe("");
  });

  it("says that a run which evaluated nothing left an older recording as it is", async () => {
    const cwd = await makeFolder({
      "p.rego": POLICY,
      "broken.json": "{",
      "run.json": "an existing file of this name is older",
    });
    for (const args of [
      ["gate", "p.rego", "broken.json"],
      ["eval", "p.rego", "-e", "gate/none"],
    ]) {
      const result = await online([...args, "--record", "run.json"], { cwd });
      expect(result.exitCode).toBe(2);
      expect(result.stderr).toMatch(
        /nothing was evaluated, so run\.json was not written; an existing file of this name is older/,
      );
      expect(await readFile(join(cwd, "run.json"), "utf8")).toBe("an existing file of this name is older");
    }
  });

  it("a call that is not in it is exit 3, and is named", async () => {
    const result = await bare(["eval", "p", "-e", "gate/deny", "-i", "other.json", "--replay", "run.json"]);
    expect(result.exitCode).toBe(3);
    expect(result.stderr).toMatch(
      /service\.discover\("sha256:1{64}", ""\): it has no recorded answer.*record again/,
    );
  });

  it("records what made an evaluation fail, and fails again by it", async () => {
    service.respondNext(
      {
        status: 403,
        headers: { "content-type": "application/json" },
        body: '{"code":7,"message":"no","details":[]}',
      },
      { times: 8 },
    );
    const args = ["eval", "p", "-e", "gate/deny", "-i", "input.json"];
    const recorded = await online([...args, "--record", "failed.json"]);
    service.clearIntercepts();
    expect(recorded.exitCode).toBe(3);
    const replayed = await bare([...args, "--replay", "failed.json"]);
    expect(replayed.exitCode).toBe(3);
    expect(replayed.stderr).toContain("403");
  });

  it("--offline makes no request and needs no setting", async () => {
    service.resetStats();
    const args = ["eval", "p", "-e", "gate/deny", "-i", "input.json", "--offline"];
    expect((await online(args)).exitCode).toBe(3);
    const { stderr } = await bare(args);
    expect(stderr).toMatch(/error: p\/gate\.rego:6: service\.discover\([^)]*\): it has no recorded answer/);
    expect(stderr).not.toMatch(/record again|service\.discover.*service\.discover/);
    expect(service.requests).toHaveLength(0);
  });

  it.each<[string[], RegExp]>([
    [["--record", "a.json", "--replay", "run.json"], /excludes --replay/],
    [["--record", "a.json", "--offline"], /excludes --replay and --offline/],
    [["--replay", "nothing.json"], /nothing\.json/],
    [["--replay", "input.json"], /input\.json/],
    [["--replay", "p/gate.rego"], /not a recording/],
  ])("refuses %j", async (args, message) => {
    const result = await bare(["eval", "p", "-e", "gate/deny", ...args]);
    expect(result).toMatchObject({ exitCode: 2 });
    expect(result.stderr).toMatch(message);
  });
});

describe("mock", () => {
  it("writes mocks that tests take", async () => {
    const written = await bare(["mock", "run.json", "-o", "p/mocks_test.rego"]);
    expect(written).toMatchObject({ exitCode: 0, stdout: "", stderr: "" });
    const text = await readFile(join(folder, "p/mocks_test.rego"), "utf8");
    expect(text).toMatch(
      /^package mocks\n\n# Recorded answers, for tests:\n# {3}with service\.discover as data\.mocks\.service_discover\n/,
    );
    expect(text).toMatch(/# service_discover is undefined for \["sha256:0{64}",""\]/);
    expect((await bare(["test", "p"])).stdout).toMatch(/^PASS: 1\/1$/m);
  });

  it("answers tests with the recording itself", async () => {
    const cwd = await makeFolder({
      "gate.rego": POLICY,
      "gate_test.rego": `package gate_test\n\nimport data.gate\n\ntest_it if gate.deny == {"unknown"} with input.digest as "${digest}"\n`,
      "run.json": await readFile(join(folder, "run.json")),
    });
    const result = await run(["test", "gate.rego", "gate_test.rego", "--fixtures", "run.json"], { cwd });
    expect(result.stdout).toMatch(/^PASS: 1\/1$/m);
  });

  it.each<[string[], RegExp]>([
    [["nothing.json"], /nothing\.json/],
    [["input.json"], /not a recording/],
    [["run.json", "--package", "a-b"], /mocks or acme\.mocks/],
  ])("refuses %j", async (args, message) => {
    const result = await bare(["mock", ...args]);
    expect(result.exitCode).toBe(2);
    expect(result.stderr).toMatch(message);
  });
});
