import { readFileSync } from "node:fs";
import { request } from "node:https";

import { afterEach, describe, expect, test } from "vitest";

import {
  createEvidenceStore,
  type FakeEvidenceService,
  type EvidenceServiceOptions,
  faults,
  startEvidenceService,
} from "../../src/testing/index.js";

const started: FakeEvidenceService[] = [];
const start = async (options?: EvidenceServiceOptions): Promise<FakeEvidenceService> => {
  const service = await startEvidenceService(options);
  started.push(service);
  return service;
};
const bearer = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });

afterEach(async () => {
  await Promise.all(started.splice(0).map((service) => service.close()));
});

describe("requests and their counts", () => {
  test("every request is kept, and no token reaches the CAS through a redirect", async () => {
    const service = await start();
    const token = await service.issueToken({ kind: "user" });
    const { digest } = service.addArtifact("bytes");
    await (await fetch(`${service.baseUrl}/download/${digest}`, bearer(token))).text();

    expect(
      service.requests.map(({ sequence, server, method, path }) => [sequence, server, method, path]),
    ).toEqual([
      [1, "controlplane", "GET", `/download/${digest}`],
      [2, "cas", "GET", `/download/${digest}`],
    ]);
    expect(service.requests[0]?.headers["authorization"]).toBe(`Bearer ${token}`);
    expect(service.requests[1]?.headers).not.toHaveProperty("authorization");
    expect(service.requests[1]?.query).toHaveProperty("t");
  });

  test("concurrency is counted over all, by server and by path", async () => {
    const service = await start();
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    service.intercept(async (received, next) => {
      if (received.inFlight === 5) release();
      await gate;
      return next();
    });
    const paths = ["/infoz", "/infoz", "/infoz", "/openapi.yaml"];
    const answers = [...paths.map((path) => service.baseUrl + path), `${service.platformUrl}/openapi.yaml`];
    await Promise.all(answers.map(async (url) => (await fetch(url)).text()));

    expect(service.stats).toMatchObject({
      requests: 5,
      maxConcurrent: 5,
      byServer: {
        controlplane: { requests: 4, maxConcurrent: 4 },
        cas: { requests: 0, maxConcurrent: 0 },
        platform: { requests: 1, maxConcurrent: 1 },
      },
      byPath: {
        "/infoz": { requests: 3, maxConcurrent: 3 },
        "/openapi.yaml": { requests: 2, maxConcurrent: 2 },
      },
    });
    service.clearIntercepts();
    await expect.poll(() => service.stats.inFlight).toBe(0);
    service.resetStats();
    expect(service.requests).toEqual([]);
    expect(service.stats).toMatchObject({ requests: 0, maxConcurrent: 0, byPath: {} });
    await (await fetch(`${service.baseUrl}/infoz`)).text();
    expect(service.stats).toMatchObject({ requests: 1, maxConcurrent: 1 });
  });

  test("repeated headers are all kept", async () => {
    const service = await start();
    const headers = new Headers([
      ["X-Trace", "a"],
      ["X-Trace", "b"],
    ]);
    await (await fetch(`${service.baseUrl}/infoz`, { headers })).text();
    expect(service.requests[0]?.headers["x-trace"]).toBe("a, b");
  });
});

describe("delays", () => {
  test("requests that wait at the same time wait together", async () => {
    const seen: string[] = [];
    const service = await start({ delayMs: ({ path }) => (seen.push(path), 3_600_000) });
    const answers = [1, 2, 3].map(() => fetch(`${service.baseUrl}/infoz`).catch(() => "closed"));
    await expect.poll(() => service.stats.maxConcurrent).toBe(3);
    expect(seen).toEqual(["/infoz", "/infoz", "/infoz"]);
    await service.close();
    expect(await Promise.all(answers)).toEqual(["closed", "closed", "closed"]);
  });

  test("a delay can be set later, and closing does not wait for it", async () => {
    const service = await start({ delayMs: 3_600_000 });
    service.setDelay(0);
    expect((await fetch(`${service.baseUrl}/infoz`)).status).toBe(200);
    const asked = new Promise<void>((resolve) => {
      service.setDelay(() => (resolve(), 3_600_000));
    });
    const answer = fetch(`${service.baseUrl}/infoz`);
    await Promise.all([asked.then(() => service.close()), expect(answer).rejects.toThrow()]);
  });
});

