import { generateKeyPairSync } from "node:crypto";
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { packTar } from "modern-tar";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadSource, type LoadSourceOptions } from "../../../src/engine/source/load-source.js";
import { unpackBundle } from "../../../src/engine/source/bundle-archive.js";
import { signBundle } from "../../../src/engine/sign-bundle.js";
import type { BundleVerifyOptions } from "../../../src/trust/verify/bundle-options.js";

// Signed by OPA: fixtures/make-opa-signed.mjs.
const FIXTURES = new URL("fixtures/opa-signed/", import.meta.url);
const fixture = (name: string): Promise<Buffer> => readFile(new URL(name, FIXTURES));
const json = async (name: string): Promise<Record<string, string>> =>
  JSON.parse((await fixture(name)).toString()) as Record<string, string>;

let keys: Record<string, string>;
let root: string;

beforeAll(async () => {
  keys = await json("keys.json");
  root = await mkdtemp(join(tmpdir(), "regohost-signed-"));
  for (const [name, text] of Object.entries(await json("files.json"))) {
    await mkdir(dirname(join(root, "pol", name)), { recursive: true });
    await writeFile(join(root, "pol", name), text);
  }
});
afterAll(() => rm(root, { recursive: true }));

function by(algorithm: string, options: Partial<BundleVerifyOptions> = {}): BundleVerifyOptions {
  return { keys: { default: { key: keys[algorithm] ?? "", algorithm } }, keyId: "default", ...options };
}

const load = (source: Uint8Array | string, bundles?: LoadSourceOptions["bundles"]) =>
  loadSource(source, { cwd: root, bundles });

/** An archive of the named files. */
async function pack(files: readonly (readonly [string, string | Uint8Array])[]): Promise<Buffer> {
  const entries = files.map(([name, text]) => {
    const body = Buffer.from(text as string);
    return { header: { name, size: body.length, type: "file" as const, mtime: new Date(0) }, body };
  });
  return gzipSync(await packTar(entries));
}

/** The files of a fixture, with changes: `undefined` leaves one out. */
async function changed(name: string, changes: Record<string, string | undefined>): Promise<Buffer> {
  const entries = await unpackBundle(await fixture(name), name, 1e6);
  const files = new Map<string, string | Uint8Array>(
    entries.map(({ signedName, bytes }) => [signedName, bytes]),
  );
  for (const [path, text] of Object.entries(changes)) {
    if (text === undefined) files.delete(path);
    else files.set(path, text);
  }
  return pack([...files]);
}

