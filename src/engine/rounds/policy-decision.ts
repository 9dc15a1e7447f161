import { codeOf } from "../../base/error-code.js";
import { failedPolicy } from "../../base/errors.js";
import { parseTerm } from "../../base/terms/parse-term.js";
import { toJsonText } from "../../base/terms/term-text.js";
import { toJsonValue, type JsonValue } from "../../base/terms/json-value.js";
import { RegoObject, RegoSet, getTypeName, type Term } from "../../base/terms/term.js";
import { answerWithoutSecrets, mayHoldSecrets, withoutSecrets } from "../recording/call-secrets.js";
import type { CallRecord } from "../recording/call-record.js";
import type { Decision, DecisionMetrics, PrintRecord } from "./decision.js";
import { toPassFailure } from "./policy-failure.js";
import type { EvaluationOutcome, EvaluationRequest } from "./evaluation.js";
import type { ResultText } from "./run-pass.js";
import type { StandardCall } from "./pass.js";
import type { PolicyOrigin } from "../source/policy-origin.js";
import { hidden, numberedPlaceholders, type ToPlaceholder } from "../recording/secret-placeholder.js";
import { SentSecrets } from "../recording/sent-secrets.js";
import { isError, isErrorOf } from "../../base/realms.js";

/** The part of a decision log event about the policy. */
interface DecisionLabels {
  origin: PolicyOrigin;
  version: string;
}

function noResultSet(cause?: unknown): never {
  throw failedPolicy("the policy's answer is not a result set with at most one result", cause);
}

/** Returns the value of OPA's result set, a set of at most one binding `{"result": value}`; `undefined` when it is empty. */
function resultTerm(resultSet: Term): Term | undefined {
  const bindings = resultSet instanceof RegoSet ? resultSet.items : noResultSet();
  if (bindings.length === 0) return undefined;
  const binding = bindings.length === 1 ? bindings[0] : undefined;
  const result = binding instanceof RegoObject ? binding.get("result") : undefined;
  return result === undefined ? noResultSet() : result;
}

/** The text around the value in the JSON text of a result set, and in that of Rego. */
const BEFORE_RESULT = '[{"result":';
const AFTER_RESULT = "}]";
const BEFORE_TERM = '{{"result": ';
const AFTER_TERM = "}}";

/** Parses a JSON text. The most frequent results need no parser. */
function readJson(text: string): JsonValue {
  switch (text) {
    case "[]":
      return [];
    case "true":
      return true;
    case "false":
      return false;
    default:
      return JSON.parse(text) as JsonValue;
  }
}

/** Returns the same of its JSON. Any other text than a set of one binding leaves something that is not JSON. */
function resultValue(resultSet: string): JsonValue | undefined {
  if (resultSet === "[]") return undefined;
  if (!resultSet.startsWith(BEFORE_RESULT) || !resultSet.endsWith(AFTER_RESULT)) noResultSet();
  return readJson(resultSet.slice(BEFORE_RESULT.length, -AFTER_RESULT.length));
}

/** The length of a text that takes milliseconds to parse. */
const LARGE_TEXT = 256 * 1024;

/** Returns whether a text takes long to parse. Then it is when its value is read, which not every caller does. */
function isLarge({ text, isJson }: ResultText): boolean {
  if (text.length < LARGE_TEXT) return false;
  const [before, after] = isJson ? [BEFORE_RESULT, AFTER_RESULT] : [BEFORE_TERM, AFTER_TERM];
  return text.startsWith(before) && text.endsWith(after);
}

function readResult({ text, isJson }: ResultText, bigint: boolean): JsonValue | undefined {
  try {
    if (isJson) return resultValue(text);
    const result = resultTerm(parseTerm(text));
    return result === undefined ? undefined : toJsonValue(result, { bigint });
  } catch (error) {
    if (isErrorOf(error, "SyntaxError")) noResultSet(error);
    throw error;
  }
}

/** Returns an argument of a call, as its JSON text where JavaScript has not its numbers. */
function shownArgument(term: Term, bigint: boolean): JsonValue {
  try {
    return toJsonValue(term, { bigint });
  } catch (error) {
    if (codeOf(error) !== "number_too_large") throw error;
    return toJsonText(term);
  }
}

