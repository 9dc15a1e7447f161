import { addInput, addLazily, keepEventTexts } from "../../base/terms/event-text.js";
import { toJsonValue } from "../../base/terms/json-value.js";
import { toJsonText } from "../../base/terms/term-text.js";
import type { TraceIds } from "../../base/telemetry/channels.js";
import type { ServedDecisionEvent } from "./logs/decision-log.js";
import { toTerm, type ServedPolicies, type ServedValue } from "./served-policies.js";

/** The origin of a request. */
export interface RequestFacts {
  /** `127.0.0.1:50412` */
  requestedBy: string;
  /** Counts from 1. */
  requestId: number;
  /** Headers for events. */
  headers: Readonly<Record<string, readonly string[]>>;
}

/** The parts of an event. */
export interface DecisionEventParts {
  /** Labels of this server. */
  labels: Readonly<Record<string, string>>;
  decisionId: string;
  /** The ids of the request's span; `undefined` without one. */
  trace: TraceIds | undefined;
  policies: ServedPolicies;
  facts: RequestFacts;
  /** Empty for the whole of `data`. */
  path: string;
  /** A query that the client sent. Default: none. */
  query?: string | undefined;
  /** JSON text. */
  input: Uint8Array | undefined;
  result: ServedValue | undefined;
  /** The text of a large result. */
  resultJson: Uint8Array | undefined;
  /** Returns the JSON text of an object. */
  ndBuiltinCache: () => string;
  error?: object | undefined;
  metrics: object;
  /** The JSON text of an object. */
  custom: string | undefined;
}

/** Creates an event in OPA's form, with its members in OPA's order. */
export function toDecisionEvent({
  labels,
  decisionId,
  trace,
  policies,
  facts: { requestedBy, requestId, headers },
  path,
  query = "",
  input,
  result,
  resultJson,
  ndBuiltinCache,
  error,
  metrics,
  custom,
}: DecisionEventParts): ServedDecisionEvent {
  const event: ServedDecisionEvent = {
    labels,
    decision_id: decisionId,
    ...(trace === undefined ? {} : { trace_id: trace.traceId, span_id: trace.spanId }),
    ...policies.revisions,
    ...(path === "" ? {} : { path }),
    ...(query === "" ? {} : { query }),
  };
  if (input !== undefined) addInput(event, input);
  if (result !== undefined) addLazily(event, "result", () => toJsonValue(toTerm(result)));
  addLazily(event, "nd_builtin_cache", () => JSON.parse(ndBuiltinCache()) as unknown);
  if (error !== undefined) event["error"] = error;
  event["requested_by"] = requestedBy;
  event["timestamp"] = new Date().toISOString();
  event["metrics"] = metrics;
  event["req_id"] = requestId;
  if (Object.keys(headers).length > 0) event["request_context"] = { http: { headers } };
  if (custom !== undefined) addLazily(event, "custom", () => JSON.parse(custom) as unknown);
  keepEventTexts(event, {
    nd_builtin_cache: ndBuiltinCache,
    ...(input === undefined ? {} : { input }),
    ...(result === undefined ? {} : { result: resultJson ?? (() => toJsonText(toTerm(result))) }),
    ...(custom === undefined ? {} : { custom: () => custom }),
  });
  return event;
}
