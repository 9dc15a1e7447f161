import { randomUUID } from "node:crypto";
import { joinParts } from "../../base/terms/json-space.js";
import { LargeJson } from "../../base/terms/large-json.js";
import { formatReference } from "../../base/text/reference.js";
import type { EvaluateOptions } from "../../engine/rounds/options.js";
import type { ServeMessage } from "../../base/telemetry/channels.js";
import { ApiError } from "./api-error.js";
import type { PathKey } from "./data-path.js";
import { toDecisionEvent, type DecisionEventParts, type RequestFacts } from "./decision-event.js";
import type { ServedDecisionEvent } from "./logs/decision-log.js";
import { toRequestMetrics, type RequestTimes } from "./request-metrics.js";
import { toTerm, type ServedDocument, type ServedPolicies, type ServedValue } from "./served-policies.js";

/** Receives an event, and the policies that decided. */
export type OnDecision = (
  event: ServedDecisionEvent,
  policies: ServedPolicies,
  evaluate: EvaluateOptions,
) => Promise<void>;

/** Facts that all decisions of one request share. */
export interface DecisionContext {
  /** Options of evaluations, with the time limit of each. */
  evaluate: EvaluateOptions;
  facts: RequestFacts;
  /** Labels of this server. */
  labels: Readonly<Record<string, string>>;
  /** The request as a message of the channel, which receives the id of its decision; `undefined` without listeners. */
  message: ServeMessage | undefined;
  /** A decision that it rejects is not sent to the client. */
  onDecision?: OnDecision | undefined;
  /** Receives what policies print. */
  onPrint?: ((message: string) => void) | undefined;
}

/** The document that a client requests. */
interface RequestedDocument {
  /** An error for an invalid path, which is logged too. */
  path: readonly PathKey[] | ApiError;
  /** The path in the log: escaped, as in the URL. */
  loggedPath: string;
  /** JSON text. */
  input: Uint8Array | undefined;
  /** The client's metadata for the log: the JSON text of an object. */
  metadata?: string | undefined;
  strictBuiltinErrors: boolean;
  /** Whether it is an error when the document is undefined. */
  mustBeDefined: boolean;
  times: RequestTimes;
  /** The remaining time of the decision, in milliseconds. */
  leftMs: number;
}

/** A document, and the id of its decision in the log. */
interface LoggedDocument extends ServedDocument {
  decisionId: string;
}

/** The filters, or the result of a query, in the form of the decision log. */
type LoggedQuery = Pick<
  DecisionEventParts,
  "path" | "query" | "input" | "result" | "ndBuiltinCache" | "metrics" | "custom"
>;

/** A part of the base document needs no evaluation. */
export function getEvaluationMs(decision: ServedDocument["decision"]): number {
  return decision?.metrics.evaluationMs ?? 0;
}

/**
 * Passes an event to the log, if there is one.
 *
 * @throws ApiError 500 when the log rejects it.
 */
async function logEvent(
  partsOf: () => Omit<DecisionEventParts, "facts" | "labels" | "policies" | "resultJson" | "trace">,
  policies: ServedPolicies,
  { evaluate, facts, labels, message, onDecision }: DecisionContext,
): Promise<void> {
  if (onDecision === undefined) return;
  const parts = partsOf();
  const { result } = parts;
  const resultJson = result instanceof LargeJson ? await joinParts(await result.format()) : undefined;
  const event = toDecisionEvent({ ...parts, resultJson, facts, labels, policies, trace: message?.trace });
  // A decision is logged although its client has disconnected, so masking must not end with the client.
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
 * Evaluates a document and logs the decision, including failed ones.
 *
 * @throws ApiError 404 when it must be defined and is not; 500 also when the log rejects the decision.
 */
export async function decideServed(
  requested: RequestedDocument,
  policies: ServedPolicies,
  context: DecisionContext,
): Promise<LoggedDocument> {
  const { path, input, strictBuiltinErrors, mustBeDefined, leftMs } = requested;
  const { evaluate, message, onPrint } = context;
  // One id for the evaluation, the log and listeners, also on failure.
  const decisionId = randomUUID();
  if (message !== undefined) message.decisionId = decisionId;
  const log = (reported: ReportedDecision): Promise<void> =>
    logEvent(() => ({ ...toParts(requested, reported), decisionId }), policies, context);
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
    const subject = document.isRule ? "document undefined" : "document missing";
    const error = new ApiError(404, "undefined_document", `${subject}: ${formatReference("data", path)}`);
    await log({ document, error });
    throw error;
  }
  await log({ document });
  return { ...document, decisionId };
}

/** The end of a decision. */
interface ReportedDecision {
  document?: ServedDocument;
  error?: ApiError;
  /** Duration of a failed evaluation. */
  evaluationMs?: number | undefined;
}

function toParts(
  { loggedPath, input, metadata, times }: RequestedDocument,
  { document, error, evaluationMs }: ReportedDecision,
): Omit<LoggedQuery, "query"> & Pick<DecisionEventParts, "error"> {
  return {
    ...{ path: loggedPath, input, result: document && toLoggedValue(document) },
    ndBuiltinCache: () => document?.decision?.ndBuiltinCacheText ?? "{}",
    error: error === undefined ? undefined : toLoggedError(error),
    metrics: toRequestMetrics(
      times,
      document === undefined ? evaluationMs : getEvaluationMs(document.decision),
    ),
    custom: metadata === undefined ? undefined : `{"request_metadata":${metadata}}`,
  };
}

/** Returns the value of a document without the credentials that its evaluation sent. */
function toLoggedValue({ value, decision }: ServedDocument): ServedValue | undefined {
  const sent = value === undefined ? undefined : decision?.getSentSecrets();
  if (value === undefined || sent === undefined || sent.isEmpty) return value;
  return sent.inTerm(toTerm(value));
}

/**
 * OPA logs the original error of an evaluation or of the query's compiler, and not the error that the client receives.
 */
function toLoggedError({ code, message, details, logged }: ApiError): object {
  return logged ?? details[0] ?? { code, message };
}
