import type { EvaluateOptions } from "../../engine/rounds/options.js";
import { DEFAULT_TIMEOUT_MS } from "../../engine/rounds/evaluation-deadline.js";
import { largeResultError } from "../../engine/rounds/large-result.js";
import { LargeJson } from "../../base/terms/large-json.js";
import { formatJson } from "../../base/terms/json-format.js";
import { parseJson } from "../../base/terms/parse-term.js";
import { RegoNumber, RegoObject, type Term } from "../../base/terms/term.js";
import { version } from "../../base/version.js";
import { ApiError } from "./api-error.js";
import type { CurrentPolicies } from "./current-policies.js";
import { readDataPath, type PathKey } from "./data-path.js";
import { decideServed, getEvaluationMs, type DecisionContext } from "./decide-served.js";
import { jsonAnswer, type Answer } from "./http-answer.js";
import { readInputParameter, readInputV0, readInputV1 } from "./request-input.js";
import { toRequestMetrics, type RequestMetrics } from "./request-metrics.js";
import { isOn } from "./request-url.js";
import { readingCheck, type ServedPolicies, type ServedValue } from "./served-policies.js";
import { EXPLAIN_MODES } from "../../base/text/explain-mode.js";

/** The policies that serve a request, and the facts of its decisions. */
export interface DataApiOptions extends DecisionContext {
  policies: CurrentPolicies;
  /** The document of `POST /`. */
  defaultDecision: readonly string[];
}

/** A request to the Data API. */
export interface DataRequest {
  method: string;
  query: URLSearchParams;
  contentType: string;
  /** Reads the body. */
  body: () => Promise<Uint8Array>;
  signal: AbortSignal;
}

/** Parameters of OPA whose response this server cannot produce. */
const UNSUPPORTED = [
  { name: "explain", isAsked: (value: string) => EXPLAIN_MODES.some((mode) => mode === value) },
  { name: "rule_labels", isAsked: (value: string) => value === "" || value.toLowerCase() === "true" },
];

/** @throws ApiError 400 */
export function checkParameters(query: URLSearchParams, names = UNSUPPORTED.map(({ name }) => name)): void {
  for (const { name, isAsked } of UNSUPPORTED) {
    if (!names.includes(name)) continue;
    if (!query.getAll(name).some(isAsked)) continue;
    throw new ApiError(400, "invalid_parameter", `the parameter ${name} is not supported by this server`);
  }
}

/** The indent of a response. */
export function getIndent(query: URLSearchParams): string {
  return isOn(query, "pretty") ? "  " : "";
}

function toMetrics(metrics: RequestMetrics): Term {
  return new RegoObject(
    Object.entries(metrics).map(([name, value]) => [name, new RegoNumber(String(value))] as const),
  );
}

function getProvenance(policies: ServedPolicies): Term {
  const { revisions } = policies;
  const entries: [string, Term][] = [
    ["version", version],
    ["build_commit", ""],
    ["build_timestamp", ""],
    ["build_hostname", ""],
  ];
  if ("bundles" in revisions) {
    entries.push(["bundles", parseJson(JSON.stringify(revisions.bundles))]);
  } else if (revisions.revision !== undefined) entries.push(["revision", revisions.revision]);
  return new RegoObject(entries);
}

/** Starts the time limit of a decision when its request is received. @returns a function that returns the time left, in milliseconds */
function startTime({ timeoutMs = DEFAULT_TIMEOUT_MS }: EvaluateOptions): () => number {
  const startedAt = performance.now();
  return () => Math.max(1, Math.ceil(timeoutMs - (performance.now() - startedAt)));
}