function standardCallRecord({ name, args, error, answer }: StandardCall, bigint: boolean): CallRecord {
  const record: CallRecord = {
    builtin: name,
    args: withoutSecrets(name, args.map(parseTerm)).map((term) => shownArgument(term, bigint)),
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
    record.types = args.map((arg) => getTypeName(parseTerm(arg)));
  }
  if (answer !== undefined) record.bytes = Buffer.byteLength(answer);
  return record;
}

function toCallRecords({ answers, pass }: EvaluationOutcome, { bigint }: EvaluationRequest): CallRecord[] {
  const standard = Array.from(pass.standardCalls, ([key, call]) => {
    const sites = pass.errorSitesOf(key);
    const record = standardCallRecord(call, bigint);
    return sites === undefined ? record : { ...record, places: sites };
  });
  return [...(answers?.records.values() ?? []), ...standard];
}

/** A decision made from an evaluation's outcome. Everything except a small result is computed on demand. */
export class PolicyDecision implements Decision {
  readonly #outcome: EvaluationOutcome;
  readonly #request: EvaluationRequest;
  readonly #labels: DecisionLabels;
  #calls: readonly CallRecord[] | undefined;
  #result: JsonValue | undefined;
  /** Whether there is a result that is parsed when it is read. */
  #isUnread = false;
  /** Why there is no `result`, although there is a result set. */
  readonly #tooLarge: Error | undefined;

  constructor(request: EvaluationRequest, outcome: EvaluationOutcome, labels: DecisionLabels) {
    this.#request = request;
    this.#outcome = outcome;
    this.#labels = labels;
    const { resultSet } = outcome;
    try {
      if (isLarge(resultSet)) this.#isUnread = true;
      else this.#result = readResult(resultSet, request.bigint);
    } catch (error) {
      if (!isError(error) || codeOf(error) !== "number_too_large") throw error;
      this.#tooLarge = error;
    }
    // Here, because a value can be too deeply nested for the parser.
    if (outcome.pass.standardCalls.size > 0) this.#calls = toCallRecords(outcome, request);
  }

