import { isUtf8 } from "node:buffer";
import { DEFAULT_TIMEOUT_MS } from "../../engine/rounds/evaluation-deadline.js";
import { Turns } from "../../base/async/turns.js";
import { JsonSlice } from "../../base/terms/json-slice.js";
import { shortenSpace, type ShortenedJson } from "../../base/terms/json-space.js";
import { LARGE_JSON_BYTES } from "../../base/terms/large-json.js";
import { parseJson, TermSyntaxError, type TextPosition } from "../../base/terms/parse-term.js";
import { isPlainJsonText, PlainJsonScan } from "../../base/terms/plain-json-text.js";
import { findScanError, readLargeJson, runScan } from "../../base/terms/read-large-json.js";
import { toJsonText } from "../../base/terms/term-text.js";
import { ApiError } from "./api-error.js";
import { readingCheck } from "./served-policies.js";
import { isErrorOf } from "../../base/realms.js";

function malformed(where: "body" | "parameter", why: string, cause?: unknown): ApiError {
  return new ApiError(400, "invalid_parameter", `${where} contains malformed input document: ${why}`, {
    cause,
  });
}

/** A byte order mark is not JSON, as in OPA. */
const UTF8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** Creates the error for invalid JSON. */
type ToError = (why: string, cause: unknown) => ApiError;

const LINE_FEED = 0x0a;
/** The part of a body that is read between two checks of the time, in bytes. */
const PART_BYTES = 64 * 1024;
/** A longer string could be neither read nor written in a turn of the event loop. In bytes. */
const MAX_STRING_BYTES = 16 * 1024 * 1024;
const LONG_STRING = `it has a string or key of more than ${String(MAX_STRING_BYTES)} bytes`;

/** Maximum number of members of a large request: a table of more would take long to grow, and to search for each name. */
const MAX_MEMBERS = 65_536;

/** Returns valid JSON text unchanged; text that needs a closer look is parsed exactly, and of equal keys the last counts. */
function checkJson(bytes: Uint8Array, toError: ToError): Uint8Array {
  return isPlainJsonText(bytes) ? bytes : readExactly(bytes, toError);
}

/**
 * The same for a body. A large one is read in turns of the event loop, also if it is invalid; one that is nested deeper
 * than `PlainJsonScan` reads is rejected.
 */
async function readDocument(bytes: Uint8Array, toError: ToError, check: () => void): Promise<JsonSlice> {
  if (bytes.length < LARGE_JSON_BYTES) return JsonSlice.of(checkJson(bytes, toError));
  const turns = new Turns(check);
  const shortened = await shortenSpace(bytes, turns, MAX_STRING_BYTES);
  const plain = await readLargeJson(shortened.bytes, { check, maxStringBytes: MAX_STRING_BYTES });
  if (plain === undefined) throw await whyBroken(bytes, shortened, toError, turns);
  return plain;
}

/** The same for a body whose members are read. A large one has a limited number of them. */
export async function readJsonBody(
  bytes: Uint8Array,
  toError: ToError,
  limits: ReadLimits,
): Promise<JsonSlice> {
  const check = readingCheck(limits);
  const request = await readDocument(bytes, toError, check);
  if (bytes.length < LARGE_JSON_BYTES || (await request.readMembers(new Turns(check), MAX_MEMBERS)))
    return request;
  throw toError(`it has more than ${String(MAX_MEMBERS)} members`, undefined);
}

/** A text of consecutive line breaks has the most lines. */
async function findPosition(bytes: Uint8Array, offset: number, turns: Turns): Promise<TextPosition> {
  let [line, start] = [1, 0];
  for (let at = bytes.indexOf(LINE_FEED); at >= 0 && at < offset; at = bytes.indexOf(LINE_FEED, start)) {
    [line, start] = [line + 1, at + 1];
    if (turns.isOver) await turns.next();
  }
  let column = 1;
  for (let at = start; at < offset; at++) {
    // Continuation bytes of a character do not count.
    if (((bytes[at] ?? 0) & 0xc0) !== 0x80) column++;
    if (at % PART_BYTES === 0 && turns.isOver) await turns.next();
  }
  return { offset, line, column };
}

/** The error for a large text of invalid JSON: that of a small one, located in turns of the event loop. */
async function whyBroken(
  original: Uint8Array,
  { bytes, toOffset }: ShortenedJson,
  toError: ToError,
  turns: Turns,
): Promise<ApiError> {
  if (!isUtf8(bytes)) return toError("it is not UTF-8", undefined);
  const scan = new PlainJsonScan(bytes, { anyEscape: true, maxStringBytes: MAX_STRING_BYTES });
  const isJson = await runScan(scan, turns);
  if (scan.hasLongString) return toError(LONG_STRING, undefined);
  if (scan.isTooDeep || isJson) return toError("it is nested too deeply", undefined);
  const { error, at } = findScanError(bytes, scan);
  const position = await findPosition(original, toOffset(at), turns);
  const cause = new TermSyntaxError(error?.reason ?? "no JSON value", position);
  return toError(cause.message, cause);
}

