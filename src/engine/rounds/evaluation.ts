import { EvaluationError } from "../../base/errors.js";
import { Answers, GUESS_BUDGET } from "./answers.js";
import { EvaluationDeadline } from "./evaluation-deadline.js";
import {
  GUARD_MARGIN_MS,
  hasInterruptListeners,
  runGuarded,
  settleSignals,
} from "../../base/async/guarded-run.js";
import { runWithin } from "../../base/async/reading.js";
import type { InstancePool } from "../wasm/instance-pool.js";
import { runOptimized } from "../opa/core-tier.js";
import type { RemotePasses } from "./isolation/remote-passes.js";
import { Pass, type AnswerSource, type PassAnswers, type PassRecord, type PassSettings } from "./pass.js";
import type { DecisionMetrics } from "./decision.js";
import { describeCall } from "./pending-call.js";
import type { Recording } from "../recording/recording.js";
import { giveBackBroken, runPass, type PassEnd, type PassRun, type ResultText } from "./run-pass.js";
import type { AheadEnd, SharedPasses } from "./shared-passes.js";
import { nextTurn } from "../../base/async/next-turn.js";
import type { SharedCalls } from "./shared-calls.js";
import { channels, traced, type EvaluateMessage } from "../../base/telemetry/channels.js";
import { isThenable } from "../../base/realms.js";

/** Maximum number of guesses that one pass may plan. */
const MAX_PLANNED_GUESSES = 32 * GUESS_BUDGET;
/** Fraction of the remaining time for a pass with guesses; beyond it the guesses are assumed to be the cause. */
const GUESSING_SHARE = 0.25;
const MIN_GUESSING_MS = 50;
/** A pass shorter than this fraction of the wait for its certain call is worth running for that answer alone. */
const CHEAP_PASS = 0.15;
const LOADING = " while it loaded opa-core";
const STARTING = " while a worker started";
/** Time after which a pass yields to signal handlers, and begins again under a guard that a signal ends, in milliseconds. */
const MAKE_WAY_AFTER_MS = 1000;
/** Time without a completed call that ends the wait for guesses, in milliseconds. */
const MIN_GAP_MS = 4;
const MIN_GRACE_MS = 50;

/** The immutable configuration of one evaluation. */
export interface EvaluationRequest extends PassSettings, PassRun {
  /** Where its passes run: in this thread, or in others. */
  pool: InstancePool | RemotePasses;
  /** Has passes in this thread run so that none holds up what else the thread does. Default: each takes its time. */
  inTurns?: SharedPasses | undefined;
  /** Whether its passes end themselves when their time is over. */
  countsSteps: boolean;
  timeoutMs: number;
  /** Default: all of it. */
  leftMs: number | undefined;
  /** When it began, on the clock of `performance.now()`. Default: now. */
  startedAt?: number | undefined;
  speculate: boolean;
  /** Whether nothing is waited for. The policy has no asynchronous built-ins then. */
  synchronous: boolean;
  /** Calls shared by evaluations of many inputs. */
  shared: SharedCalls | undefined;
  /** The message about it for diagnostics channels; `undefined` without subscribers at its start. */
  traced: EvaluateMessage | undefined;
  /** Whether its times are requested. Otherwise those of its outcome may be 0. */
  isTimed: boolean;
  replay: Recording | undefined;
  signal: AbortSignal | undefined;
}

export interface EvaluationOutcome extends DecisionMetrics {
  resultSet: ResultText;
  pass: PassRecord;
  /** `undefined` when the policy made no call. */
  answers: Answers | undefined;
  rounds: number;
}

/** A completed pass, with times on the clock of `performance.now()`. */
interface EndedPass {
  pass: PassRecord;
  end: Exclude<PassEnd, { kind: "timed-out" }>;
  startedAt: number;
  endedAt: number;
}

/** How a round in turns ended: with the outcome; in a pass that was late; with what to wait for before the next. */
type RoundEnd = EvaluationOutcome | "late" | { wait: Promise<unknown> | undefined };
type StartedRound = RoundEnd | Promise<RoundEnd>;

function isOutcome(
  end: EvaluationOutcome | StartedRound | Promise<unknown> | undefined,
): end is EvaluationOutcome {
  return typeof end === "object" && "resultSet" in end;
}

