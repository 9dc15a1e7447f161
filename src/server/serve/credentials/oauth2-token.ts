import type { Transport } from "../../../http/http-transport.js";
import type { OAuth2Config } from "../config/oauth2-config.js";
import { lowerCased, readCredentials } from "../service-answer.js";
import { parseTokenResponse } from "./credential-answers.js";
import { signAssertion } from "./signed-assertion.js";

/** Time limit of the token endpoint, as in OPA, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** RFC 6749, section 4.4.2; RFC 7523, section 2.1. */
const GRANT_TYPES = {
  client_credentials: "client_credentials",
  jwt_bearer: "urn:ietf:params:oauth:grant-type:jwt-bearer",
} as const;

/** A token in the form in which it is sent. */
export interface OAuth2Token {
  header: string;
  /** On the clock of `performance.now()`. */
  endsAt: number;
}

/** Parameters of a token request. */
interface TokenRequest {
  /** Name of the service, for errors. */
  service: string;
  transport: Transport;
  signal: AbortSignal;
  /** Reads a small file. */
  read: (setting: string, path: string) => Promise<string>;
}

/**
 * Requests a token for the client's credentials, or for an assertion as the grant.
 *
 * @throws ServiceError, which never contains the response: it may repeat them.
 */
export async function requestToken(
  oauth2: OAuth2Config,
  { service, transport, signal, read }: TokenRequest,
): Promise<OAuth2Token> {
  const { clientId, grant, proof } = oauth2;
  const getAssertion = async (): Promise<string> => {
    if ("assertion" in proof) return proof.assertion.trim();
    if ("assertionPath" in proof) {
      return (await read("credentials.oauth2.client_assertion_path", proof.assertionPath)).trim();
    }
    if ("signed" in proof) return signAssertion(proof.signed, oauth2.scopes);
    throw new TypeError("nothing signs the assertion");
  };
  const form = new URLSearchParams(oauth2.parameters);
  if (oauth2.scopes.length > 0) form.set("scope", oauth2.scopes.join(" "));
  form.set("grant_type", GRANT_TYPES[grant]);
  const headers: Record<string, string> = { ...oauth2.headers };
  if (grant === "jwt_bearer") form.set("assertion", await getAssertion());
  else if ("secret" in proof) {
    // As in OPA: not form-encoded first, which RFC 6749, section 2.3.1, requires.
    const basic = Buffer.from(`${clientId ?? ""}:${proof.secret}`);
    headers["Authorization"] = `Basic ${basic.toString("base64")}`;
  } else {
    if (clientId !== undefined) form.set("client_id", clientId);
    form.set("client_assertion_type", proof.type);
    form.set("client_assertion", await getAssertion());
  }
  const requestedAt = performance.now();
  const response = await transport.send({
    url: new URL(oauth2.tokenUrl),
    headers: lowerCased(headers),
    form,
    signal,
    attempts: 1,
    timeoutMs: TIMEOUT_MS,
  });
  try {
    const token = await readCredentials(
      response,
      {
        who: `the token endpoint of the service ${service}`,
        setting: "credentials.oauth2",
        subject: "a bearer token",
      },
      parseTokenResponse,
    );
    const lifeMs = (token.expires_in ?? 0) * 1_000;
    return { header: `Bearer ${token.access_token.trim()}`, endsAt: requestedAt + lifeMs };
  } finally {
    response.close();
  }
}
