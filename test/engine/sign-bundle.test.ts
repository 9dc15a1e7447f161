import { generateKeyPairSync } from "node:crypto";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildBundle, compilePolicy, loadPolicy, signBundle } from "../../src/index.js";
import { loadSource } from "../../src/engine/source/load-source.js";

const FIXTURES = new URL("source/fixtures/opa-signed/", import.meta.url);
const SECRET = "a secret of the tests";

let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "regohost-sign-"));
  const files = JSON.parse(await readFile(new URL("files.json", FIXTURES), "utf8")) as Record<string, string>;
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, "pol", name)), { recursive: true });
    await writeFile(join(root, "pol", name), text);
  }
});
afterAll(() => rm(root, { recursive: true }));

describe("signBundle", () => {
  it("writes what opa sign writes, byte for byte", async () => {
    const { signatures, files } = await signBundle("pol", { key: SECRET, algorithm: "HS256", cwd: root });
    expect(signatures).toBe(await readFile(new URL("folder.signatures.json", FIXTURES), "utf8"));
    expect(files).toContain("pol/.hidden/note.txt");
  });

  it.each([
    ["RS256", "rsa", { modulusLength: 2048 }],
    ["PS512", "rsa", { modulusLength: 2048 }],
    ["ES384", "ec", { namedCurve: "P-384" }],
    ["EdDSA", "ed25519", {}],
  ] as const)("makes signatures that verify: %s", async (algorithm, type, options) => {
    const { publicKey, privateKey } = generateKeyPairSync(type as "ec", options as { namedCurve: string });
    const key = privateKey.export({ type: "pkcs8", format: "pem" }) as string;
    const { signatures } = await signBundle("pol/", {
      key,
      algorithm,
      cwd: root,
      claims: { scope: "s", keyid: "id" },
    });
    await writeFile(join(root, "pol", ".signatures.json"), signatures);
    const pem = publicKey.export({ type: "spki", format: "pem" }) as string;
    const bundles = { keys: { id: { key: pem, algorithm, scope: "s" } } };
    expect(await loadSource("./pol", { cwd: root, bundles })).toMatchObject({ kind: "rego" });
  });

  it.each([
    ["of another type", { iat: "now" }],
    ["with a fraction of a second", { iat: 1.5 }],
    ["in another case", { Scope: "x" }],
    ["that replace the list of files", { files: [] }],
  ])("refuses claims %s", async (_, claims) => {
    await expect(signBundle("pol", { key: SECRET, algorithm: "HS256", cwd: root, claims })).toFailWith(
      "config_invalid",
    );
  });

  it("refuses what cannot be signed", async () => {
    const sign = (path: string | string[], options = {}) =>
      signBundle(path, { key: SECRET, algorithm: "HS256", cwd: root, ...options });
    await expect(sign("gone")).toFailWith("source_not_found");
    await expect(sign("pol/gate.rego")).toFailWith("bundle_invalid");
    await expect(sign(["pol", "./pol"])).toFailWith("bundle_invalid", /two files/);
    await expect(sign("pol", { key: "x", algorithm: "RS256" })).toFailWith("key_invalid");
    await expect(sign("pol", { algorithm: "none" })).toFailWith("config_invalid");
    await expect(sign("pol", { maxBundleBytes: 10 })).toFailWith("bundle_too_large");
  });
});

describe("the library", () => {
  const verify = { bundles: { keys: { default: { key: SECRET, algorithm: "HS256" } }, keyId: "default" } };
  let archive: Uint8Array;

  beforeAll(async () => {
    const files = { "gate.rego": 'package gate\n\ndeny contains "no" if not input.ok\n' };
    const sign = { key: SECRET, algorithm: "HS256", keyId: "default" };
    ({ archive } = await buildBundle({ files }, { entrypoint: "gate/deny", sign }));
  });

  it("loads a bundle that it built and signed", async () => {
    await using policy = await loadPolicy(archive, { verify });
    expect(await policy.evaluate({})).toEqual(["no"]);
    const byHeader = { bundles: { keys: { default: { key: SECRET, algorithm: "HS256" } } } };
    await (await loadPolicy(archive, { verify: byHeader })).close();
  });

  it("refuses a signed bundle without a key, and takes it when it is not to verify", async () => {
    await expect(loadPolicy(archive)).toFailWith("verification_key_missing");
    await expect(loadPolicy(archive, { verify: {} })).toFailWith("verification_key_missing");
    await (await loadPolicy(archive, { verify: false })).close();
    await (await loadPolicy(archive, { verify: { bundles: false } })).close();
  });

  it("refuses another key, and an unsigned source with a key", async () => {
    const other = { bundles: { ...verify.bundles, keys: { default: { key: "x", algorithm: "HS256" } } } };
    await expect(loadPolicy(archive, { verify: other })).toFailWith("signature_invalid");
    await expect(loadPolicy({ files: { "a.rego": "package a\np := 1" } }, { verify })).toFailWith(
      "signature_missing",
    );
  });

  it.each([
    [{}, /keys is missing/],
    [{ keys: {} }, /keys must be/],
    [{ keys: { a: {} } }, /key is missing/],
    [{ keys: { a: { key: "x", algorithm: "none" } } }, /algorithm must be/],
    [{ keys: { a: { key: "x" } }, key: "x" }, /unknown option "key"/],
  ])("refuses options that name no key: %j", async (bundles, message) => {
    await expect(loadPolicy(archive, { verify: { bundles: bundles as never } })).toFailWith(
      "config_invalid",
      message,
    );
  });

  it("says that it did not verify what it compiles", async () => {
    const signed = join(root, "compiled");
    await mkdir(signed);
    await writeFile(join(signed, "a.rego"), "package a\n\np := 1\n");
    const { signatures } = await signBundle(signed, { key: SECRET, algorithm: "HS256" });
    await writeFile(join(signed, ".signatures.json"), signatures);
    expect((await compilePolicy(signed)).notes).toMatchObject([{ code: "bundle_unverified" }]);
    expect((await compilePolicy(signed, { verify })).notes).toEqual([]);
    expect((await compilePolicy(signed, { verify: false })).notes).toEqual([]);
    await writeFile(join(signed, "a.rego"), "package a\n\np := 2\n");
    await expect(compilePolicy(signed, { verify })).toFailWith("signature_invalid");
  });
});
