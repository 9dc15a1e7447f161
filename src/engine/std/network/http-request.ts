import { escapeForHtml } from "../../../base/terms/json-format.js";
import { toJsonText, toRegoText, toRegoTextSpaced } from "../../../base/terms/term-text.js";
import { RegoNumber, RegoObject, RegoSet, type Term } from "../../../base/terms/term.js";
import { typeName } from "../operand.js";
import { parseGoDuration } from "./go-duration.js";
import { failArgument, HttpSendError, toGoPrefix } from "./http-send-error.js";
import { trimQuotes, type RequestOptions } from "./request-options.js";
import { parseRequestUrl, toRequestTarget } from "./request-url.js";
import { isTlsText, readTlsOption, type TlsOptions } from "./tls-options.js";
import { isErrorOf } from "../../../base/realms.js";
import { shownAddress } from "../../../base/text/address.js";

/** How answers are cached for later evaluations. */
interface CacheOptions {
  /** Above 0: the duration, regardless of the response. */
  forceSeconds: number;
  /** Whether `caching_mode` is one that OPA knows; an answer is not cached otherwise. */
  isModeKnown: boolean;
}

/** A request with the options of a call of `http.send`. */
export interface HttpRequest {
  /** In upper case. */
  method: string;
  url: URL;
  /** Path and query. */
  target: string;
  /** As it was passed, without parts that may be secret. */
  shownUrl: string;
  /** By name in the canonical form of HTTP: `Content-Type`. */
  headers: ReadonlyMap<string, string>;
  body: Buffer | undefined;
  tls: TlsOptions;
  enableRedirect: boolean;
  forceJsonDecode: boolean;
  forceYamlDecode: boolean;
  /** 0 means no limit. */
  timeoutMs: number;
  maxRetryAttempts: number;
  /** `undefined`: not cached. */
  cache: CacheOptions | undefined;
}

const DEFAULT_TIMEOUT_MS = 5000;

/** Request options, in OPA's order. */
const KEYS = new Set(
  (
    "method url body enable_redirect force_json_decode force_yaml_decode headers raw_body tls_use_system_certs " +
    "tls_ca_cert tls_ca_cert_file tls_ca_cert_env_variable tls_client_cert tls_client_cert_file " +
    "tls_client_cert_env_variable tls_client_key tls_client_key_file tls_client_key_env_variable " +
    "tls_insecure_skip_verify tls_server_name timeout cache force_cache force_cache_duration_seconds raise_error " +
    "caching_mode max_retry_attempts cache_ignored_headers"
  ).split(" "),
);

function keySet(keys: readonly Term[]): string {
  return toRegoTextSpaced(new RegoSet([...keys]));
}

function checkKeys(options: RequestOptions): void {
  const unknown = [...options.keys()].filter((key) => typeof key !== "string" || !KEYS.has(key));
  if (unknown.length > 0) {
    failArgument(`operand 1 invalid request parameters(s): ${keySet(unknown)}`, "eval_type_error");
  }
  const missing = ["method", "url"].filter((key) => !options.has(key));
  if (missing.length > 0) {
    failArgument(`operand 1 missing required request parameters(s): ${keySet(missing)}`, "eval_type_error");
  }
}

function readBoolean(options: RequestOptions, key: string): boolean {
  const value = options.has(key) ? options.get(key) : false;
  return typeof value === "boolean" ? value : failArgument(`invalid value for "${key}" field`);
}

/** As Go's `strconv.ParseBool` of the value's text. */
function readFlag(value: Term | undefined): boolean {
  if (value === undefined) return false;
  const text = toRegoText(value);
  if (text === "true" || text === "1") return true;
  if (text === "false" || text === "0") return false;
  return failArgument(`strconv.ParseBool: parsing ${JSON.stringify(text)}: invalid syntax`);
}

const INT32_LIMIT = 2n ** 31n;
const INT64_LIMIT = 2n ** 63n;
const INTEGER = /^[+-]?\d+$/;

function readForceSeconds(options: RequestOptions): number {
  const value = options.get("force_cache_duration_seconds");
  if (value === undefined) {
    return failArgument("'force_cache' set but 'force_cache_duration_seconds' parameter is missing");
  }
  const text = toRegoText(value);
  const parsing = `strconv.ParseInt: parsing ${JSON.stringify(text)}`;
  if (!INTEGER.test(text)) return failArgument(`${parsing}: invalid syntax`);
  const seconds = BigInt(text);
  const isInRange = seconds < INT32_LIMIT && seconds >= -INT32_LIMIT;
  return isInRange ? Number(seconds) : failArgument(`${parsing}: value out of range`);
}

function readCache(options: RequestOptions): CacheOptions | undefined {
  const cache = readBoolean(options, "cache");
  const force = readBoolean(options, "force_cache");
  if (!cache && !force) return undefined;
  const mode = options.get("caching_mode");
  return {
    forceSeconds: force ? readForceSeconds(options) : 0,
    isModeKnown: mode === undefined || mode === "serialized" || mode === "deserialized",
  };
}

