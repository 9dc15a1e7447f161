import type { Duplex } from "node:stream";
import type * as Zlib from "node:zlib";
import { ConfigurationError } from "../../base/errors.js";
import { CHUNK_BYTES, unpackThrough } from "./gunzip.js";

interface ZstdZlib {
  createZstdDecompress: (options: { chunkSize: number }) => Duplex;
}

function hasZstd(zlib: typeof Zlib): zlib is typeof Zlib & ZstdZlib {
  return "createZstdDecompress" in zlib;
}

const FRAME = 0xfd2fb528;
/** The first of sixteen magic numbers of frames without data. */
const SKIPPABLE = 0x184d2a50;
const MAGIC_BYTES = 4;
/** Of the size of a frame without data. */
const SIZE_BYTES = 4;
const BLOCK_HEADER_BYTES = 3;
const CHECKSUM_BYTES = 4;

/** The length of a frame that begins at an offset (RFC 8878, section 3.1.1). */
function frameLength(view: DataView, start: number): number {
  const descriptor = view.getUint8(start + MAGIC_BYTES);
  const isSingle = (descriptor & 0b10_0000) !== 0;
  const sizeFlag = descriptor >> 6;
  const sizeBytes = sizeFlag === 0 ? Number(isSingle) : 2 ** sizeFlag;
  const dictionaryBytes = [0, 1, 2, 4][descriptor & 0b11] ?? 0;
  let at = start + MAGIC_BYTES + 1 + (isSingle ? 0 : 1) + dictionaryBytes + sizeBytes;
  for (let isLast = false; !isLast;) {
    const header = view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
    isLast = (header & 1) !== 0;
    const isRepeated = ((header >> 1) & 0b11) === 1;
    at += BLOCK_HEADER_BYTES + (isRepeated ? 1 : header >> 3);
  }
  return at + ((descriptor & 0b100) === 0 ? 0 : CHECKSUM_BYTES) - start;
}

/** Splits data into its frames: Node's decompression ignores what is behind the first. */
function* splitFrames(bytes: Uint8Array): Generator<Uint8Array> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < bytes.length;) {
    const magic = view.getUint32(at, true);
    const isSkipped = (magic & ~0xf) >>> 0 === SKIPPABLE;
    if (!isSkipped && magic !== FRAME) throw new RangeError("not a frame of zstd");
    const length = isSkipped
      ? MAGIC_BYTES + SIZE_BYTES + view.getUint32(at + MAGIC_BYTES, true)
      : frameLength(view, at);
    const end = at + length;
    if (end > bytes.length) throw new RangeError("a frame of zstd is truncated");
    if (!isSkipped) yield bytes.subarray(at, end);
    at = end;
  }
}

/**
 * Unpacks zstd data of one or more frames.
 *
 * @throws ConfigurationError `dependency_missing` for a Node.js without zstd; as `gunzip`.
 */
export async function unzstd(bytes: Uint8Array, maxBytes: number, check: () => void): Promise<Uint8Array> {
  const zlib = await import("node:zlib");
  if (!hasZstd(zlib)) {
    throw new ConfigurationError("layers that are compressed with zstd need Node.js 22.15 or newer", {
      code: "dependency_missing",
    });
  }
  const parts: Uint8Array[] = [];
  let left = maxBytes;
  for (const frame of splitFrames(bytes)) {
    const unpacking = zlib.createZstdDecompress({ chunkSize: CHUNK_BYTES });
    const part = await unpackThrough(unpacking, frame, left, check);
    left -= part.length;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
