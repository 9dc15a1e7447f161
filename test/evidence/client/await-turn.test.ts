import { expect, it, onTestFinished } from "vitest";
import { onAbort } from "../../../src/base/async/on-abort.js";
import { createServiceClient, ServiceError, type ServiceClientOptions } from "../../../src/index.js";
import { faults, startEvidenceService, type FakeEvidenceService } from "../../../src/testing/index.js";

async function open(options: ServiceClientOptions) {
  const service = await startEvidenceService();
  onTestFinished(() => service.close());
  const token = await service.issueToken({ kind: "api" });
  const { baseUrl, platformUrl } = service;
  const client = createServiceClient({ baseUrl, platformUrl, token, env: {}, ...options });
  onTestFinished(() => client.close());
  return { service, client };
}

const addOne = (service: FakeEvidenceService): string =>
  service.addArtifact("a", { kind: "ARTIFACT" }).digest;

it.each(["rest", "grpc"] as const)("is waited for before each request over %s", async (transport) => {
  const log: string[] = [];
  let release = (): void => undefined;
  const { service, client } = await open({
    transport,
    beforeRequest: async () => {
      log.push(`wait after ${service.requests.length}`);
      await new Promise<void>((resolve) => (release = resolve));
      log.push("go");
    },
  });
  const digest = addOne(service);
  const call = client.discover(digest);
  await expect.poll(() => log).toEqual(["wait after 0"]);
  expect(service.requests).toEqual([]);
  release();
  // gRPC asks for the methods of the server first.
  const answered = call.then(() => "answered");
  while ((await Promise.race([answered, new Promise(setImmediate)])) !== "answered") release();
  const asked = log.filter((line) => line === "go").length;
  expect(asked).toBe(service.requests.length);
  expect(asked).toBeGreaterThan(0);
});

it("is waited for before a request that is made again", async () => {
  let waits = 0;
  const { service, client } = await open({
    retryDelays: { baseMs: 0, maxMs: 0 },
    beforeRequest: () => {
      waits++;
      return Promise.resolve();
    },
  });
  const digest = addOne(service);
  service.respondNext(faults.status(503));
  await client.discover(digest);
  expect(waits).toBe(service.requests.length);
});

it("keeps the request from being made when it fails", async () => {
  const failure = new ServiceError("no turn", { code: "rate_limited" });
  for (const transport of ["rest", "grpc"] as const) {
    const { service, client } = await open({ transport, beforeRequest: () => Promise.reject(failure) });
    await expect(client.discover(addOne(service))).rejects.toBe(failure);
    expect(service.requests).toEqual([]);
  }
});

it("is left when the call is aborted", async () => {
  const { service, client } = await open({
    beforeRequest: (signal) =>
      new Promise((_, reject) => {
        onAbort(signal, () => {
          reject(signal.reason as Error);
        });
      }),
  });
  const leaves = new AbortController();
  const call = client.discover(addOne(service), {}, { signal: leaves.signal });
  leaves.abort();
  await expect(call).toFailWith("aborted");
  expect(service.requests).toEqual([]);
});

it("gets the deadline of the call, and has its place among the requests at once", async () => {
  const deadlines: number[] = [];
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const { service, client } = await open({
    maxConnections: 1,
    beforeRequest: (_signal, deadline) => {
      deadlines.push(deadline);
      return released;
    },
  });
  const deadline = Date.now() + 60_000;
  const digests = ["a", "b"].map((text) => service.addArtifact(text, { kind: "ARTIFACT" }).digest);
  const calls = digests.map((digest) => client.download(digest, { deadline }));
  await expect.poll(() => deadlines).toEqual([deadline]);
  for (let turn = 0; turn < 10; turn++) await new Promise(setImmediate);
  expect(deadlines).toEqual([deadline]);
  release();
  await Promise.all(calls);
  // Each download is redirected.
  expect(deadlines).toEqual([deadline, deadline, deadline, deadline]);
  await client.info();
  expect(deadlines.at(-1)).toBe(Infinity);
});

it.each(["rest", "grpc"] as const)(
  "may fail with any error over %s: the request is not counted",
  async (transport) => {
    const cause = new Error("broken");
    const { service, client } = await open({ transport, beforeRequest: () => Promise.reject(cause) });
    const facts: unknown[] = [];
    const call = client.discover(addOne(service), {}, { report: (more) => facts.push(more) });
    await expect(call).toFailWith("rate_limited", /was not sent, because beforeRequest failed/);
    expect(await call.catch((error: unknown) => error)).toMatchObject({ cause, retryable: false });
    expect(facts).toEqual([{ attempts: 0, cached: false }]);
  },
);

it("keeps no call that is never shared beyond its deadline, when it takes no notice of the signal", async () => {
  const { service, client } = await open({ beforeRequest: () => new Promise(() => undefined) });
  const pieces = client.downloadStream(addOne(service), { deadline: Date.now() + 20 });
  await expect(pieces[Symbol.asyncIterator]().next()).toFailWith("service_timeout");
});

it("must be a function", async () => {
  const { client, service } = await open({ beforeRequest: 5 as never });
  await expect(client.discover(addOne(service))).toFailWith(
    "config_invalid",
    /createServiceClient: beforeRequest must be a function/,
  );
});
