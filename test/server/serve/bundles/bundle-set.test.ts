import { generateKeyPairSync } from "node:crypto";
import { readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { inspect } from "node:util";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { signBundle } from "../../../../src/index.js";
import { addressFolder, useAddressFolder } from "../../../../src/base/host/file-cache.js";
import { BundleSet } from "../../../../src/server/serve/bundles/bundle-set.js";
import { parseServerConfig } from "../../../../src/server/serve/config/server-config.js";
import { CurrentPolicies } from "../../../../src/server/serve/current-policies.js";
import { servePolicies } from "../../../../src/server/serve/load-served-policies.js";
import { ServiceHttp } from "../../../../src/server/serve/service-http.js";
import { startRegistry, type FakeRegistry, type RegistryOptions } from "../../../../src/testing/index.js";
import { makeFolder } from "../../../cli/run.js";
import { isSigned, startFake, type Fake } from "../credentials/clouds.js";
import { packBundle, startControlService, type ControlService } from "../control-service.js";

const version = (revision: string, text = `package app\n\nversion := "${revision}"\n`): Promise<Buffer> =>
  packBundle({ ".manifest": JSON.stringify({ revision, roots: ["app"] }), "app.rego": text });

interface Opened {
  set: BundleSet;
  current: CurrentPolicies;
  errors: unknown[];
  /** The value of a document now, or the status of the error. */
  ask: (...path: string[]) => Promise<unknown>;
}

function open(config: object, folder: string, env: Record<string, string> = {}): Opened {
  const parsed = parseServerConfig(config, folder);
  const errors: unknown[] = [];
  const services = new Map(
    Array.from(parsed.services, ([name, service]) => [name, new ServiceHttp(service, env)]),
  );
  let set: BundleSet | undefined = undefined;
  const current = new CurrentPolicies(undefined, () => set?.missing ?? []);
  set = new BundleSet({
    bundles: parsed.bundles,
    services,
    env: {},
    compileTimeoutMs: undefined,
    skipVerify: false,
    directory: parsed.persistenceDirectory,
    current,
    load: (bundles, signal) => servePolicies(undefined, { signal }, bundles),
    onError: (error) => errors.push(error),
  });
  const opened = set;
  onTestFinished(async () => {
    await opened.close();
    for (const service of services.values()) await service[Symbol.asyncDispose]();
    await current[Symbol.asyncDispose]();
  });
  const ask = async (...path: string[]): Promise<unknown> => {
    try {
      using lease = current.lease();
      const { value } = await lease.policies.get(path, undefined, {});
      return value;
    } catch (error) {
      return (error as { status: number }).status;
    }
  };
  return { set, current, errors, ask };
}

async function openWith(
  bundle: object = {},
  rest: object = {},
): Promise<Opened & { service: ControlService; folder: string }> {
  const service = await startControlService();
  const folder = await makeFolder({});
  const config = {
    services: { control: { url: service.url, credentials: { bearer: { token: "alpha" } } } },
    bundles: { app: { resource: "app.tar.gz", ...bundle } },
    ...rest,
  };
  return { ...open(config, folder), service, folder };
}

describe("a bundle of a service", () => {
  it("is activated, asked for by its ETag, and replaced", async () => {
    const { set, service, ask, errors } = await openWith();
    expect([set.missing, await ask("app", "version")]).toEqual([["app"], 503]);
    service.bundles.set("/app.tar.gz", { bytes: await version("1") });
    expect(await set.poll("app")).toBeUndefined();
    expect([set.missing, await ask("app", "version")]).toEqual([[], "1"]);
    await set.poll("app");
    service.bundles.set("/app.tar.gz", { bytes: await version("2") });
    await set.poll("app");
    expect(await ask("app", "version")).toBe("2");
    expect(service.requests.map(({ headers }) => [headers.authorization, headers["prefer"]])).toEqual(
      Array(3).fill(["Bearer alpha", "modes=snapshot"]),
    );
    expect(service.requests.map(({ headers }) => headers["if-none-match"] === undefined)).toEqual([
      true,
      false,
      false,
    ]);
    expect(errors).toEqual([]);
    const { loaded, activeRevision, lastDownload, lastRequest } = set.statuses.get("app")!;
    expect([loaded, activeRevision, lastDownload]).toEqual([2, "2", lastRequest]);
  });

  it("lets a decision end on the version that it began with", async () => {
    const { set, service, current, ask } = await openWith();
    service.bundles.set("/app.tar.gz", { bytes: await version("1") });
    await set.poll("app");
    {
      using lease = current.lease();
      service.bundles.set("/app.tar.gz", { bytes: await version("2") });
      await set.poll("app");
      expect(await ask("app", "version")).toBe("2");
      expect((await lease.policies.get(["app", "version"], undefined, {})).value).toBe("1");
      expect(lease.policies.revisions).toEqual({ bundles: { app: { revision: "1" } } });
    }
  });

  it.each([
    ...["deny.REGO", "deny.txt"].map((name) => ({
      name: `has Rego that is not read: ${name}`,
      bytes: () => packBundle({ "app.rego": "package app\n", [name]: "package app\n\nversion := 2\n" }),
      says: "is not read",
    })),
    { name: "does not compile", bytes: () => version("2", "package app\n\nversion := \n"), says: "rego" },
    { name: "is not gzip", bytes: () => Promise.resolve(Buffer.from("<html>")), says: "not gzip" },
    { name: "is cut", bytes: async () => (await version("2")).subarray(0, 60), says: "damaged" },
    {
      name: "leaves its roots",
      bytes: () => version("2", "package other\n\nversion := 2\n"),
      says: "root",
    },
    {
      name: "has signatures that no key is for",
      bytes: () => packBundle({ ".signatures.json": "{}", "app.rego": "package app\n" }),
      says: "signed",
    },
  ])("keeps the old one when the new one $name, and says so", async ({ bytes, says }) => {
    const { set, service, ask, errors } = await openWith();
    service.bundles.set("/app.tar.gz", { bytes: await version("1") });
    await set.poll("app");
    service.bundles.set("/app.tar.gz", { bytes: await bytes() });
    await expect(set.poll("app")).rejects.toThrow("the bundle app was not activated");
    expect(await ask("app", "version")).toBe("1");
    const status = JSON.parse(JSON.stringify(set.statuses.get("app"))) as Record<string, unknown>;
    expect(status).toMatchObject({ active_revision: "1", code: "bundle_error" });
    expect(status["message"]).toContain(says);
    expect(errors).toHaveLength(1);
    expect(set.missing).toEqual([]);
    service.bundles.set("/app.tar.gz", { bytes: await version("3") });
    await set.poll("app");
    expect(await ask("app", "version")).toBe("3");
    expect(set.statuses.get("app")).toMatchObject({ code: "", failures: 1, loaded: 2 });
  });

  it("tells the status of a service that fails", async () => {
    const { set, service } = await openWith();
    await expect(set.poll("app")).rejects.toMatchObject({ code: "not_found" });
    expect(set.statuses.get("app")).toMatchObject({ httpCode: 404 });
    service.failWith = 500;
    await expect(set.poll("app")).rejects.toMatchObject({ code: "service_failed" });
    expect(JSON.stringify(set.statuses.get("app"))).not.toContain("alpha");
  });

  it("is refused above its size", async () => {
    const { set, service } = await openWith({ size_limit_bytes: 100 });
    service.bundles.set("/app.tar.gz", { bytes: await version("1") });
    await expect(set.poll("app")).rejects.toMatchObject({ code: "response_too_large" });
  });

  it("is waited for where the service can", async () => {
    const polling = { min_delay_seconds: 1, max_delay_seconds: 1, long_polling_timeout_seconds: 7 };
    const { set, service } = await openWith({ polling });
    service.bundles.set("/app.tar.gz", {
      bytes: await version("1"),
      type: "application/vnd.openpolicyagent.bundles",
    });
    expect(await set.poll("app")).toBe("again");
    expect(await set.poll("app")).toBe("again");
    service.bundles.set("/app.tar.gz", { bytes: await version("2") });
    expect(await set.poll("app")).toBeUndefined();
    await set.poll("app");
    expect(service.requests.map(({ headers }) => headers["prefer"])).toEqual([
      ...Array<string>(3).fill("modes=snapshot;wait=7"),
      "modes=snapshot",
    ]);
  });

  it("has a copy on disk, for a start without the service", async () => {
    const { set, service, folder } = await openWith({ persist: true });
    service.bundles.set("/app.tar.gz", { bytes: await version("1") });
    await set.poll("app");
    const copy = join(folder, ".opa", "bundles", "app", "bundle.tar.gz");
    expect(await readFile(copy)).toEqual(service.bundles.get("/app.tar.gz")!.bytes);
    if (process.platform !== "win32") expect((await stat(copy)).mode & 0o777).toBe(0o600);
    await service.close();
    const polling = { min_delay_seconds: 3600, max_delay_seconds: 3600 };
    const config = {
      services: { control: { url: service.url } },
      bundles: { app: { persist: true, polling } },
    };
    const next = open(config, folder);
    await next.set.start();
    expect(await next.ask("app", "version")).toBe("1");
  });
});

it("takes a bundle of a bucket that answers signed requests alone, and asks for it by its ETag", async () => {
  const bytes = await version("1");
  const keys = { AKIDUSER: { secret: "s3cret" } };
  const bucket: Fake = await startFake((request) => {
    if (!isSigned(request, bucket.url, { keys, region: "eu-north-1", service: "s3" })) return { status: 403 };
    const isKnown = request.headers["if-none-match"] === '"1"';
    return { status: isKnown ? 304 : 200, headers: { etag: '"1"' }, ...(isKnown ? {} : { body: bytes }) };
  });
  const credentials = { s3_signing: { environment_credentials: {} } };
  const config = {
    services: { s3: { url: `${bucket.url}/bucket`, credentials } },
    bundles: { app: { resource: "app.tar.gz" } },
  };
  const env = { AWS_ACCESS_KEY_ID: "AKIDUSER", AWS_SECRET_ACCESS_KEY: "s3cret", AWS_REGION: "eu-north-1" };
  const { set, ask, errors } = open(config, await makeFolder({}), env);
  for (let turn = 0; turn < 2; turn++) await set.poll("app");
  expect([set.missing, await ask("app", "version"), errors]).toEqual([[], "1", []]);
  expect(bucket.seen.map(({ path, headers }) => [path, headers["if-none-match"]])).toEqual([
    ["/bucket/app.tar.gz", undefined],
    ["/bucket/app.tar.gz", '"1"'],
  ]);
});

describe("signed bundles", () => {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const other = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const pem = (key: typeof publicKey): string => key.export({ type: "spki", format: "pem" }) as string;
  const keys = { main: { key: pem(publicKey), algorithm: "ES256" } };

  const signed = async (text: string, key = privateKey): Promise<Buffer> => {
    const files = { ".manifest": '{"roots": ["app"]}', "app.rego": text };
    const folder = await makeFolder(files);
    const { signatures } = await signBundle(".", {
      key: key.export({ type: "pkcs8", format: "pem" }),
      algorithm: "ES256",
      keyId: "main",
      cwd: folder,
    });
    return packBundle({ ...files, ".signatures.json": signatures });
  };

  it("are activated with a signature of the key, and else not", async () => {
    const { set, service, ask } = await openWith({ signing: {} }, { keys });
    service.bundles.set("/app.tar.gz", { bytes: await signed('package app\n\nversion := "1"\n') });
    await set.poll("app");
    service.bundles.set("/app.tar.gz", {
      bytes: await signed('package app\n\nversion := "2"\n', other.privateKey),
    });
    await expect(set.poll("app")).rejects.toMatchObject({ code: "signature_invalid" });
    service.bundles.set("/app.tar.gz", { bytes: await version("3") });
    await expect(set.poll("app")).rejects.toMatchObject({ code: "signature_missing" });
    expect(await ask("app", "version")).toBe("1");
  });

  it("may be unsigned where there are keys but no signing, and must not be signed by others", async () => {
    const { set, service, ask } = await openWith({}, { keys });
    service.bundles.set("/app.tar.gz", { bytes: await version("1") });
    await set.poll("app");
    expect(await ask("app", "version")).toBe("1");
    service.bundles.set("/app.tar.gz", { bytes: await signed("package app\n", other.privateKey) });
    await expect(set.poll("app")).rejects.toMatchObject({ code: "signature_invalid" });
  });
});

describe("several bundles", () => {
  const part = (root: string, text: string): Promise<Buffer> =>
    packBundle({ ".manifest": JSON.stringify({ revision: `of ${root}`, roots: [root] }), "x.rego": text });

  it("are active when all are there, and change together", async () => {
    const { service, folder } = await openWith();
    const config = {
      services: { control: { url: service.url } },
      bundles: { a: { resource: "a" }, b: { resource: "b" } },
    };
    const { set, ask, current } = open(config, folder);
    service.bundles.set("/a", { bytes: await part("a", "package a\n\nsum := data.b.x + 1\n") });
    await set.poll("a");
    expect([set.missing, await ask("a", "sum")]).toEqual([["a", "b"], 503]);
    service.bundles.set("/b", { bytes: await part("b", "package b\n\nx := \n") });
    await expect(set.poll("b")).rejects.toThrow("the bundle b");
    service.bundles.set("/b", { bytes: await part("b", "package b\n\nx := 1\n") });
    await set.poll("b");
    await set.poll("a");
    expect(set.missing).toEqual([]);
    expect(JSON.stringify(await ask("a", "sum"))).toContain("2");
    {
      using lease = current.lease();
      expect(lease.policies.revisions).toEqual({
        bundles: { a: { revision: "of a" }, b: { revision: "of b" } },
      });
      expect(lease.policies.files.map(({ id }) => id)).toEqual(["a/x.rego", "b/x.rego"]);
    }
    service.bundles.set("/b", { bytes: await part("a/sub", "package a.sub\n\nx := 1\n") });
    await expect(set.poll("b")).rejects.toMatchObject({ code: "bundle_invalid" });
    expect(set.statuses.get("b")!.message).toContain("common roots");
  });
});

describe("a bundle of a registry", () => {
  const BUNDLE = "application/vnd.oci.image.layer.v1.tar+gzip";

  it("is replaced when its tag is another image", async () => {
    const registry = await startRegistry();
    onTestFinished(() => registry.close());
    const push = async (revision: string): Promise<unknown> =>
      registry.push("acme/policies", [{ content: await version(revision), mediaType: BUNDLE }], { tag: "1" });
    await push("1");
    const config = { bundles: { app: { resource: `oci://${registry.host}/acme/policies:1` } } };
    const { set, ask } = open(config, await makeFolder({}));
    await set.poll("app");
    await set.poll("app");
    expect([await ask("app", "version"), set.statuses.get("app")!.loaded]).toEqual(["1", 1]);
    await push("2");
    await set.poll("app");
    expect(await ask("app", "version")).toBe("2");
    registry.push("acme/policies", [{ content: "package a", mediaType: "text/plain" }], { tag: "1" });
    await expect(set.poll("app")).rejects.toMatchObject({ code: "source_unsupported" });
    expect(await ask("app", "version")).toBe("2");
  });

  interface OpenedImage extends Opened {
    registry: FakeRegistry;
    push: (revision: string) => Promise<{ address: string; digest: string }>;
    /** The requests since it was called before, by what is asked: `manifests`, `blobs`, or the other server. */
    asked: () => string[];
  }

  const openPolled = async (
    options: RegistryOptions,
    { isPinned = false, bearer }: { isPinned?: boolean; bearer?: object } = {},
  ): Promise<OpenedImage> => {
    // Each poll could take a layer from the folder that a command of another test has set.
    const folder = addressFolder();
    useAddressFolder(undefined);
    onTestFinished(() => {
      useAddressFolder(folder);
    });
    const registry = await startRegistry(options);
    onTestFinished(() => registry.close());
    const push = async (revision: string): Promise<{ address: string; digest: string }> =>
      registry.push("acme/policies", [{ content: await version(revision), mediaType: BUNDLE }], { tag: "1" });
    const { address } = await push("1");
    const resource = isPinned ? address : `oci://${registry.host}/acme/policies:1`;
    const service = { url: `http://${registry.host}`, type: "oci", credentials: { bearer } };
    const config =
      bearer === undefined
        ? { bundles: { app: { resource } } }
        : { services: { registry: service }, bundles: { app: { resource, service: "registry" } } };
    let seen = 0;
    const asked = (): string[] => {
      const since = registry.requests.slice(seen);
      seen = registry.requests.length;
      return since.map(({ server, path }) =>
        server === "registry" ? (/\/(manifests|blobs)\//.exec(path)?.[1] ?? path) : server,
      );
    };
    return { ...open(config, await makeFolder({})), registry, push, asked };
  };

  it.each([
    { etags: true, authentication: "none" },
    { etags: false, authentication: "none" },
    { etags: true, authentication: "bearer" },
    { etags: false, authentication: "bearer" },
    { etags: true, authentication: "bearer", redirectBlobs: true },
  ] as const)("is asked for its manifest alone until it changes: %j", async (options) => {
    const { set, ask, push, asked } = await openPolled(options);
    const first = options.authentication === "none" ? ["manifests"] : ["manifests", "tokens", "manifests"];
    const blob = "redirectBlobs" in options ? ["blobs", "storage"] : ["blobs"];
    await set.poll("app");
    expect(asked()).toEqual([...first, ...blob]);
    await set.poll("app");
    await set.poll("app");
    expect(asked()).toEqual(["manifests", "manifests"]);
    expect([await ask("app", "version"), set.statuses.get("app")!.loaded]).toEqual(["1", 1]);
    await push("2");
    await set.poll("app");
    expect(asked()).toEqual(["manifests", ...blob]);
    expect([await ask("app", "version"), set.statuses.get("app")!.loaded]).toEqual(["2", 2]);
    await set.poll("app");
    expect(asked()).toEqual(["manifests"]);
  });

  it("gets no manifest that it has from a registry with ETags", async () => {
    const { set, registry, push } = await openPolled({});
    const { digest } = await push("1");
    for (let polls = 0; polls < 3; polls++) await set.poll("app");
    const known = registry.requests
      .filter(({ path }) => path.includes("/manifests/"))
      .map(({ headers }) => headers["if-none-match"]);
    expect(known).toEqual([undefined, `"${digest}"`, `"${digest}"`]);
  });

  it("is asked for the index alone when it is in one", async () => {
    const { set, ask, registry, push, asked } = await openPolled({});
    const index = async (revision: string): Promise<void> => {
      const { digest } = await push(revision);
      const mediaType = "application/vnd.oci.image.index.v1+json";
      const entry = { mediaType: "application/vnd.oci.image.manifest.v1+json", digest, size: 1 };
      registry.pushManifest(
        "acme/policies",
        { schemaVersion: 2, mediaType, manifests: [entry] },
        { mediaType, tag: "1" },
      );
    };
    await index("1");
    await set.poll("app");
    expect(asked()).toEqual(["manifests", "manifests", "blobs"]);
    await set.poll("app");
    expect(asked()).toEqual(["manifests"]);
    await index("2");
    await set.poll("app");
    expect([await ask("app", "version"), asked()]).toEqual(["2", ["manifests", "manifests", "blobs"]]);
  });

  it("is asked for once when its digest is given", async () => {
    const { set, ask, asked } = await openPolled({}, { isPinned: true });
    await set.poll("app");
    expect([await ask("app", "version"), asked()]).toEqual(["1", ["manifests", "blobs"]]);
    await set.poll("app");
    expect([asked(), set.statuses.get("app")!.loaded]).toEqual([[], 1]);
  });

  it("has a new token when the old one ends", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const { set, asked } = await openPolled({ authentication: "bearer" });
    await set.poll("app");
    asked();
    // The token is valid for 300 seconds, and is not used in the last five of them.
    vi.setSystemTime(Date.now() + 290_000);
    await set.poll("app");
    expect(asked()).toEqual(["manifests"]);
    vi.setSystemTime(Date.now() + 6_000);
    await set.poll("app");
    expect(asked()).toEqual(["manifests", "tokens", "manifests"]);
  });

  it.each([401, 403])("has a new token after the registry answered %d to the old one", async (status) => {
    const { set, ask, registry, push, asked } = await openPolled({ authentication: "bearer" });
    await set.poll("app");
    await push("2");
    asked();
    const giveIn = registry.intercept(() => ({ status }));
    await expect(set.poll("app")).rejects.toMatchObject({
      code: status === 401 ? "unauthenticated" : "permission_denied",
    });
    expect(await ask("app", "version")).toBe("1");
    giveIn();
    asked();
    await set.poll("app");
    expect(asked()).toEqual(["manifests", "tokens", "manifests", "blobs"]);
    expect([await ask("app", "version"), set.statuses.get("app")!.message]).toEqual(["2", ""]);
  });

  it("has the credentials that are in its file now", async () => {
    const users: Record<string, string> = { ada: "s3cret" };
    const files = await makeFolder({ token: "ada:s3cret" });
    const path = join(files, "token");
    const bearer = { scheme: "Basic", token_path: path };
    const { set, ask, push } = await openPolled({ authentication: "basic", users }, { bearer });
    await set.poll("app");
    await push("2");
    users["ada"] = "0ther";
    await writeFile(path, "ada:0ther");
    await set.poll("app");
    expect([await ask("app", "version"), set.statuses.get("app")!.message]).toEqual(["2", ""]);
  });

  const openPrivate = async (
    authentication: "basic" | "bearer",
    credentials: object,
    env: Record<string, string> = {},
  ): Promise<Opened> => {
    const registry = await startRegistry({ authentication, users: { ada: "s3cret" } });
    onTestFinished(() => registry.close());
    registry.push("acme/policies", [{ content: await version("1"), mediaType: BUNDLE }], { tag: "1" });
    const config = {
      services: { registry: { url: `http://${registry.host}`, type: "oci", credentials } },
      bundles: { app: { resource: `${registry.host}/acme/policies:1` } },
    };
    return open(config, await makeFolder({ token: "ada:s3cret\n" }), env);
  };

  it.each([
    { authentication: "basic", bearer: { scheme: "Basic", token: "ada:s3cret" } },
    // By the token server that the registry names.
    { authentication: "bearer", bearer: { scheme: "basic", token: "ada:s3cret" } },
    { authentication: "bearer", bearer: { scheme: "Basic", token_path: "token" } },
  ] as const)("is read with credentials of its service: $authentication, $bearer", async (given) => {
    const { set, ask } = await openPrivate(given.authentication, { bearer: given.bearer });
    await set.poll("app");
    expect(await ask("app", "version")).toBe("1");
  });

  it.each([
    { authentication: "basic", bearer: { scheme: "Basic", token: "ada:0ther" }, code: "unauthenticated" },
    { authentication: "bearer", bearer: { scheme: "Basic", token: "ada:0ther" }, code: "unauthenticated" },
    { authentication: "bearer", bearer: { token: "0ther" }, code: "unauthenticated" },
    { authentication: "basic", bearer: { token: "0ther" }, code: "unauthenticated" },
    { authentication: "basic", bearer: { scheme: "Basic", token: "0ther" }, code: "config_invalid" },
    { authentication: "basic", bearer: { token_path: "nope" }, code: "config_unreadable" },
  ] as const)("is not read with $bearer, and no error has them ($authentication)", async (given) => {
    // What credential files have is not asked in their place.
    const docker = await makeFolder({ "config.json": '{"auths":{}}' });
    const opened = await openPrivate(
      given.authentication,
      { bearer: given.bearer },
      { DOCKER_CONFIG: docker },
    );
    const error: unknown = await opened.set.poll("app").catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: given.code });
    expect(inspect(error)).toMatch(/services\.registry\.credentials/);
    const other = [/0ther/, new RegExp(Buffer.from("0ther").toString("base64"))];
    for (const secret of other) expect(inspect(error, { depth: 9 })).not.toMatch(secret);
    expect(await opened.ask("app", "version")).toBe(503);
  });
});

