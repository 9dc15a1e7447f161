import type { EvaluateOptions } from "../engine/options.js";
import { addInput, keepEventTexts } from "../values/event-text.js";
import { toJsonValue } from "../values/json-value.js";
import { toJsonText } from "../values/term-text.js";
import type { TraceIds } from "../telemetry/channels.js";
import { ApiError } from "./api-error.js";
import { evaluationMsOf, type AskedDocument, type LoggedDocument } from "./data-api.js";
import { toReference } from "./data-path.js";
import type { ServedDecisionEvent } from "./logs/decision-log.js";
import { toRequestMetrics } from "./request-metrics.js";
import type { ServedDocument, ServedPolicies } from "./served-policies.js";

/** Where a request comes from. */
export interface RequestFacts {
  /** `127.0.0.1:50412` */
  requestedBy: string;
  /** Counts from 1. */
  requestId: number;
  /** Those that events have. */
  headers: Readonly<Record<string, readonly string[]>>;
}

/** Takes an event, and the policies that decided. */
export type OnDecision = (
  event: ServedDecisionEvent,
  policies: ServedPolicies,
  evaluate: EvaluateOptions,
) => Promise<void>;

export interface DecideServedOptions {
  /** One for the evaluation, the log, and whoever follows it, also when it fails. */
  decisionId: string;
  policies: ServedPolicies;
  evaluate: EvaluateOptions;
  /** The ids of the request's span; `undefined` without one. */
  trace?: TraceIds | undefined;
  /** Of this server. */
  labels: Readonly<Record<string, string>>;
  /** A decision that it does not take is not answered. */
  onDecision?: OnDecision | undefined;
  /** Told what a policy prints. */
  onPrint?: ((message: string) => void) | undefined;
}

/**
 * Evaluates a document and logs the decision, a failed one too.
 *
 * @throws ApiError 404 when it must be defined and is not; 500 also when the log does not take the decision.
 */
export async function decideServed(
  asked: AskedDocument,
  facts: RequestFacts,
  options: DecideServedOptions,
): Promise<LoggedDocument> {
  const { path, input, strictBuiltinErrors, mustBeDefined } = asked;
  const { decisionId, policies, evaluate, onDecision, onPrint } = options;
  const log = async (told: ToldDecision): Promise<void> => {
    if (onDecision === undefined) return;
    // A decision whose client has left is logged, so that what masks it must not end with the client.
    const { signal: _client, ...forLog } = evaluate;
    try {
      await onDecision(toEvent(asked, facts, options, told), policies, forLog);
    } catch (error) {
      throw new ApiError(500, "internal_error", "the decision could not be logged, so it is not answered", {
        cause: error,
      });
    }
  };
  if (path instanceof ApiError) {
    await log({ error: path });
    throw path;
  }
  let document: ServedDocument;
  const evaluatedAt = performance.now();
  try {
    document = await policies.get(path, input, {
      ...evaluate,
      decisionId,
      ...(strictBuiltinErrors ? { strictBuiltinErrors } : {}),
    });
  } catch (error) {
    if (error instanceof ApiError) {
      const evaluationMs = error.isEvaluation ? performance.now() - evaluatedAt : undefined;
      await log({ error, evaluationMs });
    }
    throw error;
  }
  for (const { message } of document.decision?.prints ?? []) onPrint?.(message);
  if (document.value === undefined && mustBeDefined) {
    const what = document.isRule ? "document undefined" : "document missing";
    const error = new ApiError(404, "undefined_document", `${what}: ${toReference(path)}`);
    await log({ document, error });
    throw error;
  }
  await log({ document });
  return { ...document, decisionId };
}

/** How a decision ended. */
interface ToldDecision {
  document?: ServedDocument;
  error?: ApiError;
  /** How long an evaluation took that failed. */
  evaluationMs?: number | undefined;
}

/** An event in OPA's form, its members in OPA's order. */
function toEvent(
  { loggedPath, input, metadata, times }: AskedDocument,
  { requestedBy, requestId, headers }: RequestFacts,
  { decisionId, policies, labels, trace }: DecideServedOptions,
  { document, error, evaluationMs }: ToldDecision,
): ServedDecisionEvent {
  const value = document?.value;
  const event: ServedDecisionEvent = {
    labels,
    decision_id: decisionId,
    ...(trace === undefined ? {} : { trace_id: trace.traceId, span_id: trace.spanId }),
    ...policies.revisions,
    ...(loggedPath === "" ? {} : { path: loggedPath }),
  };
  if (input !== undefined) addInput(event, input);
  if (value !== undefined) event["result"] = toJsonValue(value);
  event["nd_builtin_cache"] = document?.decision?.ndBuiltinCache ?? {};
  if (error !== undefined) event["error"] = toLoggedError(error);
  event["requested_by"] = requestedBy;
  event["timestamp"] = new Date().toISOString();
  event["metrics"] = toRequestMetrics(
    times,
    document === undefined ? evaluationMs : evaluationMsOf(document.decision),
  );
  event["req_id"] = requestId;
  if (Object.keys(headers).length > 0) event["request_context"] = { http: { headers } };
  const custom = metadata === undefined ? undefined : `{"request_metadata":${metadata}}`;
  if (custom !== undefined) event["custom"] = JSON.parse(custom);
  keepEventTexts(event, {
    ...(input === undefined ? {} : { input }),
    ...(value === undefined ? {} : { result: () => toJsonText(value) }),
    ...(custom === undefined ? {} : { custom }),
  });
  return event;
}

/** OPA logs the error of an evaluation or of the query's compiler itself, and not what the client is told of it. */
function toLoggedError({ code, message, details, logged }: ApiError): object {
  return logged ?? details[0] ?? { code, message };
}
