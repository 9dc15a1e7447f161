import { createPrivateKey, generateKeyPairSync, type KeyObject } from "node:crypto";
import { describe, expect, it } from "vitest";
import { isRegohostError, Recording, type ErrorCode } from "../../../src/index.js";
import {
  signRecording,
  signStatement,
  verifyEnvelope,
  verifyRecording,
} from "../../../src/trust/verify/index.js";
import { ecdsa, ed25519, pemOf, rsa, signed, STATEMENT } from "./signed-envelope.js";

const PASSPHRASE = "correct horse battery staple";

const pem = (key: KeyObject, type: "pkcs8" | "sec1" | "pkcs1" = "pkcs8", cipher?: string): string =>
  key
    .export({
      type,
      format: "pem",
      ...(cipher === undefined ? {} : { cipher, passphrase: PASSPHRASE }),
    } as never)
    .toString();

const P256 = ecdsa();
const RSA = rsa("pkcs1");
const RSA_PSS = generateKeyPairSync("rsa-pss", {
  modulusLength: 2048,
  hashAlgorithm: "sha256",
  mgf1HashAlgorithm: "sha256",
});

/** Private keys that sign, and their public keys. */
const KEYS: [name: string, key: string | KeyObject, publicKey: KeyObject, passphrase?: string][] = [
  ["ECDSA P-256", pem(P256.privateKey), P256.publicKey],
  ["ECDSA P-256, SEC 1", pem(P256.privateKey, "sec1"), P256.publicKey],
  ["a KeyObject", P256.privateKey, P256.publicKey],
  ["encrypted", pem(P256.privateKey, "pkcs8", "aes-256-cbc"), P256.publicKey, PASSPHRASE],
  ["encrypted, SEC 1", pem(P256.privateKey, "sec1", "aes-128-cbc"), P256.publicKey, PASSPHRASE],
  ...["P-384", "P-521"].map((curve): [string, string, KeyObject] => {
    const { privateKey, publicKey } = ecdsa(curve);
    return [`ECDSA ${curve}`, pem(privateKey), publicKey];
  }),
  ["RSA", pem(RSA.privateKey), RSA.publicKey],
  ["RSA, PKCS #1", pem(RSA.privateKey, "pkcs1"), RSA.publicKey],
  ["RSA-PSS", pem(RSA_PSS.privateKey), RSA_PSS.publicKey],
  ...[ed25519()].map(({ privateKey, publicKey }): [string, string, KeyObject] => [
    "Ed25519",
    pem(privateKey),
    publicKey,
  ]),
];

const ENCRYPTED = pem(P256.privateKey, "pkcs8", "aes-256-cbc");

/** What is no key to sign with, and why. */
const REFUSED: [name: string, key: unknown, why: RegExp, passphrase?: string][] = [
  ["a public key", pemOf(P256), /holds a PUBLIC KEY; a PRIVATE KEY is needed/],
  ["a public KeyObject", P256.publicKey, /not a private key/],
  ["no PEM", "secret", /exactly one private key/],
  ["two keys", pem(P256.privateKey) + pem(RSA.privateKey), /exactly one private key/],
  ["no passphrase", ENCRYPTED, /encrypted, and no passphrase/],
  ["another passphrase", ENCRYPTED, /cannot be decrypted/, "wrong"],
  [
    "a malformed key",
    "-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n",
    /not a valid private key/,
  ],
  [
    "cosign's own encryption",
    "-----BEGIN ENCRYPTED SIGSTORE PRIVATE KEY-----\nAAAA\n-----END ENCRYPTED SIGSTORE PRIVATE KEY-----\n",
    /cosign's own format/,
  ],
  ["an RSA key of 1024 bits", pem(rsa("pkcs1", 1024).privateKey), /at least 2048 bits/],
  ["a key of another kind", pem(generateKeyPairSync("x25519").privateKey), /kind x25519 are not supported/],
  ["a number", 1, /PEM text or a KeyObject/],
];

