import { isUtf8 } from "node:buffer";
import { Turns } from "../../../base/async/turns.js";
import { BuiltinError, EvaluationError } from "../../../base/errors.js";
import { isBytes, isErrorOf } from "../../../base/realms.js";
import { asBuffer } from "../../../base/terms/json-bytes.js";
import { encodeText, joinParts } from "../../../base/terms/json-space.js";
import { LARGE_JSON_BYTES, NestedTooDeeply } from "../../../base/terms/large-json.js";
import { NumberTooLargeError, parseJson, TermSyntaxError } from "../../../base/terms/parse-term.js";
import { PlainJsonScan } from "../../../base/terms/plain-json-text.js";
import {
  findScanError,
  readLargeJson,
  runScan,
  writeLargeString,
} from "../../../base/terms/read-large-json.js";
import { RegoNumber, RegoObject, type Term } from "../../../base/terms/term.js";
import { toRegoText } from "../../../base/terms/term-text.js";
import { evalRego } from "../../opa/eval-rego.js";
import type { HttpResponse } from "./http-exchange.js";

const NULL = Buffer.from("null");

/** How a body is read, whatever its type. */
interface Decoding {
  forceJsonDecode: boolean;
  forceYamlDecode: boolean;
}

const PARAMETER = /^([^\s"=;]+)=([^\s";]+|"(?:[^"\\]|\\.)*")$/;

/** As Go reads them: names and values are well formed, and no name has two values. */
function areWellFormed(parameters: readonly string[]): boolean {
  const seen = new Map<string, string>();
  return parameters.every((text) => {
    const [, name = "", value = ""] = PARAMETER.exec(text) ?? [];
    const before = seen.get(name.toLowerCase());
    seen.set(name.toLowerCase(), value);
    return text === "" || (name !== "" && (before === undefined || before === value));
  });
}

/** `application/json` and `application/…+json`, with parameters that are well formed. */
function isJson(contentType: string): boolean {
  const [type = "", ...parameters] = contentType.split(";").map((part) => part.trim());
  return areWellFormed(parameters) && /^application\/(?:json|[^/\s]*\+json)$/i.test(type);
}

function isYaml(contentType: string): boolean {
  return contentType.includes("application/yaml") || contentType.includes("application/x-yaml");
}

function numberTooLarge(cause: NumberTooLargeError): BuiltinError {
  return new BuiltinError(`http.send: the answer cannot be read: ${cause.reason}`, {
    code: "number_too_large",
    builtin: "http.send",
    cause,
  });
}

function tooDeep(cause?: unknown): BuiltinError {
  return new BuiltinError("http.send: the answer is nested too deeply to be read", {
    code: "stack_limit",
    builtin: "http.send",
    cause,
  });
}

/** A number without the digits of a fraction or exponent, where Go reads on. */
const BROKEN_NUMBER = /^[ \t\r\n]*-?\d+(?:\.|(?:\.\d+)?[eE])$/;

/** Invalid JSON is `null`. Of several values the first counts, as in Go. */
function decodeJson(text: string): Term {
  try {
    return parseJson(text);
  } catch (error) {
    if (!(error instanceof TermSyntaxError)) throw error;
    if (error instanceof NumberTooLargeError) throw numberTooLarge(error);
    const { offset } = error;
    if (BROKEN_NUMBER.test(text.slice(0, offset + 1))) return null;
    try {
      return parseJson(text.slice(0, offset));
    } catch {
      return null;
    }
  }
}

/** Throws when the time of the evaluation is over. */
type Check = () => void;

/** A small body as a value, a large one as its JSON text. */
type Body = Term | Buffer;

