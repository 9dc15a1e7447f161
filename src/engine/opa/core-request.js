// @ts-check Plain JavaScript, because a worker runs this file unchanged, also from the sources, on every Node version.
import { TextDecoder, TextEncoder } from "node:util";

/** Length of a text that is written between checks of the time, in bytes. */
const PART_BYTES = 1024 * 1024;

/**
 * Returns the JSON text of a request, in parts.
 *
 * @param {string} request JSON text of an object with a member
 * @param {Uint8Array | undefined} text UTF-8: the value of its member `text`, which would take long to write at once
 * @param {() => boolean} isOver
 * @returns {Uint8Array[] | undefined} `undefined` when its time was over before it was written
 */
export function encodeRequest(request, text, isOver) {
  const encoder = new TextEncoder();
  if (text === undefined) return [encoder.encode(request)];
  const parts = [encoder.encode(`${request.slice(0, -1)},"text":"`)];
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  for (let at = 0; at < text.length; at += PART_BYTES) {
    if (isOver()) return undefined;
    const part = decoder.decode(text.subarray(at, at + PART_BYTES), { stream: true });
    parts.push(encoder.encode(JSON.stringify(part).slice(1, -1)));
  }
  parts.push(encoder.encode(`${JSON.stringify(decoder.decode()).slice(1, -1)}"}`));
  return parts;
}
