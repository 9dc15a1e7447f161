import { gunzipSync, gzipSync } from "node:zlib";
import { packTar, type TarEntry } from "modern-tar";
import { describe, expect, it } from "vitest";
import { limitReading } from "../../../src/base/async/reading.js";
import { toSourceFiles, unpackBundle } from "../../../src/engine/source/bundle-archive.js";
import { readBundle } from "../../../src/engine/source/read-bundle.js";
import { isGzip } from "../../../src/engine/source/is-gzip.js";

const MIB = 1024 * 1024;

const file = (name: string, body = "package a"): TarEntry => ({
  header: { name, size: Buffer.byteLength(body), type: "file" },
  body,
});

async function archive(...entries: TarEntry[]): Promise<Uint8Array> {
  return gzipSync(await packTar(entries));
}

const read = async (bytes: Uint8Array, maxBytes = MIB) =>
  await toSourceFiles(await unpackBundle(bytes, "b.tar.gz", maxBytes));

async function names(bytes: Uint8Array): Promise<string[]> {
  return [...(await read(bytes)).keys()];
}

describe("unpackBundle", () => {
  it("reads the files with paths as OPA, tar and others write them", async () => {
    const bytes = await archive(
      file("/policy.wasm"),
      file("./data.json", '{"a": 1}'),
      file("a/b/c.rego"),
      { header: { name: "a/", size: 0, type: "directory" } },
      file(`${"long/".repeat(40)}x.rego`, "package é"),
      file("empty.rego", ""),
    );
    const files = await read(bytes);
    expect([...files.keys()]).toEqual([
      "policy.wasm",
      "data.json",
      "a/b/c.rego",
      `${"long/".repeat(40)}x.rego`,
      "empty.rego",
    ]);
    expect(Buffer.from(files.get("data.json")!).toString()).toBe('{"a": 1}');
    expect(Buffer.from(files.get(`${"long/".repeat(40)}x.rego`)!).toString()).toBe("package é");
    expect(files.get("empty.rego")).toHaveLength(0);
  });

  it.each(["..a/b", "a..b", "...", "c:d", "a b"])("takes the harmless name %s", async (name) => {
    const harmless = !/^[A-Za-z]:/.test(name);
    const bytes = await archive(file(name));
    if (harmless) expect(await names(bytes)).toEqual([name]);
    else await expect(read(bytes)).toFailWith("bundle_path_escape");
  });

  it.each([
    "../evil.rego",
    "a/../../evil.rego",
    "/../evil.rego",
    "a/..",
    "..\\evil.rego",
    "a\\b.rego",
    "C:/evil.rego",
  ])("refuses the path %s", async (name) => {
    await expect(read(await archive(file("ok.rego"), file(name)))).toFailWith(
      "bundle_path_escape",
      /b\.tar\.gz/,
    );
  });

  it.each(["symlink", "link", "character-device", "block-device", "fifo"] as const)(
    "refuses a %s",
    async (type) => {
      const entry: TarEntry = { header: { name: "x.rego", size: 0, type, linkname: "/etc/passwd" } };
      await expect(read(await archive(file("ok.rego"), entry))).toFailWith(
        "bundle_invalid",
        /"x\.rego" is a .*contain only files/,
      );
    },
  );

  it.each(["\0", "0", "5"])(
    "passes over no content for the name of a folder, in an entry of the type %j",
    async (type) => {
      const withFolder = async (body: string): Promise<Uint8Array> => {
        const tar = gunzipSync(await archive(file("a/", body), file("a/x.rego")));
        tar.write(type, 156, "latin1");
        tar.fill(" ", 148, 156);
        const sum = tar.subarray(0, 512).reduce((total, byte) => total + byte, 0);
        tar.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148, "latin1");
        return gzipSync(tar);
      };
      await expect(read(await withFolder("package b"))).toFailWith("bundle_invalid");
      const empty = await withFolder("");
      if (type === "0")
        await expect(read(empty)).toFailWith("bundle_invalid", /"a\/" has the name of a folder/);
      else expect(await names(empty)).toEqual(["a/x.rego"]);
    },
  );

  it("refuses an archive without files", async () => {
    await expect(read(await archive())).toFailWith("bundle_invalid", /no files/);
    const folder: TarEntry = { header: { name: "a/", size: 0, type: "directory" } };
    await expect(read(await archive(folder))).toFailWith("bundle_invalid", /no files/);
    await expect(read(gzipSync(""))).toFailWith("bundle_invalid");
  });

  it("refuses gzip data wherever it is truncated or changed", async () => {
    const bytes = await archive(file("a.rego", "package a\n".repeat(500)), file("b.rego"));
    for (const length of [
      2,
      9,
      10,
      20,
      bytes.length >> 1,
      bytes.length - 9,
      bytes.length - 8,
      bytes.length - 1,
    ]) {
      await expect(read(bytes.slice(0, length)), `${String(length)} bytes`).toFailWith(
        "bundle_invalid",
        /gzip data/,
      );
    }
    const changed = Uint8Array.from(bytes);
    changed[bytes.length - 6]! ^= 1;
    await expect(read(changed)).toFailWith("bundle_invalid", /gzip data/);
  });

  it("refuses tar data that is truncated within a file or a header, or damaged", async () => {
    const tar = gunzipSync(await archive(file("a.rego", "package a\n".repeat(500)), file("b.rego")));
    for (const length of [100, 511, 600, 5000, 5631, 5700]) {
      await expect(read(gzipSync(tar.subarray(0, length))), `${String(length)} bytes`).toFailWith(
        "bundle_invalid",
      );
    }
    const damaged = Buffer.from(tar);
    damaged[3]! ^= 1;
    await expect(read(gzipSync(damaged))).toFailWith("bundle_invalid", /tar data/);
    await expect(read(gzipSync("hello world".repeat(200)))).toFailWith("bundle_invalid", /tar data/);
  });

  it("unpacks no more than the limit", async () => {
    const bytes = await archive(file("a.rego", "x".repeat(4 * MIB)));
    expect(bytes.length).toBeLessThan(20_000);
    await expect(read(bytes, MIB)).toFailWith(
      "bundle_too_large",
      /b\.tar\.gz contains more than 1048576 bytes; raise maxBundleBytes/,
    );
    expect((await read(bytes, 5 * MIB)).size).toBe(1);
  });
});

