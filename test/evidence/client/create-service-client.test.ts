import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { createServiceClient } from "../../../src/evidence/client/create-service-client.js";
import type { ServiceClientOptions } from "../../../src/evidence/client/service-client-options.js";
import { faults } from "../../../src/testing/index.js";
import { clientOf, errorOf, startService, until } from "./fake-client.js";

const DIGEST = `sha256:${"a".repeat(64)}`;
const isolated = { env: {}, configFile: false } as const;

describe("what is missing or wrong", () => {
  test("a client can be made with nothing; its first call says what is missing and how to set it", async () => {
    const client = createServiceClient(isolated);
    await expect(client.discover(DIGEST)).toFailWith("config_invalid", /baseUrl.*SERVICE_BASE_URL.*base_url/);
    await expect(client.info()).toFailWith("config_invalid", /SERVICE_BASE_URL/);
    await expect(client.openapi("platform")).toFailWith("config_invalid", /SERVICE_PLATFORM_URL/);
    await client.close();
  });

  test.each<[string, unknown]>([
    ["baseUrl", { baseUrl: 7 }],
    ["baseURL", { baseURL: "https://cp.example.com" }],
    ["token", { token: 7 }],
    ["organizationHeader", { organizationHeader: "a b" }],
    ["organizationHeader", { organizationHeader: "Authorization" }],
    ["apiTokenAudiences", { apiTokenAudiences: "x" }],
    ["fetch", { fetch: "x" }],
    ["maxConnections", { maxConnections: 0 }],
    ["maxAttempts", { maxAttempts: 0.5 }],
    ["maxResponseBytes", { maxResponseBytes: -1 }],
    ["maxDownloadBytes", { maxDownloadBytes: Infinity }],
    ["timeouts.idleMs", { timeouts: { idleMs: 0 } }],
    ["timeouts", { timeouts: { idle: 1 } }],
    ["retryDelays.baseMs", { retryDelays: { baseMs: "1" } }],
    ["configFile", { configFile: true }],
    ["onWarning", { onWarning: 1 }],
  ])("the option %s is named: %j", async (name, options) => {
    const client = createServiceClient({ ...isolated, ...(options as ServiceClientOptions) });
    await expect(client.info()).toFailWith("config_invalid", new RegExp(name.replace(".", "\\.")));
  });

  test.each([
    ["cp.example.com", /scheme/],
    ["http://cp.example.com", /plain HTTP/],
  ])("the base URL %s is refused before any request", async (baseUrl, message) => {
    const refuse = (): Promise<never> => {
      throw new Error("no request may be made");
    };
    const client = createServiceClient({ ...isolated, baseUrl, fetch: refuse });
    await expect(client.info()).toFailWith("config_invalid", message);
  });

  test("what was put right is seen by the next call", async () => {
    const service = await startService();
    const options: ServiceClientOptions = { ...isolated, baseUrl: "nowhere" };
    const client = createServiceClient(options);
    onTestFinished(() => client.close());
    await expect(client.info()).toFailWith("config_invalid");
    options.baseUrl = service.baseUrl;
    expect(await client.info()).toHaveProperty("version");
  });
});

