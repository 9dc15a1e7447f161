import { createHash, createSecretKey, generateKeyPairSync, sign, type KeyObject } from "node:crypto";
import { inspect } from "node:util";
import { compactVerify } from "jose";
import { describe, expect, it, onTestFinished } from "vitest";
import { parseServerConfig } from "../../../../src/server/serve/config/server-config.js";
import { ServiceHttp } from "../../../../src/server/serve/service-http.js";
import { askInstead, isSigned, startFake, type Fake, type FakeAnswer, type Seen } from "./clouds.js";

const signal = new AbortController().signal;
const SECRET = "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY";
const USER = { AWS_ACCESS_KEY_ID: "AKIDUSER", AWS_SECRET_ACCESS_KEY: SECRET, AWS_REGION: "eu-north-1" };
const KMS = "https://kms.eu-north-1.amazonaws.com";
const VAULT = "https://keys-of-acme.vault.azure.net";
const AZURE = "http://169.254.169.254";
const AWS_KMS = {
  aws_kms: { name: "arn:aws:kms:eu-north-1:1:key/k", algorithm: "ECDSA_SHA_256" },
  aws_signing: { service: "kms", environment_credentials: {} },
};
const KEY_VAULT = {
  azure_keyvault: { key: "signer", key_version: "7", key_algorithm: "ES256", vault: "keys-of-acme" },
  azure_signing: { service: "keyvault", azure_managed_identity: { client_id: "me" } },
};

interface Token {
  form: Record<string, string>;
  header: unknown;
  claims: Record<string, unknown>;
  /** What was signed. */
  text: string;
  signature: string;
}

/** A service, the endpoint that gives its tokens, and what it was asked with. */
async function startTokens(): Promise<{ service: Fake; tokens: Fake; asked: () => Token[] }> {
  const tokens = await startFake(() => ({
    body: { access_token: "t0ken", token_type: "Bearer", expires_in: 3600 },
  }));
  const service = await startFake(({ headers }) =>
    headers.authorization === "Bearer t0ken" ? { body: "bundle" } : { status: 401 },
  );
  const asked = (): Token[] =>
    tokens.seen.map(({ body }) => {
      const form = Object.fromEntries(new URLSearchParams(body));
      const [header = "", payload = "", signature = ""] = (
        form["client_assertion"] ??
        form["assertion"] ??
        ""
      ).split(".");
      const read = (part: string): unknown => JSON.parse(Buffer.from(part, "base64url").toString());
      return {
        form,
        header: read(header),
        claims: read(payload) as Record<string, unknown>,
        text: `${header}.${payload}`,
        signature,
      };
    });
  return { service, tokens, asked };
}

function open(
  { service, tokens }: { service: Fake; tokens: Fake },
  oauth2: object,
  fakes: Record<string, string>,
  { env = USER, keys }: { env?: Record<string, string>; keys?: object } = {},
): () => Promise<string> {
  const credentials = { oauth2: { token_url: `${tokens.url}/token`, ...oauth2 } };
  const config = parseServerConfig({ services: { acme: { url: service.url, credentials } }, keys }, "/work");
  const http = new ServiceHttp(config.services.get("acme")!, env, askInstead(fakes).ask);
  onTestFinished(() => http[Symbol.asyncDispose]());
  return async () => Buffer.from((await http.request({ path: "/b", maxBytes: 100, signal })).body).toString();
}

const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
/** What a key service may answer: a signature of ECDSA, of whatever. */
const DER = sign("sha256", Buffer.from("text"), privateKey);

const digestOf = (text: string): Buffer => createHash("sha256").update(text).digest();

