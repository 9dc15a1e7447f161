// Only this file imports Sigstore's libraries; the build bundles them into a chunk that is loaded when a bundle is verified.
import { bundleFromJSON } from "@sigstore/bundle";
import type { Bundle } from "@sigstore/bundle";
import { ASN1Obj, X509Certificate } from "@sigstore/core";
import { TrustedRoot } from "@sigstore/protobuf-specs";
import { toSignedEntity, toTrustMaterial, Verifier } from "@sigstore/verify";
import type { SignedEntity, Signer, TrustMaterial } from "@sigstore/verify";
import { createHash, createPublicKey } from "node:crypto";
import { VerificationError, type ErrorCode } from "../../base/errors.js";
import { cannotOpen, preAuthEncoding } from "./envelope.js";
import type { VerificationFacts, VerifiedLogEntry, VerifiedTime } from "./facts.js";
import type { VerificationKey } from "./verification-key.js";
import { codeOf } from "../../base/error-code.js";
import { getMember } from "../../base/text/member-of.js";

/** A trusted root with everything that a verification needs. */
export type SigstoreRoot = TrustedRoot;

const ROOT_TYPES =
  /^application\/vnd\.dev\.sigstore\.trustedroot(?:\+json;version=0\.[12]|\.v0\.[12]\+json)$/;

function rootInvalid(why: string, cause?: unknown): VerificationError {
  return new VerificationError(`the trusted root: ${why}`, { code: "trusted_root_invalid", cause });
}

/**
 * Parses a trusted root, and rejects what the library would treat as always valid: logs and authorities without a start
 * of their validity.
 *
 * @throws VerificationError `trusted_root_invalid`
 */
export function readTrustedRoot(value: unknown): SigstoreRoot {
  let root: TrustedRoot;
  try {
    root = TrustedRoot.fromJSON(value);
    toTrustMaterial(root);
  } catch (error) {
    throw rootInvalid("it is malformed", error);
  }
  if (!ROOT_TYPES.test(root.mediaType)) {
    throw rootInvalid("its mediaType is not that of a Sigstore trusted root, v0.1 or v0.2");
  }
  for (const [kind, logs] of [["tlogs", root.tlogs] as const, ["ctlogs", root.ctlogs] as const]) {
    for (const [index, { publicKey }] of logs.entries()) {
      if (publicKey?.validFor?.start === undefined)
        throw rootInvalid(`${kind}[${index}] has no validFor.start`);
    }
  }
  for (const [kind, authorities] of [
    ["certificateAuthorities", root.certificateAuthorities] as const,
    ["timestampAuthorities", root.timestampAuthorities] as const,
  ]) {
    for (const [index, { validFor }] of authorities.entries()) {
      if (validFor?.start === undefined) throw rootInvalid(`${kind}[${index}] has no validFor.start`);
    }
  }
  if (root.tlogs.length === 0) throw rootInvalid("it names no transparency log (tlogs)");
  return root;
}

/** The members of `verificationMaterial`: one of the first three. The library takes one of several, and other programs another one. */
const SIGNERS = ["certificate", "x509CertificateChain", "publicKey"];
const MATERIAL = [...SIGNERS, "tlogEntries", "timestampVerificationData"];

const BUNDLE_TYPES = /^application\/vnd\.dev\.sigstore\.bundle(?:\+json;version=0\.[123]|\.v0\.[123]\+json)$/;

/**
 * Limits of a bundle's proofs, all of which are verified: the numbers of log entries and of timestamps, as in sigstore-go; of
 * lines of a checkpoint, each of which may be a signature; and of characters in JSON.
 */
const MAX_PROOFS = 32;
const MAX_CHECKPOINT_LINES = 100;
const MAX_MATERIAL = 256 * 1024;

function isWithinLimits({ tlogEntries, timestampVerificationData }: Bundle["verificationMaterial"]): boolean {
  return (
    tlogEntries.length <= MAX_PROOFS &&
    (timestampVerificationData?.rfc3161Timestamps.length ?? 0) <= MAX_PROOFS &&
    tlogEntries.every(
      ({ inclusionProof }) =>
        (inclusionProof?.checkpoint?.envelope.split("\n", MAX_CHECKPOINT_LINES + 1).length ?? 0) <=
        MAX_CHECKPOINT_LINES,
    )
  );
}

/**
 * Parses a bundle, v0.1 to v0.3, of an envelope or a message.
 *
 * @throws DocumentError `envelope_invalid`
 */
