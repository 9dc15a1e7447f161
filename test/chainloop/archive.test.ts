import { gzipSync } from "node:zlib";
import { packTar } from "modern-tar";
import { describe, expect, it } from "vitest";
import { readArchive, type ArchiveLimits } from "../../src/chainloop/archive.js";
import inputs from "./chainloop-inputs.json" with { type: "json" };

const ZIP = Buffer.from(inputs.cases.find((one) => one.name === "deflated.zip")?.base64 ?? "", "base64");

function read(bytes: Uint8Array, limits?: ArchiveLimits): Promise<unknown> {
  return readArchive("a.zip", "JUNIT_XML", bytes, limits && { limits });
}

function tar(entries: readonly [name: string, body: string][]): Promise<Uint8Array> {
  return packTar(entries.map(([name, body]) => ({ header: { name, size: body.length }, body })));
}

/** The zip with other bytes in each of its headers that start with the mark. */
function changed(mark: string, at: number, value: number): Buffer {
  const bytes = Buffer.from(ZIP);
  for (let found = bytes.indexOf(mark); found !== -1; found = bytes.indexOf(mark, found + 1)) {
    bytes[found + at] = value;
  }
  return bytes;
}

describe("readArchive", () => {
  it("has the entries in their order", async () => {
    expect(await read(ZIP)).toMatchObject([
      { name: "b.xml", type: "file" },
      { name: "a.xml", type: "file" },
    ]);
  });

  it.each([
    ["truncated", ZIP.subarray(0, -30), /cannot be read as zip/],
    ["encrypted", changed("PK\u0001\u0002", 8, 1), /encrypted/],
    ["damaged", changed("PK\u0001\u0002", 16, 9), /is damaged/],
    ["made of folders with content", changed("PK\u0001\u0002", 50, 0x2f), /the folder "b\.xm\/" has content/],
  ])("refuses a zip that is %s", async (_, bytes, message) => {
    await expect(read(bytes)).rejects.toMatchObject({
      code: "document_invalid",
      message: expect.stringMatching(message) as string,
    });
  });

  it("refuses a name twice, a name outside and gzip data that end early", async () => {
    const twice = await tar([
      ["a", "1"],
      ["a", "2"],
    ]);
    const outside = await tar([["../a", "1"]]);
    for (const bytes of [twice, outside, gzipSync(twice).subarray(0, -20)]) {
      await expect(read(bytes)).rejects.toMatchObject({ code: "document_invalid" });
    }
  });

  it("refuses too many entries, too many bytes and what unpacks to too much of itself", async () => {
    const zeros = gzipSync(Buffer.alloc(17 * 1024 * 1024));
    for (const [bytes, limits] of [
      [ZIP, { entries: 1, bytes: 1000 }],
      [ZIP, { entries: 9, bytes: 0 }],
      [zeros, undefined],
    ] as const) {
      await expect(read(bytes, limits)).rejects.toMatchObject({ code: "document_too_large" });
    }
  });
});
