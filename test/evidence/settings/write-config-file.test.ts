import {
  chmod,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { updateConfigFile } from "../../../src/evidence/settings/write-config-file.js";

const isWindows = process.platform === "win32";

let folder: string;
let path: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "regohost-config-"));
  path = join(folder, "regohost", "config.toml");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const organization = (name: string) => (document: Record<string, unknown>) => {
  document["organization"] = name;
  return true;
};

describe("updateConfigFile", () => {
  it("makes the file and its folder for this user only, and leaves nothing else", async () => {
    await updateConfigFile(path, organization("acme"));
    expect(await readFile(path, "utf8")).toBe('organization = "acme"\n');
    expect(await readdir(dirname(path))).toEqual(["config.toml"]);
    if (isWindows) return;
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect((await stat(dirname(path))).mode & 0o777).toBe(0o700);
  });

  it.skipIf(isWindows)("closes a folder that others may enter", async () => {
    await mkdir(dirname(path));
    await chmod(dirname(path), 0o777);
    await updateConfigFile(path, organization("acme"));
    expect((await stat(dirname(path))).mode & 0o777).toBe(0o700);
  });

  it("keeps every other key", async () => {
    await mkdir(dirname(path));
    const text = 'organization = "a"\n\n[service]\nca = "x.pem"\n\n[profiles.b.auth]\ntoken = "t"\n';
    await writeFile(path, text, { mode: 0o600 });
    await updateConfigFile(path, organization("acme"));
    expect(await readFile(path, "utf8")).toBe(text.replace('"a"', '"acme"'));
  });

  it("loses no change of many at once", async () => {
    const names = Array.from({ length: 12 }, (_, index) => `p${index}`);
    await Promise.all(
      names.map((name) =>
        updateConfigFile(path, (document) => {
          const profiles = (document["profiles"] ??= {}) as Record<string, unknown>;
          profiles[name] = { organization: name };
          return true;
        }),
      ),
    );
    const text = await readFile(path, "utf8");
    for (const name of names) expect(text).toContain(`[profiles.${name}]\norganization = "${name}"`);
  });

  it.each([
    [
      "a change that fails",
      () => {
        throw new Error("no");
      },
    ],
    [
      "a change to what could not be read again",
      (document: Record<string, unknown>) => {
        document["unknown"] = 1;
        return true;
      },
    ],
    ["no change", () => false],
  ])("leaves the file as it was, and no lock: %s", async (_, change) => {
    await updateConfigFile(path, organization("acme"));
    await updateConfigFile(path, change).catch(() => undefined);
    expect(await readFile(path, "utf8")).toBe('organization = "acme"\n');
    expect(await readdir(dirname(path))).toEqual(["config.toml"]);
  });

  it("takes over the lock of a process that ended", async () => {
    await mkdir(dirname(path));
    const lock = `${path}.lock`;
    await writeFile(lock, "somebody");
    const long = new Date(Date.now() - 60_000);
    await utimes(lock, long, long);
    await updateConfigFile(path, organization("acme"));
    expect(await readdir(dirname(path))).toEqual(["config.toml"]);
  });

  it.skipIf(isWindows)("refuses a link to something that is not a regular file", async () => {
    await mkdir(dirname(path));
    await symlink(folder, path);
    await expect(updateConfigFile(path, organization("acme"))).toFailWith(
      "config_unreadable",
      /not a regular file/,
    );
  });

  it.skipIf(isWindows || process.getuid?.() === 0)("says why it cannot write", async () => {
    await chmod(folder, 0o500);
    await expect(updateConfigFile(path, organization("acme"))).toFailWith("config_unreadable", /EACCES/);
    await chmod(folder, 0o700);
  });

  it("says why it cannot write below a file", async () => {
    await writeFile(join(folder, "regohost"), "");
    await expect(updateConfigFile(path, organization("acme"))).toFailWith(
      "config_unreadable",
      /EEXIST|ENOTDIR/,
    );
  });
});
