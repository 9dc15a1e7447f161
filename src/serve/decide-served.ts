import type { EvaluateOptions } from "../engine/options.js";
import { addInput, keepEventTexts, type EventTexts } from "../values/event-text.js";
import { toJsonValue } from "../values/json-value.js";
import { toJsonText } from "../values/term-text.js";
import { ApiError } from "./api-error.js";
import type { AskedDocument, LoggedDocument } from "./data-api.js";
import { keyText } from "./data-path.js";
import type { ServedDecisionEvent } from "./logs/decision-log.js";
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
 * @throws ApiError 500 also when the log does not take the decision.
 */
export async function decideServed(
  { path, input, strictBuiltinErrors }: AskedDocument,
  { requestedBy, requestId, headers }: RequestFacts,
  { decisionId, policies, evaluate, labels, onDecision, onPrint }: DecideServedOptions,
): Promise<LoggedDocument> {
  const started = new Date();
  // A decision whose client has left is logged, so that what masks it must not end with the client.
  const { signal: _client, ...forLog } = evaluate;
  const log = async (event: ServedDecisionEvent): Promise<void> => {
    try {
      await onDecision?.(event, policies, forLog);
    } catch (error) {
      throw new ApiError(500, "internal_error", "the decision could not be logged, so it is not answered", {
        cause: error,
      });
    }
  };
  /** The members of an event in OPA's order, those of a decision among them. */
  const toEvent = (told: Record<string, unknown>, texts: EventTexts): ServedDecisionEvent => {
    const event: ServedDecisionEvent = {
      labels,
      decision_id: decisionId,
      ...policies.revisions,
      path: path.map(keyText).join("/"),
    };
    if (input !== undefined) addInput(event, input);
    const { result, nd_builtin_cache: cache, error, metrics, timestamp } = told;
    Object.assign(event, {
      ...(result === undefined ? {} : { result }),
      ...(cache === undefined ? {} : { nd_builtin_cache: cache }),
      ...(error === undefined ? {} : { error }),
      requested_by: requestedBy,
      timestamp: timestamp ?? started.toISOString(),
      ...(metrics === undefined ? {} : { metrics }),
      req_id: requestId,
      ...(Object.keys(headers).length === 0 ? {} : { request_context: { http: { headers } } }),
    });
    keepEventTexts(event, { ...texts, ...(input === undefined ? {} : { input }) });
    return event;
  };
  let document: ServedDocument;
  try {
    document = await policies.get(path, input, {
      ...evaluate,
      decisionId,
      ...(strictBuiltinErrors ? { strictBuiltinErrors } : {}),
    });
  } catch (error) {
    if (onDecision === undefined || !(error instanceof ApiError)) throw error;
    const { code, message, details } = error;
    const told = { error: { code, message, ...(details.length === 0 ? {} : { errors: details }) } };
    await log(toEvent(told, {}));
    throw error;
  }
  const { value, decision } = document;
  for (const { message } of decision?.prints ?? []) onPrint?.(message);
  if (onDecision !== undefined) {
    const told = decision?.toDecisionLog({ withoutInput: true }) ?? {};
    const result = value === undefined ? undefined : toJsonValue(value);
    const texts = value === undefined ? {} : { result: () => toJsonText(value) };
    await log(toEvent({ ...told, result }, texts));
  }
  return { ...document, decisionId };
}
