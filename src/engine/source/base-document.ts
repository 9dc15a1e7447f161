import {
  checkReading,
  limitReading,
  workDeadline,
  defaultLimitMs,
  visitAll,
  type ReadingLimits,
} from "../../base/async/reading.js";
import { Turns } from "../../base/async/turns.js";
import { GUARDED_BYTES, readWithinTime } from "../../base/async/within-time.js";
import { DocumentError, isRegohostError, PolicyLoadError } from "../../base/errors.js";
import {
  JsonSlice,
  getMembers,
  readJsonBytes,
  toJsonBytes,
  type JsonTree,
} from "../../base/terms/json-slice.js";
import { joinParts } from "../../base/terms/json-space.js";
import { parseJson, TermSyntaxError } from "../../base/terms/parse-term.js";
import { isPlainJsonText } from "../../base/terms/plain-json-text.js";
import { toJsonText } from "../../base/terms/term-text.js";
import { formatReference } from "../../base/text/reference.js";
import { findDataConflicts, type DataConflict, type RuleDocument } from "./data-conflicts.js";
import {
  decodeText,
  duplicateKeyError,
  hasByteOrderMark,
  invalidDocument,
  parseYaml,
  severalDocuments,
  type ReadDocumentOptions,
} from "./read-document.js";
import { isErrorOf } from "../../base/realms.js";
import { getMessage, location, message, type Message } from "../../base/message.js";

/** A JSON or YAML file with a part of the base document `data`. */
export interface BaseDocumentFile {
  /** Path from the root of `data`, separated by `/`: its directories are the place of its content. */
  path: string;
  /** Name in messages. Default: `path`. */
  name?: string;
  /** Text, or UTF-8 that must not change. */
  text: string | Uint8Array;
  format: "json" | "yaml";
}

/** The content of a file, at its place below the root of `data`. */
export interface DataPart {
  /** The file's name in messages. */
  name: string;
  /** An object. */
  document: JsonTree;
}

/** The base document `data`, merged from files. Its values stay text, so that it takes no memory but that of the files. */
export class BaseDocuments {
  readonly #merging: Merging;
  #bytes: Uint8Array | undefined;
  readonly parts: readonly DataPart[];
  /** Values of several files for one path: `data.a is in x.json and in y.json`. Such data cannot be used. */
  readonly conflicts: readonly string[];

  /** Returns whether a value is one, without running code of a caller's Proxy. */
  static is(value: unknown): value is BaseDocuments {
    return typeof value === "object" && value !== null && #merging in value;
  }

  constructor(merging: Merging) {
    this.#merging = merging;
    this.parts = merging.parts;
    this.conflicts = merging.conflicts.map(describePartConflict);
  }

