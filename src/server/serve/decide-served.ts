import { formatReference } from "../../base/text/reference.js";
import type { EvaluateOptions } from "../../engine/rounds/options.js";
import type { TraceIds } from "../../base/telemetry/channels.js";
import { ApiError } from "./api-error.js";
import { evaluationMsOf, type AskedDocument, type LoggedDocument } from "./data-api.js";
import { toDecisionEvent, type RequestFacts } from "./decision-event.js";
import type { ServedDecisionEvent } from "./logs/decision-log.js";
import { toRequestMetrics } from "./request-metrics.js";
import type { ServedDocument, ServedPolicies } from "./served-policies.js";

/** Takes an event, and the policies that decided. */
export type OnDecision = (
  event: ServedDecisionEvent,
  policies: ServedPolicies,
  evaluate: EvaluateOptions,
) => Promise<void>;

interface DecideServedOptions {
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
 * Gives an event to the log.
 *
 * @throws ApiError 500 when the log does not take it.
 */
export async function logEvent(
  event: ServedDecisionEvent,
  {
    policies,
    evaluate,
    onDecision,
  }: { policies: ServedPolicies; evaluate: EvaluateOptions; onDecision: OnDecision },
): Promise<void> {
  // A decision whose client has left is logged, so that what masks it must not end with the client.
  const { signal: _client, ...forLog } = evaluate;
  try {
    await onDecision(event, policies, forLog);
  } catch (error) {
    throw new ApiError(500, "internal_error", "the decision could not be logged, so it is not answered", {
      cause: error,
    });
  }
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
  const { path, input, strictBuiltinErrors, mustBeDefined, timeoutMs } = asked;
  const { decisionId, policies, evaluate, onDecision, onPrint } = options;
  const log = async (told: ToldDecision): Promise<void> => {
    if (onDecision === undefined) return;
    await logEvent(toEvent(asked, facts, options, told), { policies, evaluate, onDecision });
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
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
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
    const error = new ApiError(404, "undefined_document", `${what}: ${formatReference("data", path)}`);
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

function toEvent(
  { loggedPath, input, metadata, times }: AskedDocument,
  facts: RequestFacts,
  { decisionId, policies, labels, trace }: DecideServedOptions,
  { document, error, evaluationMs }: ToldDecision,
): ServedDecisionEvent {
  return toDecisionEvent({
    ...{ labels, decisionId, trace, policies, facts, path: loggedPath, input, result: document?.value },
    ndBuiltinCache: () => document?.decision?.ndBuiltinCacheText ?? "{}",
    error: error === undefined ? undefined : toLoggedError(error),
    metrics: toRequestMetrics(
      times,
      document === undefined ? evaluationMs : evaluationMsOf(document.decision),
    ),
    custom: metadata === undefined ? undefined : `{"request_metadata":${metadata}}`,
  });
}

/** OPA logs the error of an evaluation or of the query's compiler itself, and not what the client is told of it. */
function toLoggedError({ code, message, details, logged }: ApiError): object {
  return logged ?? details[0] ?? { code, message };
}
