import { toJson, type MessageInitShape } from "@bufbuild/protobuf";
import { Code } from "@connectrpc/connect";
import { describe, expect, test } from "vitest";
import { ComplianceService } from "../../src/evidence/schema/proto/platform/v1/compliance_pb.js";
import { EvidencePromptService } from "../../src/evidence/schema/proto/platform/v1/evidence_prompt_pb.js";
import {
  EvidenceSchema,
  EvidenceService,
  type EvidenceServiceListRequestSchema,
} from "../../src/evidence/schema/proto/platform/v1/evidence_pb.js";
import { startService } from "../evidence/client/fake-client.js";
import { bearer, clientOf, failureOf, reasonOf } from "./grpc-client.js";

describe("the platform", () => {
  // Newest first: e4 of lib, then e3, e2, e1 of app; e0 is another organization's.
  const FILTERS: [string, MessageInitShape<typeof EvidenceServiceListRequestSchema>, string[]][] = [
    ["no filter", {}, ["e4", "sbom", "e2", "sbom"]],
    ["kind", { kind: ["SBOM"] }, ["sbom", "sbom"]],
    ["kinds, one of them unknown", { kind: ["ATTESTATION", "X"] }, ["e4"]],
    ["project_name", { projectName: "lib" }, ["e4"]],
    ["project_version_name", { projectVersionName: "2.0.0" }, ["sbom"]],
    ["workflow_name", { workflowName: ["release", "other"] }, ["e2"]],
    ["search in names, in any case", { search: "SBO" }, ["sbom", "sbom"]],
    ["search in subjects", { search: "library" }, ["e4"]],
    ["search for nothing there", { search: "nothing" }, []],
    ["latest of each kind and name", { latest: true }, ["e4", "sbom", "e2"]],
    ["latest of a version", { latest: true, projectVersionName: "1.0.0" }, ["e4", "e2", "sbom"]],
    ["hide_attestation", { hideAttestation: true }, ["sbom", "e2", "sbom"]],
    ["product_id", { productId: "P" }, ["e2"]],
    ["product_version_id", { productVersionId: "P2" }, ["sbom"]],
    ["all that are given", { kind: ["SBOM"], projectVersionName: "1.0.0", search: "sbom" }, ["sbom"]],
    ["empty ones", { projectName: "", search: "", kind: [], latest: false }, ["e4", "sbom", "e2", "sbom"]],
    ["limit", { limit: 2 }, ["e4", "sbom"]],
  ];
  test.each(FILTERS)("filters evidence: %s", async (_name, request, names) => {
    const service = await startService({ organizations: ["acme", "other"] });
    const token = await service.issueToken({ kind: "api", organization: "acme" });
    service.addEvidence({ name: "e0", organization_name: "other" });
    service.addEvidence({ name: "sbom", kind: "SBOM" });
    service.addEvidence({ name: "e2", workflow_name: "release", product_id: "P" });
    service.addEvidence({
      name: "sbom",
      kind: "SBOM",
      project_version_name: "2.0.0",
      product_version_id: "P2",
    });
    service.addEvidence({ name: "e4", kind: "ATTESTATION", project_name: "lib", subject_name: "Library" });
    const answer = await clientOf(EvidenceService, service.platformUrl).list(request, bearer(token));
    expect(answer.evidence?.results.map(({ name }) => name)).toEqual(names);
  });

  test("pages of evidence end with one that has no cursor", async () => {
    const service = await startService();
    const token = await service.issueToken({ kind: "user" });
    for (let i = 0; i < 45; i++) service.addEvidence({ name: `e${i}` });
    const client = clientOf(EvidenceService, service.platformUrl);
    const sizes: number[] = [];
    const names = new Set<string | undefined>();
    let cursor: string | undefined;
    do {
      const { evidence, nextCursor } = await client.list(
        cursor === undefined ? {} : { cursor },
        bearer(token),
      );
      sizes.push(evidence!.results.length);
      for (const { name } of evidence!.results) names.add(name);
      cursor = nextCursor;
    } while (cursor !== undefined);
    expect(sizes).toEqual([20, 20, 5]);
    expect(names.size).toBe(45);
  });

  test.each([
    ["an invalid cursor", { cursor: "%%" }],
    ["a limit above 100", { limit: 101 }],
    ["a negative limit", { limit: -1 }],
  ])("refuses %s", async (_name, request) => {
    const service = await startService();
    const token = await service.issueToken({ kind: "user" });
    const list = clientOf(EvidenceService, service.platformUrl).list(request, bearer(token));
    expect((await failureOf(list)).code).toBe(Code.InvalidArgument);
  });

  test.each([
    ["no token", undefined, Code.Unauthenticated],
    ["an expired one", { kind: "user", expiresInSeconds: -1 }, Code.Unauthenticated],
    ["a forged one", { kind: "user", forged: true }, Code.Unauthenticated],
    ["a revoked one", { kind: "api", revoked: true }, Code.Unauthenticated],
    ["one of another audience", { kind: "user", audience: "x" }, Code.PermissionDenied],
  ] as const)("refuses %s", async (_name, request, code) => {
    const service = await startService();
    const options = request === undefined ? {} : bearer(await service.issueToken(request));
    const list = clientOf(EvidenceService, service.platformUrl).list({}, options);
    expect((await failureOf(list)).code).toBe(code);
  });

  test("knows every field of evidence", async () => {
    const service = await startService();
    const token = await service.issueToken({ kind: "user" });
    const record = service.addEvidence({ name: "sbom", annotations: { a: "b" } });
    const { evidence } = await clientOf(EvidenceService, service.platformUrl).list({}, bearer(token));
    const { project_version_name, product_id, product_version_id, ...sent } = record;
    expect([project_version_name, product_id, product_version_id]).not.toContain("");
    expect(toJson(EvidenceSchema, evidence!.results[0]!, { useProtoFieldName: true })).toEqual(sent);
  });

  test("takes no record of an organization that is not there", async () => {
    const service = await startService();
    await expect(() => service.addEvidence({ name: "x", organization_name: "nobody" })).toFailWith(
      "config_invalid",
    );
    const evaluation = { name: "x", project_version_id: "y", status: "pass", organization_name: "nobody" };
    await expect(() => service.addComplianceEvaluation(evaluation)).toFailWith("config_invalid");
  });

  test("lists evaluations of a project version, and asks the agent", async () => {
    const service = await startService();
    const token = await service.issueToken({ kind: "api" });
    const version = "3f0f5f6e-6d0c-4a7e-9a39-2f3b8a1a7c11";
    service.addComplianceEvaluation({ name: "R1", project_version_id: version, status: "fail" });
    service.addComplianceEvaluation({
      name: "R2",
      project_version_id: version,
      status: "pass",
      framework_id: "f",
    });
    service.addComplianceEvaluation({ name: "R3", project_version_id: "other", status: "pass" });
    const compliance = clientOf(ComplianceService, service.platformUrl);
    const list = async (frameworkIds: string[]): Promise<string[]> => {
      const answer = await compliance.list({ projectVersionId: version, frameworkIds }, bearer(token));
      return answer.compliance!.evaluations.map(({ name, status }) => `${name} ${status}`);
    };
    expect(await list([])).toEqual(["R1 fail", "R2 pass"]);
    expect(await list(["f"])).toEqual(["R2 pass"]);

    const prompts = clientOf(EvidencePromptService, service.platformUrl);
    const ask = { evidence: "content", prompt: "secrets?" };
    expect(await prompts.run(ask, bearer(token))).toMatchObject({
      skipped: false,
      violations: { messages: [] },
    });
    service.onPrompt((evidence, prompt) => ({ skipped: false, violations: [`${evidence}: ${prompt}`] }));
    expect((await prompts.run(ask, bearer(token))).violations?.messages).toEqual(["content: secrets?"]);
  });

  test.each([
    ["unpaid", Code.Unimplemented],
    ["unpaid_denied", Code.PermissionDenied],
  ] as const)("%s: the operations are not there", async (plan, code) => {
    const service = await startService({ plan });
    const token = await service.issueToken({ kind: "user" });
    const client = clientOf(EvidenceService, service.platformUrl);
    expect((await failureOf(client.list({}, bearer(token)))).code).toBe(code);
    service.setPlan("paid");
    expect((await client.list({}, bearer(token))).evidence?.results).toEqual([]);
  });

  test("refuses API tokens where only users may ask, over both transports", async () => {
    const service = await startService({
      userOnlyOperations: ["/platform.v1.EvidenceService/", "/discover/"],
    });
    const [api, user] = [
      await service.issueToken({ kind: "api" }),
      await service.issueToken({ kind: "user" }),
    ];
    const client = clientOf(EvidenceService, service.platformUrl);
    const error = await failureOf(client.list({}, bearer(api)));
    expect([error.code, reasonOf(error)]).toEqual([Code.PermissionDenied, "USER_TOKEN_REQUIRED"]);
    expect((await client.list({}, bearer(user))).evidence?.results).toEqual([]);
    const { digest } = service.addArtifact("x");
    const discover = (token: string) => fetch(`${service.baseUrl}/discover/${digest}`, bearer(token));
    expect((await discover(api)).status).toBe(403);
    expect((await discover(user)).status).toBe(200);
  });
});
