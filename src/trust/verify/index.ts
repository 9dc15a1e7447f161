import { errorOutcome } from "../../base/error-outcome.js";
import { DocumentError, invalidConfig } from "../../base/errors.js";
import { isObject } from "../../base/text/option-rules.js";
import { toStrictJson } from "../../base/terms/value-text.js";
import { DocumentVerifier, type VerifiedMessage, type VerifiedStatement } from "./document-verifier.js";
import { checkVerifyOptions, type VerifyOptions } from "./verify-options.js";
import { isBytes } from "../../base/realms.js";
import { caller, message, option } from "../../base/message.js";

export { DocumentError, isRegohostError, RegohostError, VerificationError } from "../../base/errors.js";
export type { ErrorCode, ErrorOptions, ErrorText } from "../../base/errors.js";
export type { JsonValue } from "../../base/terms/json-value.js";
export type { ArtifactSource } from "./artifact.js";
export type { VerifiedMessage, VerifiedStatement } from "./document-verifier.js";
export type { FileSource } from "./given-file.js";
export { factsToJson } from "./facts.js";
export type { VerificationFacts, VerifiedLogEntry, VerifiedTime } from "./facts.js";
export { signStatement } from "./sign.js";
export type { SignedEnvelope } from "./sign.js";
export { signRecording, verifyRecording } from "./signed-recording.js";
export type { VerifyRecordingOptions } from "./signed-recording.js";
export type { PrivateKeySource, SignOptions } from "./signing-key.js";
export type { Statement, StatementSubject } from "./statement.js";
export type { TrustedRootSource, TufSource } from "./trusted-root-source.js";
export type { PublicKeySource } from "./verification-key.js";
export type { VerifyOptions } from "./verify-options.js";

/** A signed document: its JSON text, or the JSON value. */
export type SignedDocument = string | Uint8Array | object;

/** Options of `verifyEnvelope`. */
export type VerifyEnvelopeOptions = Pick<VerifyOptions, "threshold" | "artifact" | "cwd"> &
  Required<Pick<VerifyOptions, "keys">>;

/** Options of `verifyBundle`. */
export type VerifyBundleOptions = Omit<VerifyOptions, "threshold"> &
  Required<Pick<VerifyOptions, "trustedRoot">>;

function toJson(name: string, document: SignedDocument): Uint8Array {
  if (isBytes(document)) return document;
  if (typeof document === "string") return Buffer.from(document);
  try {
    if (isObject(document)) return Buffer.from(toStrictJson(document));
  } catch (error) {
    throw new DocumentError(`${name} is not JSON`, {
      code: "envelope_invalid",
      document: name,
      cause: error,
    });
  }
  throw new DocumentError(`${name} must be JSON text or an object`, {
    code: "envelope_invalid",
    document: name,
  });
}

/**
 * Verifies a DSSE envelope with public keys, and parses its in-toto statement. A Sigstore bundle of an envelope is
 * accepted too; only its envelope is used.
 *
 * First the signatures over the raw payload are verified, then the same bytes are parsed.
 *
 * @throws VerificationError `signature_missing`, `signature_invalid` when fewer keys than `threshold` have signed,
 * `subject_mismatch`, `statement_invalid`, `key_invalid`
 * @throws DocumentError `envelope_invalid`, and for an artifact that cannot be read.
 * @throws ConfigurationError `config_invalid`
 *
 * @example
 * ```ts
 * import { readFile } from "node:fs/promises";
 * import { verifyEnvelope } from "regohost/verify";
 *
 * const { statement, facts } = await verifyEnvelope(await readFile("provenance.dsse.json"), {
 *   keys: [await readFile("builder.pub", "utf8")],
 *   artifact: { path: "app.tgz" },
 * });
 * console.log(statement.predicateType, facts.keyIds);
 * ```
 */
export async function verifyEnvelope(
  envelope: SignedDocument,
  options: VerifyEnvelopeOptions,
): Promise<VerifiedStatement> {
  const checked = checkVerifyOptions("verifyEnvelope", options);
  if (checked.trustedRoot !== undefined) {
    throw invalidConfig(
      message`${caller("verifyEnvelope")}it takes keys; verifyBundle takes ${option("trustedRoot")}`,
    );
  }
  const name = "the envelope";
  return (await DocumentVerifier.create(checked)).statement(name, toJson(name, envelope));
}

/**
 * Verifies a Sigstore bundle, v0.1 to v0.3, with a trusted root: times, certificate, transparency log entries,
 * signature, identity and issuer, then statement and subject. It makes no request unless `trustedRoot.update` is set.
 *
 * With `keys` instead of an identity, the bundle must be signed with one of these keys, and logged.
 *
 * A bundle of a message instead of an envelope is verified against the content of the artifact.
 *
 * @throws VerificationError `certificate_invalid`, `timestamp_invalid`, `log_entry_invalid`, `signature_invalid`,
 * `signer_untrusted`, `signature_missing`, `subject_mismatch`, `statement_invalid`, `trusted_root_invalid`,
 * `trusted_root_missing`, `trusted_root_expired`
 * @throws DocumentError `envelope_invalid`, and for an artifact that cannot be read.
 * @throws ConfigurationError `config_invalid`, also for a trusted root without an identity.
 * @throws ServiceError for a TUF repository that does not respond, when `trustedRoot.update` is set.
 *
 * @example
 * ```ts
 * import { readFile } from "node:fs/promises";
 * import { verifyBundle } from "regohost/verify";
 *
 * const verified = await verifyBundle(await readFile("app.tgz.sigstore.json"), {
 *   trustedRoot: { path: "trusted_root.json" },
 *   certificateIdentityRegexp: "^https://github\\.com/acme/app/\\.github/workflows/release\\.yml@refs/tags/",
 *   certificateOidcIssuer: "https://token.actions.githubusercontent.com",
 *   artifact: { path: "app.tgz" },
 * });
 * console.log(verified.facts.identity, verified.facts.times);
 * ```
 */
export async function verifyBundle(
  bundle: SignedDocument,
  options: VerifyBundleOptions,
): Promise<VerifiedStatement | VerifiedMessage> {
  const checked = checkVerifyOptions("verifyBundle", options);
  if (checked.trustedRoot === undefined) {
    throw invalidConfig(
      message`${caller("verifyBundle")}it needs ${option("trustedRoot")}; verifyEnvelope takes keys alone`,
    );
  }
  const name = "the bundle";
  return (await DocumentVerifier.create(checked)).verify(name, toJson(name, bundle));
}

/**
 * Whether an error means that evidence was verified and rejected: exit code 1 of the commands, `fail` of the gate.
 * Other errors mean that it could not be verified.
 *
 * @example
 * ```ts
 * import { isRefused, verifyEnvelope } from "regohost/verify";
 *
 * async function isProven(envelope: string, key: string): Promise<boolean> {
 *   try {
 *     await verifyEnvelope(envelope, { keys: [key] });
 *     return true;
 *   } catch (error) {
 *     if (isRefused(error)) return false;
 *     throw error;
 *   }
 * }
 * ```
 */
export function isRefused(error: unknown): boolean {
  return errorOutcome(error) === "fail";
}
