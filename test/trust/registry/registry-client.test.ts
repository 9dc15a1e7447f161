import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { parseImageName } from "../../../src/trust/registry/image-name.js";
import { RegistryClient } from "../../../src/trust/registry/registry-client.js";
import {
  faults,
  startRegistry,
  type FakeRegistry,
  type RegistryOptions,
} from "../../../src/testing/index.js";

const LAYER = { content: "layer", mediaType: "application/octet-stream" };
const MAX = 1_000_000;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "regohost-registry-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});

/** The retries wait for nobody. */
const clock = { now: () => 0, random: () => 0, sleep: () => Promise.resolve() };

async function start(
  options: RegistryOptions = {},
  auths: (host: string) => Record<string, unknown> = () => ({}),
  { now }: Pick<typeof clock, "now"> = clock,
): Promise<{
  registry: FakeRegistry;
  client: RegistryClient;
  name: (reference: string) => ReturnType<typeof parseImageName>;
}> {
  const registry = await startRegistry(options);
  const path = join(folder, "auth.json");
  await writeFile(path, JSON.stringify({ auths: auths(registry.host) }));
  const client = new RegistryClient({
    env: { REGISTRY_AUTH_FILE: path },
    signal: new AbortController().signal,
    clock: { ...clock, now },
  });
  open.push(registry, client);
  return {
    registry,
    client,
    name: (reference) => parseImageName(`oci://${registry.host}/team/app${reference}`),
  };
}

const user = (text: string) => (host: string) => ({ [host]: { auth: Buffer.from(text).toString("base64") } });

describe("a manifest", () => {
  it("is found by its digest and by a tag", async () => {
    const { registry, client, name } = await start();
    const pushed = registry.push("team/app", [LAYER], { tag: "1.0" });
    for (const reference of [":1.0", `@${pushed.digest}`]) {
      const found = await client.manifest(name(reference));
      expect(found).toMatchObject({ digest: pushed.digest, size: pushed.size, mediaType: pushed.mediaType });
      expect(found?.manifest.layers).toHaveLength(1);
    }
    expect(await client.manifest(name(":2.0"))).toBeUndefined();
  });

  it.each([
    ["another content than its digest", faults.corrupt(), "digest_mismatch"],
    ["a cut content", faults.truncate(), "service_unreachable"],
    ["too large a content", faults.oversize(5_000_000), "response_too_large"],
    ["no connection", faults.reset(), "service_unreachable"],
    ["503", faults.status(503), "service_failed"],
    ["429", faults.status(429), "rate_limited"],
    ["403", faults.status(403), "permission_denied"],
    ["a redirect to itself", faults.redirectLoop(), "redirect_refused"],
    ["a redirect off this machine without TLS", faults.redirect("http://example.com/"), "redirect_refused"],
  ])("with %s is refused", async (_what, fault, code) => {
    const { registry, client, name } = await start();
    const { digest } = registry.push("team/app", [LAYER]);
    registry.respondNext(fault, { path: /manifests/, times: 10 });
    await expect(client.manifest(name(`@${digest}`))).rejects.toThrow(expect.objectContaining({ code }));
  });

  it("is asked for again after a failure that may pass", async () => {
    const { registry, client, name } = await start();
    const { digest } = registry.push("team/app", [LAYER]);
    registry.respondNext(faults.status(503), { times: 2 });
    expect((await client.manifest(name(`@${digest}`)))?.digest).toBe(digest);
  });

  it("is not asked for again once attempts took 30 seconds together", async () => {
    let time = 0;
    const { registry, client, name } = await start({}, undefined, { now: () => (time += 20_000) });
    const { digest } = registry.push("team/app", [LAYER]);
    registry.respondNext(faults.status(503), { times: 2 });
    await expect(client.manifest(name(`@${digest}`))).toFailWith("service_failed");
    expect((await client.manifest(name(`@${digest}`)))?.digest).toBe(digest);
  });

  it.each([
    ["not JSON", "<html>"],
    ["layers and manifests", { schemaVersion: 2, layers: [], manifests: [] }],
    ["neither", { schemaVersion: 2 }],
    ["another version", { schemaVersion: 1, layers: [] }],
    ["another type than the response", { schemaVersion: 2, mediaType: "application/x", layers: [] }],
    ["a descriptor without a size", { schemaVersion: 2, layers: [{ mediaType: "a", digest: "sha256:ab" }] }],
    ["a member in another spelling", { schemaVersion: 2, layers: [], Annotations: { a: "b" } }],
    [
      "a member of a layer in another spelling",
      { schemaVersion: 2, layers: [{ mediaType: "a", digest: "sha256:ab", size: 1, Digest: "sha256:cd" }] },
    ],
    ["a key twice", '{"schemaVersion":2,"layers":[],"layers":[]}'],
    [
      "too many layers",
      {
        schemaVersion: 2,
        layers: Array.from({ length: 1001 }, () => ({ mediaType: "a", digest: "sha256:ab", size: 1 })),
      },
    ],
  ])("with %s is malformed", async (_what, manifest) => {
    const { registry, client, name } = await start();
    registry.pushManifest("team/app", manifest, { tag: "x" });
    await expect(client.manifest(name(":x"))).rejects.toThrow(
      expect.objectContaining({ code: "response_invalid" }),
    );
  });

  it.each([{ etags: true }, { etags: false }])(
    "is not read again while its tag points to it, with %j",
    async (options) => {
      const { registry, client, name } = await start(options);
      const { digest } = registry.push("team/app", [LAYER], { tag: "1.0" });
      expect(await client.changedManifest(name(":1.0"), digest)).toBe("unchanged");
      const other = registry.push("team/app", [LAYER, LAYER], { tag: "1.0" });
      expect(await client.changedManifest(name(":1.0"), digest)).toMatchObject({ digest: other.digest });
      expect(await client.changedManifest(name(":2.0"), digest)).toBeUndefined();
    },
  );

  it.each([
    [
      "is unchanged with another digest",
      { known: true, says: `sha256:${"0".repeat(64)}` },
      "digest_mismatch",
    ],
    ["is unchanged although nothing was known", { known: false, says: undefined }, "service_failed"],
  ] as const)("that %s is refused", async (_what, { known, says }, code) => {
    const { registry, client, name } = await start();
    const { digest } = registry.push("team/app", [LAYER], { tag: "1.0" });
    const headers: Record<string, string> = says === undefined ? {} : { "Docker-Content-Digest": says };
    registry.respondNext({ status: 304, headers }, { times: 10 });
    const asked = known ? client.changedManifest(name(":1.0"), digest) : client.manifest(name(":1.0"));
    await expect(asked).rejects.toThrow(expect.objectContaining({ code }));
  });

  it("with another digest than the registry says is refused", async () => {
    const { registry, client, name } = await start();
    registry.push("team/app", [LAYER], { tag: "1.0" });
    registry.intercept(async (_request, next) => {
      const answer = await next();
      return {
        ...answer,
        headers: { ...answer.headers, "Docker-Content-Digest": `sha256:${"0".repeat(64)}` },
      };
    });
    await expect(client.manifest(name(":1.0"))).rejects.toThrow(
      expect.objectContaining({ code: "digest_mismatch" }),
    );
  });
});

