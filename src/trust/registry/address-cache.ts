import { FileCache } from "../../base/host/file-cache.js";
import { sha256, sha256Hex } from "../../base/text/sha256.js";

/** Fetched content in the user's cache: contents by their digests, and notes about URLs. */
export class AddressCache {
  readonly #files: FileCache | undefined;

  /** @param folder `undefined` for a cache that stores nothing. */
  constructor(folder: string | undefined) {
    this.#files = folder === undefined ? undefined : new FileCache(folder);
  }

  /** Returns a content by its SHA-256; other digests are not cached. */
  async content(digest: string): Promise<Uint8Array | undefined> {
    const found = await this.#files?.read(digest.replace(":", "-"));
    return found !== undefined && sha256(found) === digest ? found : undefined;
  }

  /** Stores a content that has this digest. */
  async keep(digest: string, content: Uint8Array): Promise<void> {
    if (digest.startsWith("sha256:")) await this.#files?.write(digest.replace(":", "-"), content);
  }

  async note(about: string): Promise<unknown> {
    const found = await this.#files?.read(noteName(about));
    return found === undefined ? undefined : JSON.parse(Buffer.from(found).toString("utf8"));
  }

  async keepNote(about: string, value: object): Promise<void> {
    await this.#files?.write(noteName(about), Buffer.from(JSON.stringify(value)));
  }
}

function noteName(about: string): string {
  return `note-${sha256Hex(about)}`;
}
