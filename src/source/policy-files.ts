import { extname } from "node:path";
import { PolicyLoadError } from "../errors.js";
import { isGzip, toSourceFiles, unpackBundle } from "./bundle-archive.js";
import { decodeText, isBundleFile, readBundle, type LoadedSource, type RegoSource } from "./bundle.js";
import type { ReadDocumentOptions } from "./read-document.js";
import {
  readSignedFolder,
  refuseUnread,
  refuseUnsigned,
  refuseUnverified,
  verifyEntries,
  type SignatureOptions,
} from "./signed-bundle.js";
import {
  MAX_SOURCE_BYTES,
  readDirectory,
  type IgnoredFile,
  type ListDirectoryOptions,
  type SourceFiles,
  type SourceLimit,
} from "./source-files.js";

/** Options of reading a source. `signal` and `timeoutMs` are for YAML data, which OPA's parser reads. */
export interface LoadSourceOptions
  extends
    ReadDocumentOptions,
    Pick<SignatureOptions, "bundles" | "onUnverified">,
    Pick<ListDirectoryOptions, "followLinks"> {
  /** Maximum size of a bundle or directory, in bytes. Default: 1 GiB. */
  maxBytes?: SourceLimit | undefined;
  /** Whether to read bundles for OPA's tester: with files named `…_test.rego`, and without any Rego. Default: false. */
  withTests?: boolean | undefined;
  /** The path of the lock file that addresses must be in. Default: none. */
  lock?: string | undefined;
  /** Whether addresses must have a digest, of their own or in the lock file, where no signature is verified. Default: false. */
  requirePinned?: boolean | undefined;
  /** Whether no connection may be made. Default: false. */
  isOffline?: boolean | undefined;
}

/** Whether bundles must be signed. */
export function isVerified({ bundles }: Pick<SignatureOptions, "bundles">): boolean {
  return bundles !== undefined && bundles !== false;
}

/** The options of `readBundle` among those of reading a source. */
export function toBundleOptions(
  options: LoadSourceOptions,
): ReadDocumentOptions & { withTests: boolean; isVerified: boolean } {
  return { ...options, withTests: options.withTests === true, isVerified: isVerified(options) };
}

function isWasm(bytes: Uint8Array): boolean {
  return bytes[0] === 0 && bytes[1] === 0x61 && bytes[2] === 0x73 && bytes[3] === 0x6d;
}

export function regoSource(what: string, files: RegoSource["files"]): RegoSource {
  return {
    kind: "rego",
    what,
    files,
    data: [],
    regoVersion: undefined,
    revisions: [],
    roots: [],
    ignored: [],
    tests: [],
  };
}

/** Checks that a file's content matches its name: a saved error page must not be read as Rego. */
export function checkContent(bytes: Uint8Array, path: string): void {
  if (bytes.length === 0) return;
  const extension = extname(path).toLowerCase();
  if (extension === ".wasm" && !isWasm(bytes)) {
    throw new PolicyLoadError(`${path}: not a valid Wasm module`, { code: "wasm_invalid" });
  }
  if ((extension === ".gz" || extension === ".tgz") && !isGzip(bytes)) {
    throw new PolicyLoadError(`${path} is not a bundle: not gzip data`, { code: "bundle_invalid" });
  }
}

/** The files of an archive: with a key those that were verified, and no others. */
async function readArchive(
  bytes: Uint8Array,
  what: string,
  options: LoadSourceOptions,
): Promise<SourceFiles> {
  const { bundles, maxBytes = MAX_SOURCE_BYTES } = options;
  const entries = await unpackBundle(bytes, what, maxBytes);
  refuseUnread(
    what,
    entries.map(({ path }) => path),
  );
  if (bundles !== undefined && bundles !== false)
    return verifyEntries(what, entries, { ...options, bundles });
  const files = toSourceFiles(entries);
  refuseUnverified(what, files.keys(), options);
  return files;
}

/** How a folder of policies is named. */
export interface FolderNames {
  /** In messages. */
  what: string;
  /** Its files in messages, by their paths in the folder. */
  shownPath: (inner: string) => string;
  /** In the names of its files in signatures. Default: the path as it is given. */
  signedAs?: string;
}

/** The same of a folder, with the files that are part of no bundle. */
async function readFolder(
  path: string,
  { what, signedAs = path }: FolderNames,
  options: LoadSourceOptions,
): Promise<{ files: SourceFiles; skipped: IgnoredFile[] }> {
  const { bundles, cwd, followLinks, maxBytes = MAX_SOURCE_BYTES } = options;
  if (bundles !== undefined && bundles !== false) {
    return readSignedFolder(path, maxBytes, { ...options, bundles, signedAs });
  }
  const skipped: IgnoredFile[] = [];
  const onIgnored = (file: IgnoredFile): void => void skipped.push(file);
  const files = await readDirectory(path, isBundleFile, maxBytes, { cwd, followLinks, onIgnored });
  refuseUnverified(what, files.keys(), options);
  // Of a folder the files below may be of bundles of their own; only what is at its top is about all of it.
  refuseUnread(
    what,
    skipped.map(({ inner }) => inner).filter((inner) => !inner.includes("/")),
  );
  return { files, skipped };
}

/** Reads the bytes of a bundle, a compiled policy or Rego. @throws as `loadSource` */
export async function readPolicyBytes(
  bytes: Uint8Array,
  what: string,
  options: LoadSourceOptions,
  shownPath = (inner: string): string => `${what}/${inner}`,
): Promise<LoadedSource> {
  if (isGzip(bytes)) {
    return readBundle(await readArchive(bytes, what, options), what, shownPath, toBundleOptions(options));
  }
  refuseUnsigned(what, options);
  if (isWasm(bytes)) return { kind: "wasm", what, wasm: bytes, data: undefined, revisions: [], ignored: [] };
  if (bytes.length === 0) throw new PolicyLoadError(`${what} is empty`, { code: "source_empty" });
  return regoSource(what, [{ path: what, text: decodeText(bytes, what) }]);
}

/** Reads a folder as a bundle. @throws as `loadSource` */
export async function readPolicyFolder(
  path: string,
  names: FolderNames,
  options: LoadSourceOptions,
): Promise<LoadedSource> {
  const { files, skipped } = await readFolder(path, names, options);
  return readBundle(files, names.what, names.shownPath, { ...toBundleOptions(options), skipped });
}