describe("signStatement", () => {
  it.each(KEYS)("signs with %s, as verifyEnvelope expects it", async (_name, key, publicKey, passphrase) => {
    const envelope = signStatement(STATEMENT, { key, ...(passphrase === undefined ? {} : { passphrase }) });
    const { statement, facts } = await verifyEnvelope(envelope, { keys: [publicKey] });
    expect(statement).toEqual(STATEMENT);
    // Go's library for DSSE passes over a signature whose key id is not the one that it makes of the key.
    expect(envelope.signatures).toEqual([{ sig: expect.any(String) as string }]);
    expect(facts.keyIds).toEqual([expect.stringMatching(/^sha256:[0-9a-f]{64}$/)]);
  });

  it.each(REFUSED)("refuses %s without quoting it", (_name, key, why, passphrase) => {
    let thrown: unknown;
    try {
      signStatement(STATEMENT, { key: key as string, ...(passphrase === undefined ? {} : { passphrase }) });
    } catch (error) {
      thrown = error;
    }
    expect(isRegohostError(thrown, "key_invalid")).toBe(true);
    expect((thrown as Error).message).toMatch(why);
    expect((thrown as Error).cause).toBeUndefined();
    for (const line of String(key).split("\n").slice(1, -2)) {
      if (line.length > 20) expect((thrown as Error).stack).not.toContain(line);
    }
  });

  it.each([
    ["no subject", { ...STATEMENT, subject: [] }],
    ["a subject without a digest", { ...STATEMENT, subject: [{ name: "a", digest: {} }] }],
    ["another type", { ...STATEMENT, _type: "other" }],
    ["what is not JSON", { ...STATEMENT, predicate: { n: NaN } }],
  ])("refuses a statement with %s", (_name, statement) => {
    expect(() => signStatement(statement, { key: P256.privateKey })).toThrow(
      expect.objectContaining({ code: "statement_invalid" }),
    );
  });
});

describe("a signed recording", () => {
  const recording = new Recording({ nowNs: 1n, input: '{"n":1.10}' }).toJson();
  const text = signRecording(recording, { key: P256.privateKey });
  const keys = [P256.publicKey];

  it("is verified, and read", async () => {
    expect(await verifyRecording(text, { keys })).toBe(recording);
    expect(Recording.parse(text).toJson()).toBe(recording);
    expect(Recording.parse(text).facts.input).toBe('{"n":1.10}');
  });

  it.each<[name: string, given: string, code: ErrorCode]>([
    ["one that is not signed", recording, "signature_missing"],
    ["answers alone", '{"f":{"[1]":1}}', "signature_missing"],
    ["no JSON", '"payloadType"', "signature_missing"],
    ["another payload", text.replace(/"payload":"./, '"payload":"f'), "signature_invalid"],
    ["a statement", JSON.stringify(signed(STATEMENT, [P256])), "statement_invalid"],
    [
      "an envelope without signatures",
      text.replace(/"signatures":.*/, '"signatures":[]}'),
      "envelope_invalid",
    ],
    ["other members", text.replace("{", '{"nd_builtin_cache":{},'), "envelope_invalid"],
  ])("is refused for %s", async (_name, given, code) => {
    await expect(verifyRecording(given, { keys })).toFailWith(code);
  });

  it("is refused for another key, for too few, and without one", async () => {
    const other = createPrivateKey(pem(RSA.privateKey));
    await expect(verifyRecording(signRecording(recording, { key: other }), { keys })).toFailWith(
      "signature_invalid",
    );
    await expect(verifyRecording(text, { keys, threshold: 2 })).toFailWith("signature_invalid");
    await expect(verifyRecording(text, { keys: [] })).toFailWith("config_invalid");
    expect(() => signRecording("[]", { key: other })).toThrow(
      expect.objectContaining({ code: "document_invalid" }),
    );
  });
});