describe("bundles of files", () => {
  it("are read again when they change: archives and folders", async () => {
    const folder = await makeFolder({ "pol/app.rego": "package app\n\nversion := 1\n" });
    await writeFile(
      join(folder, "b.tar.gz"),
      await packBundle({ ".manifest": '{"roots":["b"]}', "b.rego": "package b\n\nx := 1\n" }),
    );
    const manifest = join(folder, "pol", ".manifest");
    await writeFile(manifest, '{"roots":["app"]}');
    const url = (name: string): string => pathToFileURL(join(folder, name)).href;
    const { set, ask } = open(
      { bundles: { a: { resource: url("pol") }, b: { resource: url("b.tar.gz") } } },
      folder,
    );
    await set.poll("a");
    await set.poll("b");
    const text = async (...path: string[]): Promise<string> => JSON.stringify(await ask(...path));
    expect([await text("app", "version"), await text("b", "x")]).toEqual([
      expect.stringContaining("1"),
      expect.stringContaining("1"),
    ]);
    await set.poll("a");
    expect(set.statuses.get("a")!.loaded).toBe(1);
    await writeFile(join(folder, "pol", "app.rego"), "package app\n\nversion := 2\n");
    await set.poll("a");
    expect(await text("app", "version")).toContain("2");
    await rm(join(folder, "b.tar.gz"));
    await expect(set.poll("b")).rejects.toMatchObject({ code: "source_not_found" });
    expect(await text("b", "x")).toContain("1");
  });
});
