import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { startEvidenceService, type FakeEvidenceService } from "../../src/testing/index.js";
import { cleanUpAfterAll } from "../clean-up.js";
import { makeFolder, run, type RunResult } from "./run.js";

const POLICY = `package gate

deny contains msg if {
	some reference in service.discover(input.digest, "").references
	some inner in service.discover(reference.digest, "").references
	msg := inner.kind
}

unknown if not service.discover("sha256:${"0".repeat(64)}", "")

asked contains digest if {
	some digest in input.digests
	service.discover(digest, "")
}

total := data.n + 1

sent := http.send({"method": "get", "url": "http://127.0.0.1:1/"})
`;

let service: FakeEvidenceService;
let token: string;
let cwd: string;
let digest: string;
let digests: string[];
const cleanUp = cleanUpAfterAll();

const evaluate = (args: string[], more: { stdin?: string } = {}): Promise<RunResult> =>
  run(["eval", ...args], { cwd, env: { SERVICE_BASE_URL: service.baseUrl, SERVICE_TOKEN: token }, ...more });

beforeAll(async () => {
  service = await startEvidenceService();
  cleanUp(() => service.close());
  token = await service.issueToken({ kind: "api" });
  const artifact = service.addArtifact("artifact", { kind: "ARTIFACT" });
  const middle = service.addArtifact("middle", { kind: "ATTESTATION" });
  const last = service.addArtifact("last", { kind: "ATTESTATION" });
  service.link(artifact, middle);
  service.link(middle, last);
  digest = artifact.digest;
  digests = [artifact.digest, middle.digest, last.digest];
  cwd = await makeFolder(
    {
      "p/gate.rego": POLICY,
      "p/numbers.json": '{"n": 41}',
      "in.json": JSON.stringify({ digest, digests }),
    },
    cleanUp,
  );
});

describe("a query over the built-ins of the service", () => {
  it("is evaluated in rounds, with the same value as the compiled policy", async () => {
    for (const rule of ["deny", "unknown", "asked", "total"]) {
      const query = await evaluate([`data.gate.${rule}`, "-d", "p", "-i", "in.json"]);
      const compiled = await evaluate(["p", "-e", `gate/${rule}`, "-i", "in.json", "-d", "p/numbers.json"]);
      expect(query).toMatchObject({ exitCode: 0, stdout: compiled.stdout });
    }
    const { stdout, stderr } = await evaluate([
      "data.gate.deny",
      "-d",
      "p",
      "-i",
      "in.json",
      "-f",
      "raw",
      "--calls",
    ]);
    expect(stdout).toMatch(/^\["(ARTIFACT|ATTESTATION)"/);
    expect(stderr).toMatch(/round 1[^]*round 2/);
  });

  it("makes independent calls at once, unless it may not speculate", async () => {
    const args = ["data.gate.asked", "-d", "p", "-i", "in.json", "--calls"];
    expect((await evaluate(args)).stderr).not.toContain("round 2");
    expect((await evaluate([...args, "--no-speculate"])).stderr).toContain("round 3");
  });

  it("fails closed", async () => {
    const offline = await evaluate(["data.gate.deny", "-d", "p", "-i", "in.json", "--offline"]);
    expect(offline.exitCode).toBe(3);
    expect(offline.stderr).toMatch(/service\.discover\([^)]*\): it has no recorded answer/);
    expect(offline.stdout).toMatch(/"errors"/);
    const limited = await evaluate(["data.gate.deny", "-d", "p", "-i", "in.json", "--max-calls", "1"]);
    expect(limited).toMatchObject({ exitCode: 3, stderr: expect.stringContaining("--max-calls") as string });
    const network = await evaluate(["data.gate.sent", "-d", "p"]);
    expect(network.exitCode).not.toBe(0);
    expect(network.stderr).toContain("http.send");
  });

  it("is recorded, and replayed without the service", async () => {
    const args = ["data.gate.deny", "-d", "p", "-i", "in.json"];
    const recorded = await evaluate([...args, "--record", "run.json"]);
    expect(recorded.exitCode).toBe(0);
    expect(await readFile(join(cwd, "run.json"), "utf8")).toContain("service.discover");
    const replayed = await run(["eval", "data.gate.deny", "-d", "p", "--replay", "run.json"], { cwd });
    expect(replayed).toMatchObject({ exitCode: 0, stdout: recorded.stdout });
  });
});

