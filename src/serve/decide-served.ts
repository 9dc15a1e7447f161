import { randomUUID } from "node:crypto";
import type { EvaluateOptions } from "../engine/options.js";
import { version } from "../version.js";
import { toJsonValue } from "../values/json-value.js";
import { ApiError } from "./api-error.js";
import type { AskedDocument, LoggedDocument } from "./data-api.js";
import { keyText } from "./data-path.js";
import type { ServedDocument, ServedPolicies } from "./served-policies.js";

/** An event of OPA's decision log. Serialize it as JSON. */
export type ServedDecisionEvent = Record<string, unknown>;

/** Where a request comes from. */
export interface RequestFacts {
  /** `127.0.0.1:50412` */
  requestedBy: string;
  /** Counts from 1. */
  requestId: number;
}

export interface DecideServedOptions {
  policies: ServedPolicies;
  evaluate: EvaluateOptions;
  /** Takes an event; a decision that cannot be logged is not answered. */
  onDecision?: ((event: ServedDecisionEvent) => Promise<void>) | undefined;
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
  { requestedBy, requestId }: RequestFacts,
  { policies, evaluate, onDecision, onPrint }: DecideServedOptions,
): Promise<LoggedDocument> {
  const started = new Date();
  const base = {
    path: path.map(keyText).join("/"),
    requested_by: requestedBy,
    req_id: requestId,
  };
  const log = async (event: ServedDecisionEvent): Promise<void> => {
    try {
      await onDecision?.(event);
    } catch (error) {
      throw new ApiError(500, "internal_error", "the decision could not be logged, so it is not answered", {
        cause: error,
      });
    }
  };
  const ownEvent = (decisionId: string): ServedDecisionEvent => ({
    labels: { id: "regohost", version },
    decision_id: decisionId,
    ...base,
    ...(input === undefined ? {} : { input: JSON.parse(Buffer.from(input).toString("utf8")) as unknown }),
    timestamp: started.toISOString(),
  });
  let document: ServedDocument;
  try {
    document = await policies.get(path, input, {
      ...evaluate,
      ...(strictBuiltinErrors ? { strictBuiltinErrors } : {}),
    });
  } catch (error) {
    if (onDecision === undefined || !(error instanceof ApiError)) throw error;
    const { code, message, details } = error;
    await log({
      ...ownEvent(randomUUID()),
      error: { code, message, ...(details.length === 0 ? {} : { errors: details }) },
    });
    throw error;
  }
  const { value, decision } = document;
  for (const { message } of decision?.prints ?? []) onPrint?.(message);
  const decisionId = decision?.decisionId ?? randomUUID();
  if (onDecision !== undefined) {
    const { result: _whole, ...event } = decision?.toDecisionLog() ?? ownEvent(decisionId);
    await log({ ...event, ...base, ...(value === undefined ? {} : { result: toJsonValue(value) }) });
  }
  return { ...document, decisionId };
}
