import { createHash } from "node:crypto";
import { createServer } from "node:http";
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { limitReading } from "../../../src/base/async/reading.js";
import { fetchPolicy } from "../../../src/trust/registry/fetch-policy.js";
import { writeLockText } from "../../../src/trust/registry/lock-file.js";
import type { FetchedPolicy } from "../../../src/trust/registry/policy-address.js";
import { startRegistry, type FakeRegistry, type RegistryLayer } from "../../../src/testing/index.js";

const BUNDLE = "application/vnd.oci.image.layer.v1.tar+gzip";
const REGO = "application/vnd.cncf.openpolicyagent.policy.layer.v1+rego";
const DATA = "application/vnd.cncf.openpolicyagent.data.layer.v1+json";
const sha256 = (text: string): string => `sha256:${createHash("sha256").update(text).digest("hex")}`;

let folder: string;
let cache: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "regohost-policies-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(async () => {
  cache = await mkdtemp(join(folder, "cache-"));
});

const fetch = (
  address: string,
  options: Partial<Parameters<typeof fetchPolicy>[1]> = {},
): Promise<FetchedPolicy> =>
  fetchPolicy(address, { cwd: folder, env: {}, cache, maxBytes: 1_000_000, ...options });

async function writeFiles(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

function titled(title: string, content: string, mediaType = REGO): RegistryLayer {
  return { content, mediaType, annotations: { "org.opencontainers.image.title": title } };
}

describe("a policy from a registry", () => {
  let registry: FakeRegistry;
  beforeEach(async () => {
    registry = await startRegistry();
  });
  afterEach(() => registry.close());

  it("is a bundle in OPA's layout", async () => {
    const pushed = registry.push("p", [{ content: "bundle", mediaType: BUNDLE }], { tag: "1" });
    const { used, content } = await fetch(`oci://${registry.host}/p:1`);
    expect(used).toEqual({
      address: `oci://${registry.host}/p:1`,
      resolved: `oci://${registry.host}/p:1@${pushed.digest}`,
      digest: pushed.digest,
      mediaType: pushed.mediaType,
    });
    expect(content).toEqual({ kind: "file", name: "bundle.tar.gz", bytes: expect.anything() });
  });

  it("is Rego and data in Conftest's layout", async () => {
    const other = { content: "x", mediaType: "text/plain" };
    const layers = [titled("policy/a.rego", "package a"), titled("b/c.json", "{}", DATA), other];
    const { address } = registry.push("p", layers);
    const { used, content } = await fetch(address);
    expect(used.pinned).toBe("address");
    expect(content).toMatchObject({
      kind: "files",
      others: [{ title: sha256("x"), bytes: Buffer.from("x") }],
    });
    if (content.kind !== "files") throw new Error("no files");
    expect([...content.rego.keys(), ...content.data.keys()]).toEqual(["policy/a.rego", "b/c.json"]);
  });

  it("is held to its limit with its other layers, fetched or cached", async () => {
    const others = Array.from({ length: 20 }, (_, at) => ({
      content: String(at).padStart(300, "x"),
      mediaType: "text/plain",
    }));
    const { address } = registry.push("p", [titled("a.rego", "package a"), ...others]);
    await expect(fetch(address, { maxBytes: 1000 })).toFailWith("response_too_large", /limit of 91$/);
    const blobs = registry.requests.filter(({ path }) => path.includes("/blobs/"));
    expect(blobs).toHaveLength(4);
    await fetch(address);
    for (const isOffline of [true, false]) {
      await expect(fetch(address, { maxBytes: 1000, isOffline })).toFailWith("response_too_large");
    }
  });

  it("is refused without a connection when the cache lacks a layer that may be Rego", async () => {
    const layers = [titled("a.rego", "package a"), titled("b", "other", "text/plain")];
    const { address } = registry.push("p", layers);
    const { content } = await fetch(address);
    expect(await fetch(address, { isOffline: true })).toMatchObject({ content });
    await rm(join(cache, sha256("other").replace(":", "-")));
    await expect(fetch(address, { isOffline: true })).toFailWith("recording_missing", /fetch it once/);
  });

  it("is the one manifest of an index", async () => {
    const { digest, mediaType, size } = registry.push("p", [{ content: "bundle", mediaType: BUNDLE }]);
    const entry = { digest, mediaType, size };
    const type = "application/vnd.oci.image.index.v1+json";
    const index = (manifests: object[]): string =>
      registry.pushManifest("p", { schemaVersion: 2, mediaType: type, manifests }, { mediaType: type })
        .address;
    expect((await fetch(index([entry]))).content.kind).toBe("file");
    await expect(fetch(index([entry, entry]))).toFailWith("source_unsupported");
    await expect(fetch(index([]))).toFailWith("source_unsupported");
  });

  it.each<[string, RegistryLayer[]]>([
    ["no layer", []],
    ["another layer only", [{ content: "x", mediaType: "text/plain" }]],
    [
      "two bundles",
      [
        { content: "x", mediaType: BUNDLE },
        { content: "y", mediaType: BUNDLE },
      ],
    ],
    ...["application/vnd.oci.image.layer.v1.tar", "application/vnd.docker.image.rootfs.diff.tar.gzip"].map(
      (mediaType): [string, RegistryLayer[]] => [
        `a bundle and an archive of the type ${mediaType}`,
        [
          { content: "x", mediaType: BUNDLE },
          { content: "y", mediaType },
        ],
      ],
    ),
    ...["application/zip", "application/gzip", "application/x-gtar", "application/wasm"].map(
      (mediaType): [string, RegistryLayer[]] => [
        `Rego and a layer of the type ${mediaType}`,
        [titled("a.rego", "package a"), titled("b", "y", mediaType)],
      ],
    ),
    ["an archive by its title", [titled("a.rego", "package a"), titled("b.tgz", "y", "text/plain")]],
    [
      "a folder of any type",
      [
        titled("a.rego", "package a"),
        {
          ...titled("policy", "y", "application/vnd.example.policies"),
          annotations: {
            "org.opencontainers.image.title": "policy",
            "io.deis.oras.content.unpack": "true",
          },
        },
      ],
    ],
    ["an archive beside Rego", [titled("a.rego", "package a"), titled("b", "y", "application/x-tar")]],
    ["Rego of another type", [titled("a.rego", "package a"), titled("b.rego", "package b", "text/plain")]],
    ["Rego of a type with a parameter", [titled("a.rego", "package a"), titled("b", "y", `${REGO};x=1`)]],
    ["a bundle and Rego", [{ content: "x", mediaType: BUNDLE }, titled("a.rego", "package a")]],
    ["Rego without a title", [{ content: "package a", mediaType: REGO }]],
    ["a title twice", [titled("a.rego", "package a"), titled("a.rego", "package b")]],
  ])("with %s is refused", async (_what, layers) => {
    await expect(fetch(registry.push("p", layers).address)).toFailWith("source_unsupported");
  });

  it("by its digest is asked for once, and then read without a connection", async () => {
    const { address } = registry.push("p", [{ content: "bundle", mediaType: BUNDLE }]);
    const first = await fetch(address);
    const count = registry.requests.length;
    expect(await fetch(address, { isOffline: true })).toEqual(first);
    expect(registry.requests).toHaveLength(count);
    await expect(fetch(address, { isOffline: true, cache: undefined })).toFailWith("recording_missing");
    await expect(fetch(`oci://${registry.host}/p:1`, { isOffline: true })).toFailWith("recording_missing");
  });

  it("in a lock file is what it was, although its tag has moved", async () => {
    const old = registry.push("p", [{ content: "old", mediaType: BUNDLE }], { tag: "1" });
    const address = `oci://${registry.host}/p:1`;
    await writeFiles({ "regohost.lock": writeLockText([(await fetch(address)).used]) });
    registry.push("p", [{ content: "new", mediaType: BUNDLE }], { tag: "1" });
    const { used } = await fetch(address, { lock: "regohost.lock" });
    expect(used).toMatchObject({ digest: old.digest, pinned: "lock" });
    expect((await fetch(address)).used.digest).not.toBe(old.digest);
    await expect(fetch(`oci://${registry.host}/p:2`, { lock: "regohost.lock" })).toFailWith("lock_missing");
    // What has a digest of its own needs no lock file.
    expect((await fetch(old.address, { lock: "regohost.lock" })).used.pinned).toBe("address");
  });

  it("in a lock file that does not pin is what it is now, which must be the same", async () => {
    const old = registry.push("checked", [{ content: "old", mediaType: BUNDLE }], { tag: "1" });
    const address = `oci://${registry.host}/checked:1`;
    await writeFiles({ "regohost.lock": writeLockText([(await fetch(address)).used]) });
    const lock = { path: "regohost.lock", pins: false };
    const options = { lock, requirePinned: true };
    expect((await fetch(address, options)).used).toMatchObject({ digest: old.digest, pinned: "lock" });
    registry.push("checked", [{ content: "new", mediaType: BUNDLE }], { tag: "1" });
    await expect(fetch(address, options)).toFailWith("pin_mismatch");
    expect((await fetch(old.address, options)).used).toMatchObject({ digest: old.digest, pinned: "address" });
    await expect(fetch(`oci://${registry.host}/checked:2`, options)).toFailWith("lock_missing");
    await expect(fetch(address, { lock, isOffline: true })).toFailWith("recording_missing");
    await expect(fetch(address, { lock: { pins: false } as never })).toFailWith("config_invalid");
  });
});

describe("a policy from a web server", () => {
  let origin: string;
  let etag: string;
  let body: string;
  let asked: (string | undefined)[];
  const server = createServer((request, response) => {
    asked.push(request.headers["if-none-match"]);
    if (request.url === "/never.rego") return;
    if (request.url === "/moved.rego") {
      response.writeHead(302, { location: "/p.rego" }).end();
    } else if (request.headers["if-none-match"] === etag) response.writeHead(304).end();
    else response.writeHead(200, { etag, "content-type": "text/plain" }).end(body);
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  beforeEach(() => {
    [etag, body, asked] = ['"1"', "package a", []];
  });

  it("is fetched by its ETag", async () => {
    const first = await fetch(`${origin}/p.rego`);
    expect(first.used).toEqual({
      address: `${origin}/p.rego`,
      resolved: `${origin}/p.rego`,
      digest: sha256("package a"),
      mediaType: "text/plain",
    });
    expect(await fetch(`${origin}/p.rego`)).toEqual(first);
    [etag, body] = ['"2"', "package b"];
    expect((await fetch(`${origin}/p.rego`)).used.digest).toBe(sha256("package b"));
    expect(asked).toEqual([undefined, '"1"', '"1"']);
  });

  it("with a checksum is checked, and then not asked for again", async () => {
    const pinned = `${origin}/p.rego?checksum=${sha256("package a")}`;
    expect((await fetch(pinned)).used.pinned).toBe("address");
    await fetch(pinned, { isOffline: true });
    expect(asked).toHaveLength(1);
    await expect(fetch(`${origin}/p.rego?checksum=${sha256("other")}`)).toFailWith("pin_mismatch");
    await expect(fetch(`${origin}/p.rego?checksum=md5:0`)).toFailWith("config_invalid");
    await expect(fetch(`${origin}/p.rego?checksum=sha256:%zz`)).toFailWith("config_invalid", /malformed/);
    await expect(fetch(`${origin}/q.rego`, { isOffline: true })).toFailWith("recording_missing");
  });

  it("is refused when it is not what the lock file says", async () => {
    await writeFiles({ "regohost.lock": writeLockText([(await fetch(`${origin}/p.rego?a=b`)).used]) });
    const lock = "regohost.lock";
    expect((await fetch(`${origin}/p.rego?a=c`, { lock })).used.pinned).toBe("lock");
    [etag, body] = ['"2"', "package b"];
    await expect(fetch(`${origin}/p.rego`, { lock, cache: undefined })).toFailWith("pin_mismatch");
    await expect(fetch(`${origin}/p.rego?checksum=${sha256("package b")}`, { lock })).toFailWith(
      "pin_mismatch",
    );
  });

  it("is fetched again when its cache was changed, which is private", async () => {
    await fetch(`${origin}/p.rego`);
    for (const name of await readdir(cache)) {
      const path = join(cache, name);
      const content = await readFile(path);
      await writeFile(path, Buffer.concat([content.subarray(0, -1), Buffer.from("!")]));
    }
    expect((await fetch(`${origin}/p.rego`)).used.digest).toBe(sha256("package a"));
    expect(asked).toEqual([undefined, undefined]);
  });

  it("says where it was", async () => {
    expect((await fetch(`${origin}/moved.rego`)).used.resolved).toBe(`${origin}/p.rego`);
  });

  it.each([
    "http://example.com/p.rego",
    "https://ada:hunter2@example.com/p.rego",
    "https://example.com/p.rego#sha256=0",
    "https://[",
  ])("%s is refused", async (address) => {
    await expect(fetch(address)).rejects.toThrow(
      expect.objectContaining({ code: "config_invalid", message: expect.not.stringContaining("hunter2") }),
    );
  });

  it("is awaited no longer than its reading may take", async () => {
    const read = limitReading("reading it", { timeoutMs: 300 }, () => fetch(`${origin}/never.rego`));
    await expect(read).toFailWith("timeout");
  });

  it("larger than its limit is refused", async () => {
    await expect(fetch(`${origin}/p.rego`, { maxBytes: 3 })).toFailWith("response_too_large");
  });
});

describe("a policy from an npm package", () => {
  beforeAll(() =>
    writeFiles({
      "node_modules/@acme/policies/package.json": '{"name":"@acme/policies","version":"1.2.3"}',
      "node_modules/@acme/policies/rego/a.rego": "package a",
      "node_modules/@acme/policies/node_modules/other/b.rego": "package b",
      "node_modules/broken/package.json": "{",
      "deep/er/x.txt": "",
    }),
  );

  it("is where Node finds it", async () => {
    const { used, content } = await fetch("npm:@acme/policies@1.2.3/rego", { cwd: join(folder, "deep/er") });
    expect(used).toMatchObject({
      address: "npm:@acme/policies@1.2.3/rego",
      resolved: "npm:@acme/policies@1.2.3/rego",
      digest: expect.stringMatching(/^sha256:/),
    });
    expect(content).toMatchObject({ kind: "folder", path: expect.stringMatching(/policies.rego$/) });
    expect((await fetch("npm:@acme/policies")).used.resolved).toBe("npm:@acme/policies@1.2.3");
  });

  it("is fixed by the digest of its files", async () => {
    const { used } = await fetch("npm:@acme/policies");
    const pinned = `npm:@acme/policies?checksum=${used.digest}`;
    expect((await fetch(pinned)).used.pinned).toBe("address");
    await writeFiles({ "node_modules/@acme/policies/rego/a.rego": "package changed" });
    await expect(fetch(pinned)).toFailWith("pin_mismatch");
    // Of another package, which Node would find by itself.
    await writeFiles({ "node_modules/@acme/policies/node_modules/other/b.rego": "package changed" });
  });

  it.each([
    ["npm:@acme/none", "source_not_found"],
    ["npm:@acme/policies@2.0.0", "pin_mismatch"],
    ["npm:@acme/policies@^1", "config_invalid"],
    ["npm:../evil", "config_invalid"],
    ["npm:@acme/policies@1.2.3/../../x", "config_invalid"],
    ["npm:broken", "source_unreadable"],
  ] as const)("%s is refused with %s", async (address, code) => {
    await expect(fetch(address)).toFailWith(code);
  });

  it.skipIf(process.platform === "win32")("with a link in it is refused", async () => {
    await writeFiles({ "node_modules/linked/package.json": "{}" });
    await symlink("/etc/hosts", join(folder, "node_modules/linked/a.rego"));
    await expect(fetch("npm:linked")).toFailWith("source_unreadable");
  });

  it.skipIf(process.platform === "win32")("with two files in the name of one is refused", async () => {
    await writeFiles({
      "node_modules/broke/package.json": "{}",
      "node_modules/broke/a\nb.rego": "package a",
    });
    await expect(fetch("npm:broke")).toFailWith("source_unreadable", /line break/);
  });
});

describe("a lock file", () => {
  it.each([
    ["none", undefined],
    ["not JSON", "{"],
    ["of another version", '{"version":2,"policies":{}}'],
    [
      "with a weak digest",
      '{"version":1,"policies":{"npm:a":{"digest":"md5:0","resolved":"","mediaType":""}}}',
    ],
    ["with other members", '{"version":1,"policies":{},"x":1}'],
    ["with a member twice", '{"version":1,"policies":{"npm:a":{}},"policies":{}}'],
  ])("that is %s is invalid", async (_what, text) => {
    if (text !== undefined) await writeFiles({ "bad.lock": text });
    await expect(fetch("npm:a", { lock: text === undefined ? "none.lock" : "bad.lock" })).toFailWith(
      "lock_invalid",
    );
  });
});
