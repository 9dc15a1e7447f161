import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openToRead, readSmallFile, streamOf } from "../../src/async/read-file.js";
import { makeFolder } from "../cli/run.js";

const isPosix = process.platform !== "win32";

async function makePipe(): Promise<string> {
  const cwd = await makeFolder({});
  execFileSync("mkfifo", [join(cwd, "pipe")]);
  return join(cwd, "pipe");
}

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

describe.runIf(isPosix)("streamOf a pipe that nobody writes", () => {
  const read = async (options: Parameters<typeof streamOf>[1]): Promise<unknown> =>
    streamOf(await openToRead(await makePipe()), options).toArray();

  it("ends at its time limit", async () => {
    await expect(read({ idleMs: 1 })).rejects.toMatchObject({ code: "ETIMEDOUT" });
  });

  it("ends with the run", async () => {
    await expect(read({ signal: AbortSignal.abort() })).rejects.toMatchObject({ name: "AbortError" });
  });
});
