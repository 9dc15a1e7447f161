import type { AsyncStandardBuiltin, StandardBuiltin } from "../builtin/standard-builtin.js";
import { StandardBuiltinError } from "../builtin/standard-builtin.js";
import type { Builtin } from "../builtin/builtin.js";
import { VERIFICATION, verificationBuiltins } from "../builtin/verification-builtins.js";
import { EvaluationError, failedPolicy } from "../../base/errors.js";
import type { CalledBuiltin, EvalRegoOptions } from "../opa/eval-rego.js";
import type { CoreRunOptions } from "../opa/run-in-core.js";
import { toAnswerTable } from "../recording/answer-table.js";
import type { CallRecord } from "../recording/call-record.js";
import { toRecordedVerification } from "../recording/recorded-verification.js";
import { inputDigest } from "../recording/input-digest.js";
import { Recording } from "../recording/recording.js";
import { channels, isEvaluationTraced, traced, type EvaluateMessage } from "../../base/telemetry/channels.js";
import { callKey } from "../../base/terms/call-key.js";
import { toJsonValue } from "../../base/terms/json-value.js";
import { parseTerm } from "../../base/terms/parse-term.js";
import { Answers, GUESS_BUDGET } from "./answers.js";
import { DEFAULT_TIMEOUT_MS, EvaluationDeadline } from "./evaluation-deadline.js";
import { EvaluationIdentity } from "./evaluation-identity.js";
import {
  checkHost,
  toHostFunction,
  toStandardHostFunction,
  type AsyncHostFunction,
  type HostFunction,
} from "./host-table.js";
import { describeCall, type PendingCall } from "./pending-call.js";
import { message, option } from "../../base/message.js";

const DEFAULT_MAX_CALLS = 10_000;
/** Time without a completed call that ends the wait for guesses, and the longest such wait, in milliseconds. */
const GAP_MS = 50;
const GRACE_MS = 500;

/** The built-ins that answer the calls of an evaluation, and its limits. */
export interface RoundsRequest {
  /** The description of the evaluation, for messages. */
  subject: string;
  builtins: readonly Builtin[];
  /** Finds a standard built-in by name. */
  standardBuiltin: (name: string) => StandardBuiltin | AsyncStandardBuiltin | undefined;
  /** Declarations of built-ins that nothing answers: a call of one is an error. Default: none. */
  declared?: EvalRegoOptions["builtins"];
  /** JSON text, for the recording. */
  inputText?: string | undefined;
  strictBuiltinErrors?: boolean | undefined;
  /** Nanoseconds since the epoch. Default: now, or that of the replayed recording. */
  now?: bigint | undefined;
  seed?: string | undefined;
  /** The JSON text of the verified facts about the input. */
  verification?: string | undefined;
  /** Of the whole evaluation. Default: 60,000. */
  timeoutMs?: number | undefined;
  signal?: AbortSignal | undefined;
  /** Whether calls are made ahead of need. */
  speculate: boolean;
  /** Default: 10,000. */
  maxCalls?: number | undefined;
  /** Answers every call instead of the built-ins. */
  replay?: Recording | undefined;
}

/** Options common to all passes, with the answers known so far. */
type PassFacts = Pick<EvalRegoOptions, "builtins" | "answers" | "rounds"> &
  CoreRunOptions & { nowNs: bigint; seed: string };

/** The calls that a pass reports. */
interface PassResult {
  /** The calls whose answers it took. */
  used?: readonly CalledBuiltin[];
  /** The calls without an answer. With any, only they count; the first is certainly needed. */
  unanswered?: readonly CalledBuiltin[];
  /** Whether there are errors. */
  failed: boolean;
  /** Whether there is a result. */
  defined: boolean;
}

type Pass<Result> = (facts: PassFacts) => Promise<Result>;

/** The outcome of an evaluation, with the calls that were made for it. */
export interface RoundsOutcome<Result> {
  result: Result;
  calls: readonly CallRecord[];
  recording: Recording;
}

/**
 * Evaluates with OPA's evaluator in rounds: a pass with the answers known so far, then the calls that it lacks, at
 * once, until it lacks none. The last pass is an ordinary evaluation with fixed answers.
 *
 * @throws EvaluationError, BuiltinError for a call that was not answered, and the errors of a pass.
 */
export async function evaluateInRounds<Result extends PassResult>(
  request: RoundsRequest,
  pass: (facts: PassFacts) => Promise<Result>,
): Promise<RoundsOutcome<Result>> {
  return new RoundsEvaluation(request, pass).run();
}

