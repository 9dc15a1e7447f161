import { createHash } from "node:crypto";
import { DocumentError } from "../../base/errors.js";
import { findDuplicateKey } from "../../base/terms/duplicate-keys.js";
import { isJsonObject } from "../../base/text/member-of.js";
import { isObject } from "../../base/text/option-rules.js";

/** The annotations of a layer of cosign's `.att` image (https://github.com/sigstore/cosign/blob/main/specs/ATTESTATION_SPEC.md). */
const CERTIFICATE = "dev.sigstore.cosign/certificate";
const LOG_ENTRY = "dev.sigstore.cosign/bundle";
const TIMESTAMP = "dev.sigstore.cosign/rfc3161timestamp";
/** The annotations of a layer of cosign's `.sig` image (https://github.com/sigstore/cosign/blob/main/specs/SIGNATURE_SPEC.md). */
const SIGNATURE = "dev.cosignproject.cosign/signature";
const CHAIN = "dev.sigstore.cosign/chain";

/** A bundle of this version may contain a log's promise without a proof, which is what cosign stored. */
const BUNDLE = "application/vnd.dev.sigstore.bundle+json;version=0.1";

function throwAttestationError(name: string, subject: string, cause?: unknown): never {
  throw new DocumentError(`${name}: ${subject} of cosign's layer is malformed`, {
    code: "envelope_invalid",
    document: name,
    cause,
  });
}

function parseJson(name: string, subject: string, text: string): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return throwAttestationError(name, subject, error);
  }
  const isUnique = findDuplicateKey(Buffer.from(text)) === undefined;
  return isUnique && isJsonObject(value) ? value : throwAttestationError(name, subject);
}

const PEM = /-----BEGIN CERTIFICATE-----([A-Za-z0-9+/=\s]+)-----END CERTIFICATE-----/g;

function toCertificate(name: string, text: string): { rawBytes: string } {
  const [only, ...others] = text.matchAll(PEM);
  if (only === undefined || others.length > 0 || text.replaceAll(PEM, "").trim() !== "") {
    return throwAttestationError(name, "the certificate");
  }
  return { rawBytes: (only[1] ?? "").replaceAll(/\s/g, "") };
}

/** Converts Rekor's entry from cosign's form to that of a bundle. */
function toLogEntry(name: string, text: string): Record<string, unknown> {
  const subject = "the log entry";
  const { SignedEntryTimestamp: promise, Payload: payload } = parseJson(name, subject, text);
  if (typeof promise !== "string" || !isObject(payload)) return throwAttestationError(name, subject);
  const { body, integratedTime, logIndex, logID } = payload as Record<string, unknown>;
  if (
    typeof body !== "string" ||
    !Number.isSafeInteger(integratedTime) ||
    !Number.isSafeInteger(logIndex) ||
    typeof logID !== "string" ||
    !/^(?:[0-9a-f]{2})+$/.test(logID)
  ) {
    return throwAttestationError(name, subject);
  }
  const { kind, apiVersion } = parseJson(name, subject, Buffer.from(body, "base64").toString("utf8"));
  if (typeof kind !== "string" || typeof apiVersion !== "string") return throwAttestationError(name, subject);
  return {
    logIndex: String(logIndex),
    logId: { keyId: Buffer.from(logID, "hex").toString("base64") },
    kindVersion: { kind, version: apiVersion },
    integratedTime: String(integratedTime),
    inclusionPromise: { signedEntryTimestamp: promise },
    canonicalizedBody: body,
  };
}

function toTimestamp(name: string, text: string): { signedTimestamp: string } {
  const { SignedRFC3161Timestamp: signedTimestamp } = parseJson(name, "the timestamp", text);
  return typeof signedTimestamp === "string"
    ? { signedTimestamp }
    : throwAttestationError(name, "the timestamp");
}

type Annotations = Readonly<Record<string, string>>;

/** The verification material in the annotations of a layer; `undefined` when there is none. */
function toMaterial(name: string, annotations: Annotations): Record<string, unknown> | undefined {
  const get = (key: string): string | undefined => annotations[key] || undefined;
  const [certificate, logEntry, timestamp] = [CERTIFICATE, LOG_ENTRY, TIMESTAMP].map(get);
  if (certificate === undefined && logEntry === undefined && timestamp === undefined) return undefined;
  return {
    ...(certificate === undefined
      ? { publicKey: { hint: "" } }
      : {
          x509CertificateChain: { certificates: [toCertificate(name, certificate)] },
        }),
    tlogEntries: logEntry === undefined ? [] : [toLogEntry(name, logEntry)],
    ...(timestamp === undefined
      ? {}
      : { timestampVerificationData: { rfc3161Timestamps: [toTimestamp(name, timestamp)] } }),
  };
}

/** Texts in the annotations of a layer: nothing in them is verified. */
interface CosignSignature {
  /** Base64; empty where the layer itself has it. */
  signature: string;
  /** PEM; empty for a signature with a key. */
  certificate: string;
  /** PEM of the authority's certificates; may be empty. */
  chain: string;
}

export function readCosignSignature(annotations: Annotations): CosignSignature {
  const [signature = "", certificate = "", chain = ""] = [SIGNATURE, CERTIFICATE, CHAIN].map(
    (key) => annotations[key],
  );
  return { signature, certificate, chain };
}

/**
 * Creates a Sigstore bundle of a message from a signature of an image in the form that cosign stored before it wrote bundles: a layer
 * with the message, and its signature, certificate and log entry in its annotations. As `toSigstoreBundle` otherwise.
 *
 * @throws DocumentError `envelope_invalid`
 */
export function toMessageBundle(name: string, message: Uint8Array, annotations: Annotations): Uint8Array {
  const { signature } = readCosignSignature(annotations);
  const digest = createHash("sha256").update(message).digest("base64");
  const bundle = {
    mediaType: BUNDLE,
    verificationMaterial: toMaterial(name, annotations) ?? { publicKey: { hint: "" }, tlogEntries: [] },
    messageSignature: { messageDigest: { algorithm: "SHA2_256", digest }, signature },
  };
  return Buffer.from(JSON.stringify(bundle));
}

/**
 * Creates a Sigstore bundle from an attestation in the form that cosign stored before it wrote bundles: a layer with a
 * DSSE envelope, and certificate, log entry and timestamp in its annotations. Nothing is verified here:
 * `src/trust/verify/` verifies the result like any other bundle. The annotation with the certificate chain is ignored:
 * the authority's certificates come from the trusted root.
 *
 * @param envelope the layer's content.
 * @returns the envelope itself when no annotation adds anything.
 * @throws DocumentError `envelope_invalid`
 */
export function toSigstoreBundle(name: string, envelope: Uint8Array, annotations: Annotations): Uint8Array {
  const material = toMaterial(name, annotations);
  if (material === undefined) return envelope;
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(envelope);
  } catch (error) {
    return throwAttestationError(name, "the envelope", error);
  }
  parseJson(name, "the envelope", text);
  const head = `{"mediaType":${JSON.stringify(BUNDLE)},"verificationMaterial":${JSON.stringify(material)}`;
  return Buffer.from(`${head},"dsseEnvelope":${text}}`);
}
