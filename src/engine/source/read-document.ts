import { isUtf8 } from "node:buffer";
import { readWithinTime } from "../../base/async/within-time.js";
import { workingFolder } from "../../base/host/working-folder.js";
import { DocumentError, type ErrorCode, unusableDocument } from "../../base/errors.js";
import { withoutComputed, withoutParts } from "../opa/shown-message.js";
import type { ReadYamlOptions, YamlDocument } from "../opa/read-yaml.js";
import type { ConfigParser } from "../opa/config-parsers.js";
import type { ConfigProblem } from "../opa/parsed-config.js";
import { findDuplicateKey } from "../../base/terms/duplicate-keys.js";
import { isJsonText, isPlainJsonText } from "../../base/terms/plain-json-text.js";
import { isNestedDeeper, MAX_DEPTH, MAX_VALUE_DEPTH } from "../../base/terms/json-bytes.js";
import { JsonSlice } from "../../base/terms/json-slice.js";
import { parseJson, getPosition, syntaxErrorCode, TermSyntaxError } from "../../base/terms/parse-term.js";
import { isLfsPointer, LFS_POINTER } from "../../base/text/lfs-pointer.js";
import { isWide, whyNotUtf8 } from "../../base/text/utf8.js";
import { NotJsonError, toStrictJson, whyTooLarge } from "../../base/terms/value-text.js";
import { adviceByName, formatByName, type DocumentFormat } from "./document-format.js";
import { JsonParts, locateInJson, type LocateInDocument } from "./document-position.js";
import { blankComments } from "./json-comments.js";
import {
  checkReading,
  defaultLimitMs,
  isLimitError,
  limitReading,
  tookTooLong,
} from "../../base/async/reading.js";
import type { YamlPositions } from "./yaml-position.js";
import { checkSize, linesOf, readBytes, readLines, type FileOptions } from "./read-bytes.js";
import { getMessage, location, message, option, type Message } from "../../base/message.js";

/** A source of documents: a file, or text, UTF-8 bytes or a value with a name for messages. */
export type DocumentSource = (
  { path: string } | { name: string; text: string } | { name: string; bytes: Uint8Array }
) & {
  /** Default: by the path or name as Conftest determines it, JSON if it shows none. */
  format?: DocumentFormat | undefined;
};

/** A value as a document. */
export interface DocumentValue {
  /** Names the document in reports and errors. */
  name: string;
  /**
   * A value that JSON can represent, `bigint` and `toJSON` included. Anything else is an error (`document_invalid`).
   */
  value: unknown;
}

/**
 * Options of reading documents. `signal` is for what other parsers than that of JSON read, `exactNumbers` and `dialect` are for YAML; `uniqueKeys` is for JSON, YAML and INI; `protoFileDirs` is for textproto.
 */
export interface ReadDocumentOptions extends FileOptions, ReadYamlOptions {
  /** Whether the caller can specify the format: then the error of a text that is no JSON names the likely one. Default: false. */
  advisesFormat?: boolean | undefined;
  /** Folders with the definitions of messages, `.proto` files. Default: none. */
  protoFileDirs?: readonly string[] | undefined;
}

/** One document as UTF-8 JSON text, with a name for messages. */
export interface InputDocument {
  name: string;
  json: Uint8Array;
  /** The line of a JSON Lines file, from 1. */
  line?: number;
  /** Whether it is one input although it is an array: a Dockerfile, whose members are its instructions. */
  isWhole?: true;
  /** Finds the places of its parts in its file; absent where they are not known. */
  locate?: LocateInDocument | undefined;
}

/** An unreadable document and its error. Others in its file may be readable. */
interface BrokenDocument {
  name: string;
  error: DocumentError;
  /** Line and column of the error in the file, from 1. */
  line?: number;
}

