import * as z from "../../../base/text/zod.js";
import type { AlgorithmKey } from "../../../trust/verify/bundle-key.js";
import { toSigningKey, type ConfiguredKeys } from "./key-config.js";
import { invalid, nullish, refused } from "./setting-schemas.js";

/** An assertion that this process creates, and signs with one of `keys` by its JWS algorithm. */
export interface SignedAssertion extends AlgorithmKey {
  /** Added to `iat`, `exp`, `scope` and `jti`, which they may override, as in OPA. */
  claims: Readonly<Record<string, unknown>>;
  hasJti: boolean;
  /** The SHA-1 digest of the key's certificate, in base64url. */
  thumbprint: string | undefined;
}

const keyOfCloud = refused(
  "no cloud is asked to sign; write signing_key, or let another program have the cloud sign and write client_assertion_path",
);

/** The members of `oauth2` for signed assertions. */
export const SIGNED_ASSERTION = {
  signing_key: nullish(z.string().min(1)),
  aws_kms: keyOfCloud,
  aws_signing: keyOfCloud,
  azure_keyvault: keyOfCloud,
  azure_signing: keyOfCloud,
  additional_claims: nullish(z.record(z.string(), z.unknown())),
  include_jti_claim: nullish(z.boolean()),
  thumbprint: nullish(z.string().regex(/^[0-9a-fA-F]{40}$/, "is not 40 hexadecimal digits")),
};
type Given = Pick<z.output<z.ZodObject<typeof SIGNED_ASSERTION>>, keyof typeof SIGNED_ASSERTION>;

/** @returns `undefined` when the configuration names no key. */
export function toSignedAssertion(
  where: string,
  { signing_key: id, additional_claims: claims, include_jti_claim: hasJti, thumbprint }: Given,
  keys: ConfiguredKeys,
): SignedAssertion | undefined {
  if (id === undefined) {
    if (claims === undefined && hasJti === undefined && thumbprint === undefined) return undefined;
    throw invalid(`${where}: additional_claims, include_jti_claim and thumbprint are for signing_key`);
  }
  return {
    ...toSigningKey(`${where}.signing_key`, id, keys),
    claims: claims ?? {},
    hasJti: hasJti ?? false,
    thumbprint: thumbprint === undefined ? undefined : Buffer.from(thumbprint, "hex").toString("base64url"),
  };
}
