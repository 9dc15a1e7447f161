import { stat } from "node:fs/promises";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import type { BaseDocumentFile } from "./base-document.js";
import { expandGlob, globFolder } from "./glob.js";
import { readBytes, type FileOptions } from "./read-bytes.js";

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

/** The format of a data file in a bundle or a folder of policies; `undefined` for any other file. */
export function dataFileFormat(path: string): BaseDocumentFile["format"] | undefined {
  return DATA_FILES.get(basename(path));
}

/** Whether a file in a folder of policies is a data file. */
export function isDataFile(path: string): boolean {
  return dataFileFormat(path) !== undefined;
}

/** Whether a path contains `node_modules`, where no policy has data. */
export function isInstalled(path: string): boolean {
  return path.split("/").includes("node_modules");
}

/** The data files in the folders of policies. */
export async function findDataBeside(
  policies: readonly string[],
  { cwd = "" }: FileOptions = {},
): Promise<string[]> {
  const folders = [...new Set(policies.map((path) => dirname(path)))].sort();
  const paths = folders.flatMap((folder) => Array.from(DATA_FILES.keys(), (name) => join(folder, name)));
  const isFile = await Promise.all(
    paths.map(async (path) => (await stat(resolve(cwd, path)).catch(() => undefined))?.isFile() === true),
  );
  return paths.filter((_, index) => isFile[index]);
}

async function findDataBelow(folder: string, cwd: string): Promise<string[]> {
  const inner = await expandGlob(`**/{${[...DATA_FILES.keys()].join(",")}}`, resolve(cwd, folder));
  return inner.filter((path) => !isInstalled(path)).map((path) => join(folder, path));
}

/**
 * Finds the data files of the policies that a pattern matches. For a pattern with `**` these are the data files of its
 * base folder, as if the folder were named. For other patterns they are the data files next to the policies. A policy
 * without its data could wrongly pass.
 *
 * @param policies the Rego files that the pattern matches.
 */
export async function findDataOfPattern(
  pattern: string,
  policies: readonly string[],
  { cwd = "" }: FileOptions = {},
): Promise<DataFilePath[]> {
  const folder = globFolder(pattern);
  const paths = pattern.includes("**")
    ? await findDataBelow(folder, cwd)
    : await findDataBeside(policies, { cwd });
  return paths.map((path) => ({ path, inner: relative(folder, path).split(sep).join("/") }));
}

/** Reads data files, each once. */
export async function readDataFiles(
  files: readonly DataFilePath[],
  { cwd = "", limit }: FileOptions = {},
): Promise<BaseDocumentFile[]> {
  const once = new Map(files.map((file) => [resolve(cwd, file.path), file]));
  return Promise.all(
    [...once.values()].map(async ({ path, inner }) => ({
      path: inner,
      name: path,
      text: await readBytes(path, { cwd, limit }),
      format: dataFileFormat(path) ?? "json",
    })),
  );
}
