import { readdir, stat } from "node:fs/promises";
import { extname, join } from "node:path";
import { pathFrom } from "./cli-io.js";
import type { CliIo } from "./cli-io.js";
import { CommandError } from "./exit-codes.js";
import { formatJson } from "./json-format.js";
import { parseJsonTree } from "./json-tree.js";
import type { JsonTree } from "./json-tree.js";
import { readTree } from "./read-document.js";

const DATA_EXTENSIONS = [".json", ".yaml", ".yml"];

interface DataFile {
  path: string;
  /** The folders between the argument and the file, which are keys of the document. */
  keys: string[];
}

async function listDataFiles(io: CliIo, directory: string, keys: string[]): Promise<DataFile[]> {
  const entries = await readdir(pathFrom(io, directory), { withFileTypes: true });
  const files: DataFile[] = [];
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) files.push(...(await listDataFiles(io, path, [...keys, entry.name])));
    else if (DATA_EXTENSIONS.includes(extname(entry.name).toLowerCase())) files.push({ path, keys });
  }
  return files;
}

/** Adds a document to `data`. Two values for one key are an error, as in OPA; objects are merged. */
function merge(into: Map<string, JsonTree>, from: Map<string, JsonTree>, file: string, at: string): void {
  for (const [key, value] of from) {
    const existing = into.get(key);
    if (existing === undefined) {
      into.set(key, value);
    } else if (existing instanceof Map && value instanceof Map) {
      merge(existing, value, file, `${at}.${key}`);
    } else {
      throw new CommandError(`${file}: ${at}.${key} has a value from another file already`);
    }
  }
}

/**
 * Merges data files into one base document, as OPA does: a file's object is merged at the root, a file in a folder
 * below a `-d` folder at the folder's path.
 *
 * @param base the JSON text of what is there already: the data that comes with the policy.
 * @returns UTF-8 JSON text, with every number as it is written.
 * @throws CommandError (exit 2) for what cannot be read, is not an object, or says two things about one key.
 */
export async function readData(io: CliIo, paths: readonly string[], base = "{}"): Promise<Uint8Array> {
  const data = parseJsonTree(base);
  if (!(data instanceof Map)) throw new CommandError("the policy's own data is not an object");
  for (const path of paths) {
    const status = await stat(pathFrom(io, path)).catch(() => undefined);
    if (extname(path).toLowerCase() === ".rego") {
      throw new CommandError(`${path} is Rego; give it as a policy, without -d`);
    }
    const files = status?.isDirectory() ? await listDataFiles(io, path, []) : [{ path, keys: [] }];
    if (files.length === 0) throw new CommandError(`${path} has no data file (.json, .yaml)`);
    for (const file of files) {
      const tree = await readTree(io, file.path);
      if (!(tree instanceof Map)) throw new CommandError(`${file.path}: data must be an object`);
      const placed = file.keys.reduceRight((inner, key) => new Map<string, JsonTree>([[key, inner]]), tree);
      merge(data, placed, file.path, "data");
    }
  }
  return Buffer.from(formatJson(data), "utf8");
}
