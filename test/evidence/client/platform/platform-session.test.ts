import type { MessageInitShape } from "@bufbuild/protobuf";
import { Code, ConnectError } from "@connectrpc/connect";
import { describe, expect, it, vi } from "vitest";
import type { ServiceClient } from "../../../../src/evidence/client/create-service-client.js";
import type { ErrorCode } from "../../../../src/base/errors.js";
import { ErrorInfoSchema } from "../../../../src/evidence/schema/proto/google/rpc/error_details_pb.js";
import {
  ComplianceService,
  type ComplianceServiceListRequest,
  type ComplianceServiceListResponseSchema,
} from "../../../../src/evidence/schema/proto/platform/v1/compliance_pb.js";
import { pages, UUID, withEvidence } from "./evidence-server.js";
import { calledPaths, platformClient, startPlatform } from "./platform-server.js";

const OTHER = "0d3c2b1a-6d0c-4a7e-9a39-2f3b8a1a7c11";

type ComplianceAnswer = MessageInitShape<typeof ComplianceServiceListResponseSchema>;

async function withCompliance(
  list: (request: ComplianceServiceListRequest) => ComplianceAnswer,
): Promise<{ client: ServiceClient }> {
  const server = await startPlatform({
    reflects: [ComplianceService],
    routes: (router) => router.service(ComplianceService, { list }),
  });
  return { client: await platformClient(server) };
}

describe("project compliance", () => {
  const evaluation = { requirementId: UUID, projectVersionId: UUID, status: "fail" };
  const asked = { project_version_id: UUID };

  it("sends its filters and gives the evaluations of the specification", async () => {
    const list = vi.fn((_: ComplianceServiceListRequest) => ({
      compliance: {
        evaluations: [
          {
            ...evaluation,
            requirementVersionId: OTHER,
            requirementRevision: 0,
            name: "sbom",
            displayName: "SBOM",
            description: "",
            frameworkId: OTHER,
            createdAt: { seconds: 1_700_000_000n, nanos: 5_000_000 },
          },
        ],
      },
    }));
    const { client } = await withCompliance(list);
    expect(await client.projectCompliance({ ...asked, framework_ids: [OTHER], limit: 3 })).toEqual({
      evaluations: [
        {
          requirement_id: UUID,
          requirement_version_id: OTHER,
          requirement_revision: 0,
          name: "sbom",
          display_name: "SBOM",
          description: "",
          project_version_id: UUID,
          framework_id: OTHER,
          status: "fail",
          created_at: "2023-11-14T22:13:20.005Z",
        },
      ],
    });
    expect(list.mock.calls[0]?.[0]).toMatchObject({
      projectVersionId: UUID,
      frameworkIds: [OTHER],
      limit: 3,
    });
  });

  it("gives an empty list for a version without evaluations", async () => {
    const { client } = await withCompliance(() => ({ compliance: {} }));
    expect(await client.projectCompliance(asked)).toEqual({ evaluations: [] });
  });

  it.each(["pass", "waived", "FAIL", "x y"])("accepts the status %j", async (status) => {
    const { client } = await withCompliance(() => ({
      compliance: { evaluations: [{ ...evaluation, status }] },
    }));
    expect(await client.projectCompliance(asked)).toMatchObject({ evaluations: [{ status }] });
  });

  it("compares the version as a UUID", async () => {
    const { client } = await withCompliance(() => ({ compliance: { evaluations: [evaluation] } }));
    const { evaluations } = await client.projectCompliance({ project_version_id: UUID.toUpperCase() });
    expect(evaluations).toHaveLength(1);
  });

  it.each<[string, ComplianceAnswer, RegExp]>([
    ["no list", {}, /has no compliance\.evaluations/],
    [
      "an evaluation of another version",
      { compliance: { evaluations: [evaluation, { ...evaluation, projectVersionId: OTHER }] } },
      /\/evaluations\/1\/project_version_id is not the project version/,
    ],
    [
      "an evaluation that names no version",
      { compliance: { evaluations: [{ requirementId: UUID, status: "fail" }] } },
      /project_version_id/,
    ],
    [
      "an evaluation without a status",
      { compliance: { evaluations: [{ requirementId: UUID, projectVersionId: UUID }] } },
      /status/,
    ],
  ])("refuses an answer with %s", async (_, answer, message) => {
    const { client } = await withCompliance(() => answer);
    await expect(client.projectCompliance(asked)).toFailWith("response_invalid", message);
  });
});

describe("a refusal", () => {
  const refusing =
    (message: string, code: Code, reason?: string): (() => never) =>
    () => {
      const details = reason === undefined ? [] : [{ desc: ErrorInfoSchema, value: { reason } }];
      throw new ConnectError(message, code, undefined, details);
    };

  it.each<[string, "user" | "api", Code, string | undefined, ErrorCode, RegExp]>([
    [
      "unimplemented",
      "user",
      Code.Unimplemented,
      undefined,
      "unimplemented",
      /^evidence: .*\(.*sorry.*\); .*paid plans only/,
    ],
    [
      "denied to a user",
      "user",
      Code.PermissionDenied,
      "PLAN",
      "permission_denied",
      /^evidence: .*paid plans only, or this identity may not use it\. .*sorry/,
    ],
    [
      "denied to an API token",
      "api",
      Code.PermissionDenied,
      undefined,
      "permission_denied",
      /paid plans only.*accept user tokens only, and this is an API token.*sorry/,
    ],
    [
      "denied to API tokens as such",
      "api",
      Code.PermissionDenied,
      "USER_TOKEN_REQUIRED",
      "permission_denied",
      /^evidence: it accepts user tokens only, and this is an API token\. Log in/,
    ],
  ])("that is %s is explained", async (_, kind, status, reason, code, shown) => {
    const { client, server } = await withEvidence(refusing("sorry", status, reason), {}, kind);
    await expect(client.evidence()).toFailWith(code, shown);
    expect(calledPaths(server)).toHaveLength(1);
  });

  it("of another kind is not explained by the plan", async () => {
    const { client } = await withEvidence(refusing("who?", Code.Unauthenticated));
    const error: unknown = await client.evidence().catch((caught: unknown) => caught);
    expect(error).toMatchObject({ code: "unauthenticated" });
    expect(String(error)).not.toContain("paid");
  });
});

describe("the address", () => {
  it("is asked for when it is not set", async () => {
    const { client } = await withEvidence(pages(1), { platformUrl: "" });
    await expect(client.checkPlatform()).toFailWith("config_invalid", /SERVICE_PLATFORM_URL/);
    await expect(client.evidence()).toFailWith("config_invalid", /SERVICE_PLATFORM_URL/);
  });

  it("is enough when it is set", async () => {
    const { client, server } = await withEvidence(pages(1));
    await expect(client.checkPlatform()).resolves.toBeUndefined();
    expect(server.paths).toEqual([]);
  });
});
