import { generateKeyPairSync, type KeyObject } from "node:crypto";
import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { parseServerConfig } from "../../../../src/server/serve/config/server-config.js";

const RSA = generateKeyPairSync("rsa", { modulusLength: 2048 });
const EC = generateKeyPairSync("ec", { namedCurve: "P-256" });
const pem = (key: KeyObject): string => key.export({ type: "pkcs8", format: "pem" }).toString();

/** What proves the client, of this configuration. */
function proofOf(oauth2: object, keys?: object): unknown {
  const credentials = { oauth2: { token_url: "https://acme.example/token", ...oauth2 } };
  const services = { acme: { url: "https://acme.example", credentials } };
  return parseServerConfig({ services, keys }, "/work").services.get("acme")!.oauth2!.proof;
}

const refusal = (message: string): unknown =>
  expect.objectContaining({ code: "config_invalid", message: expect.stringContaining(message) as string });

describe("a signed assertion", () => {
  it("is made by a key of the configuration", () => {
    const proof = proofOf(
      {
        signing_key: "mine",
        include_jti_claim: true,
        thumbprint: "ff".repeat(20),
        additional_claims: { iss: "me" },
      },
      { mine: { private_key: pem(RSA.privateKey) } },
    );
    expect(proof).toMatchObject({
      signed: { algorithm: "RS256", claims: { iss: "me" }, hasJti: true, thumbprint: "_".repeat(26) + "8" },
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
    [
      "claims without a key",
      { client_id: "me", client_secret: "s", additional_claims: { a: 1 } },
      "additional_claims",
    ],
    ["no client and no key", { client_secret: "s" }, "client_id is missing"],
  ])("refuses %s", (_, oauth2, message) => {
    expect(() => proofOf(oauth2)).toThrow(refusal(message));
  });
});
