// Only this file imports the TUF library; the build bundles it into a chunk that is loaded when a TUF repository is
// used.
import type { Metadata, Root, Snapshot, Targets, Timestamp } from "@tufjs/models";
import { createHash } from "node:crypto";
import { EqualVersionError, ExpiredMetadataError } from "tuf-js/dist/error.js";
import { TrustedMetadataStore } from "tuf-js/dist/store.js";
import { isRegohostError, VerificationError } from "../../base/errors.js";
import type { CachedMetadata, CachedUpdate } from "./kept-metadata.js";
import type { TufFiles } from "./tuf-repository.js";
import { message, option, type Message } from "../../base/message.js";

/** Limits of the files of a repository, in bytes, and of new roots in one update. */
const MAX_BYTES = {
  root: 512 * 1024,
  timestamp: 16 * 1024,
  snapshot: 2_000_000,
  targets: 5_000_000,
  target: 16 * 1024 * 1024,
};
const MAX_NEW_ROOTS = 256;

/** The result of an update, or of reading the cache. */
export interface VerifiedTarget {
  /** The target's content. */
  target: Uint8Array;
  /** The version of the last root. */
  rootVersion: number;
  /** The earliest expiry of the metadata: RFC 3339. */
  expires: string;
}

type AnyMetadata = Metadata<Root | Timestamp | Snapshot | Targets>;

function invalid(url: string, why: string | Message, cause?: unknown): VerificationError {
  return new VerificationError(message`TUF repository ${url}: ${why}`, {
    code: "trusted_root_invalid",
    cause,
  });
}

/** The library treats an invalid date as one that never comes. */
function getExpiry(url: string, { signed }: Pick<AnyMetadata, "signed">): string {
  if (Number.isNaN(Date.parse(signed.expires))) {
    throw invalid(url, `${signed.type}.json does not say when it expires`);
  }
  return signed.expires;
}

/** Whether it ended without an error. Cached metadata only helps to detect an older repository: invalid metadata is not used. */
function holds(use: () => void): boolean {
  try {
    use();
    return true;
  } catch {
    return false;
  }
}

/** A repository that is read, and the cache of what was verified. */
interface TufRepository {
  files: TufFiles;
  keep: (verified: CachedMetadata) => Promise<void>;
}

/** The client workflow of TUF 1.0 (https://theupdateframework.github.io/specification/latest/#detailed-client-workflow), section 5, for one target. */
class Workflow {
  readonly #url: string;
  readonly #name: string;
  readonly #store: TrustedMetadataStore;
  readonly #cached: CachedMetadata | undefined;
  readonly #kept: CachedUpdate | undefined;
  /** Absent when offline. */
  readonly #repository: TufRepository | undefined;

  constructor(
    url: string,
    name: string,
    firstRoot: Uint8Array,
    cached: CachedMetadata | undefined,
    repository: TufRepository | undefined,
  ) {
    this.#url = url;
    this.#name = name;
    this.#store = new TrustedMetadataStore(Buffer.from(firstRoot));
    this.#cached = cached;
    this.#kept = cached?.update;
    this.#repository = repository;
  }

