import { join, relative, resolve, sep } from "node:path";
import { limitReading, nextPart, visitAll } from "../../base/async/reading.js";
import { readBeginning } from "../../base/host/read-file.js";
import { toSourceFiles, unpackBundle } from "./bundle-archive.js";
import { isBundleFile, isPolicyByName, type LoadedSource } from "./bundle.js";
import { checkLeftOut } from "./left-out-files.js";
import { BEGINNING_BYTES, beginsAsRego } from "./likely-rego.js";
import { readBundle } from "./read-bundle.js";
import { readSignedFolder, throwUnreadError, verifyEntries } from "./signed-bundle.js";
import {
  MAX_SOURCE_BYTES,
  readDirectory,
  toLoadError,
  type IgnoredFile,
  type SourceFiles,
} from "./source-files.js";
import { toBundleOptions, type FolderNames, type LoadSourceOptions } from "./source-options.js";
import { throwUnverifiedError } from "./unverified.js";

/** Lists the files of an archive: with a key those that were verified, and no others. @throws as `loadSource` */
export async function listArchive(
  bytes: Uint8Array,
  subject: string,
  options: LoadSourceOptions,
): Promise<SourceFiles> {
  const { bundles, maxBytes = MAX_SOURCE_BYTES } = options;
  const entries = await unpackBundle(bytes, subject, maxBytes);
  await visitAll(entries, ({ path }) => {
    throwUnreadError(subject, path);
  });
  if (bundles !== undefined && bundles !== false)
    return verifyEntries(subject, entries, { ...options, bundles });
  const files = await toSourceFiles(entries);
  throwUnverifiedError(subject, files.keys(), options);
  return files;
}

/** Marks the files that are Rego under another name, also hidden ones. @throws PolicyLoadError `source_unreadable` for one that cannot be checked. */
async function findRego(
  folder: string,
  skipped: readonly IgnoredFile[],
  cwd: string | undefined,
): Promise<IgnoredFile[]> {
  const looked: IgnoredFile[] = [];
  for (const file of skipped) {
    await nextPart();
    const isOther = ["other", "hidden", "node_modules"].includes(file.why);
    const isUnread = isOther && !file.inner.endsWith("/") && (await isRego(join(folder, file.inner), cwd));
    looked.push(isUnread ? { ...file, isUnread } : file);
  }
  return looked;
}

async function isRego(path: string, cwd = ""): Promise<boolean> {
  try {
    const beginning = await readBeginning(resolve(cwd, path), BEGINNING_BYTES);
    return beginning !== undefined && beginsAsRego(path, beginning);
  } catch (error) {
    throw await toLoadError(error, path, cwd);
  }
}

/** The files of packages: thousands of them in `node_modules` would take seconds to look at. */
const OF_PACKAGES = /\.(?:[cm]?[jt]sx?|css|html|map|md|node|scss)$/i;

/** Whether a file below a folder of policies is one of a package in it by its name, and not one of policies in `node_modules`. */
function isOfPackage(folder: string, path: string): boolean {
  return OF_PACKAGES.test(path) && relative(folder, path).split(sep).includes("node_modules");
}

/** Lists the same of a folder, with the files that are part of no bundle. */
async function listFolder(
  path: string,
  { subject, signedAs = path }: FolderNames,
  options: LoadSourceOptions,
): Promise<{ files: SourceFiles; skipped: IgnoredFile[] }> {
  const { allowSkippedFiles, bundles, cwd, followLinks, maxBytes = MAX_SOURCE_BYTES } = options;
  if (bundles !== undefined && bundles !== false) {
    return readSignedFolder(path, maxBytes, { ...options, bundles, signedAs });
  }
  const skipped: IgnoredFile[] = [];
  const onIgnored = (file: IgnoredFile): void => void skipped.push(file);
  const root = resolve(cwd ?? "", path);
  const files = await readDirectory(path, isBundleFile, maxBytes, {
    cwd,
    followLinks,
    onIgnored,
    counts: isPolicyByName,
    looks:
      allowSkippedFiles === true
        ? undefined
        : async (file) => !isOfPackage(root, file) && (await isRego(file, cwd)),
  });
  throwUnverifiedError(subject, files.keys(), options);
  // The files below a folder may belong to other bundles; only those at its top apply to all of it.
  for (const { inner } of skipped) if (!inner.includes("/")) throwUnreadError(subject, inner);
  return { files, skipped: allowSkippedFiles === true ? skipped : await findRego(path, skipped, cwd) };
}

/** Reads a bundle. @throws as `loadSource` */
export async function readArchive(
  bytes: Uint8Array,
  { subject, shownPath }: Omit<FolderNames, "signedAs">,
  options: LoadSourceOptions,
): Promise<LoadedSource> {
  return readBundle(await listArchive(bytes, subject, options), subject, shownPath, toBundleOptions(options));
}

/** Reads a folder as a bundle. @throws as `loadSource` */
export async function readFolder(
  path: string,
  names: FolderNames,
  options: LoadSourceOptions,
): Promise<LoadedSource> {
  const { files, skipped } = await listFolder(path, names, options);
  return readBundle(files, names.subject, names.shownPath, { ...toBundleOptions(options), skipped });
}

/**
 * Lists the files of a folder that a bundle of it needs: what a gate reads, with its tests and signatures, which the gate of the bundle checks.
 *
 * @throws as `loadSource`, also for files that would stay unread.
 */
export async function listPolicyFolder(path: string): Promise<SourceFiles> {
  const shownPath = (inner: string): string => join(path, inner);
  return limitReading("reading the policies", {}, async () => {
    const { files, skipped } = await listFolder(path, { subject: path, shownPath }, { bundles: false });
    const { ignored } = await readBundle(files, path, shownPath, { skipped });
    checkLeftOut(ignored, false);
    return files;
  });
}
