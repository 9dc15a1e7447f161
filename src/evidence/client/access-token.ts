import { ConfigurationError } from "../../base/errors.js";
import { loadPackage } from "../../base/load-package.js";

/** The claims of a token. They are not verified here: the service does that. */
export interface AccessToken {
  /** By its audiences: `user` with one of the configured audiences of user tokens, else `api` with one of API tokens. */
  kind: "user" | "api" | "unknown";
  /** When it expires, milliseconds since the epoch; `undefined` for a token that does not. */
  expiresAt: number | undefined;
  subject: string | undefined;
  audiences: readonly string[];
}

/** The audiences by which kinds of tokens are distinguished. */
export interface TokenAudiences {
  api: readonly string[];
  user: readonly string[];
}

/** The audiences of the service's own tokens. */
export const SERVICE_AUDIENCES: TokenAudiences = {
  api: ["api-token-auth.service"],
  user: ["user-auth.service"],
};

/** The last moment that a `Date` can hold. */
const MAX_DATE_MS = 8.64e15;

// RFC 7519: three base64url parts; this also makes sure that the token can be sent in a header.
const COMPACT_JWS = /^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]*$/;

/**
 * Reads a JWT without verifying it.
 *
 * @throws ConfigurationError `credentials_malformed` when it is not a JWT.
 */
export async function readAccessToken(token: string, audiences: TokenAudiences): Promise<AccessToken> {
  // Without a cause: the parser's message quotes the payload.
  const malformed = (): ConfigurationError =>
    new ConfigurationError(
      "the access token is not a JWT, which has three parts joined by dots. " +
        "Copy it again as a whole, or log in again.",
      { code: "credentials_malformed" },
    );
  if (!COMPACT_JWS.test(token)) throw malformed();
  const { decodeJwt } = await loadPackage(() => import("jose/jwt/decode"));
  let claims: Readonly<Record<string, unknown>>;
  try {
    claims = decodeJwt(token);
  } catch {
    throw malformed();
  }
  const { exp, sub, aud } = claims;
  if (exp !== undefined && (typeof exp !== "number" || !Number.isFinite(exp))) throw malformed();
  const named = (Array.isArray(aud) ? aud : [aud]).filter((entry) => typeof entry === "string");
  const isApi = named.some((name) => audiences.api.includes(name));
  const isUser = named.some((name) => audiences.user.includes(name));
  return {
    kind: isUser ? "user" : isApi ? "api" : "unknown",
    expiresAt: exp === undefined ? undefined : Math.max(-MAX_DATE_MS, Math.min(exp * 1000, MAX_DATE_MS)),
    subject: typeof sub === "string" ? sub : undefined,
    audiences: named,
  };
}

const RENEWAL: Readonly<Record<AccessToken["kind"], string>> = {
  api: "Create a new API token and set SERVICE_TOKEN to it.",
  user: "User tokens last 24 hours: log in again (regohost login), or use an API token for unattended work.",
  unknown: "Log in again (regohost login), or set SERVICE_TOKEN to a new token.",
};

/**
 * Refuses a token whose time is over, by this machine's clock.
 *
 * @throws ConfigurationError `credentials_expired`.
 */
export function checkNotExpired(token: AccessToken, now = Date.now()): void {
  if (token.expiresAt === undefined || token.expiresAt > now) return;
  const when = new Date(token.expiresAt).toISOString();
  throw new ConfigurationError(
    `the access token expired on ${when}, by this machine's clock. ${RENEWAL[token.kind]}`,
    {
      code: "credentials_expired",
    },
  );
}

const HOUR_MS = 60 * 60 * 1000;

/** Returns the warning about a user token in its last hour, or after it. The same text each time. */
export function expiryWarning(
  { kind, expiresAt }: Pick<AccessToken, "kind" | "expiresAt">,
  now = Date.now(),
): string | undefined {
  if (kind !== "user" || expiresAt === undefined || expiresAt - now > HOUR_MS) return undefined;
  const verb = expiresAt > now ? "expires" : "expired";
  return `the login ${verb} at ${new Date(expiresAt).toISOString()}; log in again: regohost login`;
}
