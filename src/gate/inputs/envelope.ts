import { withoutByteOrderMark } from "../../engine/source/read-document.js";
import { JsonSlice } from "../../base/terms/json-slice.js";
import type { JsonValue } from "../../base/terms/json-value.js";
import { isPlainJsonText } from "../../base/terms/plain-json-text.js";
import { sha256 } from "../../base/text/sha256.js";
import { cannotOpen, readEnvelope } from "../../trust/verify/envelope.js";
import { isEnvelope } from "../../trust/verify/is-envelope.js";

/** The DSSE envelope of an input. */
export interface OpenedEnvelope {
  /** Its `payloadType`, such as `application/vnd.in-toto+json`. */
  type: string;
  /** The digest of its judged payload: `sha256:` and 64 hex digits. */
  digest: string;
  /**
   * The verified facts about it, as in `regohost.verification()`: signer, times, matched subjects. Absent when its
   * signatures were not verified.
   */
  verification?: Readonly<Record<string, JsonValue>>;
  /** Whether `verification` comes from a replayed recording: it was verified then, and not now. */
  verifiedThen?: true;
}

/** The payload of an envelope. */
export interface Payload extends OpenedEnvelope {
  json: Uint8Array;
}

function parsePayload(name: string, type: string, payload: Uint8Array): JsonSlice {
  try {
    if (!isPlainJsonText(payload)) {
      JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(payload));
    }
    return JsonSlice.of(payload);
  } catch (error) {
    throw cannotOpen(name, `: the payload of its envelope (${type}) is not JSON`, error);
  }
}

/**
 * The JSON payload of a DSSE envelope (https://github.com/secure-systems-lab/dsse), also of one in a Sigstore bundle;
 * `undefined` for any other document. Signatures are not verified, but at least one is required.
 *
 * @param text valid JSON.
 * @throws DocumentError `envelope_invalid` for a malformed or nested envelope, for one with other members or without
 * signatures, and for a list of envelopes.
 */
export function openEnvelope(name: string, text: Uint8Array): Payload | undefined {
  const envelope = readEnvelope(name, text);
  if (envelope === undefined) return undefined;
  const { payloadType: type, payload } = envelope;
  const json = withoutByteOrderMark(payload);
  if (isEnvelope(parsePayload(name, type, json))) {
    throw cannotOpen(name, `: the payload of its envelope is another envelope; pass that one as the input`);
  }
  return { type, digest: sha256(payload), json };
}