/** Nanoseconds as a number, or as a text with or without units. */
function readTimeoutMs(value: Term | undefined): number {
  if (value === undefined) return DEFAULT_TIMEOUT_MS;
  if (value instanceof RegoNumber) {
    if (isInt64(value.text)) return toMs(Number(value.text));
    return failArgument(`invalid timeout number value ${value.text}, must be int64`);
  }
  if (typeof value !== "string") {
    const why = `operand 1 'timeout' must be one of {string, number} but got ${typeName(value)}`;
    return failArgument(why, "eval_type_error");
  }
  if (isInt64(value)) return toMs(Number(value));
  try {
    return toMs(parseGoDuration(value));
  } catch (error) {
    if (!isErrorOf(error, "SyntaxError")) throw error;
    return failArgument(`invalid timeout value ${JSON.stringify(value)}: ${error.message}`);
  }
}

function isInt64(text: string): boolean {
  if (!INTEGER.test(text)) return false;
  const value = BigInt(text);
  return value < INT64_LIMIT && value >= -INT64_LIMIT;
}

function toMs(ns: number): number {
  return ns <= 0 ? 0 : Math.ceil(ns / 1e6);
}

function readRetries(value: Term | undefined): number {
  if (value === undefined) return 0;
  const text = toRegoText(value);
  if (value instanceof RegoNumber && /^\d{1,15}$/.test(text)) return Number(text);
  return failArgument(`invalid value ${text} for field "max_retry_attempts"`);
}

/** `content-type` as `Content-Type`, as Go's `CanonicalHeaderKey`. */
function toCanonicalName(name: string): string {
  if (!/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/.test(name)) return name;
  return name.toLowerCase().replace(/(^|-)[a-z]/g, (start) => start.toUpperCase());
}

/** As Go prints it with `%q`. */
function toGoQuoted(value: Term): string {
  if (value === null) return "%!q(<nil>)";
  if (typeof value === "boolean") return `%!q(bool=${value})`;
  if (value instanceof RegoNumber) return JSON.stringify(value.text);
  if (Array.isArray(value)) return `[${value.map(toGoQuoted).join(" ")}]`;
  return value instanceof RegoObject ? "map[…]" : toJsonText(value);
}

function readHeaders(value: Term | undefined): Map<string, string> {
  const headers = new Map<string, string>();
  if (value === undefined) return headers;
  if (!(value instanceof RegoObject)) return failArgument("invalid type for headers key");
  for (const [key, header] of value.entries) {
    if (typeof header !== "string") {
      return failArgument(`invalid type for headers value ${toGoQuoted(header)}`);
    }
    headers.set(toCanonicalName(typeof key === "string" ? key : toJsonText(key)), header);
  }
  return headers;
}

function checkHeaders(headers: ReadonlyMap<string, string>, prefix: string): void {
  // Not imported: that reads all exports of node:http, one of which loads Node's own undici on Node 24 and later.
  const { validateHeaderName, validateHeaderValue } = process.getBuiltinModule("node:http");
  for (const [name, value] of headers) {
    const fail = (subject: string): never => {
      throw new HttpSendError(`${prefix}: net/http: invalid header field ${subject}`, "network");
    };
    try {
      validateHeaderName(name);
    } catch {
      fail(`name ${JSON.stringify(name)}`);
    }
    try {
      validateHeaderValue(name, toWireText(value));
    } catch {
      fail(`value for ${JSON.stringify(name)}`);
    }
  }
}

/** Header values are UTF-8 on the wire, and a character a byte in Node. */
export function toWireText(text: string): string {
  return Buffer.from(text, "utf8").toString("latin1");
}

function readBody(options: RequestOptions): Buffer | undefined {
  const raw = options.get("raw_body");
  if (typeof raw === "string") return Buffer.from(trimQuotes(raw));
  const body = options.get("body");
  return body === undefined ? undefined : Buffer.from(escapeForHtml(toJsonText(body)));
}

const METHOD = /^[!#$%&'*+.^_`|~0-9A-Z-]*$/;

/**
 * Reads the operand of `http.send`, with OPA's checks and messages (OPA's `v1/topdown/http.go`).
 *
 * @throws HttpSendError
 */
export function parseHttpRequest(options: RequestOptions): HttpRequest {
  checkKeys(options);
  const cache = readCache(options);
  const texts = new Map<string, string>();
  for (const [key, value] of options) {
    if (key !== "method" && key !== "url" && key !== "raw_body" && !isTlsText(key)) continue;
    if (typeof value !== "string") return failArgument(`"${String(key)}" must be a string`);
    texts.set(String(key), trimQuotes(value));
  }
  const tls: TlsOptions = { texts: new Map(), useSystemCerts: false, insecureSkipVerify: false };
  for (const [key, value] of options) readTlsOption(tls, key, value, texts, readFlag);
  const enableRedirect = readFlag(options.get("enable_redirect"));
  const headers = readHeaders(options.get("headers"));
  const timeoutMs = readTimeoutMs(options.get("timeout"));
  const method = (texts.get("method") ?? "").toUpperCase();
  if (!METHOD.test(method)) return failArgument(`net/http: invalid method ${JSON.stringify(method)}`);
  const urlText = texts.get("url") ?? "";
  const url = parseRequestUrl(method, urlText);
  const shownUrl = shownAddress(urlText);
  const maxRetryAttempts = readRetries(options.get("max_retry_attempts"));
  checkHeaders(headers, toGoPrefix(method, shownUrl));
  return {
    method: method === "" ? "GET" : method,
    url,
    target: toRequestTarget(urlText),
    shownUrl,
    headers,
    body: readBody(options),
    tls,
    enableRedirect,
    forceJsonDecode: readBoolean(options, "force_json_decode"),
    forceYamlDecode: readBoolean(options, "force_yaml_decode"),
    timeoutMs,
    maxRetryAttempts,
    cache,
  };
}