/**
 * Every text that is read as a document is decoded here, except plain JSON.
 *
 * @param options `ignoreBOM` keeps a byte-order mark, which is invalid JSON.
 * @throws DocumentError `document_invalid` for bytes that are not UTF-8, or UTF-16 of ASCII, and for a pointer of Git LFS.
 */
export function decodeText(name: string, bytes: Uint8Array, options?: { ignoreBOM: boolean }): string {
  if (isLfsPointer(bytes)) {
    throw unusableDocument(name, `${name} ${LFS_POINTER}`);
  }
  const throwDocumentError = (cause?: unknown): never => {
    throw unusableDocument(name, `${name} ${whyNotUtf8(bytes)}`, cause);
  };
  if (isWide(bytes)) throwDocumentError();
  try {
    return new TextDecoder("utf-8", { fatal: true, ...options }).decode(bytes);
  } catch (error) {
    return throwDocumentError(error);
  }
}

/**
 * Reads the text of a file: UTF-8, without a byte-order mark.
 *
 * @throws DocumentError
 */
export async function readText(path: string, options: FileOptions = {}): Promise<string> {
  return decodeText(path, await readBytes(path, options));
}

/**
 * Returns the error for a text that does not parse. It names the document and the place, and shows nothing of the text, which may hold
 * secrets.
 *
 * @param text `undefined` where the message has nothing of it.
 */
export function invalidDocument(
  name: string,
  text: string | undefined,
  why: TermSyntaxError | { message: string | Message; line?: number; column?: number; code?: ErrorCode },
): DocumentError {
  const { line, column } = why;
  const isSyntaxError = why instanceof TermSyntaxError;
  const reason = isSyntaxError ? why.reason : why.message;
  const shown =
    isSyntaxError || text === undefined || typeof reason !== "string" ? reason : withoutParts(text, reason);
  // A document of JSON Lines is named by its line.
  const lines = line === undefined || name.endsWith(`:${String(line)}`) ? [] : [line];
  const position = [name, ...lines, ...(column === undefined ? [] : [column])].join(":");
  const shownError =
    why instanceof DuplicateKeyError
      ? message`${location(name)}${why.message}`
      : message`${location(position)}${shown}`;
  return new DocumentError(shownError, {
    code: isSyntaxError ? syntaxErrorCode(why, "document_invalid") : (why.code ?? "document_invalid"),
    document: name,
    line,
    column,
  });
}

/**
 * Larger streams of YAML are not searched for places, and a worker decodes them: the parser that knows places takes long, and all that is done
 * here outlives the limit. In bytes.
 */
const MAX_LOCATED_YAML = 8 * 1024 * 1024;

/** Parses the documents of YAML text with OPA's parser. Loads opa-core only for YAML. @param text as of `readYaml` */
export async function parseYaml(
  text: string | Uint8Array,
  options: ReadYamlOptions,
): Promise<YamlDocument[]> {
  const { readYaml } = await import("../opa/read-yaml.js");
  const { signal, timeoutMs, uniqueKeys, exactNumbers, dialect } = options;
  const documents = await readYaml(text, { signal, timeoutMs, uniqueKeys, exactNumbers, dialect });
  const isUnlocated = (one: YamlDocument): boolean => !("json" in one) && one.column === undefined;
  if (typeof text !== "string" || text.length > MAX_LOCATED_YAML || !documents.some(isUnlocated))
    return documents;
  const { YamlSyntaxErrors } = await import("./yaml-position.js");
  const errors = await limitReading("finding the errors of YAML", options, () => YamlSyntaxErrors.of(text));
  return documents.map((one) =>
    "json" in one || one.column !== undefined || one.line === undefined
      ? one
      : { ...one, ...errors.find(one.line), message: one.message + errors.advise(one.line) },
  );
}

function toBroken(error: DocumentError): BrokenDocument {
  const { document, line } = error;
  return { name: document, error, ...(line === undefined ? {} : { line }) };
}

