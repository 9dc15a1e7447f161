import { readBeginning } from "../../base/host/read-file.js";
import { isWide } from "../../base/text/utf8.js";
import { isGzip } from "./is-gzip.js";

/** The part of a file without a format that is inspected, in bytes. */
const BEGINNING_BYTES = 4096;
/** An object or an array of JSON: `[![badge](…)` of Markdown, `[[table]]` of TOML and `[2026-01-01] …` of a log do not match. */
const BEGINS_AS_JSON =
  /^\s*(?:\{\s*["}]|(?:\[\s*)+(?:\{\s*["}]|["\]]|(?:-?\d[\d.eE+-]*|true|false|null)\s*(?:,|\]\s*$)))/;

/** Compressed data, which can become this long. */
const MAX_BEGINNING_BYTES = 8 * 1024 * 1024;
/** The beginning of what gzip compressed; empty if it is corrupt. */
async function decompressBeginning(bytes: Uint8Array): Promise<Uint8Array> {
  const { constants, gunzipSync } = await import("node:zlib");
  try {
    return gunzipSync(bytes, {
      finishFlush: constants.Z_SYNC_FLUSH,
      maxOutputLength: MAX_BEGINNING_BYTES,
    }).subarray(0, BEGINNING_BYTES);
  } catch {
    return new Uint8Array();
  }
}

/**
 * Whether bytes begin as JSON in UTF-8, UTF-16 or UTF-32: in these ASCII has NULs beside each character. Space that is longer than the
 * beginning may precede JSON.
 */
function beginsAsJson(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes);
  if (bytes.length >= BEGINNING_BYTES && /^\s*$/.test(text)) return true;
  return BEGINS_AS_JSON.test(isWide(bytes) ? text.replace(/^\ufffd+/, "").replaceAll("\0", "") : text);
}

/** How a file is JSON by its content: it begins so, itself or decompressed; `undefined` for others, such as archives. */
type LikelyJson = "plain" | "compressed" | undefined;

/** Returns how a file is JSON. @param read its first bytes: 4,096 of them or more, or all. */
export async function likelyJsonIn(read: Uint8Array): Promise<LikelyJson> {
  const beginning = read.subarray(0, BEGINNING_BYTES);
  if (isGzip(beginning)) return beginsAsJson(await decompressBeginning(beginning)) ? "compressed" : undefined;
  return beginsAsJson(beginning) ? "plain" : undefined;
}

/**
 * Returns how a file is JSON, whatever its name is.
 *
 * @param path absolute.
 * @throws the errors of reading.
 */
export async function likelyJson(
  path: string,
  options: { within?: string | undefined } = {},
): Promise<LikelyJson> {
  return likelyJsonIn((await readBeginning(path, BEGINNING_BYTES, options)) ?? new Uint8Array());
}
