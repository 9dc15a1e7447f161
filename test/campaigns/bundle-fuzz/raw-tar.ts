import { gzipSync } from "node:zlib";

/** An entry as written, valid or not. */
export interface RawEntry {
  name: Uint8Array;
  body: Uint8Array;
  /** Default: `0`, a file. */
  type?: string;
  /** Bytes that overwrite the header before its checksum is computed: offset and value. */
  over?: readonly (readonly [number, number])[];
}

const BLOCK = 512;

function writeAt(header: Buffer, at: number, text: string): void {
  header.write(text, at, "latin1");
}

function headerOf({ name, body, type = "0", over = [] }: RawEntry): Buffer {
  const header = Buffer.alloc(BLOCK);
  header.set(name.subarray(0, 100));
  writeAt(header, 100, "0000600\0");
  writeAt(header, 108, "0000000\0");
  writeAt(header, 116, "0000000\0");
  writeAt(header, 124, `${body.length.toString(8).padStart(11, "0")}\0`);
  writeAt(header, 136, "00000000000\0");
  writeAt(header, 156, type);
  writeAt(header, 257, "ustar\x0000");
  for (const [at, value] of over) header[at] = value;
  writeAt(header, 148, "        ");
  const sum = header.reduce((total, byte) => total + byte, 0);
  writeAt(header, 148, `${sum.toString(8).padStart(6, "0")}\0 `);
  return header;
}

/** A `.tar.gz` of the entries, unchanged. @param edit changes the archive before it is compressed. */
export function packRaw(entries: readonly RawEntry[], edit: (tar: Buffer) => Buffer = (tar) => tar): Buffer {
  const blocks = entries.flatMap((entry) => [
    headerOf(entry),
    Buffer.from(entry.body),
    Buffer.alloc((BLOCK - (entry.body.length % BLOCK)) % BLOCK),
  ]);
  return gzipSync(edit(Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)])), { level: 1 });
}

/** An extended header (PAX) with these records. */
export function extendedHeader(
  records: readonly (readonly [string, string])[],
  type: "x" | "g" = "x",
): RawEntry {
  const text = records.map(([key, value]) => {
    const rest = Buffer.byteLength(` ${key}=${value}\n`);
    let length = rest + 1;
    while (String(length).length + rest !== length) length++;
    return `${String(length)} ${key}=${value}\n`;
  });
  return { name: Buffer.from("PaxHeader"), body: Buffer.from(text.join("")), type };
}
