import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import {
  isRefused,
  verifyEnvelope,
  type PublicKeySource,
  type VerifyEnvelopeOptions,
} from "../../../src/trust/verify/index.js";
import { limitReading } from "../../../src/base/async/reading.js";
import { preAuthEncoding } from "../../../src/trust/verify/envelope.js";
import { verifySignatures } from "../../../src/trust/verify/signatures.js";
import { readKeys } from "../../../src/trust/verify/verification-key.js";
import { makeFolder } from "../../cli/run.js";
import { ecdsa, ed25519, pemOf, rsa, signed, STATEMENT, TYPE, type Signer } from "./signed-envelope.js";

const KEY = ecdsa();
const OTHER = ecdsa();
const RSA = rsa("pss");

const jwkOf = ({ publicKey }: Signer, more: object = {}): Record<string, unknown> => ({
  ...publicKey.export({ format: "jwk" }),
  ...more,
});

const verify = (
  document: unknown,
  options: Partial<VerifyEnvelopeOptions> = {},
): ReturnType<typeof verifyEnvelope> =>
  verifyEnvelope(typeof document === "string" ? document : JSON.stringify(document), {
    keys: [pemOf(KEY)],
    ...options,
  });

/** Checks the code, and whether the error says that evidence was refused. */
async function expectRefusal(run: Promise<unknown>, code: string, refused: boolean): Promise<void> {
  const error: unknown = await run.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toMatchObject({ code });
  expect(isRefused(error)).toBe(refused);
}

describe("the bytes that are signed", () => {
  it.each([
    [
      "http://example.com/HelloWorld",
      "hello world",
      "DSSEv1 29 http://example.com/HelloWorld 11 hello world",
    ],
    // Lengths are of bytes in UTF-8.
    ["urn:größe", "für", "DSSEv1 11 urn:größe 4 für"],
  ])("are the DSSE specification's, for %s", (type, payload, bytes) => {
    expect(preAuthEncoding(type, Buffer.from(payload)).toString()).toBe(bytes);
  });
});

