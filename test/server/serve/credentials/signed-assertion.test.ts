import { createSecretKey, generateKeyPairSync, type KeyObject } from "node:crypto";
import { inspect } from "node:util";
import { compactVerify } from "jose";
import { describe, expect, it, onTestFinished } from "vitest";
import { parseServerConfig } from "../../../../src/server/serve/config/server-config.js";
import { ServiceHttp } from "../../../../src/server/serve/service-http.js";
import { startFake, type Fake, type FakeAnswer } from "./clouds.js";

const signal = new AbortController().signal;

interface Token {
  form: Record<string, string>;
  header: unknown;
  claims: Record<string, unknown>;
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
      const [header = "", payload = ""] = (form["client_assertion"] ?? form["assertion"] ?? "").split(".");
      const read = (part: string): unknown => JSON.parse(Buffer.from(part, "base64url").toString());
      return {
        form,
        header: read(header),
        claims: read(payload) as Record<string, unknown>,
      };
    });
  return { service, tokens, asked };
}

function open(
  { service, tokens }: { service: Fake; tokens: Fake },
  oauth2: object,
  keys: object,
): () => Promise<string> {
  const credentials = { oauth2: { token_url: `${tokens.url}/token`, ...oauth2 } };
  const config = parseServerConfig({ services: { acme: { url: service.url, credentials } }, keys }, "/work");
  const http = new ServiceHttp(config.services.get("acme")!, {});
  onTestFinished(() => http[Symbol.asyncDispose]());
  return async () => Buffer.from((await http.request({ path: "/b", maxBytes: 100, signal })).body).toString();
}

describe("an assertion that a key signs", () => {
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
      { mine: { private_key, algorithm } },
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
    const get = open(parts, oauth2, { mine: { private_key: pem(RSA.privateKey) } });
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
    const get = open(parts, { grant_type: "jwt_bearer", signing_key: "mine" }, keys);
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
    const get = open({ service, tokens }, { grant_type: "jwt_bearer", signing_key: "mine" }, keys);
    const error: unknown = await get().catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code });
    expect(inspect(error, { depth: 9 })).not.toMatch(/s3cret|thirty-two|eyJ/);
    expect(service.seen).toEqual([]);
  });
});