describe("credentials", () => {
  test.each([
    ["none", undefined, "credentials_missing", /SERVICE_TOKEN/],
    ["an empty one", "  ", "credentials_missing", /SERVICE_TOKEN/],
    ["garbage", "garbage", "credentials_malformed", /JWT/],
    ["none from a function", (): string => "", "credentials_missing", /SERVICE_TOKEN/],
    [
      "a function that fails",
      () => Promise.reject(new Error("vault is sealed")),
      "credentials_missing",
      /function/,
    ],
  ] as const)("%s is refused before any request", async (_name, token, code, message) => {
    const service = await startService();
    const client = createServiceClient({
      ...isolated,
      baseUrl: service.baseUrl,
      ...(token !== undefined && { token }),
    });
    onTestFinished(() => client.close());
    await expect(client.discover(DIGEST)).toFailWith(code, message);
    await expect(client.download(DIGEST)).toFailWith(code, message);
    expect(service.requests).toHaveLength(0);
  });

  test("an expired one is refused before any request, with what to do", async () => {
    const service = await startService();
    const token = await service.issueToken({ kind: "user", expiresInSeconds: -1 });
    const client = await clientOf(service, { token });
    await expect(client.discover(DIGEST)).toFailWith("credentials_expired", /log in again/);
    expect(service.requests).toHaveLength(0);
  });

  test.each([
    ["a user token", { kind: "user" }, "acme"],
    ["an API token", { kind: "api" }, undefined],
    ["a token of an unknown audience", { kind: "api", audience: "other" }, "acme"],
    [
      "a token of both audiences",
      { kind: "user", audience: ["user-auth.service", "api-token-auth.service"] },
      "acme",
    ],
  ] as const)("%s sends the organization: %j %s", async (_name, request, expected) => {
    const service = await startService();
    const token = await service.issueToken(request);
    const client = createServiceClient({
      ...isolated,
      baseUrl: service.baseUrl,
      token,
      organization: "acme",
    });
    onTestFinished(() => client.close());
    await errorOf(client.discover(DIGEST));
    expect(service.requests[0]?.headers["service-organization"]).toBe(expected);
    expect(service.requests[0]?.headers["authorization"]).toBe(`Bearer ${token}`);
  });

  test("without an organization no header is sent, and the header's name is a setting", async () => {
    const service = await startService();
    await errorOf((await clientOf(service)).discover(DIGEST));
    await errorOf(
      (await clientOf(service, { organization: "acme", organizationHeader: "X-Org" })).discover(DIGEST),
    );
    expect(service.requests[0]?.headers).not.toHaveProperty("service-organization");
    expect(service.requests[1]?.headers).toMatchObject({ "x-org": "acme" });
  });

  test("a session asks for its token once, another session again", async () => {
    const service = await startService();
    const { digest } = service.addArtifact("bytes");
    const tokens = [await service.issueToken({ kind: "user" }), await service.issueToken({ kind: "api" })];
    const given = [...tokens];
    const client = await clientOf(service, { token: () => Promise.resolve(given.shift() ?? "") });
    const session = client.openSession();
    await Promise.all([session.discover(digest, {}, {}), session.download(digest, {})]);
    await session.discover(digest, {}, {});
    await client.openSession().discover(digest, {}, {});
    const sent = service.requests.filter(({ path }) => path.startsWith("/discover"));
    expect(sent.map(({ headers }) => headers["authorization"])).toEqual(
      [0, 0, 1].map((index) => `Bearer ${tokens[index] ?? ""}`),
    );
    expect(given).toEqual([]);
  });
});

describe("settings", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "regohost-client-"));
  });
  afterEach(() => rm(folder, { recursive: true }));

  test("come from the environment and the saved login, with a note when both have a token", async () => {
    const service = await startService();
    const { digest } = service.addArtifact("bytes");
    const configFile = join(folder, "config.toml");
    const saved = await service.issueToken({ kind: "user" });
    await writeFile(configFile, `[auth]\ntoken = "${saved}"\n[service]\nbase_url = "${service.baseUrl}"\n`, {
      mode: 0o600,
    });
    const token = await service.issueToken({ kind: "api" });
    const warnings: string[] = [];
    const onWarning = (message: string): void => void warnings.push(message);
    const clients = [{}, { SERVICE_TOKEN: token }].map((env) =>
      createServiceClient({ env, configFile, onWarning }),
    );
    for (const client of clients) {
      onTestFinished(() => client.close());
      await client.discover(digest);
      await client.discover(digest);
    }
    expect(service.requests.map(({ headers }) => headers["authorization"])).toEqual(
      [saved, saved, token, token].map((value) => `Bearer ${value}`),
    );
    expect(warnings).toEqual([expect.stringContaining("SERVICE_TOKEN")]);
  });
});

describe("calls at the same time", () => {
  test("equal ones are one request; others are requests of their own", async () => {
    const service = await startService();
    const { digest } = service.addArtifact("bytes");
    const client = await clientOf(service);
    const facts: unknown[] = [];
    const call = { report: (fact: unknown): void => void facts.push(fact) };
    const session = client.openSession();
    const results = await Promise.all([
      session.discover(digest, {}, call),
      session.discover(digest, {}, call),
      client.discover(digest, {}, call),
      client.discover(digest, { kind: "ARTIFACT" }, call),
    ]);
    expect(service.requests).toHaveLength(2);
    expect(facts.map((fact) => (fact as { cached: boolean }).cached).sort()).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect(new Set(results).size).toBe(4);
  });

  test("another token or organization is another identity", async () => {
    const service = await startService({ organizations: ["acme", "other"] });
    const { digest } = service.addArtifact("bytes");
    const tokens = [await service.issueToken({ kind: "user" }), await service.issueToken({ kind: "api" })];
    const given = [...tokens];
    const client = await clientOf(service, { token: () => given.shift() ?? "" });
    await Promise.all([client.discover(digest), client.discover(digest)]);
    expect(service.requests).toHaveLength(2);
  });

  test("are at most maxConnections", async () => {
    const service = await startService();
    const digests = Array.from({ length: 20 }, (_, index) => service.addArtifact(`artifact ${index}`).digest);
    const client = await clientOf(service, { maxConnections: 3 });
    await Promise.all(digests.map((digest) => client.discover(digest)));
    expect(service.stats.requests).toBe(20);
    expect(service.stats.maxConcurrent).toBeLessThanOrEqual(3);
  });

  test("an abort of the only waiter ends the request at the service", async () => {
    const service = await startService();
    const { digest } = service.addArtifact("bytes");
    service.respondNext(faults.hang());
    const client = await clientOf(service);
    const controller = new AbortController();
    const call = client.discover(digest, {}, { signal: controller.signal });
    const failed = expect(call).toFailWith("aborted");
    await until(() => service.stats.inFlight === 1);
    controller.abort();
    await failed;
    await until(() => service.stats.inFlight === 0);
  });
});

