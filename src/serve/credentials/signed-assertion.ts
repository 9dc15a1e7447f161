import { createHash, randomUUID } from "node:crypto";
import type { Environment } from "../../config/settings.js";
import type { KeyVaultKey, KmsKey, SignedAssertion } from "../config/assertion-config.js";
import { createAwsCredentials } from "./aws-credentials.js";
import { askAzure } from "./cloud-tokens.js";
import { parseKeyVaultSignature, parseKmsSignature } from "./credential-answers.js";
import type { AskForCredentials } from "./credential-http.js";
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

export interface AssertionSignerOptions {
  /** Its name, for errors. */
  service: string;
  env: Environment;
  ask: AskForCredentials;
  /** Reads a small file. */
  read: (setting: string, path: string) => Promise<string>;
}

/** Makes an assertion (RFC 7523) for scopes. @throws ServiceError, ConfigurationError */
export type SignAssertion = (scopes: readonly string[], signal: AbortSignal) => Promise<string>;

/** What signs a text, with its algorithm of JWS. */
interface Signer {
  algorithm: string;
  /** @returns the signature as JWS has it, in base64url. */
  sign: (digest: Buffer, signal: AbortSignal) => Promise<string>;
}

export function createAssertionSigner(
  { key, claims, hasJti, thumbprint }: SignedAssertion,
  options: AssertionSignerOptions,
): SignAssertion {
  const { algorithm, sign } =
    key.kind === "aws_kms" ? createKmsSigner(key, options) : createKeyVaultSigner(key, options);
  const header = { typ: "JWT", alg: algorithm, ...(thumbprint === undefined ? {} : { x5t: thumbprint }) };
  return async (scopes, signal) => {
    const now = Math.floor(Date.now() / 1_000);
    const payload = {
      iat: now,
      exp: now + LIFE_S,
      ...claims,
      ...(scopes.length === 0 ? {} : { scope: scopes.join(" ") }),
      ...(hasJti ? { jti: randomUUID() } : {}),
    };
    const text = [header, payload]
      .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
      .join(".");
    const digest = createHash(`sha${/\d{3}/.exec(algorithm)?.[0] ?? ""}`)
      .update(text)
      .digest();
    return `${text}.${await sign(digest, signal)}`;
  };
}

function createKmsSigner({ id, algorithm, aws }: KmsKey, options: AssertionSignerOptions): Signer {
  const { service, ask } = options;
  const setting = "credentials.oauth2.aws_signing";
  const keysOf = createAwsCredentials(aws.providers, { ...options, setting });
  const { name, halfBytes } = KMS_ALGORITHMS[algorithm];
  return {
    algorithm: name,
    sign: async (digest, signal) => {
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
    },
  };
}

function createKeyVaultSigner(key: KeyVaultKey, options: AssertionSignerOptions): Signer {
  const { service, ask } = options;
  const setting = "credentials.oauth2.azure_signing.azure_managed_identity";
  return {
    algorithm: key.algorithm,
    sign: async (digest, signal) => {
      const token = await askAzure(key.identity, { ...options, setting, signal });
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
    },
  };
}