describe("a bundle whose size its maker chose", () => {
  const many = (size: number): Promise<Uint8Array> =>
    archive(...Array.from({ length: size }, (_, index) => file(`d/${String(index)}/data.json`, "{}")));

  /** Aborts the reading in the first turn of the event loop, in which a signal of the process would arrive, too. */
  async function abortedWithin(run: () => Promise<unknown>): Promise<unknown> {
    const controller = new AbortController();
    setImmediate(() => {
      controller.abort();
    });
    return limitReading("reading b.tar.gz", { signal: controller.signal }, run);
  }

  it("of many files is read in turns, the last files too", async () => {
    const bytes = await many(20_000);
    await expect(abortedWithin(() => unpackBundle(bytes, "b.tar.gz", 1e9))).toFailWith("aborted");
    const entries = await unpackBundle(bytes, "b.tar.gz", 1e9);
    expect(entries).toHaveLength(20_000);
    expect(entries.at(-1)?.path).toBe("d/19999/data.json");
    await expect(abortedWithin(() => toSourceFiles([...entries, ...entries, ...entries]))).toFailWith(
      "aborted",
    );
    const files = await toSourceFiles(entries);
    await expect(abortedWithin(() => readBundle(files, "b.tar.gz", (path) => path))).toFailWith("aborted");
  });

  it("that unpacks to far more is unpacked in turns", async () => {
    const bomb = gzipSync(Buffer.alloc(64 * MIB));
    await expect(abortedWithin(() => unpackBundle(bomb, "b.tar.gz", 1e9))).toFailWith("aborted");
  });

  it("may end with any number of zeros, and with nothing else", async () => {
    const tar = gunzipSync(await archive(file("a.rego")));
    const padded = Buffer.concat([tar, Buffer.alloc(3 * MIB)]);
    expect((await read(gzipSync(padded), 1e9)).size).toBe(1);
    padded[padded.length - 1] = 1;
    await expect(read(gzipSync(padded), 1e9)).toFailWith("bundle_invalid", /tar data/);
  });
});

describe("isGzip", () => {
  it("looks at the first bytes", () => {
    expect(isGzip(gzipSync(""))).toBe(true);
    expect(isGzip(Uint8Array.of(0x1f))).toBe(false);
    expect(isGzip(new Uint8Array())).toBe(false);
  });
});
