import { stat } from "node:fs/promises";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import type { BaseDocumentFile } from "../engine/base-document.js";
import { pathFrom } from "./cli-io.js";
import type { CliIo } from "./cli-io.js";
import { expandGlob, globFolder } from "./glob.js";
import { readText } from "./read-document.js";

const DATA_FILES = ["data.json", "data.yaml", "data.yml"];

/** A data file of policies that a pattern names. */
export interface PatternData {
  path: string;
  /** From the folder that the pattern starts in, with slashes: its folders are its place in `data`. */
  inner: string;
}

/** Whether a file holds data where it lies in a folder of policies. */
export function isDataFile(path: string): boolean {
  return DATA_FILES.includes(basename(path));
}

/** Whether a path leads through `node_modules`, where no policy has its data. */
export function isInstalled(path: string): boolean {
  return path.split("/").includes("node_modules");
}

/** The data files in the folders of policies. */
export async function findDataBeside(io: CliIo, policies: readonly string[]): Promise<string[]> {
  const folders = [...new Set(policies.map((path) => dirname(path)))].sort();
  const paths = folders.flatMap((folder) => DATA_FILES.map((name) => join(folder, name)));
  const isFile = await Promise.all(
    paths.map(async (path) => (await stat(pathFrom(io, path)).catch(() => undefined))?.isFile() === true),
  );
  return paths.filter((_, index) => isFile[index]);
}

async function findDataBelow(io: CliIo, folder: string): Promise<string[]> {
  const inner = await expandGlob(`**/{${DATA_FILES.join(",")}}`, resolve(io.cwd, folder));
  return inner.filter((path) => !isInstalled(path)).map((path) => join(folder, path));
}

/**
 * The data of the policies that a pattern names. Of a pattern with `**` it is the data of the folder that it starts in, as
 * if that folder were named; of another it is what lies beside the policies. A policy that lacked its data would find
 * nothing to refuse.
 *
 * @param policies the Rego that the pattern matches.
 */
export async function findPatternData(
  io: CliIo,
  pattern: string,
  policies: readonly string[],
): Promise<PatternData[]> {
  const folder = globFolder(pattern);
  const paths = pattern.includes("**") ? await findDataBelow(io, folder) : await findDataBeside(io, policies);
  return paths.map((path) => ({ path, inner: relative(folder, path).split(sep).join("/") }));
}

/** Reads data files, each once. */
export async function readPatternData(io: CliIo, files: readonly PatternData[]): Promise<BaseDocumentFile[]> {
  const once = new Map(files.map((file) => [resolve(io.cwd, file.path), file]));
  return Promise.all(
    [...once.values()].map(async ({ path, inner }) => ({
      path: inner,
      text: await readText(io, path),
      format: path.endsWith(".json") ? "json" : "yaml",
    })),
  );
}