  get result(): JsonValue | undefined {
    if (this.#tooLarge !== undefined) throw this.#tooLarge;
    if (this.#isUnread) {
      try {
        this.#result = readResult(this.#outcome.resultSet, this.#request.bigint);
      } catch (error) {
        throw toPassFailure(error, this.entrypoint).error;
      }
      this.#isUnread = false;
    }
    return this.#result;
  }

  get resultSet(): string {
    try {
      return toJsonText(this.#parse());
    } catch (error) {
      // It can be too deeply nested for the parser here, but not for the policy.
      throw toPassFailure(error, this.entrypoint).error;
    }
  }

  /** The JSON text of the result set as the policy returned it: that of `resultSet`, possibly with other escapes. */
  get jsonText(): string {
    const { text, isJson } = this.#outcome.resultSet;
    return isJson ? text : this.resultSet;
  }

  /**
   * The value with its sets and keys of all types; `undefined` when the entrypoint is undefined.
   *
   * @throws EvaluationError unless it was evaluated with `bigint`: otherwise the policy returned JSON.
   */
  get term(): Term | undefined {
    try {
      return resultTerm(this.#parse());
    } catch (error) {
      throw toPassFailure(error, this.entrypoint).error;
    }
  }

  /**
   * The text of a large `term`, and the text after it; `undefined` for a small one, and where the policy returned JSON.
   */
  get largeTermText(): string | undefined {
    const { resultSet } = this.#outcome;
    return resultSet.isJson || !isLarge(resultSet) ? undefined : resultSet.text.slice(BEFORE_TERM.length);
  }

  #parse(): Term {
    return parseTerm(this.#outcome.resultSet.text);
  }

  get decisionId(): string {
    return this.#request.identity.scope.decisionId;
  }

  get entrypoint(): string {
    return this.#request.entrypoint.name;
  }

  get calls(): readonly CallRecord[] {
    return (this.#calls ??= toCallRecords(this.#outcome, this.#request));
  }

  get rounds(): number {
    return this.#outcome.rounds;
  }

  get prints(): readonly PrintRecord[] {
    const { prints } = this.#outcome.pass;
    const sent = prints.length === 0 ? undefined : this.getSentSecrets();
    return sent?.isEmpty === false
      ? prints.map((print) => ({ ...print, message: sent.inText(print.message) }))
      : prints;
  }

  get metrics(): DecisionMetrics {
    const { totalMs, evaluationMs, waitMs, memoryBytes } = this.#outcome;
    return { totalMs, evaluationMs, waitMs, memoryBytes };
  }

  /** The nondeterministic calls that it used. */
  #usedCalls(): {
    name: string;
    args: readonly string[];
    answer?: string | undefined;
    bytes?: Uint8Array | undefined;
  }[] {
    const { answers, pass } = this.#outcome;
    return [...(answers?.used(pass.used) ?? []), ...pass.standardCalls.values()];
  }

  /** The credentials that its calls sent, which nothing written may contain. */
  getSentSecrets(toPlaceholder: ToPlaceholder = hidden): SentSecrets {
    return new SentSecrets(
      this.#usedCalls()
        .filter(({ name }) => mayHoldSecrets(name))
        .map(({ name, args }) => ({ name, args: args.map(parseTerm) })),
      toPlaceholder,
    );
  }

  /** Returns the nondeterministic answers, by the names of built-ins and the JSON texts of their arguments. */
  #cache(): Map<string, Map<string, Term>> {
    const cache = new Map<string, Map<string, Term>>();
    const toPlaceholder = numberedPlaceholders();
    const sent = this.getSentSecrets(toPlaceholder);
    for (const {
      name,
      args,
      bytes,
      answer = bytes && Buffer.from(bytes).toString("utf8"),
    } of this.#usedCalls()) {
      if (answer === undefined) continue;
      const key = toJsonText(withoutSecrets(name, args.map(parseTerm), toPlaceholder));
      const namedAnswers = cache.get(name) ?? new Map<string, Term>();
      const shown = sent.inTerm(answerWithoutSecrets(name, parseTerm(answer), toPlaceholder));
      cache.set(name, namedAnswers.set(key, shown));
    }
    return cache;
  }

  get ndBuiltinCache(): Record<string, Record<string, JsonValue>> {
    const { bigint } = this.#request;
    return Object.fromEntries(
      Array.from(this.#cache(), ([name, answers]) => [
        name,
        Object.fromEntries(Array.from(answers, ([key, answer]) => [key, toJsonValue(answer, { bigint })])),
      ]),
    );
  }

  /** The exact JSON text of `ndBuiltinCache`, also with numbers that JavaScript has not. */
  get ndBuiltinCacheText(): string {
    const entries = Array.from(this.#cache(), ([name, answers]): [string, Term] => [
      name,
      new RegoObject([...answers]),
    ]);
    return toJsonText(new RegoObject(entries));
  }

  toDecisionLog({ withoutInput = false }: { withoutInput?: boolean } = {}): Record<string, unknown> {
    const { input, identity } = this.#request;
    const inputText = withoutInput ? undefined : input.jsonText();
    const { evaluationMs, totalMs } = this.#outcome;
    const cache = this.ndBuiltinCache;
    const { revisions } = this.#labels.origin;
    return {
      labels: { id: "regohost", version: this.#labels.version },
      decision_id: this.decisionId,
      ...(revisions.length === 0 ? {} : { revision: revisions.join(", ") }),
      path: this.entrypoint,
      ...(inputText === undefined ? {} : { input: JSON.parse(inputText) as JsonValue }),
      ...(this.result === undefined ? {} : { result: this.getSentSecrets().inJson(this.result) }),
      ...(Object.keys(cache).length === 0 ? {} : { nd_builtin_cache: cache }),
      timestamp: new Date(Number(identity.scope.nowNs / 1_000_000n)).toISOString(),
      metrics: {
        timer_rego_query_eval_ns: Math.round(evaluationMs * 1e6),
        timer_server_handler_ns: Math.round(totalMs * 1e6),
      },
    };
  }
}

/** Returns the credentials that the calls of a decision sent. */
export function getDecisionSecrets(decision: Decision): SentSecrets {
  return decision instanceof PolicyDecision ? decision.getSentSecrets() : new SentSecrets([], hidden);
}
