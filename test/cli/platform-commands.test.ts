import { Code, ConnectError } from "@connectrpc/connect";
import { SignJWT } from "jose";
import { describe, expect, it, vi } from "vitest";
import {
  ComplianceService,
  type ComplianceServiceListRequest,
} from "../../src/evidence/schema/proto/platform/v1/compliance_pb.js";
import {
  EvidencePromptService,
  type EvidencePromptServiceRunRequest,
} from "../../src/evidence/schema/proto/platform/v1/evidence_prompt_pb.js";
import {
  EvidenceService,
  type EvidenceServiceListRequest,
} from "../../src/evidence/schema/proto/platform/v1/evidence_pb.js";
import type { GrpcServer } from "../evidence/client/grpc/grpc-server.js";
import { calledPaths, startPlatform } from "../evidence/client/platform/platform-server.js";
import { makeFolder, run, type RunOptions, type RunResult } from "./run.js";

const UUID = "3f0f5f6e-6d0c-4a7e-9a39-2f3b8a1a7c11";
const DIGEST = `sha256:${"a".repeat(64)}`;

const evidence = {
  id: UUID,
  name: "s\u001b[31mbom",
  kind: "SBOM_CYCLONEDX_JSON",
  subjectName: "web",
  subjectVersion: "1.2",
  projectName: "shop",
  digest: DIGEST,
};

interface Platform {
  server: GrpcServer;
  list: ReturnType<typeof vi.fn<(request: EvidenceServiceListRequest) => object>>;
  evaluate: ReturnType<typeof vi.fn<(request: ComplianceServiceListRequest) => object>>;
  prompt: ReturnType<typeof vi.fn<(request: EvidencePromptServiceRunRequest) => object>>;
  ask(args: string[], options?: RunOptions): Promise<RunResult>;
}

async function startCommands(): Promise<Platform> {
  const list = vi.fn((_: EvidenceServiceListRequest): object => ({ evidence: { results: [evidence] } }));
  const evaluate = vi.fn((_: ComplianceServiceListRequest): object => ({ compliance: {} }));
  const prompt = vi.fn((_: EvidencePromptServiceRunRequest): object => ({ skipped: false, violations: {} }));
  const server = await startPlatform({
    reflects: [EvidenceService, ComplianceService, EvidencePromptService],
    routes: (router) =>
      router
        .service(EvidenceService, { list })
        .service(ComplianceService, { list: evaluate })
        .service(EvidencePromptService, { run: prompt }),
  });
  const token = await new SignJWT({ aud: "user-auth.service" })
    .setProtectedHeader({ alg: "HS256" })
    .sign(new TextEncoder().encode("a key that nobody checks, of 32 bytes"));
  const folder = await makeFolder({});
  const own = { SERVICE_PLATFORM_URL: server.address, SERVICE_TOKEN: token, XDG_CONFIG_HOME: folder };
  return {
    server,
    list,
    evaluate,
    prompt,
    ask: (args, options = {}) => run(args, { cwd: folder, ...options, env: { ...own, ...options.env } }),
  };
}

