import { ConfigurationError, missingSignature } from "../../base/errors.js";
import type { BundleVerifyOptions } from "../../trust/verify/bundle-options.js";
import { isSignatures } from "./bundle.js";
import { message, option } from "../../base/message.js";

/** How the signatures of bundles are treated. */
export interface SignatureOptions {
  /** Who must have signed; `false`: signatures are not verified. Default: bundles with signatures are refused. */
  bundles?: BundleVerifyOptions | false | undefined;
  /** Reports every bundle with unverified signatures. */
  onUnverified?: ((subject: string) => void) | undefined;
  signal?: AbortSignal | undefined;
  timeoutMs?: number | undefined;
}

/** @throws ConfigurationError `verification_key_missing` for signatures that nothing verifies. */
export function throwUnverifiedError(
  subject: string,
  paths: Iterable<string>,
  { bundles, onUnverified }: SignatureOptions,
): void {
  if (![...paths].some(isSignatures)) return;
  if (bundles === false) {
    onUnverified?.(subject);
    return;
  }
  throw new ConfigurationError(
    message`${subject} is signed, but no key was passed; pass one (${option("verify.bundles")}), or skip verification (${option("verify", "false")})`,
    { code: "verification_key_missing" },
  );
}

/** @throws VerificationError `signature_missing` for what cannot hold signatures. */
export function throwIfUnsigned(subject: string, { bundles }: SignatureOptions): void {
  if (bundles === undefined || bundles === false) return;
  throw missingSignature(`${subject} is not a bundle, so that no signature covers it; give a signed bundle`);
}
