import { createHash, generateKeyPairSync, sign, X509Certificate, type KeyObject } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { conformaBuiltins } from "../../../builtins/conforma/index.js";
import type { AsyncBuiltinDefinition } from "../../../src/engine/builtin/builtin.js";
import { faults, startRegistry, type FakeRegistry } from "../../../src/testing/index.js";
import { logged, toLayer } from "../../trust/registry/cosign-layers.js";
import { IDENTITY, ISSUER, startMockSigstore, type MockSigstore } from "../../trust/verify/mock-sigstore.js";
import { newContext } from "../service-stub.js";

const SIMPLE_SIGNING = "application/vnd.dev.cosign.simplesigning.v1+json";
const DSSE = "application/vnd.dsse.envelope.v1+json";
const BUNDLE = "application/vnd.dev.sigstore.bundle.v0.3+json";

let sigstore: MockSigstore;
let registry: FakeRegistry;
let image: { digest: string };
beforeAll(async () => {
  sigstore = await startMockSigstore();
});
afterAll(() => sigstore.close());
beforeEach(async () => {
  registry = await startRegistry();
  image = registry.push("team/app", [{ content: crypto.randomUUID(), mediaType: "text/plain" }]);
  return () => registry.close();
});

const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
const toPem = (key: KeyObject): string => key.export({ type: "spki", format: "pem" }).toString();
const BY_KEY = { ignore_rekor: true, public_key: toPem(publicKey) };
const BY_IDENTITY = {
  ignore_rekor: false,
  certificate_identity: IDENTITY,
  certificate_oidc_issuer: ISSUER,
};

interface Result {
  success: boolean;
  errors: string[];
  signatures?: Record<string, unknown>[];
  attestations?: { statement: unknown; signatures: Record<string, unknown>[] }[];
}

async function verify(
  name: "image" | "attestation",
  options: unknown,
  reference: unknown = `${registry.host}/team/app@${image.digest}`,
): Promise<Result> {
  const builtins = conformaBuiltins({
    allowNet: [registry.host],
    trustedRoot: sigstore.root(),
    env: {},
  });
  const { call } = builtins.find(
    (one) => one.name === `ec.sigstore.verify_${name}`,
  ) as AsyncBuiltinDefinition;
  return (await call([reference, options] as never, { ...newContext(), speculative: true })) as Result;
}

const attach = (suffix: string, ...layers: Parameters<FakeRegistry["push"]>[1]): unknown =>
  registry.push("team/app", layers, { tag: `${image.digest.replace(":", "-")}.${suffix}` });

/** The message that cosign signs. */
const message = (digest: string): string =>
  JSON.stringify({
    critical: {
      identity: { "docker-reference": "" },
      image: { "docker-manifest-digest": digest },
      type: "cosign container image signature",
    },
    optional: null,
  });

const statement = (digest: string): string =>
  JSON.stringify({
    _type: "https://in-toto.io/Statement/v0.1",
    subject: [{ name: "app", digest: { sha256: digest.slice("sha256:".length) } }],
    predicateType: "https://slsa.dev/provenance/v0.2",
    predicate: { builder: { id: "https://tekton.dev/chains/v2" } },
  });

const SIGNATURE = "dev.cosignproject.cosign/signature";

function signedWithKey(digest: string): {
  content: string;
  mediaType: string;
  annotations: Record<string, string>;
} {
  const content = message(digest);
  const signature = sign("sha256", Buffer.from(content), privateKey).toString("base64");
  return { content, mediaType: SIMPLE_SIGNING, annotations: { [SIGNATURE]: signature } };
}

/** An entry of a log about a message. */
async function log(content: string, signature: string, verifier: string): Promise<Record<string, string>> {
  return logged(sigstore, {
    apiVersion: "0.0.1",
    kind: "hashedrekord",
    spec: {
      data: { hash: { algorithm: "sha256", value: createHash("sha256").update(content).digest("hex") } },
      signature: { content: signature, publicKey: { content: Buffer.from(verifier).toString("base64") } },
    },
  });
}

