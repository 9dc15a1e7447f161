import { DocumentError, PolicyLoadError } from "../errors.js";
import { parseJson, TermSyntaxError } from "../values/parse-term.js";
import { toJsonText } from "../values/term-text.js";
import { RegoObject, type Term } from "../values/term.js";
import { dataReference, findDataConflicts, type DataConflict, type RuleDocument } from "./data-conflicts.js";
import { invalidDocument, parseYaml, severalDocuments, type ReadDocumentOptions } from "./read-document.js";

/** A JSON or YAML file with a part of the base document `data`. */
export interface BaseDocumentFile {
  /** Path from the root of `data`, separated by `/`: its directories are the place of its content. */
  path: string;
  /** Name in messages. Default: `path`. */
  name?: string;
  text: string;
  format: "json" | "yaml";
}

/** The content of a file, at its place below the root of `data`. */
export interface DataPart {
  /** The file's name in messages. */
  name: string;
  document: RegoObject;
}

/** The base document `data`, merged from files. */
export class BaseDocuments {
  readonly #text: string;
  readonly parts: readonly DataPart[];
  /** Values of several files for one path: `data.a is in x.json and in y.json`. Such data cannot be used. */
  readonly conflicts: readonly string[];

  /** @param text of what is merged, where the first of conflicting values counts. */
  constructor(text: string, parts: readonly DataPart[], conflicts: readonly string[]) {
    this.#text = text;
    this.parts = parts;
    this.conflicts = conflicts;
  }

  /**
   * As exact JSON text, an object.
   *
   * @throws PolicyLoadError `data_invalid` with all conflicts and the files of each.
   */
  get json(): string {
    this.checkConflicts();
    return this.#text;
  }

  /** @throws PolicyLoadError `data_invalid` with all conflicts and the files of each. */
  checkConflicts(): void {
    const [first, ...others] = this.conflicts;
    if (first === undefined) return;
    const shown = others.length === 0 ? ` ${first}` : `\n  ${this.conflicts.join("\n  ")}`;
    throw invalid(`conflicting data:${shown}`);
  }

  /** The data in the place of rules, in data with conflicts too. */
  conflictsWith<Document extends RuleDocument>(documents: readonly Document[]): DataConflict<Document>[] {
    if (documents.length === 0 || this.#text === "{}") return [];
    return findDataConflicts(documents, JSON.parse(this.#text));
  }

  /** Whether there is a value at a path. */
  has(path: readonly string[]): boolean {
    return this.parts.some(({ document }) => {
      const value = path.reduce<Term | undefined>(
        (inner, key) => (inner instanceof RegoObject ? inner.get(key) : undefined),
        document,
      );
      return value !== undefined;
    });
  }

  /** The first file with a value at a path or in place of one of its parent objects. */
  fileOf(path: readonly string[]): string | undefined {
    return fileOf(this.parts, path);
  }
}

function invalid(message: string, cause?: unknown): PolicyLoadError {
  return new PolicyLoadError(message, { code: "data_invalid", cause });
}

function tooDeep(name: string, cause: unknown): PolicyLoadError {
  return invalid(`${name} is nested too deeply`, cause);
}

/** OPA reads YAML without a document as null. From several documents it would silently take only the first. */
async function parseYamlDocument(name: string, text: string, options: ReadDocumentOptions): Promise<Term> {
  const [document, ...others] = await parseYaml(text, options);
  if (others.length > 0) throw severalDocuments(name, others.length + 1);
  if (document === undefined) return null;
  if (!("json" in document)) throw invalidDocument(name, text, document);
  return parseJson(document.json);
}

async function parseContent(
  { name, text, format }: BaseDocumentFile & { name: string },
  options: ReadDocumentOptions,
): Promise<Term> {
  try {
    return format === "yaml" ? await parseYamlDocument(name, text, options) : parseJson(text);
  } catch (error) {
    if (error instanceof RangeError) throw tooDeep(name, error);
    const broken = error instanceof TermSyntaxError ? invalidDocument(name, text, error) : error;
    throw broken instanceof DocumentError ? invalid(broken.message, broken) : broken;
  }
}

function place(document: Term, { path, name }: BaseDocumentFile & { name: string }): RegoObject {
  const directories = path.split("/").slice(0, -1);
  const placed = directories.reduceRight<Term>((inner, key) => new RegoObject([[key, inner]]), document);
  if (placed instanceof RegoObject) return placed;
  throw invalid(`${name}: the root of data must be an object; move the file into a directory`);
}

function hasValue(document: Term, path: readonly string[]): boolean {
  let value: Term | undefined = document;
  for (const key of path) {
    if (!(value instanceof RegoObject)) return true;
    value = value.get(key);
    if (value === undefined) return false;
  }
  return true;
}

function fileOf(parts: readonly DataPart[], path: readonly string[]): string | undefined {
  return parts.find(({ document }) => hasValue(document, path))?.name;
}

/** Merges objects recursively. Adds to `conflicts` the paths with a value in both; the first value stays. */
function merge(
  into: RegoObject,
  from: RegoObject,
  path: readonly string[],
  conflicts: string[][],
): RegoObject {
  const members = new Map(into.members);
  for (const [key, value] of from.members) {
    const there = members.get(key);
    if (there === undefined) members.set(key, value);
    else if (there instanceof RegoObject && value instanceof RegoObject) {
      members.set(key, merge(there, value, [...path, key], conflicts));
    } else {
      conflicts.push([...path, key]);
    }
  }
  return new RegoObject([...members]);
}

/**
 * Merges the parts of a base document by the rules of OPA's loader: objects are merged recursively, and two values for
 * one path are a conflict, even equal ones.
 *
 * @throws PolicyLoadError `data_invalid` for data that is nested too deeply.
 */
export function mergeBaseDocuments(parts: readonly DataPart[]): BaseDocuments {
  let data = new RegoObject([]);
  const found: string[] = [];
  for (const [index, { name, document }] of parts.entries()) {
    const conflicts: string[][] = [];
    data = index === 0 ? document : merge(data, document, [], conflicts);
    for (const path of conflicts) {
      found.push(`${dataReference(path)} is in ${fileOf(parts, path) ?? ""} and in ${name}`);
    }
  }
  try {
    return new BaseDocuments(toJsonText(data), parts, found);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw tooDeep(parts.map(({ name }) => name).join(", "), error);
  }
}

export interface ReadBaseDocumentsOptions extends ReadDocumentOptions {
  /** The data that comes with the policy. */
  own?: BaseDocuments | undefined;
}

/**
 * Reads and merges the files of a base document, JSON and YAML as OPA reads them.
 *
 * @returns data whose text is refused when files conflict.
 * @throws PolicyLoadError `data_invalid` for a file that does not parse or has no object at the root; for YAML also the
 * errors of loading opa-core.
 */
export async function readBaseDocuments(
  files: readonly BaseDocumentFile[],
  options: ReadBaseDocumentsOptions = {},
): Promise<BaseDocuments> {
  const parts: DataPart[] = [...(options.own?.parts ?? [])];
  for (const file of files) {
    const named = { ...file, name: file.name ?? file.path };
    parts.push({ name: named.name, document: place(await parseContent(named, options), named) });
  }
  return mergeBaseDocuments(parts);
}