export function readBundle(name: string, value: unknown): Bundle {
  let bundle: Bundle;
  try {
    bundle = bundleFromJSON(value);
    // The library takes any version for the last one that it knows.
    if (!BUNDLE_TYPES.test(bundle.mediaType)) throw new TypeError("unknown mediaType");
  } catch (error) {
    throw cannotOpen(
      name,
      " is not a valid Sigstore bundle, v0.1 to v0.3, with exactly one signature",
      error,
    );
  }
  const material = bundle.verificationMaterial;
  if (
    !isWithinLimits(material) ||
    JSON.stringify(getMember(value, "verificationMaterial")).length > MAX_MATERIAL
  ) {
    throw cannotOpen(
      name,
      `: the Sigstore bundle has more than ${MAX_PROOFS} log entries or timestamps, ${MAX_CHECKPOINT_LINES} lines in a checkpoint, or ${MAX_MATERIAL} characters of proofs`,
    );
  }
  const members = Object.entries(getMember(value, "verificationMaterial") ?? {}).filter(
    ([, one]) => one !== null,
  );
  const signers = members.filter(([member]) => SIGNERS.includes(member));
  if (signers.length !== 1 || members.some(([member]) => !MATERIAL.includes(member))) {
    throw cannotOpen(
      name,
      `: the verification material of a Sigstore bundle has one of ${SIGNERS.join(", ")}, and no unknown members`,
    );
  }
  return bundle;
}

const CODES: Readonly<Record<string, ErrorCode>> = {
  CERTIFICATE_ERROR: "certificate_invalid",
  TIMESTAMP_ERROR: "timestamp_invalid",
  TLOG_ERROR: "log_entry_invalid",
  TLOG_BODY_ERROR: "log_entry_invalid",
  TLOG_INCLUSION_PROOF_ERROR: "log_entry_invalid",
  TLOG_INCLUSION_PROMISE_ERROR: "log_entry_invalid",
  TLOG_MISSING_INCLUSION_ERROR: "log_entry_invalid",
};

/** Every error of the library is a failed verification. */
function toRefusal(name: string, error: unknown): VerificationError {
  if (error instanceof VerificationError) return error;
  const thrown = codeOf(error) ?? "";
  const code = Object.hasOwn(CODES, thrown) ? (CODES[thrown] ?? "signature_invalid") : "signature_invalid";
  return new VerificationError(`${name}: Sigstore verification failed`, { code, cause: error });
}

const FULCIO = "1.3.6.1.4.1.57264.1.";

/** Fulcio's extensions (https://github.com/sigstore/fulcio/blob/main/docs/oid-info.md). The first ones contain plain text. */
const PLAIN_CLAIMS: Readonly<Record<string, string>> = {
  2: "github_workflow_trigger",
  3: "github_workflow_sha",
  4: "github_workflow_name",
  5: "github_workflow_repository",
  6: "github_workflow_ref",
};
const DER_CLAIMS: Readonly<Record<string, string>> = {
  9: "build_signer_uri",
  10: "build_signer_digest",
  11: "runner_environment",
  12: "source_repository_uri",
  13: "source_repository_digest",
  14: "source_repository_ref",
  15: "source_repository_identifier",
  16: "source_repository_owner_uri",
  17: "source_repository_owner_identifier",
  18: "build_config_uri",
  19: "build_config_digest",
  20: "build_trigger",
  21: "run_invocation_uri",
  22: "source_repository_visibility_at_signing",
};
const ISSUER_PLAIN = 1;
const ISSUER_DER = 8;
const SUBJECT_ALT_NAME = "2.5.29.17";
const EXTENDED_KEY_USAGE = "2.5.29.37";
const CODE_SIGNING = "1.3.6.1.5.5.7.3.3";

/** The DER tags of a GeneralName that is an email address or a URI, and of a UTF8String. */
const EMAIL = 1;
const URI = 6;
const UTF8_STRING = 0x0c;

function decodeText(bytes: Uint8Array): string {
  return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
}

function decodeUtf8String(der: Uint8Array): string {
  const { tag, value } = ASN1Obj.parseBuffer(Buffer.from(der));
  if (!tag.isUniversal() || tag.number !== UTF8_STRING) throw new TypeError("not a UTF8String");
  return decodeText(value);
}

function certificateInvalid(name: string, why: string, cause?: unknown): VerificationError {
  return new VerificationError(`${name}: the certificate ${why}`, { code: "certificate_invalid", cause });
}

