import { extname } from "node:path";
import { PolicyLoadError, invalidBundle } from "../../base/errors.js";
import { decodeText, type LoadedSource, type RegoSource } from "./bundle.js";
import { isGzip } from "./is-gzip.js";
import type { FolderNames, LoadSourceOptions } from "./source-options.js";
import { throwIfUnsigned } from "./unverified.js";

function isWasm(bytes: Uint8Array): boolean {
  return bytes[0] === 0 && bytes[1] === 0x61 && bytes[2] === 0x73 && bytes[3] === 0x6d;
}

export function regoSource(subject: string, files: RegoSource["files"]): RegoSource {
  return {
    kind: "rego",
    subject,
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
    throw invalidBundle(`${path} is not a bundle: not gzip data`);
  }
}

/** Reads the bytes of a bundle, a compiled policy or Rego. @throws as `loadSource` */
export async function readPolicyBytes(
  bytes: Uint8Array,
  subject: string,
  options: LoadSourceOptions,
  shownPath = (inner: string): string => `${subject}/${inner}`,
): Promise<LoadedSource> {
  if (isGzip(bytes)) {
    const { readArchive } = await import("./bundle-files.js");
    return readArchive(bytes, { subject, shownPath }, options);
  }
  throwIfUnsigned(subject, options);
  if (isWasm(bytes))
    return { kind: "wasm", subject, wasm: bytes, data: undefined, revisions: [], ignored: [] };
  if (bytes.length === 0) throw new PolicyLoadError(`${subject} is empty`, { code: "source_empty" });
  return regoSource(subject, [{ path: subject, text: decodeText(bytes, subject) }]);
}

/** Reads a folder as a bundle. @throws as `loadSource` */
export async function readPolicyFolder(
  path: string,
  names: FolderNames,
  options: LoadSourceOptions,
): Promise<LoadedSource> {
  const { readFolder } = await import("./bundle-files.js");
  return readFolder(path, names, options);
}