class RoundsEvaluation<Result extends PassResult> {
  readonly #request: RoundsRequest;
  readonly #pass: Pass<Result>;
  readonly #deadline: EvaluationDeadline;
  readonly #identity: EvaluationIdentity;
  readonly #answers: Answers;
  readonly #hosts: ReadonlyMap<string, AsyncHostFunction>;
  readonly #checked = new Set<AsyncHostFunction>();
  /** The message about it for diagnostics channels; `undefined` without subscribers at its start. */
  readonly #message: EvaluateMessage | undefined;
  #passesMs = 0;

  constructor(request: RoundsRequest, pass: Pass<Result>) {
    const { subject, timeoutMs = DEFAULT_TIMEOUT_MS, signal, replay, now, seed, verification } = request;
    this.#request = request;
    this.#pass = pass;
    this.#deadline = new EvaluationDeadline(`the evaluation of ${subject}`, timeoutMs, signal);
    this.#identity = new EvaluationIdentity(
      now ?? replay?.facts.nowNs,
      seed ?? replay?.facts.seed,
      verification,
    );
    this.#identity.startAt(this.#deadline.startedAt);
    this.#message = isEvaluationTraced() ? { decisionId: this.#identity.scope.decisionId } : undefined;
    this.#answers = new Answers({
      identity: this.#identity,
      deadline: this.#deadline,
      bigint: true,
      replay,
      shared: undefined,
      traced: this.#message,
    });
    this.#hosts = this.#findHosts();
  }

  async run(): Promise<RoundsOutcome<Result>> {
    const message = this.#message;
    if (message === undefined) return this.#run();
    return traced(
      channels.evaluate,
      message,
      () => this.#run(),
      ({ result: { failed, defined }, calls }) => {
        if (failed) message.error = { code: "policy_failed" };
        else message.outcome = defined ? "value" : "undefined";
        message.calls = calls.filter(({ attempts, cached }) => attempts > 0 || cached).length;
        message.evaluationMs = this.#passesMs;
      },
    );
  }

  async #run(): Promise<RoundsOutcome<Result>> {
    const { replay } = this.#request;
    if (replay === undefined) for (const host of this.#hosts.values()) host.begin?.(this.#identity.scope);
    try {
      for (let round = 1; ; round++) {
        const outcome = await this.#traced(round, () => this.#round(round));
        if (outcome !== undefined) return outcome;
      }
    } finally {
      this.#answers.cancelAll();
    }
  }

  /** Runs a round, and publishes it to the channel. */
  #traced<T>(round: number, run: () => Promise<T>): Promise<T> {
    const evaluation = this.#message;
    if (evaluation === undefined) return run();
    evaluation.rounds = round;
    return traced(channels.round, { evaluation, round }, run);
  }

  /** Runs one pass, and makes the calls that it lacks. Returns the outcome if it lacked none. */
  async #round(round: number): Promise<RoundsOutcome<Result> | undefined> {
    this.#deadline.check();
    const startedAt = performance.now();
    const result = await this.#runPass();
    this.#passesMs += performance.now() - startedAt;
    const [certain, ...others] = (result.unanswered ?? []).map((call) => this.#toPending(call));
    if (certain === undefined) return this.#end(result);
    await this.#fetch(certain, others, round);
    return undefined;
  }

  #runPass(): Promise<Result> {
    const { builtins, speculate, declared = [], signal } = this.#request;
    return this.#pass({
      builtins: [...builtins, ...declared],
      nowNs: this.#identity.scope.nowNs,
      seed: this.#identity.seed,
      answers: toAnswerTable(this.#record(undefined)),
      rounds: {
        maxCalls: speculate ? GUESS_BUDGET : 1,
        guessed: speculate ? this.#guessable() : [],
      },
      signal,
      timeoutMs: this.#request.timeoutMs ?? DEFAULT_TIMEOUT_MS,
      leftMs: Math.max(Math.ceil(this.#deadline.remainingMs), 1),
    });
  }

  /** Returns those of which no call, or not every call, costs or changes something. */
  #guessable(): string[] {
    const effects = new Set(
      this.#request.builtins.flatMap((b) => (b.pure !== true && b.effect ? [b.name] : [])),
    );
    return [...this.#hosts.keys()].filter((name) => !effects.has(name));
  }

  #findHosts(): Map<string, AsyncHostFunction> {
    const { builtins, standardBuiltin } = this.#request;
    const hosts = new Map<string, AsyncHostFunction>();
    const add = (host: HostFunction): void => void hosts.set(host.name, this.#toAsync(host));
    for (const name of [
      "http.send",
      "net.lookup_ip_addr",
      ...verificationBuiltins.map((builtin) => builtin.name),
    ]) {
      const standard = standardBuiltin(name);
      if (standard !== undefined) add(toStandardHostFunction(standard));
    }
    for (const builtin of builtins) add(toHostFunction(builtin));
    return hosts;
  }

  #toAsync(host: HostFunction): AsyncHostFunction {
    if (host.kind === "async") return host;
    const { name, arity } = host;
    const common = {
      kind: "async",
      name,
      arity,
      isLocal: true,
      // It depends on the input, which is no argument of it.
      isOfThisRun: () => name === VERIFICATION,
      maxSpeculative: undefined,
      effect: false,
      isEffect: () => false,
      checkAvailable: () => undefined,
    } as const;
    if (host.kind === "pure") {
      return {
        ...common,
        result: "any",
        call: (args, _, options) => {
          const values = args.map((text) => toJsonValue(parseTerm(text), options));
          return Promise.resolve(host.call(values));
        },
      };
    }
    return {
      ...common,
      result: "any",
      call: (args) =>
        Promise.resolve(
          host.builtin.call(
            args.map((text) => Buffer.from(text)),
            {
              nowNs: this.#identity.scope.nowNs,
              seed: this.#identity.seed,
              verification: this.#identity.verification,
              remainingMs: () => this.#deadline.remainingMs,
              beforeLongCall: () => undefined,
              readsErrors: true,
              print: () => undefined,
            },
          ),
        ),
    };
  }

  #toPending({ name, args }: CalledBuiltin): PendingCall {
    const host = this.#hosts.get(name);
    if (host === undefined) {
      throw failedPolicy(
        `${this.#request.subject} calls ${name}, which is declared, but has no implementation`,
      );
    }
    return { key: callKey(name, args), host, args: [...args], effect: host.isEffect(args) };
  }

  async #fetch(certain: PendingCall, others: readonly PendingCall[], round: number): Promise<void> {
    const { subject, maxCalls = DEFAULT_MAX_CALLS, replay } = this.#request;
    if (this.#answers.records.size >= maxCalls) {
      throw new EvaluationError(
        message`${subject} makes more than ${maxCalls} distinct built-in calls; raise ${option("maxCalls")} to allow more`,
        { code: "call_limit" },
      );
    }
    if (replay === undefined && !this.#checked.has(certain.host)) {
      await this.#deadline.wait(checkHost(certain.host, subject), ` while ${certain.host.name} was checked`);
      this.#checked.add(certain.host);
    }
    const done = this.#answers.require(certain, round);
    // Calls after an effect may depend on it.
    const end = certain.effect ? 0 : others.findIndex(({ effect }) => effect);
    const ahead = end < 0 ? others : others.slice(0, end);
    this.#answers.guess(
      ahead.filter(({ key, host }) => this.#answers.mayGuess(key, host, new Map())),
      round,
    );
    await this.#deadline.wait(done, ` while it waited for ${describeCall(certain)}`);
    await this.#deadline.wait(this.#answers.drain(round, GAP_MS, GRACE_MS));
  }

  #end(result: Result): RoundsOutcome<Result> {
    const used = new Set<string>();
    for (const { name, args } of result.used ?? []) {
      const key = callKey(name, args);
      const answer = this.#answers.get(key);
      if (answer === undefined) continue;
      used.add(key);
      answer.record.used = true;
      // OPA's rules are for errors of OPA's own functions.
      if (answer.error !== undefined && !(answer.error.cause instanceof StandardBuiltinError))
        throw answer.error;
    }
    return { result, calls: [...this.#answers.records.values()], recording: this.#record(used) };
  }

  #record(used: ReadonlySet<string> | undefined): Recording {
    const { inputText, strictBuiltinErrors } = this.#request;
    const { verification } = this.#identity;
    const recording = new Recording(
      {
        nowNs: this.#identity.scope.nowNs,
        seed: this.#identity.seed,
        ...(strictBuiltinErrors === true ? { strictBuiltinErrors } : {}),
        ...(inputText === undefined ? {} : { input: inputText }),
        ...(inputText === undefined || verification === undefined
          ? {}
          : { verifications: [toRecordedVerification(inputDigest(inputText), verification)] }),
      },
      [],
      [...this.#answers.records.values()],
    );
    for (const { name, args, answer } of this.#answers.recorded(used)) {
      recording.add(name, args, answer);
    }
    return recording;
  }
}
