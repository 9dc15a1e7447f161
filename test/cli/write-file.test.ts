import { chmod, readdir, readFile, readlink, stat, symlink } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { CliIo } from "../../src/cli/cli-io.js";
import { CommandError } from "../../src/cli/exit-codes.js";
import { openWholeFile, writeWholeFile } from "../../src/cli/write-file.js";
import { makeFolder } from "./run.js";

const isWindows = process.platform === "win32";

async function inFolder(files: Record<string, string> = {}): Promise<CliIo> {
  const stream = { write: () => undefined };
  return {
    stdin: (async function* () {})(),
    stdout: stream,
    stderr: stream,
    env: {},
    cwd: await makeFolder(files),
    signal: new AbortController().signal,
  };
}

describe("openWholeFile", () => {
  it("leaves what was there until the file is finished, and nothing beside it", async () => {
    const io = await inFolder({ "a.txt": "before" });
    const file = await openWholeFile(io, "a.txt");
    await file.write("one,");
    await file.write(Buffer.from("two"));
    expect(await readFile(join(io.cwd, "a.txt"), "utf8")).toBe("before");
    await file.finish();
    expect(await readFile(join(io.cwd, "a.txt"), "utf8")).toBe("one,two");
    expect(await readdir(io.cwd)).toEqual(["a.txt"]);
  });

  it("leaves what was there when it is abandoned", async () => {
    const io = await inFolder({ "a.txt": "before" });
    const file = await openWholeFile(io, "a.txt");
    await file.write("after");
    await file.abandon();
    expect(await readFile(join(io.cwd, "a.txt"), "utf8")).toBe("before");
    expect(await readdir(io.cwd)).toEqual(["a.txt"]);
  });

  it("refuses a folder that is not there", async () => {
    const opened = openWholeFile(await inFolder(), join("none", "a.txt"));
    await expect(opened).rejects.toThrow(/a\.txt cannot be written \(ENOENT\)/);
    await expect(opened).rejects.toBeInstanceOf(CommandError);
  });
});

describe("writeWholeFile", () => {
  it("refuses a folder's name, and leaves nothing behind", async () => {
    const io = await inFolder({ "folder/a.txt": "" });
    await expect(writeWholeFile(io, "folder", "text")).rejects.toThrow(/folder cannot be written/);
    expect(await readdir(io.cwd)).toEqual(["folder"]);
  });

  it.skipIf(isWindows)("keeps a file's mode, and a link to it", async () => {
    const io = await inFolder({ "real.txt": "before" });
    await chmod(join(io.cwd, "real.txt"), 0o640);
    await symlink("real.txt", join(io.cwd, "link.txt"));
    await writeWholeFile(io, "link.txt", "after");
    expect(await readlink(join(io.cwd, "link.txt"))).toBe("real.txt");
    expect(await readFile(join(io.cwd, "real.txt"), "utf8")).toBe("after");
    expect((await stat(join(io.cwd, "real.txt"))).mode & 0o777).toBe(0o640);
  });

  it.skipIf(isWindows)("gives the file the mode that is asked for", async () => {
    const io = await inFolder({ "a.txt": "before" });
    await writeWholeFile(io, "a.txt", "after", 0o600);
    expect((await stat(join(io.cwd, "a.txt"))).mode & 0o777).toBe(0o600);
  });

  it.skipIf(isWindows)("writes to a device and does not replace it", async () => {
    await writeWholeFile(await inFolder(), "/dev/null", "text");
    expect((await stat("/dev/null")).isFile()).toBe(false);
  });
});
