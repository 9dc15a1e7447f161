import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createServiceClient, type ServiceClient, type ServiceClientOptions } from "../../../../src/index.js";
import { grpcFaults, startEvidenceService, type FakeEvidenceService } from "../../../../src/testing/index.js";

const fixture = (name: string): string =>
  readFileSync(new URL(`../../../testing/fixtures/${name}`, import.meta.url), "utf8");
const cert = fixture("loopback-cert.pem");

let service: FakeEvidenceService;
let token: string;
const clients: ServiceClient[] = [];

beforeAll(async () => {
  service = await startEvidenceService({ tls: { key: fixture("loopback-key.pem"), cert } });
  token = await service.issueToken({ kind: "api" });
  service.addEvidence({ name: "sbom" });
});
afterAll(async () => {
  await Promise.all(clients.map((client) => client.close()));
  await service.close();
});

function clientOf(options: ServiceClientOptions = {}): ServiceClient {
  const client = createServiceClient({
    baseUrl: service.baseUrl,
    platformUrl: service.platformUrl,
    token,
    env: {},
    configFile: false,
    retryDelays: { baseMs: 1, maxMs: 2 },
    ...options,
  });
  clients.push(client);
  return client;
}

it("calls over TLS, with a certificate that the settings trust", async () => {
  expect(service.platformUrl).toMatch(/^https:/);
  const { results } = await clientOf({ ca: cert }).evidence();
  expect(results).toMatchObject([{ name: "sbom" }]);
});

it("discovers and downloads over TLS, on the port that also serves REST", async () => {
  const { digest } = service.addArtifact("bytes");
  const client = clientOf({ ca: cert, transport: "grpc" });
  expect(await client.discover(digest)).toMatchObject({ digest, kind: "ARTIFACT" });
  expect(Buffer.from(await client.download(digest)).toString()).toBe("bytes");
});

it("trusts no other certificate", async () => {
  const error: unknown = await clientOf()
    .evidence()
    .catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: "service_unreachable" });
  expect(String(error)).toMatch(/certificate/);
});

it.each([
  [0, { attempts: 2 }, undefined],
  [3600, { attempts: 1 }, { code: "rate_limited", retryAfterMs: 3_600_000 }],
])("honours a RetryInfo of %d s", async (retryAfterSeconds, facts, failure) => {
  service.respondNext(grpcFaults.status(8, { retryAfterSeconds }), { path: /EvidenceService/ });
  const reported = {};
  const asked = clientOf({ ca: cert }).evidence({}, { report: (more) => void Object.assign(reported, more) });
  if (failure === undefined) expect((await asked).results).toHaveLength(1);
  else await expect(asked).rejects.toMatchObject(failure);
  expect(reported).toMatchObject(facts);
});
