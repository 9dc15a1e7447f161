import { isGzip } from "./is-gzip.js";

/** Maximum size of a layer, packed and unpacked. */
export const MAX_LAYER_BYTES = 512 * 1024 * 1024;

const ZSTD = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);

/** Whether it begins as gzip or zstd data. */
export function isCompressed(bytes: Uint8Array): boolean {
  return isGzip(bytes) || ZSTD.equals(bytes.subarray(0, ZSTD.length));
}
