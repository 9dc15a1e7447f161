import { nextTurn } from "../../base/async/next-turn.js";
import { Turns } from "../../base/async/turns.js";
import { toNs } from "../../base/terms/instant.js";
import { evaluateInRounds } from "../../engine/rounds/evaluate-in-rounds.js";
import { evalRego, type EvalRegoResult } from "../../engine/opa/eval-rego.js";
import { toJsonValue } from "../../base/terms/json-value.js";
import { JsonSlice, toJsonBytes } from "../../base/terms/json-slice.js";
import { LARGE_JSON_BYTES, LargeJson } from "../../base/terms/large-json.js";
import { parseJson } from "../../base/terms/parse-term.js";
import { largeResultError } from "../../engine/rounds/large-result.js";
import { parseResult } from "../../engine/rounds/result-set.js";
import type { Term } from "../../base/terms/term.js";
import { toJsonText } from "../../base/terms/term-text.js";
import { ApiError } from "./api-error.js";
import { refuseUnsafeCalls, getSources, toMembers, toQueryError, toQueryMetrics } from "./compile-api.js";
import { checkQuery, invalidBody, getMember, valueOf } from "./compile-request.js";
import { getIndent, toAnswer, type DataApiOptions, type DataRequest } from "./data-api.js";
import { logQuery } from "./decide-served.js";
import type { Answer } from "./http-answer.js";
import { readJsonBody, type ReadLimits } from "./request-input.js";
import { readingCheck, type ServedValue } from "./served-policies.js";
import { isOn } from "./request-url.js";

interface AdHocQuery {
  query: string;
  /** JSON text; `undefined` without an input, and for null. */
  input: Uint8Array | undefined;
}

/** Variables that are not named in a query, as OPA writes them. */
const UNNAMED = /^(?:\$|__local)/;

/**
 * `GET` and `POST /v1/query`: the bindings of an ad hoc query, by OPA's own evaluator and in a worker. Policies call
 * their built-ins as for any decision; the query itself must not call one that accesses the network or a service.
 *
 * @throws ApiError
 */
export async function answerQuery(
  method: string,
  request: DataRequest,
  options: DataApiOptions,
): Promise<Answer> {
  const startedAt = performance.now();
  const { query: parameters, signal } = request;
  const requested =
    method === "GET"
      ? readParameter(parameters)
      : await readQueryBody(await request.body(), options.evaluate);
  checkQuery(requested.query);
  const readMs = performance.now() - startedAt;
  using lease = options.policies.lease();
  const { policies } = lease;
  const sources = getSources(policies, "/v1/query");
  const answers = await policies.callAnswers();
  const names = answers.builtins.map(({ name }) => name);
  const { timeoutMs, maxCalls, speculate = true, strictBuiltinErrors = false, now, seed } = options.evaluate;
  const limits = { signal, timeoutMs };
  await refuseUnsafeCalls(requested.query, sources, limits, { others: names, compiled: "query" });
  const inputText = requested.input === undefined ? undefined : Buffer.from(requested.input).toString("utf8");
  const { result: outcome, recording } = await evaluateInRounds<EvalRegoResult>(
    {
      ...answers,
      subject: "the query",
      ...{ timeoutMs, signal, speculate, maxCalls, seed, strictBuiltinErrors },
      now: now && toNs(now),
    },
    (facts) =>
      evalRego({
        ...{
          ...sources,
          ...facts,
          query: requested.query,
          format: "json",
          metrics: true,
          strictBuiltinErrors,
        },
        inputText,
        instrument: isOn(parameters, "instrument"),
      }),
  );
  if (outcome.failed) throw toQueryError(toMembers(parseResult(outcome.stdout)), "query");
  // Receiving a large text from its worker takes a turn, and searching it takes others.
  if (outcome.stdout.length >= LARGE_JSON_BYTES) await nextTurn();
  const { members: reported } = JsonSlice.of(Buffer.from(outcome.stdout));
  const result = await readBindings(reported.get("result"), readingCheck(limits));
  const metrics = toQueryMetrics(parseSlice(reported.get("metrics")), readMs, startedAt);
  await logQuery(
    {
      ...{ path: "", query: requested.query, input: requested.input, result, custom: undefined },
      ndBuiltinCache: () =>
        toJsonText(toMembers(parseJson(recording.toJson())).get("nd_builtin_cache") ?? null),
      metrics: toJsonValue(metrics) as object,
    },
    policies,
    options,
  );
  const members: [string, ServedValue][] = [];
  if (!Array.isArray(result) || result.length > 0) members.push(["result", result]);
  if (isOn(parameters, "metrics") || isOn(parameters, "instrument")) members.push(["metrics", metrics]);
  return await toAnswer(members, getIndent(parameters), limits);
}

/** @throws ApiError 400 */
function readParameter(parameters: URLSearchParams): AdHocQuery {
  const query = parameters.getAll("q").at(-1);
  if (query === undefined) throw new ApiError(400, "invalid_parameter", "missing parameter 'q'");
  return { query, input: undefined };
}

/** @throws ApiError 400 */
async function readQueryBody(body: Uint8Array, limits: ReadLimits): Promise<AdHocQuery> {
  const request = await readJsonBody(body, invalidBody, limits);
  if (request.isNull) return { query: "", input: undefined };
  if (!request.isObject) throw invalidBody('it must be an object such as {"query": …}');
  const query = valueOf(request, "query") ?? "";
  if (typeof query !== "string") throw invalidBody("query must be a string");
  return { query, input: getMember(request, "input")?.bytes };
}

/** Reads the bindings of each result, without variables that have no name, in turns of the event loop. */
async function readBindings(results: JsonSlice | undefined, check: () => void): Promise<ServedValue> {
  const turns = new Turns(check);
  if ((results?.bytes.length ?? 0) >= LARGE_JSON_BYTES) await turns.next();
  const parts: Uint8Array[] = [];
  for (const result of results?.elements() ?? []) {
    if (turns.isOver) await turns.next();
    const all = result.members.get("bindings");
    if (turns.isOver) await turns.next();
    const bindings = [...(all?.members ?? [])];
    const named = new Map(bindings.filter(([name]) => !UNNAMED.test(name)));
    parts.push(Buffer.from(parts.length === 0 ? "[" : ","), toJsonBytes(named));
  }
  const text = parts.length === 0 ? Buffer.from("[]") : Buffer.concat([...parts, Buffer.from("]")]);
  if (text.length < LARGE_JSON_BYTES) return parseResult(text.toString("utf8"));
  try {
    return await LargeJson.read(text, { check });
  } catch (error) {
    throw largeResultError(error);
  }
}

function parseSlice(slice: JsonSlice | undefined): Term | undefined {
  return slice === undefined ? undefined : parseResult(Buffer.from(slice.bytes).toString("utf8"));
}
