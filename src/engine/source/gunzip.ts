import { promisify } from "node:util";
import { codeOf } from "../../base/error-code.js";

/** Data that unpacks to more than the limit. */
export class UnpackedTooLarge extends Error {}

/**
 * Unpacks gzip data.
 *
 * @throws UnpackedTooLarge, and other errors for data that are truncated or damaged.
 */
export async function gunzip(bytes: Uint8Array, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const zlib = await import("node:zlib");
  try {
    return await promisify(zlib.gunzip)(bytes, { maxOutputLength: maxBytes });
  } catch (error) {
    const code = codeOf(error);
    throw code === "ERR_BUFFER_TOO_LARGE" ? new UnpackedTooLarge("too large", { cause: error }) : error;
  }
}
