import { isAscii } from "node:buffer";
import { BoundedCache } from "../../base/async/bounded-cache.js";
import { asBuffer } from "../../base/terms/json-bytes.js";

/** In bytes. Looking at larger arguments takes longer than opa-core's answer is worth. */
const MOST_BYTES = 1_024;
/** In bytes, of one that is remembered. */
const MOST_KNOWN_BYTES = 256;
/** In bytes, of a thousand or more. */
const MOST_CACHED_BYTES = 1 << 20;
/** Beyond this depth opa-core decides. */
const MOST_DEPTH = 100;
/** Their answers depend on the time, too. */
const TIMED = /^(?:io\.jwt\.decode_verify|crypto\.x509\.parse_and_verify.*)$/;
/** Their only errors are those of the first argument, the pattern. */
const OF_PATTERNS: readonly string[] = ["re_match", "regex.match", "regex.split"];

/** Calls that failed in this process. */
const known = new BoundedCache<true>(MOST_CACHED_BYTES, () => 0);

const SPACES = /[ \t\n\r]*/y;
const SCALAR =
  /(?:"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/y;
const KEY = /"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"[ \t\n\r]*:/y;

/** Returns the end of what a pattern matches at a place; -1 for nothing. */
function skip(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : -1;
}

/** Returns the end of the JSON value at a place, with the spaces after it; -1 where there is none, and NaN where it is nested deeply. */
function skipJson(text: string, from: number, depth: number): number {
  if (depth > MOST_DEPTH) return Number.NaN;
  let at = skip(SPACES, text, from);
  const open = text[at];
  if (open !== "{" && open !== "[") {
    const end = skip(SCALAR, text, at);
    return end < 0 ? end : skip(SPACES, text, end);
  }
  const close = open === "{" ? "}" : "]";
  at = skip(SPACES, text, at + 1);
  if (text[at] === close) return skip(SPACES, text, at + 1);
  for (;;) {
    if (open === "{") at = skip(KEY, text, skip(SPACES, text, at));
    if (at >= 0) at = skipJson(text, at, depth + 1);
    // NaN is neither.
    if (!(at >= 0)) return at;
    if (text[at] === close) return skip(SPACES, text, at + 1);
    if (text[at] !== ",") return -1;
    at++;
  }
}

/** Whether a built-in certainly fails for a text. The text after the first JSON value is left to opa-core. */
const FAILS: Readonly<Record<string, (text: string) => boolean>> = {
  "base64.decode": (text) => /[^\w+/=\r\n]|_/.test(text),
  "base64url.decode": (text) => /[^\w=\r\n-]/.test(text),
  "hex.decode": (text) => text.length % 2 === 1 || /[^\da-f]/i.test(text),
  "json.unmarshal": (text) => skipJson(text, 0, 0) === -1,
  "time.parse_duration_ns": (text) => !/\d/.test(text),
  "time.parse_rfc3339_ns": (text) => !/^\d{4}-\d\d-\d\dT/.test(text),
  to_number: (text) => !/\d/.test(text) && !/inf|nan/i.test(text),
  "urlquery.decode": (text) => /%(?![\da-f]{2})/i.test(text),
};

/** The text of a string without escapes; `undefined` for any other argument. */
function plainText(argument: Uint8Array | undefined): string | undefined {
  if (argument?.[0] !== 34 || argument.length > MOST_BYTES || !isAscii(argument)) return undefined;
  const text = latin1(argument, 1, argument.length - 1);
  return text.includes("\\") ? unescaped(text) : text;
}

/** Only quotes and backslashes, which texts that are no JSON often have. */
function unescaped(text: string): string | undefined {
  return /\\[^"\\]/.test(text.replaceAll("\\\\", "")) ? undefined : text.replace(/\\(["\\])/g, "$1");
}

function latin1(bytes: Uint8Array, start = 0, end = bytes.length): string {
  return (Buffer.isBuffer(bytes) ? bytes : asBuffer(bytes)).toString("latin1", start, end);
}

function getKey(name: string, args: readonly Uint8Array[]): string | undefined {
  if (TIMED.test(name)) return undefined;
  const counted = OF_PATTERNS.includes(name) ? 1 : args.length;
  let key = name;
  let bytes = 0;
  for (let i = 0; i < counted; i++) {
    const arg = args[i] as Uint8Array;
    bytes += arg.length;
    if (bytes > MOST_KNOWN_BYTES) return undefined;
    // No Rego text has a NUL.
    key += `\0${latin1(arg)}`;
  }
  return key;
}

/**
 * Returns whether a call certainly fails, so that it is undefined where nobody reads its error.
 *
 * @param args the texts of its arguments, of types that the built-in takes.
 */
export function certainlyFails(name: string, args: readonly Uint8Array[]): boolean {
  const fails = Object.hasOwn(FAILS, name) ? FAILS[name] : undefined;
  const text = fails === undefined ? undefined : plainText(args[0]);
  if (text !== undefined && fails?.(text) === true) return true;
  if (known.isEmpty) return false;
  const key = getKey(name, args);
  return key !== undefined && known.get(key) === true;
}

/** Remembers that a call has failed, of a built-in that is a function of its arguments. */
export function addFailure(name: string, args: readonly Uint8Array[]): void {
  const key = getKey(name, args);
  if (key !== undefined) known.keep(key, true);
}