/** Returns whether a text begins with a byte-order mark. */
export function hasByteOrderMark(bytes: Uint8Array): boolean {
  return BYTE_ORDER_MARK.every((byte, index) => bytes[index] === byte);
}

/** Returns a text after its byte-order mark, if it has one. */
export function withoutByteOrderMark(bytes: Uint8Array): Uint8Array {
  return hasByteOrderMark(bytes) ? bytes.subarray(BYTE_ORDER_MARK.length) : bytes;
}

const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];

/**
 * Checks a text for which the fast check was not enough.
 *
 * @returns the error; `undefined` for JSON.
 */
function whyInvalid(json: Uint8Array, text: string, firstLine: number): TermSyntaxError | undefined {
  if (isJsonText(json)) return undefined;
  try {
    parseJson(text, { firstLine, maxDepth: MAX_VALUE_DEPTH });
  } catch (error) {
    if (!(error instanceof TermSyntaxError)) throw error;
    return error;
  }
  return undefined;
}

/**
 * A key twice in an object of JSON. RFC 8259 allows it, so that its message begins with the document and not with a place, as one of syntax
 * does. YAML forbids it: there it is an error of syntax.
 */
class DuplicateKeyError extends TermSyntaxError {}

/** Returns the error for the first key that JSON, in UTF-8, has twice in an object; `undefined` if there is none. */
export function duplicateKeyError(json: Uint8Array, firstLine = 1): TermSyntaxError | undefined {
  const repeated = findDuplicateKey(json);
  if (repeated === undefined) return undefined;
  const before = new TextDecoder("utf-8", { ignoreBOM: true }).decode(json.subarray(0, repeated.offset));
  return new DuplicateKeyError(
    `duplicate key ${JSON.stringify(repeated.key)}`,
    getPosition(before, before.length, firstLine),
  );
}

function inTime<T>(
  name: string,
  { length }: Uint8Array,
  { timeoutMs }: ReadDocumentOptions,
  read: () => T,
): Promise<T> {
  return readWithinTime(`reading ${name}`, length, { timeoutMs }, read);
}

/**
 * Validates JSON text. The document has the same bytes: a large one is not copied.
 *
 * @param bytes which must not change.
 * @returns `undefined` for a text of spaces.
 * @throws DocumentError `document_invalid` for bytes that are not UTF-8.
 */
function toJsonDocument(
  name: string,
  bytes: Uint8Array,
  { uniqueKeys = false }: ReadDocumentOptions,
  firstLine = 1,
): InputDocument | BrokenDocument | undefined {
  const json = firstLine === 1 ? withoutByteOrderMark(bytes) : bytes;
  // Only what cannot be used is decoded.
  const decode = (): string => decodeText(name, json, { ignoreBOM: true });
  if (!isPlainJsonText(json)) {
    const text = decode();
    if (text.trim() === "") return undefined;
    const why = whyInvalid(json, text, firstLine);
    if (why !== undefined) return toBroken(invalidDocument(name, text, why));
  }
  const repeated = uniqueKeys ? duplicateKeyError(json, firstLine) : undefined;
  if (repeated !== undefined) return toBroken(invalidDocument(name, decode(), repeated));
  return { name, json, locate: locateInJson(json, firstLine) };
}

/** Number of successive blank lines between checks of the time. */
const BLANK_LINES = 1024;

async function* parseJsonLines(
  name: string,
  lines: AsyncIterable<Uint8Array>,
  options: ReadDocumentOptions,
): AsyncGenerator<InputDocument | BrokenDocument> {
  let line = 0;
  let blank = 0;
  let since = 0;
  const { timeoutMs = defaultLimitMs() } = options;
  for await (const bytes of lines) {
    const own = `${name}:${String(++line)}`;
    if (blank === 0) since = performance.now();
    if (++blank % BLANK_LINES === 0) {
      checkReading();
      if (performance.now() - since > timeoutMs)
        throw tookTooLong(`reading the blank lines of ${name}`, timeoutMs);
    }
    if (bytes.length === 0) continue;
    try {
      const document = await inTime(own, bytes, options, () => toJsonDocument(own, bytes, options, line));
      if (document === undefined) continue;
      blank = 0;
      yield { ...document, line };
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error;
      blank = 0;
      yield { ...toBroken(error), line };
    }
  }
}