describe("a blob", () => {
  const descriptorOf = (registry: FakeRegistry): { mediaType: string; digest: string; size: number } => ({
    mediaType: "a",
    digest: registry.pushBlob("team/app", "content"),
    size: 7,
  });

  it("comes from a blob store, which gets no token", async () => {
    const { registry, client, name } = await start({ redirectBlobs: true, authentication: "bearer" });
    const blob = await client.blob(name(":x"), descriptorOf(registry), MAX);
    expect(Buffer.from(blob).toString()).toBe("content");
    const stored = registry.requests.filter(({ server }) => server === "storage");
    expect(stored.map(({ headers }) => headers["authorization"])).toEqual([undefined]);
  });

  it("of another size than its descriptor says is refused", async () => {
    const { registry, client, name } = await start();
    for (const size of [6, 8]) {
      await expect(client.blob(name(":x"), { ...descriptorOf(registry), size }, MAX)).rejects.toThrow(
        expect.objectContaining({ code: "digest_mismatch" }),
      );
    }
  });

  it("is not asked for above the limit, or with a weak digest", async () => {
    const { registry, client, name } = await start();
    const blob = descriptorOf(registry);
    const ask = (change: object): Promise<unknown> => client.blob(name(":x"), { ...blob, ...change }, 100);
    await expect(ask({ size: 101 })).rejects.toThrow(expect.objectContaining({ code: "response_too_large" }));
    await expect(ask({ digest: `md5:${"0".repeat(32)}` })).rejects.toThrow(
      expect.objectContaining({ code: "response_invalid" }),
    );
    await expect(ask({ digest: "sha256:../../x" })).rejects.toThrow(
      expect.objectContaining({ code: "response_invalid" }),
    );
    expect(registry.requests).toEqual([]);
  });

  it.each([
    ["corrupt", faults.corrupt(), "digest_mismatch"],
    ["cut", faults.truncate(3), "service_unreachable"],
    ["longer than it may be", faults.oversize(100_000), "digest_mismatch"],
    ["not there", faults.status(404), "not_found"],
  ])("that is %s is refused", async (_what, fault, code) => {
    const { registry, client, name } = await start();
    const blob = descriptorOf(registry);
    registry.respondNext(fault, { times: 10 });
    await expect(client.blob(name(":x"), blob, MAX)).rejects.toThrow(expect.objectContaining({ code }));
  });
});

