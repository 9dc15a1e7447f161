import { createHash } from "node:crypto";
import { Code, ConnectError, type ConnectRouter } from "@connectrpc/connect";
import { describe, expect, test } from "vitest";
import type { ServiceClient } from "../../../../src/evidence/client/create-service-client.js";
import type { ServiceClientOptions } from "../../../../src/evidence/client/service-client-options.js";
import type { CallFacts } from "../../../../src/base/telemetry/call-facts.js";
import { CASRedirectService } from "../../../../src/evidence/schema/proto/controlplane/v1/cas_redirect_pb.js";
import { ReferrerService } from "../../../../src/evidence/schema/proto/controlplane/v1/referrer_pb.js";
import { faults, type FakeEvidenceService } from "../../../../src/testing/index.js";
import { clientOf, errorOf, startService } from "../fake-client.js";
import { addReflection, reflectServices, startGrpcServer, type GrpcServer } from "./grpc-server.js";

const DIGEST = `sha256:${"a".repeat(64)}`;
const PAGES = [1, 2, 3].map((page) => ({
  references: [{ digest: `sha256:0${page}`, kind: "ATTESTATION", createdAt: { seconds: 1n, nanos: 0 } }],
  nextCursor: page < 3 ? `page${page}` : "",
}));

/** The referrers in three pages, with what was asked. */
function referrers(asked: unknown[]): (router: ConnectRouter) => void {
  return (router) =>
    router.service(ReferrerService, {
      discoverPrivate(request, { requestHeader }) {
        const { digest, kind, pagination, projectName } = request;
        asked.push({ kind, limit: pagination?.limit, projectName, auth: requestHeader.get("authorization") });
        if (digest !== DIGEST) throw new ConnectError("referrer not found", Code.NotFound);
        if (projectName === "several") {
          throw new ConnectError('present in 2 kinds ["A" "B"]', Code.InvalidArgument);
        }
        const page = PAGES[Number((pagination?.cursor ?? "").replace("page", ""))];
        const result = {
          digest,
          kind: projectName === "liar" ? "" : "CONTAINER_IMAGE",
          references: page?.references ?? [],
        };
        return { result, pagination: { nextCursor: page?.nextCursor ?? "" } };
      },
    });
}

async function clientOver(server: GrpcServer, options: ServiceClientOptions = {}): Promise<ServiceClient> {
  const service = await startService();
  return clientOf(service, { transport: "grpc", grpcUrl: server.address, ...options });
}

describe("discover over gRPC", () => {
  test.each(["v1", "v1alpha", undefined] as const)(
    "with reflection %s, all pages are joined",
    async (version) => {
      const asked: unknown[] = [];
      const server = await startGrpcServer({
        routes(router) {
          if (version !== undefined) addReflection(router, reflectServices([ReferrerService]), version);
          referrers(asked)(router);
        },
      });
      const client = await clientOver(server);
      const facts: CallFacts = {};
      const item = await client.discover(
        DIGEST,
        { projectName: "web" },
        { report: (more) => Object.assign(facts, more) },
      );
      expect(item).toMatchObject({ digest: DIGEST, kind: "CONTAINER_IMAGE", downloadable: false });
      expect(item.references.map(({ digest, createdAt }) => [digest, createdAt])).toEqual(
        [1, 2, 3].map((page) => [`sha256:0${page}`, "1970-01-01T00:00:01Z"]),
      );
      expect(asked).toHaveLength(3);
      const auth = expect.stringMatching(/^Bearer eyJ/) as string;
      expect(asked[0]).toEqual({ kind: "", limit: 100, projectName: "web", auth });
      expect(facts).toEqual({ attempts: 3, cached: false });
    },
  );

  test("what it refuses has the codes of REST", async () => {
    const server = await startGrpcServer({ routes: referrers([]) });
    const client = await clientOver(server);
    await expect(client.discover(`sha256:${"b".repeat(64)}`)).toFailWith("not_found");
    expect(await errorOf(client.discover(DIGEST, { projectName: "several" }))).toMatchObject({
      code: "ambiguous_kind",
      kinds: ["A", "B"],
    });
    await expect(client.discover(DIGEST, { projectName: "liar" })).toFailWith("response_invalid", /kind/);
    await expect(client.discover(DIGEST, { kind: "SBOM" })).toFailWith("response_invalid", /kind/);
    await expect(client.discover("nonsense")).toFailWith("request_invalid");
  });

  test("types are asked for once by many calls at once", async () => {
    const server = await startGrpcServer({
      routes(router) {
        addReflection(router, reflectServices([ReferrerService]));
        referrers([])(router);
      },
    });
    const client = await clientOver(server);
    await Promise.all(["a", "b", "c", "d"].map((projectName) => client.discover(DIGEST, { projectName })));
    expect(server.paths.filter((path) => path.includes("reflection"))).toHaveLength(1);
  });
});

