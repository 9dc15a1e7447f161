import type { SummaryOptions } from "../../gate/index.js";
import { BUNDLE_ALGORITHMS, DEFAULT_BUNDLE_ALGORITHM } from "../../trust/verify/bundle-options.js";
import { isDigestText } from "../../trust/verify/artifact.js";
import type { VerifyOptions } from "../../trust/verify/verify-options.js";
import { asPath, type FlagValues, optionsFor, pathUnless } from "./option-table.js";

/** Sigstore's public instance, for `--trusted-root tuf`. */
const PUBLIC_REPOSITORY = "https://tuf-repo-cdn.sigstore.dev";

/** The URL of the TUF repository in `--trusted-root`. A file of this name is `./tuf`. */
export function tufUrl(trustedRoot: string | undefined): string | undefined {
  if (trustedRoot === "tuf") return PUBLIC_REPOSITORY;
  return trustedRoot?.startsWith("tuf:") === true ? trustedRoot.slice("tuf:".length) : undefined;
}

const isTufUrl = (text: string): boolean => tufUrl(text) !== undefined;

/** The required signers and subjects of inputs. */
export const VERIFY_OPTIONS = optionsFor<{ verify: VerifyOptions }>("Signatures of inputs")({
  key: {
    kind: "list",
    usage: "--key <file>",
    description: "public key that must have signed: PEM or JWK; repeatable",
    isRead: true,
    key: "verification.keys",
    resolve: asPath,
  },
  threshold: {
    kind: "count",
    usage: "--threshold <count>",
    description: "number of distinct keys that must have signed (default: 1)",
    verify: "threshold",
    key: "verification.threshold",
  },
  trustedRoot: {
    kind: "text",
    usage: "--trusted-root <file|tuf>",
    description: "Sigstore's trusted_root.json, for bundles; tuf or tuf:URL: from a TUF repository",
    isRead: (text) => !isTufUrl(text),
    key: "verification.trusted-root",
    resolve: pathUnless(isTufUrl),
  },
  tufRoot: {
    kind: "text",
    usage: "--tuf-root <file>",
    description: "the TUF repository's root.json that you trust",
    isRead: true,
    key: "verification.tuf-root",
    resolve: asPath,
  },
  updateTuf: {
    kind: "flag",
    usage: "--update-tuf",
    description: "fetch from the TUF repository; otherwise only the cache is read",
  },
  certificateIdentity: {
    kind: "text",
    usage: "--certificate-identity <text>",
    description: "required signer: the certificate's URI or email",
    verify: "certificateIdentity",
    key: "verification.certificate-identity",
  },
  certificateIdentityRegexp: {
    kind: "text",
    usage: "--certificate-identity-regexp <pattern>",
    description: "the same, as an RE2 pattern; anchor it with ^ and $",
    verify: "certificateIdentityRegexp",
    key: "verification.certificate-identity-regexp",
  },
  certificateOidcIssuer: {
    kind: "text",
    usage: "--certificate-oidc-issuer <url>",
    description: "required issuer of the signer's identity",
    verify: "certificateOidcIssuer",
    key: "verification.certificate-oidc-issuer",
  },
  certificateOidcIssuerRegexp: {
    kind: "text",
    usage: "--certificate-oidc-issuer-regexp <pattern>",
    description: "the same, as an RE2 pattern; anchor it with ^ and $",
    verify: "certificateOidcIssuerRegexp",
    key: "verification.certificate-oidc-issuer-regexp",
  },
  artifact: {
    kind: "text",
    usage: "--artifact <file|digest>",
    description: "artifact of the statement: a file, or sha256:…",
    isRead: (text) => !isDigestText(text),
    key: "verification.artifact",
    resolve: pathUnless(isDigestText),
  },
});

export type VerifyFlags = FlagValues<typeof VERIFY_OPTIONS>;

/** The default id of keys, as in `opa`. */
export const DEFAULT_KEY_ID = "default";

/** A key is the path of a file, or PEM. */
const isKeyFile = (text: string): boolean => text !== "" && !text.startsWith("-----");

/** The algorithm of signatures of bundles, by the name of `opa`. */
export const SIGNING_ALG_OPTIONS = optionsFor()({
  signingAlg: {
    kind: "choice",
    usage: "--signing-alg <name>",
    description: `algorithm of bundle signatures (default: ${DEFAULT_BUNDLE_ALGORITHM})`,
    choices: BUNDLE_ALGORITHMS,
    key: "verification.bundles.algorithm",
  },
});