it("a page is no answer of a registry that something is not there", async () => {
  const { registry, client, name } = await start();
  const digest = `sha256:${"0".repeat(64)}`;
  const ask = [
    () => client.manifest(name(":absent")),
    () => client.findBlob(name(`@${digest}`), digest, MAX),
  ];
  for (const one of ask) {
    expect(await one()).toBeUndefined();
    registry.respondNext(
      faults.status(404, { headers: { "content-type": "text/html; charset=utf-8" }, body: "<p>" }),
    );
    await expect(one()).rejects.toThrow(expect.objectContaining({ code: "wrong_address" }));
  }
});

it.each([
  ["DENIED", "permission_denied"],
  ["UNAUTHORIZED", "unauthenticated"],
  ["TOOMANYREQUESTS", "rate_limited"],
])("a 404 with %s is no answer of a registry that something is not there", async (named, code) => {
  const { registry, client, name } = await start();
  const digest = `sha256:${"0".repeat(64)}`;
  const body = JSON.stringify({ errors: [{ code: named }] });
  const ask = [
    () => client.manifest(name(":absent")),
    () => client.findBlob(name(`@${digest}`), digest, MAX),
    () => client.referrers(name(`@${digest}`), digest),
  ];
  for (const one of ask) {
    const stop = registry.respondNext(faults.status(404, { body }), { times: 50 });
    await expect(one()).rejects.toThrow(expect.objectContaining({ code }));
    stop();
  }
});

it.each(["sha256:zz", `sha256:${"A".repeat(64)}`, `sha512:${"a".repeat(64)}`])(
  "a referrer with the digest %s is refused",
  async (digest) => {
    const { registry, client, name } = await start();
    const manifests = [{ mediaType: "application/json", digest, size: 1 }];
    registry.respondNext(faults.status(200, { body: JSON.stringify({ schemaVersion: 2, manifests }) }));
    const asked = `sha256:${"0".repeat(64)}`;
    await expect(client.referrers(name(`@${asked}`), asked)).rejects.toThrow(
      expect.objectContaining({ code: "response_invalid" }),
    );
  },
);