describe("evidence", () => {
  it("shows a table", async () => {
    const { ask } = await startCommands();
    const result = await ask(["evidence"]);
    expect(result).toMatchObject({ exitCode: 0, stderr: "" });
    expect(result.stdout.split("\n").map((line) => line.split(/ {2,}/))).toEqual([
      ["KIND", "NAME", "SUBJECT", "PROJECT", "WORKFLOW", "DIGEST"],
      ["SBOM_CYCLONEDX_JSON", "s\\u001b[31mbom", "web 1.2", "shop", DIGEST],
      [""],
    ]);
  });

  it("sends every filter and prints JSON", async () => {
    const { ask, list } = await startCommands();
    list.mockReturnValue({ evidence: { results: [evidence] }, nextCursor: "2" });
    const flags =
      "--project shop --project-version 1 --kind SARIF --kind ATTESTATION --workflow build --workflow scan " +
      "--search bom --latest --hide-attestation --product p --product-version v --limit 1 --json";
    const result = await ask(["evidence", ...flags.split(" ")]);
    expect(result.exitCode).toBe(0);
    expect(result.stderr).toContain("there are more results than the limit");
    expect(JSON.parse(result.stdout)).toMatchObject({
      results: [{ id: UUID, name: evidence.name, subject_version: "1.2" }],
    });
    expect(list.mock.calls).toMatchObject([
      [
        {
          projectName: "shop",
          projectVersionName: "1",
          kind: ["SARIF", "ATTESTATION"],
          workflowName: ["build", "scan"],
          search: "bom",
          latest: true,
          hideAttestation: true,
          productId: "p",
          productVersionId: "v",
          limit: 1,
        },
        {},
      ],
    ]);
  });

  it("prints nothing but a note when nothing matches: it was answered", async () => {
    const { ask, list } = await startCommands();
    list.mockReturnValue({ evidence: {} });
    const result = await ask(["evidence"]);
    expect(result).toMatchObject({ exitCode: 0, stdout: "" });
    expect(result.stderr).toContain("no evidence matches");
    expect((await ask(["evidence", "--json", "--quiet"])).stdout).toBe('{\n  "results": []\n}\n');
  });

  it.each<[string, Code, number, RegExp]>([
    ["unimplemented", Code.Unimplemented, 3, /paid plans only/],
    ["denied", Code.PermissionDenied, 3, /paid plans only/],
    ["no answer about a list", Code.NotFound, 3, /NOT_FOUND.*Check SERVICE_PLATFORM_URL/],
    ["refused", Code.InvalidArgument, 2, /INVALID_ARGUMENT/],
  ])("exits for what is %s (%i) with %i", async (_, code, exitCode, stderr) => {
    const { ask, list } = await startCommands();
    list.mockImplementation(() => {
      throw new ConnectError("sorry", code);
    });
    const result = await ask(["evidence"]);
    expect(result).toMatchObject({ exitCode, stdout: "" });
    expect(result.stderr).toMatch(stderr);
  });

  it.each<[string, string[], RegExp]>([
    ["a limit of 0", ["--limit", "0"], /an integer of at least 1/],
    ["a limit that is not a number", ["--limit", "1e3"], /an integer of at least 1/],
    ["an empty kind", ["--kind", ""], /filter kind at index 0 is empty/],
    ["no platform", ["--platform-url", ""], /./],
  ])("refuses %s", async (what, args, stderr) => {
    const { ask, server } = await startCommands();
    const env: Record<string, string> = what === "no platform" ? { SERVICE_PLATFORM_URL: "" } : {};
    const result = await ask(["evidence", ...args], { env });
    expect(result).toMatchObject({ exitCode: 2, stdout: "" });
    expect(result.stderr).toMatch(what === "no platform" ? /SERVICE_PLATFORM_URL/ : stderr);
    expect(server.paths).toEqual([]);
  });
});

describe("compliance", () => {
  const evaluation = {
    requirementId: UUID,
    projectVersionId: UUID,
    status: "fail",
    displayName: "SBOM exists",
  };

  it("shows a table, and exits 0 whatever the statuses are", async () => {
    const { ask, evaluate } = await startCommands();
    evaluate.mockReturnValue({ compliance: { evaluations: [evaluation] } });
    const result = await ask(["compliance", UUID, "--framework", "f", "--framework", "g", "--limit", "9"]);
    expect(result).toMatchObject({ exitCode: 0, stderr: "" });
    expect(result.stdout).toMatch(/^STATUS +REQUIREMENT .*\nfail +SBOM exists/);
    expect(evaluate.mock.calls).toMatchObject([
      [{ projectVersionId: UUID, frameworkIds: ["f", "g"], limit: 9 }, {}],
    ]);
  });

  it("prints JSON", async () => {
    const { ask, evaluate } = await startCommands();
    evaluate.mockReturnValue({ compliance: { evaluations: [evaluation] } });
    expect(JSON.parse((await ask(["compliance", UUID, "--json"])).stdout)).toEqual({
      evaluations: [
        { requirement_id: UUID, project_version_id: UUID, status: "fail", display_name: "SBOM exists" },
      ],
    });
  });

  it("says that no evaluations are not a pass", async () => {
    const { ask } = await startCommands();
    const result = await ask(["compliance", UUID]);
    expect(result).toMatchObject({ exitCode: 0, stdout: "" });
    expect(result.stderr).toContain("not evaluated");
  });

  it("refuses an id that is not a UUID", async () => {
    const { ask } = await startCommands();
    expect(await ask(["compliance", "1.0"])).toMatchObject({ exitCode: 2, stdout: "" });
  });
});

