import type { UnsignedFile } from "../../trust/verify/sign-bundle-files.js";
import { invalidBundle } from "../../base/errors.js";
import { unpackBundle } from "./bundle-archive.js";
import { isGzip } from "./is-gzip.js";
import { isSignatures } from "./bundle.js";
import { listSignedFolder, signedNameIn } from "./signed-bundle.js";
import { isDirectory, MAX_SOURCE_BYTES, readSourceFile, tooLarge } from "./source-files.js";

/**
 * Reads the files of a bundle, a folder or an archive, by their names in its signature: all except its signatures.
 *
 * @throws PolicyLoadError `source_not_found`, `source_unreadable`, `bundle_invalid` for a source that is not a bundle and for a link in a
 * folder, `bundle_too_large`, `bundle_path_escape`
 */
export async function readUnsignedFiles(
  path: string,
  { cwd, maxBytes = MAX_SOURCE_BYTES }: { cwd?: string | undefined; maxBytes?: number | undefined } = {},
): Promise<UnsignedFile[]> {
  if (!(await isDirectory(path, cwd))) {
    const archive = await readSourceFile(path, maxBytes, cwd);
    if (!isGzip(archive)) {
      throw invalidBundle(
        `${path} is no bundle: a bundle is an archive (.tar.gz) or a folder; sign the folder that holds the file`,
      );
    }
    const entries = await unpackBundle(archive, path, maxBytes);
    return entries.flatMap(({ path: inner, signedName: name, bytes }) =>
      isSignatures(inner) ? [] : [{ name, bytes }],
    );
  }
  const files: UnsignedFile[] = [];
  let left = maxBytes;
  for (const { inner, path: location, size } of await listSignedFolder(path, cwd)) {
    if (isSignatures(inner)) continue;
    if (size > left) throw tooLarge(path, maxBytes);
    const bytes = await readSourceFile(location, left);
    left -= bytes.length;
    files.push({ name: signedNameIn(path, inner), bytes });
  }
  return files;
}
