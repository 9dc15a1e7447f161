import { defined } from "../../base/pick.js";
import { randomUUID } from "node:crypto";
import { EvaluationError, PolicyLoadError } from "../../base/errors.js";
import { evalRego, type EvalRegoOptions, type EvalRegoResult } from "../../engine/opa/eval-rego.js";
import { parseRego } from "../../engine/opa/print-rego.js";
import type { RegoSources } from "../../engine/opa/rego-source.js";
import type { CoreRunOptions } from "../../engine/opa/run-in-core.js";
import { formatJson } from "../../base/terms/json-format.js";
import { parseResult } from "../../engine/rounds/result-set.js";
import type { JsonValue } from "../../base/terms/json-value.js";
import type { OpaLocation } from "../../base/text/opa-location.js";
import { toJsonText } from "../../base/terms/term-text.js";
import { compareStrings, RegoNumber, RegoObject, type Term } from "../../base/terms/term.js";
import { ApiError, type ApiErrorDetail } from "./api-error.js";
import { getIndent, type DataApiOptions, type DataRequest } from "./data-api.js";
import { jsonAnswer, type Answer } from "./http-answer.js";
import {
  missingQuery,
  PARSE_ERROR,
  parsingQueryError,
  readCompileRequest,
  type CompileRequest,
} from "./compile-request.js";
import { unansweredCall } from "../../engine/opa/unanswered-call.js";
import { isOn } from "./request-url.js";
import type { QuerySources, ServedPolicies } from "./served-policies.js";

/**
 * An unknown that nothing refers to, for a client that sends an empty list of unknowns: opa-core treats an empty list
 * as absent, and then the input is unknown. No query can contain the name, which differs in each process.
 */
const NOTHING = `regohost_${randomUUID().replaceAll("-", "")}`;

const NOT_CALLED = "it is not called in partial evaluation; name what its arguments depend on as unknown";

/** OPA's names for metrics of compiling the policies. */
const OF_POLICIES = /^(?:timer|counter)_(?:compile_sta[gt]e_|rego_(?:load|module|input))/;

/**
 * `POST /v1/compile`: partially evaluates the query, with the response of OPA's Compile API. The policies are compiled
 * for each request, by OPA's compiler and in a worker. It is not a decision, so it is not logged.
 *
 * @throws ApiError
 */
export async function answerCompile(
  request: DataRequest,
  { policies: current, evaluate }: Pick<DataApiOptions, "policies" | "evaluate">,
): Promise<Answer> {
  const startedAt = performance.now();
  const { query, signal } = request;
  const requested = await readCompileRequest(await request.body(), evaluate);
  const readMs = performance.now() - startedAt;
  using lease = current.lease();
  const sources = getSources(lease.policies);
  const run = (options: EvalRegoOptions): Promise<EvalRegoResult> =>
    evalRego({
      ...options,
      signal,
      format: "json",
      partial: true,
      // A client must not be able to call a service with arbitrary arguments.
      answers: {},
    });
  const withMetrics = isOn(query, "metrics") || isOn(query, "instrument");
  const evaluated = {
    ...sources,
    query: requested.query,
    inputText: requested.input,
    unknowns: requested.unknowns?.length === 0 ? [NOTHING] : (requested.unknowns ?? ["input"]),
    disableInlining: requested.disableInlining,
    metrics: withMetrics,
    instrument: isOn(query, "instrument"),
  };
  const outcome = await run(evaluated).catch((error: unknown) => void isRefused(error));
  if (outcome === undefined || isUnparsed(outcome)) {
    await checkReferences(requested, (references) => run({ ...evaluated, ...references }));
  }
  const reported = toMembers(parseResult(outcome?.stdout ?? "{}"));
  if (outcome?.failed !== false) throw toQueryError(reported, "module(s)");
  await refuseUnsafeCalls(requested.query, sources, { signal }, { compiled: "module(s)" });
  const members: [string, Term][] = [["result", toResult(reported.get("partial"))]];
  if (withMetrics) members.push(["metrics", toQueryMetrics(reported.get("metrics"), readMs, startedAt)]);
  return jsonAnswer(formatJson(new RegoObject(members), getIndent(query)));
}