describe("time", () => {
  test("tokens expire by the service's clock", async () => {
    let now = Date.parse("2030-01-01T00:00:00Z");
    const service = await start({ now: () => now, downloadTokenSeconds: 10 });
    const { digest } = service.addArtifact("bytes");
    const day = await service.issueToken({ kind: "user" });
    const unlimited = await service.issueToken({ kind: "api" });
    const url = `${service.baseUrl}/discover/${digest}`;
    const redirect = await fetch(`${service.baseUrl}/download/${digest}`, {
      redirect: "manual",
      ...bearer(day),
    });
    const location = redirect.headers.get("location") ?? "";

    now += 9_000;
    expect((await fetch(location)).status).toBe(200);
    now += 2_000;
    expect((await fetch(location)).status).toBe(401);
    now = Date.parse("2030-01-01T23:59:59Z");
    expect((await fetch(url, bearer(day))).status).toBe(200);
    now = Date.parse("2030-01-02T00:00:00Z");
    expect((await fetch(url, bearer(day))).status).toBe(401);
    expect((await fetch(url, bearer(unlimited))).status).toBe(200);
  });

  test("creation times grow even when the clock stands", async () => {
    const store = createEvidenceStore({ now: () => 0 });
    const [a, b] = [store.addArtifact("a"), store.addArtifact("b")];
    const root = store.addReferrer({ digest: "sha256:00", kind: "ATTESTATION" });
    store.link(root, a);
    store.link(root, b);
    const references = store.referencesOf(root, { organizations: ["acme"] });
    expect(references.map(({ digest, createdAt }) => [digest, createdAt])).toEqual([
      [b.digest, 2],
      [a.digest, 1],
    ]);
  });
});

test("issuer, audiences and the organization header are settings", async () => {
  const service = await start({
    issuer: "cp.own",
    audiences: { user: "users", api: "robots" },
    organizationHeader: "X-Org",
    organizations: ["one"],
  });
  const { digest } = service.addArtifact("bytes");
  const token = await service.issueToken({ kind: "user" });
  const claims = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as unknown;
  expect(claims).toMatchObject({ iss: "cp.own", aud: ["users"] });
  const status = async (organization: string) => {
    const headers = { Authorization: `Bearer ${token}`, "x-org": organization };
    return (await fetch(`${service.baseUrl}/discover/${digest}`, { headers })).status;
  };
  expect([await status("one"), await status("two")]).toEqual([200, 403]);
});

test("an unknown organization is 500 in the recorded dialect", async () => {
  const service = await start({ dialect: "chainloop" });
  const { digest } = service.addArtifact("bytes");
  const token = await service.issueToken({ kind: "user" });
  const headers = { Authorization: `Bearer ${token}`, "Chainloop-Organization": "nobody" };
  const response = await fetch(`${service.baseUrl}/discover/${digest}`, { headers });
  expect(response.status).toBe(500);
  expect(await response.json()).toMatchObject({ code: 500 });
});

test.each([
  ["sbom.json", "attachment; filename=sbom.json"],
  ["Stückliste \n.json", "attachment; filename*=UTF-8''St%C3%BCckliste%20%0A.json"],
])("the CAS announces the file name %j", async (name, disposition) => {
  const service = await start();
  const { digest } = service.addArtifact(Uint8Array.of(0xff, 0x00), { name });
  const token = await service.issueToken({ kind: "api" });
  const response = await fetch(`${service.baseUrl}/download/${digest}`, bearer(token));
  expect(response.headers.get("content-disposition")).toBe(disposition);
  expect(response.headers.get("content-type")).toBe("application/octet-stream");
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(Uint8Array.of(0xff, 0x00));
});