/** A signature with a certificate of the instance. */
async function signedKeyless(digest: string): Promise<ReturnType<typeof signedWithKey> & { pem: string }> {
  const signer = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");
  const claims = { sub: IDENTITY, iss: ISSUER, repository: "acme/app", ref: "refs/tags/v1" };
  const response = await fetch(`${sigstore.baseUrl}/api/v2/signingCert`, {
    method: "POST",
    body: JSON.stringify({
      credentials: { oidcIdentityToken: `${part({ alg: "none" })}.${part(claims)}.` },
      publicKeyRequest: {
        publicKey: { algorithm: "ECDSA", content: toPem(signer.publicKey) },
        proofOfPossession: sign("sha256", Buffer.from(IDENTITY), signer.privateKey).toString("base64"),
      },
    }),
  });
  const issued = (await response.json()) as {
    signedCertificateEmbeddedSct: { chain: { certificates: string[] } };
  };
  const [pem = "", ...chain] = issued.signedCertificateEmbeddedSct.chain.certificates;
  const content = message(digest);
  const signature = sign("sha256", Buffer.from(content), signer.privateKey).toString("base64");
  const annotations = {
    [SIGNATURE]: signature,
    "dev.sigstore.cosign/certificate": pem,
    "dev.sigstore.cosign/chain": chain.join("\n"),
    ...(await log(content, signature, pem)),
  };
  return { content, mediaType: SIMPLE_SIGNING, annotations, pem };
}

function signedEnvelope(payload: string): string {
  const payloadType = "application/vnd.in-toto+json";
  const signed = `DSSEv1 ${payloadType.length} ${payloadType} ${Buffer.byteLength(payload)} ${payload}`;
  const sig = sign("sha256", Buffer.from(signed), privateKey).toString("base64");
  return JSON.stringify({
    payloadType,
    payload: Buffer.from(payload).toString("base64"),
    signatures: [{ keyid: "", sig }],
  });
}

const KEY_SIGNATURE = { keyid: "", certificate: "", chain: [], metadata: {} };

