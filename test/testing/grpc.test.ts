import { connect, type ClientHttp2Session } from "node:http2";
import { connect as connectTcp } from "node:net";
import { create } from "@bufbuild/protobuf";
import { Code, ConnectError, createClient, type Client } from "@connectrpc/connect";
import { createGrpcTransport } from "@connectrpc/connect-node";
import { afterEach, describe, expect, test } from "vitest";
import { CASRedirectService } from "../../src/schema/proto/controlplane/v1/cas_redirect_pb.js";
import { ReferrerService } from "../../src/schema/proto/controlplane/v1/referrer_pb.js";
import { ErrorInfoSchema } from "../../src/schema/proto/google/rpc/error_details_pb.js";
import {
  ServerReflection,
  ServerReflectionRequestSchema,
} from "../../src/schema/proto/grpc/reflection/v1/reflection_pb.js";
import { ComplianceService } from "../../src/schema/proto/platform/v1/compliance_pb.js";
import { EvidencePromptService } from "../../src/schema/proto/platform/v1/evidence_prompt_pb.js";
import { EvidenceService } from "../../src/schema/proto/platform/v1/evidence_pb.js";
import {
  faults,
  grpcFaults,
  startEvidenceService,
  type DialectName,
  type EvidenceServiceOptions,
  type FakeEvidenceService,
} from "../../src/testing/index.js";

const started: FakeEvidenceService[] = [];
const start = async (options?: EvidenceServiceOptions): Promise<FakeEvidenceService> => {
  const service = await startEvidenceService(options);
  started.push(service);
  return service;
};
afterEach(async () => {
  await Promise.all(started.splice(0).map((service) => service.close()));
});

const transport = (baseUrl: string) => createGrpcTransport({ baseUrl });
const headers = (token: string, more: Record<string, string> = {}) => ({
  headers: { authorization: `Bearer ${token}`, ...more },
});
const failure = async (call: Promise<unknown>): Promise<ConnectError> => {
  const error: unknown = await call.then(() => undefined).catch((thrown: unknown) => thrown);
  if (error instanceof ConnectError) return error;
  throw new Error(`no gRPC error: ${String(error)}`);
};
const reasonOf = (error: ConnectError): string | undefined => error.findDetails(ErrorInfoSchema)[0]?.reason;

const referrers = (service: FakeEvidenceService): Client<typeof ReferrerService> =>
  createClient(ReferrerService, transport(service.grpcUrl));

describe("the control plane", () => {
  test("discovers over the port that serves REST, page by page", async () => {
    const service = await start();
    const token = await service.issueToken({ kind: "api" });
    const image = service.addReferrer({ digest: "sha256:1", kind: "CONTAINER_IMAGE", metadata: { a: "b" } });
    for (let i = 0; i < 5; i++) {
      service.link(image, service.addArtifact(`part ${i}`, { kind: "SBOM" }));
    }
    const client = referrers(service);
    const first = await client.discoverPrivate(
      { digest: "sha256:1", pagination: { limit: 3 } },
      headers(token),
    );
    expect(first.result).toMatchObject({ digest: "sha256:1", kind: "CONTAINER_IMAGE", metadata: { a: "b" } });
    expect(first.result?.references).toHaveLength(3);
    const cursor = first.pagination!.nextCursor;
    const second = await client.discoverPrivate(
      { digest: "sha256:1", pagination: { limit: 3, cursor } },
      headers(token),
    );
    expect(second.result?.references).toHaveLength(2);
    expect(second.pagination?.nextCursor).toBe("");
    const rest = await fetch(`${service.baseUrl}/discover/sha256:1`, headers(token));
    expect(rest.status).toBe(200);
  });

  test("keeps the time to the microsecond", async () => {
    const service = await start();
    const createdAt = "2026-01-02T03:04:05.678901Z";
    service.addReferrer({ digest: "sha256:1", kind: "X", createdAt });
    const token = await service.issueToken({ kind: "api" });
    const { result } = await referrers(service).discoverPrivate({ digest: "sha256:1" }, headers(token));
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
    const service = await start({ dialect });
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
        : headers(token, name === "other organization" ? { [service.organizationHeader]: "else" } : {});
    const error = await failure(referrers(service).discoverPrivate(request, options));
    expect([error.code, reasonOf(error)]).toEqual([code, reason]);
  });

  test.each(["specification", "chainloop"] as const)("%s: tells where to download", async (dialect) => {
    const service = await start({ dialect });
    const token = await service.issueToken({ kind: "api" });
    const { digest } = service.addArtifact("bytes");
    const client = createClient(CASRedirectService, transport(service.grpcUrl));
    const { result } = await client.getDownloadURL({ digest }, headers(token));
    expect(await (await fetch(result!.url)).text()).toBe("bytes");
    const rest = await fetch(`${service.baseUrl}/download/${digest}`, {
      ...headers(token),
      redirect: "manual",
    });
    expect(rest.status).toBe(dialect === "specification" ? 302 : 403);
    expect((await failure(client.getDownloadURL({ digest: "sha1:x" }, headers(token)))).code).toBe(
      Code.InvalidArgument,
    );
  });
});

