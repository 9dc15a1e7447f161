import { stat } from "node:fs/promises";
import { extname, join, resolve } from "node:path";
import { limitReading, type Reading } from "../../base/async/reading.js";
import { PolicyLoadError, unsupportedSource } from "../../base/errors.js";
import { isAddress, isForeignAddress, shownSource } from "../../base/text/address.js";
import {
  readBaseDocuments,
  type BaseDocumentFile,
  type BaseDocuments,
  type ReadBaseDocumentsOptions,
} from "./base-document.js";
import { isInstalled, fileKey } from "./base-document-discovery.js";
import { readBytes } from "./read-bytes.js";
import { isYaml } from "./document-format.js";
import { listDirectory, type LeftOutFile, type ListedFile } from "./source-files.js";

interface ReadDataOptions extends ReadBaseDocumentsOptions {
  /** Reports every file of a folder that is not read. With it, data in `node_modules` are not. */
  onIgnored?: ((file: LeftOutFile) => void) | undefined;
}

/** Returns whether a file is data, by its lower-case extension, as OPA detects it in a folder. */
export function isDataName(name: string): boolean {
  return [".json", ".yaml", ".yml"].includes(extname(name));
}

/**
 * Finds files with their paths in `data`: the root for a named file, the inner folders for a file in a named folder.
 */
async function findFiles(
  path: string,
  { cwd = "", onIgnored }: ReadDataOptions,
): Promise<{ path: string; inner: string }[]> {
  if (isAddress(path)) {
    throw unsupportedSource(
      `${shownSource(path)}: data is read from files and folders; put what an address has into a bundle of policies, or fetch it to a file`,
    );
  }
  const status = await stat(resolve(cwd, path)).catch(() => undefined);
  if (status?.isDirectory() !== true) {
    if (status === undefined && isForeignAddress(path)) return [{ path, inner: "data" }];
    if (extname(path).toLowerCase() === ".rego") {
      throw unsupportedSource(`${path} is Rego, not data; load it as a policy`);
    }
    return [{ path, inner: "data" }];
  }
  const files = await listDirectory(path, isDataName, {
    cwd,
    withHidden: true,
    ...(onIgnored === undefined
      ? {}
      : {
          onIgnored: ({ inner, why }) => {
            onIgnored({ path: join(path, inner), why });
          },
        }),
  });
  const isRead = ({ inner }: ListedFile): boolean => onIgnored === undefined || !isInstalled(inner);
  const read = files.filter(isRead);
  for (const { inner } of files.filter((file) => !isRead(file)))
    onIgnored?.({ path: join(path, inner), why: "node_modules", isUnread: true });
  if (read.length === 0) {
    throw new PolicyLoadError(`${path} has no data file (.json, .yaml)`, { code: "source_empty" });
  }
  return read.map(({ inner }) => ({ path: join(path, inner), inner }));
}

/**
 * Reads data files and folders of them, and merges them as OPA's loader does: a named file at the root, a file in a named folder at the
 * path of its inner folder. A file named twice for the same place is read once.
 *
 * @throws DocumentError for a file that cannot be read.
 * @throws PolicyLoadError `data_invalid` for data that does not parse, has no object at the root, or conflicts;
 * `source_empty` for a folder without data, `source_unsupported` for Rego and for an address.
 */
export async function readData(
  paths: readonly string[],
  options: ReadDataOptions = {},
): Promise<BaseDocuments> {
  return limitReading("reading the data", options, async (reading) =>
    readBaseDocuments(await readFiles(paths, options, reading), options),
  );
}

async function readFiles(
  paths: readonly string[],
  options: ReadDataOptions,
  reading: Reading,
): Promise<BaseDocumentFile[]> {
  const { cwd = "" } = options;
  const files = new Map<string, BaseDocumentFile>();
  for (const named of paths) {
    for (const { path, inner } of await findFiles(named, options)) {
      const key = fileKey({ path, inner }, cwd);
      if (files.has(key)) continue;
      await reading.nextPart();
      const text = await readBytes(path, options);
      files.set(key, { path: inner, name: path, text, format: isYaml(path) ? "yaml" : "json" });
    }
  }
  return [...files.values()];
}