describe("verifyEnvelope, by the kind of key", () => {
  it.each<[string, Signer]>([
    ["ECDSA P-256", KEY],
    ["ECDSA P-384 with SHA-384", ecdsa("P-384", "sha384")],
    ["ECDSA P-384 with SHA-256, as cosign signs", ecdsa("P-384")],
    ["ECDSA P-521 with SHA-512", ecdsa("P-521", "sha512")],
    ["RSA-PSS", RSA],
    ["RSA PKCS #1", rsa("pkcs1")],
    ["Ed25519", ed25519()],
  ])("verifies %s, as PEM, as JWK, as a JWK set, and as a KeyObject", async (_name, key) => {
    const envelope = signed(STATEMENT, [key]);
    const id = `sha256:${createHash("sha256")
      .update(key.publicKey.export({ type: "spki", format: "der" }))
      .digest("hex")}`;
    const sources: PublicKeySource[] = [
      pemOf(key),
      Buffer.from(pemOf(key)),
      jwkOf(key),
      JSON.stringify(jwkOf(key)),
      { keys: [jwkOf(OTHER), jwkOf(key)] },
      key.publicKey,
    ];
    for (const source of sources) {
      const { statement, facts, payload } = await verify(envelope, { keys: [source] });
      expect(statement).toEqual(STATEMENT);
      expect(Buffer.from(payload).toString()).toBe(JSON.stringify(STATEMENT));
      expect(facts).toEqual({
        signer: "key",
        keyIds: [id],
        payloadType: TYPE,
        documentDigest: expect.stringMatching(/^sha256:[0-9a-f]{64}$/) as string,
        payloadDigest: `sha256:${createHash("sha256").update(payload).digest("hex")}`,
        predicateType: STATEMENT.predicateType,
      });
    }
  });

  it("takes a key of a PKCS #1 file, and a file of several keys", async () => {
    const pkcs1 = RSA.publicKey.export({ type: "pkcs1", format: "pem" }).toString();
    expect((await verify(signed(STATEMENT, [RSA]), { keys: [pkcs1] })).facts.keyIds).toHaveLength(1);
    const cwd = await makeFolder({ "keys.pem": `${pemOf(OTHER)}\n${pemOf(KEY)}` });
    const found = await verify(signed(STATEMENT, [KEY]), { keys: [{ path: "keys.pem" }], cwd });
    expect(found.facts.keyIds).toHaveLength(1);
  });

  it.each<[string, Signer, string, boolean]>([
    ["ES256", KEY, "ES256", true],
    ["RS256 by a PSS signature", RSA, "RS256", false],
    ["PS256", RSA, "PS256", true],
    ["PS256 by a PKCS #1 signature", rsa("pkcs1"), "PS256", false],
    ["RS512", rsa("pkcs1", 2048, "sha512"), "RS512", true],
    ["RS256 by SHA-512", rsa("pkcs1", 2048, "sha512"), "RS256", false],
    ["ES384 by SHA-256", ecdsa("P-384"), "ES384", false],
    ["EdDSA", ed25519(), "EdDSA", true],
  ])("is bound by the alg of a JWK: %s", async (_name, key, alg, holds) => {
    const run = verify(signed(STATEMENT, [key]), { keys: [jwkOf(key, { alg })] });
    if (holds) expect((await run).facts.signer).toBe("key");
    else await expectRefusal(run, "signature_invalid", true);
  });

  it.each<[string, PublicKeySource]>([
    ["neither PEM nor JSON", "secret"],
    ["an empty text", ""],
    ["a private key in PEM", KEY.privateKey.export({ type: "pkcs8", format: "pem" }).toString()],
    ["a private JWK", KEY.privateKey.export({ format: "jwk" })],
    ["a private KeyObject", KEY.privateKey],
    ["a symmetric JWK", { kty: "oct", k: "c2VjcmV0" }],
    ["a JWK for encryption", jwkOf(KEY, { use: "enc" })],
    ["a JWK for signing only", jwkOf(KEY, { key_ops: ["sign"] })],
    ["an alg of another kind of key", jwkOf(KEY, { alg: "RS256" })],
    ["an alg of another curve", jwkOf(KEY, { alg: "ES384" })],
    ["the alg none", jwkOf(KEY, { alg: "none" })],
    ["an alg HS256", jwkOf(RSA, { alg: "HS256" })],
    ["an alg that is a list", jwkOf(RSA, { alg: ["RS256"] })],
    ["an alg of the prototype", jwkOf(RSA, { alg: "constructor" })],
    ["an empty JWK set", { keys: [] }],
    ["nested JWK sets", { keys: [{ keys: [jwkOf(KEY)] }] }],
    ["a JWK with a key twice", `{"kty":"EC","kty":"EC","crv":"P-256"}`],
    ["another curve", ecdsa("secp256k1").publicKey],
    ["short RSA", rsa("pss", 1024).publicKey],
    ["a certificate", "-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----"],
    ["broken PEM", pemOf(KEY).replace("MF", "XX")],
    ["PEM without its end", pemOf(KEY).replace("-----END PUBLIC KEY-----", "")],
    ["a number", 1 as unknown as PublicKeySource],
  ])("refuses %s as a key, and quotes nothing of it", async (_name, source) => {
    const run = verify(signed(STATEMENT, [KEY]), { keys: [source] });
    await expectRefusal(run, "key_invalid", false);
    const error: unknown = await run.catch((thrown: unknown) => thrown);
    for (let cause = error; cause instanceof Error; cause = cause.cause) {
      expect(cause.message).not.toMatch(/secret|c2VjcmV0|MIG|[A-Za-z0-9_-]{40}/);
    }
  });
});

