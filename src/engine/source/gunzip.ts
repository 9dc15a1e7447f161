import type { Duplex } from "node:stream";
import { Turns } from "../../base/async/turns.js";

/** Data that unpacks to more than the limit. */
export class UnpackedTooLarge extends Error {}

/** Size of a part of unpacked data. */
export const CHUNK_BYTES = 1024 * 1024;

/**
 * Unpacks gzip data.
 *
 * @param check throws when the time is over. Called for each MiB.
 * @throws UnpackedTooLarge, what `check` throws, and other errors for data that are truncated or damaged.
 */
export async function gunzip(
  bytes: Uint8Array,
  maxBytes: number,
  check: () => void = () => undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  const { createGunzip } = await import("node:zlib");
  return unpackThrough(createGunzip({ chunkSize: CHUNK_BYTES }), bytes, maxBytes, check);
}

/** Unpacks data through a stream. @throws as `gunzip` */
export async function unpackThrough(
  unpacking: Duplex,
  bytes: Uint8Array,
  maxBytes: number,
  check: () => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  unpacking.end(bytes);
  // Leaving the loop ends the unpacking.
  for await (const part of unpacking as AsyncIterable<Uint8Array>) {
    check();
    size += part.length;
    if (size > maxBytes) throw new UnpackedTooLarge("too large");
    parts.push(part);
  }
  const whole = new Uint8Array(size);
  const turns = new Turns(check);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
    if (turns.isOver) await turns.next();
  }
  return whole;
}
