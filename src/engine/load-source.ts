import { extname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { PolicyLoadError } from "../errors.js";
import { isGzip, readBundleArchive } from "./bundle-archive.js";
import { decodeText, isBundleFile, readBundle, type LoadedSource, type RegoSource } from "./bundle.js";
import { mergeRevisions } from "./policy-origin.js";
import { isDirectory, readDirectory, readSourceFile } from "./source-files.js";

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
  | WebAssembly.Module;

function isWasm(bytes: Uint8Array): boolean {
  return bytes[0] === 0 && bytes[1] === 0x61 && bytes[2] === 0x73 && bytes[3] === 0x6d;
}

function regoSource(what: string, files: RegoSource["files"]): RegoSource {
  return { kind: "rego", what, files, data: [], regoVersion: undefined, revisions: [] };
}

async function fromBytes(bytes: Uint8Array, what: string, maxBytes: number): Promise<LoadedSource> {
  if (isWasm(bytes)) return { kind: "wasm", what, wasm: bytes, data: undefined, revisions: [] };
  if (isGzip(bytes)) {
    return readBundle(await readBundleArchive(bytes, what, maxBytes), what, (path) => `${what}/${path}`);
  }
  if (bytes.length === 0) throw new PolicyLoadError(`${what} is empty`, { code: "source_empty" });
  return regoSource(what, [{ path: what, text: decodeText(bytes, what) }]);
}

function toPath(source: string | URL): string {
  if (typeof source === "string" && !source.startsWith("file://")) return source;
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

/** Checks that a file is what its name says: a saved error page must not be read as Rego. */
function checkContent(bytes: Uint8Array, path: string): void {
  const extension = extname(path).toLowerCase();
  if (extension === ".wasm" && !isWasm(bytes)) {
    throw new PolicyLoadError(`${path}: this is not a valid Wasm module`, { code: "wasm_invalid" });
  }
  if ((extension === ".gz" || extension === ".tgz") && !isGzip(bytes)) {
    throw new PolicyLoadError(`${path} is not a bundle: this is not gzip data`, { code: "bundle_invalid" });
  }
}

async function fromPath(source: string | URL, maxBytes: number): Promise<LoadedSource> {
  const path = toPath(source);
  const shown = path.replaceAll("\\", "/").replace(/\/+$/, "") || "/";
  if (await isDirectory(path)) {
    const files = await readDirectory(path, isBundleFile, maxBytes);
    return readBundle(files, shown, (inner) => (shown === "." ? inner : `${shown}/${inner}`));
  }
  if (!KNOWN_FILES.has(extname(path).toLowerCase())) {
    throw new PolicyLoadError(
      `${shown} is not a policy: it must be a .rego, .wasm or .tar.gz file, or a directory`,
      {
        code: "source_unsupported",
      },
    );
  }
  const bytes = await readSourceFile(path, maxBytes);
  if (bytes.length > 0) checkContent(bytes, shown);
  return fromBytes(bytes, shown, maxBytes);
}

/** Several sources are one policy only when all of them are Rego. A file is taken once, however it is named. */
function mergeSources(named: readonly LoadedSource[]): LoadedSource {
  const sources = [...new Map(named.map((source) => [resolve(source.what), source])).values()];
  const [first, ...rest] = sources;
  if (first === undefined) throw new PolicyLoadError("no policy was named", { code: "source_empty" });
  if (rest.length === 0) return first;
  const merged = regoSource(sources.map(({ what }) => what).join(", "), []);
  for (const source of sources) {
    if (source.kind === "wasm") {
      throw new PolicyLoadError(`${source.what} is compiled, and only Rego sources can be loaded together`, {
        code: "source_unsupported",
      });
    }
    const known = new Set(merged.files.map(({ path }) => resolve(path)));
    merged.files.push(...source.files.filter(({ path }) => !known.has(resolve(path))));
    merged.data.push(...source.data);
    merged.regoVersion ??= source.regoVersion;
  }
  merged.revisions = mergeRevisions(sources);
  return merged;
}

/**
 * Reads a policy's source.
 *
 * @param maxBytes The most a bundle or a directory may hold.
 * @throws PolicyLoadError `source_not_found`, `source_unreadable`, `source_unsupported`, `source_empty`,
 * `bundle_invalid`, `bundle_too_large`, `bundle_path_escape`, `data_invalid`
 */
export async function loadSource(source: PolicySource, maxBytes: number): Promise<LoadedSource> {
  if (typeof source === "string" || source instanceof URL) return fromPath(source, maxBytes);
  if (source instanceof Uint8Array) return fromBytes(source, "policy", maxBytes);
  if (source instanceof WebAssembly.Module) {
    return { kind: "wasm", what: "policy", wasm: source, data: undefined, revisions: [] };
  }
  if (Array.isArray(source)) {
    const paths = source as readonly (string | URL)[];
    return mergeSources(await Promise.all(paths.map((path) => fromPath(path, maxBytes))));
  }
  if (typeof source === "object" && source !== null && "files" in source) {
    const files = Object.entries(source.files).map(([path, text]) => ({ path, text }));
    if (files.length === 0) throw new PolicyLoadError("no Rego was given", { code: "source_empty" });
    return regoSource(files.map(({ path }) => path).join(", "), files);
  }
  throw new PolicyLoadError("a policy is a path, a list of paths, { files }, bytes or a WebAssembly.Module", {
    code: "source_unsupported",
  });
}