  /**
   * As JSON text, an object, in which the last of equal keys counts.
   *
   * @throws PolicyLoadError `data_invalid` with all conflicts and the files of each.
   */
  get bytes(): Uint8Array {
    this.checkConflicts();
    return (this.#bytes ??= toJsonBytes(this.#merging.merged));
  }

  /**
   * As compact JSON text with sorted keys. It takes many times the memory of `bytes`.
   *
   * @throws PolicyLoadError `data_invalid` with all conflicts and the files of each.
   */
  get json(): string {
    return toJsonText(parseJson(new TextDecoder().decode(this.bytes)));
  }

  /**
   * Reads the same as UTF-8 in turns of the event loop, within a time limit.
   *
   * @throws EvaluationError `timeout`, `aborted`; PolicyLoadError as `bytes`, and `data_invalid` for data nested too deeply.
   */
  async readSorted(limits: ReadingLimits): Promise<Buffer> {
    this.checkConflicts();
    return limitReading("sorting the data", limits, async () => {
      const bytes = await this.readBytes();
      if (bytes.length >= GUARDED_BYTES) return sortLarge(bytes);
      try {
        return Buffer.from(this.json);
      } catch (error) {
        throw isErrorOf(error, "RangeError") ? tooDeep("the data", error) : error;
      }
    });
  }

  /** As `readSorted`. */
  async readJson(limits: ReadingLimits): Promise<string> {
    return (await this.readSorted(limits)).toString("utf8");
  }

  /** Reads `bytes` in turns of the event loop. @throws as `bytes` */
  async readBytes(): Promise<Uint8Array> {
    this.checkConflicts();
    return (this.#bytes ??= await readJsonBytes(this.#merging.merged, new Turns(checkReading)));
  }

  /** @throws PolicyLoadError `data_invalid` with all conflicts and the files of each. */
  checkConflicts(): void {
    const [first, ...others] = this.conflicts;
    if (first === undefined) return;
    const shown = others.length === 0 ? ` ${first}` : `\n  ${this.conflicts.join("\n  ")}`;
    throw invalid(`conflicting data:${shown}`);
  }

  /** Reads the members at the root, which every check of rules needs: of millions that takes its time. */
  readMembers(): void {
    getMembers(this.#merging.merged);
  }

  /** Returns the data in the place of rules, in data with conflicts too. */
  conflictsWith<Document extends RuleDocument>(documents: readonly Document[]): DataConflict<Document>[] {
    return findDataConflicts(documents, this.#merging.merged);
  }

  /** Returns whether there is a value at a path. */
  has(path: readonly string[]): boolean {
    return this.parts.some(({ document }) => {
      let value: JsonTree | undefined = document;
      for (const key of path) {
        value = getMembers(value)?.get(key);
        if (value === undefined) return false;
      }
      return true;
    });
  }

  /** Returns the JSON text of the value at a path, in which the last of equal keys counts; `undefined` without a value. */
  bytesAt(path: readonly string[]): Uint8Array | undefined {
    const value = this.#valueAt(path);
    return value && toJsonBytes(value);
  }

  /** Returns the names of the members of the object at a path; none where there is no object. */
  namesAt(path: readonly string[]): string[] {
    const value = this.#valueAt(path);
    return [...((value && getMembers(value))?.keys() ?? [])];
  }

  #valueAt(path: readonly string[]): JsonTree | undefined {
    let value: JsonTree | undefined = this.#merging.merged;
    for (const key of path) value = value && getMembers(value)?.get(key);
    return value;
  }

  /** Returns the first file with a value at a path or in place of one of its parent objects. */
  fileOf(path: readonly string[]): string | undefined {
    return this.findPart(path)?.name;
  }

  /** Returns the same as a part. */
  findPart(path: readonly string[]): DataPart | undefined {
    return this.#merging.partAt(path);
  }
}

/** Values of two files for one path. */
export interface PartConflict {
  path: readonly string[];
  /** The file whose value counts, and the other one. */
  parts: readonly [DataPart, DataPart];
}

/** As in messages: `data.a is in x.json and in y.json`. */
export function describePartConflict({ path, parts: [first, second] }: PartConflict): string {
  return `${formatReference("data", path)} is in ${first.name} and in ${second.name}`;
}

function invalid(text: string | Message, cause?: unknown): PolicyLoadError {
  const isTooLarge = isRegohostError(cause, "number_too_large");
  return new PolicyLoadError(text, { code: isTooLarge ? "number_too_large" : "data_invalid", cause });
}

function tooDeep(name: string, cause: unknown): PolicyLoadError {
  return invalid(`${name} is nested too deeply`, cause);
}

/** Sorts the members of large data, in turns of the event loop. */
async function sortLarge(bytes: Uint8Array): Promise<Buffer> {
  const { LargeJson, NestedTooDeeply } = await import("../../base/terms/large-json.js");
  const options = { check: checkReading, isExact: true };
  try {
    const parts = await (await LargeJson.read(bytes, options)).format("", options);
    return await joinParts(parts, new Turns(checkReading));
  } catch (error) {
    // The latter is of a part that is read at once: the whole has been read before.
    throw error instanceof NestedTooDeeply || error instanceof TermSyntaxError
      ? tooDeep("the data", error)
      : error;
  }
}

/** Reads large JSON in turns of the event loop; `undefined` for text that needs a closer look. */
async function readLarge(
  bytes: Uint8Array,
  name: string,
  options: ReadDocumentOptions,
): Promise<JsonSlice | undefined> {
  const { readLargeJson } = await import("../../base/terms/read-large-json.js");
  return readLargeJson(bytes, { check: startCheck(name, options), isExact: true });
}

/** OPA reads YAML without a document as null. From several documents it would silently take only the first. */
async function parseYamlDocument(
  name: string,
  text: string,
  { onSeveral, ...options }: ReadPartOptions,
): Promise<Uint8Array> {
  const [document, ...others] = await parseYaml(text, options);
  if (others.length > 0) {
    if (onSeveral === undefined) throw severalDocuments(name, others.length + 1);
    onSeveral(name, others.length + 1);
  }
  if (document === undefined) return Buffer.from("null");
  if (!("json" in document)) throw invalidDocument(name, undefined, document);
  return Buffer.from(document.json);
}

/**
 * Text that needs a closer look is read exactly. A byte-order mark is an error, as in OPA, which takes it in YAML alone. Large text is
 * read in turns of the event loop, unless it has an error or its keys are checked.
 */
async function readJsonDocument(
  text: string | Uint8Array,
  name: string,
  options: ReadDocumentOptions,
): Promise<JsonSlice> {
  const { uniqueKeys = false } = options;
  const bytes = typeof text === "string" ? Buffer.from(text) : text;
  if (hasByteOrderMark(bytes)) {
    throw invalid(`${name} begins with a byte-order mark, which is not part of JSON; save it without one`);
  }
  const read = bytes.length < GUARDED_BYTES ? undefined : await readLarge(bytes, name, options);
  if (read !== undefined && !uniqueKeys) return read;
  return readWithinTime(`reading ${name}`, bytes.length, options, () => {
    const document = read ?? JsonSlice.of(isPlainJsonText(bytes) ? bytes : readExactly(text, name));
    const repeated = uniqueKeys ? duplicateKeyError(bytes) : undefined;
    if (repeated !== undefined) throw repeated;
    return document;
  });
}

function startCheck(name: string, { signal, timeoutMs = defaultLimitMs() }: ReadDocumentOptions): () => void {
  const deadline = workDeadline(`reading ${name}`, { timeoutMs, signal });
  return () => {
    deadline.check();
  };
}

function readExactly(text: string | Uint8Array, name: string): Uint8Array {
  return Buffer.from(toJsonText(parseJson(typeof text === "string" ? text : decodeText(name, text))));
}

async function parseContent(
  { name, text, format }: BaseDocumentFile & { name: string },
  options: ReadPartOptions,
): Promise<JsonSlice> {
  try {
    if (format === "json") return await readJsonDocument(text, name, options);
    const yaml = typeof text === "string" ? text : decodeText(name, text);
    return JsonSlice.of(await parseYamlDocument(name, yaml, options));
  } catch (error) {
    if (isErrorOf(error, "RangeError")) throw tooDeep(name, error);
    if (!(error instanceof TermSyntaxError)) {
      throw error instanceof DocumentError ? invalid(getMessage(error), error) : error;
    }
    const broken = invalidDocument(name, typeof text === "string" ? text : decodeText(name, text), error);
    throw invalid(getMessage(broken), broken);
  }
}

function nest(document: JsonSlice, { path, name }: BaseDocumentFile & { name: string }): JsonTree {
  const directories = path.split("/").slice(0, -1);
  if (directories.length === 0 && !document.isObject) {
    throw invalid(
      message`${location(name)}the root of data must be an object; move the file into a directory`,
    );
  }
  return directories.reduceRight<JsonTree>((inner, key) => new Map([[key, inner]]), document);
}

type Members = ReadonlyMap<string, JsonTree>;

/**
 * Merges parts, one after the other, in a time that grows with their additions: an object is copied when the first other one is merged
 * into it, and the copy takes all that follow.
 */
class Merging {
  /** The values of two parts for one path, of which the first counts. */
  readonly conflicts: PartConflict[] = [];
  readonly parts: DataPart[] = [];
  readonly #copies = new WeakMap<Members, Copy>();
  #merged: JsonTree = NOTHING;

  static of(parts: readonly DataPart[]): Merging {
    const merging = new Merging();
    for (const part of parts) merging.add(part);
    return merging;
  }

  add(part: DataPart): void {
    const [first] = this.parts;
    this.parts.push(part);
    if (first === undefined) {
      this.#merged = part.document;
      return;
    }
    const [into, from] = [getMembers(this.#merged) ?? NOTHING, getMembers(part.document) ?? NOTHING];
    this.#merged = this.#merge(into, from, { path: [], first, part });
  }

  get merged(): JsonTree {
    return this.#merged;
  }

  /** Returns the first part with a value at a path or in place of one of its parent objects. */
  partAt(path: readonly string[]): DataPart | undefined {
    let [value, part] = [this.#merged, this.parts[0]];
    for (const key of path) {
      const members = getMembers(value);
      if (members === undefined) return part;
      const next = members.get(key);
      if (next === undefined) return undefined;
      part = this.#copies.get(members)?.firstPart(key) ?? part;
      value = next;
    }
    return part;
  }

  #merge(into: Members, from: Members, { path, first, part }: Merged): Members {
    const copy = this.#copies.get(into) ?? new Copy(into, first);
    this.#copies.set(copy.members, copy);
    for (const [key, value] of from) {
      const there = copy.members.get(key);
      const [inner, added] = [there && getMembers(there), getMembers(value)];
      const at = { path: [...path, key], first: copy.firstPart(key), part };
      if (there === undefined) copy.add(key, value, part);
      else if (inner === undefined || added === undefined)
        this.conflicts.push({ path: at.path, parts: [at.first, part] });
      else copy.members.set(key, this.#merge(inner, added, at));
    }
    return copy.members;
  }
}

/** A step of merging: at a path the members of `first` and those that have joined them, with the members of `part`. */
interface Merged {
  path: readonly string[];
  first: DataPart;
  part: DataPart;
}

/** An object of several parts. */
class Copy {
  readonly members: Map<string, JsonTree>;
  readonly #first: DataPart;
  readonly #others = new Map<string, DataPart>();

  constructor(members: Members, first: DataPart) {
    this.members = new Map(members);
    this.#first = first;
  }

  /** Returns the first part with a member. */
  firstPart(key: string): DataPart {
    return this.#others.get(key) ?? this.#first;
  }

  add(key: string, value: JsonTree, part: DataPart): void {
    this.members.set(key, value);
    this.#others.set(key, part);
  }
}

const NOTHING: Members = new Map();

/** The size of the text of a part of one file, in bytes. */
function getSize(document: JsonTree): number {
  if (document instanceof JsonSlice) return document.bytes.length;
  let size = 0;
  for (const member of document.values()) size += getSize(member);
  return size;
}

/** Finds the conflicts of parts: those of each with the ones before it. */
export function findPartConflicts(parts: readonly DataPart[]): PartConflict[] {
  return Merging.of(parts).conflicts;
}

/**
 * Merges the parts of a base document by the rules of OPA's loader: objects are merged recursively, and two values for
 * one path are a conflict, even equal ones.
 */
export function mergeBaseDocuments(parts: readonly DataPart[]): BaseDocuments {
  return new BaseDocuments(Merging.of(parts));
}

/** Options of reading one file of a base document. */
interface ReadPartOptions extends ReadDocumentOptions {
  /** Notified of a YAML file with several documents, of which the first is read, as OPA reads it. Default: such a file is an error. */
  onSeveral?: ((name: string, count: number) => void) | undefined;
}

export interface ReadBaseDocumentsOptions extends ReadPartOptions {
  /** The data that comes with the policy. */
  own?: BaseDocuments | undefined;
}

/**
 * Reads and merges the files of a base document, JSON and YAML as OPA reads them.
 *
 * @returns data whose text is refused when files conflict.
 * @throws PolicyLoadError `data_invalid` for a file that does not parse or has no object at the root; for YAML also the
 * errors of loading opa-core.
 * @throws EvaluationError `timeout`, `aborted`: `timeoutMs` is the limit for all of them.
 */
export async function readBaseDocuments(
  files: readonly BaseDocumentFile[],
  options: ReadBaseDocumentsOptions = {},
): Promise<BaseDocuments> {
  const subject = "reading the data";
  return limitReading(subject, options, async (reading) => {
    const parts: DataPart[] = [...(options.own?.parts ?? [])];
    for (const file of files) {
      await reading.nextPart();
      parts.push(await readDataPart(file, options));
    }
    let largest = 0;
    await visitAll(parts, ({ document }) => {
      largest = Math.max(largest, getSize(document));
    });
    if (largest < GUARDED_BYTES) {
      const merging = new Merging();
      await visitAll(parts, (part) => {
        merging.add(part);
      });
      return readAhead(new BaseDocuments(merging));
    }
    return readAhead(
      await readWithinTime(subject, largest, options, () => {
        const merged = mergeBaseDocuments(parts);
        merged.readMembers();
        return merged;
      }),
    );
  });
}

/** Writes the text of data of many files in turns, before somebody needs it at once. */
async function readAhead(documents: BaseDocuments): Promise<BaseDocuments> {
  if (documents.conflicts.length === 0) await documents.readBytes();
  return documents;
}

/**
 * Reads a file of a base document.
 *
 * @throws PolicyLoadError as `readBaseDocuments`
 */
export async function readDataPart(file: BaseDocumentFile, options: ReadPartOptions = {}): Promise<DataPart> {
  const named = { ...file, name: file.name ?? file.path };
  return { name: named.name, document: nest(await parseContent(named, options), named) };
}