/**
 * Finds places in the documents of a YAML stream: the part at a path is found in the JSON of a document, and that in the text, by a
 * parser with positions that is loaded on demand.
 */
function locateInYaml(
  text: string | Uint8Array,
  count: number,
): ((index: number, json: Uint8Array) => LocateInDocument) | undefined {
  if (typeof text !== "string") return undefined;
  let loading: Promise<YamlPositions> | undefined;
  return (index, json) => {
    let parts: JsonParts | undefined;
    return async (_paths, limits) => {
      loading ??= limitReading("finding places in YAML", limits, async () =>
        (await import("./yaml-position.js")).YamlPositions.of(text, count),
      );
      const positions = await loading.catch((error: unknown) => {
        // The next call has a limit of its own.
        loading = undefined;
        throw error;
      });
      return (path) => {
        const found = (parts ??= new JsonParts(json)).find(path);
        return found && positions.find(index, found.path);
      };
    };
  };
}

async function* parseYamlDocuments(
  name: string,
  bytes: Uint8Array,
  options: ReadDocumentOptions,
): AsyncGenerator<InputDocument | BrokenDocument> {
  const isLarge = bytes.length > MAX_LOCATED_YAML && isUtf8(bytes);
  const text = isLarge ? withoutByteOrderMark(bytes) : decodeText(name, bytes);
  const documents = await parseYaml(text, options);
  const locate = locateInYaml(text, documents.length);
  for (const [index, document] of documents.entries()) {
    const own = documents.length === 1 ? name : `${name}#${String(index + 1)}`;
    if (!("json" in document)) {
      yield toBroken(invalidDocument(own, undefined, document));
      continue;
    }
    const json = Buffer.from(document.json, "utf8");
    yield { name: own, json, locate: locate?.(index, json) };
  }
}

/** Larger ones are not written by hand, and the parsers need many times the memory. */
const MAX_CONFIG_BYTES = 16 * 1024 * 1024;

/** Conftest puts these lists into another one, so that they are not judged member by member. */
const LISTED: readonly DocumentFormat[] = ["dockerfile", "ignore"];

function invalidConfig(
  name: string,
  format: ConfigParser,
  text: string,
  problem: ConfigProblem,
): DocumentError {
  // Messages on a .env file have nothing of it but names.
  const { message: reported } = problem;
  if (format !== "jsonnet" || typeof reported !== "string")
    return invalidDocument(name, format === "dotenv" ? "" : text, problem);
  return invalidDocument(name, undefined, { ...problem, message: withoutComputed(reported) });
}