describe("an assertion that AWS signs", () => {
  const isByUser = (request: Seen): boolean =>
    isSigned(request, KMS, { keys: { AKIDUSER: { secret: SECRET } }, region: "eu-north-1", service: "kms" });
  const startKms = (answer: FakeAnswer): Promise<Fake> =>
    startFake((request) => (isByUser(request) ? answer : { status: 403, body: "SignatureDoesNotMatch" }));

  it("is shown for a token, by the digest of its own text", async () => {
    const kms = await startKms({ body: { Signature: DER.toString("base64") } });
    const parts = await startTokens();
    const get = open(
      parts,
      {
        ...AWS_KMS,
        client_id: "me",
        scopes: ["read", "write"],
        additional_claims: { iss: "me", aud: "https://acme.example" },
        include_jti_claim: true,
        thumbprint: "00".repeat(19) + "ff",
      },
      { [KMS]: kms.url },
    );
    expect(await get()).toBe("bundle");
    const [token] = parts.asked();
    expect(token).toMatchObject({
      form: {
        grant_type: "client_credentials",
        client_id: "me",
        client_assertion_type: "urn:ietf:params:oauth:client-assertion-type:jwt-bearer",
        scope: "read write",
      },
      header: { typ: "JWT", alg: "ES256", x5t: "AAAAAAAAAAAAAAAAAAAAAAAAAP8" },
      claims: { iss: "me", aud: "https://acme.example", scope: "read write" },
    });
    const { iat, exp, jti } = token!.claims as { iat: number; exp: number; jti: string };
    expect(exp - iat).toBe(600);
    expect(jti).toMatch(/^[0-9a-f-]{36}$/);
    expect(Buffer.from(token!.signature, "base64url")).toHaveLength(64);
    expect(kms.seen).toHaveLength(1);
    expect(kms.seen[0]?.headers).toMatchObject({
      "x-amz-target": "TrentService.Sign",
      "content-type": "application/x-amz-json-1.1",
    });
    expect(JSON.parse(kms.seen[0]!.body)).toEqual({
      KeyId: "arn:aws:kms:eu-north-1:1:key/k",
      Message: digestOf(token!.text).toString("base64"),
      MessageType: "DIGEST",
      SigningAlgorithm: "ECDSA_SHA_256",
    });
  });

  it.each<[string, FakeAnswer, string]>([
    ["refuses", { status: 400, body: { __type: "AccessDenied", message: "s3cret" } }, "unauthenticated"],
    ["has no signature", { body: { KeyId: "k" } }, "response_invalid"],
    ["has another kind of signature", { body: { Signature: "AAAA" } }, "response_invalid"],
    ["gives no JSON", { body: "s3cret" }, "response_invalid"],
  ])("is none when AWS %s, and no token is asked for", async (_, answer, code) => {
    const kms = await startKms(answer);
    const parts = await startTokens();
    const get = open(parts, { ...AWS_KMS, client_id: "me" }, { [KMS]: kms.url });
    const error: unknown = await get().catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code });
    expect(inspect(error, { depth: 9 })).not.toMatch(/s3cret|wJalr/);
    expect([parts.tokens.seen, parts.service.seen]).toEqual([[], []]);
  });

  it("is none without credentials, and the error says whose", async () => {
    const parts = await startTokens();
    await expect(open(parts, { ...AWS_KMS, client_id: "me" }, {}, { env: {} })()).rejects.toMatchObject({
      code: "credentials_missing",
      message: expect.stringContaining("services.acme.credentials.oauth2.aws_signing:") as string,
    });
  });
});

describe("an assertion that Azure Key Vault signs", () => {
  const VALUE = Buffer.alloc(64, 7).toString("base64url");

  it("is shown for a token, by the digest of its own text and the identity's token", async () => {
    const identity = await startFake(({ headers }) =>
      headers["metadata"] === "true"
        ? { body: { access_token: "identity", token_type: "Bearer" } }
        : { status: 400 },
    );
    const vault = await startFake(({ headers }) =>
      headers.authorization === "Bearer identity" ? { body: { kid: "k", value: VALUE } } : { status: 401 },
    );
    const parts = await startTokens();
    const get = open(parts, KEY_VAULT, { [AZURE]: identity.url, [VAULT]: vault.url }, { env: {} });
    expect(await get()).toBe("bundle");
    const [token] = parts.asked();
    expect(token).toMatchObject({ header: { typ: "JWT", alg: "ES256" }, signature: VALUE });
    expect(token!.form).not.toHaveProperty("client_id");
    expect(new URLSearchParams(identity.seen[0]!.path.split("?")[1]).get("resource")).toBe(VAULT);
    expect(vault.seen).toMatchObject([{ method: "POST", path: "/keys/signer/7/sign?api-version=7.4" }]);
    expect(JSON.parse(vault.seen[0]!.body)).toEqual({
      alg: "ES256",
      value: digestOf(token!.text).toString("base64url"),
    });
  });

  it.each<[string, FakeAnswer]>([
    ["refuses", { status: 403, body: "s3cret" }],
    ["has no signature", { body: { kid: "k" } }],
    ["has one that is no base64url", { body: { value: "a.b" } }],
  ])("is none when the vault %s", async (_, answer) => {
    const identity = await startFake(() => ({ body: { access_token: "identity", token_type: "Bearer" } }));
    const vault = await startFake(() => answer);
    const parts = await startTokens();
    const get = open(parts, KEY_VAULT, { [AZURE]: identity.url, [VAULT]: vault.url }, { env: {} });
    const error: unknown = await get().catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: "ServiceError" });
    expect(inspect(error, { depth: 9 })).not.toMatch(/s3cret|Bearer identity/);
    expect([parts.tokens.seen, parts.service.seen]).toEqual([[], []]);
  });
});

