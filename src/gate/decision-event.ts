import { randomUUID } from "node:crypto";
import type { Decision } from "../engine/decision.js";
import { errorMessages } from "../error-messages.js";
import { isRegohostError } from "../errors.js";
import { version } from "../version.js";
import { GROUPS_KEY } from "../opa/compile-judges.js";

/**
 * An event of OPA's decision log, https://www.openpolicyagent.org/docs/management-decision-logs. `custom.input` names
 * the input, `custom.truncated` the calls whose limit cut the answer, if any. Serialize it as JSON.
 */
export type DecisionEvent = Record<string, unknown>;

/** OPA's field for host-specific data. */
function custom(input: string, truncated: readonly string[] = []): DecisionEvent {
  return { custom: { input, ...(truncated.length === 0 ? {} : { truncated }) } };
}

/** The event of a decision. @param input the input's name. @param truncated the used calls whose limit cut the answer. */
export function toDecisionEvent(
  decision: Decision,
  input: string,
  truncated: readonly string[] = [],
): DecisionEvent {
  const event = decision.toDecisionLog();
  if ("result" in event) event["result"] = toRules(event["result"]);
  return { ...event, ...custom(input, truncated) };
}

/** The rules of a policy, without the members that distinguish definitions. */
function toRules(result: unknown): unknown {
  if (typeof result !== "object" || result === null || !(GROUPS_KEY in result)) return result;
  const { [GROUPS_KEY]: _, ...rules } = result;
  return rules;
}

/** The content of a failed decision's event. */
export interface FailedDecision {
  error: unknown;
  /** The name of the input. */
  input: string;
  /** Absent when the input failed, before any evaluation. */
  policy?: string;
  /** The input's JSON text, if it could be read. */
  json?: Uint8Array;
  now: Date | bigint;
}

function toTimestamp(now: Date | bigint): string {
  return (typeof now === "bigint" ? new Date(Number(now / 1_000_000n)) : now).toISOString();
}

/** The event of a failed decision or an unreadable input. */
export function toErrorEvent({ error, input, policy, json, now }: FailedDecision): DecisionEvent {
  const unknown = policy === undefined ? "input_invalid" : "internal_error";
  return {
    labels: { id: "regohost", version },
    decision_id: randomUUID(),
    ...(policy === undefined ? {} : { path: policy }),
    ...(json === undefined ? {} : { input: JSON.parse(new TextDecoder().decode(json)) as unknown }),
    error: {
      code: isRegohostError(error) ? error.code : unknown,
      message: errorMessages(error).join("; because: "),
    },
    timestamp: toTimestamp(now),
    ...custom(input),
  };
}
