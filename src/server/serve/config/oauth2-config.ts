import * as z from "../../../base/text/zod.js";
import { SIGNED_ASSERTION, toSignedAssertion, type SignedAssertion } from "./assertion-config.js";
import type { ConfiguredKeys } from "./key-config.js";
import { toServiceAddress } from "./service-address.js";
import { invalid, nullish } from "./setting-schemas.js";

/** How to obtain a service's tokens by OAuth 2.0. */
export interface OAuth2Config {
  tokenUrl: string;
  /** The client's credentials (RFC 6749, section 4.4), or an assertion as the grant (RFC 7523, section 2.1), which is signed here. */
  grant: "client_credentials" | "jwt_bearer";
  /** Optional only with a signed assertion, as in OPA: its claims identify the client. */
  clientId: string | undefined;
  /** How the client authenticates: by its secret, or by an assertion (RFC 7521, section 4.2). */
  proof:
    | { secret: string }
    | { assertion: string; type: string }
    | { assertionPath: string; type: string }
    | { signed: SignedAssertion; type: string };
  scopes: readonly string[];
  headers: Readonly<Record<string, string>>;
  parameters: Readonly<Record<string, string>>;
}

export const OAUTH2 = z.strictObject({
  grant_type: nullish(z.enum(["", "client_credentials", "jwt_bearer"])),
  token_url: z.string().min(1),
  client_id: nullish(z.string().min(1)),
  client_secret: nullish(z.string().min(1)),
  client_assertion: nullish(z.string().min(1)),
  client_assertion_path: nullish(z.string().min(1)),
  client_assertion_type: nullish(z.string().min(1)),
  scopes: nullish(z.array(z.string().min(1))),
  additional_headers: nullish(z.record(z.string(), z.string())),
  additional_parameters: nullish(z.record(z.string(), z.string())),
  ...SIGNED_ASSERTION,
});

/** OPA's default (RFC 7523, section 2.2). */
const JWT_ASSERTION = "urn:ietf:params:oauth:client-assertion-type:jwt-bearer";

export function toOAuth2(
  where: string,
  given: z.infer<typeof OAUTH2>,
  { keys, toPath }: { keys: ConfiguredKeys; toPath: (path: string) => string },
): OAuth2Config {
  const { client_secret: secret, client_assertion: assertion, client_assertion_path: path } = given;
  const type = given.client_assertion_type ?? JWT_ASSERTION;
  const grant = given.grant_type === "jwt_bearer" ? "jwt_bearer" : "client_credentials";
  const signed = toSignedAssertion(where, given, keys);
  const proofs: OAuth2Config["proof"][] = [
    ...(secret === undefined ? [] : [{ secret }]),
    ...(assertion === undefined ? [] : [{ assertion, type }]),
    ...(path === undefined ? [] : [{ assertionPath: toPath(path), type }]),
    ...(signed === undefined ? [] : [{ signed, type: JWT_ASSERTION }]),
  ];
  const [proof] = proofs;
  if (proof === undefined || proofs.length > 1) {
    throw invalid(`${where}: one of client_secret, signing_key, client_assertion and client_assertion_path`);
  }
  if (grant === "jwt_bearer" && given.signing_key === undefined) {
    throw invalid(
      `${where}: grant_type: jwt_bearer needs signing_key, and nothing else that proves the client`,
    );
  }
  if (given.client_id === undefined && signed === undefined) throw invalid(`${where}.client_id is missing`);
  return {
    tokenUrl: toServiceAddress(`${where}.token_url`, given.token_url),
    grant,
    clientId: given.client_id,
    proof,
    scopes: given.scopes ?? [],
    headers: given.additional_headers ?? {},
    parameters: given.additional_parameters ?? {},
  };
}
