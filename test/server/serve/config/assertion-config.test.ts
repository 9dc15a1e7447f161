import { generateKeyPairSync, type KeyObject } from "node:crypto";
import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { parseServerConfig } from "../../../../src/server/serve/config/server-config.js";

const RSA = generateKeyPairSync("rsa", { modulusLength: 2048 });
const EC = generateKeyPairSync("ec", { namedCurve: "P-256" });
const pem = (key: KeyObject): string => key.export({ type: "pkcs8", format: "pem" }).toString();
const AWS_KMS = {
  aws_kms: { name: "arn:aws:kms:eu-north-1:1:key/k", algorithm: "ECDSA_SHA_256" },
  aws_signing: { service: "kms", environment_credentials: {} },
};
const KEY_VAULT = {
  azure_keyvault: { key: "signer", key_version: "7", key_algorithm: "ES256", vault: "Keys-of-acme" },
  azure_signing: { service: "keyvault", azure_managed_identity: { client_id: "me", resource: "other" } },
};

/** What proves the client, of this configuration. */
function proofOf(oauth2: object, keys?: object): unknown {
  const credentials = { oauth2: { token_url: "https://acme.example/token", ...oauth2 } };
  const services = { acme: { url: "https://acme.example", credentials } };
  return parseServerConfig({ services, keys }, "/work").services.get("acme")!.oauth2!.proof;
}

const refusal = (message: string): unknown =>
  expect.objectContaining({ code: "config_invalid", message: expect.stringContaining(message) as string });

describe("a signed assertion", () => {
  it.each<[string, object, object]>([
    [
      "a key of AWS",
      AWS_KMS,
      {
        key: {
          kind: "aws_kms",
          id: "arn:aws:kms:eu-north-1:1:key/k",
          algorithm: "ECDSA_SHA_256",
          aws: { kind: "aws", service: "kms", version: "4", providers: [{ kind: "environment" }] },
        },
        claims: {},
        hasJti: false,
        thumbprint: undefined,
      },
    ],
    [
      "a key of Azure, whose token is for the vault whatever the configuration says",
      {
        ...KEY_VAULT,
        include_jti_claim: true,
        thumbprint: "ff".repeat(20),
        additional_claims: { iss: "me" },
      },
      {
        key: {
          kind: "azure_keyvault",
          vault: "https://keys-of-acme.vault.azure.net",
          path: "/keys/signer/7/sign",
          algorithm: "ES256",
          apiVersion: "7.4",
          identity: { resource: "https://keys-of-acme.vault.azure.net", identity: { client_id: "me" } },
        },
        claims: { iss: "me" },
        hasJti: true,
        thumbprint: "_".repeat(26) + "8",
      },
    ],
    [
      "a key of the configuration",
      { signing_key: "mine" },
      { key: { kind: "signing_key", algorithm: "RS256" } },
    ],
  ])("is made by %s", (_, oauth2, signed) => {
    const proof = proofOf(oauth2, { mine: { private_key: pem(RSA.privateKey) } });
    expect(proof).toMatchObject({
      signed,
      type: "urn:ietf:params:oauth:client-assertion-type:jwt-bearer",
    });
    expect(inspect(proof, { depth: 9 })).not.toContain("PRIVATE KEY");
  });

  const small = generateKeyPairSync("rsa", { modulusLength: 1024 });
  const encrypted = RSA.privateKey
    .export({ type: "pkcs8", format: "pem", cipher: "aes-128-cbc", passphrase: "hunter2" })
    .toString();
  it.each<[string, object, object | undefined, string]>([
    ["a key that is not there", {}, { other: { key: "k" } }, 'there is no key "mine"'],
    ["a key of the prototype", { signing_key: "toString" }, {}, 'there is no key "toString"'],
    ["a key that only verifies", {}, { mine: { key: "k" } }, "keys.mine has no private_key"],
    ["no key at all", {}, { mine: {} }, "needs key or private_key"],
    ["what is no PEM", {}, { mine: { private_key: "hunter2" } }, "keys.mine.private_key"],
    [
      "a public key",
      {},
      { mine: { private_key: RSA.publicKey.export({ type: "spki", format: "pem" }) } },
      "PUBLIC KEY",
    ],
    ["an encrypted key", {}, { mine: { private_key: encrypted } }, "ENCRYPTED PRIVATE KEY"],
    ["a short key", {}, { mine: { private_key: pem(small.privateKey) } }, "2048"],
    [
      "a key of another kind",
      {},
      { mine: { private_key: pem(EC.privateKey) } },
      "RS256 needs a key of the kind rsa",
    ],
    [
      "an empty secret",
      {},
      { mine: { key: "k", private_key: "", algorithm: "HS256" } },
      "has no private_key",
    ],
    ["an algorithm that OPA has not", {}, { mine: { private_key: "k", algorithm: "none" } }, "algorithm"],
    ["a key and a secret", { client_id: "me", client_secret: "hunter2" }, undefined, "one of client_secret"],
    ["a key and another", AWS_KMS, undefined, "one of signing_key, aws_kms"],
    ["another grant", { grant_type: "password" }, undefined, "grant_type"],
    [
      "a grant without a key",
      { grant_type: "jwt_bearer", signing_key: null, client_id: "me", client_secret: "hunter2" },
      undefined,
      "needs signing_key",
    ],
  ])("refuses %s", (_, oauth2, keys, message) => {
    const parse = (): unknown =>
      proofOf({ signing_key: "mine", ...oauth2 }, keys ?? { mine: { private_key: pem(RSA.privateKey) } });
    expect(parse).toThrow(refusal(message));
    expect(parse).not.toThrow(/hunter2|BEGIN/);
  });

  it.each<[string, object, string]>([
    ["a key of AWS without credentials", { aws_kms: AWS_KMS.aws_kms }, "belong together"],
    ["credentials without a key of AWS", { aws_signing: AWS_KMS.aws_signing }, "belong together"],
    ["credentials of another service", { ...AWS_KMS, aws_signing: { environment_credentials: {} } }, '"kms"'],
    ["a key of Azure without an identity", { azure_keyvault: KEY_VAULT.azure_keyvault }, "belong together"],
    ["two keys", { ...AWS_KMS, ...KEY_VAULT }, "one of signing_key, aws_kms and azure_keyvault"],
    ["a key and a secret", { ...AWS_KMS, client_id: "me", client_secret: "s" }, "one of client_secret"],
    [
      "claims without a key",
      { client_id: "me", client_secret: "s", additional_claims: { a: 1 } },
      "additional_claims",
    ],
    ["no client and no key", { client_secret: "s" }, "client_id is missing"],
    [
      "another host in the place of a vault",
      { ...KEY_VAULT, azure_keyvault: { ...KEY_VAULT.azure_keyvault, vault: "evil.example/" } },
      "vault",
    ],
    [
      "an algorithm that AWS has not",
      { ...AWS_KMS, aws_kms: { name: "k", algorithm: "RS256" } },
      "algorithm",
    ],
    ["an unknown member", { ...AWS_KMS, aws_kms: { ...AWS_KMS.aws_kms, key: "k" } }, "key"],
  ])("refuses %s", (_, oauth2, message) => {
    expect(() => proofOf(oauth2)).toThrow(refusal(message));
  });
});