describe("a download that REST refuses to an API token", () => {
  const BYTES = "the artifact";
  const STORED = `sha256:${createHash("sha256").update(BYTES).digest("hex")}`;

  /** A service that refuses downloads, and a client of it whose gRPC server answers with `url`. */
  async function refusing(
    kind: "api" | "user" | "unknown",
    toUrl: ((service: FakeEvidenceService) => string | Promise<string>) | undefined,
  ): Promise<{ client: ServiceClient; server: GrpcServer }> {
    const service = await startService();
    service.addArtifact(BYTES);
    const server = await startGrpcServer({
      routes(router) {
        if (toUrl === undefined) return;
        router.service(CASRedirectService, {
          getDownloadURL: async () => ({ result: { url: await toUrl(service) } }),
        });
      },
    });
    const client = await clientOf(service, {
      grpcUrl: server.address,
      token: await service.issueToken(kind === "unknown" ? { kind: "api", audience: "another" } : { kind }),
    });
    service.respondNext(faults.status(403));
    return { client, server };
  }

  async function storedAt(service: FakeEvidenceService): Promise<string> {
    const token = await service.issueToken({ kind: "user" });
    const response = await fetch(`${service.baseUrl}/download/${STORED}`, {
      headers: { authorization: `Bearer ${token}` },
      redirect: "manual",
    });
    return response.headers.get("location") ?? "";
  }

  test.each(["api", "unknown"] as const)(
    "of kind %s comes from where gRPC says, and the call log says so",
    async (kind) => {
      const { client } = await refusing(kind, storedAt);
      const facts: CallFacts = {};
      const bytes = await client.download(STORED, { report: (more) => Object.assign(facts, more) });
      expect(new TextDecoder().decode(bytes)).toBe(BYTES);
      expect(facts.via).toBe("grpc");
    },
  );

  test("is refused to a user without another try", async () => {
    const { client, server } = await refusing("user", storedAt);
    await expect(client.download(STORED)).toFailWith("permission_denied");
    expect(server.paths).toEqual([]);
  });

  test.each([
    ["plain HTTP elsewhere", "http://store.example.com/x"],
    ["another scheme", "file:///etc/passwd"],
    ["credentials", "https://me:secret@store.example.com/"],
    ["an invalid address", "http://["],
  ])("does not follow %s", async (_name, url) => {
    const { client } = await refusing("api", () => url);
    await expect(client.download(STORED)).toFailWith("redirect_refused");
  });

  test("stays refused where gRPC has no such method, with both reasons", async () => {
    const { client } = await refusing("api", undefined);
    const error = await errorOf(client.download(STORED));
    expect(error).toMatchObject({ code: "permission_denied", status: 403, cause: { code: "wrong_address" } });
  });

  test("an answer without an address is invalid", async () => {
    const { client } = await refusing("api", () => "");
    await expect(client.download(STORED)).toFailWith("response_invalid");
  });
});
