import { readFileSync } from "node:fs";
import { connect } from "node:http2";
import { connect as connectTcp } from "node:net";
import { Code } from "@connectrpc/connect";
import { describe, expect, test } from "vitest";
import { ReferrerService } from "../../src/evidence/schema/proto/controlplane/v1/referrer_pb.js";
import { EvidenceService } from "../../src/evidence/schema/proto/platform/v1/evidence_pb.js";
import { grpcFaults, startEvidenceService } from "../../src/testing/index.js";
import { startService } from "../evidence/client/fake-client.js";
import { bearer, clientOf, failureOf } from "./grpc-client.js";

const pem = (name: string) => readFileSync(new URL(`fixtures/${name}`, import.meta.url), "utf8");
const tls = { key: pem("loopback-key.pem"), cert: pem("loopback-cert.pem") };

describe.each([
  ["plain", {}],
  ["TLS", { tls }],
])("%s", (_name, options) => {
  const ca = "tls" in options ? tls.cert : undefined;

  test("one port serves gRPC", async () => {
    const service = await startService(options);
    const token = await service.issueToken({ kind: "user" });
    expect(service.grpcUrl).toBe(service.baseUrl);
    service.addReferrer({ digest: "sha256:1", kind: "X" });
    const discovery = clientOf(ReferrerService, service.grpcUrl, ca);
    expect((await discovery.discoverPrivate({ digest: "sha256:1" }, bearer(token))).result?.kind).toBe("X");
    const list = clientOf(EvidenceService, service.platformUrl, ca).list({}, bearer(token));
    expect((await list).evidence?.results).toEqual([]);
  });

  test("gRPC can have a port of its own", async () => {
    const service = await startService({ ...options, grpcPort: 0 });
    const token = await service.issueToken({ kind: "user" });
    service.addReferrer({ digest: "sha256:1", kind: "X" });
    const discover = (baseUrl: string) =>
      clientOf(ReferrerService, baseUrl, ca).discoverPrivate({ digest: "sha256:1" }, bearer(token));
    expect(service.grpcUrl).not.toBe(service.baseUrl);
    expect((await discover(service.grpcUrl)).result?.kind).toBe("X");
    expect(service.requests).toMatchObject([{ grpc: true, server: "controlplane" }]);
    // HTTP/1.1 only.
    expect((await failureOf(discover(service.baseUrl))).code).not.toBe(Code.NotFound);
    expect(service.requests).toHaveLength(1);
  });

  test.each(["baseUrl", "casUrl", "platformUrl"] as const)(
    "closes %s with a connection that says nothing",
    async (url) => {
      const service = await startEvidenceService(options);
      const mute = connectTcp(Number(new URL(service[url]).port), "127.0.0.1");
      mute.on("error", () => undefined);
      await new Promise((resolve) => mute.once("connect", resolve));
      const closed = new Promise((resolve) => mute.once("close", resolve));
      await Promise.all([service.close(), closed]);
    },
  );

  test("closes with sessions that are idle and calls that are not answered", async () => {
    const service = await startEvidenceService(options);
    const session = connect(service.platformUrl, ca === undefined ? {} : { ca });
    session.on("error", () => undefined);
    await new Promise((resolve) => session.once("connect", resolve));
    const gone = new Promise((resolve) => session.once("close", resolve));
    service.respondNext(grpcFaults.halfOpen());
    const list = failureOf(clientOf(EvidenceService, service.platformUrl, ca).list({}));
    await expect.poll(() => service.requests.length).toBe(1);
    await Promise.all([service.close(), service.close(), gone]);
    expect([Code.Canceled, Code.Internal, Code.Unavailable]).toContain((await list).code);
    await expect.poll(() => service.stats.inFlight).toBe(0);
  });
});
