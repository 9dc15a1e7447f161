import { readBundleArchive } from "./bundle-archive.js";
import { isBundleFile, readBundle, type LoadedSource } from "./bundle.js";
import { loadSource } from "./load-source.js";
import { refuseUnverified, type SignatureOptions } from "./signed-bundle.js";
import {
  isDirectory,
  FIXED_SOURCE_LIMIT,
  readDirectory,
  readSourceFile,
  type ListDirectoryOptions,
} from "./source-files.js";

/** Formats paths of files in a folder: below the given path, with slashes. */
export function showFolder(path: string): (inner: string) => string {
  const shown = path.replaceAll("\\", "/").replace(/\/+$/, "") || "/";
  return (inner) => (shown === "." ? inner : `${shown.replace(/^\.\//, "")}/${inner}`);
}

/**
 * Reads a bundle with its tests: a folder or an archive. Any other file is read as by `loadPolicy`.
 *
 * @throws PolicyLoadError `source_not_found`, `source_unreadable`, `source_unsupported`, `source_empty`, `bundle_invalid`,
 * `bundle_too_large`
 */
export async function readBundleTree(
  path: string,
  {
    cwd,
    followLinks,
    onUnverified,
  }: Pick<ListDirectoryOptions, "cwd" | "followLinks"> & Pick<SignatureOptions, "onUnverified"> = {},
): Promise<LoadedSource> {
  const isFolder = await isDirectory(path, cwd);
  if (!isFolder && !/\.t?gz$/i.test(path)) return loadSource(path, { cwd, bundles: false, onUnverified });
  const files = isFolder
    ? await readDirectory(path, isBundleFile, FIXED_SOURCE_LIMIT, { cwd, followLinks })
    : await readBundleArchive(await readSourceFile(path, FIXED_SOURCE_LIMIT, cwd), path, FIXED_SOURCE_LIMIT);
  refuseUnverified(path, files.keys(), { bundles: false, onUnverified });
  return readBundle(files, path, showFolder(path), { withTests: true });
}