describe("a signature of an image", () => {
  it("with a key", async () => {
    const layer = signedWithKey(image.digest);
    attach("sig", layer, signedWithKey(`sha256:${"0".repeat(64)}`));
    expect(await verify("image", BY_KEY)).toEqual({
      success: true,
      errors: [],
      signatures: [{ ...KEY_SIGNATURE, signature: layer.annotations[SIGNATURE] }],
    });
  });

  it("with a key and a log, of the trusted root or with a key of its own", async () => {
    const layer = signedWithKey(image.digest);
    const entry = await log(layer.content, layer.annotations[SIGNATURE] ?? "", BY_KEY.public_key);
    const options = { ...BY_KEY, ignore_rekor: false };
    attach("sig", layer);
    expect(await verify("image", options)).toMatchObject({ success: false });
    attach("sig", { ...layer, annotations: { ...layer.annotations, ...entry } });
    expect(await verify("image", options)).toMatchObject({ success: true });
    const [logOfRoot] = sigstore.root().tlogs;
    const pem = `-----BEGIN PUBLIC KEY-----\n${logOfRoot?.publicKey.rawBytes ?? ""}\n-----END PUBLIC KEY-----\n`;
    expect(await verify("image", { ...options, rekor_public_key: pem })).toMatchObject({ success: true });
    const other = { ...options, rekor_public_key: toPem(publicKey) };
    expect(await verify("image", other)).toMatchObject({ success: false });
  });

  it("with a certificate", async () => {
    const layer = await signedKeyless(image.digest);
    attach("sig", layer);
    const certificate = new X509Certificate(layer.pem);
    const { success, errors, signatures } = await verify("image", BY_IDENTITY);
    expect({ success, errors }).toEqual({ success: true, errors: [] });
    expect(signatures).toEqual([
      {
        keyid: expect.stringMatching(/^[0-9a-f]*$/) as string,
        signature: layer.annotations[SIGNATURE],
        certificate: certificate.toString(),
        chain: expect.any(Array) as unknown,
        metadata: expect.objectContaining({
          "Fulcio Issuer": ISSUER,
          "Serial Number": certificate.serialNumber.toLowerCase().replace(/^0+/, ""),
          "Not Before": expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/) as string,
          "Subject Alternative Name": `URIs:${IDENTITY}`,
        }) as unknown,
      },
    ]);
    for (const [option, value] of [
      ["certificate_identity", "https://example.com/other"],
      ["certificate_oidc_issuer", "https://example.com/other"],
      ["certificate_identity_regexp", "^https://example\\.com/"],
      ["certificate_identity_regexp", "("],
    ] as const) {
      expect(await verify("image", { ...BY_IDENTITY, [option]: value })).toMatchObject({
        success: false,
        signatures: [],
      });
    }
    const pattern = { ...BY_IDENTITY, certificate_identity_regexp: "^https://github\\.com/acme/" };
    expect(await verify("image", pattern)).toMatchObject({ success: true });
    // A key verifies no certificate.
    expect(await verify("image", BY_KEY)).toMatchObject({ success: false });
  });

  it.each([
    ["of another message", { content: "{}" }],
    ["that is none", { annotations: { [SIGNATURE]: "AAAA" } }],
    ["that is missing", { annotations: {} }],
  ])("%s does not hold", async (_what, change) => {
    attach("sig", { ...signedWithKey(image.digest), ...change });
    expect(await verify("image", BY_KEY)).toMatchObject({ success: false, signatures: [] });
  });

  it("of another image does not hold", async () => {
    attach("sig", signedWithKey(`sha256:${"0".repeat(64)}`));
    const { errors } = await verify("image", BY_KEY);
    expect(errors).toEqual([expect.stringContaining("verify image signature: no matching signatures: ")]);
  });

  it("that a registry does not have is a failed verification", async () => {
    expect(await verify("image", BY_KEY)).toEqual({
      success: false,
      errors: ["verify image signature: no signatures found"],
      signatures: [],
    });
    expect(await verify("attestation", BY_KEY)).toMatchObject({ success: false, attestations: [] });
  });
});

describe("an attestation", () => {
  it("of cosign's tag, with a key", async () => {
    const content = signedEnvelope(statement(image.digest));
    attach("att", { content, mediaType: DSSE });
    const { signatures } = JSON.parse(content) as { signatures: { sig: string }[] };
    expect(await verify("attestation", BY_KEY)).toEqual({
      success: true,
      errors: [],
      attestations: [
        {
          statement: JSON.parse(statement(image.digest)) as unknown,
          signatures: [{ ...KEY_SIGNATURE, signature: signatures[0]?.sig }],
        },
      ],
    });
    attach("att", { content: signedEnvelope(statement(`sha256:${"0".repeat(64)}`)), mediaType: DSSE });
    expect(await verify("attestation", BY_KEY)).toMatchObject({ success: false });
  });

  it("of cosign's tag, with a certificate", async () => {
    const signed = await sigstore.sign({ payload: statement(image.digest) });
    const { envelope, annotations } = toLayer(signed);
    attach("att", { content: envelope, mediaType: DSSE, annotations });
    const { success, attestations } = await verify("attestation", BY_IDENTITY);
    expect(success).toBe(true);
    expect(attestations?.[0]?.signatures[0]).toMatchObject({
      signature: signed.dsseEnvelope.signatures[0]?.sig,
      metadata: { "Fulcio GitHub Workflow Repository": "acme/app" },
    });
  });

  it("of a bundle that refers to the image, which is a signature of it too", async () => {
    const push = (content: string): unknown =>
      registry.push("team/app", [{ content, mediaType: BUNDLE }], {
        artifactType: BUNDLE,
        subject: image.digest,
      });
    registry.push("team/app", [{ content: "{}", mediaType: "text/plain" }], {
      artifactType: "text/plain",
      subject: image.digest,
    });
    const signed = await sigstore.sign({ payload: statement(image.digest) });
    push(JSON.stringify(signed));
    push(JSON.stringify(await sigstore.sign({ payload: statement(`sha256:${"0".repeat(64)}`) })));
    expect(await verify("attestation", BY_IDENTITY)).toEqual({
      success: true,
      errors: [],
      attestations: [
        {
          statement: JSON.parse(statement(image.digest)) as unknown,
          signatures: [{ ...KEY_SIGNATURE, signature: signed.dsseEnvelope.signatures[0]?.sig }],
        },
      ],
    });
    expect(await verify("image", BY_IDENTITY)).toEqual({
      success: true,
      errors: [],
      signatures: [{ ...KEY_SIGNATURE, signature: "" }],
    });
    expect(await verify("image", { ...BY_IDENTITY, certificate_identity: "other" })).toMatchObject({
      success: false,
    });
  });
});