/** The texts of Fulcio's extensions by their numbers. @throws the errors of a malformed extension. */
function readFulcio(find: (oid: string) => Uint8Array | undefined): Map<number, string> {
  const fulcio = new Map<number, string>();
  const read = (numbers: readonly number[], decode: (value: Uint8Array) => string): void => {
    for (const number of numbers) {
      const value = find(FULCIO + String(number));
      if (value !== undefined) fulcio.set(number, decode(value));
    }
  };
  read([ISSUER_PLAIN, ...Object.keys(PLAIN_CLAIMS).map(Number)], decodeText);
  read([ISSUER_DER, ...Object.keys(DER_CLAIMS).map(Number)], decodeUtf8String);
  return fulcio;
}

/** Reads the signer from a verified certificate. */
function readSigner(
  name: string,
  signer: Signer,
): Pick<VerificationFacts, "identity" | "issuer" | "claims"> & { identity: string } {
  const extensions = new Map<string, Buffer>();
  for (const { oid, value } of signer.identity?.oids ?? []) {
    const id = oid?.id.join(".") ?? "";
    if (extensions.has(id)) throw certificateInvalid(name, `has the extension ${id} twice`);
    extensions.set(id, value);
  }
  try {
    const usages = ASN1Obj.parseBuffer(Buffer.from(extensions.get(EXTENDED_KEY_USAGE) ?? [])).subs;
    if (!usages.some((usage) => usage.toOID() === CODE_SIGNING)) {
      throw certificateInvalid(name, "is not one for signing code");
    }
    const names = ASN1Obj.parseBuffer(Buffer.from(extensions.get(SUBJECT_ALT_NAME) ?? [])).subs;
    const [only] = names;
    const isText = only?.tag.isContextSpecific(URI) === true || only?.tag.isContextSpecific(EMAIL) === true;
    if (only === undefined || names.length > 1 || !isText) {
      throw certificateInvalid(
        name,
        "does not have exactly one subject alternative name that is a URI or an email address",
      );
    }
    const fulcio = readFulcio((oid) => extensions.get(oid));
    const claims: Record<string, string> = {};
    for (const [number, claim] of Object.entries({ ...PLAIN_CLAIMS, ...DER_CLAIMS })) {
      const value = fulcio.get(Number(number));
      if (value !== undefined) claims[claim] = value;
    }
    const issuer = fulcio.get(ISSUER_DER) ?? fulcio.get(ISSUER_PLAIN);
    return { identity: decodeText(only.value), ...(issuer === undefined ? {} : { issuer }), claims };
  } catch (error) {
    if (error instanceof VerificationError) throw error;
    throw certificateInvalid(name, "has extensions that cannot be read", error);
  }
}

/** Parts of a certificate that Node does not read. */
interface CertificateParts {
  /** The identifier of its key in hex; empty without one. */
  keyId: string;
  /** Fulcio's extensions by their numbers, such as 8 for the issuer. */
  fulcio: ReadonlyMap<number, string>;
}

/**
 * Reads parts of a certificate, which the caller has verified.
 *
 * @throws VerificationError `certificate_invalid`
 */
export function readCertificateParts(name: string, pem: string): CertificateParts {
  try {
    const certificate = X509Certificate.parse(pem);
    const fulcio = readFulcio((oid) => certificate.extension(oid)?.value);
    return { keyId: certificate.extSubjectKeyID?.keyIdentifier.toString("hex") ?? "", fulcio };
  } catch (error) {
    throw certificateInvalid(name, "has extensions that cannot be read", error);
  }
}

function getTimes(entity: SignedEntity): VerifiedTime[] {
  return entity.timestamps.flatMap((timestamp): VerifiedTime[] => {
    if (timestamp.$case === "timestamp-authority") {
      return [{ source: timestamp.$case, time: timestamp.timestamp.signingTime.toISOString() }];
    }
    const { inclusionPromise, integratedTime } = timestamp.tlogEntry;
    // Only the promise signs the time.
    if (inclusionPromise === undefined) return [];
    return [{ source: timestamp.$case, time: new Date(Number(integratedTime) * 1000).toISOString() }];
  });
}

/** The promise signs the entry's own index; without one, the proof is about its index in the log's tree. */
function getLogEntries({ tlogEntries }: SignedEntity): VerifiedLogEntry[] {
  return tlogEntries.map(({ logId, logIndex, inclusionPromise, inclusionProof }) => ({
    logId: Buffer.from(logId.keyId).toString("hex"),
    logIndex: Number(inclusionPromise === undefined ? inclusionProof?.logIndex : logIndex),
  }));
}

/**
 * A proof of inclusion has no time, so its log must have been valid whenever the signature existed. The library checks that of promises
 * only.
 *
 * @throws VerificationError `log_entry_invalid`
 */