describe("reflection", () => {
  const ask = async (service: FakeEvidenceService, version: "v1" | "v1alpha"): Promise<string[]> => {
    const parent = { ...ServerReflection, typeName: `grpc.reflection.${version}.ServerReflection` };
    const info = { ...ServerReflection.method.serverReflectionInfo, parent };
    const client = createClient(
      { ...parent, methods: [info], method: { serverReflectionInfo: info } },
      transport(service.platformUrl),
    );
    const question = create(ServerReflectionRequestSchema, {
      messageRequest: { case: "listServices", value: "" },
    });
    const names: string[] = [];

    for await (const { messageResponse } of client.serverReflectionInfo(
      (async function* () {
        yield question;
      })(),
    )) {
      if (messageResponse.case === "listServicesResponse") {
        names.push(...messageResponse.value.service.map(({ name }) => name));
      }
    }
    return names;
  };
  const SERVICES = [
    "platform.v1.EvidenceService",
    "platform.v1.ComplianceService",
    "platform.v1.EvidencePromptService",
  ];

  test("lists the services under the versions that are on", async () => {
    const both = await start();
    expect(await ask(both, "v1")).toEqual(SERVICES);
    expect(await ask(both, "v1alpha")).toEqual(SERVICES);
    const old = await start({ reflection: "v1alpha" });
    expect(await ask(old, "v1alpha")).toEqual(SERVICES);
    expect((await failure(ask(old, "v1"))).code).toBe(Code.Unimplemented);
    const off = await start({ reflection: false });
    expect((await failure(ask(off, "v1alpha"))).code).toBe(Code.Unimplemented);
  });
});

