/** The used part of Node's `zlib`, for files, which a browser has none of. */
export const constants = { Z_SYNC_FLUSH: 2 };

export function gunzipSync(): never {
  throw new Error("a browser has no files; give texts or bytes");
}