/** Reads a large text in turns of the event loop, as `decodeJson` reads a small one. */
async function decodeLargeJson(text: Buffer, check: Check): Promise<Buffer> {
  const whole = await readLargeJson(text, { check });
  if (whole !== undefined) return asBuffer(whole.bytes);
  const scan = new PlainJsonScan(text, { anyEscape: true });
  const isWhole = await runScan(scan, new Turns(check));
  if (isWhole || scan.isTooDeep) throw tooDeep();
  const { error } = findScanError(text, scan);
  if (error instanceof NumberTooLargeError) throw numberTooLarge(error);
  const first =
    scan.end === undefined ? undefined : await readLargeJson(text.subarray(0, scan.end), { check });
  return first === undefined ? NULL : asBuffer(first.bytes);
}

/** `yaml.unmarshal` in a worker, whatever its aliases expand to. Invalid YAML is `null`. */
async function decodeYaml(text: string, { signal, deadline }: ReadingTime, check: Check): Promise<Body> {
  const timeoutMs = Math.max(1, deadline - Date.now());
  const query = "json.marshal(yaml.unmarshal(input))";
  const read = await evalRego({ files: [], query, input: text, format: "raw", signal, timeoutMs }).catch(
    (error: unknown) => {
      // The evaluation's own time is over, not that of a query.
      check();
      throw error;
    },
  );
  if (!read.defined) return null;
  const json = read.stdout;
  if (json.length < LARGE_JSON_BYTES) return decodeJson(json);
  return decodeLargeJson(await encodeText(json, new Turns(check)), check);
}

async function decode(
  { body, headers }: HttpResponse,
  { forceJsonDecode, forceYamlDecode }: Decoding,
  time: ReadingTime,
  check: Check,
): Promise<Body> {
  const [contentType = ""] = headers.get("content-type") ?? [];
  if (forceJsonDecode || isJson(contentType)) {
    if (body.length < LARGE_JSON_BYTES) return decodeJson(body.toString("utf8"));
    return decodeLargeJson(isUtf8(body) ? body : Buffer.from(body.toString("utf8")), check);
  }
  if (forceYamlDecode || isYaml(contentType)) return decodeYaml(body.toString("utf8"), time, check);
  return null;
}

/** The time of the evaluation for reading an answer. */
interface ReadingTime {
  signal: AbortSignal;
  /** In milliseconds since the epoch. */
  deadline: number;
}

function startCheck({ signal, deadline }: ReadingTime): Check {
  return () => {
    signal.throwIfAborted();
    if (Date.now() <= deadline) return;
    throw new EvaluationError("reading the answer of http.send took longer than the evaluation may take", {
      code: "timeout",
    });
  };
}

/**
 * Returns the response as a policy gets it: `status`, `status_code`, `body`, `raw_body`, `headers`. A large one is read and written in
 * turns of the event loop, and returned as its text in UTF-8.
 *
 * @throws EvaluationError `timeout`, `aborted`; BuiltinError `number_too_large`, `stack_limit`
 */
export async function toHttpAnswer(
  response: HttpResponse,
  decoding: Decoding,
  time: ReadingTime,
): Promise<RegoObject | Buffer> {
  const { status, statusCode, headers, body: raw } = response;
  const check = startCheck(time);
  let body: Body;
  try {
    body = await decode(response, decoding, time, check);
  } catch (error) {
    if (error instanceof NestedTooDeeply || isErrorOf(error, "RangeError")) throw tooDeep(error);
    throw error;
  }
  const others: [Term, Term][] = [
    ["status", status],
    ["status_code", new RegoNumber(String(statusCode))],
    ["headers", new RegoObject([...headers])],
  ];
  const text = raw.toString("utf8");
  if (!isBytes(body) && raw.length < LARGE_JSON_BYTES)
    return new RegoObject([...others, ["body", body], ["raw_body", text]]);
  const turns = new Turns(check);
  return joinParts(
    [
      Buffer.from(`${toRegoText(new RegoObject(others)).slice(0, -1)},"body":`),
      isBytes(body) ? body : Buffer.from(toRegoText(body)),
      Buffer.from(',"raw_body":'),
      ...(await writeLargeString(text, turns)),
      Buffer.from("}"),
    ],
    turns,
  );
}