function markUsed(answers: Answers, pass: PassRecord): void {
  for (const key of pass.used) {
    const answer = answers.get(key);
    if (answer === undefined) continue;
    answer.record.used = true;
    const sites = pass.errorSitesOf(key);
    if (sites !== undefined) answer.record.places = sites;
  }
}

function notReady({ entrypoint }: EvaluationRequest): EvaluationError {
  return new EvaluationError(
    `evaluateSync: ${entrypoint.name} needs OPA's own version of a standard built-in, or of its error, which is not loaded yet; load the policy with synchronous: true`,
    { code: "not_synchronous" },
  );
}

/**
 * Evaluates a policy in rounds: a pass with the answers known so far, then its missing calls, concurrently, until no
 * call is missing. The last pass is an ordinary evaluation with fixed answers, so its result is exact.
 */
export class Evaluation implements AnswerSource {
  readonly #request: EvaluationRequest;
  readonly #deadline: EvaluationDeadline;
  /** Created for the first call. */
  #answers: Answers | undefined;
  #lastPass: Pass | PassRecord | undefined;
  #rounds = 0;
  #evaluationMs = 0;
  #waitMs = 0;
  #memoryBytes = 0;
  /** Number of guesses a pass may plan; grows with each pass that confirms a guess. */
  #plannedGuesses = GUESS_BUDGET;
  /** Set when a pass ran out of time or memory after its first unanswered call: no more guessing. */
  #stopAtUnanswered = false;
  /** Number of rounds reported. */
  #tracedRounds = 0;
  /** Set when a pass yielded to signal handlers: the next ones are guarded, and leave signals to the system. */
  #isSlow = false;
  /** When the next pass starts, on the clock of `performance.now()`; `undefined` for now. The first does with the evaluation. */
  #startsAt: number | undefined;
  /** The first pass, if it ran before the evaluation. */
  #ahead: EndedPass | undefined;

