import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { toSigstoreBundle } from "../../../src/trust/registry/cosign-attestation.js";
import { verifyBundle, verifyEnvelope } from "../../../src/trust/verify/index.js";
import {
  IDENTITY,
  ISSUER,
  startMockSigstore,
  type MockBundle,
  type MockSigstore,
} from "../verify/mock-sigstore.js";
import { logged, toLayer } from "./cosign-layers.js";
import { ecdsa, ed25519, pemOf, signed, STATEMENT } from "../verify/signed-envelope.js";

let sigstore: MockSigstore;
let signedBundle: MockBundle;
beforeAll(async () => {
  sigstore = await startMockSigstore();
  signedBundle = await sigstore.sign();
});

const hashOf = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

const options = (): Parameters<typeof verifyBundle>[1] => ({
  trustedRoot: sigstore.root(),
  certificateIdentity: IDENTITY,
  certificateOidcIssuer: ISSUER,
});

describe("a layer of cosign's .att", () => {
  it("is verified as the bundle that it is made into", async () => {
    const { envelope, annotations } = toLayer(signedBundle);
    const bundle = toSigstoreBundle("a", envelope, annotations);
    const { facts } = await verifyBundle(bundle, options());
    expect(facts).toMatchObject({ signer: "certificate", identity: IDENTITY, issuer: ISSUER });
    expect(facts.times).toHaveLength(1);
  });

  it("without annotations is its envelope", async () => {
    const signer = ed25519();
    const envelope = Buffer.from(JSON.stringify(signed(STATEMENT, [signer])));
    const same = toSigstoreBundle("a", envelope, { "dev.sigstore.cosign/bundle": "" });
    expect(same).toBe(envelope);
    await verifyEnvelope(same, { keys: [pemOf(signer)] });
  });

  it("signed with a key has its log entry verified with a root", async () => {
    const { envelope, annotations } = toLayer(signedBundle);
    const { "dev.sigstore.cosign/certificate": _certificate, ...rest } = annotations;
    const bundle = toSigstoreBundle("a", envelope, rest);
    await expect(verifyBundle(bundle, { trustedRoot: sigstore.root(), keys: [pemOf(ed25519())] })).toFailWith(
      "signature_invalid",
    );
  });

  it("signed with a key and logged is verified with the key and a root", async () => {
    const signer = ecdsa();
    const envelope = signed(STATEMENT, [signer]);
    const { sig: signature = "" } = envelope.signatures[0] ?? {};
    const entry = await logged(sigstore, {
      apiVersion: "0.0.1",
      kind: "dsse",
      spec: {
        payloadHash: { algorithm: "sha256", value: hashOf(Buffer.from(envelope.payload, "base64")) },
        signatures: [{ signature, verifier: Buffer.from(pemOf(signer)).toString("base64") }],
      },
    });
    const bundle = toSigstoreBundle("a", Buffer.from(JSON.stringify(envelope)), entry);
    const trustedRoot = sigstore.root();
    const { facts } = await verifyBundle(bundle, { trustedRoot, keys: [pemOf(signer)] });
    expect(facts).toMatchObject({ signer: "key", times: [{ source: "transparency-log" }] });
    await expect(verifyBundle(bundle, { trustedRoot, keys: [pemOf(ecdsa())] })).toFailWith(
      "signature_invalid",
    );
  });

  it("with an entry of the kind intoto 0.0.1 is refused with a root, and holds with a key alone", async () => {
    const signer = ecdsa();
    const envelope = signed(STATEMENT, [signer]);
    const text = Buffer.from(JSON.stringify(envelope));
    const entry = await logged(sigstore, {
      apiVersion: "0.0.1",
      kind: "intoto",
      spec: {
        content: {
          hash: { algorithm: "sha256", value: hashOf(text) },
          payloadHash: { algorithm: "sha256", value: hashOf(Buffer.from(envelope.payload, "base64")) },
        },
        publicKey: Buffer.from(pemOf(signer)).toString("base64"),
      },
    });
    const bundle = toSigstoreBundle("a", text, entry);
    const keys = [pemOf(signer)];
    const withRoot = verifyBundle(bundle, { trustedRoot: sigstore.root(), keys });
    await expect(withRoot).rejects.toMatchObject({
      code: "log_entry_invalid",
      cause: { message: expect.stringContaining("unsupported intoto version: 0.0.1") as string },
    });
    await expect(verifyEnvelope(bundle, { keys })).resolves.toMatchObject({ facts: { signer: "key" } });
  });

  it.each<[string, (annotations: Record<string, string>) => void, string]>([
    ["no log entry", (all) => delete all["dev.sigstore.cosign/bundle"], "log_entry_invalid"],
    [
      "another index in its log entry",
      (all) => {
        const key = "dev.sigstore.cosign/bundle";
        all[key] = (all[key] ?? "").replace(/"logIndex":\d+/, '"logIndex":987654');
      },
      "log_entry_invalid",
    ],
  ])("with %s is refused", async (_what, change, code) => {
    const { envelope, annotations } = toLayer(signedBundle);
    change(annotations);
    await expect(verifyBundle(toSigstoreBundle("a", envelope, annotations), options())).toFailWith(
      code as "log_entry_invalid",
    );
  });

  it("whose envelope was changed is refused", async () => {
    const { envelope, annotations } = toLayer(signedBundle);
    const changed = JSON.parse(envelope.toString()) as MockBundle["dsseEnvelope"];
    changed.payload = Buffer.from(JSON.stringify({ ...STATEMENT, predicate: {} })).toString("base64");
    const bundle = toSigstoreBundle("a", Buffer.from(JSON.stringify(changed)), annotations);
    // The log is about another payload.
    await expect(verifyBundle(bundle, options())).toFailWith("log_entry_invalid");
  });

  it.each<[string, string, string]>([
    ["the certificate", "dev.sigstore.cosign/certificate", "not PEM"],
    ["the certificate, two of them", "dev.sigstore.cosign/certificate", "twice"],
    ["the log entry", "dev.sigstore.cosign/bundle", "{"],
    ["the log entry", "dev.sigstore.cosign/bundle", "[]"],
    ["the log entry", "dev.sigstore.cosign/bundle", '{"SignedEntryTimestamp":"a","Payload":{}}'],
    ["the timestamp", "dev.sigstore.cosign/rfc3161timestamp", "{}"],
    [
      "the timestamp",
      "dev.sigstore.cosign/rfc3161timestamp",
      '{"SignedRFC3161Timestamp":"a","SignedRFC3161Timestamp":"b"}',
    ],
  ])("with a malformed annotation is malformed: %s", (_what, key, value) => {
    const { envelope, annotations } = toLayer(signedBundle);
    const given = value === "twice" ? (annotations[key] ?? "").repeat(2) : value;
    expect(() => toSigstoreBundle("a", envelope, { ...annotations, [key]: given })).toThrow(
      expect.objectContaining({ code: "envelope_invalid" }),
    );
  });

  it("with a duplicate key is malformed: its envelope, and each annotation that is JSON", () => {
    const { envelope, annotations } = toLayer(signedBundle);
    const twice = (text: string): string => text.replace("{", '{"a":1,"a":2,');
    const fails = expect.objectContaining({ code: "envelope_invalid" }) as Error;
    expect(() => toSigstoreBundle("a", Buffer.from(twice(envelope.toString())), annotations)).toThrow(fails);
    const isJson = (text: string): boolean => text.startsWith("{");
    const texts = Object.entries(annotations).filter(([, text]) => isJson(text));
    expect(texts.length).toBeGreaterThan(0);
    for (const [key, text] of texts)
      expect(() => toSigstoreBundle("a", envelope, { ...annotations, [key]: twice(text) })).toThrow(fails);
  });
});
