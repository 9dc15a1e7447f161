import { mkdir, opendir, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { writePrivately } from "../../base/host/partial-file.js";
import { DocumentError, invalidConfig, isRegohostError } from "../../base/errors.js";
import { explainFailure } from "../../base/host/file-failure.js";
import { readRegularFile } from "../../base/host/read-file.js";
import {
  COUNT,
  mergeOptions,
  MILLISECONDS,
  throwOptionsError,
  TEXT,
  type Rules,
} from "../../base/text/option-rules.js";
import { sha256 } from "../../base/text/sha256.js";
import { askStore, DEFAULT_STORE_TIMEOUT_MS, type ContentStoreRequest } from "./ask-store.js";
import { codeOf } from "../../base/error-code.js";
import { isErrorOf } from "../../base/realms.js";
import { message, option } from "../../base/message.js";

/** Contents by their digest: the policies and inputs that jobs refer to. */
export interface ContentStore {
  /**
   * Stores bytes, once.
   *
   * @returns `sha256:` and 64 hex digits.
   * @throws DocumentError `store_unavailable`, `document_unreadable`, `document_too_large`.
   */
  put(bytes: Uint8Array): Promise<string>;
  /**
   * Returns the bytes with this digest, which are verified at each read.
   *
   * @throws DocumentError `document_not_found` when the store is available and lacks the content; `store_unavailable`
   * when the store is not available: a worker takes no job until it is; `document_unreadable`: a worker retries;
   * `document_too_large`, `digest_mismatch`; ConfigurationError `config_invalid` for an invalid digest. A worker treats
   * a store that does not reply within `storeTimeoutMs` as unavailable.
   */
  get(digest: string, request?: ContentStoreRequest): Promise<Uint8Array>;
  /**
   * Checks the store; a worker calls it before it starts. Default: the store counts as available.
   *
   * @throws DocumentError `store_unavailable`
   */
  check?(request?: ContentStoreRequest): Promise<void>;
}

/** Options of `createContentStore`. */
export interface ContentStoreOptions {
  /** Maximum size of a content in bytes. Default: 512 MiB. */
  maxBytes?: number | undefined;
  /**
   * Time limit of storing a content, of reading one, and of checking the folder, in milliseconds: a network file system
   * may never reply. Default: 2 minutes.
   */
  timeoutMs?: number | undefined;
}

const RULES: Rules<ContentStoreOptions> = { maxBytes: COUNT, timeoutMs: MILLISECONDS };
const DEFAULT_MAX_BYTES = 512 * 1024 * 1024;
/** The folder of the contents, inside the store's. */
const CONTENTS = "sha256";
export const DIGEST = /^sha256:[0-9a-f]{64}$/;

/**
 * Creates a store in a folder, with files by their SHA-256: `sha256/ab/abcd…`. The enqueuing process and all workers
 * share it, for instance over NFS, or as a copy that another tool maintains. Files are written atomically and are
 * readable by their user only.
 *
 * Anyone who can write to it and to Redis controls what workers evaluate with their credentials.
 *
 * @param folder contains a folder `sha256`, which is created once when the store is set up. Without it the store counts
 * as not mounted, and every call fails with `store_unavailable`.
 * @throws ConfigurationError `config_invalid` for an option that is unknown or of another type.
 *
 * @example
 * ```ts
 * import { readFile } from "node:fs/promises";
 * import { createContentStore } from "regohost/queue";
 *
 * const store = createContentStore("/srv/regohost"); // where /srv/regohost/sha256 is
 * const policy = await store.put(await readFile("policies.tar.gz"));
 * ```
 */
export function createContentStore(folder: string, options: ContentStoreOptions = {}): ContentStore {
  const { maxBytes = DEFAULT_MAX_BYTES, timeoutMs = DEFAULT_STORE_TIMEOUT_MS } = mergeOptions(
    "createContentStore",
    options,
    RULES,
  );
  if (!TEXT[1](folder)) throwOptionsError("createContentStore", message`the folder must be ${TEXT[0]}`);
  const root = resolve(folder);
  const subject = `the store ${root} did not answer`;
  const getPath = (digest: string): string => {
    if (!DIGEST.test(digest)) {
      throw invalidConfig("a digest is sha256: and 64 hex digits");
    }
    const hex = digest.slice("sha256:".length);
    return join(root, CONTENTS, hex.slice(0, 2), hex);
  };
  const store: Required<ContentStore> = {
    async put(bytes) {
      const digest = sha256(bytes);
      if (bytes.byteLength > maxBytes) throw tooLarge(digest, maxBytes);
      const path = getPath(digest);
      await checkContents(root);
      try {
        const found = await stat(path).catch(() => undefined);
        // A file that was truncated or changed is written again.
        if (found?.isFile() === true && found.size === bytes.byteLength) {
          const stored = await readRegularFile(path, maxBytes).catch(() => undefined);
          if (stored?.equals(bytes) === true) return digest;
        }
        await makeShard(dirname(path));
        await writePrivately(path, bytes);
      } catch (error) {
        await checkContents(root);
        throw unreadable(`the store cannot keep ${digest}`, digest, error);
      }
      return digest;
    },
    check: () => checkContents(root),
    async get(digest) {
      const path = getPath(digest);
      let bytes: Uint8Array;
      try {
        bytes = await readContent(root, path, maxBytes);
      } catch (error) {
        if (error instanceof DocumentError) throw error;
        if (isErrorOf(error, "RangeError")) throw tooLarge(digest, maxBytes);
        if (codeOf(error) === "ENOENT") {
          throw new DocumentError(`the store has no content ${digest}; put it there before jobs name it`, {
            code: "document_not_found",
            document: digest,
            cause: error,
          });
        }
        throw unreadable(`the store cannot read ${digest}`, digest, error);
      }
      const found = sha256(bytes);
      if (found === digest) return bytes;
      throw new DocumentError(`the store's content ${digest} has the digest ${found}; put it there again`, {
        code: "digest_mismatch",
        document: digest,
      });
    },
  };
  // The pending system call continues; nothing waits for it.
  return {
    put: (bytes) => askStore(() => store.put(bytes), { timeoutMs, subject, document: root }),
    check: (request) => askStore(() => store.check(), { timeoutMs, subject, document: root, ...request }),
    get: (digest, request) =>
      askStore(() => store.get(digest), { timeoutMs, subject, document: digest, ...request }),
  };
}

/** @throws DocumentError `store_unavailable` */
async function checkFolder(root: string): Promise<void> {
  try {
    await (await opendir(root)).close();
  } catch (error) {
    const { why } = await explainFailure(root, error);
    throw unavailable(root, codeOf(error) === "ENOTDIR" ? "it is not a folder" : why, error);
  }
}

/**
 * A folder without the folder of contents may be an unmounted mount point: no worker would find what is stored there.
 *
 * @throws DocumentError `store_unavailable`
 */
async function checkContents(root: string): Promise<void> {
  await checkFolder(root);
  const contents = join(root, CONTENTS);
  try {
    await (await opendir(contents)).close();
  } catch (error) {
    if (codeOf(error) === "ENOENT") {
      const why = `it has no folder ${CONTENTS}; is what should be there mounted? For a new store make ${contents}`;
      throw unavailable(root, why, error);
    }
    throw unavailable(root, (await explainFailure(contents, error)).why, error);
  }
}

/** Creates the folder of some contents, but no parent: without its parents the store is not mounted any more. */
async function makeShard(path: string): Promise<void> {
  try {
    await mkdir(path, { mode: 0o700 });
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
  }
}

/**
 * @throws DocumentError `store_unavailable`; otherwise the read's error, if checks before and after it found the store.
 */
async function readContent(root: string, path: string, maxBytes: number): Promise<Buffer> {
  const read = (): Promise<Buffer> => readRegularFile(path, maxBytes);
  return await read().catch(async (error: unknown) => {
    if (isErrorOf(error, "RangeError")) throw error;
    await checkContents(root);
    return await read().catch(async (again: unknown) => {
      await checkContents(root);
      throw again;
    });
  });
}

function unavailable(root: string, why: string, cause: unknown): DocumentError {
  return new DocumentError(`the store ${root} cannot be used: ${why}`, {
    code: "store_unavailable",
    document: root,
    cause,
  });
}

function tooLarge(digest: string, maxBytes: number): DocumentError {
  return new DocumentError(
    message`${digest} is larger than ${maxBytes} bytes; raise ${option("maxBytes")} to allow more`,
    {
      code: "document_too_large",
      document: digest,
    },
  );
}

function unreadable(subject: string, document: string, cause: unknown): DocumentError {
  const code = codeOf(cause);
  return new DocumentError(`${subject}${code === undefined ? "" : ` (${code})`}`, {
    code: "document_unreadable",
    document,
    cause,
  });
}

/**
 * Puts a policy into a store: the bytes of a file (`.rego`, `.wasm`, a bundle as `.tar.gz`), or a folder as the bundle
 * that a gate would read of it. Equal files have equal digests, regardless of times and owners.
 *
 * @returns its digest, for jobs.
 * @throws DocumentError `store_unavailable`, `document_not_found`, `document_unreadable`, `document_too_large`.
 * @throws PolicyLoadError for a folder as `loadGate`, also for files that would stay unread.
 *
 * @example
 * ```ts
 * import { createContentStore, putPolicy } from "regohost/queue";
 *
 * const policy = await putPolicy(createContentStore("/srv/regohost"), "policies/");
 * ```
 */
export async function putPolicy(store: Pick<ContentStore, "put">, path: string): Promise<string> {
  if (!TEXT[1](path)) throwOptionsError("putPolicy", message`the path must be ${TEXT[0]}`);
  try {
    const status = await stat(path);
    if (!status.isDirectory()) return await store.put(await readRegularFile(path, DEFAULT_MAX_BYTES));
    const [{ listPolicyFolder }, { packFiles }] = await Promise.all([
      import("../../engine/source/bundle-files.js"),
      import("./pack-files.js"),
    ]);
    return await store.put(await packFiles(await listPolicyFolder(path)));
  } catch (error) {
    if (isRegohostError(error)) throw error;
    const { isMissing, why } = await explainFailure(path, error);
    throw new DocumentError(`the policy ${path} cannot be read: ${why}`, {
      code: isMissing ? "document_not_found" : "document_unreadable",
      document: path,
      cause: error,
    });
  }
}