describe("authentication", () => {
  it("asks for a token to pull from the repository, and keeps it", async () => {
    const { registry, client, name } = await start(
      { authentication: "bearer", users: { ada: "secret" } },
      user("ada:secret"),
    );
    const { digest } = registry.push("team/app", [LAYER]);
    await client.manifest(name(`@${digest}`));
    await client.manifest(name(`@${digest}`));
    expect(registry.requests.map(({ server }) => server)).toEqual([
      "registry",
      "tokens",
      "registry",
      "registry",
    ]);
    const [first, token] = registry.requests;
    // Nobody is told before asking.
    expect(first?.headers["authorization"]).toBeUndefined();
    expect(token?.query).toEqual({ service: "registry", scope: "repository:team/app:pull" });
  });

  it.each<[string, RegistryOptions, string]>([
    ["anonymous tokens", { authentication: "bearer" }, ""],
    ["user and password", { authentication: "basic", users: { ada: "secret" } }, "ada:secret"],
  ])("works with %s", async (_what, options, credentials) => {
    const { registry, client, name } = await start(
      options,
      credentials === "" ? undefined : user(credentials),
    );
    const { digest } = registry.push("team/app", [LAYER]);
    expect(await client.manifest(name(`@${digest}`))).toBeDefined();
  });

  it("exchanges an identity token", async () => {
    const { registry, client, name } = await start(
      { authentication: "bearer", identityTokens: ["it"] },
      (host) => ({ [host]: { identitytoken: "it" } }),
    );
    const { digest } = registry.push("team/app", [LAYER]);
    expect(await client.manifest(name(`@${digest}`))).toBeDefined();
    const asked = registry.requests.find(({ server }) => server === "tokens");
    expect(asked).toMatchObject({ method: "POST", query: {} });
  });

  it.each<[string, RegistryOptions, string | undefined]>([
    ["without credentials", { authentication: "basic", users: { ada: "secret" } }, undefined],
    ["with a wrong password", { authentication: "basic", users: { ada: "secret" } }, "ada:hunter2"],
    [
      "with a wrong password for a token",
      { authentication: "bearer", users: { ada: "secret" } },
      "ada:hunter2",
    ],
  ])("%s ends with unauthenticated, and shows no secret", async (_what, options, credentials) => {
    const { registry, client, name } = await start(
      options,
      credentials === undefined ? undefined : user(credentials),
    );
    const { digest } = registry.push("team/app", [LAYER]);
    await expect(client.manifest(name(`@${digest}`))).rejects.toThrow(
      expect.objectContaining({ code: "unauthenticated", message: expect.not.stringContaining("hunter2") }),
    );
  });

  it.each([
    ["off TLS", "http://auth.example.com/token"],
    ["with credentials", "https://a:b@auth.example.com/token"],
    ["that is no URL", "token"],
  ])("goes to no token server %s", async (_what, realm) => {
    const { registry, client, name } = await start({}, user("ada:secret"));
    registry.respondNext({ status: 401, headers: { "WWW-Authenticate": `Bearer realm="${realm}"` } });
    await expect(client.manifest(name(":x"))).rejects.toThrow(
      expect.objectContaining({ code: "redirect_refused" }),
    );
  });

  it("does not answer the challenge of a blob store", async () => {
    const { registry, client, name } = await start({ redirectBlobs: true }, user("ada:secret"));
    const digest = registry.pushBlob("team/app", "content");
    registry.intercept(({ server }) =>
      server === "storage"
        ? { status: 401, headers: { "WWW-Authenticate": `Bearer realm="${registry.tokenUrl}/token"` } }
        : undefined,
    );
    await expect(client.blob(name(":x"), { mediaType: "a", digest, size: 7 }, MAX)).rejects.toThrow(
      expect.objectContaining({ code: "unauthenticated" }),
    );
    expect(registry.requests.map(({ server }) => server)).not.toContain("tokens");
    expect(registry.requests.map(({ headers }) => headers["authorization"])).not.toContain(expect.anything());
  });
});

describe("referrers", () => {
  const refer = (registry: FakeRegistry, subject: string, count: number): string[] =>
    Array.from({ length: count }, (_, index) => {
      const layers = [{ ...LAYER, content: String(index) }];
      return registry.push("team/app", layers, { artifactType: "application/x", subject }).digest;
    });

  it.each([undefined, 1, 2, 3])("of pages of %s are all read", async (pageSize) => {
    const { registry, client, name } = await start(pageSize === undefined ? {} : { pageSize });
    const { digest } = registry.push("team/app", [LAYER]);
    const expected = refer(registry, digest, 3);
    const found = await client.referrers(name(`@${digest}`), digest);
    expect(found?.map((descriptor) => descriptor.digest)).toEqual(expected);
    expect(await client.referrers(name(":x"), `sha256:${"0".repeat(64)}`)).toEqual([]);
  });

  it("without the API are not known", async () => {
    const { registry, client, name } = await start({ referrersApi: false });
    const { digest } = registry.push("team/app", [LAYER]);
    expect(await client.referrers(name(":x"), digest)).toBeUndefined();
  });

  it.each<[string, string, string]>([
    ["on another origin", '<https://example.com/v2/x>; rel="next"', "redirect_refused"],
    ["that cannot be read", '<http://[>; rel="next"', "response_invalid"],
    ["that is itself, for ever", '<?from=0>; rel="next"', "response_too_large"],
    ["that is not there", '</v2/none/referrers/sha256:0>; rel="next"', "not_found"],
  ])("with a next page %s are refused", async (_what, link, code) => {
    const { registry, client, name } = await start();
    const { digest } = registry.push("team/app", [LAYER]);
    registry.intercept(async (_request, next) => {
      const answer = await next();
      return { ...answer, headers: { ...answer.headers, Link: link } };
    });
    await expect(client.referrers(name(":x"), digest)).rejects.toThrow(expect.objectContaining({ code }));
  });

  it.each([
    ["HTML", faults.html()],
    ["a manifest", faults.json({ schemaVersion: 2, layers: [] })],
    ["an empty body", faults.empty()],
  ])("that are %s are refused", async (_what, fault) => {
    const { registry, client, name } = await start();
    const { digest } = registry.push("team/app", [LAYER]);
    registry.respondNext(fault);
    await expect(client.referrers(name(":x"), digest)).rejects.toThrow(
      expect.objectContaining({ code: "response_invalid" }),
    );
  });
});
