import { randomUUID } from "node:crypto";
import type { Decision } from "../engine/rounds/decision.js";
import { getDecisionSecrets } from "../engine/rounds/policy-decision.js";
import { errorMessages } from "../base/error-messages.js";
import { isRegohostError } from "../base/errors.js";
import { version } from "../base/version.js";
import { addInput, keepEventTexts } from "../base/terms/event-text.js";
import { parseTerm } from "../base/terms/parse-term.js";
import { RegoObject } from "../base/terms/term.js";
import { toJsonText } from "../base/terms/term-text.js";
import type { OpenedEnvelope } from "./inputs/envelope.js";
import { GROUPS_KEY } from "../engine/opa/judging-package.js";

/**
 * An event of OPA's decision log, https://www.openpolicyagent.org/docs/management-decision-logs. `custom.input` is the
 * name of the input, `custom.truncated` lists the calls whose limit truncated the result, if any, and `custom.runtime`
 * is `stock` for a policy compiled with OPA's own runtime for Wasm or planner, or unknown ones: its results can differ
 * from those of OPA's evaluator, and errors of its own built-ins are undefined. `custom.verification` contains the
 * verified facts about the input, with `custom.verified_then` when they come from a replayed recording. Serialize it as
 * JSON.
 */
export type DecisionEvent = Record<string, unknown>;

/** The additional fields of an event. */
interface CustomFields {
  /** The input's name. */
  input: string;
  /** The used calls whose limit truncated the result. */
  truncated?: readonly string[];
  /** Whether the policy was compiled with another runtime than this package's. */
  hasStockRuntime?: boolean;
  /** The envelope that contained the input. */
  envelope?: OpenedEnvelope | undefined;
  /** Whether the verified facts come from a replayed recording. */
  isVerifiedThen?: boolean | undefined;
}

/** OPA's field for host-specific data. */
function custom({
  input,
  truncated = [],
  hasStockRuntime = false,
  envelope,
  isVerifiedThen = false,
}: CustomFields): DecisionEvent {
  return {
    custom: {
      input,
      ...(truncated.length === 0 ? {} : { truncated }),
      ...(hasStockRuntime ? { runtime: "stock" } : {}),
      ...(envelope?.verification === undefined ? {} : { verification: envelope.verification }),
      ...(isVerifiedThen ? { verified_then: true } : {}),
    },
  };
}

/**
 * The event of a decision.
 *
 * @param json the input's JSON text.
 */
export function toDecisionEvent(decision: Decision, json: Uint8Array, fields: CustomFields): DecisionEvent {
  const event: DecisionEvent = {};
  for (const [name, value] of Object.entries(decision.toDecisionLog({ withoutInput: true }))) {
    event[name] = name === "result" ? toRules(value) : value;
    if (name === "path") addInput(event, json);
  }
  Object.assign(event, custom(fields));
  const hasResult = decision.result !== undefined;
  keepEventTexts(event, { input: json, ...(hasResult ? { result: () => resultText(decision) } : {}) });
  return event;
}

/** The exact result, without the members that distinguish definitions. */
function resultText(decision: Decision): string {
  const set = getDecisionSecrets(decision).inTerm(parseTerm(decision.resultSet));
  const binding = Array.isArray(set) ? set[0] : undefined;
  const result = (binding instanceof RegoObject ? binding.get("result") : undefined) ?? null;
  if (!(result instanceof RegoObject)) return toJsonText(result);
  return toJsonText(new RegoObject(result.entries.filter(([name]) => name !== GROUPS_KEY)));
}

/** The rules of a policy, without the members that distinguish definitions. */
function toRules(result: unknown): unknown {
  if (typeof result !== "object" || result === null || !(GROUPS_KEY in result)) return result;
  const { [GROUPS_KEY]: _, ...rules } = result;
  return rules;
}

/** The content of a failed decision's event. */
interface FailedDecision {
  error: unknown;
  /** The name of the input. */
  input: string;
  /** Absent when the input failed, before any evaluation. */
  policy?: string;
  /** Whether the policy was compiled with another runtime than this package's. */
  hasStockRuntime?: boolean;
  /** The input's JSON text, if it could be read. */
  json?: Uint8Array;
  now: Date | bigint;
}

function toTimestamp(now: Date | bigint): string {
  return (typeof now === "bigint" ? new Date(Number(now / 1_000_000n)) : now).toISOString();
}

/** The event of a failed decision or an unreadable input. */
export function toErrorEvent({ error, policy, json, now, ...fields }: FailedDecision): DecisionEvent {
  const unknown = policy === undefined ? "input_invalid" : "internal_error";
  const event: DecisionEvent = {
    labels: { id: "regohost", version },
    decision_id: randomUUID(),
    ...(policy === undefined ? {} : { path: policy }),
  };
  if (json !== undefined) {
    addInput(event, json);
    keepEventTexts(event, { input: json });
  }
  return Object.assign(event, {
    error: {
      code: isRegohostError(error) ? error.code : unknown,
      message: errorMessages(error).join("; because: "),
    },
    timestamp: toTimestamp(now),
    ...custom(fields),
  });
}
