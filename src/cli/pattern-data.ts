import { stat } from "node:fs/promises";
import { posix, resolve } from "node:path";
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
  return DATA_FILES.includes(posix.basename(path));
}

async function besidePolicies(io: CliIo, folder: string, policies: readonly string[]): Promise<string[]> {
  const folders = new Set(policies.map((path) => posix.relative(folder, posix.dirname(path))));
  const found: string[] = [];
  for (const inner of [...folders].sort()) {
    for (const name of DATA_FILES) {
      const path = posix.join(inner, name);
      if ((await stat(pathFrom(io, posix.join(folder, path))).catch(() => undefined))?.isFile() === true) {
        found.push(path);
      }
    }
  }
  return found;
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
  const inner = pattern.includes("**")
    ? (await expandGlob(`**/{${DATA_FILES.join(",")}}`, resolve(io.cwd, folder))).filter(
        (path) => !path.split("/").includes("node_modules"),
      )
    : await besidePolicies(io, folder, policies);
  return inner.map((path) => ({ path: posix.join(folder, path), inner: path }));
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
