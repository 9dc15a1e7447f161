import { randomUUID } from "node:crypto";
import type { SignedAssertion } from "../config/assertion-config.js";
import { loadPackage } from "../../../base/load-package.js";

/** OPA's value, in seconds. */
const LIFE_S = 600;

/** Creates an assertion (RFC 7523) for scopes, in JWS's compact form. */
export async function signAssertion(
  { algorithm, key, claims, hasJti, thumbprint }: SignedAssertion,
  scopes: readonly string[],
): Promise<string> {
  const { SignJWT } = await loadPackage(() => import("jose"));
  const now = Math.floor(Date.now() / 1_000);
  const payload = {
    iat: now,
    exp: now + LIFE_S,
    ...claims,
    ...(scopes.length === 0 ? {} : { scope: scopes.join(" ") }),
    ...(hasJti ? { jti: randomUUID() } : {}),
  };
  const header = { typ: "JWT", alg: algorithm, ...(thumbprint === undefined ? {} : { x5t: thumbprint }) };
  return new SignJWT(payload).setProtectedHeader(header).sign(key);
}
