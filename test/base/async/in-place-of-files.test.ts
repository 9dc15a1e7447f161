import { mkdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { readPrivateFile } from "../../../src/base/host/private-file.js";
import { findCredentials } from "../../../src/trust/registry/docker-credentials.js";
import { parseImageName } from "../../../src/trust/registry/image-name.js";
import { findNpmPolicy } from "../../../src/trust/registry/npm-policy.js";
import { persistBundle, readPersistedBundle } from "../../../src/server/serve/bundles/persisted-bundle.js";
import { Spool } from "../../../src/server/serve/logs/spool.js";
import { makeFolder } from "../../cli/run.js";
import { isPosix, UNREADABLE } from "./unreadable-files.js";

const { signal } = new AbortController();

/** Files in places that are not named by who runs the program: what lies there, and who reads it. */
const READERS: [string, string, (folder: string) => Promise<unknown>, object][] = [
  [
    "the saved login",
    "config.toml",
    (folder) => readPrivateFile(join(folder, "config.toml"), false),
    { code: "config_unreadable" },
  ],
  [
    "credentials of registries",
    ".docker/config.json",
    (folder) =>
      findCredentials(parseImageName("oci://r.example.com/app:1"), { env: { HOME: folder }, signal }),
    { code: "config_unreadable" },
  ],
  [
    "an installed package",
    "node_modules/policies/package.json",
    (folder) => findNpmPolicy("npm:policies", { cwd: folder, signal } as Parameters<typeof findNpmPolicy>[1]),
    { code: "source_unreadable" },
  ],
  [
    "events that a process left",
    "000000000001.jsonl",
    (folder) => Spool.open(folder, { maxBytes: 1_000, onDropped: () => undefined }),
    { code: "config_unreadable" },
  ],
  [
    "the copy of a bundle",
    "bundles/app/bundle.tar.gz",
    (folder) => readPersistedBundle(folder, "app"),
    { code: expect.stringMatching(/^(?:EFTYPE|ELOOP|ENXIO)$/) as string },
  ],
];

describe.runIf(isPosix).each(UNREADABLE)("%s in place of", (_, make) => {
  it.each(READERS)("%s is not waited for", async (_what, place, read, error) => {
    const folder = await makeFolder({});
    const path = join(folder, place);
    await mkdir(dirname(path), { recursive: true });
    await make(path);
    onTestFinished(() => rm(path, { force: true }));
    await expect(read(folder)).rejects.toMatchObject(error);
  });

  it("the copy of a bundle is replaced by the next copy", async () => {
    const folder = await makeFolder({});
    const path = join(folder, "bundles", "app", "bundle.tar.gz");
    await mkdir(dirname(path), { recursive: true });
    await make(path);
    await persistBundle(folder, "app", Buffer.from("bundle"));
    expect(Buffer.from((await readPersistedBundle(folder, "app")) ?? "").toString()).toBe("bundle");
  });
});