describe("a call without a verification", () => {
  it.each([
    ["no object", 1, "opts parameter: must be an object"],
    ["no signer", { ignore_rekor: true }, "opts parameter: certificate OIDC issuer must be provided"],
    ["an unknown option", { ...BY_KEY, ssl: "false" }, 'opts parameter: unknown option "ssl"'],
    ["an option of another type", { ...BY_KEY, ignore_rekor: "true" }, "ignore_rekor must be a boolean"],
    ["an address that is none", { ...BY_KEY, rekor_url: "rekor" }, "rekor_url must be an address"],
    ["a key of a file", { ignore_rekor: true, public_key: "/etc/passwd" }, "opts parameter: public_key"],
    [
      "a key that is none",
      { ignore_rekor: true, public_key: "-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----" },
      "opts parameter: public_key",
    ],
  ])("fails for %s", async (_what, options, text) => {
    const { success, errors } = await verify("image", options);
    expect(success).toBe(false);
    expect(errors).toEqual([expect.stringContaining(text)]);
    expect(registry.requests).toEqual([]);
  });

  it.each(["quay.io/app:1", 7])("fails for the reference %j", async (reference) => {
    const { success, errors } = await verify("attestation", BY_KEY, reference);
    expect(success).toBe(false);
    expect(errors).toEqual([expect.stringContaining("new digest: ")]);
  });

  it.each([
    ["referrers", faults.status(403), "permission_denied"],
    ["manifests", faults.status(503), "service_failed"],
    ["manifests", faults.corrupt(), "digest_mismatch"],
    ["blobs", faults.corrupt(), "digest_mismatch"],
    ["blobs", faults.status(404), "not_found"],
  ])("ends the evaluation where the registry fails: %s", async (path, fault, code) => {
    attach("sig", signedWithKey(image.digest));
    attach("att", { content: signedEnvelope(statement(image.digest)), mediaType: DSSE });
    registry.respondNext(fault, { path: new RegExp(path), times: 50 });
    for (const name of ["image", "attestation"] as const) {
      await expect(verify(name, BY_KEY)).rejects.toThrow(expect.objectContaining({ code }));
    }
  });

  it("ends the evaluation where the registry is not allowed, or there is no trusted root", async () => {
    await expect(verify("image", BY_KEY, `quay.io/app@${image.digest}`)).rejects.toThrow(
      expect.objectContaining({ code: "builtin_not_allowed" }),
    );
    const builtins = conformaBuiltins({ allowNet: [registry.host], env: { REGOHOST_CACHE: "off" } });
    const { call } = builtins.find(
      ({ name }) => name === "ec.sigstore.verify_image",
    ) as AsyncBuiltinDefinition;
    const reference = `${registry.host}/team/app@${image.digest}`;
    await expect(call([reference, BY_IDENTITY] as never, newContext())).rejects.toThrow(
      expect.objectContaining({ code: "trusted_root_missing" }),
    );
  });
});