  constructor(request: EvaluationRequest) {
    this.#request = request;
    const { entrypoint, timeoutMs, signal, leftMs, startedAt } = request;
    const begun = { startedAt, leftMs };
    this.#deadline = new EvaluationDeadline(`evaluation of ${entrypoint.name}`, timeoutMs, signal, begun);
    // One that began in JavaScript has a pass that begins now.
    if (startedAt === undefined) this.#startsAt = this.#deadline.startedAt;
    request.identity.startAt(this.#deadline.startedAt);
  }

  #calls(): Answers {
    const { identity, bigint, replay, shared, traced: evaluation } = this.#request;
    this.#answers ??= new Answers({
      identity,
      deadline: this.#deadline,
      bigint,
      replay,
      shared,
      traced: evaluation,
    });
    return this.#answers;
  }

  answersOfPasses(): PassAnswers {
    return this.#calls();
  }

  /** The answers so far; `undefined` without any call. */
  get answers(): Answers | undefined {
    return this.#answers;
  }

  /** The latest pass, which may have failed. */
  get lastPass(): PassRecord | undefined {
    return this.#lastPass;
  }

  /**
   * A policy without missing calls has its outcome synchronously.
   *
   * @throws EvaluationError, BuiltinError
   */
  run(): EvaluationOutcome | Promise<EvaluationOutcome> {
    const { pool, inTurns } = this.#request;
    if (pool.kind === "remote") return this.#finish(this.#runRemotely(pool));
    if (inTurns !== undefined) {
      const first = this.#startInTurns(inTurns);
      return isOutcome(first) ? first : this.#finish(this.#goOnInTurns(inTurns, first));
    }
    // The caller may have aborted it since.
    if (this.#ahead !== undefined) this.#deadline.check(this.#ahead.startedAt);
    // Until its first round has ended there is no call to cancel.
    const first = this.#round();
    return isOutcome(first) ? first : this.#finish(this.#goOn(first));
  }

  async #finish(outcome: Promise<EvaluationOutcome>): Promise<EvaluationOutcome> {
    try {
      return await outcome;
    } finally {
      this.#answers?.cancelAll();
    }
  }

  /**
   * Runs a policy without asynchronous built-ins to its end.
   *
   * @throws EvaluationError `not_synchronous` for a built-in that has to load opa-core.
   */
  runSynchronously(): EvaluationOutcome {
    for (;;) {
      const next = this.#round();
      if (isOutcome(next)) return next;
      if (next !== undefined) throw new Error("a synchronous evaluation waits");
    }
  }

  /**
   * Runs the next pass, from which `run` continues.
   *
   * @param limitAt end time of the pass, on the clock of `performance.now()`.
   * @param callerGuards whether the caller has a guard. Without, the pass ends before a call that may take long.
   * @returns how it ended. `run` continues from one that has ended in time alone.
   */
  runAhead(limitAt: number, callerGuards = true): AheadEnd {
    const ahead = this.#runPass(limitAt, callerGuards);
    if (ahead.end.kind === "needs-guard") return "needs-guard";
    if (ahead.end.kind === "failed" && ahead.end.error.code === "timeout") return "late";
    this.#ahead = ahead;
    return "ended";
  }

  /** After the caller's guard has ended `runAhead`. */
  abandonPass(): void {
    const { pool } = this.#request;
    if (pool.kind === "local" && this.#lastPass instanceof Pass) giveBackBroken(this.#lastPass, pool, false);
  }

  /** Runs passes in this thread while they are short, and from the first that is not, in a worker. */
  async #goOnInTurns(passes: SharedPasses, first: StartedRound): Promise<EvaluationOutcome> {
    for (let started = first; ; started = this.#startInTurns(passes)) {
      const ended = isThenable(started) ? await started : started;
      if (ended === "late") return this.#runRemotely(await this.#deadline.wait(passes.workers(), STARTING));
      if (isOutcome(ended)) return ended;
      await ended.wait;
    }
  }

  /** Runs a pass, at once if that is possible. */
  #startInTurns(passes: SharedPasses): StartedRound {
    this.#deadline.check();
    const isInTime = passes.run(this, this.#request, this.#answers !== undefined);
    return isThenable(isInTime)
      ? isInTime.then((ended) => this.#endInTurns(ended))
      : this.#endInTurns(isInTime);
  }

  #endInTurns(isInTime: boolean): RoundEnd {
    if (!isInTime) return "late";
    const next = this.#round();
    return isOutcome(next) ? next : { wait: next };
  }

  async #goOn(wait: Promise<unknown> | undefined): Promise<EvaluationOutcome> {
    for (;;) {
      await wait;
      if (this.#isSlow) await settleSignals();
      const next = this.#round();
      if (isOutcome(next)) return next;
      wait = next;
    }
  }

  /**
   * Runs one pass and starts its missing calls. Returns the outcome if no call was missing, else the promise to await
   * before the next round, if any.
   */
  #round(): EvaluationOutcome | Promise<unknown> | undefined {
    const evaluation = this.#request.traced;
    return evaluation === undefined ? this.#roundHere() : this.#traced(evaluation, () => this.#roundHere());
  }

  #roundHere(): EvaluationOutcome | Promise<unknown> | undefined {
    const first = this.#ahead ?? this.#runPass();
    this.#ahead = undefined;
    const isRepeated = first.end.kind === "needs-guard" && first.pass.firstUnanswered === undefined;
    return this.#goOnFrom(isRepeated ? this.#runPass() : first);
  }

  /** Runs a round, and publishes it to the channel. */
  #traced<T>(evaluation: EvaluateMessage, round: () => T): T {
    return traced(channels.round, { evaluation, round: ++this.#tracedRounds }, round);
  }

  #goOnFrom({ pass, end, startedAt, endedAt }: EndedPass): EvaluationOutcome | Promise<unknown> | undefined {
    const passMs = endedAt - startedAt;
    this.#evaluationMs += passMs;
    if (pass.firstUnanswered !== undefined) {
      if (end.kind === "failed" && end.outOfResources) this.#stopAtUnanswered = true;
      return end.kind === "not-ready"
        ? this.#fetchAndLoad(pass, passMs, end.load)
        : this.#fetch(pass, passMs);
    }
    if (end.kind === "not-ready") {
      if (this.#request.synchronous) throw notReady(this.#request);
      return this.#deadline.wait(end.load(), LOADING);
    }
    if (end.kind === "made-way") return nextTurn();
    if (end.kind === "needs-guard") throw new Error("a pass that needed a guard was not run again");
    switch (end.kind) {
      case "result":
        this.#rounds++;
        return this.#outcome(end.text, pass, endedAt);
      case "failed":
        // It was stopped to leave time for missing calls; now it gets all the remaining time.
        if (end.error.code === "timeout" && !this.#stopAtUnanswered && this.#deadline.remainingMs > 0) {
          this.#stopAtUnanswered = true;
          return undefined;
        }
        throw end.error;
      // The signal handler may have aborted the evaluation; otherwise the pass runs again.
      default:
        return undefined;
    }
  }

  /** Returns the time limit of a pass that starts now, in milliseconds. */
  #passLimitMs(now: number): number {
    const remainingMs = this.#deadline.endsAt - now;
    if (this.#stopAtUnanswered) return remainingMs;
    return Math.max(Math.min(MIN_GUESSING_MS, remainingMs), remainingMs * GUESSING_SHARE);
  }

  /**
   * @param guardedUntil end time that the caller sets. Default: it ends itself, or has its own guard.
   * @param callerGuards whether the caller has a guard.
   */
  #runPass(guardedUntil?: number, callerGuards = true): EndedPass {
    const startedAt = this.#startsAt ?? performance.now();
    this.#startsAt = undefined;
    this.#deadline.check(startedAt);
    const limitMs = this.#passLimitMs(startedAt);
    const endsAt = Math.min(startedAt + limitMs, guardedUntil ?? Infinity);
    const { interrupt, countsSteps, hosts, inTurns } = this.#request;
    const mayMakeWay = !this.#isSlow && !this.#request.synchronous && inTurns === undefined;
    const isOwnGuard =
      guardedUntil === undefined && interrupt && (this.#isSlow || !countsSteps || hosts.callsTakeLong);
    const isGuarded = isOwnGuard || (guardedUntil !== undefined && callerGuards);
    const pass = new Pass(this.#request, this, {
      guesses: this.#request.speculate ? this.#plannedGuesses : 0,
      stopAtUnanswered: this.#stopAtUnanswered,
      endsAt,
      deadlineAt: this.#deadline.endsAt,
      makesWayAt: mayMakeWay ? startedAt + MAKE_WAY_AFTER_MS : Infinity,
      guard: isGuarded ? "set" : interrupt || guardedUntil !== undefined ? "missing" : "unwanted",
    });
    this.#lastPass = pass;
    const end = runWithin(this.#deadline, () =>
      isOwnGuard
        ? this.#evaluateGuarded(pass, limitMs, endsAt, mayMakeWay && hasInterruptListeners())
        : this.#evaluate(pass),
    );
    if (end.kind === "made-way") this.#isSlow = true;
    if (end.kind === "needs-guard") hosts.callsTakeLong = true;
    const endedAt = this.#isTimed(pass) ? performance.now() : startedAt;
    return { pass, end, startedAt, endedAt };
  }

  /** Returns whether it matters how long a pass took. A clock costs as much as a small policy's rule. */
  #isTimed({ firstUnanswered }: PassRecord): boolean {
    const { isTimed, traced: evaluation } = this.#request;
    return isTimed || firstUnanswered !== undefined || evaluation !== undefined;
  }

  #evaluateGuarded(pass: Pass, limitMs: number, endsAt: number, makesWay: boolean): EndedPass["end"] {
    const guardMs = Math.min(limitMs, makesWay ? MAKE_WAY_AFTER_MS : Infinity) + GUARD_MARGIN_MS;
    const end = this.#evaluate(pass, (run) => runGuarded(run, guardMs, this.#isSlow));
    // A guard cannot distinguish the two limits.
    const isEarly = end.kind === "failed" && end.error.code === "timeout" && performance.now() <= endsAt;
    return makesWay && isEarly ? { kind: "made-way" } : end;
  }

  /** @param guard as in `runPass`. */
  #evaluate(pass: Pass, guard?: <T>(run: () => T) => T): EndedPass["end"] {
    const { pool } = this.#request;
    if (pool.kind === "remote") throw new Error("its passes run in workers");
    runOptimized();
    const end = runPass(pass, pool, this.#request, guard);
    if (pass.memoryBytes > this.#memoryBytes) this.#memoryBytes = pass.memoryBytes;
    return this.#timed(end);
  }

  #timed(end: PassEnd): EndedPass["end"] {
    if (end.kind !== "timed-out") return end;
    return { kind: "failed", error: this.#deadline.timeout(end.during), outOfResources: true };
  }

  async #runRemotely(pool: RemotePasses): Promise<EvaluationOutcome> {
    const { hosts } = this.#request;
    const remote = pool.begin(this.#request, this.#deadline);
    const mayHaveGuessed = this.#request.speculate && hosts.asynchronousNames().length > 0;
    try {
      for (;;) {
        this.#deadline.check();
        const evaluation = this.#request.traced;
        const round = (): Promise<EvaluationOutcome | undefined> => this.#roundIn(remote, mayHaveGuessed);
        const outcome = await (evaluation === undefined ? round() : this.#traced(evaluation, round));
        if (outcome !== undefined) return outcome;
      }
    } finally {
      remote.end();
    }
  }

  /** Runs one pass in a worker, and waits for its missing calls. Returns the outcome if none was missing. */
  async #roundIn(
    remote: ReturnType<RemotePasses["begin"]>,
    mayHaveGuessed: boolean,
  ): Promise<EvaluationOutcome | undefined> {
    const { pass, end, ms, memoryBytes } = await remote.run({
      guesses: this.#request.speculate ? this.#plannedGuesses : 0,
      stopAtUnanswered: this.#stopAtUnanswered,
      limitMs: () => this.#passLimitMs(performance.now()),
      answers: this.#answers,
    });
    this.#lastPass = pass;
    this.#memoryBytes = Math.max(this.#memoryBytes, memoryBytes);
    const endedAt = performance.now();
    // The main thread may have been in a pure built-in when its time was over.
    if (end.kind === "result") this.#deadline.check(endedAt);
    const isLost = end.kind === "failed" && end.isLost === true;
    if (isLost && mayHaveGuessed && !this.#stopAtUnanswered) {
      // The guesses may be why, and how far it came is not known.
      this.#stopAtUnanswered = true;
      return undefined;
    }
    const next = this.#goOnFrom({ pass, end: this.#timed(end), startedAt: endedAt - ms, endedAt });
    if (isOutcome(next)) return next;
    await next;
    return undefined;
  }

  /** Loads opa-core while it makes a pass's missing calls. */
  async #fetchAndLoad(pass: PassRecord, passMs: number, load: () => Promise<unknown>): Promise<void> {
    let isLoading = true;
    // After an unanswered call the need for opa-core is a guess: a failed load counts once it is certain.
    const loading = load()
      .catch(() => undefined)
      .then(() => (isLoading = false));
    await this.#fetch(pass, passMs);
    // A completed wait must not be named as the cause of a timeout.
    if (isLoading) await this.#deadline.wait(loading, LOADING);
  }

  /** Makes a pass's missing calls, waits for the certain one, and briefly for the others. */
  async #fetch(pass: PassRecord, passMs: number): Promise<void> {
    if (pass.firstUnanswered === undefined) return;
    const answers = this.#calls();
    const startedAt = performance.now();
    const startedIn = answers.roundOf(pass.firstUnanswered.key);
    if (startedIn === undefined || pass.guesses.size > 0) this.#rounds++;
    const certain = answers.require(pass.firstUnanswered, this.#rounds);
    answers.guess(pass.guesses.values(), this.#rounds);
    if (startedIn !== undefined) {
      this.#plannedGuesses = Math.min(this.#plannedGuesses * 2, MAX_PLANNED_GUESSES);
    }
    try {
      await this.#deadline.wait(certain, ` while it waited for ${describeCall(pass.firstUnanswered)}`);
      const answeredMs = performance.now() - startedAt;
      // With a full budget of guesses, the answer probably settles the evaluation. If not, the next pass waits here for
      // a running call. A few guesses are answered with it, so waiting for them pays off.
      if (startedIn === undefined && pass.isFull && passMs < answeredMs * CHEAP_PASS) return;
      const gapMs = Math.max(passMs, MIN_GAP_MS);
      const graceMs = Math.max(passMs, answeredMs, MIN_GRACE_MS);
      await this.#deadline.wait(answers.drain(startedIn ?? this.#rounds, gapMs, graceMs));
    } finally {
      this.#waitMs += performance.now() - startedAt;
    }
  }

  #outcome(resultSet: ResultText, pass: PassRecord, endedAt: number): EvaluationOutcome {
    if (this.#answers !== undefined) markUsed(this.#answers, pass);
    return {
      resultSet,
      pass,
      answers: this.#answers,
      rounds: this.#rounds,
      totalMs: endedAt - this.#deadline.startedAt,
      evaluationMs: this.#evaluationMs,
      waitMs: this.#waitMs,
      memoryBytes: this.#memoryBytes,
    };
  }
}
