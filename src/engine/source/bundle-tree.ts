import type { LoadedSource } from "./bundle.js";
import { loadSource } from "./load-source.js";
import { checkContent, readPolicyBytes, readPolicyFolder } from "./policy-files.js";
import type { LoadSourceOptions } from "./source-options.js";
import { FIXED_SOURCE_LIMIT, isDirectory, readSourceFile } from "./source-files.js";

/** Formats paths of files in a folder: below this path, with slashes. */
export function showFolder(path: string): (inner: string) => string {
  const shown = path.replaceAll("\\", "/").replace(/\/+$/, "") || "/";
  return (inner) => (shown === "." ? inner : `${shown.replace(/^\.\//, "")}/${inner}`);
}

/**
 * Reads a bundle with its tests: a folder or an archive. Any other file is read as by `loadPolicy`.
 *
 * @throws PolicyLoadError `source_not_found`, `source_unreadable`, `source_unsupported`, `source_empty`, `bundle_invalid`,
 * `bundle_too_large`
 * @throws VerificationError as `loadSource`
 */
export async function readBundleTree(
  path: string,
  options: Omit<LoadSourceOptions, "maxBytes" | "withTests">,
): Promise<LoadedSource> {
  const { cwd } = options;
  const isFolder = await isDirectory(path, cwd);
  if (!isFolder && !/\.t?gz$/i.test(path)) return loadSource(path, options);
  const reading = { ...options, maxBytes: FIXED_SOURCE_LIMIT, withTests: true };
  const shownPath = showFolder(path);
  if (isFolder) return readPolicyFolder(path, { subject: path, shownPath }, reading);
  const bytes = await readSourceFile(path, FIXED_SOURCE_LIMIT, cwd);
  checkContent(bytes, path);
  return readPolicyBytes(bytes, path, reading, shownPath);
}
