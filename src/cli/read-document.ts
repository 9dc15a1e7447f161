import { extname } from "node:path";
import type { CliIo } from "./cli-io.js";
import { CommandError } from "./exit-codes.js";
import { formatJson } from "./json-format.js";
import { JsonSyntaxError, parseJsonTree } from "./json-tree.js";
import type { JsonTree } from "./json-tree.js";
import { readBytes, readLines, shownName } from "./read-bytes.js";

export function isYaml(path: string): boolean {
  return [".yaml", ".yml"].includes(extname(path).toLowerCase());
}

export function isJsonLines(path: string): boolean {
  return [".jsonl", ".ndjson"].includes(extname(path).toLowerCase());
}

/** @param options `ignoreBOM` keeps a byte-order mark, which is no JSON. */
function decodeText(name: string, bytes: Uint8Array, options?: { ignoreBOM: boolean }): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ...options }).decode(bytes);
  } catch (error) {
    throw new CommandError(`${name} is not UTF-8 text`, { cause: error });
  }
}

/** The text of a file, or of standard input for `-`: UTF-8, without a byte-order mark. */
export async function readText(io: CliIo, path: string): Promise<string> {
  return decodeText(shownName(path), await readBytes(io, path));
}

/** One document with the name that messages give it, as UTF-8 JSON text. */
export interface InputDocument {
  name: string;
  json: Uint8Array;
  /** The line of a JSON Lines file, from 1. */
  line?: number;
}

/** One that cannot be read, and why. Others of its file may well be. */
export interface BrokenDocument {
  name: string;
  error: CommandError;
  /** Where in the file the error is, from 1. */
  line?: number;
}

/**
 * What a document is that could not be parsed. A syntax error names the document, the place and, where it is short, the
 * line.
 *
 * @param firstLine of the text in its file.
 */
function toBroken(name: string, text: string, error: unknown, firstLine = 1): BrokenDocument {
  if (error instanceof CommandError) return { name, error, line: firstLine };
  if (!(error instanceof JsonSyntaxError)) throw error;
  const { line, column } = error;
  const source = text.split(/\r\n|\n|\r/)[line - firstLine] ?? "";
  const shown =
    source.trim() !== "" && source.length <= 200 ? `\n    ${source}\n    ${" ".repeat(column - 1)}^` : "";
  return { name, error: new CommandError(`${name}: ${error.message}${shown}`), line };
}

/** Checks JSON text and gives it as bytes, every number as it is written. */
function toJsonDocument(name: string, text: string, firstLine = 1): InputDocument | BrokenDocument {
  try {
    JSON.parse(text);
  } catch {
    try {
      parseJsonTree(text, firstLine);
    } catch (error) {
      return toBroken(name, text, error, firstLine);
    }
  }
  return { name, json: Buffer.from(text, "utf8") };
}

async function* readJsonLines(io: CliIo, path: string): AsyncGenerator<InputDocument | BrokenDocument> {
  let line = 0;
  for await (const bytes of readLines(io, path)) {
    const name = `${path}:${++line}`;
    try {
      const text = decodeText(name, bytes, { ignoreBOM: line > 1 });
      if (text.trim() !== "") yield { ...toJsonDocument(name, text, line), line };
    } catch (error) {
      yield toBroken(name, "", error, line);
    }
  }
}

async function* readYaml(io: CliIo, path: string): AsyncGenerator<InputDocument | BrokenDocument> {
  const name = shownName(path);
  const text = await readText(io, path);
  const { parseYamlTrees } = await import("./yaml-tree.js");
  const trees = parseYamlTrees(text);
  for (const [index, tree] of trees.entries()) {
    const own = trees.length === 1 ? name : `${name}#${index + 1}`;
    if (tree instanceof JsonSyntaxError) yield toBroken(own, text, tree);
    else yield { name: own, json: Buffer.from(formatJson(tree), "utf8") };
  }
}

async function* readJson(io: CliIo, path: string): AsyncGenerator<InputDocument | BrokenDocument> {
  const text = await readText(io, path);
  if (text.trim() !== "") yield toJsonDocument(shownName(path), text);
}

/**
 * The documents of a file: one of a JSON file, one a line of JSON Lines, one a document of YAML. Lines are read as they
 * are asked for. A document with a syntax error is a broken one, and the others are read all the same.
 *
 * @throws CommandError (exit 2) for a file that cannot be read or is empty.
 */
export async function* readDocuments(
  io: CliIo,
  path: string,
): AsyncGenerator<InputDocument | BrokenDocument, void, undefined> {
  const read = isYaml(path) ? readYaml : isJsonLines(path) ? readJsonLines : readJson;
  let isEmpty = true;
  for await (const document of read(io, path)) {
    isEmpty = false;
    yield document;
  }
  if (isEmpty) throw new CommandError(`${shownName(path)} is empty`);
}

/** The only document of a file; several, and one that is broken, are an error. */
export async function readDocument(io: CliIo, path: string): Promise<InputDocument> {
  const documents: InputDocument[] = [];
  for await (const document of readDocuments(io, path)) {
    if ("error" in document) throw document.error;
    documents.push(document);
  }
  const [document, ...others] = documents;
  if (document === undefined || others.length > 0) {
    throw new CommandError(`${shownName(path)} holds ${documents.length} documents; one is needed`);
  }
  return document;
}

/** A JSON or YAML file as a tree, for data. */
export async function readTree(io: CliIo, path: string): Promise<JsonTree> {
  const { json } = await readDocument(io, path);
  return parseJsonTree(new TextDecoder().decode(json));
}
