import { evaluateInRounds } from "../../engine/rounds/evaluate-in-rounds.js";
import type { EvaluateOptions } from "../../engine/rounds/options.js";
import { makeFilters, type FiltersReply } from "../../engine/opa/make-filters.js";
import { formatJson } from "../../base/terms/json-format.js";
import { toJsonValue } from "../../base/terms/json-value.js";
import type { JsonSlice } from "../../base/terms/json-slice.js";
import { parseJson } from "../../base/terms/parse-term.js";
import { parseResult } from "../../engine/rounds/result-set.js";
import { decodeEscapes } from "../../base/text/percent-escapes.js";
import { compareStrings, RegoNumber, RegoObject, type Term } from "../../base/terms/term.js";
import { toJsonText } from "../../base/terms/term-text.js";
import { invalidBody, getMember } from "./compile-request.js";
import { getSources, toMembers } from "./compile-api.js";
import { getIndent, type DataApiOptions, type DataRequest } from "./data-api.js";
import { logQuery } from "./decide-served.js";
import { jsonAnswer, type Answer } from "./http-answer.js";
import { isBlank, isInputKey, readJsonBody, type ReadLimits } from "./request-input.js";
import { isOn } from "./request-url.js";
import type { ServedPolicies } from "./served-policies.js";
import { toNs } from "../../base/terms/instant.js";

/** A request for filters. */
export interface FiltersApiRequest extends DataRequest {
  /** Escaped path below `/v1/compile`. */
  path: string;
  /** The header; empty for none. */
  accept: string;
}

/**
 * `GET` and `POST /v1/compile/{path}`: the database filters for a rule, as OPA's server creates them, by OPA's own
 * compiler and in a worker, which caches the compiled policies while they are unchanged. Built-ins are called as for
 * any decision.
 *
 * @throws ApiError
 */
export async function answerFilters(request: FiltersApiRequest, options: DataApiOptions): Promise<Answer> {
  const startedAt = performance.now();
  const { query } = request;
  const body = await readFiltersBody(await request.body(), options.evaluate);
  const path = decodeEscapes(request.path) ?? request.path;
  using lease = options.policies.lease();
  const { policies } = lease;
  const reply = await evaluateFilters(request, path, body, policies, options.evaluate);
  for (const message of reply.printed ?? []) options.onPrint?.(message);
  if (reply.error !== undefined) return jsonAnswer(reply.error, reply.status);
  const metrics = toMetrics(reply.metrics, startedAt);
  const result = reply.result === undefined ? undefined : parseResult(reply.result);
  await logQuery(
    {
      ...{ path, query: reply.query ?? "", input: getInput(body), result, custom: getCustom(reply) },
      ndBuiltinCache: () => reply.ndBuiltinCache ?? "{}",
      metrics: toJsonValue(metrics) as object,
    },
    policies,
    options,
  );
  const members: [string, Term][] = [];
  if (result !== undefined) members.push(["result", result]);
  if (isOn(query, "metrics") || isOn(query, "instrument")) members.push(["metrics", metrics]);
  if (reply.hints !== undefined) members.push(["hints", parseResult(reply.hints)]);
  const answer = jsonAnswer(formatJson(new RegoObject(members), getIndent(query)));
  return { ...answer, headers: { "Content-Type": request.accept } };
}

/**
 * OPA's additional members for the log, without an input in another letter case, which a mask of the input would miss.
 */
function getCustom({ custom }: FiltersReply): string | undefined {
  if (custom === undefined) return undefined;
  const members = new Map(toMembers(parseJson(custom)));
  const metadata = [...toMembers(members.get("request_metadata"))].filter(([key]) => !isInputKey(key));
  members.delete("request_metadata");
  if (metadata.length > 0) members.set("request_metadata", new RegoObject(metadata));
  return toJsonText(new RegoObject([...members]));
}

/** Reads the body; `undefined` without JSON. @throws ApiError 400 */
async function readFiltersBody(body: Uint8Array, limits: ReadLimits): Promise<JsonSlice | undefined> {
  return (await isBlank(body, limits)) ? undefined : readJsonBody(body, invalidBody, limits);
}

function getInput(body: JsonSlice | undefined): Uint8Array | undefined {
  return body?.isObject === true ? getMember(body, "input")?.bytes : undefined;
}

async function evaluateFilters(
  { accept, query, signal }: FiltersApiRequest,
  path: string,
  request: JsonSlice | undefined,
  policies: ServedPolicies,
  { timeoutMs, maxCalls, speculate = true, strictBuiltinErrors = false, now, seed }: EvaluateOptions,
): Promise<FiltersReply> {
  const sources = getSources(policies);
  const body = Buffer.from(request?.bytes ?? []).toString("utf8");
  const { result } = await evaluateInRounds(
    {
      ...(await policies.callAnswers()),
      subject: "the rule for filters",
      ...{ timeoutMs, signal, speculate, maxCalls, seed },
      now: now && toNs(now),
    },
    async (facts) => {
      const reply = await makeFilters({
        ...{ ...sources, ...facts, path, body, accept, strictBuiltinErrors },
        instrument: isOn(query, "instrument"),
      });
      return { ...reply, failed: reply.error !== undefined, defined: reply.result !== undefined };
    },
  );
  return result;
}

/** OPA's metrics, with the time of the whole request until now. */
function toMetrics(reported: string | undefined, startedAt: number): RegoObject {
  const own = parseJson(reported ?? "{}");
  const ns = String(Math.max(0, Math.round((performance.now() - startedAt) * 1e6)));
  const all: [string, Term][] = [
    ...(own instanceof RegoObject ? own.members : []),
    ["timer_server_handler_ns", new RegoNumber(ns)],
  ];
  return new RegoObject(all.sort(([a], [b]) => compareStrings(a, b)));
}
