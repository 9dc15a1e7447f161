import { CommandError } from "./exit-codes.js";

/** The payload of an envelope. */
export interface Payload {
  /** As the envelope says: `application/vnd.in-toto+json`. */
  type: string;
  json: Uint8Array;
}

/**
 * Only texts with one of these are looked at. The names of an envelope's members are written out, or with escapes.
 */
const MARKS = ['"payloadType"', '"dsseEnvelope"', "\\u"].map((mark) => Buffer.from(mark));

function member(value: unknown, key: string): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  return Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined;
}

function decodeBase64(text: string): Buffer | undefined {
  // DSSE allows both alphabets; Node decodes both, and drops what is neither.
  if (!/^[A-Za-z0-9+/_-]*={0,2}$/.test(text)) return undefined;
  return Buffer.from(text, "base64");
}

/** The type and the payload of an envelope. Whether it has signatures makes it no other document. */
function readEnvelope(value: unknown): { type: string; payload: string } | undefined {
  const [type, payload] = [member(value, "payloadType"), member(value, "payload")];
  return typeof type === "string" && typeof payload === "string" ? { type, payload } : undefined;
}

/** Whether it is an envelope or a bundle of one, also where it is not well formed: as it is it says nothing. */
function isEnvelope(document: unknown): boolean {
  const has = (key: string): boolean => member(document, key) !== undefined;
  return (
    (has("payloadType") && (has("payload") || has("signatures"))) ||
    (member(document, "dsseEnvelope") ?? null) !== null
  );
}

function parsePayload(name: string, type: string, payload: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(payload)) as unknown;
  } catch (error) {
    throw new CommandError(`${name}: the payload of its envelope (${type}) is not JSON`, { cause: error });
  }
}

/**
 * The JSON payload of a DSSE envelope (https://github.com/secure-systems-lab/dsse), also of one in a Sigstore bundle;
 * `undefined` for any other document. Signatures are not looked at, so an envelope without any is one too.
 *
 * @param json valid JSON.
 * @throws CommandError (exit 2) for an envelope that cannot be opened or holds another one, and for a list with one.
 */
export function openEnvelope(name: string, json: Uint8Array): Payload | undefined {
  const bytes = Buffer.from(json.buffer, json.byteOffset, json.byteLength);
  if (!MARKS.some((mark) => bytes.includes(mark))) return undefined;
  const document = JSON.parse(bytes.toString("utf8")) as unknown;
  if (Array.isArray(document) && document.some(isEnvelope)) {
    throw new CommandError(
      `${name} is a list of envelopes; give each as an input of its own, such as a line of JSON Lines`,
    );
  }
  if (!isEnvelope(document)) return undefined;
  const envelope = readEnvelope(member(document, "dsseEnvelope") ?? document);
  if (envelope === undefined) {
    throw new CommandError(
      `${name}: its envelope has no payloadType and payload that are texts; --no-envelopes judges it as it is`,
    );
  }
  const { type, payload } = envelope;
  const decoded = decodeBase64(payload);
  if (decoded === undefined) throw new CommandError(`${name}: the payload of its envelope is not Base64`);
  if (isEnvelope(parsePayload(name, type, decoded))) {
    throw new CommandError(
      `${name}: the payload of its envelope is an envelope again; give that one as the input`,
    );
  }
  return { type, json: decoded };
}