describe("verifyEnvelope, by threshold", () => {
  const both = signed(STATEMENT, [KEY, OTHER]);
  const keys = [pemOf(KEY), pemOf(OTHER)];

  it("counts distinct keys, not signatures or spellings of a key", async () => {
    expect((await verify(both, { keys, threshold: 2 })).facts.keyIds).toHaveLength(2);
    const twice = signed(STATEMENT, [KEY, KEY]);
    await expectRefusal(verify(twice, { keys, threshold: 2 }), "signature_invalid", true);
    const spelt = [pemOf(KEY), jwkOf(KEY), jwkOf(KEY, { alg: "ES256", kid: "x" })];
    await expectRefusal(verify(twice, { keys: spelt, threshold: 2 }), "key_invalid", false);
  });

  it("ends at a time limit, however many signatures of a long payload there are", async () => {
    const signatures = Array.from({ length: 100 }, () => Buffer.alloc(64));
    const long = { payloadType: TYPE, payload: Buffer.alloc(16 << 20), signatures };
    const read = await readKeys(keys, "");
    await expect(
      limitReading("verifying a.json", { timeoutMs: 20 }, () => verifySignatures("a.json", long, read, 1)),
    ).rejects.toMatchObject({ code: "timeout" });
  });

  const der = (tag: number, ...parts: Buffer[]): Buffer => {
    const content = Buffer.concat(parts);
    const { length } = content;
    const head = length < 0x80 ? [tag, length] : [tag, 0x82, length >> 8, length & 0xff];
    return Buffer.concat([Buffer.from(head), content]);
  };
  /** The same key with another algorithm or encoding in its SubjectPublicKeyInfo. */
  const spelt = (oids: string[], bits: Buffer): string => {
    const algorithm = der(0x30, ...oids.map((oid) => der(0x06, Buffer.from(oid, "hex"))));
    const spki = der(0x30, algorithm, der(0x03, Buffer.from([0]), bits));
    return `-----BEGIN PUBLIC KEY-----\n${spki.toString("base64")}\n-----END PUBLIC KEY-----\n`;
  };
  const CURVE = ["2a8648ce3d0201", "2a8648ce3d030107"];
  const point = KEY.publicKey.export({ type: "spki", format: "der" }).subarray(-65);
  const sign = (point.at(-1) ?? 0) & 1;
  it.each<[string, Signer, string]>([
    [
      "a compressed point",
      KEY,
      spelt(CURVE, Buffer.concat([Buffer.from([2 + sign]), point.subarray(1, 33)])),
    ],
    ["a hybrid point", KEY, spelt(CURVE, Buffer.concat([Buffer.from([6 + sign]), point.subarray(1)]))],
    [
      "the identifier of RSA-PSS",
      RSA,
      spelt(["2a864886f70d01010a"], RSA.publicKey.export({ type: "pkcs1", format: "der" })),
    ],
  ])("counts a key once that is there with %s too", async (_name, key, other) => {
    const once = signed(STATEMENT, [key]);
    // It is a key of this encoding, which verifies by itself.
    expect((await verify(once, { keys: [other] })).facts.keyIds).toHaveLength(1);
    for (const both of [
      [pemOf(key), other],
      [other, pemOf(key)],
    ]) {
      expect((await verify(once, { keys: both })).facts.keyIds).toHaveLength(1);
      await expectRefusal(verify(once, { keys: both, threshold: 2 }), "key_invalid", false);
      const three = [...both, pemOf(OTHER)];
      await expectRefusal(verify(once, { keys: three, threshold: 2 }), "signature_invalid", true);
    }
  });

  it("takes signatures of strangers beside enough of its own, and their key ids for nothing", async () => {
    const stranger = { keyid: "sha256:mine", sig: "AAAA" };
    const envelope = { ...both, signatures: [stranger, ...both.signatures] };
    expect((await verify(envelope, { keys, threshold: 2 })).facts.keyIds).toHaveLength(2);
  });

  it.each([0, 1.5, -1])("refuses %s", async (threshold) => {
    await expectRefusal(verify(both, { keys, threshold }), "config_invalid", false);
  });
});

