/** Data that unpacks to more than the limit. */
export class UnpackedTooLarge extends Error {}

/** Unpacks gzip data with the browser's own decoder. */
export async function gunzip(bytes: Uint8Array, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const unpacked = new Blob([Uint8Array.from(bytes)]).stream().pipeThrough(new DecompressionStream("gzip"));
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader: ReadableStreamDefaultReader<Uint8Array> = unpacked.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > maxBytes) {
      await reader.cancel();
      throw new UnpackedTooLarge("too large");
    }
    parts.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
