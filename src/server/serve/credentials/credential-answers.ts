import { toJwsSignature } from "./jws-signature.js";
import { Ajv2020 } from "ajv/dist/2020.js";

/** The answer of an OAuth 2.0 token endpoint (RFC 6749, section 5.1). */
export interface TokenResponse {
  access_token: string;
  token_type: string;
  /** In seconds. */
  expires_in?: number | undefined;
}

/** Temporary credentials of AWS, from its metadata services and its token service. */
export interface AwsAnswer {
  /** Of a virtual machine's metadata service. */
  Code?: "Success" | undefined;
  AccessKeyId: string;
  SecretAccessKey: string;
  Token?: string | undefined;
  /** RFC 3339. */
  Expiration?: string | undefined;
}

/** Temporary credentials of AWS's portal. */
interface SsoCredentials {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken: string;
  /** In milliseconds since the epoch. */
  expiration: number;
}

const ajv = new Ajv2020();
const TOKEN = { type: "string", pattern: "^\\s*[\\x21-\\x7e]+\\s*$", maxLength: 65_536 };
const BEARER = { type: "string", pattern: "^[Bb][Ee][Aa][Rr][Ee][Rr]$" };
const VISIBLE = { type: "string", pattern: "^[\\x21-\\x7e]+$", maxLength: 65_536 };

const isTokenResponse = ajv.compile<TokenResponse>({
  type: "object",
  properties: { access_token: TOKEN, token_type: BEARER, expires_in: { type: "number", minimum: 0 } },
  required: ["access_token", "token_type"],
});

// Azure writes its numbers as strings. A cloud's token is asked for with each request, as in OPA.
const isCloudToken = ajv.compile<{ access_token: string }>({
  type: "object",
  properties: { access_token: TOKEN, token_type: BEARER },
  required: ["access_token"],
});

const isAwsAnswer = ajv.compile<AwsAnswer>({
  type: "object",
  properties: {
    Code: { const: "Success" },
    AccessKeyId: { type: "string", pattern: "^\\w+$", maxLength: 128 },
    SecretAccessKey: VISIBLE,
    Token: VISIBLE,
    Expiration: {
      type: "string",
      pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?(Z|[+-]\\d\\d:\\d\\d)$",
    },
  },
  required: ["AccessKeyId", "SecretAccessKey"],
});

const isSsoAnswer = ajv.compile<{ roleCredentials: SsoCredentials }>({
  type: "object",
  properties: {
    roleCredentials: {
      type: "object",
      properties: {
        accessKeyId: { type: "string", pattern: "^\\w+$", maxLength: 128 },
        secretAccessKey: VISIBLE,
        sessionToken: VISIBLE,
        expiration: { type: "integer", minimum: 0, maximum: 8_640_000_000_000_000 },
      },
      required: ["accessKeyId", "secretAccessKey", "sessionToken", "expiration"],
    },
  },
  required: ["roleCredentials"],
});

const isKmsAnswer = ajv.compile<{ Signature: string }>({
  type: "object",
  properties: { Signature: { type: "string", pattern: "^[A-Za-z0-9+/]+={0,2}$", maxLength: 4_096 } },
  required: ["Signature"],
});

const isEcrAnswer = ajv.compile<{ authorizationData: { authorizationToken: string; expiresAt: number }[] }>({
  type: "object",
  properties: {
    authorizationData: {
      type: "array",
      minItems: 1,
      items: {
        type: "object",
        properties: {
          authorizationToken: { type: "string", pattern: "^[A-Za-z0-9+/]+={0,2}$", maxLength: 65_536 },
          // In seconds since the epoch.
          expiresAt: { type: "number", minimum: 0, maximum: 8_640_000_000_000 },
        },
        required: ["authorizationToken", "expiresAt"],
      },
    },
  },
  required: ["authorizationData"],
});

const isKeyVaultAnswer = ajv.compile<{ value: string }>({
  type: "object",
  properties: { value: { type: "string", pattern: "^[\\w-]+$", maxLength: 4_096 } },
  required: ["value"],
});

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString("utf8"));
  } catch {
    return undefined;
  }
}

/** `undefined` for anything else, such as a token that is not a bearer's. */
export function parseTokenResponse(bytes: Uint8Array): TokenResponse | undefined {
  const value = parseJson(bytes);
  return isTokenResponse(value) ? value : undefined;
}

