import { randomBytes, randomUUID } from "node:crypto";

import { errors, type JWTPayload, jwtVerify, SignJWT } from "jose";

import { invalidConfig } from "../base/errors.js";
import { ServiceProblem } from "./service-problem.js";

/** The audiences that distinguish the two kinds of tokens. */
export interface TokenAudiences {
  /** The `aud` of user tokens. */
  user: string;
  /** The `aud` of API tokens. */
  api: string;
}

/** A token to issue. */
export interface TokenRequest {
  /** A user token selects its organization by a header; an API token is tied to one (specification 5). */
  kind: "user" | "api";
  /** API: the token's organization, default the first. User: the only one the user is a member of, default all. */
  organization?: string;
  /** Relative to now; negative for an expired token. Default: 24 hours for a user token, no expiry for an API token. */
  expiresInSeconds?: number;
  /** Instead of the kind's audience. */
  audience?: string | readonly string[];
  /** Instead of the service's issuer. */
  issuer?: string;
  /** Signed with a key that is not the service's. */
  forged?: boolean;
  /** API tokens only. */
  revoked?: boolean;
}

/** The identity of a valid token. `organizations` is undefined for a user who is a member of all. */
export type TokenIdentity =
  | { kind: "user"; userId: string; organizations: readonly string[] | undefined }
  | { kind: "api"; tokenId: string; organization: string };

/** Issues and checks the service's tokens: HS256, issuer, audience array, expiry, revocation. */
export interface TokenAuthority {
  /** @throws ConfigurationError `config_invalid` for a revoked user token. */
  issue(request: TokenRequest): Promise<string>;
  /** @throws ServiceProblem `token_expired`, `token_invalid`, `audience_unknown`, `token_revoked` */
  verify(token: string): Promise<TokenIdentity>;
  /** A token for one artifact, for the query of a download URL. */
  issueForArtifact(digest: string, expiresInSeconds: number): Promise<string>;
  /** Whether the token is valid now and for this artifact. */
  verifyForArtifact(token: string, digest: string): Promise<boolean>;
}

interface TokenAuthorityOptions {
  issuer: string;
  audiences: TokenAudiences;
  defaultOrganization: string;
  /** Milliseconds since the epoch. */
  now: () => number;
}

const USER_LIFETIME_SECONDS = 24 * 60 * 60;
const ALGORITHM = "HS256";

/** Creates a token authority with its own keys: its tokens are invalid at any other. */
export function createTokenAuthority(options: TokenAuthorityOptions): TokenAuthority {
  const { issuer, audiences, defaultOrganization, now } = options;
  const [key, artifactKey] = [randomBytes(32), randomBytes(32)];
  const revoked = new Set<string>();
  const checks = () => ({ algorithms: [ALGORITHM], currentDate: new Date(now()) });
  const expiry = (seconds: number): number => Math.floor(now() / 1000) + seconds;

  // A signature is verified once for each token, because hundreds of requests carry the same one.
  const genuine = new Map<string, JWTPayload>();
  const readToken = async (token: string): Promise<JWTPayload> => {
    const known = genuine.get(token);
    if (known !== undefined) return known;
    try {
      const { payload } = await jwtVerify(token, key, { ...checks(), issuer });
      genuine.set(token, payload);
      return payload;
    } catch (error) {
      const kind = error instanceof errors.JWTExpired ? "token_expired" : "token_invalid";
      throw new ServiceProblem({ kind });
    }
  };

  return {
    async issue(request) {
      const { kind, organization, audience = audiences[kind] } = request;
      if (kind === "user" && request.revoked === true) {
        throw invalidConfig("only API tokens can be revoked");
      }
      const tokenId = randomUUID();
      const claims =
        kind === "user"
          ? { user_id: randomUUID(), ...(organization === undefined ? {} : { member_of: [organization] }) }
          : { org_name: organization ?? defaultOrganization, token_name: "testing", jti: tokenId };
      const jwt = new SignJWT(claims)
        .setProtectedHeader({ alg: ALGORITHM, typ: "JWT" })
        .setIssuer(request.issuer ?? issuer)
        .setAudience([audience].flat());
      const lifetime = request.expiresInSeconds ?? (kind === "user" ? USER_LIFETIME_SECONDS : undefined);
      if (lifetime !== undefined) jwt.setExpirationTime(expiry(lifetime));
      if (request.revoked === true) revoked.add(tokenId);
      return jwt.sign(request.forged === true ? randomBytes(32) : key);
    },

    async verify(token) {
      const payload = await readToken(token);
      if (payload.exp !== undefined && payload.exp <= Math.floor(now() / 1000)) {
        throw new ServiceProblem({ kind: "token_expired" });
      }
      const audience = [payload.aud ?? []].flat();
      if (audience.includes(audiences.api)) {
        const { jti, org_name: organization } = payload;
        if (jti === undefined || typeof organization !== "string")
          throw new ServiceProblem({ kind: "token_invalid" });
        if (revoked.has(jti)) throw new ServiceProblem({ kind: "token_revoked" });
        return { kind: "api", tokenId: jti, organization };
      }
      if (audience.includes(audiences.user)) {
        const { user_id: userId, member_of: organizations } = payload;
        if (typeof userId !== "string") throw new ServiceProblem({ kind: "token_invalid" });
        return { kind: "user", userId, organizations: isStrings(organizations) ? organizations : undefined };
      }
      throw new ServiceProblem({ kind: "audience_unknown" });
    },

    issueForArtifact: (digest, expiresInSeconds) =>
      new SignJWT({ digest })
        .setProtectedHeader({ alg: ALGORITHM, typ: "JWT" })
        .setExpirationTime(expiry(expiresInSeconds))
        .sign(artifactKey),

    verifyForArtifact: (token, digest) =>
      jwtVerify(token, artifactKey, checks()).then(
        ({ payload }) => payload["digest"] === digest,
        (error: unknown) => {
          if (error instanceof errors.JOSEError) return false;
          throw error;
        },
      ),
  };
}

function isStrings(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}
