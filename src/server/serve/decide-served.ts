import { randomUUID } from "node:crypto";
import { formatReference } from "../../base/text/reference.js";
import type { EvaluateOptions } from "../../engine/rounds/options.js";
import type { ServeMessage } from "../../base/telemetry/channels.js";
import { ApiError } from "./api-error.js";
import type { PathKey } from "./data-path.js";
import { toDecisionEvent, type DecisionEventParts, type RequestFacts } from "./decision-event.js";
import type { ServedDecisionEvent } from "./logs/decision-log.js";
import { toRequestMetrics, type RequestTimes } from "./request-metrics.js";
import type { ServedDocument, ServedPolicies } from "./served-policies.js";

/** Takes an event, and the policies that decided. */
export type OnDecision = (
  event: ServedDecisionEvent,
  policies: ServedPolicies,
  evaluate: EvaluateOptions,
) => Promise<void>;

/** Facts that all decisions of one request share. */
export interface DecisionContext {
  /** How documents are evaluated, and how long each may take. */
  evaluate: EvaluateOptions;
  facts: RequestFacts;
  /** Of this server. */
  labels: Readonly<Record<string, string>>;
  /** The request as its channel has it, which gets the id of its decision; `undefined` where nobody listens. */
  message: ServeMessage | undefined;
  /** A decision that it does not take is not answered. */
  onDecision?: OnDecision | undefined;
  /** Receives what policies print. */
  onPrint?: ((message: string) => void) | undefined;
}

/** What a client asks. */
interface RequestedDocument {
  /** An error for one that cannot be read, which is logged too. */
  path: readonly PathKey[] | ApiError;
  /** The path as the log tells it: escaped, as in the URL. */
  loggedPath: string;
  /** JSON text. */
  input: Uint8Array | undefined;
  /** What the client tells besides the input, for the log alone: the JSON text of an object. */
  metadata?: string | undefined;
  strictBuiltinErrors: boolean;
  /** Whether it is an error when the document is undefined. */
  mustBeDefined: boolean;
  times: RequestTimes;
  /** The part of the time of the decision that is left, in milliseconds. */
  leftMs: number;
}

/** A document, and the id of its decision in the log. */
interface LoggedDocument extends ServedDocument {
  decisionId: string;
}

/** Filters that were made, or the answer to a query, as the decision log tells them. */
type LoggedQuery = Pick<
  DecisionEventParts,
  "path" | "query" | "input" | "result" | "ndBuiltinCache" | "metrics" | "custom"
>;

/** A part of the base document needs no evaluation. */
export function getEvaluationMs(decision: ServedDocument["decision"]): number {
  return decision?.metrics.evaluationMs ?? 0;
}

/**
 * Gives an event to the log, where there is one.
 *
 * @throws ApiError 500 when the log does not take it.
 */
async function logEvent(
  partsOf: () => Omit<DecisionEventParts, "facts" | "labels" | "policies" | "trace">,
  policies: ServedPolicies,
  { evaluate, facts, labels, message, onDecision }: DecisionContext,
): Promise<void> {
  if (onDecision === undefined) return;
  const event = toDecisionEvent({ ...partsOf(), facts, labels, policies, trace: message?.trace });
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

/** Logs a query, which has no id in OPA's log. @throws ApiError 500 as for a decision. */
export async function logQuery(
  made: LoggedQuery,
  policies: ServedPolicies,
  context: DecisionContext,
): Promise<void> {
  await logEvent(() => ({ ...made, decisionId: "" }), policies, context);
}

/**
 * Evaluates a document and logs the decision, a failed one too.
 *
 * @throws ApiError 404 when it must be defined and is not; 500 also when the log does not take the decision.
 */
export async function decideServed(
  asked: RequestedDocument,
  policies: ServedPolicies,
  context: DecisionContext,
): Promise<LoggedDocument> {
  const { path, input, strictBuiltinErrors, mustBeDefined, leftMs } = asked;
  const { evaluate, message, onPrint } = context;
  // One for the evaluation, the log, and whoever follows it, also when it fails.
  const decisionId = randomUUID();
  if (message !== undefined) message.decisionId = decisionId;
  const log = (told: ReportedDecision): Promise<void> =>
    logEvent(() => ({ ...toParts(asked, told), decisionId }), policies, context);
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
      leftMs,
    });
  } catch (error) {
    if (error instanceof ApiError) {
      const evaluationMs = error.isEvaluation ? performance.now() - evaluatedAt : undefined;
      await log({ error, evaluationMs });
    }
    throw error;
  }
  for (const { message: text } of document.decision?.prints ?? []) onPrint?.(text);
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
interface ReportedDecision {
  document?: ServedDocument;
  error?: ApiError;
  /** How long an evaluation took that failed. */
  evaluationMs?: number | undefined;
}

function toParts(
  { loggedPath, input, metadata, times }: RequestedDocument,
  { document, error, evaluationMs }: ReportedDecision,
): Omit<LoggedQuery, "query"> & Pick<DecisionEventParts, "error"> {
  return {
    ...{ path: loggedPath, input, result: document?.value },
    ndBuiltinCache: () => document?.decision?.ndBuiltinCacheText ?? "{}",
    error: error === undefined ? undefined : toLoggedError(error),
    metrics: toRequestMetrics(
      times,
      document === undefined ? evaluationMs : getEvaluationMs(document.decision),
    ),
    custom: metadata === undefined ? undefined : `{"request_metadata":${metadata}}`,
  };
}

/** OPA logs the error of an evaluation or of the query's compiler itself, and not what the client is told of it. */
function toLoggedError({ code, message, details, logged }: ApiError): object {
  return logged ?? details[0] ?? { code, message };
}