/** The access token of Google Cloud or Azure. */
export function parseCloudToken(bytes: Uint8Array): string | undefined {
  const value = parseJson(bytes);
  return isCloudToken(value) ? value.access_token.trim() : undefined;
}

/** The answer of AWS's portal for a role. */
export function parseSsoAnswer(bytes: Uint8Array): AwsAnswer | undefined {
  const value = parseJson(bytes);
  if (!isSsoAnswer(value)) return undefined;
  const { accessKeyId, secretAccessKey, sessionToken, expiration } = value.roleCredentials;
  return {
    AccessKeyId: accessKeyId,
    SecretAccessKey: secretAccessKey,
    Token: sessionToken,
    Expiration: new Date(expiration).toISOString(),
  };
}

/** A signature of AWS's key management, as JWS has it. @param halfBytes the length of each of its two numbers. */
export function parseKmsSignature(bytes: Uint8Array, halfBytes: number): string | undefined {
  const value = parseJson(bytes);
  return isKmsAnswer(value) ? toJwsSignature(Buffer.from(value.Signature, "base64"), halfBytes) : undefined;
}

/** A user and a password of Amazon ECR, and when they end, in milliseconds since the epoch. */
export function parseEcrAnswer(
  bytes: Uint8Array,
): { credentials: { username: string; password: string }; endsAt: number } | undefined {
  const value = parseJson(bytes);
  // One registry is asked about; a list is its API's former form.
  const [given] = isEcrAnswer(value) ? value.authorizationData : [];
  if (given === undefined) return undefined;
  const text = Buffer.from(given.authorizationToken, "base64").toString("utf8");
  const colon = text.indexOf(":");
  if (colon < 1) return undefined;
  const credentials = { username: text.slice(0, colon), password: text.slice(colon + 1) };
  return { credentials, endsAt: given.expiresAt * 1_000 };
}

/** A signature of Azure Key Vault, which is as JWS has it. */
export function parseKeyVaultSignature(bytes: Uint8Array): string | undefined {
  const value = parseJson(bytes);
  return isKeyVaultAnswer(value) ? value.value : undefined;
}

/** A token that is the whole answer. */
export function parseBareToken(bytes: Uint8Array): string | undefined {
  const text = Buffer.from(bytes).toString("utf8").trim();
  return /^[\x21-\x7e]+$/.test(text) ? text : undefined;
}

/** The answer of a metadata service of AWS. Only that of a virtual machine says how it went. */
export function parseAwsAnswer(bytes: Uint8Array, isOfMachine: boolean): AwsAnswer | undefined {
  const answer = checkAwsAnswer(parseJson(bytes));
  return isOfMachine && answer?.Code === undefined ? undefined : answer;
}

function checkAwsAnswer(value: unknown): AwsAnswer | undefined {
  if (!isAwsAnswer(value)) return undefined;
  return value.Expiration !== undefined && Number.isNaN(Date.parse(value.Expiration)) ? undefined : value;
}

const MEMBERS: Readonly<Record<string, string>> = {
  AccessKeyId: "AccessKeyId",
  SecretAccessKey: "SecretAccessKey",
  SessionToken: "Token",
  Expiration: "Expiration",
};

/** The answer of AWS's token service: XML. @param action such as `AssumeRole`. */
export async function parseStsAnswer(bytes: Uint8Array, action: string): Promise<AwsAnswer | undefined> {
  const { SaxesParser } = await import("saxes");
  const path: string[] = [];
  const found: Record<string, string> = {};
  const above = `/${action}Response/${action}Result/Credentials`;
  const addText = (text: string): void => {
    const member = MEMBERS[path.at(-1) ?? ""];
    if (member === undefined || `/${path.slice(0, -1).join("/")}` !== above) return;
    found[member] = `${found[member] ?? ""}${text}`;
  };
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    const parser = new SaxesParser();
    parser.on("error", (error) => {
      throw error;
    });
    parser.on("doctype", () => {
      throw new Error("a DTD");
    });
    parser.on("opentag", ({ name }) => void path.push(name));
    parser.on("closetag", () => void path.pop());
    parser.on("text", addText);
    parser.on("cdata", addText);
    parser.write(text).close();
  } catch {
    return undefined;
  }
  const trimmed = Object.entries(found).map(([name, value]) => [name, value.trim()] as const);
  const answer = checkAwsAnswer(Object.fromEntries(trimmed));
  // What is assumed is temporary.
  return answer?.Token === undefined || answer.Expiration === undefined ? undefined : answer;
}
