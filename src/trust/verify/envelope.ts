import { DocumentError } from "../../base/errors.js";
import { findDuplicateKey } from "../../base/terms/duplicate-keys.js";
import { asBuffer } from "../../base/terms/json-bytes.js";
import { JsonSlice } from "../../base/terms/json-slice.js";
import { getMember } from "../../base/text/member-of.js";
import { message, option, type Message } from "../../base/message.js";
import { isEnvelope, mayBeEnvelope } from "./is-envelope.js";

/** A DSSE envelope (https://github.com/secure-systems-lab/dsse), either bare or in a Sigstore bundle. Nothing in it is verified. */
export interface Envelope {
  /** Its `payloadType`, such as `application/vnd.in-toto+json`. */
  payloadType: string;
  /** Its payload, decoded. */
  payload: Uint8Array;
  /** At least one, decoded. */
  signatures: readonly Uint8Array[];
  /** The Sigstore bundle that contains it. */
  bundle?: Readonly<Record<string, unknown>>;
}

const UNOPENED = message`${option("envelopes", "false")} judges it unopened`;

/** More would only take time: each is verified with each key. */
const MAX_SIGNATURES = 100;

/**
 * Decodes Base64 in either alphabet, which DSSE allows, with complete padding or none. Node would skip other
 * characters, and bits after the last byte.
 */
function decodeBase64(text: string): Buffer | undefined {
  if (!/^[A-Za-z0-9+/_-]*={0,2}$/.test(text)) return undefined;
  const start = text.length - (text.length % 4 === 0 ? 4 : text.length % 4);
  // The characters before the last ones represent whole bytes.
  const end = text.slice(Math.max(0, start)).replaceAll("-", "+").replaceAll("_", "/");
  const canonical = Buffer.from(end, "base64").toString("base64");
  return end === canonical || end === canonical.replaceAll("=", "") ? Buffer.from(text, "base64") : undefined;
}

/** The members of an envelope (https://github.com/secure-systems-lab/dsse). */
const ENVELOPE = ["payloadType", "payload", "signatures"];
/** The members of a Sigstore bundle with an envelope. */
const BUNDLE = ["mediaType", "verificationMaterial", "dsseEnvelope"];

function isAnyEnvelope(elements: Iterable<JsonSlice>): boolean {
  for (const element of elements) if (isEnvelope(element)) return true;
  return false;
}

export function cannotOpen(name: string, why: string | Message, cause?: unknown): DocumentError {
  return new DocumentError(message`${name}${why}`, { code: "envelope_invalid", document: name, cause });
}

/** Creates the error for an envelope without signatures. */
type UnsignedError = (why: string) => Error;

function readSignatures(name: string, value: unknown, unsigned: UnsignedError): Uint8Array[] {
  const texts = Array.isArray(value) ? value.map((signature) => getMember(signature, "sig")) : [];
  const isText = (text: unknown): text is string => typeof text === "string";
  if (texts.length === 0) throw unsigned(": the envelope has no signatures");
  if (!texts.every(isText))
    throw cannotOpen(name, message`: a signature of the envelope has no text sig; ${UNOPENED}`);
  if (texts.length > MAX_SIGNATURES) {
    throw cannotOpen(name, `: the envelope has more than ${MAX_SIGNATURES} signatures`);
  }
  return texts.map((text) => {
    const decoded = decodeBase64(text);
    if (decoded === undefined) throw cannotOpen(name, ": a signature of its envelope is not Base64");
    return decoded;
  });
}

/** The members that do not belong to an envelope or to a bundle with one. */
function otherMembers(value: unknown, known: readonly string[]): string[] {
  return Object.keys(value as object).filter((key) => !known.includes(key));
}

/**
 * Parses a DSSE envelope, bare or in a Sigstore bundle; returns `undefined` for any other document. Signatures are not
 * verified, but at least one is required.
 *
 * @param json valid JSON.
 * @param unsigned the error for an envelope without signatures. Default: a DocumentError.
 * @throws DocumentError `envelope_invalid` for a malformed envelope, for one with other members, duplicate ones or
 * without signatures, and for a list of envelopes.
 */
export function readEnvelope(
  name: string,
  json: Uint8Array,
  unsigned: UnsignedError = (why) => cannotOpen(name, message`${why}; ${UNOPENED}`),
): Envelope | undefined {
  const bytes = asBuffer(json);
  if (!mayBeEnvelope(bytes)) return undefined;
  const whole = JsonSlice.of(bytes);
  if (isAnyEnvelope(whole.elements())) {
    throw cannotOpen(
      name,
      ` is a list of envelopes; pass each as a separate input, such as a line of JSON Lines`,
    );
  }
  if (!isEnvelope(whole)) return undefined;
  const document = JSON.parse(bytes.toString("utf8")) as unknown;
  const bundled = getMember(document, "dsseEnvelope") ?? undefined;
  const value = bundled ?? document;
  const [payloadType, payload, signatures] = ENVELOPE.map((key) => getMember(value, key));
  if (typeof payloadType !== "string" || typeof payload !== "string") {
    throw cannotOpen(name, message`: the envelope needs the strings payloadType and payload; ${UNOPENED}`);
  }
  const decodedSignatures = readSignatures(name, signatures, unsigned);
  const others = [
    ...otherMembers(value, ENVELOPE),
    ...(bundled === undefined ? [] : otherMembers(document, BUNDLE)),
  ];
  if (others.length > 0) {
    const names = others.map((key) => JSON.stringify(key)).join(", ");
    throw cannotOpen(
      name,
      message`: a document in the form of an envelope has other members (${names}); ${UNOPENED}`,
    );
  }
  const decoded = decodeBase64(payload);
  if (decoded === undefined) throw cannotOpen(name, ": the payload of its envelope is not Base64");
  return {
    payloadType,
    payload: decoded,
    signatures: decodedSignatures,
    ...(bundled === undefined ? {} : { bundle: document as Record<string, unknown> }),
  };
}

/** @throws DocumentError `envelope_invalid` for a duplicate key in an object: other parsers may take the other one. */
export function checkUniqueKeys(name: string, text: string): void {
  const repeated = findDuplicateKey(Buffer.from(text));
  if (repeated !== undefined) throw cannotOpen(name, `: duplicate key ${JSON.stringify(repeated.key)} in it`);
}

/** The bytes that a DSSE signature covers. */
export function preAuthEncoding(payloadType: string, payload: Uint8Array): Buffer {
  const type = Buffer.from(payloadType);
  const head = `DSSEv1 ${type.length} ${payloadType} ${payload.length} `;
  return Buffer.concat([Buffer.from(head), payload]);
}
