import { execFileSync } from "node:child_process";
import { chmod, lstat, readdir, readFile, readlink, stat, symlink } from "node:fs/promises";
import { Socket } from "node:net";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { closeFile, openToRead } from "../../../src/base/host/read-file.js";
import { openWholeFile, writeWholeFile } from "../../../src/cli/terminal/write-file.js";
import { makeFolder } from "../run.js";

const isPosix = process.platform !== "win32";

async function write(cwd: string, path: string, mode?: number): Promise<void> {
  const io = { cwd } as Parameters<typeof writeWholeFile>[0];
  await writeWholeFile(io, path, "new", mode);
}

describe("writeWholeFile", () => {
  it("leaves nothing beside the file", async () => {
    const cwd = await makeFolder({ a: "old" });
    await write(cwd, "a");
    expect(await readFile(join(cwd, "a"), "utf8")).toBe("new");
    expect(await readdir(cwd)).toEqual(["a"]);
  });

  it.runIf(isPosix)("keeps the mode of a file, or gives it another", async () => {
    const cwd = await makeFolder({ a: "old" });
    await chmod(join(cwd, "a"), 0o640);
    await write(cwd, "a");
    expect((await stat(join(cwd, "a"))).mode & 0o777).toBe(0o640);
    await write(cwd, "a", 0o600);
    expect((await stat(join(cwd, "a"))).mode & 0o777).toBe(0o600);
  });

  it.runIf(isPosix).each<[string, Record<string, string>]>([
    ["that leads to a file", { "real/a": "old" }],
    ["that leads to nothing", { "real/b": "" }],
  ])("writes through a link %s", async (_name, files) => {
    const cwd = await makeFolder({ ...files, "links/none": "" });
    await symlink("../real/a", join(cwd, "links/second"));
    await symlink("second", join(cwd, "links/first"));
    await write(cwd, "links/first");
    expect(await readFile(join(cwd, "real/a"), "utf8")).toBe("new");
    expect(await readlink(join(cwd, "links/first"))).toBe("second");
    expect((await lstat(join(cwd, "links/second"))).isSymbolicLink()).toBe(true);
  });

  it.runIf(isPosix).each([
    ["a folder that is not there", "no/a", "ENOENT: its folder does not exist: create it first"],
    ["a folder that is a file", "file/a", "ENOTDIR"],
    ["links in a circle", "circle", "ELOOP"],
  ])("says why it cannot: %s", async (_name, path, code) => {
    const cwd = await makeFolder({ file: "" });
    await symlink("circle", join(cwd, "circle"));
    await expect(write(cwd, path)).rejects.toThrow(`${path} cannot be written (${code})`);
  });

  it("refuses a folder's name, and leaves nothing behind", async () => {
    const cwd = await makeFolder({ "folder/a": "" });
    await expect(write(cwd, "folder")).rejects.toThrow(/folder cannot be written/);
    expect(await readdir(cwd)).toEqual(["folder"]);
  });

  it.runIf(isPosix)("writes to a device and does not replace it", async () => {
    await write(await makeFolder({}), "/dev/null");
    expect((await stat("/dev/null")).isCharacterDevice()).toBe(true);
  });
});

describe.runIf(isPosix)("writeWholeFile, to a named pipe", () => {
  it("waits for no reader", async () => {
    const cwd = await makeFolder({});
    execFileSync("mkfifo", [join(cwd, "pipe")]);
    await expect(write(cwd, "pipe")).rejects.toThrow(
      "pipe cannot be written (ENXIO: no process reads this pipe)",
    );
    expect((await stat(join(cwd, "pipe"))).isFIFO()).toBe(true);
  });

  it("gives its reader all of it, and no more than it takes", async () => {
    const cwd = await makeFolder({});
    execFileSync("mkfifo", [join(cwd, "pipe")]);
    const { fd } = await openToRead(join(cwd, "pipe"));
    const pipe = new Socket({ fd, readable: true, writable: false });
    const content = "x".repeat(1_000_000);
    const io = { cwd } as Parameters<typeof writeWholeFile>[0];
    const [read] = await Promise.all([pipe.toArray(), writeWholeFile(io, "pipe", content)]);
    expect(Buffer.concat(read as Buffer[]).toString()).toBe(content);
  });

  it("says that its reader has gone", async () => {
    const cwd = await makeFolder({});
    execFileSync("mkfifo", [join(cwd, "pipe")]);
    const { fd } = await openToRead(join(cwd, "pipe"));
    const file = await openWholeFile({ cwd } as Parameters<typeof openWholeFile>[0], "pipe");
    await closeFile(fd);
    await expect(file.write("text")).rejects.toThrow("pipe cannot be written (EPIPE)");
    await file.abandon();
  });
});

describe("openWholeFile", () => {
  const open = (cwd: string): ReturnType<typeof openWholeFile> =>
    openWholeFile({ cwd } as Parameters<typeof openWholeFile>[0], "a");

  it("leaves what was there until the file is finished, and nothing beside it", async () => {
    const cwd = await makeFolder({ a: "before" });
    const file = await open(cwd);
    await file.write("one,");
    await file.write(Buffer.from("two"));
    expect(await readFile(join(cwd, "a"), "utf8")).toBe("before");
    await file.finish();
    expect(await readFile(join(cwd, "a"), "utf8")).toBe("one,two");
    expect(await readdir(cwd)).toEqual(["a"]);
  });

  it("leaves what was there when it is abandoned", async () => {
    const cwd = await makeFolder({ a: "before" });
    const file = await open(cwd);
    await file.write("after");
    await file.abandon();
    expect(await readFile(join(cwd, "a"), "utf8")).toBe("before");
    expect(await readdir(cwd)).toEqual(["a"]);
  });
});
