import { DocumentError } from "../errors.js";

/** The payload of an envelope. */
export interface Payload {
  /** The envelope's `payloadType`, such as `application/vnd.in-toto+json`. */
  type: string;
  json: Uint8Array;
}

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

/** The type and the payload of an envelope, signed or not. */
function readEnvelope(value: unknown): { type: string; payload: string } | undefined {
  const [type, payload] = [member(value, "payloadType"), member(value, "payload")];
  return typeof type === "string" && typeof payload === "string" ? { type, payload } : undefined;
}

/** Whether it is an envelope or a bundle of one, even malformed: judging it as it is would be meaningless. */
function isEnvelope(document: unknown): boolean {
  const has = (key: string): boolean => member(document, key) !== undefined;
  return (
    (has("payloadType") && (has("payload") || has("signatures"))) ||
    (member(document, "dsseEnvelope") ?? null) !== null
  );
}

function cannotOpen(name: string, why: string, cause?: unknown): DocumentError {
  return new DocumentError(`${name}${why}`, { code: "envelope_invalid", document: name, cause });
}

function parsePayload(name: string, type: string, payload: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(payload)) as unknown;
  } catch (error) {
    throw cannotOpen(name, `: the payload of its envelope (${type}) is not JSON`, error);
  }
}

/**
 * The JSON payload of a DSSE envelope (https://github.com/secure-systems-lab/dsse), also of one in a Sigstore bundle;
 * `undefined` for any other document. Signatures are ignored, so an unsigned envelope counts too.
 *
 * @param json valid JSON.
 * @throws DocumentError `envelope_invalid` for a malformed or nested envelope, and for a list of envelopes.
 */
export function openEnvelope(name: string, json: Uint8Array): Payload | undefined {
  const bytes = Buffer.from(json.buffer, json.byteOffset, json.byteLength);
  if (!MARKS.some((mark) => bytes.includes(mark))) return undefined;
  const document = JSON.parse(bytes.toString("utf8")) as unknown;
  if (Array.isArray(document) && document.some(isEnvelope)) {
    throw cannotOpen(
      name,
      ` is a list of envelopes; pass each as a separate input, such as a line of JSON Lines`,
    );
  }
  if (!isEnvelope(document)) return undefined;
  const envelope = readEnvelope(member(document, "dsseEnvelope") ?? document);
  if (envelope === undefined) {
    throw cannotOpen(
      name,
      `: the envelope needs the strings payloadType and payload; envelopes: false judges it unopened`,
    );
  }
  const { type, payload } = envelope;
  const decoded = decodeBase64(payload);
  if (decoded === undefined) throw cannotOpen(name, ": the payload of its envelope is not Base64");
  if (isEnvelope(parsePayload(name, type, decoded))) {
    throw cannotOpen(name, `: the payload of its envelope is another envelope; pass that one as the input`);
  }
  return { type, json: decoded };
}