/** The residual, with the names of OPA's Compile API. */
function toResult(partial: Term | undefined): Term {
  const members = [...toMembers(partial)];
  return new RegoObject(members.map(([name, value]) => [name === "modules" ? "support" : name, value]));
}

type References = Pick<EvalRegoOptions, "unknowns" | "disableInlining">;

/**
 * @param subject the requested API.
 * @throws ApiError 501 for a compiled policy, which has no Rego sources
 */
export function getSources(policies: ServedPolicies, subject = "/v1/compile"): QuerySources {
  const { sources } = policies;
  if (sources !== undefined) return sources;
  throw missingSources(subject);
}

export function missingSources(subject: string): ApiError {
  return new ApiError(
    501,
    "invalid_operation",
    `${subject} needs the Rego of the policies, and this server has compiled ones; serve the Rego files or their bundle`,
  );
}

/** Some of opa-core's output, by its names. */
type QueryReply = ReadonlyMap<string, Term>;

export function toMembers(term: Term | undefined): QueryReply {
  return term instanceof RegoObject ? term.members : new Map<string, Term>();
}

function stringOrEmpty(term: Term | undefined): string {
  return typeof term === "string" ? term : "";
}

/** The text before a query that is parsed as the body of a rule, and its number of lines. */
const BEFORE_QUERY = "package query\n\nquery if {\n";
const LINES_BEFORE = 3;

/** The subject of compilation in OPA's messages: a query of `/v1/query`, modules of `/v1/compile`. */
type Compiled = "query" | "module(s)";

/** The built-in of OPA that no query of a client may call. */
const SEND = "http.send";

interface UnsafeCall {
  name: string;
  location: OpaLocation;
}

/** The calls of some built-ins in a query, found in a part of the syntax tree of its rule. */
function findCalls(node: unknown, names: readonly string[]): UnsafeCall[] {
  if (typeof node !== "object" || node === null) return [];
  const { type, value, location } = node as { type?: unknown; value?: unknown; location?: unknown };
  if (type === "ref" && Array.isArray(value)) {
    const name = value.map((part: unknown) => (part as { value?: unknown }).value).join(".");
    if (names.includes(name)) {
      const { row, col } = location as Pick<OpaLocation, "row" | "col">;
      return [{ name, location: { file: "", row: row - LINES_BEFORE, col } }];
    }
  }
  return Object.values(node).flatMap((part: unknown) => findCalls(part, names));
}

/** The response to a query that is not the body of a rule. */
function unparsedError({ diagnostics }: PolicyLoadError): ApiError {
  return parsingQueryError(
    diagnostics.map(({ code, message, location }) => ({
      code,
      message,
      ...defined({
        location: location && { file: "", row: location.row - LINES_BEFORE, col: location.column },
      }),
    })),
  );
}

/**
 * Rejects queries that call built-ins reserved for policies: `http.send`, as OPA does, and others.
 *
 * @param others names of others.
 * @param compiled the subject of compilation in OPA's message.
 * @throws ApiError 400
 */
export async function refuseUnsafeCalls(
  query: string,
  { regoVersion }: RegoSources,
  options: CoreRunOptions,
  { others = [], compiled }: { others?: readonly string[]; compiled: Compiled },
): Promise<void> {
  const names = [SEND, ...others].filter((name) => query.includes(name.split(".", 1)[0] ?? name));
  if (names.length === 0) return;
  const text = `${BEFORE_QUERY}${query}\n}\n`;
  const tree = await parseRego({
    ...options,
    file: { path: "query", text: regoVersion === "v0" ? text.replace("query if {", "query {") : text },
    regoVersion,
    format: "json",
    locations: true,
    comments: false,
  }).catch((error: unknown) => {
    throw error instanceof PolicyLoadError && error.code === "rego_invalid" ? unparsedError(error) : error;
  });
  const calls = findCalls(JSON.parse(tree), names);
  if (calls.length === 0) return;
  throw new ApiError(400, "invalid_parameter", `error(s) occurred while compiling ${compiled}`, {
    details: calls.map(({ name, location }) => ({
      code: "rego_type_error",
      message: `unsafe built-in function calls in expression: ${name}`,
      location,
    })),
  });
}

