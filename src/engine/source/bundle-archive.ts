import { checkReading, visitAll } from "../../base/async/reading.js";
import { isRegohostError, PolicyLoadError } from "../../base/errors.js";
import { gunzip, UnpackedTooLarge } from "./gunzip.js";
import { readTar } from "./read-tar.js";
import { DAMAGED } from "./tar-headers.js";
import { toByteLimit, tooLarge, type SourceFiles, type SourceLimit } from "./source-files.js";

function invalid(what: string, why: string, cause?: unknown): PolicyLoadError {
  return new PolicyLoadError(`${what} is not a valid bundle: ${why}`, { code: "bundle_invalid", cause });
}

async function unzip(
  bytes: Uint8Array,
  what: string,
  maxBytes: SourceLimit,
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await gunzip(bytes, toByteLimit(maxBytes), checkReading);
  } catch (error) {
    if (isRegohostError(error)) throw error;
    if (error instanceof UnpackedTooLarge) throw tooLarge(what, maxBytes);
    throw invalid(what, "the gzip data is truncated or damaged", error);
  }
}

/**
 * Returns the path inside the bundle. OPA writes a leading slash.
 *
 * @throws PolicyLoadError `bundle_path_escape`
 */
export function innerPath(name: string, what: string): string {
  const path = name.replace(/^(?:\.?\/)+/, "");
  const parts = path.split("/");
  if (parts.includes("..") || path.includes("\\") || path.includes("\0") || /^[A-Za-z]:/.test(path)) {
    throw new PolicyLoadError(
      `${what} contains a path outside it: ${JSON.stringify(name.slice(0, 200))}; build the bundle from the folder with its files`,
      {
        code: "bundle_path_escape",
      },
    );
  }
  return path;
}

/** A file of a bundle. */
export interface BundleEntry {
  /** Its path inside the bundle. */
  path: string;
  /** As signatures name it: its name in the archive, without the first slash. */
  signedName: string;
  bytes: Uint8Array;
}

/**
 * Unpacks a bundle in memory.
 *
 * @throws PolicyLoadError `bundle_invalid`, `bundle_too_large`, `bundle_path_escape`
 * @throws EvaluationError `timeout`, `aborted` of the reading that runs.
 */
export async function unpackBundle(
  bytes: Uint8Array,
  what: string,
  maxBytes: SourceLimit,
): Promise<BundleEntry[]> {
  const tar = await unzip(bytes, what, maxBytes);
  const files = new Map<string, BundleEntry>();
  const refuse = (why: string): never => {
    throw invalid(what, `${why}; pack it again with tar or opa`);
  };
  try {
    for await (const { header, data } of readTar(tar, { refuse, check: checkReading })) {
      if (header.type === "directory") continue;
      const path = innerPath(header.name, what);
      if (header.type !== "file" && header.type !== undefined) {
        throw invalid(what, `${JSON.stringify(path)} is a ${header.type}; bundles may contain only files`);
      }
      if (data?.length !== header.size) throw invalid(what, `${JSON.stringify(path)} is truncated`);
      if (files.has(path)) throw invalid(what, `${JSON.stringify(path)} is there twice`);
      files.set(path, { path, signedName: header.name.replace(/^\//, ""), bytes: data });
    }
  } catch (error) {
    if (isRegohostError(error)) throw error;
    throw invalid(what, DAMAGED, error);
  }
  if (files.size === 0) throw invalid(what, "it contains no files");
  return [...files.values()];
}

/** Returns the files of a bundle by their paths. */
export async function toSourceFiles(entries: readonly BundleEntry[]): Promise<SourceFiles> {
  const files: SourceFiles = new Map();
  await visitAll(entries, ({ path, bytes }) => void files.set(path, bytes));
  return files;
}