describe("verifyEnvelope refuses", () => {
  const good = signed(STATEMENT, [KEY]);
  const change = (more: object): string => JSON.stringify({ ...good, ...more });
  const payload = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64");

  it.each<[string, unknown, string, boolean]>([
    [
      "another payload",
      change({ payload: payload({ ...STATEMENT, predicate: {} }) }),
      "signature_invalid",
      true,
    ],
    ["another type", change({ payloadType: "application/json" }), "signature_invalid", true],
    [
      "another signature",
      change({ signatures: signed(STATEMENT, [OTHER]).signatures }),
      "signature_invalid",
      true,
    ],
    ["an empty signature", change({ signatures: [{ sig: "" }] }), "signature_invalid", true],
    ["a plain statement", STATEMENT, "signature_missing", true],
    ["an empty object", {}, "signature_missing", true],
    ["a list", [], "signature_missing", true],
    ["no signatures", change({ signatures: [] }), "signature_missing", true],
    ["a signature without text", change({ signatures: [{ keyid: "a" }] }), "envelope_invalid", false],
    ["too many signatures", change({ signatures: Array(101).fill({ sig: "" }) }), "envelope_invalid", false],
    ["a signature that is not Base64", change({ signatures: [{ sig: "%" }] }), "envelope_invalid", false],
    ...["QQ=", "QQ===", "QR==", "QUJ=", "Q", "QUFB=", "QUFBQ", "QQ==QQ==", "QQ\n==", " QQ=="].map(
      (text): [string, unknown, string, boolean] => [
        `the payload ${JSON.stringify(text)}`,
        change({ payload: text }),
        "envelope_invalid",
        false,
      ],
    ),
    ["other members", change({ extra: 1 }), "envelope_invalid", false],
    ["a list of envelopes", [good], "envelope_invalid", false],
    [
      "a bundle with two signatures",
      { dsseEnvelope: signed(STATEMENT, [KEY, OTHER]) },
      "envelope_invalid",
      false,
    ],
    [
      "a member twice",
      JSON.stringify(good).replace("{", `{"payload":${JSON.stringify(payload(STATEMENT))},`),
      "envelope_invalid",
      false,
    ],
    ["what is not JSON", "{", "envelope_invalid", false],
    ["signed text of another type", signed("{}", [KEY], "text/plain"), "statement_invalid", false],
    ["signed text that is not JSON", signed("{", [KEY]), "statement_invalid", false],
    ["a signed text with a member twice", signed('{"_type":1,"_type":2}', [KEY]), "statement_invalid", false],
    ...(
      [
        ["another _type", { ...STATEMENT, _type: "https://in-toto.io/Statement/v2" }],
        ["no subject", { ...STATEMENT, subject: [] }],
        ["a subject without digests", { ...STATEMENT, subject: [{ name: "a", digest: {} }] }],
        ["a subject with a digest that is not text", { ...STATEMENT, subject: [{ digest: { sha256: 1 } }] }],
        ["no predicateType", { ...STATEMENT, predicateType: undefined }],
        ["a predicateType that is not a URI", { ...STATEMENT, predicateType: "provenance" }],
        ["null", null],
      ] as const
    ).map(([name, value]): [string, unknown, string, boolean] => [
      `a signed statement with ${name}`,
      signed(value, [KEY]),
      "statement_invalid",
      false,
    ]),
  ])("%s", async (_name, document, code, refused) => {
    await expectRefusal(verify(document), code, refused);
  });

  it("but takes v0.1, the other alphabet of Base64, an object, and a bundle's envelope", async () => {
    const old = { ...STATEMENT, _type: "https://in-toto.io/Statement/v0.1" };
    expect((await verify(signed(old, [KEY]))).statement).toEqual(old);
    const url = signed({ ...STATEMENT, predicate: "???>>>" }, [KEY]);
    const inUrl = { ...url, payload: Buffer.from(url.payload, "base64").toString("base64url") };
    expect((await verify(inUrl)).statement.predicate).toBe("???>>>");
    for (const predicate of ["", "1", "12"]) {
      const { payload: text, ...rest } = signed({ ...STATEMENT, predicate }, [KEY]);
      const short = { ...rest, payload: text.replaceAll("=", "") };
      expect((await verify(short)).statement.predicate).toBe(predicate);
    }
    expect((await verifyEnvelope(good, { keys: [pemOf(KEY)] })).statement).toEqual(STATEMENT);
    expect((await verify({ mediaType: "x", dsseEnvelope: good })).statement).toEqual(STATEMENT);
  });
});

describe("verifyEnvelope, of an artifact", () => {
  const content = Buffer.from("the tarball");
  const hex = (algorithm: string): string => createHash(algorithm).update(content).digest("hex");
  const about = (...digests: Record<string, string>[]): unknown =>
    signed({ ...STATEMENT, subject: digests.map((digest, i) => ({ name: `s${i}`, digest })) }, [KEY]);

  it("takes its content, its file or one of its digests", async () => {
    const cwd = await makeFolder({});
    await writeFile(join(cwd, "app.tgz"), content);
    const envelope = about({ sha256: "00".repeat(32) }, { sha256: hex("sha256"), sha1: "ff" });
    for (const artifact of [
      content,
      { path: "app.tgz" },
      `sha256:${hex("sha256")}`,
      `SHA256:${hex("sha256").toUpperCase()}`,
    ]) {
      const { facts } = await verify(envelope, { artifact, cwd });
      expect(facts.subjects).toEqual([{ name: "s1", digest: { sha256: hex("sha256"), sha1: "ff" } }]);
    }
  });

  it.each<[string, Record<string, string>[]]>([
    ["another one", [{ sha256: "00".repeat(32) }]],
    ["one in weak digests only", [{ sha1: hex("sha1"), md5: hex("md5"), gitCommit: hex("sha1") }]],
    ["one whose other strong digest differs", [{ sha256: hex("sha256"), sha512: "00".repeat(64) }]],
    ["one in upper case", [{ sha256: hex("sha256").toUpperCase() }]],
    ["two halves of it", [{ sha256: "00".repeat(32), sha512: hex("sha512") }]],
  ])("refuses %s", async (_name, digests) => {
    await expectRefusal(verify(about(...digests), { artifact: content }), "subject_mismatch", true);
  });

  it.each(["sha1:" + "0".repeat(40), "sha256:00", "app.tgz", "sha256:" + "g".repeat(64), ""])(
    "refuses the digest %j",
    async (artifact) => {
      await expectRefusal(verify(about({ sha256: hex("sha256") }), { artifact }), "config_invalid", false);
    },
  );

  it("says which file is missing", async () => {
    const run = verify(about({ sha256: hex("sha256") }), { artifact: { path: "missing.tgz" } });
    await expectRefusal(run, "document_not_found", false);
  });
});
