import { createHash } from "node:crypto";
import { chmod, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { FileCache } from "../../../../src/base/host/file-cache.js";
import type { CallFacts, ServiceClientOptions } from "../../../../src/index.js";
import { type DialectName, type FakeEvidenceService, faults } from "../../../../src/testing/index.js";
import { makeFolder } from "../../../cli/run.js";
import { clientOf, errorOf, startService } from "../fake-client.js";

const sha256 = (bytes: Uint8Array | string): string =>
  `sha256:${createHash("sha256").update(bytes).digest("hex")}`;
const CAS = { server: "cas" } as const;

async function collect(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

describe.each<DialectName>(["specification", "chainloop"])("download in the dialect %s", (dialect) => {
  test.each([
    ["text", Buffer.from("hello")],
    ["a byte-order mark", Buffer.from("\uFEFF{}")],
    ["bytes that are not text", Buffer.from([0, 255, 254, 128])],
    ["nothing", Buffer.alloc(0)],
    ["a megabyte", Buffer.alloc(1024 * 1024, "x")],
  ])("%s comes as it was stored, as a whole and in pieces", async (_name, bytes) => {
    const service = await startService({ dialect });
    const { digest } = service.addArtifact(bytes);
    const client = await clientOf(service);
    expect(Buffer.compare(await client.download(digest), bytes)).toBe(0);
    expect(Buffer.compare(await collect(client.downloadStream(digest)), bytes)).toBe(0);
  });

  test("the token and the organization are shown to the service only", async () => {
    const service = await startService({ dialect, organizations: ["acme"] });
    const { digest } = service.addArtifact("bytes");
    const client = await clientOf(service, { organization: "acme" });
    await client.download(digest);
    const header = service.organizationHeader.toLowerCase();
    const [first, second] = service.requests;
    expect(first).toMatchObject({ server: "controlplane", headers: { [header]: "acme" } });
    expect(first?.headers["authorization"]).toMatch(/^Bearer /);
    expect(first?.headers["accept-encoding"]).toBe("identity");
    expect(first?.headers["user-agent"]).toMatch(/^regohost\/\d/);
    expect(second).toMatchObject({ server: "cas", headers: { "accept-encoding": "identity" } });
    expect(second?.headers).not.toHaveProperty("authorization");
    expect(second?.headers).not.toHaveProperty(header);
  });

  test("an unknown artifact is not found", async () => {
    const client = await clientOf(await startService({ dialect }));
    await expect(client.download(sha256("unknown"))).toFailWith("not_found");
  });

  test("the browser's form of the redirect gives the address and the delay", async () => {
    const service = await startService({ dialect });
    const { digest } = service.addArtifact("bytes");
    const { url, delaySeconds } = await (await clientOf(service)).browserRedirect(digest);
    expect(delaySeconds).toBe(1);
    expect(await (await fetch(url)).text()).toBe("bytes");
  });
});

test.each([`sha1:${"a".repeat(40)}`, `sha256:${"A".repeat(64)}`, "sha256:abc"])(
  "%s is refused before any request",
  async (digest) => {
    const service = await startService();
    const client = await clientOf(service);
    await expect(client.download(digest)).toFailWith("request_invalid");
    await expect(collect(client.downloadStream(digest))).toFailWith("request_invalid");
    await expect(client.browserRedirect(digest)).toFailWith("request_invalid");
    expect(service.requests).toHaveLength(0);
  },
);

test("an artifact that was stored compressed is not decompressed", async () => {
  const service = await startService();
  const bytes = gzipSync("hello");
  const { digest } = service.addArtifact(bytes);
  service.intercept(async ({ server }, next) => {
    const answer = await next();
    return server === "cas"
      ? { ...answer, headers: { ...answer.headers, "Content-Encoding": "gzip" } }
      : answer;
  });
  expect(Buffer.compare(await (await clientOf(service)).download(digest), bytes)).toBe(0);
});

test("an artifact in HTML is an artifact, when its digest is right", async () => {
  const service = await startService();
  const { digest } = service.addArtifact("<h1>Report</h1>");
  service.intercept(async ({ server }, next) => {
    const answer = await next();
    return server === "cas"
      ? { ...answer, headers: { ...answer.headers, "Content-Type": "text/html" } }
      : answer;
  });
  expect(Buffer.from(await (await clientOf(service)).download(digest)).toString()).toBe("<h1>Report</h1>");
});

test("a 404 of the store does not speak of the service's address", async () => {
  const service = await startService();
  const { digest } = service.addArtifact("bytes");
  service.respondNext(faults.status(404, { body: "gone" }), CAS);
  const client = await clientOf(service);
  const error = await errorOf(client.download(digest));
  expect((error as Error).message).toMatch(/404.*The artifact store does not say/);
  expect((error as Error).message).not.toContain("SERVICE_BASE_URL");
});

describe("other answers", () => {
  const location = (url: string, status = 302) => faults.redirect(url, status);

  test.each([
    ["a login page", faults.html(), {}, "unauthenticated"],
    ["a 307 to a login page", location("/auth/login", 307), {}, "unauthenticated"],
    ["a 302 to a login page", location("/auth/login"), {}, "unauthenticated"],
    ["a login page of the store", faults.html(), CAS, "unauthenticated"],
    ["a 404 page", faults.html(404), {}, "wrong_address"],
    ["a 404 page of the store", faults.html(404), CAS, "service_failed"],
    ["a 401", faults.status(401), {}, "unauthenticated"],
    ["a 403", faults.status(403), {}, "permission_denied"],
    ["a 401 of the store", faults.status(401), CAS, "permission_denied"],
    ["a 500", faults.status(500), {}, "service_failed"],
    ["a redirect loop of the service", faults.redirectLoop(), {}, "redirect_refused"],
    ["a redirect loop of the store", faults.redirectLoop(307), CAS, "redirect_refused"],
    ["a permanent redirect", location("https://other.example.com/", 301), {}, "redirect_refused"],
    ["a redirect without an address", { status: 302 }, {}, "redirect_refused"],
    ["a redirect to no URL", location("http://["), {}, "redirect_refused"],
    ["a redirect to a file", location("file:///etc/passwd"), {}, "redirect_refused"],
    ["a redirect with credentials", location("https://a:b@example.com/"), {}, "redirect_refused"],
    ["a redirect to plain HTTP elsewhere", location("http://cas.example.com/x?t=1"), {}, "redirect_refused"],
    ["other bytes", faults.corrupt(), CAS, "digest_mismatch"],
    ["an empty 200", faults.empty(), CAS, "digest_mismatch"],
    ["an empty 200 of the service", faults.empty(), {}, "digest_mismatch"],
    ["a 204", { status: 204 }, CAS, "service_failed"],
    ["too many bytes", faults.oversize(2000), CAS, "response_too_large"],
    ["a body that stops half way", faults.truncate(), CAS, "service_unreachable"],
  ] as const)("%s: %#", async (_name, fault, filter, code) => {
    const service = await startService();
    const { digest } = service.addArtifact("bytes");
    const client = await clientOf(service, { maxDownloadBytes: 1000, maxAttempts: 2 });
    const server = "server" in filter ? filter.server : "controlplane";
    // Once the service has redirected to itself, what it is asked for there is served.
    const path = /download/;
    service.respondNext(fault, { server, path, times: 100 });
    await expect(client.download(digest)).toFailWith(code);
    await expect(collect(client.downloadStream(digest))).toFailWith(code);
  });

  test("an endless chain of redirects ends", async () => {
    const service = await startService();
    const { digest } = service.addArtifact("bytes");
    let count = 0;
    service.intercept(({ server }) =>
      server === "cas" ? { status: 302, headers: { Location: `/download/next?${(count += 1)}` } } : undefined,
    );
    await expect((await clientOf(service)).download(digest)).toFailWith(
      "redirect_refused",
      /endless redirects/,
    );
    expect(count).toBeLessThanOrEqual(6);
  });

  test("an announced size above the limit is refused before the body", async () => {
    const service = await startService();
    const { digest } = service.addArtifact(Buffer.alloc(5000));
    const client = await clientOf(service, { maxDownloadBytes: 4999 });
    await expect(client.download(digest)).toFailWith("response_too_large", /4999/);
    expect((await (await clientOf(service, { maxDownloadBytes: 5000 })).download(digest)).byteLength).toBe(
      5000,
    );
  });

  test("no error shows the signed address or the token", async () => {
    const service = await startService();
    const { digest } = service.addArtifact("bytes");
    service.respondNext(faults.corrupt(), CAS);
    const error = await errorOf((await clientOf(service)).download(digest));
    expect(error).toMatchObject({ request: { url: `${service.casUrl}/download/${digest}` } });
    expect(JSON.stringify([String(error), error])).not.toMatch(/eyJ|\?t=/);
  });
});

test("a download that stopped half way is made again from its start, with a new address", async () => {
  const service = await startService();
  const { digest } = service.addArtifact("bytes");
  service.respondNext(faults.truncate(2), CAS);
  expect(Buffer.from(await (await clientOf(service)).download(digest)).toString()).toBe("bytes");
  expect(service.requests.map(({ server }) => server)).toEqual([
    "controlplane",
    "cas",
    "controlplane",
    "cas",
  ]);
});

describe("a stream", () => {
  test("is retried before its first piece only", async () => {
    const service = await startService();
    const { digest } = service.addArtifact("bytes");
    const client = await clientOf(service);
    service.respondNext(faults.status(503), CAS);
    expect((await collect(client.downloadStream(digest))).toString()).toBe("bytes");
    service.resetStats();
    service.respondNext(faults.truncate(2), CAS);
    await expect(collect(client.downloadStream(digest))).toFailWith("service_unreachable");
    expect(service.requests).toHaveLength(2);
  });

  test("that is left early ends its request", async () => {
    const service = await startService();
    const { digest } = service.addArtifact(Buffer.alloc(8 * 1024 * 1024));
    const client = await clientOf(service, { maxConnections: 1 });
    for await (const chunk of client.downloadStream(digest)) {
      expect(chunk.byteLength).toBeGreaterThan(0);
      break;
    }
    // The one connection is free again.
    expect(await client.info()).toHaveProperty("version");
  });

  test("ends with its signal, its deadline and its client", async () => {
    const service = await startService();
    const { digest } = service.addArtifact("bytes");
    service.respondNext(faults.stall(2), { ...CAS, times: 3 });
    const client = await clientOf(service);
    const controller = new AbortController();
    const read = async (end: () => void, options = {}): Promise<void> => {
      for await (const _ of client.downloadStream(digest, options)) end();
    };
    await expect(read(() => controller.abort(), { signal: controller.signal })).toFailWith("aborted");
    await expect(read(() => undefined, { deadline: Date.now() + 100 })).toFailWith(
      "service_timeout",
      /deadline/,
    );
    await expect(read(() => void client.close())).toFailWith("client_closed");
    await expect(read(() => undefined)).toFailWith("client_closed");
  });
});

describe("the browser's form", () => {
  const refresh = (value: string) => ({ status: 302, headers: { Refresh: value } });

  test.each([
    ["1;url=http://127.0.0.1:1/x?t=1", { url: "http://127.0.0.1:1/x?t=1", delaySeconds: 1 }],
    ['10; URL="https://cas.example.com/x"', { url: "https://cas.example.com/x", delaySeconds: 10 }],
    ["0 ; url='/x'", { url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/x$/), delaySeconds: 0 }],
  ])("Refresh: %s", async (value, expected) => {
    const service = await startService();
    service.respondNext(refresh(value));
    expect(await (await clientOf(service)).browserRedirect(sha256(""))).toEqual(expected);
    expect(service.requests[0]?.headers["accept"]).toBe("text/html");
  });

  test("a Location is as good, without a delay", async () => {
    const service = await startService();
    service.respondNext(faults.redirect("https://cas.example.com/x"));
    expect(await (await clientOf(service)).browserRedirect(sha256(""))).toEqual({
      url: "https://cas.example.com/x",
      delaySeconds: 0,
    });
  });

  test.each([
    [refresh("soon"), "redirect_refused"],
    [refresh("1;url="), "redirect_refused"],
    [refresh("1;url=javascript:alert(1)"), "redirect_refused"],
    [{ status: 302 }, "redirect_refused"],
    [faults.redirect("/auth/login", 307), "unauthenticated"],
    [faults.html(), "unauthenticated"],
  ] as const)("%j is refused", async (answer, code) => {
    const service = await startService();
    service.respondNext(answer);
    await expect((await clientOf(service)).browserRedirect(sha256(""))).toFailWith(code);
  });
});

test("callers that share a download can change their bytes", async () => {
  const service = await startService();
  const { digest } = service.addArtifact("bytes");
  const client = await clientOf(service);
  const [first, second] = await Promise.all([client.download(digest), client.download(digest)]);
  second.fill(0);
  expect(Buffer.from(first).toString()).toBe("bytes");
});

describe("artifactCacheBytes", () => {
  const DOWNLOADS = /^\/download\//;

  test("an artifact is downloaded once, for each token", async () => {
    const service = await startService();
    const { digest } = service.addArtifact("bytes");
    const tokens = [await service.issueToken({ kind: "user" }), await service.issueToken({ kind: "user" })];
    let token = tokens[0] ?? "";
    const client = await clientOf(service, { artifactCacheBytes: 10_000, token: () => token });
    const facts: CallFacts[] = [];
    const report = (more: CallFacts): unknown => facts.push(more);
    const first = await client.download(digest, { report });
    first.fill(0);
    const again = await client.download(digest, { report });
    expect(Buffer.from(again).toString()).toBe("bytes");
    expect(facts).toMatchObject([{ cached: false }, { attempts: 0, cached: true }]);
    again.fill(0);
    expect(Buffer.from(await client.download(digest)).toString()).toBe("bytes");
    const before = service.requests.filter(({ path }) => DOWNLOADS.test(path)).length;
    token = tokens[1] ?? "";
    await client.download(digest);
    expect(service.requests.filter(({ path }) => DOWNLOADS.test(path)).length).toBeGreaterThan(before);
    await client.close();
    await expect(client.download(digest)).toFailWith("client_closed");
  });

  test("what is too large is not kept, and what was used longest ago goes first", async () => {
    const service = await startService();
    const digests = ["a", "b", "c"].map((text) => service.addArtifact(text.repeat(1000)).digest);
    const { digest: large } = service.addArtifact("l".repeat(5000));
    const client = await clientOf(service, { artifactCacheBytes: 4000 });
    const isKept = async (digest = ""): Promise<boolean> => {
      let cached = false;
      await client.download(digest, { report: (facts) => (cached = facts.cached ?? false) });
      return cached;
    };
    expect([await isKept(large), await isKept(large)]).toEqual([false, false]);
    expect([await isKept(digests[0]), await isKept(digests[1]), await isKept(digests[0])]).toEqual([
      false,
      false,
      true,
    ]);
    expect([await isKept(digests[2]), await isKept(digests[1])]).toEqual([false, false]);
    expect(await isKept(digests[2])).toBe(true);
  });

  test("nothing is kept without it, and no artifact with other bytes", async () => {
    const service = await startService();
    const { digest } = service.addArtifact("bytes");
    const plain = await clientOf(service);
    let cached = true;
    await plain.download(digest);
    await plain.download(digest, { report: (facts) => (cached = facts.cached ?? false) });
    expect(cached).toBe(false);
    const client = await clientOf(service, { artifactCacheBytes: 1000 });
    service.respondNext(faults.corrupt(), CAS);
    await expect(client.download(digest)).toFailWith("digest_mismatch");
    expect(Buffer.from(await client.download(digest)).toString()).toBe("bytes");
  });
});

describe("artifactCacheFolder", () => {
  /** Downloads with a client of its own, and tells whether the artifact had been kept. */
  async function isKept(
    service: FakeEvidenceService,
    digest: string,
    options: ServiceClientOptions,
  ): Promise<boolean> {
    const client = await clientOf(service, options);
    let cached = false;
    const bytes = await client.download(digest, { report: (facts) => (cached = facts.cached ?? false) });
    expect(Buffer.from(bytes).toString()).toBe("bytes");
    await client.close();
    return cached;
  }

  test("a later client of the same token reads what was downloaded, if it is unharmed", async () => {
    const artifactCacheFolder = join(await makeFolder({}), "artifacts");
    const service = await startService();
    const { digest } = service.addArtifact("bytes");
    const token = await service.issueToken({ kind: "user" });
    const kept = (options: ServiceClientOptions = {}): Promise<boolean> =>
      isKept(service, digest, { artifactCacheFolder, token, ...options });
    expect([await kept(), await kept()]).toEqual([false, true]);
    expect(await kept({ token: await service.issueToken({ kind: "user" }) })).toBe(false);
    expect(await kept({ organization: "another" }).catch(() => false)).toBe(false);
    for (const name of await readdir(artifactCacheFolder)) {
      const path = join(artifactCacheFolder, name);
      const content = await readFile(path);
      content[content.length - 1]! ^= 1;
      await writeFile(path, content);
    }
    expect([await kept(), await kept()]).toEqual([false, true]);
  });

  test("another artifact under its name is not the one", async () => {
    const artifactCacheFolder = join(await makeFolder({}), "artifacts");
    const service = await startService();
    const [one, other] = [service.addArtifact("bytes").digest, service.addArtifact("others").digest];
    const token = await service.issueToken({ kind: "user" });
    expect(await isKept(service, one, { artifactCacheFolder, token })).toBe(false);
    const [name = ""] = await readdir(artifactCacheFolder);
    const files = new FileCache(artifactCacheFolder);
    await files.write(name, Buffer.from("others"));
    expect(other).not.toBe(one);
    expect(await isKept(service, one, { artifactCacheFolder, token })).toBe(false);
  });

  test.skipIf(process.platform === "win32")("a folder that others can write to is not used", async () => {
    const artifactCacheFolder = await makeFolder({});
    await chmod(artifactCacheFolder, 0o777);
    const service = await startService();
    const { digest } = service.addArtifact("bytes");
    const token = await service.issueToken({ kind: "user" });
    const options = { artifactCacheFolder, token };
    expect([await isKept(service, digest, options), await isKept(service, digest, options)]).toEqual([
      false,
      false,
    ]);
    expect(await readdir(artifactCacheFolder)).toEqual([]);
  });
});
