import { create, toBinary } from "@bufbuild/protobuf";
import { Code } from "@connectrpc/connect";
import { describe, expect, test } from "vitest";
import {
  EvidenceService,
  EvidenceServiceListResponseSchema,
} from "../../src/evidence/schema/proto/platform/v1/evidence_pb.js";
import { faults, grpcFaults, type FakeEvidenceService, type Interceptor } from "../../src/testing/index.js";
import { startService } from "../evidence/client/fake-client.js";
import { bearer, clientOf, failureOf, reasonOf } from "./grpc-client.js";

const PATH = "/platform.v1.EvidenceService/List";

async function lister(
  service: FakeEvidenceService,
): Promise<(options?: { timeoutMs?: number; readMaxBytes?: number }) => Promise<string[]>> {
  const token = await service.issueToken({ kind: "user" });
  const client = clientOf(EvidenceService, service.platformUrl);
  return async (options = {}) => {
    const { evidence } = await client.list({}, { ...bearer(token), ...options });
    return evidence!.results.map(({ name }) => name ?? "");
  };
}

describe("requests", () => {
  test("are counted by their method, with their concurrency, and keep their metadata", async () => {
    const service = await startService();
    const token = await service.issueToken({ kind: "user" });
    const client = clientOf(EvidenceService, service.platformUrl);
    const options = bearer(token, { [service.organizationHeader]: "acme" });
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    service.intercept(async (request, next) => {
      if (request.inFlight === 3) release();
      await gate;
      return next();
    });
    await Promise.all([1, 2, 3].map(() => client.list({}, options)));
    expect(service.stats.byPath[PATH]).toEqual({ requests: 3, maxConcurrent: 3 });
    expect(service.stats.byServer.platform).toEqual({ requests: 3, maxConcurrent: 3 });
    expect(service.requests[0]).toMatchObject({
      grpc: true,
      server: "platform",
      path: PATH,
      headers: { authorization: `Bearer ${token}`, "service-organization": "acme" },
    });
    await expect.poll(() => service.stats.inFlight).toBe(0);
  });

  test("wait for the delay", async () => {
    const service = await startService();
    const list = await lister(service);
    service.setDelay(({ grpc }) => (grpc ? 3_600_000 : 0));
    expect((await fetch(`${service.platformUrl}/openapi.yaml`)).status).toBe(200);
    expect((await failureOf(list({ timeoutMs: 20 }))).code).toBe(Code.DeadlineExceeded);
    service.setDelay(1);
    expect(await list()).toEqual([]);
  });
});

describe("faults", () => {
  test("a status has its message and details", async () => {
    const service = await startService();
    const list = await lister(service);
    const details = { message: "löw", reason: "R", retryAfterSeconds: 2 };
    service.respondNext(grpcFaults.status(Code.ResourceExhausted, details));
    const error = await failureOf(list());
    expect([error.code, error.rawMessage, reasonOf(error)]).toEqual([Code.ResourceExhausted, "löw", "R"]);
    expect(error.details).toHaveLength(2);
  });

  const FAULTS: [string, Interceptor, Code][] = [
    ["refuse", grpcFaults.refuse(), Code.Internal],
    ["reset", grpcFaults.reset(), Code.Internal],
    ["reset with another code", grpcFaults.reset(8), Code.Canceled],
    ["goawayAndClose", grpcFaults.goawayAndClose(), Code.Canceled],
    ["withoutTrailers", grpcFaults.withoutTrailers(), Code.Internal],
    ["withoutStatus", grpcFaults.withoutStatus(), Code.Internal],
    ["message", grpcFaults.message(Buffer.of(0xff, 0xff)), Code.Internal],
    ["truncate", grpcFaults.truncate(), Code.InvalidArgument],
    ["a page", faults.html(502), Code.Unavailable],
    ["REST's status", faults.status(503), Code.Unavailable],
    ["REST's reset", faults.reset(), Code.Internal],
  ];
  test.each(FAULTS)("%s ends one call", async (_name, fault, code) => {
    const service = await startService();
    service.addEvidence({ name: "sbom" });
    const list = await lister(service);
    service.respondNext(fault);
    expect((await failureOf(list())).code).toBe(code);
    expect(await list()).toEqual(["sbom"]);
  });

  test("goaway serves the call, and the next one comes over another connection", async () => {
    const service = await startService();
    service.addEvidence({ name: "sbom" });
    const list = await lister(service);
    service.respondNext(grpcFaults.goaway());
    expect(await list()).toEqual(["sbom"]);
    expect(await list()).toEqual(["sbom"]);
  });

  test.each([
    ["halfOpen", grpcFaults.halfOpen()],
    ["REST's hang", faults.hang()],
  ])("%s gives nothing until the deadline", async (_name, fault) => {
    const service = await startService();
    const list = await lister(service);
    service.respondNext(fault);
    expect((await failureOf(list({ timeoutMs: 30 }))).code).toBe(Code.DeadlineExceeded);
    expect(await list()).toEqual([]);
  });

  test("a message can be any, and as long as it is told", async () => {
    const service = await startService();
    const list = await lister(service);
    const answer = create(EvidenceServiceListResponseSchema, {
      evidence: { results: [{ name: "made up" }] },
    });
    service.respondNext(grpcFaults.message(toBinary(EvidenceServiceListResponseSchema, answer)));
    expect(await list()).toEqual(["made up"]);
    service.respondNext(grpcFaults.oversize(5_000_000), { path: PATH });
    // Zero is no field's number: all bytes arrived, and are no message.
    expect((await failureOf(list())).code).toBe(Code.Internal);
  });

  test("one that damages REST's answer fails a call instead of leaving it whole", async () => {
    const service = await startService();
    const list = await lister(service);
    for (const fault of [
      faults.corrupt(),
      faults.truncate(),
      faults.stall(),
      faults.drip({ chunkBytes: 1, intervalMs: 1 }),
      faults.oversize(10),
    ]) {
      service.respondNext(fault);
      const error = await failureOf(list());
      expect([error.code, error.rawMessage]).toEqual([Code.Internal, expect.stringContaining("grpcFaults")]);
    }
    service.respondNext({ status: 200, body: "x", delivery: { mode: "truncate", afterBytes: 0 } });
    expect((await failureOf(list())).rawMessage).toContain("truncate is for REST");
  });

  test("an interceptor that throws fails the call with its message", async () => {
    const service = await startService();
    const list = await lister(service);
    service.respondNext(() => {
      throw new Error("broken on purpose");
    });
    const error = await failureOf(list());
    expect([error.code, error.rawMessage]).toEqual([
      Code.Internal,
      expect.stringContaining("broken on purpose"),
    ]);
  });
});
