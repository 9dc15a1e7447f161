import { ConfigurationError } from "../../base/errors.js";
import { checkNotExpired, readAccessToken, type AccessToken, type TokenAudiences } from "./access-token.js";
import { sha256Hex } from "../../base/text/sha256.js";

/** The identity of one session. It does not change. */
export interface Identity {
  readonly token: string;
  /** The header that shows it. */
  readonly authorization: string;
  readonly accessToken: AccessToken;
  /** The organization that is sent; `undefined` for the one of the token or the service's default. */
  readonly organization: string | undefined;
  /** Distinguishes identities without holding a token. Without line breaks. */
  readonly key: string;
}

/** A token, or a function that returns one, called once for each session; an evaluation is a session. */
export type TokenSource = string | (() => string | Promise<string>);

interface IdentityOptions {
  token: TokenSource | undefined;
  organization: string | undefined;
  audiences: TokenAudiences;
}

/** The successive identities of one client. Each evaluation requests one before its first request: most have the last one's token. */
export class Identities {
  readonly #options: IdentityOptions;
  #last: Identity | undefined;

  constructor(options: IdentityOptions) {
    this.#options = options;
  }

  /** Whether there is a token, or where to get one. */
  get hasToken(): boolean {
    return this.#options.token !== undefined;
  }

  /**
   * Gets the token and reads its claims. An API token already carries its organization
   * (specification 5.5), so none is sent with it.
   *
   * @throws ConfigurationError `credentials_missing`, `credentials_malformed` or `credentials_expired`.
   */
  async next(): Promise<Identity> {
    const token = await readToken(this.#options.token);
    const identity = this.#last?.token === token ? this.#last : await this.#read(token);
    checkNotExpired(identity.accessToken);
    this.#last = identity;
    return identity;
  }

  async #read(token: string): Promise<Identity> {
    const accessToken = await readAccessToken(token, this.#options.audiences);
    const organization = accessToken.kind === "api" ? undefined : this.#options.organization;
    const hash = sha256Hex(token);
    const key = JSON.stringify([hash, organization ?? null]);
    return { token, authorization: `Bearer ${token}`, accessToken, organization, key };
  }
}

async function readToken(source: TokenSource | undefined): Promise<string> {
  let token: unknown = source;
  if (typeof source === "function") {
    try {
      token = await source();
    } catch (error) {
      throw new ConfigurationError("the function that returns the access token failed (see cause)", {
        code: "credentials_missing",
        cause: error,
      });
    }
  }
  const text = typeof token === "string" ? token.trim() : "";
  if (text === "") {
    throw new ConfigurationError(
      "no access token: log in (regohost login), or set SERVICE_TOKEN to an API token.",
      { code: "credentials_missing" },
    );
  }
  return text;
}

/** Returns the headers that show an identity to the service. */
export function identityHeaders(identity: Identity, organizationHeader: string): Record<string, string> {
  checkNotExpired(identity.accessToken);
  const headers: Record<string, string> = { authorization: identity.authorization };
  if (identity.organization !== undefined) headers[organizationHeader] = identity.organization;
  return headers;
}
