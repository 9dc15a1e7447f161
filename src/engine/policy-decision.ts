import { parseTerm } from "../values/parse-term.js";
import { toJsonText } from "../values/term-text.js";
import { toJsonValue } from "../values/json-value.js";
import { RegoObject, RegoSet, typeNameOf, type Term } from "../values/term.js";
import type { JsonValue } from "../values/json-value.js";
import { answerWithoutSecrets, withoutSecrets } from "../recording/call-secrets.js";
import type { CallRecord } from "../recording/call-record.js";
import type { Decision, DecisionMetrics, PrintRecord } from "./decision.js";
import type { EvaluationOutcome, EvaluationRequest } from "./evaluation.js";
import type { StandardCall } from "./pass.js";
import type { PolicyOrigin } from "../source/policy-origin.js";
import { numberedPlaceholders } from "../recording/secret-placeholder.js";

/** The part of a decision log event about the policy. */
export interface DecisionLabels {
  origin: PolicyOrigin;
  version: string;
}

/** The value of OPA's result set, a set of at most one binding `{"result": value}`; `undefined` when it is empty. */
function resultTerm(resultSet: Term): Term | undefined {
  const binding = resultSet instanceof RegoSet ? resultSet.items[0] : undefined;
  return binding instanceof RegoObject ? binding.get("result") : undefined;
}

function standardCallRecord({ name, args, error, answer }: StandardCall, bigint: boolean): CallRecord {
  const record: CallRecord = {
    builtin: name,
    args: withoutSecrets(name, args.map(parseTerm)).map((term) => toJsonValue(term, { bigint })),
    outcome: error !== undefined ? "error" : answer === undefined ? "undefined" : "value",
    used: true,
    effect: false,
    startMs: 0,
    ms: 0,
    attempts: 0,
    cached: false,
    round: 1,
  };
  if (error !== undefined) {
    record.error = error;
    record.types = args.map((arg) => typeNameOf(parseTerm(arg)));
  }
  if (answer !== undefined) record.bytes = Buffer.byteLength(answer);
  return record;
}

/** A decision made from an evaluation's outcome. Everything except the result is computed on demand. */
export class PolicyDecision implements Decision {
  readonly #outcome: EvaluationOutcome;
  readonly #request: EvaluationRequest;
  readonly #labels: DecisionLabels;
  readonly #term: Term;
  readonly #calls: CallRecord[];
  readonly result: JsonValue | undefined;

  constructor(request: EvaluationRequest, outcome: EvaluationOutcome, labels: DecisionLabels) {
    this.#request = request;
    this.#outcome = outcome;
    this.#labels = labels;
    this.#term = parseTerm(outcome.resultSet);
    const result = resultTerm(this.#term);
    this.result = result === undefined ? undefined : toJsonValue(result, { bigint: request.bigint });
    const { answers, pass } = outcome;
    this.#calls = answers === undefined ? [] : [...answers.records.values()];
    for (const [key, call] of pass.standardCalls) {
      const places = pass.errorSitesOf(key);
      const record = standardCallRecord(call, request.bigint);
      this.#calls.push(places === undefined ? record : { ...record, places });
    }
  }

  get resultSet(): string {
    return toJsonText(this.#term);
  }

  /** The value with its sets and keys of all types; `undefined` when the entrypoint is undefined. */
  get term(): Term | undefined {
    return resultTerm(this.#term);
  }

  get decisionId(): string {
    return this.#request.identity.scope.decisionId;
  }

  get entrypoint(): string {
    return this.#request.entrypoint.name;
  }

  get calls(): readonly CallRecord[] {
    return this.#calls;
  }

  get rounds(): number {
    return this.#outcome.rounds;
  }

  get prints(): readonly PrintRecord[] {
    return this.#outcome.pass.prints;
  }

  get metrics(): DecisionMetrics {
    const { totalMs, evaluationMs, waitMs, memoryBytes } = this.#outcome;
    return { totalMs, evaluationMs, waitMs, memoryBytes };
  }

  get ndBuiltinCache(): Record<string, Record<string, JsonValue>> {
    const cache: Record<string, Record<string, JsonValue>> = {};
    const toPlaceholder = numberedPlaceholders();
    const add = (name: string, args: readonly string[], answer: string): void => {
      const terms = args.map(parseTerm);
      const key = toJsonText(withoutSecrets(name, terms, toPlaceholder));
      const shown = answerWithoutSecrets(name, terms, parseTerm(answer), toPlaceholder);
      (cache[name] ??= {})[key] = toJsonValue(shown, { bigint: this.#request.bigint });
    };
    const { answers, pass } = this.#outcome;
    for (const { name, args, bytes } of answers?.used(pass.used) ?? []) {
      if (bytes !== undefined) add(name, args, Buffer.from(bytes).toString("utf8"));
    }
    for (const { name, args, answer } of pass.standardCalls.values()) {
      if (answer !== undefined) add(name, args, answer);
    }
    return cache;
  }

  toDecisionLog(): Record<string, unknown> {
    const { input, identity } = this.#request;
    const inputText = input.jsonText();
    const { evaluationMs, totalMs } = this.#outcome;
    const cache = this.ndBuiltinCache;
    const { revisions } = this.#labels.origin;
    return {
      labels: { id: "regohost", version: this.#labels.version },
      decision_id: this.decisionId,
      ...(revisions.length === 0 ? {} : { revision: revisions.join(", ") }),
      path: this.entrypoint,
      ...(inputText === undefined ? {} : { input: JSON.parse(inputText) as JsonValue }),
      ...(this.result === undefined ? {} : { result: this.result }),
      ...(Object.keys(cache).length === 0 ? {} : { nd_builtin_cache: cache }),
      timestamp: new Date(Number(identity.scope.nowNs / 1_000_000n)).toISOString(),
      metrics: {
        timer_rego_query_eval_ns: Math.round(evaluationMs * 1e6),
        timer_server_handler_ns: Math.round(totalMs * 1e6),
      },
    };
  }
}
