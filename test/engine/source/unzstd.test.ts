import * as zlib from "node:zlib";
import { describe, expect, it } from "vitest";
import { unzstd } from "../../../src/engine/source/unzstd.js";
import { UnpackedTooLarge } from "../../../src/engine/source/gunzip.js";

const HAS_ZSTD = "createZstdDecompress" in zlib;
const MAX = 1_000_000;

const block = (type: number, size: number, isLast: boolean): Buffer => {
  const header = Buffer.alloc(3);
  header.writeUIntLE((size << 3) | (type << 1) | Number(isLast), 0, 3);
  return header;
};
const MAGIC = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);

/** A frame of blocks that are not compressed; its window is 1 MiB. */
function rawFrame(...texts: string[]): Buffer {
  const blocks = texts.flatMap((text, index) => [
    block(0, text.length, index === texts.length - 1),
    Buffer.from(text),
  ]);
  return Buffer.concat([MAGIC, Buffer.from([0, 0x50]), ...blocks]);
}

/** A frame of few bytes that unpacks to many. */
function bomb(blocks: number): Buffer {
  const repeated = Array.from({ length: blocks }, (_, index) => [
    block(1, 100_000, index === blocks - 1),
    Buffer.from("a"),
  ]);
  return Buffer.concat([MAGIC, Buffer.from([0, 0x50]), ...repeated.flat()]);
}

const skippable = (text: string): Buffer => {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(text.length);
  return Buffer.concat([Buffer.from([0x53, 0x2a, 0x4d, 0x18]), size, Buffer.from(text)]);
};

const unpack = async (bytes: Uint8Array): Promise<string> =>
  Buffer.from(await unzstd(bytes, MAX, () => undefined)).toString();

it.skipIf(HAS_ZSTD)("a Node.js without zstd is an error with a code", async () => {
  await expect(unpack(rawFrame("a"))).rejects.toThrow(
    expect.objectContaining({ code: "dependency_missing" }) as Error,
  );
});

describe.skipIf(!HAS_ZSTD)("zstd data", () => {
  it.each([
    ["a frame", rawFrame("one", "two"), "onetwo"],
    ["two frames", Buffer.concat([rawFrame("one"), rawFrame("two")]), "onetwo"],
    ["frames without data", Buffer.concat([skippable("x"), rawFrame("one"), skippable("")]), "one"],
  ])("of %s", async (_what, bytes, text) => {
    expect(await unpack(bytes)).toBe(text);
  });

  it("of the library itself", async () => {
    const { zstdCompressSync } = zlib as typeof zlib & { zstdCompressSync: (text: string) => Buffer };
    for (const text of ["", "a", "ab".repeat(100_000), "x".repeat(300)])
      expect(await unpack(Buffer.concat([zstdCompressSync(text), zstdCompressSync("!")]))).toBe(`${text}!`);
  });

  it.each([
    ["truncated", rawFrame("one").subarray(0, -1)],
    ["truncated in a frame without data", Buffer.concat([rawFrame("one"), skippable("two").subarray(0, -1)])],
    ["truncated in a second frame", Buffer.concat([rawFrame("one"), rawFrame("two").subarray(0, 5)])],
    ["followed by other data", Buffer.concat([rawFrame("one"), Buffer.from("garbage")])],
    [
      "of an invalid block",
      Buffer.concat([MAGIC, Buffer.from([0, 0x50]), block(2, 3, true), Buffer.from("abc")]),
    ],
  ])("that are %s are refused", async (_what, bytes) => {
    await expect(unpack(bytes)).rejects.toThrow();
  });

  it.each([
    ["one frame", bomb(20)],
    ["many frames", Buffer.concat(Array<Buffer>(20).fill(bomb(1)))],
  ])("that unpack to too much, in %s", async (_what, bytes) => {
    expect(await unpack(bomb(10))).toHaveLength(MAX);
    await expect(unpack(bytes)).rejects.toThrow(UnpackedTooLarge);
  });
});
