import { open } from "node:fs/promises";
import { extname } from "node:path";
import { pathFrom } from "./cli-io.js";
import type { CliIo } from "./cli-io.js";
import { CommandError } from "./exit-codes.js";
import { formatJson } from "./json-format.js";
import { JsonSyntaxError, parseJsonTree } from "./json-tree.js";
import type { JsonTree } from "./json-tree.js";

/** The most that one input or data file may hold. */
const MAX_BYTES = 512 * 1024 * 1024;
const FILE_ERRORS: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  EISDIR: "it is a directory",
  EACCES: "permission denied",
};

/** How a message names standard input. */
const STDIN = "standard input";

export function isYaml(path: string): boolean {
  return [".yaml", ".yml"].includes(extname(path).toLowerCase());
}

export function isJsonLines(path: string): boolean {
  return [".jsonl", ".ndjson"].includes(extname(path).toLowerCase());
}

/** How a message names where a document comes from; `-` is standard input. */
export function shownName(path: string): string {
  return path === "-" ? STDIN : path;
}

function tooLarge(path: string): CommandError {
  return new CommandError(`${shownName(path)} is larger than ${MAX_BYTES / 1024 / 1024} MiB`);
}

async function readFileBytes(io: CliIo, path: string): Promise<Uint8Array> {
  try {
    const file = await open(pathFrom(io, path), "r");
    try {
      if ((await file.stat()).size > MAX_BYTES) throw tooLarge(path);
      return await file.readFile();
    } finally {
      await file.close();
    }
  } catch (error) {
    if (error instanceof CommandError) throw error;
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    throw new CommandError(`${path} cannot be read: ${FILE_ERRORS[code] ?? code}`, { cause: error });
  }
}

async function readStdinBytes(io: CliIo): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of io.stdin) {
    const bytes = typeof chunk === "string" ? Buffer.from(chunk, "utf8") : chunk;
    size += bytes.byteLength;
    if (size > MAX_BYTES) throw tooLarge("-");
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

/** The text of a file, or of standard input for `-`: UTF-8, without a byte-order mark. */
export async function readText(io: CliIo, path: string): Promise<string> {
  const bytes = path === "-" ? await readStdinBytes(io) : await readFileBytes(io, path);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (error) {
    throw new CommandError(`${shownName(path)} is not UTF-8 text`, { cause: error });
  }
}

/** Turns a syntax error into one that names the file, the place and, where it is short, the line. */
export function refuseDocument(name: string, text: string, error: unknown): never {
  if (!(error instanceof JsonSyntaxError)) throw error;
  const line = text.split(/\r\n|\n|\r/)[error.line - 1] ?? "";
  const shown =
    line.trim() !== "" && line.length <= 200 ? `\n    ${line}\n    ${" ".repeat(error.column - 1)}^` : "";
  throw new CommandError(`${name}: ${error.message}${shown}`);
}

/** Checks JSON text and gives it back as bytes, every number as it is written. */
function checkJson(name: string, text: string): Uint8Array {
  try {
    JSON.parse(text);
  } catch {
    try {
      parseJsonTree(text);
    } catch (error) {
      refuseDocument(name, text, error);
    }
  }
  return Buffer.from(text, "utf8");
}

async function parseYaml(name: string, text: string): Promise<JsonTree[]> {
  const { parseYamlTrees } = await import("./yaml-tree.js");
  try {
    return parseYamlTrees(text);
  } catch (error) {
    return refuseDocument(name, text, error);
  }
}

/** One document with the name that messages give it, as UTF-8 JSON text. */
export interface InputDocument {
  name: string;
  json: Uint8Array;
  /** The line of a JSON Lines file, from 1. */
  line?: number;
}

/**
 * The documents of a file: one of a JSON file, one a line of JSON Lines, one a document of YAML.
 *
 * @throws CommandError (exit 2) for a file that cannot be read, is empty, or has a syntax error, with its place.
 */
export async function readDocuments(io: CliIo, path: string): Promise<InputDocument[]> {
  const name = shownName(path);
  const text = await readText(io, path);
  if (text.trim() === "") throw new CommandError(`${name} is empty`);
  if (isYaml(path)) {
    const trees = await parseYaml(name, text);
    if (trees.length === 0) throw new CommandError(`${name} is empty`);
    return trees.map((tree, index) => ({
      name: trees.length === 1 ? name : `${name}#${index + 1}`,
      json: Buffer.from(formatJson(tree), "utf8"),
    }));
  }
  if (!isJsonLines(path)) return [{ name, json: checkJson(name, text) }];
  return text.split(/\r\n|\n/).flatMap((line, index) => {
    if (line.trim() === "") return [];
    // Blank lines before it make the positions in errors those of the file.
    checkJson(name, "\n".repeat(index) + line);
    return [{ name: `${name}:${index + 1}`, json: Buffer.from(line, "utf8"), line: index + 1 }];
  });
}

/** The only document of a file; several are an error. */
export async function readDocument(io: CliIo, path: string): Promise<InputDocument> {
  const [document, ...others] = await readDocuments(io, path);
  if (document === undefined || others.length > 0) {
    throw new CommandError(`${shownName(path)} holds ${others.length + 1} documents; one is needed`);
  }
  return document;
}

/** A JSON or YAML file as a tree, for data. */
export async function readTree(io: CliIo, path: string): Promise<JsonTree> {
  const { json } = await readDocument(io, path);
  return parseJsonTree(new TextDecoder().decode(json));
}
