import { spawn } from "node:child_process";
import { symlink } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { limitPipes } from "../../../src/base/host/pipe-limits.js";
import { openToRead, readRegularFile, readSmallFile, readStream } from "../../../src/base/host/read-file.js";
import { makeFolder, run } from "../../cli/run.js";
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

describe.runIf(isPosix)("a key or setting that is a pipe which nobody writes", () => {
  it.each(["verify in.json --key", "serve p.rego --config-file"])(
    "is an error at the limit of %s",
    async (args) => {
      const cwd = await makeFolder({ "p.rego": "package p\n\ndeny := set()\n", "in.json": "{}" });
      makePipe(join(cwd, "pipe"));
      const { exitCode, stderr } = await run([...args.split(" "), "pipe", "--timeout", "50ms"], { cwd });
      expect(exitCode).toBe(2);
      expect(stderr).toContain("pipe cannot be read");
    },
  );

  it("is one at the end of the process", async () => {
    const controller = new AbortController();
    limitPipes({ signal: controller.signal });
    onTestFinished(() => limitPipes({}));
    const reading = readSmallFile(await pipe(), 10);
    controller.abort();
    await expect(reading).rejects.toMatchObject({ code: "ABORT_ERR" });
  });
});

describe.runIf(isPosix)("a pipe that is written without an end", () => {
  it("is an error when its time is over, where all of it is read", async () => {
    const path = await pipe();
    const writer = spawn("sh", ["-c", 'while echo; do sleep 0.01; done > "$1"', "sh", path]);
    onTestFinished(() => void writer.kill("SIGKILL"));
    limitPipes({ idleMs: 100 });
    onTestFinished(() => limitPipes({}));
    await expect(readSmallFile(path, 1_000_000)).rejects.toThrow(
      "this pipe was not written to its end within 100 ms",
    );
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