describe("info and openapi", () => {
  test("are asked for without a token, even when there is one", async () => {
    const service = await startService();
    const client = await clientOf(service, { organization: "acme" });
    expect(await client.info()).toMatchObject({
      loginURL: expect.any(String),
      version: "1.0.0",
      chartVersion: "1.0.0",
    });
    expect(await client.openapi("controlplane")).toMatch(/openapi|swagger/);
    expect(await client.openapi("platform")).toMatch(/openapi|swagger/);
    expect(service.requests.map(({ server, path }) => `${server} ${path}`)).toEqual([
      "controlplane /infoz",
      "controlplane /openapi.yaml",
      "platform /openapi.yaml",
    ]);
    for (const { headers } of service.requests) {
      expect(headers).not.toHaveProperty("authorization");
      expect(headers).not.toHaveProperty("service-organization");
    }
  });

  test("need no token", async () => {
    const service = await startService();
    const client = createServiceClient({ ...isolated, baseUrl: service.baseUrl });
    onTestFinished(() => client.close());
    expect(await client.info()).toHaveProperty("version");
  });

  test.each([
    ["a page", faults.html(), "response_invalid"],
    ["an empty 200", faults.empty(), "response_invalid"],
    ["{}", faults.json({}), "response_invalid"],
    ["a wrong type", faults.json({ loginURL: 1, version: "1" }), "response_invalid"],
    ["a 404 page", faults.html(404), "wrong_address"],
    ["a 404 in JSON", faults.status(404), "wrong_address"],
    ["a redirect", faults.redirect("/auth/login"), "redirect_refused"],
  ] as const)("%s is an error", async (_name, fault, code) => {
    const service = await startService();
    const client = await clientOf(service);
    service.respondNext(fault, { times: 2 });
    await expect(client.info()).toFailWith(code);
    await expect(client.openapi("controlplane")).toFailWith(code);
  });

  // In time that grows with the square of the lines it would take minutes.
  test("an answer of many empty lines is one, too", { timeout: 10_000 }, async () => {
    const service = await startService();
    const client = await clientOf(service);
    service.respondNext(faults.invalidJson(`a${"\n".repeat(120_000)}b`));
    await expect(client.openapi("controlplane")).toFailWith("response_invalid");
  });

  test("their 404 speaks of the address, not of a digest", async () => {
    const service = await startService();
    const client = await clientOf(service);
    service.respondNext(faults.html(404));
    await expect(client.info()).toFailWith("wrong_address", /answers this.*Check SERVICE_BASE_URL/);
  });

  test("an API that is not one of the two is refused", async () => {
    const client = await clientOf(await startService());
    await expect(client.openapi("other" as "platform")).toFailWith("request_invalid");
  });
});

describe("close", () => {
  test("ends the calls in flight, and there are no more", async () => {
    const service = await startService();
    service.respondNext(faults.hang());
    const client = await clientOf(service);
    const failed = expect(client.info()).toFailWith("client_closed");
    await until(() => service.stats.inFlight === 1);
    await client.close();
    await failed;
    await expect(client.info()).toFailWith("client_closed");
    await expect(client.close()).resolves.toBeUndefined();
    await until(() => service.stats.inFlight === 0);
  });

  test("of a client that made no call does nothing", async () => {
    await expect(createServiceClient(isolated).close()).resolves.toBeUndefined();
    await expect(
      createServiceClient({ ...isolated, baseUrl: "x" })[Symbol.asyncDispose](),
    ).resolves.toBeUndefined();
  });
});
