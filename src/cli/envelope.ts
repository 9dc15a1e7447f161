import { CommandError } from "./exit-codes.js";
import { parseJsonTree } from "./json-tree.js";
import type { JsonTree } from "./json-tree.js";

/** The payload of an envelope. */
export interface Payload {
  /** As the envelope says: `application/vnd.in-toto+json`. */
  type: string;
  json: Uint8Array;
}

/** Only texts that hold this member are looked at. */
const MARK = Buffer.from('"payloadType"');

function member(tree: JsonTree, key: string): JsonTree | undefined {
  return tree instanceof Map ? tree.get(key) : undefined;
}

function decodeBase64(text: string): Buffer | undefined {
  // DSSE allows both alphabets; Node decodes both, and drops what is neither.
  if (!/^[A-Za-z0-9+/_-]*={0,2}$/.test(text)) return undefined;
  return Buffer.from(text, "base64");
}

/**
 * The JSON payload of a DSSE envelope (https://github.com/secure-systems-lab/dsse), also of one in a Sigstore bundle;
 * `undefined` for any other document. Signatures are not looked at.
 *
 * @throws CommandError (exit 2) for an envelope whose payload is not Base64 or not JSON.
 */
export function openEnvelope(name: string, json: Uint8Array): Payload | undefined {
  if (!Buffer.from(json.buffer, json.byteOffset, json.byteLength).includes(MARK)) return undefined;
  const document = parseJsonTree(new TextDecoder().decode(json));
  const envelope = member(document, "dsseEnvelope") ?? document;
  const [type, payload] = [member(envelope, "payloadType"), member(envelope, "payload")];
  if (
    typeof type !== "string" ||
    typeof payload !== "string" ||
    !Array.isArray(member(envelope, "signatures"))
  ) {
    return undefined;
  }
  const bytes = decodeBase64(payload);
  if (bytes === undefined) throw new CommandError(`${name}: the payload of its envelope is not Base64`);
  try {
    JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (error) {
    throw new CommandError(`${name}: the payload of its envelope (${type}) is not JSON`, { cause: error });
  }
  return { type, json: bytes };
}