describe("the platform", () => {
  test("filters evidence by everything the specification has", async () => {
    const service = await start({ organizations: ["acme", "other"] });
    const token = await service.issueToken({ kind: "api", organization: "acme" });
    const one = service.addEvidence({
      name: "sbom",
      kind: "SBOM",
      workflow_name: "release",
      subject_name: "App",
    });
    service.addEvidence({ name: "sbom", kind: "SBOM", project_version_name: "2.0.0" });
    service.addEvidence({ name: "run", kind: "ATTESTATION", project_name: "lib" });
    service.addEvidence({ name: "hidden", organization_name: "other" });
    const client = createClient(EvidenceService, transport(service.platformUrl));
    const names = async (request: Parameters<typeof client.list>[0]): Promise<string[]> => {
      const { evidence } = await client.list(request, headers(token));
      return evidence!.results.map(({ name, kind }) => `${name} ${kind}`);
    };
    expect(await names({})).toEqual(["run ATTESTATION", "sbom SBOM", "sbom SBOM"]);
    expect(await names({ kind: ["SBOM", "X"] })).toHaveLength(2);
    expect(await names({ latest: true })).toEqual(["run ATTESTATION", "sbom SBOM"]);
    expect(await names({ hideAttestation: true })).toEqual(["sbom SBOM", "sbom SBOM"]);
    expect(await names({ projectName: "lib" })).toEqual(["run ATTESTATION"]);
    expect(await names({ projectVersionName: "2.0.0" })).toHaveLength(1);
    expect(await names({ workflowName: ["release"] })).toHaveLength(1);
    expect(await names({ search: "APP" })).toHaveLength(2);
    expect(await names({ productId: one.product_id })).toHaveLength(2);
    expect(await names({ productVersionId: one.product_version_id })).toHaveLength(1);
    expect(await names({ search: "nothing" })).toEqual([]);
    const page = await client.list({ limit: 2 }, headers(token));
    expect(page.evidence?.results).toHaveLength(2);
    const last = await client.list({ limit: 2, cursor: page.nextCursor! }, headers(token));
    expect(last.evidence?.results).toHaveLength(1);
    expect(last.nextCursor).toBeUndefined();
    expect((await failure(client.list({ cursor: "%%" }, headers(token)))).code).toBe(Code.InvalidArgument);
    expect((await failure(client.list({ limit: 101 }, headers(token)))).code).toBe(Code.InvalidArgument);
    expect((await failure(client.list({}))).code).toBe(Code.Unauthenticated);
  });

  test("lists evaluations of a project version, and asks the agent", async () => {
    const service = await start();
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
    const compliance = createClient(ComplianceService, transport(service.platformUrl));
    const list = async (frameworkIds: string[]): Promise<string[]> => {
      const answer = await compliance.list({ projectVersionId: version, frameworkIds }, headers(token));
      return answer.compliance!.evaluations.map(({ name, status }) => `${name} ${status}`);
    };
    expect(await list([])).toEqual(["R1 fail", "R2 pass"]);
    expect(await list(["f"])).toEqual(["R2 pass"]);

    const prompts = createClient(EvidencePromptService, transport(service.platformUrl));
    const ask = { evidence: "content", prompt: "secrets?" };
    expect(await prompts.run(ask, headers(token))).toMatchObject({
      skipped: false,
      violations: { messages: [] },
    });
    service.onPrompt((evidence, prompt) => ({ skipped: false, violations: [`${evidence}: ${prompt}`] }));
    expect((await prompts.run(ask, headers(token))).violations?.messages).toEqual(["content: secrets?"]);
  });

  test.each([
    ["unpaid", Code.Unimplemented],
    ["unpaid_denied", Code.PermissionDenied],
  ] as const)("%s: the operations are not there", async (plan, code) => {
    const service = await start({ plan });
    const token = await service.issueToken({ kind: "user" });
    const client = createClient(EvidenceService, transport(service.platformUrl));
    expect((await failure(client.list({}, headers(token)))).code).toBe(code);
    service.setPlan("paid");
    expect((await client.list({}, headers(token))).evidence?.results).toEqual([]);
  });

  test("refuses API tokens where only users may ask, over both transports", async () => {
    const service = await start({
      userOnlyOperations: ["/platform.v1.EvidenceService/", "/discover/"],
    });
    const [api, user] = [
      await service.issueToken({ kind: "api" }),
      await service.issueToken({ kind: "user" }),
    ];
    const client = createClient(EvidenceService, transport(service.platformUrl));
    const error = await failure(client.list({}, headers(api)));
    expect([error.code, reasonOf(error)]).toEqual([Code.PermissionDenied, "USER_TOKEN_REQUIRED"]);
    expect((await client.list({}, headers(user))).evidence?.results).toEqual([]);
    const { digest } = service.addArtifact("x");
    const discover = (token: string) => fetch(`${service.baseUrl}/discover/${digest}`, headers(token));
    expect((await discover(api)).status).toBe(403);
    expect((await discover(user)).status).toBe(200);
  });
});

