import type { Stats } from "node:fs";
import { open, readdir, stat, utimes, writeFile, type FileHandle } from "node:fs/promises";
import { dirname, join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { createLock, takeOver, withFileLock } from "../../../src/base/host/file-lock.js";
import { makeFolder } from "../../cli/run.js";

const LONG_AGO = new Date(Date.now() - 60_000);
const fails = (cause: unknown, why = "failed"): Error => new Error(why, { cause });

async function staleLock(): Promise<string> {
  const path = join(await makeFolder({}), "file");
  await writeFile(`${path}.lock`, "left");
  await utimes(`${path}.lock`, LONG_AGO, LONG_AGO);
  return path;
}

describe("a file's lock", () => {
  it("that is stale is replaced by one of several waiters at a time", async () => {
    const path = await staleLock();
    let holders = 0;
    const seen: number[] = [];
    const change = async (): Promise<void> => {
      seen.push(++holders);
      await writeFile(path, "changed");
      holders--;
    };
    await Promise.all(Array.from({ length: 12 }, () => withFileLock(path, fails, change)));
    expect(seen).toEqual(Array.from({ length: 12 }, () => 1));
    expect(await readdir(dirname(path))).toEqual(["file"]);
  });

  it("is not removed by who saw the stale one before it", async () => {
    const lock = `${await staleLock()}.lock`;
    const write = (path: string): ReturnType<typeof createLock> => createLock(path, "x");
    const isOld = (_path: string, { mtimeMs }: Stats): Promise<boolean> =>
      Promise.resolve(mtimeMs <= LONG_AGO.getTime());
    let first: FileHandle | undefined;
    const late = await takeOver(
      lock,
      async (path, status) => {
        const found = await isOld(path, status);
        first ??= await takeOver(lock, isOld, write);
        return found;
      },
      write,
    );
    expect(late).toBeUndefined();
    expect((await stat(lock)).ino).toBe((await first?.stat())?.ino);
    await first?.close();
  });

  it("that is missing is not replaced, because another may create it now", async () => {
    const lock = join(await makeFolder({}), "lock");
    const write = vi.fn((path: string) => createLock(path, "x"));
    expect(await takeOver(lock, () => Promise.resolve(true), write)).toBeUndefined();
    expect(write).not.toHaveBeenCalled();
  });

  it("is awaited until the signal", async () => {
    const path = join(await makeFolder({ "file.lock": "another" }), "file");
    const controller = new AbortController();
    const change = vi.fn(() => Promise.resolve());
    const waiting = withFileLock(path, fails, change, controller.signal);
    controller.abort(new Error("ended"));
    await expect(waiting).rejects.toThrow("ended");
    expect(change).not.toHaveBeenCalled();
    expect(await readdir(dirname(path))).toEqual(["file.lock"]);
  });

  it("that could not be written is not left", async () => {
    const path = join(await makeFolder({ other: "" }), "file");
    await using other = await open(join(dirname(path), "other"));
    const full = Object.assign(new Error("no space"), { code: "ENOSPC" });
    const prototype = Object.getPrototypeOf(other) as typeof other;
    const write = vi.spyOn(prototype, "writeFile").mockRejectedValueOnce(full);
    await expect(withFileLock(path, fails, () => Promise.resolve())).rejects.toMatchObject({ cause: full });
    write.mockRestore();
    expect(await readdir(dirname(path))).toEqual(["other"]);
    expect(await withFileLock(path, fails, () => Promise.resolve("done"))).toBe("done");
  });
});
