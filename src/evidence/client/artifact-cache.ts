import { BoundedCache } from "../../base/async/bounded-cache.js";
import { FileCache } from "../../base/host/file-cache.js";
import { sha256, sha256Hex } from "../../base/text/sha256.js";

interface ArtifactCacheOptions {
  /** Size in memory. */
  maxBytes: number;
  /** The folder for other processes; `undefined` for none. */
  folder: string | undefined;
}

/** Downloaded artifacts, by their calls: the address, the token and the organization. */
export class ArtifactCache {
  readonly #memory: BoundedCache<Uint8Array>;
  readonly #files: FileCache | undefined;

  constructor({ maxBytes, folder }: ArtifactCacheOptions) {
    this.#memory = new BoundedCache(maxBytes, ({ length }) => length);
    this.#files = folder === undefined ? undefined : new FileCache(folder);
  }

  /** Returns the artifact of a call, if it has this digest. The caller may change it. */
  async get(call: string, digest: string): Promise<Uint8Array | undefined> {
    const known = this.#memory.get(call);
    if (known !== undefined) return new Uint8Array(known);
    const found = await this.#files?.read(sha256Hex(call));
    if (found === undefined || sha256(found) !== digest) return undefined;
    this.#memory.keep(call, new Uint8Array(found));
    return found;
  }

  /** Stores an artifact whose bytes were compared with its digest. */
  async keep(call: string, bytes: Uint8Array): Promise<void> {
    this.#memory.keep(call, new Uint8Array(bytes));
    await this.#files?.write(sha256Hex(call), bytes);
  }

  /** Clears the memory. */
  close(): void {
    this.#memory.clear();
  }
}