describe("an assertion that a key of the configuration signs", () => {
  const RSA = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const ed25519 = generateKeyPairSync("ed25519");
  const pem = (key: KeyObject, type: "pkcs8" | "pkcs1" | "sec1" = "pkcs8"): string =>
    key.export({ type, format: "pem" }).toString();
  const onCurve = (namedCurve: string, type: "pkcs8" | "sec1"): [string, KeyObject] => {
    const pair = generateKeyPairSync("ec", { namedCurve });
    return [pem(pair.privateKey, type), pair.publicKey];
  };
  const secret = "a secret of thirty-two characters";

  it.each<[algorithm: string, privateKey: string, publicKey: KeyObject]>([
    ["RS256", pem(RSA.privateKey), RSA.publicKey],
    ["RS512", pem(RSA.privateKey, "pkcs1"), RSA.publicKey],
    ["PS384", pem(RSA.privateKey), RSA.publicKey],
    ["ES256", ...onCurve("prime256v1", "sec1")],
    ["ES384", ...onCurve("secp384r1", "pkcs8")],
    ["ES512", ...onCurve("secp521r1", "sec1")],
    ["HS256", secret, createSecretKey(Buffer.from(secret))],
    ["EdDSA", pem(ed25519.privateKey), ed25519.publicKey],
  ])("is shown for a token, by %s", async (algorithm, private_key, publicKey) => {
    const parts = await startTokens();
    const get = open(
      parts,
      {
        signing_key: "mine",
        client_id: "me",
        scopes: ["read"],
        additional_claims: { iss: "me", aud: "https://acme.example" },
        include_jti_claim: true,
        thumbprint: "00".repeat(20),
      },
      {},
      { keys: { mine: { private_key, algorithm } } },
    );
    expect(await get()).toBe("bundle");
    const [token] = parts.asked();
    expect(token).toMatchObject({
      form: {
        grant_type: "client_credentials",
        client_id: "me",
        client_assertion_type: "urn:ietf:params:oauth:client-assertion-type:jwt-bearer",
        scope: "read",
      },
      header: { typ: "JWT", alg: algorithm, x5t: "A".repeat(27) },
      claims: { iss: "me", aud: "https://acme.example", scope: "read", jti: expect.any(String) as string },
    });
    const { iat, exp } = token!.claims as { iat: number; exp: number };
    expect(exp - iat).toBe(600);
    await compactVerify(token!.form["client_assertion"]!, publicKey, { algorithms: [algorithm] });
  });

  it("is the grant itself, without the client's id, as in OPA", async () => {
    const parts = await startTokens();
    const oauth2 = {
      grant_type: "jwt_bearer",
      signing_key: "mine",
      client_id: "me",
      scopes: ["read", "write"],
      additional_parameters: { resource: "r" },
      additional_claims: { iss: "me", iat: 1, exp: 2 },
    };
    const get = open(parts, oauth2, {}, { keys: { mine: { private_key: pem(RSA.privateKey) } } });
    expect(await get()).toBe("bundle");
    const [token] = parts.asked();
    const { assertion, ...form } = token!.form;
    expect(form).toEqual({
      grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer",
      scope: "read write",
      resource: "r",
    });
    expect(parts.tokens.seen[0]!.headers.authorization).toBeUndefined();
    // The configuration's own claims go before those that are made, as in OPA.
    expect(token!.claims).toEqual({ iss: "me", iat: 1, exp: 2, scope: "read write" });
    await compactVerify(assertion!, RSA.publicKey, { algorithms: ["RS256"] });
  });

  it("is made once for requests that begin at once, and those that follow", async () => {
    const parts = await startTokens();
    const keys = { mine: { private_key: secret, algorithm: "HS512" } };
    const get = open(parts, { grant_type: "jwt_bearer", signing_key: "mine" }, {}, { keys });
    await Promise.all(Array.from({ length: 10 }, get));
    await get();
    expect([parts.tokens.seen.length, parts.service.seen.length]).toEqual([1, 11]);
  });

  it.each<[string, FakeAnswer, string]>([
    ["refuses it", { status: 400, body: { error: "invalid_grant", hint: "s3cret" } }, "unauthenticated"],
    ["gives no token", { body: { token_type: "Bearer", hint: "s3cret" } }, "response_invalid"],
    ["gives too much", { body: "s3cret".repeat(100_000) }, "response_too_large"],
    ["redirects", { status: 307, headers: { location: "https://s3cret.example/" } }, "service_failed"],
  ])("is in no error when the token endpoint %s", async (_, answer, code) => {
    const tokens = await startFake(() => answer);
    const service = await startFake(() => ({ body: "bundle" }));
    const keys = { mine: { private_key: secret, algorithm: "HS256" } };
    const get = open({ service, tokens }, { grant_type: "jwt_bearer", signing_key: "mine" }, {}, { keys });
    const error: unknown = await get().catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code });
    expect(inspect(error, { depth: 9 })).not.toMatch(/s3cret|thirty-two|eyJ/);
    expect(service.seen).toEqual([]);
  });
});
