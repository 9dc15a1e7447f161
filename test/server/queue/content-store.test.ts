import { mkdir, mkdtemp, readdir, rename, rm, stat, symlink, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadGate } from "regohost/gate";
import { createContentStore, putPolicy, type ContentStore } from "regohost/queue";
import { sha256 } from "../../../src/base/text/sha256.js";
import { makeFolder } from "../../cli/run.js";

let folder: string;
let store: ContentStore;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "regohost-store-"));
  await mkdir(join(folder, "sha256"));
  store = createContentStore(folder, { maxBytes: 100 });
});
afterAll(() => rm(folder, { recursive: true }));

const pathOf = (digest: string): string => join(folder, "sha256", digest.slice(7, 9), digest.slice(7));

it("keeps contents by their digest, for their user alone, and nothing beside them", async () => {
  const digests = await Promise.all([1, 2, 3].map(() => store.put(Buffer.from("content"))));
  expect(new Set(digests)).toEqual(new Set([sha256("content")]));
  const [digest = ""] = digests;
  expect(Buffer.from(await store.get(digest)).toString()).toBe("content");
  expect(await readdir(join(folder, "sha256", digest.slice(7, 9)))).toEqual([digest.slice(7)]);
  if (process.platform !== "win32") expect((await stat(pathOf(digest))).mode & 0o777).toBe(0o600);
});

it.each([
  ["changed", (path: string) => writeFile(path, "other")],
  ["cut short", (path: string) => truncate(path, 2)],
])("refuses a content that was %s, and writes it again", async (_what, damage) => {
  const digest = await store.put(Buffer.from("whole"));
  await damage(pathOf(digest));
  await expect(store.get(digest)).toFailWith("digest_mismatch");
  await store.put(Buffer.from("whole"));
  expect(Buffer.from(await store.get(digest)).toString()).toBe("whole");
});

it.each([
  ["sha256:../../../etc/passwd", "config_invalid"],
  ["sha512:00", "config_invalid"],
  [sha256("absent"), "document_not_found"],
] as const)("refuses %s", async (digest, code) => {
  await expect(store.get(digest)).toFailWith(code);
});

describe("a store that is not there", () => {
  it.each([
    ["a folder that does not exist", "absent", /there is no such file or directory/],
    ["a file", "file.json", /it is not a folder/],
  ])("is %s, also for a worker that begins", async (_what, name, why) => {
    await writeFile(join(folder, "file.json"), "{}");
    const gone = createContentStore(join(folder, name));
    await expect(gone.check?.()).toFailWith("store_unavailable", why);
    await expect(gone.get(sha256("absent"))).toFailWith("store_unavailable", why);
    await expect(gone.put(Buffer.from("content"))).toFailWith("store_unavailable", why);
  });

  it.each([
    { what: "an empty folder", files: {} },
    { what: "a folder with something else", files: { "lost+found/x": "" } },
  ])("is $what, where nothing is mounted: nothing is written there", async ({ files }) => {
    const path = await makeFolder(files);
    const before = await readdir(path, { recursive: true });
    const empty = createContentStore(path);
    const why = /no folder sha256; .*mounted\? For a new store make .*sha256/;
    await expect(empty.check?.()).toFailWith("store_unavailable", why);
    await expect(empty.get(sha256("content"))).toFailWith("store_unavailable", why);
    await expect(empty.put(Buffer.from("content"))).toFailWith("store_unavailable", why);
    expect(await readdir(path, { recursive: true })).toEqual(before);
    await mkdir(join(path, "sha256"));
    await empty.put(Buffer.from("content"));
    await expect(empty.get(sha256("content"))).resolves.toBeDefined();
    await expect(empty.get(sha256("absent"))).toFailWith("document_not_found");
  });

  it("is told apart from a content that cannot be read", async () => {
    const path = await makeFolder({ "sha256/.keep": "" });
    const torn = createContentStore(path);
    const digest = await torn.put(Buffer.from("content"));
    const shard = join(path, "sha256", digest.slice(7, 9));
    await rename(shard, `${shard}-away`);
    await writeFile(shard, "");
    await expect(torn.get(digest)).toFailWith("document_unreadable", /ENOTDIR/);
  });
});

it("has a limit of size, for writing and for reading", async () => {
  const large = Buffer.alloc(101);
  await expect(store.put(large)).toFailWith("document_too_large");
  const digest = await createContentStore(folder).put(large);
  await expect(store.get(digest)).toFailWith("document_too_large");
});

it("says which policy is not there", async () => {
  await expect(putPolicy(store, join(folder, "absent.rego"))).toFailWith(
    "document_not_found",
    /absent\.rego/,
  );
});

describe("a folder of policies", () => {
  const put = async (files: Record<string, string>, links: Record<string, string> = {}): Promise<string> => {
    const path = await makeFolder(files);
    for (const [name, target] of Object.entries(links)) await symlink(target, join(path, name));
    return putPolicy(createContentStore(folder), path);
  };
  const ALLOW = { "p.rego": "package p\n\ndeny contains 1 if input.no\n" };
  const DENY = "package q\n\ndeny contains 2\n";

  it.each([
    ["in capitals", { "q.REGO": DENY }],
    ["in a hidden folder", { ".q/q.rego": DENY }],
    ["under another name", { "q.txt": DENY }],
    ["as a compiled policy", { "q.wasm": "\0asm" }],
  ])("is refused with a rule that would stay unread: %s", async (_what, more) => {
    await expect(put({ ...ALLOW, ...more })).toFailWith("source_unsupported");
  });

  it.skipIf(process.platform === "win32")("has the policies that its links name", async () => {
    const shared = await makeFolder({ "q.rego": DENY });
    const linked = { "q.rego": join(shared, "q.rego"), more: shared };
    const real = { ...ALLOW, "q.rego": DENY, "more/q.rego": DENY };
    expect(await put(ALLOW, linked)).toBe(await put(real));
    await expect(put(ALLOW, { "q.rego": join(shared, "none.rego") })).toFailWith("source_not_found");
  });

  it("keeps tests, which the gate of a worker looks at", async () => {
    const digest = await put({ ...ALLOW, "q_test.rego": DENY });
    await expect(loadGate(await createContentStore(folder).get(digest))).toFailWith(
      "policy_missing",
      /q_test\.rego/,
    );
  });
});

it.each([0, 1.5, Number.NaN, Infinity])("refuses a limit of %d bytes", (maxBytes) => {
  expect(() => createContentStore(folder, { maxBytes })).toThrow(
    expect.objectContaining({ code: "config_invalid" }),
  );
});
