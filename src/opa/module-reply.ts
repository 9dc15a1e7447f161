const HEADER_BYTES = 8;

/** Splits opa-core's reply of a header and a module, which begins with their lengths. */
export function splitReply(bytes: Uint8Array): { header: Uint8Array; wasm: Uint8Array } {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const part = (start: number, length: number): Uint8Array => bytes.slice(start, start + length);
  const headerLength = view.getUint32(0, true);
  return {
    header: part(HEADER_BYTES, headerLength),
    wasm: part(HEADER_BYTES + headerLength, view.getUint32(4, true)),
  };
}
