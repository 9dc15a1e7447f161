import { symlink } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openToRead, readRegularFile, readSmallFile, readStream } from "../../../src/base/host/read-file.js";
import { makeFolder } from "../../cli/run.js";
import { isPosix, makePipe, UNREADABLE } from "../async/unreadable-files.js";

async function pipe(): Promise<string> {
  const path = join(await makeFolder({}), "pipe");
  makePipe(path);
  return path;
}

describe("readRegularFile", () => {
  it("reads a file up to its limit", async () => {
    const path = join(await makeFolder({ key: "12345" }), "key");
    expect((await readRegularFile(path, 5)).toString()).toBe("12345");
    await expect(readRegularFile(path, 4)).rejects.toMatchObject({ code: "EFBIG" });
  });

  it.runIf(isPosix)("follows a link, unless it is told not to", async () => {
    const cwd = await makeFolder({ key: "12345" });
    await symlink("key", join(cwd, "link"));
    expect((await readRegularFile(join(cwd, "link"), 5)).toString()).toBe("12345");
    await expect(readRegularFile(join(cwd, "link"), 5, { followsLinks: false })).rejects.toMatchObject({
      code: "ELOOP",
    });
  });

  it.runIf(isPosix).each(UNREADABLE)("refuses %s", async (_, make) => {
    const path = join(await makeFolder({}), "other");
    await make(path);
    await expect(readRegularFile(path, 5)).rejects.toMatchObject({
      code: expect.stringMatching(/^(EFTYPE|ENXIO)$/) as string,
    });
  });
});

describe("readSmallFile", () => {
  it("reads a file up to its limit", async () => {
    const path = join(await makeFolder({ key: "12345" }), "key");
    expect((await readSmallFile(path, 5)).toString()).toBe("12345");
    await expect(readSmallFile(path, 4)).rejects.toMatchObject({ code: "EFBIG" });
  });

  it.runIf(isPosix)("reads no more of a device", async () => {
    await expect(readSmallFile("/dev/zero", 1_000_000)).rejects.toMatchObject({ code: "EFBIG" });
  });

  it("refuses a folder", async () => {
    await expect(readSmallFile(await makeFolder({}), 1)).rejects.toThrow(/EISDIR|EPERM|directory/);
  });
});

describe.runIf(isPosix)("readStream of a pipe that nobody writes", () => {
  const read = async (options: Parameters<typeof readStream>[1]): Promise<unknown> =>
    readStream(await openToRead(await pipe()), options).next();

  it("ends at its time limit", async () => {
    await expect(read({ idleMs: 1 })).rejects.toMatchObject({ code: "ETIMEDOUT" });
  });

  it("ends with the run", async () => {
    await expect(read({ signal: AbortSignal.abort() })).rejects.toMatchObject({ name: "AbortError" });
  });
});
