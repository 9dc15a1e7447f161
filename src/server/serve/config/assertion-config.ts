import * as z from "../../../base/text/zod.js";
import type { AlgorithmKey } from "../../../trust/verify/bundle-key.js";
import {
  AZURE_IDENTITY,
  S3_SIGNING,
  toAwsSigning,
  toAzureIdentity,
  type AwsSigningConfig,
  type AzureIdentity,
} from "./cloud-credentials.js";
import { toSigningKey, type GivenKeys } from "./key-config.js";
import { nullish } from "./setting-schemas.js";

/** An assertion that this process makes of its own; it signs it with a key of the configuration, or a cloud with a key that never leaves it. */
export interface SignedAssertion {
  key: OwnKey | KmsKey | KeyVaultKey;
  /** Besides `iat`, `exp`, `scope` and `jti`, whose place they may take, as in OPA. */
  claims: Readonly<Record<string, unknown>>;
  hasJti: boolean;
  /** The SHA-1 digest of the key's certificate, in base64url. */
  thumbprint: string | undefined;
}

/** One of `keys`, with its algorithm of JWS. */
export interface OwnKey extends AlgorithmKey {
  kind: "signing_key";
}

export interface KmsKey {
  kind: "aws_kms";
  id: string;
  algorithm: "ECDSA_SHA_256" | "ECDSA_SHA_384" | "ECDSA_SHA_512";
  aws: AwsSigningConfig;
}

export interface KeyVaultKey {
  kind: "azure_keyvault";
  /** `https://NAME.vault.azure.net` */
  vault: string;
  /** The path of the key below the vault. */
  path: string;
  algorithm: string;
  apiVersion: string;
  identity: AzureIdentity;
}

const KEY_VAULT_ALGORITHMS = [
  "ES256",
  "ES256K",
  "ES384",
  "ES512",
  "PS256",
  "PS384",
  "PS512",
  "RS256",
  "RS384",
  "RS512",
] as const;
/** OPA's default. */
const KEY_VAULT_API_VERSION = "7.4";
const NAME = /^[0-9A-Za-z-]{1,127}$/;

/** The members of `oauth2` for assertions that are signed. */
export const SIGNED_ASSERTION = {
  signing_key: nullish(z.string().min(1)),
  aws_kms: nullish(
    z.strictObject({
      name: z.string().min(1),
      algorithm: z.enum(["ECDSA_SHA_256", "ECDSA_SHA_384", "ECDSA_SHA_512"]),
    }),
  ),
  aws_signing: nullish(S3_SIGNING),
  azure_keyvault: nullish(
    z.strictObject({
      key: z.string().regex(NAME, "is not the name of a key"),
      key_version: nullish(z.string().regex(/^[0-9A-Za-z-]{0,127}$/, "is not the version of a key")),
      key_algorithm: z.enum(KEY_VAULT_ALGORITHMS),
      vault: z.string().regex(NAME, "is not the name of a vault"),
      api_version: nullish(z.string().regex(/^[\w.-]+$/)),
    }),
  ),
  azure_signing: nullish(
    z.strictObject({ service: z.literal("keyvault"), azure_managed_identity: AZURE_IDENTITY }),
  ),
  additional_claims: nullish(z.record(z.string(), z.unknown())),
  include_jti_claim: nullish(z.boolean()),
  thumbprint: nullish(z.string().regex(/^[0-9a-fA-F]{40}$/, "is not 40 hexadecimal digits")),
};
type Given = Pick<z.output<z.ZodObject<typeof SIGNED_ASSERTION>>, keyof typeof SIGNED_ASSERTION>;

interface AssertionContext {
  keys: GivenKeys;
  toPath: (path: string) => string;
  invalid: (message: string) => Error;
}

/** @returns `undefined` when the configuration names no key. */
export function toSignedAssertion(
  where: string,
  given: Given,
  context: AssertionContext,
): SignedAssertion | undefined {
  const { invalid } = context;
  const keys = [
    toOwnKey(where, given, context),
    toKmsKey(where, given, context),
    toKeyVaultKey(where, given, invalid),
  ];
  const [key, another] = keys.filter((one) => one !== undefined);
  const { additional_claims: claims, include_jti_claim: hasJti, thumbprint } = given;
  if (key === undefined) {
    if (claims !== undefined || hasJti !== undefined || thumbprint !== undefined) {
      throw invalid(
        `${where}: additional_claims, include_jti_claim and thumbprint are for signing_key, aws_kms and azure_keyvault`,
      );
    }
    return undefined;
  }
  if (another !== undefined) throw invalid(`${where}: one of signing_key, aws_kms and azure_keyvault`);
  return {
    key,
    claims: claims ?? {},
    hasJti: hasJti ?? false,
    thumbprint: thumbprint === undefined ? undefined : Buffer.from(thumbprint, "hex").toString("base64url"),
  };
}

function toOwnKey(where: string, { signing_key: id }: Given, { keys }: AssertionContext): OwnKey | undefined {
  if (id === undefined) return undefined;
  return { kind: "signing_key", ...toSigningKey(`${where}.signing_key`, id, keys) };
}

function toKmsKey(
  where: string,
  { aws_kms: kms, aws_signing: signing }: Given,
  context: AssertionContext,
): KmsKey | undefined {
  if ((kms === undefined) !== (signing === undefined)) {
    throw context.invalid(`${where}: aws_kms and aws_signing belong together`);
  }
  if (kms === undefined || signing === undefined) return undefined;
  if (signing.service?.toLowerCase() !== "kms") {
    throw context.invalid(`${where}.aws_signing.service must be "kms"`);
  }
  return {
    kind: "aws_kms",
    id: kms.name,
    algorithm: kms.algorithm,
    aws: toAwsSigning(`${where}.aws_signing`, signing, context),
  };
}

function toKeyVaultKey(
  where: string,
  { azure_keyvault: given, azure_signing: signing }: Given,
  invalid: (message: string) => Error,
): KeyVaultKey | undefined {
  if ((given === undefined) !== (signing === undefined)) {
    throw invalid(`${where}: azure_keyvault and azure_signing belong together`);
  }
  if (given === undefined || signing === undefined) return undefined;
  const vault = `https://${given.vault.toLowerCase()}.vault.azure.net`;
  const version = given.key_version ?? "";
  return {
    kind: "azure_keyvault",
    vault,
    path: `/keys/${given.key}${version === "" ? "" : `/${version}`}/sign`,
    algorithm: given.key_algorithm,
    apiVersion: given.api_version ?? KEY_VAULT_API_VERSION,
    identity: {
      ...toAzureIdentity(
        `${where}.azure_signing.azure_managed_identity`,
        signing.azure_managed_identity,
        invalid,
      ),
      // As in OPA the token is for the vault, whatever the configuration says.
      resource: vault,
    },
  };
}