/** The required signers of bundles, by the names of `opa`. */
export const BUNDLE_VERIFY_OPTIONS = optionsFor("Signatures of policies")({
  verificationKey: {
    kind: "text",
    usage: "--verification-key <file>",
    description:
      "key that must have signed policy bundles: PEM of a public key or certificate, or the secret of HS256 and the like",
    isRead: isKeyFile,
    key: "verification.bundles.key",
    required: true,
    resolve: pathUnless((text) => !isKeyFile(text)),
  },
  verificationKeyText: {
    kind: "text",
    usage: "--verification-key-text <text>",
    description: "this key as text; hide it in the variable, because other users see options",
    variable: "REGOHOST_VERIFICATION_KEY",
  },
  verificationKeyId: {
    kind: "text",
    usage: "--verification-key-id <id>",
    description: `id of this key (default: ${DEFAULT_KEY_ID})`,
    key: "verification.bundles.key-id",
  },
  scope: {
    kind: "text",
    usage: "--scope <name>",
    description: "scope that signatures of bundles must have",
    key: "verification.bundles.scope",
  },
  ...SIGNING_ALG_OPTIONS,
  excludeFilesVerify: {
    kind: "names",
    usage: "--exclude-files-verify <patterns>",
    description: "files of bundles that need no signature: data.json,system/*; repeatable",
  },
  skipVerify: {
    kind: "flag",
    usage: "--skip-verify",
    description: "take signed policy bundles without verifying them",
  },
});

export type BundleVerifyFlags = FlagValues<typeof BUNDLE_VERIFY_OPTIONS>;

/** The signer of a bundle, by the names of `opa`, except for `--signing-alg`. */
export const BUNDLE_SIGN_OPTIONS = optionsFor()({
  signingKey: {
    kind: "text",
    usage: "--signing-key <file>",
    description: "key to sign the bundle with: PEM of a private key, or the secret of HS256 and the like",
    isRead: isKeyFile,
  },
  signingKeyText: {
    kind: "text",
    usage: "--signing-key-text <text>",
    description: "this key as text; hide it in the variable, because other users see options",
    variable: "REGOHOST_SIGNING_KEY",
  },
  claimsFile: {
    kind: "text",
    usage: "--claims-file <file>",
    description: "JSON object of further claims, such as scope, iss and keyid",
    isRead: true,
  },
});

export type BundleSignFlags = FlagValues<typeof BUNDLE_SIGN_OPTIONS & typeof SIGNING_ALG_OPTIONS>;

/** The default lock file. */
export const LOCK_FILE = "regohost.lock";

/** The lock of policies from addresses. */
export const LOCK_OPTIONS = optionsFor("Policies from addresses")({
  lock: {
    kind: "text",
    usage: "--lock <file>",
    description: `lock file with the digests of policies from addresses (default: ${LOCK_FILE}, if it exists, only checks them)`,
    key: "lock",
    resolve: asPath,
  },
  updateLock: {
    kind: "flag",
    usage: "--update-lock",
    description: "write the current digests of policies from addresses to the lock file",
  },
});

export type LockFlags = FlagValues<typeof LOCK_OPTIONS>;

/**
 * The variable with the passphrase of an encrypted key. Not a flag: other users can read the arguments of a process.
 */
export const PASSPHRASE = "REGOHOST_SIGN_PASSPHRASE";

/** The signer of a command's output. @param signed for the help: `--record`. */
// eslint-disable-next-line @typescript-eslint/explicit-module-boundary-types -- the table's type is that of its entries
export function signOptions(signed: string, heading?: string) {
  return optionsFor(heading)({
    signKey: {
      kind: "text",
      usage: "--sign-key <file>",
      description: `private key that signs ${signed}: PEM; ${PASSPHRASE} holds its passphrase`,
      isRead: true,
    },
  });
}

export type SignFlags = FlagValues<ReturnType<typeof signOptions>>;

const SUMMARY = "Verification summary";

/** The signed verdict that a gate writes. */
export const ATTEST_OPTIONS = optionsFor<{ summary: SummaryOptions }>(SUMMARY)({
  attest: {
    kind: "text",
    usage: "--attest <file>",
    description: "write the verdict on --artifact as a verification summary (VSA), signed with --sign-key",
    isWritten: true,
  },
  verifierId: {
    kind: "text",
    usage: "--verifier-id <uri>",
    description: "with --attest: id of the verifier (default: pkg:npm/regohost)",
    needs: "--attest",
    summary: "verifierId",
  },
  resourceUri: {
    kind: "text",
    usage: "--resource-uri <uri>",
    description: "with --attest: where the artifact comes from (default: its digest)",
    needs: "--attest",
    summary: "resourceUri",
  },
  policyUri: {
    kind: "text",
    usage: "--policy-uri <uri>",
    description: "with --attest: where the policy comes from (default: its digest)",
    needs: "--attest",
    summary: "policyUri",
  },
  verifiedLevel: {
    kind: "list",
    usage: "--verified-level <level>",
    description:
      "with --attest: level that a pass verifies (default: SLSA_BUILD_LEVEL_UNEVALUATED); repeatable",
    needs: "--attest",
    summary: "verifiedLevels",
  },
  ...signOptions("--attest and --record", SUMMARY),
});

export type AttestFlags = FlagValues<typeof ATTEST_OPTIONS>;
