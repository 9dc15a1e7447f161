import { extname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { PolicyLoadError } from "../errors.js";
import type { UsedAddress } from "../registry/policy-address.js";
import { isAddress } from "../values/address.js";
import { isObject, OBJECT } from "../values/option-rules.js";
import { innerPath, isGzip, toSourceFiles, unpackBundle } from "./bundle-archive.js";
import { decodeText, isBundleFile, readBundle, type LoadedSource, type RegoSource } from "./bundle.js";
import { checkRelated } from "./left-out-files.js";
import { mergeRevisions } from "./policy-origin.js";
import { isYaml, type ReadDocumentOptions } from "./read-document.js";
import {
  readSignedFolder,
  refuseUnsigned,
  refuseUnverified,
  verifyEntries,
  type SignatureOptions,
} from "./signed-bundle.js";
import {
  isDirectory,
  MAX_SOURCE_BYTES,
  readDirectory,
  readSourceFile,
  type IgnoredFile,
  type SourceFiles,
} from "./source-files.js";

/**
 * A `WebAssembly.Module`, declared structurally: only the DOM library declares it, which Node programs may omit.
 */
export interface WebAssemblyModule {
  /** The tag of a module. With it the type checker refuses other objects. */
  readonly [Symbol.toStringTag]?: "WebAssembly.Module";
}

/**
 * Where a policy comes from: a path or several (`.wasm`, a bundle as `.tar.gz` or directory, `.rego` files, a directory
 * of them), Rego text by file name, the bytes of any of these files, or a `WebAssembly.Module`.
 */
export type PolicySource =
  | string
  | URL
  | readonly (string | URL)[]
  | { files: Readonly<Record<string, string>> }
  | Uint8Array
  | WebAssemblyModule;

function isWasm(bytes: Uint8Array): boolean {
  return bytes[0] === 0 && bytes[1] === 0x61 && bytes[2] === 0x73 && bytes[3] === 0x6d;
}

function regoSource(what: string, files: RegoSource["files"]): RegoSource {
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

/** How policies are read from addresses. */
export interface AddressOptions {
  /** The path of the lock file. Default: none. */
  lock?: string | undefined;
  /** Whether no connection may be made. */
  isOffline: boolean;
  /** Is told of every address. */
  onUsed: (used: UsedAddress) => void;
}

/** Options of reading a source. `signal` and `timeoutMs` are for YAML data, which OPA's parser reads. */
export interface LoadSourceOptions
  extends ReadDocumentOptions, Pick<SignatureOptions, "bundles" | "onUnverified"> {
  /** Maximum size of a bundle or directory, in bytes. Default: 1 GiB. */
  maxBytes?: number | undefined;
  /** Default: an address is no source. */
  addresses?: AddressOptions | undefined;
}

function isVerified({ bundles }: LoadSourceOptions): boolean {
  return bundles !== undefined && bundles !== false;
}

/** The files of an archive: with a key those that were verified, and no others. */
async function readArchive(
  bytes: Uint8Array,
  what: string,
  options: LoadSourceOptions,
): Promise<SourceFiles> {
  const { bundles, maxBytes = MAX_SOURCE_BYTES } = options;
  const entries = await unpackBundle(bytes, what, maxBytes);
  if (bundles !== undefined && bundles !== false)
    return verifyEntries(what, entries, { ...options, bundles });
  const files = toSourceFiles(entries);
  refuseUnverified(what, files.keys(), options);
  return files;
}

/** The same of a folder, with the files that are part of no bundle. */
async function readFolder(
  path: string,
  shown: string,
  options: LoadSourceOptions,
): Promise<{ files: SourceFiles; skipped: IgnoredFile[] }> {
  const { bundles, cwd, maxBytes = MAX_SOURCE_BYTES } = options;
  if (bundles !== undefined && bundles !== false) {
    return readSignedFolder(path, maxBytes, { ...options, bundles });
  }
  const skipped: IgnoredFile[] = [];
  const onIgnored = (file: IgnoredFile): void => void skipped.push(file);
  const files = await readDirectory(path, isBundleFile, maxBytes, { cwd, onIgnored });
  refuseUnverified(shown, files.keys(), options);
  return { files, skipped };
}

/**
 * Reads a bundle that was fetched.
 *
 * @param what its name, below which its files are.
 * @throws as `loadSource`
 */
export async function loadBundle(
  bytes: Uint8Array,
  what: string,
  options: LoadSourceOptions,
): Promise<LoadedSource> {
  if (isGzip(bytes)) return fromBytes(bytes, what, options);
  throw new PolicyLoadError(`${what} is not a bundle: not gzip data`, { code: "bundle_invalid" });
}

async function fromBytes(bytes: Uint8Array, what: string, options: LoadSourceOptions): Promise<LoadedSource> {
  if (isGzip(bytes)) {
    const files = await readArchive(bytes, what, options);
    return readBundle(files, what, (path) => `${what}/${path}`, {
      ...options,
      isVerified: isVerified(options),
    });
  }
  refuseUnsigned(what, options);
  if (isWasm(bytes)) return { kind: "wasm", what, wasm: bytes, data: undefined, revisions: [], ignored: [] };
  if (bytes.length === 0) throw new PolicyLoadError(`${what} is empty`, { code: "source_empty" });
  return regoSource(what, [{ path: what, text: decodeText(bytes, what) }]);
}

/** The path of a path or a `file:` URL. @throws PolicyLoadError `source_unsupported` */
export function toPath(source: string | URL): string {
  if (typeof source === "string" && !source.startsWith("file://")) return source;
  if (typeof source !== "string" && !(source instanceof URL)) throw unsupported();
  try {
    return fileURLToPath(source);
  } catch (error) {
    throw new PolicyLoadError(`${String(source)} is not a path or a file: URL`, {
      code: "source_unsupported",
      cause: error,
    });
  }
}

const KNOWN_FILES = new Set([".rego", ".wasm", ".gz", ".tgz"]);

/** Checks that a file's content matches its name: a saved error page must not be read as Rego. */
function checkContent(bytes: Uint8Array, path: string): void {
  const extension = extname(path).toLowerCase();
  if (extension === ".wasm" && !isWasm(bytes)) {
    throw new PolicyLoadError(`${path}: not a valid Wasm module`, { code: "wasm_invalid" });
  }
  if ((extension === ".gz" || extension === ".tgz") && !isGzip(bytes)) {
    throw new PolicyLoadError(`${path} is not a bundle: not gzip data`, { code: "bundle_invalid" });
  }
}

/** Policies from a registry, a web server or an npm package. */
async function fromAddress(address: string, options: LoadSourceOptions): Promise<LoadedSource> {
  const { addresses, cwd = "", signal, maxBytes = MAX_SOURCE_BYTES } = options;
  if (addresses === undefined) {
    // Its query may hold a secret.
    const [shown = ""] = address.split("?", 1);
    throw new PolicyLoadError(`${shown}: policies are read from an address by gate and loadGate only`, {
      code: "source_unsupported",
    });
  }
  const { lock, isOffline, onUsed } = addresses;
  const { fetchPolicy } = await import("../registry/fetch-policy.js");
  const fetching = { cwd: resolve(cwd), env: process.env, signal, maxBytes, isOffline, lock };
  const { used, content } = await fetchPolicy(address, fetching);
  onUsed(isVerified(options) ? { ...used, verified: true } : used);
  const what = used.resolved;
  const shownPath = (inner: string): string => `${what}/${inner}`;
  if (content.kind === "folder") {
    const source = await fromFolder(content.path, what, shownPath, options);
    await checkRelated(content.path, source, cwd);
    return source;
  }
  if (content.kind === "file") {
    if (!KNOWN_FILES.has(extname(content.name).toLowerCase())) {
      throw new PolicyLoadError(`${what} is not a policy: its path must end with .rego, .wasm or .tar.gz`, {
        code: "source_unsupported",
      });
    }
    if (content.bytes.length > 0) checkContent(content.bytes, content.name);
    return fromBytes(content.bytes, what, options);
  }
  refuseUnsigned(what, options);
  const { others, data } = content;
  const rego = new Map(Array.from(content.rego, ([path, bytes]) => [innerPath(path, what), bytes]));
  if (rego.size < content.rego.size) {
    throw new PolicyLoadError(`${what}: two of its paths are one`, { code: "bundle_invalid" });
  }
  const source = await readBundle(rego, what, shownPath, options);
  if (source.kind === "wasm") return source;
  return {
    ...source,
    ignored: [...source.ignored, ...others.map((path) => ({ path: shownPath(path), why: "other" as const }))],
    data: Array.from(data, ([title, text]) => {
      const path = innerPath(title, what);
      return {
        path,
        name: shownPath(path),
        text,
        format: isYaml(path) ? ("yaml" as const) : ("json" as const),
      };
    }),
  };
}

async function fromFolder(
  path: string,
  what: string,
  shownPath: (inner: string) => string,
  options: LoadSourceOptions,
): Promise<LoadedSource> {
  const { files, skipped } = await readFolder(path, what, options);
  return readBundle(files, what, shownPath, { ...options, skipped, isVerified: isVerified(options) });
}

async function fromPath(source: string | URL, options: LoadSourceOptions): Promise<LoadedSource> {
  if (typeof source === "string" && isAddress(source)) return fromAddress(source, options);
  const { cwd = "", maxBytes = MAX_SOURCE_BYTES } = options;
  const path = toPath(source);
  if (path === "") {
    throw new PolicyLoadError("the path of the policy is empty", {
      code: "source_not_found",
    });
  }
  const shown = path.replaceAll("\\", "/").replace(/\/+$/, "") || "/";
  if (await isDirectory(path, cwd)) {
    const shownPath = (inner: string): string => (shown === "." ? inner : `${shown}/${inner}`);
    return fromFolder(path, shown, shownPath, options);
  }
  if (!KNOWN_FILES.has(extname(path).toLowerCase())) {
    throw new PolicyLoadError(
      `${shown} is not a policy: it must be a .rego, .wasm or .tar.gz file, or a directory`,
      {
        code: "source_unsupported",
      },
    );
  }
  const bytes = await readSourceFile(path, maxBytes, cwd);
  if (bytes.length > 0) checkContent(bytes, shown);
  return fromBytes(bytes, shown, options);
}

/** Merges several sources, which must all be Rego. A source is read once, however it is named. */
function mergeSources(named: readonly LoadedSource[], cwd?: string): LoadedSource {
  const sources = [...new Map(named.map((source) => [resolve(cwd ?? "", source.what), source])).values()];
  const [first, ...rest] = sources;
  if (first === undefined) throw new PolicyLoadError("no policy given", { code: "source_empty" });
  if (rest.length === 0) return first;
  const compiled = sources.find(({ kind }) => kind === "wasm");
  if (compiled !== undefined) {
    throw new PolicyLoadError(`${compiled.what} is compiled; only Rego sources can be loaded together`, {
      code: "source_unsupported",
    });
  }
  return mergeRegoSources(
    sources.filter((source) => source.kind === "rego"),
    cwd,
  );
}

/**
 * Reads a policy's source.
 *
 * @throws PolicyLoadError `source_not_found`, `source_unreadable`, `source_unsupported`, `source_empty`,
 * `bundle_invalid`, `bundle_too_large`, `bundle_path_escape`, `data_invalid`
 * @throws VerificationError for a source that is not a bundle signed by a given key; ConfigurationError
 * `verification_key_missing` for a signed bundle without a key.
 */
export async function loadSource(
  source: PolicySource,
  options: LoadSourceOptions = {},
): Promise<LoadedSource> {
  if (typeof source === "string" || source instanceof URL) return fromPath(source, options);
  if (source instanceof Uint8Array) return fromBytes(source, "policy", options);
  if (source instanceof WebAssembly.Module) {
    refuseUnsigned("a WebAssembly.Module", options);
    return { kind: "wasm", what: "policy", wasm: source, data: undefined, revisions: [], ignored: [] };
  }
  if (Array.isArray(source)) {
    const paths = source as readonly (string | URL)[];
    return mergeSources(await Promise.all(paths.map((path) => fromPath(path, options))), options.cwd);
  }
  if (isObject(source) && "files" in source) {
    refuseUnsigned("{ files }", options);
    return fromTexts(source.files);
  }
  throw unsupported();
}

function fromTexts(texts: unknown): RegoSource {
  if (!OBJECT[1](texts)) throw unsupported("files must be an object of texts by file name");
  const files = Object.entries(texts as Readonly<Record<string, unknown>>).map(([path, text]) => {
    if (typeof text !== "string")
      throw unsupported(`files: the text of ${JSON.stringify(path)} must be a string`);
    return { path, text };
  });
  if (files.length === 0) throw new PolicyLoadError("no Rego given", { code: "source_empty" });
  return regoSource(files.map(({ path }) => path).join(", "), files);
}

function unsupported(
  why = "a policy must be a path, a list of paths, { files }, bytes or a WebAssembly.Module",
): PolicyLoadError {
  return new PolicyLoadError(why, { code: "source_unsupported" });
}

/**
 * Merges Rego sources; a file named twice, by a folder and by itself, is included once.
 *
 * @throws PolicyLoadError `source_unsupported` for two texts with the same name, of which one would not be judged.
 *
 * @param cwd base of relative file paths. Default: the process's working directory.
 */
export function mergeRegoSources(sources: readonly RegoSource[], cwd = ""): RegoSource {
  const files = new Map<string, RegoSource["files"][number]>();
  for (const file of sources.flatMap((source) => source.files)) {
    const place = resolve(cwd, file.path);
    const known = files.get(place);
    if (known !== undefined && known.text !== file.text) {
      throw new PolicyLoadError(`two sources have different texts for ${file.path}; rename one of them`, {
        code: "source_unsupported",
      });
    }
    if (known === undefined) files.set(place, file);
  }
  const isLeftOut = ({ path }: { path: string }): boolean => !files.has(resolve(cwd, path));
  return {
    kind: "rego",
    what: sources.map(({ what }) => what).join(", "),
    files: [...files.values()],
    data: sources.flatMap(({ data }) => data),
    regoVersion: sources.find(({ regoVersion }) => regoVersion !== undefined)?.regoVersion,
    revisions: mergeRevisions(sources),
    roots: sources.flatMap(({ roots }) => roots),
    ignored: sources.flatMap(({ ignored }) => ignored).filter(isLeftOut),
    tests: sources.flatMap(({ tests }) => tests).filter(isLeftOut),
  };
}