describe("what the first argument is", () => {
  it.each<[string[], number, RegExp]>([
    [["data.gate.total", "-d", "p", "-f", "raw"], 0, /^42$/m],
    [["data.gate.total", "-d", "p", "-f", "raw", "-t", "wasm"], 0, /^42$/m],
    [["p", "-e", "gate/total", "-d", "p/numbers.json", "-f", "raw"], 0, /^42$/m],
    [["p", "-e", "gate.total", "-d", "p/numbers.json", "-t", "rego", "-f", "table"], 0, /│ 42 +│/],
    [["-d", "p/numbers.json", "-e", "gate/total", "p/gate.rego", "-f", "raw"], 0, /^42$/m],
    [["p/numbers.json", "-e", "gate/total"], 2, /is not a policy/],
    [["nothing.rego"], 2, /nothing\.rego: there is no such file/],
    [["policies/"], 2, /policies\/: there is no such file or directory/],
    [["polcy"], 2, /polcy is neither/],
    [["a b"], 2, /unsafe/],
    [[], 2, /no query and no policy:/],
    [["data.gate.total", "p"], 2, /regohost eval 'data\.gate\.total' -d p/],
    [["data.gate.total", "==", "1"], 2, /put it in quotes/],
    [["p", "-t", "rego"], 2, /-e gate\/deny/],
    [["p", "-e", "gate/total", "--metrics"], 2, /--metrics is for OPA's evaluator/],
    [["p", "-e", "gate/total", "-f", "bindings"], 2, /-f bindings is for OPA's evaluator/],
    [["1 + 1", "-t", "wasm"], 2, /--target wasm compiles a rule/],
    [["data.gate.total", "-d", "p", "-t", "wasm", "--partial"], 2, /--target wasm excludes --partial/],
    [["1", "--fail", "--fail-defined"], 2, /exclude each other/],
    [["1", "-I", "-i", "in.json"], 2, /exclude each other/],
    [["1", "--stdin"], 2, /--stdin excludes/],
    [["1", "-f", "source"], 2, /needs --partial/],
    [["1", "-p", "-f", "raw"], 2, /--partial excludes -f raw/],
    [["1", "-d", "p", "--verification-key", "p/gate.rego"], 1, /gate\.rego is not signed: policies of -d/],
    [["p", "-e", "gate/total", "-d", "p/numbers.json", "--fail-defined"], 1, /42/],
    [["p", "-e", "gate/unknown", "--fail", "--offline"], 3, /recorded/],
  ])("%j", async (args, exitCode, message) => {
    const result = await evaluate(args);
    expect(result.exitCode).toBe(exitCode);
    expect(result.stdout + result.stderr).toMatch(message);
  });

  it("reads an input from standard input", async () => {
    const stdin = '{"n": 1.0}';
    expect((await evaluate(["input.n", "-I", "-f", "raw"], { stdin })).stdout).toBe("1.0\n");
  });

  it("names an input that is nested too deeply", async () => {
    const stdin = "[".repeat(50_000) + "]".repeat(50_000);
    const { exitCode, stdout } = await evaluate(["true", "-I"], { stdin });
    expect(JSON.parse(stdout)).toMatchObject({ errors: [{ code: "stack_limit" }] });
    expect(exitCode).toBe(3);
  });

  it("reports metrics", async () => {
    const { stdout } = await evaluate(["1", "--metrics"]);
    expect(JSON.parse(stdout)).toHaveProperty("metrics.timer_rego_query_eval_ns");
  });
});
