import type { JsonSlice } from "../../base/terms/json-slice.js";
import { getPosition } from "../../base/terms/parse-term.js";
import { ApiError, type ApiErrorDetail } from "./api-error.js";
import { readJsonBody, type ReadLimits } from "./request-input.js";

/** A parsed request to the Compile API. */
export interface CompileRequest {
  query: string;
  /** JSON text; `undefined` without an input, and for null. */
  input: string | undefined;
  /** References as text; `undefined` without any, which is not the same as an empty list. */
  unknowns: readonly string[] | undefined;
  disableInlining: readonly string[];
}

/** The error of an invalid request body. */
export function invalidBody(why: string): ApiError {
  return new ApiError(400, "invalid_parameter", `error(s) occurred while decoding request: ${why}`);
}

/** A member by OPA's rules: names are case-insensitive, and the last of several counts. */
export function getMember(object: JsonSlice, name: string): JsonSlice | undefined {
  const wanted = name.toLowerCase();
  let member: JsonSlice | undefined;
  for (const [key, value] of object.members) {
    if (key.length === wanted.length && key.toLowerCase() === wanted) member = value;
  }
  return member?.isNull === true ? undefined : member;
}

/** The value of a member, by the same rules. */
export function valueOf(object: JsonSlice, name: string): unknown {
  const member = getMember(object, name);
  return member === undefined ? undefined : JSON.parse(member.text);
}

function getStrings(object: JsonSlice, name: string): readonly string[] | undefined {
  const value = valueOf(object, name);
  if (value === undefined) return undefined;
  const isList = Array.isArray(value) && value.every((item) => typeof item === "string");
  if (!isList) throw invalidBody(`${name} must be an array of strings`);
  return value;
}

/**
 * Reads the body of a request to `/v1/compile`, which is JSON regardless of its content type. Members that OPA does not
 * know are ignored.
 *
 * @throws ApiError 400
 */
export async function readCompileRequest(body: Uint8Array, limits: ReadLimits): Promise<CompileRequest> {
  const request = await readJsonBody(body, invalidBody, limits);
  if (request.isNull) return toRequest("", undefined, undefined, []);
  if (!request.isObject) throw invalidBody('it must be an object such as {"query": …}');
  const query = valueOf(request, "query") ?? "";
  if (typeof query !== "string") throw invalidBody("query must be a string");
  const input = getMember(request, "input");
  const unknowns = getStrings(request, "unknowns");
  const options = getMember(request, "options");
  if (options !== undefined && !options.isObject) throw invalidBody("options must be an object");
  const disableInlining = options === undefined ? [] : (getStrings(options, "disableInlining") ?? []);
  const evaluatesAll =
    options === undefined ? false : (valueOf(options, "nondeterministicBuiltins") ?? false);
  if (typeof evaluatesAll !== "boolean") throw invalidBody("nondeterministicBuiltins must be true or false");
  if (evaluatesAll) {
    throw new ApiError(
      400,
      "invalid_parameter",
      "options.nondeterministicBuiltins is not supported by this server: built-ins that are not deterministic are never called for a query of a client",
    );
  }
  return toRequest(query, input, unknowns, disableInlining);
}

function toRequest(
  query: string,
  input: JsonSlice | undefined,
  unknowns: readonly string[] | undefined,
  disableInlining: readonly string[],
): CompileRequest {
  if (query.trim() === "") throw missingQuery();
  checkQuery(query);
  return { query, input: input?.text, unknowns, disableInlining };
}

/** In characters. The syntax tree of a query is read in the server's thread, and is many times as large. */
const MAX_QUERY_LENGTH = 128 * 1024;
/** OPA's parser has 100,000, but its compiler takes minutes for some queries that are nested 500 deep. */
const MAX_QUERY_DEPTH = 250;
/** A comment, a string, a raw string, or a bracket. */
const NESTING = /#.*|"(?:[^"\\\n]|\\.)*"|`[^`]*`|[([{]|[)\]}]/g;

/**
 * Checks that a client's query is neither too long nor nested too deeply.
 *
 * @throws ApiError 400; for nesting, with the message of OPA's parser.
 */
export function checkQuery(query: string): void {
  if (query.length > MAX_QUERY_LENGTH) {
    const limit = String(MAX_QUERY_LENGTH);
    throw new ApiError(400, "invalid_parameter", `the query is too long (limit: ${limit} characters)`);
  }
  let depth = 0;
  for (const { 0: found, index } of query.matchAll(NESTING)) {
    if (")]}".includes(found)) depth--;
    else if ("([{".includes(found)) depth++;
    if (depth <= MAX_QUERY_DEPTH) continue;
    const { line, column } = getPosition(query, index);
    const location = { file: "", row: line, col: column };
    const message = "max parsing recursion depth exceeded";
    throw parsingQueryError([{ code: PARSE_ERROR, message, location }]);
  }
}

/** OPA's code of a query that cannot be parsed. */
export const PARSE_ERROR = "rego_parse_error";

/** OPA's response to a query that cannot be parsed. */
export function parsingQueryError(details: readonly ApiErrorDetail[]): ApiError {
  return new ApiError(400, "invalid_parameter", "error(s) occurred while parsing query", { details });
}

/** OPA's response to a query for compilation without expressions. */
export function missingQuery(): ApiError {
  return new ApiError(400, "invalid_parameter", "missing required 'query' value");
}
