import { isUtf8 } from "node:buffer";
import { createHash } from "node:crypto";
import { DocumentError } from "../errors.js";
import { withoutByteOrderMark } from "../source/read-document.js";
import { JsonSlice } from "../values/json-slice.js";
import { isPlainJsonText } from "../values/plain-json-text.js";

/** The DSSE envelope of an input. Its signatures were not checked. */
export interface OpenedEnvelope {
  /** Its `payloadType`, such as `application/vnd.in-toto+json`. */
  type: string;
  /** The digest of its payload, which was judged: `sha256:` and 64 hex digits. */
  digest: string;
}

/** The payload of an envelope. */
export interface Payload extends OpenedEnvelope {
  json: Uint8Array;
}

const UNOPENED = "envelopes: false (--no-envelopes) judges it unopened";

/**
 * Only texts with one of these are parsed. An envelope's member names are literal or contain escapes.
 */
const MARKS = ['"payloadType"', '"dsseEnvelope"', "\\u"].map((mark) => Buffer.from(mark));

function member(value: unknown, key: string): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  return Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined;
}

function decodeBase64(text: string): Buffer | undefined {
  // DSSE allows both alphabets; Node decodes both and drops other characters.
  if (!/^[A-Za-z0-9+/_-]*={0,2}$/.test(text)) return undefined;
  return Buffer.from(text, "base64");
}

/** The members of an envelope (https://github.com/secure-systems-lab/dsse). */
const ENVELOPE = ["payloadType", "payload", "signatures"];
/** The members of a Sigstore bundle with an envelope. */
const BUNDLE = ["mediaType", "verificationMaterial", "dsseEnvelope"];

/** Whether it is an envelope or a bundle of one, even malformed: judging it as it is would be meaningless. */
function isEnvelope({ members }: JsonSlice): boolean {
  return (
    (members.has("payloadType") && (members.has("payload") || members.has("signatures"))) ||
    members.get("dsseEnvelope")?.isNull === false
  );
}

function isAnyEnvelope(elements: Iterable<JsonSlice>): boolean {
  for (const element of elements) if (isEnvelope(element)) return true;
  return false;
}

function isSignature(value: unknown): boolean {
  return typeof member(value, "sig") === "string";
}

/** The type and the payload of an envelope, or what it lacks. */
function readEnvelope(value: unknown): { type: string; payload: string } | { why: string } {
  const [type, payload, signatures] = ENVELOPE.map((key) => member(value, key));
  if (typeof type !== "string" || typeof payload !== "string") {
    return { why: "needs the strings payloadType and payload" };
  }
  if (!Array.isArray(signatures) || signatures.length === 0 || !signatures.every(isSignature)) {
    return { why: "has no signatures" };
  }
  return { type, payload };
}

/** The members that are not those of an envelope or of a bundle with one. */
function otherMembers(value: unknown, known: readonly string[]): string[] {
  return Object.keys(value as object).filter((key) => !known.includes(key));
}

function cannotOpen(name: string, why: string, cause?: unknown): DocumentError {
  return new DocumentError(`${name}${why}`, { code: "envelope_invalid", document: name, cause });
}

function parsePayload(name: string, type: string, payload: Uint8Array): JsonSlice {
  try {
    if (!isPlainJsonText(payload) || !isUtf8(payload)) {
      JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(payload));
    }
    return JsonSlice.of(payload);
  } catch (error) {
    throw cannotOpen(name, `: the payload of its envelope (${type}) is not JSON`, error);
  }
}

/**
 * The JSON payload of a DSSE envelope (https://github.com/secure-systems-lab/dsse), also of one in a Sigstore bundle;
 * `undefined` for any other document. Signatures are not checked, but there must be one.
 *
 * @param text valid JSON.
 * @throws DocumentError `envelope_invalid` for a malformed or nested envelope, for one with other members or without
 * signatures, and for a list of envelopes.
 */
export function openEnvelope(name: string, text: Uint8Array): Payload | undefined {
  const bytes = Buffer.from(text.buffer, text.byteOffset, text.byteLength);
  if (!MARKS.some((mark) => bytes.includes(mark))) return undefined;
  const whole = JsonSlice.of(bytes);
  if (isAnyEnvelope(whole.elements())) {
    throw cannotOpen(
      name,
      ` is a list of envelopes; pass each as a separate input, such as a line of JSON Lines`,
    );
  }
  if (!isEnvelope(whole)) return undefined;
  const document = JSON.parse(bytes.toString("utf8")) as unknown;
  const bundled = member(document, "dsseEnvelope") ?? undefined;
  const value = bundled ?? document;
  const envelope = readEnvelope(value);
  if ("why" in envelope) throw cannotOpen(name, `: the envelope ${envelope.why}; ${UNOPENED}`);
  const others = [
    ...otherMembers(value, ENVELOPE),
    ...(bundled === undefined ? [] : otherMembers(document, BUNDLE)),
  ];
  if (others.length > 0) {
    const names = others.map((key) => JSON.stringify(key)).join(", ");
    throw cannotOpen(name, `: what claims to be an envelope has other members (${names}); ${UNOPENED}`);
  }
  const { type, payload } = envelope;
  const decoded = decodeBase64(payload);
  if (decoded === undefined) throw cannotOpen(name, ": the payload of its envelope is not Base64");
  const json = withoutByteOrderMark(decoded);
  if (isEnvelope(parsePayload(name, type, json))) {
    throw cannotOpen(name, `: the payload of its envelope is another envelope; pass that one as the input`);
  }
  const digest = `sha256:${createHash("sha256").update(decoded).digest("hex")}`;
  return { type, digest, json };
}