function checkLogs(
  name: string,
  { tlogEntries }: SignedEntity,
  times: readonly VerifiedTime[],
  { tlogs }: TrustMaterial,
): void {
  const isValid = ({ logId }: SignedEntity["tlogEntries"][number]): boolean =>
    tlogs.some(
      ({ logID, validFor: { start, end } }) =>
        logID.equals(logId.keyId) &&
        times.every(({ time }) => start <= new Date(time) && new Date(time) <= end),
    );
  if (tlogEntries.every((entry) => entry.inclusionPromise !== undefined || isValid(entry))) return;
  throw new VerificationError(`${name}: the log of an entry was not valid when the signature existed`, {
    code: "log_entry_invalid",
  });
}

/** The trust material for a bundle. */
interface BundleTrust {
  root: SigstoreRoot;
  /** Instead of a certificate. */
  keys?: readonly VerificationKey[];
  /** The signed message, for a bundle of a message. */
  message?: Uint8Array;
}

/** The content of a verified bundle, and its signer. */
interface OpenedBundle {
  /** The signed payload and its type; absent for a message. */
  envelope?: { payloadType: string; payload: Uint8Array };
  facts: Omit<VerificationFacts, "payloadDigest" | "documentDigest">;
}

/** The digest that the signature of a message covers. */
function checkMessage(name: string, bundle: Bundle, message: Uint8Array): void {
  if (bundle.content.$case !== "messageSignature") return;
  const { digest } = bundle.content.messageSignature.messageDigest;
  const known = ["sha256", "sha384", "sha512"].some((algorithm) =>
    createHash(algorithm).update(message).digest().equals(Buffer.from(digest)),
  );
  if (known) return;
  throw new VerificationError(`${name}: the signed message is not the artifact`, {
    code: "subject_mismatch",
  });
}

/**
 * Verifies the signature of a bundle, its certificate or key, its log entries and its times, in the library's order:
 * times, certificate, log entries, signature. The caller checks the identity.
 *
 * @throws VerificationError with the code of the invalid part.
 */
export function openBundle(name: string, bundle: Bundle, { root, keys, message }: BundleTrust): OpenedBundle {
  const { content, verificationMaterial } = bundle;
  const isOfKey = verificationMaterial.content.$case === "publicKey";
  if (isOfKey !== (keys !== undefined)) {
    throw isOfKey
      ? certificateInvalid(name, "is missing: the bundle is signed with a key")
      : new VerificationError(`${name}: the bundle is signed with a certificate, not with a key`, {
          code: "signature_invalid",
        });
  }
  if (verificationMaterial.tlogEntries.length === 0) {
    throw new VerificationError(`${name}: the bundle has no transparency log entry`, {
      code: "log_entry_invalid",
    });
  }
  if (message !== undefined) checkMessage(name, bundle, message);
  let signedBy: VerificationKey | undefined;
  let entity: SignedEntity;
  let signer: Signer;
  const material = toTrustMaterial(root, () => ({ publicKey: PLACEHOLDER, validFor: () => true }));
  try {
    entity = toSignedEntity(bundle, message === undefined ? undefined : Buffer.from(message));
    if (keys !== undefined) {
      const signed =
        content.$case === "dsseEnvelope"
          ? preAuthEncoding(content.dsseEnvelope.payloadType, content.dsseEnvelope.payload)
          : Buffer.from(message ?? []);
      const { signature } = entity.signature;
      signedBy = keys.find((key) => key.verify(signed, signature));
      // This project's keys support more algorithms than the library's default.
      entity.signature.verifySignature = () => signedBy !== undefined;
    }
    signer = new Verifier(material).verify(entity);
  } catch (error) {
    throw toRefusal(name, error);
  }
  const times = getTimes(entity);
  checkLogs(name, entity, times, material);
  const envelope =
    content.$case === "dsseEnvelope"
      ? { payloadType: content.dsseEnvelope.payloadType, payload: content.dsseEnvelope.payload }
      : undefined;
  return {
    ...(envelope === undefined ? {} : { envelope }),
    facts: {
      ...(signedBy === undefined
        ? { signer: "certificate" as const, ...readSigner(name, signer) }
        : { signer: "key" as const, keyIds: [signedBy.id] }),
      times,
      logEntries: getLogEntries(entity),
    },
  };
}

/** A key for the library to return after the overridden `verifySignature` above. It verifies nothing. */
const PLACEHOLDER = createPublicKey({
  key: { kty: "OKP", crv: "Ed25519", x: "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo" },
  format: "jwk",
});
