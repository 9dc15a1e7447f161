import { checkReading, visitAll } from "../../base/async/reading.js";
import { isRegohostError, PolicyLoadError, invalidBundle } from "../../base/errors.js";
import { gunzip, UnpackedTooLarge } from "./gunzip.js";
import { readTar } from "./read-tar.js";
import { DAMAGED } from "./tar-headers.js";
import { toByteLimit, tooLarge, type SourceFiles, type SourceLimit } from "./source-files.js";

function invalid(subject: string, why: string, cause?: unknown): PolicyLoadError {
  return invalidBundle(`${subject} is not a valid bundle: ${why}`, cause);
}

async function unzip(
  bytes: Uint8Array,
  subject: string,
  maxBytes: SourceLimit,
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await gunzip(bytes, toByteLimit(maxBytes), checkReading);
  } catch (error) {
    if (isRegohostError(error)) throw error;
    if (error instanceof UnpackedTooLarge) throw tooLarge(subject, maxBytes);
    throw invalid(subject, "the gzip data is truncated or damaged", error);
  }
}

/**
 * Returns the path inside the bundle. OPA writes a leading slash.
 *
 * @throws PolicyLoadError `bundle_path_escape`
 */
export function innerPath(name: string, subject: string): string {
  const path = name.replace(/^(?:\.?\/)+/, "");
  const parts = path.split("/");
  if (parts.includes("..") || path.includes("\\") || path.includes("\0") || /^[A-Za-z]:/.test(path)) {
    throw new PolicyLoadError(
      `${subject} contains a path outside it: ${JSON.stringify(name.slice(0, 200))}; build the bundle from the folder with its files`,
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
  subject: string,
  maxBytes: SourceLimit,
): Promise<BundleEntry[]> {
  const tar = await unzip(bytes, subject, maxBytes);
  const files = new Map<string, BundleEntry>();
  const throwArchiveError = (why: string): never => {
    throw invalid(subject, `${why}; pack it again with tar or opa`);
  };
  try {
    for await (const { header, data } of readTar(tar, { refuse: throwArchiveError, check: checkReading })) {
      if (header.type === "directory") continue;
      const path = innerPath(header.name, subject);
      if (header.type !== "file" && header.type !== undefined) {
        throw invalid(subject, `${JSON.stringify(path)} is a ${header.type}; bundles may contain only files`);
      }
      if (data?.length !== header.size) throw invalid(subject, `${JSON.stringify(path)} is truncated`);
      if (files.has(path)) throw invalid(subject, `${JSON.stringify(path)} is there twice`);
      files.set(path, { path, signedName: header.name.replace(/^\//, ""), bytes: data });
    }
  } catch (error) {
    if (isRegohostError(error)) throw error;
    throw invalid(subject, DAMAGED, error);
  }
  if (files.size === 0) throw invalid(subject, "it contains no files");
  return [...files.values()];
}

/** Returns the files of a bundle by their paths. */
export async function toSourceFiles(entries: readonly BundleEntry[]): Promise<SourceFiles> {
  const files: SourceFiles = new Map();
  await visitAll(entries, ({ path, bytes }) => void files.set(path, bytes));
  return files;
}
