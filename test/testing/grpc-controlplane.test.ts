import { Code } from "@connectrpc/connect";
import { describe, expect, test } from "vitest";
import { CASRedirectService } from "../../src/evidence/schema/proto/controlplane/v1/cas_redirect_pb.js";
import { ReferrerService } from "../../src/evidence/schema/proto/controlplane/v1/referrer_pb.js";
import { EvidenceService } from "../../src/evidence/schema/proto/platform/v1/evidence_pb.js";
import type { DialectName } from "../../src/testing/index.js";
import { startService } from "../evidence/client/fake-client.js";
import { bearer, clientOf, failureOf, reasonOf } from "./grpc-client.js";

describe("the control plane", () => {
  test("discovers over the port that serves REST, page by page", async () => {
    const service = await startService();
    const token = await service.issueToken({ kind: "api" });
    const image = service.addReferrer({ digest: "sha256:1", kind: "CONTAINER_IMAGE", metadata: { a: "b" } });
    for (let i = 0; i < 5; i++) {
      service.link(image, service.addArtifact(`part ${i}`, { kind: "SBOM" }));
    }
    const client = clientOf(ReferrerService, service.grpcUrl);
    const first = await client.discoverPrivate(
      { digest: "sha256:1", pagination: { limit: 3 } },
      bearer(token),
    );
    expect(first.result).toMatchObject({ digest: "sha256:1", kind: "CONTAINER_IMAGE", metadata: { a: "b" } });
    expect(first.result?.references).toHaveLength(3);
    const cursor = first.pagination!.nextCursor;
    const second = await client.discoverPrivate(
      { digest: "sha256:1", pagination: { limit: 3, cursor } },
      bearer(token),
    );
    expect(second.result?.references).toHaveLength(2);
    expect(second.pagination?.nextCursor).toBe("");
    const rest = await fetch(`${service.baseUrl}/discover/sha256:1`, bearer(token));
    expect(rest.status).toBe(200);
  });

  test("keeps the time to the microsecond", async () => {
    const service = await startService();
    const createdAt = "2026-01-02T03:04:05.678901Z";
    service.addReferrer({ digest: "sha256:1", kind: "X", createdAt });
    const token = await service.issueToken({ kind: "api" });
    const { result } = await clientOf(ReferrerService, service.grpcUrl).discoverPrivate(
      { digest: "sha256:1" },
      bearer(token),
    );
    expect(result?.createdAt).toMatchObject({
      seconds: BigInt(Date.parse("2026-01-02T03:04:05Z") / 1000),
      nanos: 678_901_000,
    });
  });

  type Status = [number, string | undefined];
  const STATUSES: [string, Status, Status][] = [
    ["no token", [Code.Unauthenticated, undefined], [Code.Unauthenticated, "UNAUTHORIZED"]],
    ["expired", [Code.Unauthenticated, undefined], [Code.Unauthenticated, "UNAUTHORIZED"]],
    ["forged", [Code.Unauthenticated, undefined], [Code.Unauthenticated, "UNAUTHORIZED"]],
    ["revoked", [Code.Unauthenticated, undefined], [Code.Unknown, undefined]],
    ["other audience", [Code.PermissionDenied, undefined], [Code.PermissionDenied, "forbidden"]],
    [
      "other organization",
      [Code.PermissionDenied, undefined],
      [Code.Unknown, "USER_NOT_MEMBER_OF_ORG_ERROR_NOT_IN_ORG"],
    ],
    ["unknown digest", [Code.NotFound, undefined], [Code.NotFound, "not found"]],
    ["two kinds", [Code.InvalidArgument, undefined], [Code.InvalidArgument, "invalid"]],
    ["limit", [Code.InvalidArgument, undefined], [Code.InvalidArgument, undefined]],
    ["cursor", [Code.InvalidArgument, undefined], [Code.Unknown, undefined]],
    ["version alone", [Code.InvalidArgument, undefined], [Code.InvalidArgument, undefined]],
  ];
  test.each(
    STATUSES.flatMap(([name, specification, chainloop]): [DialectName, string, Status][] => [
      ["specification", name, specification],
      ["chainloop", name, chainloop],
    ]),
  )("%s: %s", async (dialect, name, [code, reason]) => {
    const service = await startService({ dialect });
    for (const kind of ["A", "B"]) service.addReferrer({ digest: "sha256:2", kind });
    service.addReferrer({ digest: "sha256:1", kind: "A" });
    const tokens: Record<string, () => Promise<string>> = {
      expired: () => service.issueToken({ kind: "api", expiresInSeconds: -60 }),
      forged: () => service.issueToken({ kind: "api", forged: true }),
      revoked: () => service.issueToken({ kind: "api", revoked: true }),
      "other audience": () => service.issueToken({ kind: "user", audience: "x" }),
      "other organization": () => service.issueToken({ kind: "user" }),
    };
    const token = await (tokens[name] ?? (() => service.issueToken({ kind: "api" })))();
    const request = {
      digest: name === "two kinds" ? "sha256:2" : name === "unknown digest" ? "sha256:3" : "sha256:1",
      pagination: { limit: name === "limit" ? 101 : 0, cursor: name === "cursor" ? "%" : "" },
      projectVersion: name === "version alone" ? "1" : "",
    };
    const options =
      name === "no token"
        ? {}
        : bearer(token, name === "other organization" ? { [service.organizationHeader]: "else" } : {});
    const error = await failureOf(
      clientOf(ReferrerService, service.grpcUrl).discoverPrivate(request, options),
    );
    expect([error.code, reasonOf(error)]).toEqual([code, reason]);
  });

  test.each(["specification", "chainloop"] as const)("%s: tells where to download", async (dialect) => {
    const service = await startService({ dialect });
    const token = await service.issueToken({ kind: "api" });
    const { digest } = service.addArtifact("bytes");
    const client = clientOf(CASRedirectService, service.grpcUrl);
    const { result } = await client.getDownloadURL({ digest }, bearer(token));
    expect(await (await fetch(result!.url)).text()).toBe("bytes");
    const rest = await fetch(`${service.baseUrl}/download/${digest}`, {
      ...bearer(token),
      redirect: "manual",
    });
    expect(rest.status).toBe(dialect === "specification" ? 302 : 403);
    expect((await failureOf(client.getDownloadURL({ digest: "sha1:x" }, bearer(token)))).code).toBe(
      Code.InvalidArgument,
    );
  });

  test("says unimplemented for what another server has", async () => {
    const service = await startService();
    const list = clientOf(EvidenceService, service.grpcUrl).list({});
    const error = await failureOf(list);
    expect([error.code, error.rawMessage]).toEqual([
      Code.Unimplemented,
      "unknown method /platform.v1.EvidenceService/List",
    ]);
  });
});