describe("a bundle that OPA signed", () => {
  it.each(["RS256", "PS384", "ES256", "ES512", "EdDSA", "HS256"])(
    "is verified with %s",
    async (algorithm) => {
      expect(await load(await fixture(`${algorithm}.tar.gz`), by(algorithm))).toMatchObject({
        kind: "rego",
        files: [{ text: expect.stringContaining("package gate") as unknown }],
      });
    },
  );

  it("is verified as opa build makes it", async () => {
    expect(await load(await fixture("built.tar.gz"), by("ES256"))).toMatchObject({ kind: "rego" });
  });

  it("is verified as a folder, under the name with which it was signed", async () => {
    await writeFile(join(root, "pol", ".signatures.json"), await fixture("folder.signatures.json"));
    const source = await load("pol", by("HS256"));
    expect(source.kind === "rego" && source.files.map(({ path }) => path)).toEqual(["pol/gate.rego"]);
    expect(source.ignored).toEqual([
      { path: "pol/.hidden/note.txt", why: "hidden" },
      { path: "pol/README.md", why: "other" },
    ]);
    await expect(load(join(root, "pol"), by("HS256"))).toFailWith(
      "signature_invalid",
      /is not in its signature/,
    );
  });

  it.each(["x.rego", "x", "x.wasm", "x.tgz", "data.json"])(
    "is refused as a folder with a policy or data in a skipped place, as without signatures: %s",
    async (name) => {
      for (const place of [".h", "a/node_modules/b"]) {
        const folder = await mkdtemp(join(root, "skipping-"));
        await mkdir(join(folder, place), { recursive: true });
        await writeFile(join(folder, "a.rego"), "package a");
        await writeFile(
          join(folder, place, name),
          name.startsWith("x") && !/\.(?:wasm|tgz)$/.test(name) ? "package b" : "{}",
        );
        const { signatures } = await signBundle(folder, { key: "s", algorithm: "HS256" });
        const bundles = { keys: { default: { key: "s", algorithm: "HS256" } }, keyId: "default" };
        await expect(load(folder)).toFailWith("source_unsupported", /is not read/);
        await writeFile(join(folder, ".signatures.json"), signatures);
        await expect(load(folder, bundles)).toFailWith("source_unsupported", /is not read/);
      }
    },
  );

  it("is refused without a key, and read when nobody is to be asked", async () => {
    for (const source of [await fixture("RS256.tar.gz"), "pol"]) {
      await expect(load(source)).toFailWith("verification_key_missing", /is signed/);
      expect(await load(source, false)).toMatchObject({ kind: "rego" });
    }
  });

  it.each<[string, Record<string, string | undefined>]>([
    ["another content", { "gate.rego": "package gate\n" }],
    ["other data", { "data.json": "{}" }],
    ["another file", { "new.rego": "package x" }],
    ["another file that is not read", { "x.txt": "x" }],
    ["a file less", { "README.md": undefined }],
    ["data that cannot be read", { "y/data.yaml": "a: [" }],
    ["several documents", { "y/data.yaml": "a: 1\n---\nb: 2\n" }],
    ["data that is not UTF-8", { "data.json": "\ufeff{}" }],
  ])("is refused with %s", async (_, changes) => {
    await expect(load(await changed("HS256.tar.gz", changes), by("HS256"))).toFailWith("signature_invalid");
  });

  it("is taken with the same data in another text", async () => {
    const data =
      '{"b":{"a":true,"z":null},"n":[1.50,1E3,12345678901234567890],"t":"\\u003c&>\u2028\\u0007\\u00e9\\ud83d\\ude00"}';
    expect(await load(await changed("HS256.tar.gz", { "data.json": data }), by("HS256"))).toMatchObject({
      kind: "rego",
    });
    const other = data.replace("1.50", "1.5");
    await expect(load(await changed("HS256.tar.gz", { "data.json": other }), by("HS256"))).toFailWith(
      "signature_invalid",
    );
  });

  it("is held to the key, its algorithm and its id", async () => {
    const archive = await fixture("ES256.tar.gz");
    const { publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const other = publicKey.export({ type: "spki", format: "pem" }) as string;
    const of = (key: string, algorithm: string, keyId: string) => ({
      keys: { default: { key, algorithm } },
      keyId,
    });
    await expect(load(archive, of(other, "ES256", "default"))).toFailWith("signature_invalid");
    await expect(load(archive, of("secret", "HS256", "default"))).toFailWith("signature_invalid");
    await expect(load(archive, of(keys["ES256"] ?? "", "ES384", "default"))).toFailWith("key_invalid");
    await expect(load(archive, of(keys["ES256"] ?? "", "ES256", "other"))).toFailWith("signer_untrusted");
  });

  it("finds its key by the options, then the header, then the claim", async () => {
    const secret = { key: keys["HS256"] ?? "", algorithm: "HS256", scope: "write" };
    const archive = await fixture("claims.tar.gz");
    expect(await load(archive, { keys: { k1: secret } })).toMatchObject({ kind: "rego" });
    expect(await load(archive, { keys: { any: secret }, keyId: "any" })).toMatchObject({ kind: "rego" });
    await expect(load(archive, { keys: { k2: secret } })).toFailWith("signer_untrusted", /"k1"/);
    // opa build writes the id into the header.
    const built = await fixture("built.tar.gz");
    expect(await load(built, { ...by("ES256"), keyId: "" })).toMatchObject({ kind: "rego" });
    // opa sign writes none.
    await expect(load(await fixture("ES256.tar.gz"), { ...by("ES256"), keyId: "" })).toFailWith(
      "signer_untrusted",
    );
  });

  it("is held to its scope", async () => {
    const archive = await fixture("claims.tar.gz");
    expect(await load(archive, by("HS256", { scope: "write" }))).toMatchObject({ kind: "rego" });
    await expect(load(archive, by("HS256"))).toFailWith("signer_untrusted", /"write"/);
    await expect(load(archive, by("HS256", { scope: "read" }))).toFailWith("signer_untrusted");
    await expect(load(await fixture("HS256.tar.gz"), by("HS256", { scope: "write" }))).toFailWith(
      "signer_untrusted",
    );
  });

  it("need not cover excluded files", async () => {
    const archive = await changed("HS256.tar.gz", { "data.json": "{}", "x/data.json": "1" });
    const excluding = (...excludeFiles: string[]) => load(archive, by("HS256", { excludeFiles }));
    expect(await excluding("data.json", "x/*.json")).toMatchObject({ kind: "rego" });
    await expect(excluding("data.json")).toFailWith("signature_invalid", /x\/data\.json/);
    await expect(excluding("*")).toFailWith("signature_invalid", /x\/data\.json/);
    await expect(excluding("[")).toFailWith("config_invalid", /excludeFiles/);
  });
});

describe("a source that is not signed", () => {
  it.each<[string, () => Promise<Uint8Array | string>]>([
    ["an archive", () => changed("HS256.tar.gz", { ".signatures.json": undefined })],
    ["a file of Rego", async () => join("pol", "gate.rego")],
    ["text", async () => Buffer.from("package a")],
    ["a module", async () => Buffer.from("\0asm\x01\0\0\0", "latin1")],
  ])("is refused with a key: %s", async (_, source) => {
    await expect(load(await source(), by("HS256"))).toFailWith("signature_missing");
  });

  it("is refused with a key: texts, and a compiled module", async () => {
    const bundles = by("HS256");
    await expect(loadSource({ files: { "a.rego": "package a" } }, { bundles })).toFailWith(
      "signature_missing",
    );
    const module = new WebAssembly.Module(Buffer.from("\0asm\x01\0\0\0", "latin1"));
    await expect(loadSource(module, { bundles })).toFailWith("signature_missing");
  });
});

describe("a malformed bundle", () => {
  it.each<[string, string, string]>([
    ["no JSON", "{", "bundle_invalid"],
    ["a list", "[]", "bundle_invalid"],
    ["a name twice", '{"signatures": [], "signatures": []}', "bundle_invalid"],
    ["a name in another case", '{"Signatures": ["x"]}', "bundle_invalid"],
    ["no list", '{"signatures": "x"}', "bundle_invalid"],
    ["several signatures", '{"signatures": ["a.b.c", "a.b.c"]}', "bundle_invalid"],
    ["another verifier", '{"signatures": ["a.b.c"], "plugin": "x"}', "bundle_invalid"],
    ["no signature", '{"signatures": []}', "signature_missing"],
    ["no token", '{"signatures": ["x"]}', "signature_invalid"],
    ["padding", '{"signatures": ["YQ==.YQ.YQ"]}', "signature_invalid"],
  ])("is refused for its signatures: %s", async (_, text, code) => {
    const archive = await changed("HS256.tar.gz", { ".signatures.json": text });
    await expect(load(archive, by("HS256"))).toFailWith(code as "bundle_invalid");
  });

  it("is refused for signatures at two places, a second manifest and a patch", async () => {
    const refused = async (path: string): Promise<Buffer> => changed("HS256.tar.gz", { [path]: "{}" });
    await expect(load(await refused("sub/.signatures.json"), by("HS256"))).toFailWith(
      "bundle_invalid",
      /several/,
    );
    await expect(load(await refused("sub/.manifest"), by("HS256"))).toFailWith("source_unsupported");
    await expect(load(await refused("sub/patch.json"), by("HS256"))).toFailWith("source_unsupported");
  });

  it("is refused when two of its names are one path", async () => {
    const archive = await pack([
      ["a.rego", "package a"],
      ["./a.rego", "package b"],
    ]);
    await expect(load(archive, false)).toFailWith("bundle_invalid", /twice/);
  });

  it("is refused for names that are not those that were signed", async () => {
    const entries = await unpackBundle(await fixture("HS256.tar.gz"), "b", 1e6);
    const named = (prefix: string) =>
      pack(entries.map(({ signedName, bytes }) => [prefix + signedName, bytes] as const));
    expect(await load(await named("/"), by("HS256"))).toMatchObject({ kind: "rego" });
    await expect(load(await named("./"), by("HS256"))).toFailWith("signature_invalid");
    await expect(load(await named("//"), by("HS256"))).toFailWith("signature_invalid");
  });

  it("is refused when a link is in its folder", async () => {
    const folder = await mkdtemp(join(root, "linked-"));
    await writeFile(join(folder, "a.rego"), "package a");
    await symlink("a.rego", join(folder, "b.rego"));
    await expect(load(folder, by("HS256"))).toFailWith("bundle_invalid", /b\.rego is a link/);
    await expect(signBundle(folder, { key: "s", algorithm: "HS256" })).toFailWith(
      "bundle_invalid",
      /is a link/,
    );
  });

  it("is refused for headers that readers of tar read differently", async () => {
    const tar = gunzipSync(await fixture("HS256.tar.gz"));
    const typed = (type: string): Buffer => {
      const copy = Buffer.from(tar);
      const sum = parseInt(copy.toString("latin1", 148, 154), 8) + type.charCodeAt(0) - (copy[156] ?? 0);
      copy.write(type, 156, "latin1");
      copy.write(sum.toString(8).padStart(6, "0"), 148, "latin1");
      return gzipSync(copy);
    };
    expect(await load(typed("0"), by("HS256"))).toMatchObject({ kind: "rego" });
    for (const type of ["7", "S", "V", "Z"]) {
      await expect(load(typed(type), by("HS256"))).toFailWith("bundle_invalid", /unknown type/);
    }
  });
});

describe("keys", () => {
  it.each<[string, string, string]>([
    ["no PEM text", "x", "RS256"],
    ["empty secret", "", "HS256"],
    [
      "private key",
      generateKeyPairSync("ed25519").privateKey.export({ type: "pkcs8", format: "pem" }) as string,
      "EdDSA",
    ],
    [
      "small key",
      generateKeyPairSync("rsa", { modulusLength: 1024 }).publicKey.export({
        type: "spki",
        format: "pem",
      }) as string,
      "RS256",
    ],
    ["damaged PEM text", "-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----\n", "RS256"],
  ])("are refused: %s", async (_, key, algorithm) => {
    const bundles = { keys: { default: { key, algorithm } }, keyId: "default" };
    await expect(load(await fixture("HS256.tar.gz"), bundles)).toFailWith("key_invalid");
  });

  it("may be files", async () => {
    await writeFile(join(root, "key.pem"), keys["ES256"] ?? "");
    const of = (path: string) => ({
      keys: { k: { key: { path }, algorithm: "ES256" } },
      keyId: "k",
      cwd: root,
    });
    expect(await load(await fixture("ES256.tar.gz"), of("key.pem"))).toMatchObject({ kind: "rego" });
    await expect(load(await fixture("ES256.tar.gz"), of("gone.pem"))).toFailWith("document_not_found");
  });
});