describe("prompt", () => {
  it.each<[string, string, RunOptions, string]>([
    ["a digest", DIGEST, {}, DIGEST],
    ["a file", "report.txt", {}, "a report\n"],
    ["standard input", "-", { stdin: "piped" }, "piped"],
  ])("asks about %s", async (_, source, options, sent) => {
    const { ask, prompt } = await startCommands();
    const cwd = await makeFolder({ "report.txt": "a report\n" });
    const result = await ask(["prompt", source, "why?"], { cwd, ...options });
    expect(result).toMatchObject({ exitCode: 0, stdout: "no violations\n", stderr: "" });
    expect(prompt.mock.calls).toMatchObject([[{ evidence: sent, prompt: "why?" }, {}]]);
  });

  it("lists violations, and exits 0: only gate judges", async () => {
    const { ask, prompt } = await startCommands();
    prompt.mockReturnValue({ skipped: false, violations: { messages: ["a\nb", "c\u001b[2J"] } });
    const result = await ask(["prompt", DIGEST, "why?"]);
    expect(result).toMatchObject({ exitCode: 0, stdout: "- a\n  b\n- c\\u001b[2J\n" });
    expect(JSON.parse((await ask(["prompt", DIGEST, "why?", "--json"])).stdout)).toEqual({
      skipped: false,
      violations: ["a\nb", "c\u001b[2J"],
    });
  });

  it("says that the analysis was skipped", async () => {
    const { ask, prompt } = await startCommands();
    prompt.mockReturnValue({ skipped: true, violations: {} });
    const result = await ask(["prompt", DIGEST, "why?"]);
    expect(result).toMatchObject({ exitCode: 0, stdout: "analysis skipped\n" });
    expect(result.stderr).toContain("the evidence was not analysed");
  });

  it.each([
    ["a malformed digest", ["prompt", "sha256:abc", "why?"]],
    ["a file that is not there", ["prompt", "nothing.txt", "why?"]],
    ["nothing on standard input", ["prompt", "-", "why?"]],
    ["no prompt", ["prompt", DIGEST]],
  ])("refuses %s before any request", async (_, args) => {
    const { ask, server } = await startCommands();
    expect(await ask(args)).toMatchObject({ exitCode: 2, stdout: "" });
    expect(server.paths).toEqual([]);
  });
});

describe("a policy that needs the platform", () => {
  const files = {
    "evidence.rego": `package evidence
deny contains "too many" if count(service.evidence({"limit": 1}).results) > 1
`,
    "prompt.rego": `package prompt
deny contains violation if {
  some violation in service.evidence_prompt(input.text, "why?").violations
}
`,
    "a.json": '{"text":"a"}',
    "b.json": '{"text":"b"}',
  };

  it("is refused at load when no platform is configured", async () => {
    const { ask } = await startCommands();
    const cwd = await makeFolder(files);
    const result = await ask(["gate", "evidence.rego", "a.json"], { cwd, env: { SERVICE_PLATFORM_URL: "" } });
    expect(result.exitCode).toBe(2);
    expect(result.stderr).toContain("SERVICE_PLATFORM_URL");
  });

  it.each<[string[], number, RegExp]>([
    [[], 1, /FAIL .*\n.*service\.evidence_prompt: the AI analysis was skipped/],
    [["--allow-skipped"], 0, /PASS .*\n.*service\.evidence_prompt: the AI analysis was skipped/],
  ])("is with a skipped analysis and %j exit %i", async (flags, exitCode, stdout) => {
    const { ask, prompt } = await startCommands();
    prompt.mockReturnValue({ skipped: true, violations: {} });
    const cwd = await makeFolder(files);
    const result = await ask(["gate", "prompt.rego", "a.json", ...flags], { cwd });
    expect(result.exitCode).toBe(exitCode);
    expect(result.stdout).toMatch(stdout);
    expect(result.stderr).toContain("AI analyses made: 1 (at most 20: --max-prompts)");
  });

  it("makes not more analyses than --max-prompts in all evaluations together", async () => {
    const { ask, server } = await startCommands();
    const cwd = await makeFolder(files);
    const args = ["gate", "prompt.rego", "a.json", "b.json", "--max-prompts"];
    expect((await ask([...args, "2"], { cwd })).exitCode).toBe(0);
    expect(calledPaths(server)).toHaveLength(2);
    const over = await ask([...args, "1"], { cwd });
    expect(over.exitCode).toBe(3);
    expect(over.stdout).toMatch(/the policy needs more than 1 AI analyses/);
    expect(calledPaths(server)).toHaveLength(3);
    expect((await ask([...args, "0"], { cwd })).exitCode).toBe(3);
    expect(calledPaths(server)).toHaveLength(3);
    expect((await ask([...args, "-1"], { cwd })).exitCode).toBe(2);
  });

  it("is decided by the platform's answers", async () => {
    const { ask } = await startCommands();
    const cwd = await makeFolder(files);
    const result = await ask(["gate", "evidence.rego", "a.json"], { cwd });
    expect(result).toMatchObject({ exitCode: 0, stderr: "" });
  });
});