function readExactly(bytes: Uint8Array, toError: ToError): Uint8Array {
  try {
    return Buffer.from(toJsonText(parseJson(UTF8.decode(bytes))));
  } catch (error) {
    if (error instanceof TermSyntaxError) throw toError(error.message, error);
    if (isErrorOf(error, "RangeError")) throw toError("it is nested too deeply", error);
    if (isErrorOf(error, "TypeError")) throw toError("it is not UTF-8", error);
    throw error;
  }
}

/** Whether a body consists of white space only, by OPA's definition. It is read in turns of the event loop. */
export async function isBlank(body: Uint8Array, limits: ReadLimits): Promise<boolean> {
  const turns = new Turns(readingCheck(limits));
  for (let at = 0; at < body.length; at++) {
    const byte = body[at] as number;
    if (byte !== 0x20 && (byte < 0x09 || byte > 0x0d)) return false;
    if (at % PART_BYTES === 0 && turns.isOver) await turns.next();
  }
  return true;
}

/** Limits of reading a body. */
export interface ReadLimits {
  signal?: AbortSignal | undefined;
  /** Default: that of an evaluation. */
  timeoutMs?: number | undefined;
  /** The remaining part of it. Default: all of it. */
  leftMs?: number | undefined;
}

/** Its errors specify lines only: a parser that also determines columns would run in the server's thread. */
async function yamlToJson(bytes: Uint8Array, limits: ReadLimits): Promise<Uint8Array | undefined> {
  const { readYaml } = await import("../../engine/opa/read-yaml.js");
  const { timeoutMs = DEFAULT_TIMEOUT_MS } = limits;
  const text = bytes.length < LARGE_JSON_BYTES ? Buffer.from(bytes).toString("utf8") : bytes;
  const [document, ...others] = await readYaml(text, { ...limits, timeoutMs });
  if (others.length > 0) throw malformed("body", `it has ${String(others.length + 1)} YAML documents`);
  if (document === undefined) return undefined;
  if (!("json" in document)) throw malformed("body", document.message);
  return Buffer.from(document.json);
}

/** The body as JSON, which is YAML if its content type specifies so, by OPA's rules; `undefined` for an empty one. */
async function toJson(
  body: Uint8Array,
  contentType: string,
  limits: ReadLimits,
): Promise<Uint8Array | undefined> {
  if (contentType.includes("yaml")) return yamlToJson(body, limits);
  return (await isBlank(body, limits)) ? undefined : body;
}

const malformedBody: ToError = (why, cause) => malformed("body", why, cause);

/** The parts of a request to `/v1/data`, as JSON text. */
interface InputV1 {
  /** `undefined` without an input, and for null. */
  input: Uint8Array | undefined;
  /** An object of the body's other members; `undefined` without any. */
  metadata: string | undefined;
}

/** Whether a member of a request is its input, by OPA's rules. */
export function isInputKey(key: string): boolean {
  return key.toLowerCase() === "input";
}

const NO_INPUT: InputV1 = { input: undefined, metadata: undefined };

/**
 * The input of a request to `/v1/data`: the member `input` of its body, case-insensitive as in OPA. Other members are
 * metadata for the decision log. OPA also treats an input in another letter case as metadata, where a mask of the input
 * would miss it.
 */
export async function readInputV1(
  body: Uint8Array,
  contentType: string,
  limits: ReadLimits,
): Promise<InputV1> {
  const json = await toJson(body, contentType, limits);
  if (json === undefined) return NO_INPUT;
  const request = await readJsonBody(json, malformedBody, limits);
  if (request.isNull) return NO_INPUT;
  if (!request.isObject) throw malformed("body", 'it must be an object such as {"input": …}');
  const turns = new Turns(readingCheck(limits));
  let input: JsonSlice | undefined;
  let metadata = "";
  for (const [key, value] of request.members) {
    if (isInputKey(key)) input = value;
    else metadata += `${metadata === "" ? "{" : ","}${JSON.stringify(key)}:${value.text}`;
    if (turns.isOver) await turns.next();
  }
  return {
    input: input === undefined || input.isNull ? undefined : input.bytes,
    metadata: metadata === "" ? undefined : `${metadata}}`,
  };
}

/** The input of a request to `/` and `/v0/data`: the body itself; null for an empty one. */
export async function readInputV0(
  body: Uint8Array,
  contentType: string,
  limits: ReadLimits,
): Promise<Uint8Array> {
  try {
    const json = await toJson(body, contentType, limits);
    if (json === undefined) return Buffer.from("null");
    return (await readDocument(json, malformedBody, readingCheck(limits))).bytes;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new ApiError(error.status, error.code, `unexpected parse error for input: ${error.message}`, {
      cause: error,
    });
  }
}

/** The input of the query parameter `input`. */
export function readInputParameter(text: string): Uint8Array {
  return checkJson(Buffer.from(text), (...why) => malformed("parameter", ...why));
}
