import { readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { FolderLock } from "../../../../src/server/serve/logs/folder-lock.js";
import { isPosix, makePipe } from "../../../base/async/unreadable-files.js";
import { makeFolder } from "../../../cli/run.js";
import { startZombie } from "./zombie.js";

const LONG_AGO = new Date(Date.now() - 60_000);
/** Of a lock of this process: who has it, as the lock itself writes it. */
async function holderHere(): Promise<{ pid: number; host: string; started: string }> {
  const path = join(await makeFolder({}), "lock");
  await using _lock = await FolderLock.take(path, "the folder");
  return JSON.parse(await readFile(path, "utf8")) as Awaited<ReturnType<typeof holderHere>>;
}

const isLinux = process.platform === "linux";

describe("a folder", () => {
  it("is one process's until it is given back", async () => {
    const path = join(await makeFolder({}), "lock");
    {
      await using _lock = await FolderLock.take(path, "the folder");
      await expect(FolderLock.take(path, "the folder")).rejects.toThrow(
        `the folder is used by the process ${String(process.pid)} of ${hostname()}; name another, or if that has ended, wait 30 s or remove ${path}`,
      );
      if (process.platform !== "win32") expect((await stat(path)).mode & 0o777).toBe(0o600);
    }
    await using again = await FolderLock.take(path, "the folder");
    expect(again).toBeDefined();
  });

  it.runIf(isPosix)("whose lock is a pipe is another's, and nobody waits for the pipe", async () => {
    const path = join(await makeFolder({}), "lock");
    makePipe(path);
    await expect(FolderLock.take(path, "the folder")).rejects.toThrow("is used by another process");
  });

  it.each<[string, (own: Awaited<ReturnType<typeof holderHere>>) => unknown, boolean, boolean]>([
    ["a process of this host that lives", (own) => own, false, false],
    ["a process of this host that is gone", (own) => ({ ...own, pid: 2_147_483_646 }), false, true],
    ["a process whose number another one has now", (own) => ({ ...own, started: "1" }), false, true],
    ["a process of another host", (own) => ({ ...own, host: "elsewhere" }), false, false],
    [
      "a process of another host, without a sign of life",
      (own) => ({ ...own, host: "elsewhere" }),
      true,
      true,
    ],
    ["nobody who can be read", () => 17, false, false],
    ["nobody who can be read, long ago", () => 17, true, true],
  ])("that belongs to %s", async (_, toHolder, isOld, isTaken) => {
    const path = join(await makeFolder({}), "lock");
    await writeFile(path, JSON.stringify(toHolder(await holderHere())));
    if (isOld) await utimes(path, LONG_AGO, LONG_AGO);
    const taking = FolderLock.take(path, "the folder");
    if (isTaken) await (await taking)[Symbol.asyncDispose]();
    else await expect(taking).rejects.toMatchObject({ code: "config_invalid" });
  });

  it.skipIf(process.platform === "win32")(
    "is taken over at once from a process that its parent has not reaped",
    async () => {
      const path = join(await makeFolder({}), "lock");
      const pid = await startZombie();
      await writeFile(path, JSON.stringify({ ...(await holderHere()), pid, started: "" }));
      await using lock = await FolderLock.take(path, "the folder");
      expect(lock).toBeDefined();
    },
  );

  it("is one process's when many take over from one that is gone", async () => {
    const path = join(await makeFolder({}), "lock");
    for (let round = 0; round < 20; round++) {
      await writeFile(path, JSON.stringify({ ...(await holderHere()), pid: 2_147_483_646 }));
      const taken = await Promise.allSettled(
        Array.from({ length: 10 }, () => FolderLock.take(path, "the folder")),
      );
      const locks = taken.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
      expect(locks).toHaveLength(1);
      for (const one of taken)
        if (one.status === "rejected") expect(one.reason).toMatchObject({ code: "config_invalid" });
      await locks[0]?.[Symbol.asyncDispose]();
      await expect(readdir(dirname(path))).resolves.toEqual([]);
    }
  });

  it("is told to the process that lost it", async () => {
    const path = join(await makeFolder({}), "lock");
    await using lock = await FolderLock.take(path, "the folder");
    await lock.check();
    expect(lock.isLost).toBe(false);
    // As after a pause of a minute.
    await utimes(path, LONG_AGO, LONG_AGO);
    {
      await using _other = await FolderLock.take(path, "the folder");
      await expect(lock.check()).rejects.toMatchObject({
        code: "config_invalid",
        message: expect.stringMatching(/^the folder was taken over by the process \d+ of /) as string,
      });
    }
    // The other has given it back, and may have used it.
    await expect(lock.check()).rejects.toMatchObject({ code: "config_invalid" });
    expect(lock.isLost).toBe(true);
    await using _again = await FolderLock.take(path, "the folder");
    await lock[Symbol.asyncDispose]();
    expect((await stat(path)).isFile()).toBe(true);
  });

  it("leaves the lock of another process that took over", async () => {
    const path = join(await makeFolder({}), "lock");
    {
      await using _lock = await FolderLock.take(path, "the folder");
      await rm(path);
      await writeFile(path, "another");
    }
    expect(await readFile(path, "utf8")).toBe("another");
  });

  it.skipIf(!isLinux)("has the start of its process in its lock", async () => {
    expect((await holderHere()).started).toMatch(/^\d+$/);
  });
});