test("two services can serve one store, each with keys of its own", async () => {
  const store = createEvidenceStore({ organizations: ["lab"] });
  const [first, second] = await Promise.all([start({ store }), start({ store, dialect: "chainloop" })]);
  const { digest } = first.addArtifact("shared");
  const tokenOfSecond = await second.issueToken({ kind: "api" });
  expect((await fetch(`${second.baseUrl}/discover/${digest}`, bearer(tokenOfSecond))).status).toBe(200);
  expect((await fetch(`${first.baseUrl}/discover/${digest}`, bearer(tokenOfSecond))).status).toBe(401);
});

describe("wrong use", () => {
  test("is an error of configuration", async () => {
    const service = await start();
    const known = service.addArtifact("bytes");
    await expect(() => createEvidenceStore({ organizations: [] })).toFailWith("config_invalid");
    await expect(() => {
      service.link(known, { digest: known.digest, kind: "SARIF" });
    }).toFailWith("config_invalid", /kind SARIF/);
    await expect(() => service.addReferrer({ digest: "", kind: "X" })).toFailWith("config_invalid");
    await expect(() => service.addArtifact("x", { organization: "nobody" })).toFailWith("config_invalid");
    await expect(() => service.addArtifact("x", { createdAt: "yesterday" })).toFailWith("config_invalid");
    await expect(service.issueToken({ kind: "user", revoked: true })).toFailWith("config_invalid");
    const port = Number(new URL(service.baseUrl).port);
    await expect(startEvidenceService({ port })).toFailWith("config_invalid", /controlplane/);
    await expect(startEvidenceService({ tls: { key: "no", cert: "no" } })).toFailWith("config_invalid");
  });
});

describe("TLS", () => {
  const pem = (name: string) => readFileSync(new URL(`fixtures/${name}`, import.meta.url), "utf8");
  const tls = { key: pem("loopback-key.pem"), cert: pem("loopback-cert.pem") };
  const statusOf = (url: string, ca?: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const outgoing = request(url, { agent: false, ...(ca !== undefined && { ca }) }, (incoming) => {
        incoming.resume();
        resolve(incoming.statusCode);
      });
      outgoing.on("error", reject);
      outgoing.end();
    });

  test("all servers use the certificate, and a reset still ends the connection", async () => {
    const service = await start({ tls });
    for (const [url, status] of [
      [`${service.baseUrl}/infoz`, 200],
      [`${service.platformUrl}/openapi.yaml`, 200],
      [`${service.casUrl}/download/x`, 401],
    ] as const) {
      expect(url).toMatch(/^https:/);
      expect(await statusOf(url, tls.cert)).toBe(status);
      await expect(statusOf(url)).rejects.toMatchObject({ code: expect.stringMatching(/CERT/) as string });
    }
    service.respondNext(faults.reset());
    await expect(statusOf(`${service.baseUrl}/infoz`, tls.cert)).rejects.toThrow();
  });
});

describe("close", () => {
  test("ends open connections and can be called again", async () => {
    const service = await startEvidenceService();
    service.respondNext(faults.hang());
    const hanging = fetch(`${service.baseUrl}/infoz`);
    const outcome = expect(hanging).rejects.toThrow();
    await expect.poll(() => service.requests.length).toBe(1);
    await Promise.all([service.close(), service.close(), outcome]);
    await service.close();
    for (const url of [service.baseUrl, service.casUrl, service.platformUrl]) {
      await expect(fetch(`${url}/openapi.yaml`)).rejects.toThrow();
    }
  });

  test("is what `await using` calls", async () => {
    const service = await startEvidenceService();
    await service[Symbol.asyncDispose]();
    await expect(fetch(`${service.baseUrl}/infoz`)).rejects.toThrow();
  });
});
