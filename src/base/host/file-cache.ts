import { createHash, randomUUID } from "node:crypto";
import { lstat, lutimes, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeFolder } from "./make-folder.js";
import { checkRegular, closeFile, openToRead, readOpened } from "./read-file.js";

const DIGEST_BYTES = 32;
/** Largest content that is cached, and all of them, in bytes. */
const MAX_FILE_BYTES = 32 * 1024 * 1024;
const MAX_BYTES = 256 * 1024 * 1024;
const MAX_FILES = 1_000;
/** The share that is retained when a limit is reached, so that not every write has to remove something. */
const RETAINED_SHARE = 0.8;
/** A partial file that is older was left by a process that ended. */
const ABANDONED_MS = 60 * 60_000;
/** How old the time of last use may become before it is written again. */
const USE_ACCURACY_MS = 60 * 60_000;
/** The folder is looked through with one of so many files that are written, and with each that is large. A short command writes but one. */
const WRITES_A_LOOK = 32;
const LARGE_BYTES = 1024 * 1024;
const PARTIAL = ".partial";

/**
 * Files in a folder of the user, whose contents can be created or fetched again. A file begins with the SHA-256 of its name and of its
 * content.
 *
 * Only the user's own files in the user's own folder are read, and only when no other user can write to them. Any problem of the cache
 * counts as a missing file.
 */
export class FileCache {
  readonly folder: string;
  readonly #uid: number | undefined;
  #usable: Promise<boolean> | undefined;

  /** @param uid of the user, who owns the files; `undefined` on Windows, where a user's folders are the user's. */
  constructor(folder: string, uid: number | undefined = process.getuid?.()) {
    this.folder = folder;
    this.#uid = uid;
  }

  /** Reads the content that was cached under a name, if it is there and unharmed. */
  async read(name: string): Promise<Uint8Array | undefined> {
    try {
      if (!(await this.#isUsable())) return undefined;
      const path = join(this.folder, name);
      const file = await openToRead(path, { followsLinks: false, isOwn: true });
      try {
        const { status } = file;
        checkRegular(file);
        if (!this.#isOwn(status) || status.size > MAX_FILE_BYTES + DIGEST_BYTES) return undefined;
        const whole = await readOpened(file);
        const content = whole.subarray(DIGEST_BYTES);
        if (!getDigest(name, content).equals(whole.subarray(0, DIGEST_BYTES))) return undefined;
        const now = Date.now();
        // By its path, because Windows changes nothing of a file that was opened for reading; what another process has removed by now was still read.
        if (now - status.mtimeMs > USE_ACCURACY_MS)
          await lutimes(path, now / 1000, now / 1000).catch(() => undefined);
        return content;
      } finally {
        await closeFile(file.fd);
      }
    } catch {
      return undefined;
    }
  }

  /** Keeps a content, unless it is larger than 32 MiB. Concurrent writers of the same content write the same file. */
  async write(name: string, content: Uint8Array): Promise<void> {
    if (content.length > MAX_FILE_BYTES) return;
    const partial = join(this.folder, `${name}.${randomUUID()}${PARTIAL}`);
    try {
      makeFolder(this.folder);
      this.#usable = undefined;
      if (!(await this.#isUsable())) return;
      const digest = getDigest(name, content);
      // As one, because files as objects lead to half of Node's streams.
      await writeFile(partial, Buffer.concat([digest, content]), { flag: "wx", mode: 0o600 });
      await rename(partial, join(this.folder, name));
      // As good as by chance, and the same for the same file.
      if (content.length >= LARGE_BYTES || digest.readUInt8() % WRITES_A_LOOK === 0) await this.#prune();
    } catch {
      await rm(partial, { force: true }).catch(() => undefined);
    }
  }

  #isUsable(): Promise<boolean> {
    this.#usable ??= lstat(this.folder).then((status) => status.isDirectory() && this.#isOwn(status));
    return this.#usable;
  }

  #isOwn({ uid, mode }: { uid: number; mode: number }): boolean {
    return this.#uid === undefined || (uid === this.#uid && (mode & 0o022) === 0);
  }

  /** Removes the least recently used files when a limit is reached, and partial files of processes that were killed. */
  async #prune(): Promise<void> {
    const found = await Promise.all(
      (await readdir(this.folder)).map(async (name) => {
        const path = join(this.folder, name);
        // Another process may have removed it.
        const status = await stat(path).catch(() => undefined);
        return { path, size: status?.size ?? 0, usedAt: status?.mtimeMs ?? 0 };
      }),
    );
    const abandonedAt = Date.now() - ABANDONED_MS;
    const isAbandoned = ({ path, usedAt }: { path: string; usedAt: number }): boolean =>
      path.endsWith(PARTIAL) && usedAt < abandonedAt;
    const cached = found.filter((file) => !isAbandoned(file)).sort((a, b) => b.usedAt - a.usedAt);
    const bytes = cached.reduce((sum, { size }) => sum + size, 0);
    const isFull = cached.length > MAX_FILES || bytes > MAX_BYTES;
    let [files, sum] = [0, 0];
    const removed = cached.filter(({ size, path }) => {
      if (!isFull || path.endsWith(PARTIAL)) return false;
      files++;
      sum += size;
      return files > MAX_FILES * RETAINED_SHARE || sum > MAX_BYTES * RETAINED_SHARE;
    });
    for (const { path } of [...found.filter(isAbandoned), ...removed]) {
      // An entry that cannot be removed, such as a foreign folder, is no reason to retain the rest.
      await rm(path, { force: true }).catch(() => undefined);
    }
  }
}

function getDigest(name: string, content: Uint8Array): Buffer {
  return createHash("sha256").update(name).update(content).digest();
}

let addresses: string | undefined;

/** Sets the folder that caches files which this process and others fetch from addresses. Without one nothing is cached, as initially. */
export function useAddressFolder(folder: string | undefined): void {
  addresses = folder;
}

/** Returns the cache folder for fetched files, if this process has one. */
export function addressFolder(): string | undefined {
  return addresses;
}