describe("requests and faults", () => {
  test("counts calls by their method, and keeps their metadata", async () => {
    const service = await start();
    const token = await service.issueToken({ kind: "user" });
    const client = createClient(EvidenceService, transport(service.platformUrl));
    await client.list({}, headers(token, { [service.organizationHeader]: "acme" }));
    expect(service.stats.byPath["/platform.v1.EvidenceService/List"]).toEqual({
      requests: 1,
      maxConcurrent: 1,
    });
    expect(service.requests[0]).toMatchObject({
      grpc: true,
      server: "platform",
      headers: { authorization: `Bearer ${token}`, "service-organization": "acme" },
    });
  });

  test("ends a call as it is told, once", async () => {
    const service = await start();
    const token = await service.issueToken({ kind: "api" });
    const client = createClient(EvidenceService, transport(service.platformUrl));
    const list = (): Promise<unknown> => client.list({}, headers(token));
    service.respondNext(
      grpcFaults.status(Code.ResourceExhausted, { message: "löw", reason: "R", retryAfterSeconds: 2 }),
    );
    const exhausted = await failure(list());
    expect([exhausted.code, exhausted.rawMessage, reasonOf(exhausted)]).toEqual([
      Code.ResourceExhausted,
      "löw",
      "R",
    ]);
    for (const fault of [
      grpcFaults.refuse(),
      grpcFaults.reset(),
      grpcFaults.goawayAndClose(),
      grpcFaults.withoutTrailers(),
      faults.reset(),
      faults.status(503),
    ]) {
      service.respondNext(fault);
      await failure(list());
      expect(await list()).toMatchObject({ evidence: { results: [] } });
    }
    service.respondNext(grpcFaults.goaway());
    expect(await list()).toMatchObject({ evidence: { results: [] } });
    service.respondNext(grpcFaults.halfOpen());
    expect((await failure(client.list({}, { ...headers(token), timeoutMs: 50 }))).code).toBe(
      Code.DeadlineExceeded,
    );
  });

  test("closes with connections that say nothing and calls that are not answered", async () => {
    const service = await start();
    const { port } = new URL(service.platformUrl);
    const mute = connectTcp(Number(port), "127.0.0.1");
    mute.on("error", () => undefined);
    await new Promise((resolve) => mute.once("connect", resolve));
    const session: ClientHttp2Session = connect(service.platformUrl);
    session.on("error", () => undefined);
    await new Promise((resolve) => session.once("connect", resolve));
    const closed = [mute, session].map((open) => new Promise((resolve) => open.once("close", resolve)));
    await service.close();
    await Promise.all(closed);
    expect(session.destroyed).toBe(true);
  });
});

describe("the login page", () => {
  const login = async (service: FakeEvidenceService): Promise<string> => {
    const info = (await (await fetch(`${service.baseUrl}/infoz`)).json()) as { loginURL: string };
    return info.loginURL;
  };
  const visit = (url: string, query: Record<string, string>): Promise<Response> =>
    fetch(`${url}?${new URLSearchParams(query).toString()}`, { redirect: "manual" });

  test("redirects to the callback with a token, keeping its own query", async () => {
    const service = await start();
    const answer = await visit(await login(service), {
      callback: "http://127.0.0.1:1/auth/x?state=s",
      "long-lived": "true",
    });
    expect(answer.status).toBe(302);
    const target = new URL(answer.headers.get("location")!);
    expect([target.origin, target.pathname, target.searchParams.get("state")]).toEqual([
      "http://127.0.0.1:1",
      "/auth/x",
      "s",
    ]);
    const token = target.searchParams.get("t")!;
    const { digest } = service.addArtifact("x");
    expect((await fetch(`${service.baseUrl}/discover/${digest}`, headers(token))).status).toBe(200);
  });

  test("shows the token without a callback, and sends it nowhere else", async () => {
    const service = await start();
    const url = await login(service);
    expect(await (await visit(url, {})).text()).toMatch(/<code id="token">ey[\w.-]+<\/code>/);
    for (const callback of ["https://evil.example/", "http://evil.example/", "ftp://127.0.0.1/", "nothing"]) {
      expect((await visit(url, { callback })).status).toBe(400);
    }
  });
});