/** OPA's metrics of a query, without those of compiling the policies, which OPA did earlier. */
export function toQueryMetrics(reported: Term | undefined, readMs: number, startedAt: number): Term {
  const own = [...toMembers(reported)].filter(
    ([name]) => !OF_POLICIES.test(name) && name !== "timer_rego_query_parse_ns",
  );
  const ns = (ms: number): RegoNumber => new RegoNumber(String(Math.max(0, Math.round(ms * 1e6))));
  const all: [string, Term][] = [
    ...own,
    ["timer_rego_query_parse_ns", ns(readMs)],
    ["timer_server_handler_ns", ns(performance.now() - startedAt)],
  ];
  return new RegoObject(all.sort(([a], [b]) => compareStrings(a, b)));
}

function toDetails(reported: QueryReply): ApiErrorDetail[] {
  const errors = reported.get("errors");
  return (Array.isArray(errors) ? errors : []).map((error) => {
    const members = toMembers(error);
    const location = toMembers(members.get("location"));
    const details = members.get("details");
    const message = stringOrEmpty(members.get("message"));
    const unanswered = unansweredCall(message);
    const number = (name: string): number => Number(toJsonText(location.get(name) ?? null));
    return {
      code: stringOrEmpty(members.get("code")),
      message: unanswered === undefined ? message : `${unanswered.name}: ${NOT_CALLED}`,
      ...(location.size === 0
        ? {}
        : {
            location: { file: stringOrEmpty(location.get("file")), row: number("row"), col: number("col") },
          }),
      ...(details === undefined ? {} : { details: JSON.parse(formatJson(details)) as JsonValue }),
    };
  });
}

/** The response to a query that opa-core rejects, or whose evaluation fails. */
export function toQueryError(reported: QueryReply, compiled: Compiled): ApiError {
  const details = toDetails(reported);
  const [first = { code: "", message: "the query was not evaluated" }] = details;
  // eslint-disable-next-line no-restricted-syntax -- OPA's message
  if (first.message.startsWith("empty query")) return compiled === "query" ? emptyQuery() : missingQuery();
  if (first.code === "") return new ApiError(500, "internal_error", first.message);
  if (!first.code.startsWith("rego_")) {
    return new ApiError(500, "internal_error", "error(s) occurred while evaluating query", { details });
  }
  if (first.code === PARSE_ERROR) return parsingQueryError(details);
  return new ApiError(400, "invalid_parameter", `error(s) occurred while compiling ${compiled}`, { details });
}

/** Whether opa-core could not parse something; for terms that are not references its error has no code. */
function isUnparsed({ failed, stdout }: EvalRegoResult): boolean {
  return (
    failed &&
    toDetails(toMembers(parseResult(stdout))).some(({ code }) => code === "" || code === PARSE_ERROR)
  );
}

/**
 * Reports what is wrong with the references of a request: opa-core reports it as an error of the query, or not at all.
 *
 * @param run evaluates with other references.
 * @throws ApiError 400; nothing when the query itself is wrong.
 */
async function checkReferences(
  { unknowns = [], disableInlining }: CompileRequest,
  run: (references: References) => Promise<EvalRegoResult>,
): Promise<void> {
  if (isUnparsed(await run({ unknowns: [NOTHING], disableInlining: [] }))) return;
  for (const [name, references] of [
    ["unknowns", { unknowns: unknowns.length === 0 ? [NOTHING] : unknowns, disableInlining: [] }],
    ["options.disableInlining", { unknowns: [NOTHING], disableInlining }],
  ] as const) {
    const isWrong = await run(references).then(isUnparsed, isRefused);
    if (!isWrong) continue;
    throw new ApiError(
      400,
      "invalid_parameter",
      `error(s) occurred while parsing ${name}: they must be references such as input.user or data.app.allow`,
    );
  }
}

/** Whether it is opa-core's error for a term that is not a reference. */
function isRefused(error: unknown): boolean {
  // eslint-disable-next-line no-restricted-syntax -- OPA's message
  if (error instanceof EvaluationError && error.message.includes("illegal value")) return true;
  throw error;
}

/** OPA's response to an ad hoc query without expressions. */
function emptyQuery(): ApiError {
  return new ApiError(500, "internal_error", "cannot evaluate empty query");
}
