import { asBuffer } from "../../base/terms/json-bytes.js";
import type { JsonSlice } from "../../base/terms/json-slice.js";

/**
 * Only texts with one of these are parsed. An envelope's member names are literal or contain escapes.
 */
const MARKS = ['"payloadType"', '"dsseEnvelope"', "\\u"].map((mark) => Buffer.from(mark));

/** Whether a text may have an envelope: only such a text is parsed for one. */
export function mayBeEnvelope(json: Uint8Array): boolean {
  const bytes = asBuffer(json);
  return MARKS.some((mark) => bytes.includes(mark));
}

/** Whether it is an envelope or a bundle of one, even malformed: evaluating it as an ordinary document would be meaningless. */
export function isEnvelope({ members }: JsonSlice): boolean {
  return (
    (members.has("payloadType") && (members.has("payload") || members.has("signatures"))) ||
    members.get("dsseEnvelope")?.isNull === false
  );
}