  async run(): Promise<VerifiedTarget> {
    const roots = await this.#roots();
    const timestamp = await this.#timestamp();
    const snapshot = await this.#snapshot();
    const targets = await this.#targets();
    const target = await this.#target();
    const { root, ...store } = this.#loaded();
    const dates = [root, store.timestamp, store.snapshot, store.targets].map((one) =>
      getExpiry(this.#url, one),
    );
    await this.#repository?.keep({ roots, update: { timestamp, snapshot, targets, target } });
    return {
      target,
      rootVersion: root.signed.version,
      expires: dates.sort((a, b) => Date.parse(a) - Date.parse(b))[0] ?? "",
    };
  }

  #loaded(): Record<"root" | "timestamp" | "snapshot" | "targets", AnyMetadata> {
    const { root, timestamp, snapshot, targets } = this.#store;
    if (!timestamp || !snapshot || !targets) throw invalid(this.#url, "its metadata is incomplete");
    return { root, timestamp, snapshot, targets };
  }

  /** Fetches a file of the repository; returns the cached one when offline. */
  async #fetch(path: string, maxBytes: number, cached: Uint8Array | undefined): Promise<Buffer> {
    const found = this.#repository === undefined ? cached : await this.#repository.files.read(path, maxBytes);
    if (found === undefined) throw invalid(this.#url, `it does not have ${path}`);
    return Buffer.from(found);
  }

  /**
   * 5.3. The cached roots are processed first: a repository may hide a newer root that was seen before. So each new one is
   * cached when it is verified, however the update ends.
   */
  async #roots(): Promise<Uint8Array[]> {
    const roots: Uint8Array[] = [];
    const nextVersion = (): number => this.#store.root.signed.version + 1;
    for (const bytes of this.#cached?.roots ?? []) {
      if (holds(() => this.#store.updateRoot(Buffer.from(bytes)))) roots.push(bytes);
    }
    for (let count = 0; this.#repository !== undefined; count++) {
      const bytes = await this.#repository.files.read(`${nextVersion()}.root.json`, MAX_BYTES.root);
      if (bytes === undefined) break;
      if (count === MAX_NEW_ROOTS) throw invalid(this.#url, `it has more than ${MAX_NEW_ROOTS} new roots`);
      this.#store.updateRoot(Buffer.from(bytes));
      roots.push(bytes);
      await this.#repository.keep({ roots, update: this.#kept });
    }
    getExpiry(this.#url, this.#store.root);
    return roots;
  }

  /** 5.4. The cached one is processed first, even if expired: no older version is accepted after it. */
  async #timestamp(): Promise<Uint8Array> {
    const cached = this.#kept?.timestamp;
    if (this.#repository !== undefined && cached !== undefined) {
      holds(() => this.#store.updateTimestamp(Buffer.from(cached)));
    }
    const bytes = await this.#fetch("timestamp.json", MAX_BYTES.timestamp, cached);
    try {
      this.#store.updateTimestamp(bytes);
    } catch (error) {
      if (!(error instanceof EqualVersionError) || cached === undefined) throw error;
      return cached;
    }
    return bytes;
  }

  /** 5.5. */
  async #snapshot(): Promise<Uint8Array> {
    const store = this.#store;
    const meta = store.timestamp?.signed.snapshotMeta;
    const cached = this.#kept?.snapshot;
    if (this.#repository !== undefined && cached !== undefined) {
      const isCurrent = holds(() => {
        store.updateSnapshot(Buffer.from(cached), true);
        meta?.verify(Buffer.from(cached));
      });
      if (isCurrent) return cached;
    }
    const bytes = await this.#fetch(this.#versioned("snapshot", meta?.version), MAX_BYTES.snapshot, cached);
    store.updateSnapshot(bytes);
    return bytes;
  }

  /** 5.6. */
  async #targets(): Promise<Uint8Array> {
    const store = this.#store;
    const cached = this.#kept?.targets;
    const load = (bytes: Uint8Array): void => {
      store.updateDelegatedTargets(Buffer.from(bytes), "targets", "root");
    };
    if (cached !== undefined && holds(() => load(cached))) return cached;
    const version = store.snapshot?.signed.meta["targets.json"]?.version;
    const bytes = await this.#fetch(this.#versioned("targets", version), MAX_BYTES.targets, cached);
    load(bytes);
    return bytes;
  }

  #versioned(role: string, version: number | undefined): string {
    const isVersioned = this.#store.root.signed.consistentSnapshot && version !== undefined;
    return isVersioned ? `${version}.${role}.json` : `${role}.json`;
  }

  /** 5.7. Delegations are not followed: trusted roots are listed at the top. */
  async #target(): Promise<Uint8Array> {
    const name = this.#name;
    const listed = this.#store.targets?.signed.targets ?? {};
    const info = Object.hasOwn(listed, name) ? listed[name] : undefined;
    if (info === undefined) {
      const delegates =
        this.#store.targets?.signed.delegations === undefined
          ? ""
          : " themselves, and delegations are not followed";
      throw invalid(this.#url, `its targets do not list ${name}${delegates}`);
    }
    const strong = ["sha256", "sha512"].filter((algorithm) => Object.hasOwn(info.hashes, algorithm));
    const [algorithm] = strong;
    if (algorithm === undefined)
      throw invalid(this.#url, `its targets have no SHA-256 or SHA-512 of ${name}`);
    if (info.length > MAX_BYTES.target) {
      throw invalid(this.#url, `${name} is larger than the limit of ${MAX_BYTES.target} bytes`);
    }
    const isIt = (bytes: Uint8Array): boolean =>
      bytes.byteLength === info.length &&
      strong.every((each) => createHash(each).update(bytes).digest("hex") === info.hashes[each]);
    const cached = this.#kept?.target;
    if (cached !== undefined && isIt(cached)) return cached;
    const hash = info.hashes[algorithm] ?? "";
    if (!/^[0-9a-f]+$/.test(hash)) throw invalid(this.#url, `the digest of ${name} is malformed`);
    const file = this.#store.root.signed.consistentSnapshot ? `${hash}.${name}` : name;
    const bytes = await this.#fetch(`targets/${file}`, info.length, cached);
    if (!isIt(bytes)) throw invalid(this.#url, `${name} is not the file that its signed metadata lists`);
    return bytes;
  }
}

/**
 * Finds a target of a TUF repository: with `repository` after an update, without it from the cache. Both start from the
 * first root, and verify each signature, version, date, length and digest from there.
 *
 * @param url for messages.
 * @throws VerificationError `trusted_root_invalid`, `trusted_root_expired`; errors of `repository`.
 */
export async function findTarget(
  url: string,
  name: string,
  firstRoot: Uint8Array,
  cached: CachedMetadata | undefined,
  repository?: TufRepository,
): Promise<VerifiedTarget> {
  try {
    return await new Workflow(url, name, firstRoot, cached, repository).run();
  } catch (error) {
    if (isRegohostError(error)) throw error;
    if (error instanceof ExpiredMetadataError) {
      throw new VerificationError(
        repository === undefined
          ? message`TUF repository ${url}: the cached metadata has expired; fetch it again with ${option("trustedRoot.update")}`
          : `TUF repository ${url}: its metadata has expired`,
        { code: "trusted_root_expired", cause: error },
      );
    }
    const where =
      repository === undefined
        ? message`the cached metadata is invalid; fetch it again with ${option("trustedRoot.update")}`
        : "its metadata is invalid";
    throw invalid(url, where, error);
  }
}
