import * as z from "../../../base/text/zod.js";
import type { Temporary } from "./kept-credentials.js";
import { loadPackage } from "../../../base/load-package.js";

const VISIBLE = z
  .string()
  .max(65_536)
  .regex(/^[\x21-\x7e]+$/);
const TOKEN = z
  .string()
  .transform((text) => text.trim())
  .pipe(VISIBLE);
const BASE64 = z
  .string()
  .max(65_536)
  .regex(/^[A-Za-z0-9+/]+={0,2}$/);
/** RFC 3339, in milliseconds since the epoch. */
const TIME = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/)
  .transform((text) => Date.parse(text))
  .pipe(z.number());

/** The response of an OAuth 2.0 token endpoint (RFC 6749, section 5.1); `expires_in` is in seconds. */
const TOKEN_RESPONSE = z.object({
  access_token: TOKEN,
  token_type: z.string().regex(/^bearer$/i),
  expires_in: z.number().min(0).optional(),
});

// Azure writes its numbers as strings. A cloud's token is requested each time, as in OPA.
const CLOUD_TOKEN = TOKEN_RESPONSE.pick({ access_token: true, token_type: true }).partial({
  token_type: true,
});

const CONTAINER_KEYS = z.object({
  Code: z.literal("Success").optional(),
  AccessKeyId: z.string().max(128).regex(/^\w+$/),
  SecretAccessKey: VISIBLE,
  Token: VISIBLE.optional(),
  Expiration: TIME.optional(),
});
/** Only a virtual machine's service reports a status. */
const MACHINE_KEYS = CONTAINER_KEYS.required({ Code: true });
/** Credentials of an assumed role are temporary. */
const ASSUMED_KEYS = CONTAINER_KEYS.required({ Token: true, Expiration: true });

// The request is for one registry; a list is the API's former form.
const ECR_TOKENS = z.object({
  authorizationData: z
    .array(
      z.object({
        authorizationToken: BASE64,
        // In seconds since the epoch.
        expiresAt: z.number().min(0).max(8_640_000_000_000),
      }),
    )
    .min(1),
});

/** Keys of AWS, from its metadata services and its token service. */
export type AwsAnswer = z.infer<typeof CONTAINER_KEYS>;

/** Creates a parser of JSON by a schema; it returns `undefined` for anything else, such as a token that is not a bearer token. */
function jsonReader<T>(schema: z.ZodType<T>): (bytes: Uint8Array) => T | undefined {
  return (bytes) => {
    try {
      return schema.safeParse(JSON.parse(Buffer.from(bytes).toString("utf8"))).data;
    } catch {
      return undefined;
    }
  };
}

export const parseTokenResponse = jsonReader(TOKEN_RESPONSE);
/** Parses the access token of Google Cloud or Azure. */
export const parseCloudToken = jsonReader(CLOUD_TOKEN.transform(({ access_token }) => access_token));
export const parseContainerKeys = jsonReader(CONTAINER_KEYS);
export const parseMachineKeys = jsonReader(MACHINE_KEYS);
const parseEcrTokens = jsonReader(ECR_TOKENS);

/** Parses a user and a password of Amazon ECR. */
export function parseEcrAnswer(
  bytes: Uint8Array,
): Temporary<{ username: string; password: string }> | undefined {
  const [given] = parseEcrTokens(bytes)?.authorizationData ?? [];
  if (given === undefined) return undefined;
  const text = Buffer.from(given.authorizationToken, "base64").toString("utf8");
  const colon = text.indexOf(":");
  if (colon < 1) return undefined;
  const value = { username: text.slice(0, colon), password: text.slice(colon + 1) };
  return { value, endsAt: given.expiresAt * 1_000 };
}

/** Parses a response that is only a token (RFC 9110, section 11.2), and neither a page nor JSON. */
export function parseBareToken(bytes: Uint8Array): string | undefined {
  const token = TOKEN.safeParse(Buffer.from(bytes).toString("utf8")).data;
  return token !== undefined && /^[\w.~+/-]+=*$/.test(token) ? token : undefined;
}

/** Parses the response of AWS's token service, which is XML. @param action such as `AssumeRole`. */
export async function parseStsAnswer(bytes: Uint8Array, action: string): Promise<AwsAnswer | undefined> {
  const { SaxesParser } = await loadPackage(() => import("saxes"));
  const path: string[] = [];
  const found = new Map<string, string>();
  const addText = (text: string): void => {
    const [response, result, credentials, name, deeper] = path;
    // Of other elements nothing is held: a path of each would be as long as they are deep.
    if (response !== `${action}Response` || result !== `${action}Result` || credentials !== "Credentials")
      return;
    if (name !== undefined && deeper === undefined) found.set(name, `${found.get(name) ?? ""}${text}`);
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
  const member = (name: string): string | undefined => found.get(name)?.trim();
  return ASSUMED_KEYS.safeParse({
    AccessKeyId: member("AccessKeyId"),
    SecretAccessKey: member("SecretAccessKey"),
    Token: member("SessionToken"),
    Expiration: member("Expiration"),
  }).data;
}