/** Reads a file by one of Conftest's parsers. For Jsonnet `isFile` states whether the name is a path, from which it imports. */
async function parseConfigDocument(
  name: string,
  bytes: Uint8Array,
  format: ConfigParser,
  { isFile, ...options }: ReadDocumentOptions & { isFile: boolean },
): Promise<InputDocument | BrokenDocument | undefined> {
  if (bytes.length > MAX_CONFIG_BYTES) {
    const most = `${String(MAX_CONFIG_BYTES)} bytes, the most that is read of a file of ${format}`;
    const why = { code: "document_too_large", document: name } as const;
    return toBroken(new DocumentError(`${name} is larger than ${most}`, why));
  }
  const text = decodeText(name, bytes);
  if (text.trim() === "") return undefined;
  // Conftest's parser of CycloneDX takes the last of equal keys of JSON.
  const asJson =
    format === "cyclonedx" && /^\s*\{/.test(text) ? toJsonDocument(name, bytes, options) : undefined;
  if (asJson !== undefined && "error" in asJson) return asJson;
  if (asJson !== undefined && isNestedDeeper(asJson.json, MAX_DEPTH)) {
    // The parser would take it for XML.
    const message = `it is nested more deeply than ${String(MAX_DEPTH)} levels, the most that Conftest's parser reads`;
    return toBroken(invalidDocument(name, undefined, { message }));
  }
  const { parseConfig } = await import("../opa/parse-config.js");
  const { signal, timeoutMs, uniqueKeys, protoFileDirs: folders, cwd = workingFolder() } = options;
  const file = isFile ? { path: name, cwd } : undefined;
  const protos = folders === undefined ? undefined : { folders, cwd };
  const parsed = await parseConfig(format, text, { signal, timeoutMs, uniqueKeys, file, protos });
  if (!("json" in parsed)) {
    return toBroken(invalidConfig(name, format, text, parsed));
  }
  const [list] = LISTED.includes(format) ? JsonSlice.of(parsed.json).elements() : [];
  const json = list?.bytes ?? parsed.json;
  const { locateInConfig } = await import("./locate-in-config.js");
  const document = { name, json, locate: asJson?.locate ?? locateInConfig(format, text, json) };
  return list === undefined ? document : { ...document, isWhole: true };
}

/** Reads JSON with comments. Errors are located in the text as it is. */
function toCommentedDocument(
  name: string,
  bytes: Uint8Array,
  options: ReadDocumentOptions,
): InputDocument | BrokenDocument | undefined {
  const text = decodeText(name, bytes);
  const blanked = blankComments(bytes);
  if (!("unclosed" in blanked)) return toJsonDocument(name, blanked, options);
  const before = decodeText(name, bytes.subarray(0, blanked.unclosed));
  const why = new TermSyntaxError("the comment does not end", getPosition(before, before.length));
  return toBroken(invalidDocument(name, text, why));
}

async function readJsonDocument(
  name: string,
  bytes: Uint8Array,
  options: ReadDocumentOptions,
  isUnnamed: boolean,
): Promise<InputDocument | BrokenDocument | undefined> {
  const document = await inTime(name, bytes, options, () => toJsonDocument(name, bytes, options));
  return options.advisesFormat === true ? withAdvice(document, bytes, isUnnamed) : document;
}

/** Adds the format that a text shows, which is not the JSON that it was taken for, or that a name which shows none was the reason. */
async function withAdvice(
  document: InputDocument | BrokenDocument | undefined,
  bytes: Uint8Array,
  isUnnamed: boolean,
): Promise<InputDocument | BrokenDocument | undefined> {
  if (document === undefined || !("error" in document) || !isUtf8(bytes)) return document;
  const [{ likelyFormat }, { whyDoubtfulYaml }] = await Promise.all([
    import("./likely-format.js"),
    import("./doubtful-yaml.js"),
  ]);
  const likely = likelyFormat(bytes, "json");
  if (likely === undefined && !isUnnamed) return document;
  const { error } = document;
  const { code, document: name, line, column, cause } = error;
  const doubt = likely === "yaml" ? whyDoubtfulYaml(new TextDecoder().decode(bytes)) : undefined;
  const advice =
    likely === undefined
      ? message`; its name shows no format, so it was read as JSON: ${option("format")} names another`
      : doubt === undefined
        ? message`; it looks like ${likely}: read it with ${option("format")} ${likely}`
        : message`; ${doubt}, as error messages: if it is YAML, read it with ${option("format")} yaml`;
  return toBroken(
    new DocumentError(message`${getMessage(error)}${advice}`, { code, document: name, cause, line, column }),
  );
}

async function* parseDocuments(
  source: DocumentSource,
  options: ReadDocumentOptions,
): AsyncGenerator<InputDocument | BrokenDocument> {
  const name = "path" in source ? source.path : source.name;
  const { format = formatByName(name) ?? "json" } = source;
  const advice = source.format === undefined ? adviceByName(name) : undefined;
  const isUnnamed = "path" in source && source.format === undefined && formatByName(name) === undefined;
  if (advice !== undefined) throw unusableDocument(name, message`${name}: ${advice}`);
  if (format === "jsonl" && "path" in source) {
    yield* parseJsonLines(name, readLines(name, options), options);
    return;
  }
  // Passed bytes are copied, because they are evaluated later.
  const bytes =
    "path" in source
      ? await readBytes(name, options)
      : Buffer.from("text" in source ? source.text : source.bytes);
  if (!("path" in source) && format !== "jsonl") checkSize(bytes.length, name, options.limit);
  if (format === "jsonl") yield* parseJsonLines(name, linesOf(bytes, name, options.limit), options);
  else if (format === "yaml") yield* parseYamlDocuments(name, bytes, options);
  else {
    const document =
      format === "json"
        ? await readJsonDocument(name, bytes, options, isUnnamed)
        : format === "jsonc"
          ? await inTime(name, bytes, options, () => toCommentedDocument(name, bytes, options))
          : await parseConfigDocument(name, bytes, format, { ...options, isFile: "path" in source });
    if (document !== undefined) yield document;
  }
}

function toDocument({ name, value }: DocumentValue): InputDocument | BrokenDocument {
  try {
    return { name, json: Buffer.from(toStrictJson(value), "utf8") };
  } catch (error) {
    if (isLimitError(error)) throw error;
    const tooLarge = whyTooLarge(error, "split it");
    const why =
      error instanceof NotJsonError
        ? error.message
        : tooLarge === undefined
          ? "its value cannot be read: a getter or toJSON throws"
          : `it ${tooLarge}`;
    const options = { code: "document_invalid", document: name, cause: error } as const;
    return toBroken(new DocumentError(`${name}: ${why}`, options));
  }
}

/**
 * Yields the documents of a source: one per line of JSON Lines, one or more of YAML, one of any other format or value. Lines of a
 * file are read on demand. A document with a syntax error is yielded as broken; the others are still read.
 *
 * @throws DocumentError `document_not_found`, `document_unreadable`, `document_too_large`; `document_invalid` for a
 * source without a document.
 */
export async function* readDocuments(
  source: DocumentSource | DocumentValue,
  options: ReadDocumentOptions = {},
): AsyncGenerator<InputDocument | BrokenDocument, void, undefined> {
  if ("value" in source) {
    yield await limitReading(`reading ${source.name}`, options, () => Promise.resolve(toDocument(source)));
    return;
  }
  let isEmpty = true;
  for await (const document of parseDocuments(source, options)) {
    isEmpty = false;
    yield document;
  }
  const name = "path" in source ? source.path : source.name;
  if (isEmpty) throw unusableDocument(name, `${name} is empty`);
}

/**
 * Reads the only document of a source; several documents or a broken one are an error.
 *
 * @throws DocumentError
 */
export async function readDocument(
  source: DocumentSource | DocumentValue,
  options: ReadDocumentOptions = {},
): Promise<InputDocument> {
  const documents: InputDocument[] = [];
  for await (const document of readDocuments(source, options)) {
    if ("error" in document) throw document.error;
    documents.push(document);
  }
  const [document, ...others] = documents;
  if (document === undefined || others.length > 0) {
    const name = "path" in source ? source.path : source.name;
    throw severalDocuments(name, documents.length);
  }
  return document;
}

export function severalDocuments(name: string, count: number): DocumentError {
  return unusableDocument(
    name,
    `${name} contains ${String(count)} documents; exactly one is allowed: put each in a file of its own`,
  );
}

/**
 * Reads the exact JSON text of the only document of a JSON or YAML file.
 *
 * @throws DocumentError
 */
export async function readJsonText(path: string, cwd: string = workingFolder()): Promise<string> {
  const { json } = await readDocument({ path }, { cwd });
  return new TextDecoder().decode(json);
}