/** `GET` and `POST /v1/data/{path}`. @param escapedPath below `/v1/data`. @throws ApiError */
export async function answerDataV1(
  escapedPath: string,
  request: DataRequest,
  options: DataApiOptions,
): Promise<Answer> {
  const startedAt = performance.now();
  const { query } = request;
  checkParameters(query);
  const path = tryReadDataPath(escapedPath);
  const body = request.method === "POST" ? await request.body() : undefined;
  const remainingMs = startTime(options.evaluate);
  const { input, metadata } =
    body === undefined
      ? { input: parameterInput(query), metadata: undefined }
      : await readInputV1(body, request.contentType, { ...options.evaluate, leftMs: remainingMs() });
  const times = { startedAt, inputMs: performance.now() - startedAt };
  const strictBuiltinErrors = isOn(query, "strict-builtin-errors");
  using lease = options.policies.lease();
  const { policies } = lease;
  const { value, decision, decisionId } = await decideServed(
    {
      ...{
        path,
        loggedPath: escapedPath,
        input,
        metadata,
        strictBuiltinErrors,
        mustBeDefined: false,
        times,
      },
      leftMs: remainingMs(),
    },
    policies,
    options,
  );
  const members: [string, ServedValue][] = [];
  // As OPA does when it logs decisions.
  if (options.onDecision !== undefined) members.push(["decision_id", decisionId]);
  if (isOn(query, "provenance")) members.push(["provenance", getProvenance(policies)]);
  if (isOn(query, "metrics") || isOn(query, "instrument")) {
    members.push(["metrics", toMetrics(toRequestMetrics(times, getEvaluationMs(decision)))]);
  }
  if (value !== undefined) members.push(["result", value]);
  if (request.method === "POST" && input === undefined) {
    members.push([
      "warning",
      new RegoObject([
        ["code", "api_usage_warning"],
        ["message", "'input' key missing from the request"],
      ]),
    ]);
  }
  return await toAnswer(members, getIndent(query), { ...options.evaluate, leftMs: remainingMs() });
}

/** Creates the response for an object. A large member is serialized in several turns of the event loop. */
export async function toAnswer(
  members: readonly (readonly [string, ServedValue])[],
  indent: string,
  limits: EvaluateOptions,
): Promise<Answer> {
  const small = members.flatMap(([key, value]) =>
    value instanceof LargeJson ? [] : [[key, value] as const],
  );
  return small.length === members.length
    ? jsonAnswer(formatJson(new RegoObject(small), indent))
    : largeAnswer(LargeJson.object(members), indent, limits);
}

async function largeAnswer(value: LargeJson, indent: string, limits: EvaluateOptions): Promise<Answer> {
  try {
    return jsonAnswer(await value.format(indent, { check: readingCheck(limits) }));
  } catch (error) {
    throw largeResultError(error);
  }
}

function tryReadDataPath(escaped: string): readonly PathKey[] | ApiError {
  try {
    return readDataPath(escaped);
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

function parameterInput(query: URLSearchParams): Uint8Array | undefined {
  const text = query.getAll("input").at(-1);
  return text === undefined ? undefined : readInputParameter(text);
}

/** `POST /v0/data/{path}`, and `POST /` for a default decision: the document itself. @throws ApiError 404 when it is undefined */
export async function answerDataV0(
  escapedPath: string,
  request: DataRequest,
  options: DataApiOptions,
  defaultDecision?: readonly string[],
): Promise<Answer> {
  const startedAt = performance.now();
  const path = defaultDecision ?? tryReadDataPath(escapedPath);
  const loggedPath = defaultDecision === undefined ? escapedPath : defaultDecision.join("/");
  const body = await request.body();
  const remainingMs = startTime(options.evaluate);
  const limits = { ...options.evaluate, leftMs: remainingMs() };
  const input = await readInputV0(body, request.contentType, limits);
  using lease = options.policies.lease();
  const { value } = await decideServed(
    {
      ...{ path, loggedPath, input, strictBuiltinErrors: false, mustBeDefined: true, times: { startedAt } },
      leftMs: remainingMs(),
    },
    lease.policies,
    options,
  );
  if (value === undefined) throw new TypeError("an undefined document that must be defined");
  const indent = getIndent(request.query);
  return value instanceof LargeJson
    ? await largeAnswer(value, indent, { ...options.evaluate, leftMs: remainingMs() })
    : jsonAnswer(formatJson(value, indent));
}
