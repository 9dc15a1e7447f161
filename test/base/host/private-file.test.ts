import { chmod, chown, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inspect } from "node:util";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readPrivateFile } from "../../../src/base/host/private-file.js";

const uid = process.getuid?.();
const isWindows = process.platform === "win32";

let folder: string;
let path: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "regohost-private-"));
  path = join(folder, "token");
  await writeFile(path, "secret", { mode: 0o600 });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe("readPrivateFile", () => {
  it("reads a file of this user, and through a link to it", async () => {
    expect(await readPrivateFile(path, true)).toBe("secret");
    if (isWindows) return;
    await symlink(path, join(folder, "link"));
    expect(await readPrivateFile(join(folder, "link"), true)).toBe("secret");
  });

  it.skipIf(isWindows).each([0o640, 0o604, 0o620, 0o602, 0o644])(
    "refuses mode %o, and names the command that helps",
    async (mode) => {
      await chmod(path, mode);
      await expect(readPrivateFile(path, true)).toFailWith("config_insecure", /Run: chmod 600/);
      await symlink(path, join(folder, "link"));
      await expect(readPrivateFile(join(folder, "link"), true)).toFailWith("config_insecure");
    },
  );

  it.skipIf(isWindows)("refuses another user's file", async () => {
    // A file of root's is taken from anybody, so root gives it away first.
    if (uid === 0) await chown(path, 12345, 12345);
    const owner = { platform: process.platform, uid: (uid ?? 0) + 1 };
    await expect(readPrivateFile(path, true, { owner })).toFailWith("config_insecure", /another user/);
  });

  it.skipIf(uid !== 0)("takes root's file", async () => {
    expect(await readPrivateFile(path, true, { owner: { platform: process.platform, uid: 1000 } })).toBe(
      "secret",
    );
  });

  it("checks no mode on Windows, which has none", async () => {
    await chmod(path, 0o644);
    expect(await readPrivateFile(path, true, { owner: { platform: "win32", uid: undefined } })).toBe(
      "secret",
    );
  });

  it("refuses what is too large for a token", async () => {
    await writeFile(path, "x".repeat(1024 * 1024 + 1));
    await expect(readPrivateFile(path, true)).toFailWith("config_invalid", /larger than 1 MiB/);
  });

  it("finds nothing only where nothing is required", async () => {
    expect(await readPrivateFile(join(folder, "none"), false)).toBeUndefined();
    await expect(readPrivateFile(join(folder, "none"), true)).toFailWith(
      "config_unreadable",
      /there is no such file/,
    );
    await expect(readPrivateFile(folder, false)).toFailWith("config_unreadable", /it is a directory/);
  });

  it.each(["hunter2", "hunter2/".repeat(1000), "hunter2".repeat(100)])(
    "does not show a secret in place of its path: %s",
    async (secret) => {
      const error = await readPrivateFile(join(folder, secret), true, { holds: "a token" }).catch(
        (reason: unknown) => reason,
      );
      expect(inspect(error, { depth: 9 })).not.toContain("hunter2");
      expect(error).toMatchObject({
        code: "config_unreadable",
        message: expect.stringContaining("no such file with a token") as string,
      });
    },
  );
});
