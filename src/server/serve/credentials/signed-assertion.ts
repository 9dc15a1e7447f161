import { createHash, randomUUID } from "node:crypto";
import type { KeyVaultKey, KmsKey, OwnKey, SignedAssertion } from "../config/assertion-config.js";
import { createAwsCredentials } from "./aws-credentials.js";
import { askAzure } from "./cloud-tokens.js";
import { parseKeyVaultSignature, parseKmsSignature } from "./credential-answers.js";
import type { CredentialContext } from "./credential-context.js";
import { signAws } from "./sign-aws.js";

/** OPA's, in seconds. */
const LIFE_S = 600;
/** Of clouds that sign, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** The algorithms of JWS (RFC 7518, section 3.1) for those of AWS, and how long each half of a signature is, in bytes. */
const KMS_ALGORITHMS = {
  ECDSA_SHA_256: { name: "ES256", halfBytes: 32 },
  ECDSA_SHA_384: { name: "ES384", halfBytes: 48 },
  ECDSA_SHA_512: { name: "ES512", halfBytes: 66 },
} as const;

/** Makes an assertion (RFC 7523) for scopes. @throws ServiceError, ConfigurationError */
export type SignAssertion = (scopes: readonly string[], signal: AbortSignal) => Promise<string>;

/** What signs an assertion. */
interface Signer {
  /** Of JWS. */
  algorithm: string;
  /** @returns the whole, in JWS's compact form. */
  sign: (header: AssertionHeader, payload: object, signal: AbortSignal) => Promise<string>;
}

interface AssertionHeader {
  typ: "JWT";
  alg: string;
  x5t?: string;
}

export function createAssertionSigner(
  { key, claims, hasJti, thumbprint }: SignedAssertion,
  context: CredentialContext,
): SignAssertion {
  const { algorithm, sign } = createSigner(key, context);
  const header: AssertionHeader = {
    typ: "JWT",
    alg: algorithm,
    ...(thumbprint === undefined ? {} : { x5t: thumbprint }),
  };
  return (scopes, signal) => {
    const now = Math.floor(Date.now() / 1_000);
    const payload = {
      iat: now,
      exp: now + LIFE_S,
      ...claims,
      ...(scopes.length === 0 ? {} : { scope: scopes.join(" ") }),
      ...(hasJti ? { jti: randomUUID() } : {}),
    };
    return sign(header, payload, signal);
  };
}

function createSigner(key: SignedAssertion["key"], context: CredentialContext): Signer {
  switch (key.kind) {
    case "signing_key":
      return createOwnSigner(key);
    case "aws_kms":
      return createKmsSigner(key, context);
    case "azure_keyvault":
      return createKeyVaultSigner(key, context);
  }
}

function createOwnSigner({ algorithm, key }: OwnKey): Signer {
  return {
    algorithm,
    sign: async (header, payload) => {
      const { CompactSign } = await import("jose");
      return new CompactSign(Buffer.from(JSON.stringify(payload)))
        .setProtectedHeader({ ...header })
        .sign(key);
    },
  };
}

/** What a cloud signs is a digest. @param sign gives the signature as JWS has it, in base64url. */
function byDigest(algorithm: string, sign: (digest: Buffer, signal: AbortSignal) => Promise<string>): Signer {
  return {
    algorithm,
    sign: async (header, payload, signal) => {
      const text = [header, payload]
        .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
        .join(".");
      const digest = createHash(`sha${/\d{3}/.exec(algorithm)?.[0] ?? ""}`)
        .update(text)
        .digest();
      return `${text}.${await sign(digest, signal)}`;
    },
  };
}

function createKmsSigner({ id, algorithm, aws }: KmsKey, context: CredentialContext): Signer {
  const { service, ask } = context;
  const setting = "credentials.oauth2.aws_signing";
  const keysOf = createAwsCredentials(aws.providers, { ...context, setting });
  const { name, halfBytes } = KMS_ALGORITHMS[algorithm];
  return byDigest(name, async (digest, signal) => {
    const keys = await keysOf(signal);
    const url = new URL(`https://kms.${keys.region.toLowerCase()}.amazonaws.com/`);
    const question = {
      KeyId: id,
      Message: digest.toString("base64"),
      MessageType: "DIGEST",
      SigningAlgorithm: algorithm,
    };
    const body = Buffer.from(JSON.stringify(question));
    const headers = { "content-type": "application/x-amz-json-1.1", "x-amz-target": "TrentService.Sign" };
    const signing = { version: aws.version, service: aws.service, keys, date: new Date() };
    return ask({
      url,
      headers: { ...headers, ...signAws({ method: "POST", url, headers, body }, signing) },
      body,
      timeoutMs: TIMEOUT_MS,
      signal,
      who: `AWS's key management for the service ${service}`,
      setting: "credentials.oauth2.aws_kms",
      what: "a signature",
      parse: (bytes) => parseKmsSignature(bytes, halfBytes),
    });
  });
}

function createKeyVaultSigner(key: KeyVaultKey, context: CredentialContext): Signer {
  const { service, ask } = context;
  const setting = "credentials.oauth2.azure_signing.azure_managed_identity";
  return byDigest(key.algorithm, async (digest, signal) => {
    const token = await askAzure(key.identity, { ...context, setting }, signal);
    const url = new URL(key.path, key.vault);
    url.searchParams.set("api-version", key.apiVersion);
    return ask({
      url,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: Buffer.from(JSON.stringify({ alg: key.algorithm, value: digest.toString("base64url") })),
      timeoutMs: TIMEOUT_MS,
      signal,
      who: `Azure Key Vault for the service ${service}`,
      setting: "credentials.oauth2.azure_keyvault",
      what: "a signature",
      parse: parseKeyVaultSignature,
    });
  });
}
