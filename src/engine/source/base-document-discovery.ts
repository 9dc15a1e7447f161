import { stat } from "node:fs/promises";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import { nextPart } from "../../base/async/reading.js";
import type { BaseDocumentFile } from "./base-document.js";
import { globFolder } from "./glob.js";
import { readBytes, type FileOptions } from "./read-bytes.js";
import { listDirectory, type IgnoredFile, type LeftOutFile } from "./source-files.js";

const DATA_FILES: ReadonlyMap<string, BaseDocumentFile["format"]> = new Map([
  ["data.json", "json"],
  ["data.yaml", "yaml"],
  ["data.yml", "yaml"],
]);

/** A data file of policies. */
export interface DataFilePath {
  /** The file's path; relative to `cwd` when the pattern is. */
  path: string;
  /** Path in the data folder, with slashes: its folders are its place in `data`. */
  inner: string;
}

/** Returns the format of a data file in a bundle or a folder of policies; `undefined` for any other file. */
export function dataFileFormat(path: string): BaseDocumentFile["format"] | undefined {
  return DATA_FILES.get(basename(path));
}

/** Returns whether a file in a folder of policies is a data file. */
export function isDataFile(path: string): boolean {
  return dataFileFormat(path) !== undefined;
}

/** Returns whether a path contains `node_modules`, where no policy has data. */
export function isInstalled(path: string): boolean {
  return path.split("/").includes("node_modules");
}

/** Finds the data files in the folders of policies. */
export async function findDataBeside(
  policies: readonly string[],
  { cwd = "" }: FileOptions = {},
): Promise<string[]> {
  const folders = [...new Set(policies.map((path) => dirname(path)))].sort();
  const paths = folders.flatMap((folder) => Array.from(DATA_FILES.keys(), (name) => join(folder, name)));
  const found: string[] = [];
  for (const path of paths) {
    await nextPart();
    if ((await stat(resolve(cwd, path)).catch(() => undefined))?.isFile() === true) found.push(path);
  }
  return found;
}

/** Names of data files on a case-insensitive file system. */
const DATA_FILE_OF_ANY_CASE = /(?:^|\/)data\.(?:json|ya?ml)$/i;

/** The data of the policies that a pattern matches. */
interface DataOfPattern {
  files: DataFilePath[];
  /** Files that may be data and were not read, for `checkLeftOut`. */
  ignored: LeftOutFile[];
}

/**
 * Lists the folders of policies and those above them, up to the one that the pattern starts in. The working folder,
 * which no pattern names, only if it has policies itself.
 */
function listFolders(folder: string, policies: readonly string[]): string[] {
  const folders = new Set(policies.map((path) => dirname(path)));
  for (const one of folders) {
    const above = dirname(one);
    if (one !== folder && above !== "." && !relative(folder, above).startsWith("..")) folders.add(above);
  }
  return [...folders].sort();
}

/**
 * Finds the data files of the policies that a pattern matches, as those of a folder are found: for a pattern with `**` those of its
 * base folder, as if the folder were named. For other patterns they are the data files in the folders of the policies, and in those
 * above them in the base folder. A policy without its data could wrongly pass.
 *
 * @param policies the Rego files that the pattern matches.
 * @throws PolicyLoadError as `listDirectory`
 */
export async function findDataOfPattern(
  pattern: string,
  policies: readonly string[],
  { cwd = "" }: FileOptions = {},
): Promise<DataOfPattern> {
  const base = globFolder(pattern);
  const isWhole = pattern.includes("**");
  const found: DataOfPattern = { files: [], ignored: [] };
  for (const folder of isWhole ? [base] : listFolders(base, policies)) {
    const onIgnored = ({ inner, why, isUnread }: IgnoredFile): void => {
      // Other files, and dangling links in a folder of which only some names were requested, are no data.
      const mayBeData = isWhole && why === "dangling";
      if (isUnread !== true && !mayBeData && !DATA_FILE_OF_ANY_CASE.test(inner)) return;
      found.ignored.push({ path: join(folder, inner), why, ...(isUnread === true ? { isUnread } : {}) });
    };
    const how = isWhole ? { counts: isDataFile } : { isFlat: true };
    for (const { inner } of await listDirectory(folder, isDataFile, { cwd, onIgnored, ...how })) {
      const path = join(folder, inner);
      found.files.push({ path, inner: relative(base, path).split(sep).join("/") });
    }
  }
  return found;
}

/** Equal for the same file at the same place in `data`. */
export function fileKey({ path, inner }: DataFilePath, cwd: string): string {
  return JSON.stringify([inner.split("/").slice(0, -1), resolve(cwd, path)]);
}

/** Reads data files, each once at each of its places. */
export async function readDataFiles(
  files: readonly DataFilePath[],
  { cwd = "", limit }: FileOptions = {},
): Promise<BaseDocumentFile[]> {
  const once = new Map(files.map((file) => [fileKey(file, cwd), file]));
  const read: BaseDocumentFile[] = [];
  for (const { path, inner } of once.values()) {
    await nextPart();
    const text = await readBytes(path, { cwd, limit });
    read.push({ path: inner, name: path, text, format: dataFileFormat(path) ?? "json" });
  }
  return read;
}
