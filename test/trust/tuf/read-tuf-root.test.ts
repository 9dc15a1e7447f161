import { createHash } from "node:crypto";
import { chmod, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { errorOutcome } from "../../../src/base/error-outcome.js";
import { publicRoot, PUBLIC_REPOSITORY } from "../../../src/trust/tuf/public-root.js";
import { readTufRoot, type TufRoot } from "../../../src/trust/tuf/read-tuf-root.js";
import { makeFolder } from "../../cli/run.js";
import { SigningKey, startFakeRepository, type FakeRepository, type Release } from "./fake-repository.js";

const OLD = '{"root":"old"}';
const NEW = '{"root":"new"}';

interface Client {
  repository: FakeRepository;
  /** The folder of the cache. */
  folder: string;
  /** Reads the trusted root, from the cache. */
  read(): Promise<TufRoot>;
  /** After an update. */
  update(): Promise<TufRoot>;
  /** How both ways end, as an error's code and what it means. */
  ends(): Promise<{ update: string; read: string }>;
}

async function clientOf(release: Release = { target: OLD }): Promise<Client> {
  const repository = await startFakeRepository(release);
  const cache = await makeFolder({});
  const readWith = (update: boolean): Promise<TufRoot> =>
    readTufRoot(repository.url, { root: repository.firstRoot, update, env: { REGOHOST_CACHE: cache } });
  const endOf = async (reading: Promise<TufRoot>): Promise<string> => {
    try {
      return Buffer.from((await reading).json).toString();
    } catch (error) {
      return `${(error as { code?: string }).code ?? String(error)}, ${errorOutcome(error)}`;
    }
  };
  return {
    repository,
    folder: join(cache, "tuf"),
    read: () => readWith(false),
    update: () => readWith(true),
    ends: async () => ({ update: await endOf(readWith(true)), read: await endOf(readWith(false)) }),
  };
}

const INVALID = "trusted_root_invalid, invalid";
const EXPIRED = "trusted_root_expired, undecided";
const MISSING = "trusted_root_missing, invalid";

/** A first look at a repository that is not as it should be: nothing is taken, and nothing is kept. */
const REFUSED: [
  what: string,
  release: Partial<Release>,
  spoil: (repository: FakeRepository) => void,
  code: string,
][] = [
  ["an expired root", { expires: { root: -1 } }, () => undefined, EXPIRED],
  ["an expired timestamp", { expires: { timestamp: -1 } }, () => undefined, EXPIRED],
  ["an expired snapshot", { expires: { snapshot: -1 } }, () => undefined, EXPIRED],
  ["expired targets", { expires: { targets: -1 } }, () => undefined, EXPIRED],
  ["another signer", { signer: new SigningKey() }, () => undefined, INVALID],
  ["targets without the trusted root", { name: "other.json" }, () => undefined, INVALID],
  ["a trusted root that only a delegated role lists", { isDelegated: true }, () => undefined, INVALID],
  [
    "only weak digests of the target",
    { hashes: { md5: createHash("md5").update(OLD).digest("hex") } },
    () => undefined,
    INVALID,
  ],
  ["no digests of the target", { hashes: {} }, () => undefined, INVALID],
  [
    "a target of the same length with another digest",
    {},
    (repository) => setTarget(repository, NEW),
    INVALID,
  ],
  [
    "a target that is too long",
    {},
    (repository) => setTarget(repository, `${OLD} `),
    "response_too_large, undecided",
  ],
  ["a target that is too short", {}, (repository) => setTarget(repository, "{}"), INVALID],
  ["a missing target", {}, ({ files }) => deleteTargets(files), INVALID],
  ["a missing timestamp", {}, ({ files }) => void files.delete("/timestamp.json"), INVALID],
  ["a missing snapshot", {}, ({ files }) => void files.delete("/1.snapshot.json"), INVALID],
  [
    "a timestamp that is not JSON",
    {},
    ({ files }) => void files.set("/timestamp.json", Buffer.from("<html>")),
    INVALID,
  ],
  [
    "a timestamp that is too large",
    {},
    ({ files }) => void files.set("/timestamp.json", Buffer.alloc(20_000, " ")),
    "response_too_large, undecided",
  ],
  [
    "a changed snapshot",
    {},
    ({ files }) => change(files, "/1.snapshot.json", '"version":1', '"version":2'),
    INVALID,
  ],
  [
    "changed targets",
    {},
    ({ files }) => change(files, "/1.targets.json", '"length":', '"length":1'),
    INVALID,
  ],
  [
    "a new root of another signer",
    {},
    (repository) => repository.publishRoot(2, [new SigningKey()]),
    INVALID,
  ],
  ["a new root that skips a version", {}, (repository) => skipRoot(repository), INVALID],
];

function deleteTargets(files: Map<string, Buffer>): void {
  for (const path of files.keys()) if (path.startsWith("/targets/")) files.delete(path);
}

function setTarget({ files }: FakeRepository, text: string): void {
  for (const path of files.keys()) if (path.startsWith("/targets/")) files.set(path, Buffer.from(text));
}

function change(files: Map<string, Buffer>, path: string, from: string, to: string): void {
  const text = files.get(path)?.toString() ?? "";
  expect(text).toContain(from);
  files.set(path, Buffer.from(text.replace(from, to)));
}

function skipRoot(repository: FakeRepository): void {
  repository.publishRoot(3, [repository.key]);
  const third = repository.files.get("/3.root.json");
  if (third !== undefined) repository.files.set("/2.root.json", third);
}

describe("readTufRoot", () => {
  it("reads from the cache what was fetched, and asks for nothing unless told to", async () => {
    const { repository, folder, read, update } = await clientOf();
    await expect(read()).rejects.toMatchObject({ code: "trusted_root_missing" });
    expect(repository.requests).toEqual([]);
    const fetched = await update();
    expect(Buffer.from(fetched.json).toString()).toBe(OLD);
    expect(fetched).toMatchObject({ rootVersion: 1, url: repository.url });
    const asked = repository.requests.length;
    expect(await read()).toEqual(fetched);
    expect(repository.requests).toHaveLength(asked);
    if (process.platform === "win32") return;
    const [file = ""] = await readdir(folder);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600);
  });

  it.each(REFUSED)("refuses %s", async (_what, release, spoil, code) => {
    const { repository, ends } = await clientOf({ target: OLD, ...release });
    spoil(repository);
    expect(await ends()).toEqual({ update: code, read: MISSING });
  });

  it("fetches what is new, and of what is not only root and timestamp", async () => {
    const { repository, update, read } = await clientOf();
    await update();
    repository.requests.length = 0;
    await update();
    expect(repository.requests).toEqual(["/2.root.json", "/timestamp.json"]);
    repository.publish({ version: 2, target: NEW });
    expect(Buffer.from((await update()).json).toString()).toBe(NEW);
    expect(Buffer.from((await read()).json).toString()).toBe(NEW);
  });

  it("takes no older version than it has seen, and keeps what it has", async () => {
    const { repository, update, ends } = await clientOf({ version: 2, target: NEW });
    await update();
    repository.publish({ version: 1, target: OLD });
    expect(await ends()).toEqual({ update: INVALID, read: NEW });
  });

  it("follows new keys of the root, and takes nothing of the old ones then", async () => {
    const { repository, update, ends, read } = await clientOf();
    await update();
    const next = new SigningKey();
    repository.publishRoot(2, [next, repository.key]);
    // TUF 1.0, 5.3.8: the new root counts from then on, also where the update failed.
    expect(await ends()).toEqual({ update: INVALID, read: INVALID });
    repository.publish({ version: 2, target: NEW, signer: next });
    expect(await update()).toMatchObject({ rootVersion: 2 });
    expect(await read()).toMatchObject({ rootVersion: 2 });
    // A repository that hides the new root, and is signed with the old keys again.
    repository.files.delete("/2.root.json");
    repository.publish({ version: 3, target: OLD });
    expect(await ends()).toEqual({ update: INVALID, read: NEW });
  });

  it.each([true, false])(
    "keeps a new root of an update that fails, after an update: %s",
    async (isUpdated) => {
      const { repository, update, ends } = await clientOf();
      if (isUpdated) await update();
      const next = new SigningKey();
      repository.publishRoot(2, [next, repository.key]);
      repository.files.delete("/timestamp.json");
      expect(await ends()).toEqual({ update: INVALID, read: isUpdated ? INVALID : MISSING });
      // The repository hides the root that was seen, and is signed with the key that this one removed.
      repository.files.delete("/2.root.json");
      repository.publish({ version: 2, target: NEW });
      expect(await ends()).toEqual({ update: INVALID, read: isUpdated ? INVALID : MISSING });
      repository.publish({ version: 2, target: NEW, signer: next });
      expect(await ends()).toEqual({ update: NEW, read: NEW });
    },
  );

  it("refuses what it has when that has expired", async () => {
    const { repository, folder, update, ends } = await clientOf();
    await update();
    // What a run of long ago left: the same file, of metadata that has expired since.
    const expired = await clientOf({ target: OLD, expires: { timestamp: -1 } });
    const kept = {
      roots: [],
      timestamp: expired.repository.files.get("/timestamp.json")?.toString("base64"),
      snapshot: expired.repository.files.get("/1.snapshot.json")?.toString("base64"),
      targets: expired.repository.files.get("/1.targets.json")?.toString("base64"),
      target: Buffer.from(OLD).toString("base64"),
    };
    await writeKept(folder, kept);
    repository.files.clear();
    const offline = readTufRoot(repository.url, {
      root: expired.repository.firstRoot,
      update: false,
      env: { REGOHOST_CACHE: join(folder, "..") },
    });
    await expect(offline).rejects.toMatchObject({ code: "trusted_root_expired" });
    expect((await ends()).update).toBe(INVALID);
  });

  it("takes nothing of a cache that was changed", async () => {
    const { folder, update, ends, read, repository } = await clientOf();
    await update();
    const [file = ""] = await readdir(folder);
    const path = join(folder, file);
    const good = await readFile(path);
    await writeFile(path, Buffer.concat([good, Buffer.from(" ")]));
    await expect(read()).rejects.toMatchObject({ code: "trusted_root_missing" });
    await writeFile(path, good);
    // By somebody who knows its form.
    const kept = JSON.parse(good.subarray(32).toString()) as Record<string, unknown>;
    await writeKept(folder, { ...kept, target: Buffer.from(NEW).toString("base64") });
    await expect(read()).rejects.toMatchObject({ code: "trusted_root_invalid" });
    expect(await ends()).toEqual({ update: OLD, read: OLD });
    const forged = await startFakeRepository({ target: NEW });
    await writeKept(folder, {
      roots: [],
      timestamp: forged.files.get("/timestamp.json")?.toString("base64"),
      snapshot: forged.files.get("/1.snapshot.json")?.toString("base64"),
      targets: forged.files.get("/1.targets.json")?.toString("base64"),
      target: Buffer.from(NEW).toString("base64"),
    });
    await expect(read()).rejects.toMatchObject({ code: "trusted_root_invalid" });
    await writeKept(folder, { roots: [1] });
    await expect(read()).rejects.toMatchObject({ code: "trusted_root_missing" });
    expect(Buffer.from((await update()).json).toString()).toBe(OLD);
    if (process.platform !== "win32") {
      await chmod(path, 0o666);
      await expect(read()).rejects.toMatchObject({ code: "trusted_root_missing" });
    }
    expect(repository.requests).not.toEqual([]);
  });

  it("says that a repository does not answer", async () => {
    const { repository, folder, update } = await clientOf();
    await update();
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, "127.0.0.1", resolve));
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    const unreachable = readTufRoot(`http://127.0.0.1:${port}`, {
      root: repository.firstRoot,
      update: true,
      env: { REGOHOST_CACHE: join(folder, "..") },
    });
    await expect(unreachable).rejects.toMatchObject({ code: "service_unreachable" });
  });

  it.each([
    ["http://tuf.example.com", "config_invalid"],
    ["https://user:secret@tuf.example.com", "config_invalid"],
    ["https://tuf.example.com/?token=secret", "config_invalid"],
    ["file:///etc/tuf", "config_invalid"],
    ["tuf.example.com", "config_invalid"],
  ])("refuses the URL %s, and does not repeat what is secret in it", async (url, code) => {
    const reading = readTufRoot(url, { root: publicRoot(), update: true, env: {} });
    await expect(reading).rejects.toMatchObject({ code });
    await expect(reading).rejects.not.toThrow(/secret/);
  });

  it("needs a first root, but for Sigstore's public instance", async () => {
    const reading = readTufRoot("https://tuf.example.com", { update: false, env: {} });
    await expect(reading).rejects.toMatchObject({ code: "config_invalid" });
    const cache = await makeFolder({});
    const ours = readTufRoot(PUBLIC_REPOSITORY, { update: false, env: { REGOHOST_CACHE: cache } });
    await expect(ours).rejects.toMatchObject({ code: "trusted_root_missing" });
  });
});

/** Writes what is kept as the cache does. */
async function writeKept(folder: string, kept: object): Promise<void> {
  const [file = ""] = await readdir(folder);
  const content = Buffer.from(JSON.stringify(kept));
  const digest = createHash("sha256").update(file).update(content).digest();
  await writeFile(join(folder, file), Buffer.concat([digest, content]));
}
