import type { RegohostError } from "../errors.js";
import { BuiltinNotReady } from "../rego/standard-builtin.js";
import { Answers, GUESS_BUDGET } from "./answers.js";
import { Ending } from "./ending.js";
import type { EvaluationInstance } from "./evaluation-instance.js";
import type { EvaluationIdentity } from "./evaluation-identity.js";
import { GUARD_MARGIN_MS, runGuarded, RunInterrupted, RunTimeout } from "./guarded-run.js";
import type { HostTable } from "./host-table.js";
import type { InputSnapshot } from "./input-snapshot.js";
import type { InstancePool } from "./instance-pool.js";
import { Pass, PassStop, type PassSettings } from "./pass.js";
import { describeCall } from "./pending-call.js";
import { toPassFailure } from "./policy-failure.js";
import type { Recording } from "./recording.js";
import { runThen } from "./run-then.js";

/** The most guesses that one pass may plan. */
const MAX_PLANNED_GUESSES = 32 * GUESS_BUDGET;
/** The part of the time left that a pass with guesses may take; if it takes more, the guesses are to blame. */
const GUESSING_SHARE = 0.25;
const MIN_GUESSING_MS = 50;
/** A pass that takes less than this part of the wait for its certain call is worth running for that answer alone. */
const CHEAP_PASS = 0.15;
/** How long no call may have ended for the wait for guesses to be over. */
const MIN_GAP_MS = 4;
const MIN_GRACE_MS = 50;

/** Everything one evaluation runs on; nothing of it changes while it runs. */
export interface EvaluationRequest {
  pool: InstancePool;
  hosts: HostTable;
  entrypoint: { name: string; id: number };
  input: InputSnapshot;
  data: InputSnapshot;
  identity: EvaluationIdentity;
  timeoutMs: number;
  interrupt: boolean;
  speculate: boolean;
  strictBuiltinErrors: boolean;
  bigint: boolean;
  maxCalls: number;
  replay: Recording | undefined;
  signal: AbortSignal | undefined;
}

/** What an evaluation came to. */
export interface EvaluationOutcome {
  /** The Rego text of OPA's result set. */
  resultSet: string;
  pass: Pass;
  /** `undefined` when the policy made no call. */
  answers: Answers | undefined;
  rounds: number;
  totalMs: number;
  evaluationMs: number;
  waitMs: number;
  memoryBytes: number;
}

type PassEnd =
  | { kind: "result"; text: string }
  | { kind: "unknown" }
  | { kind: "interrupted" }
  | { kind: "failed"; error: RegohostError; outOfResources: boolean }
  | { kind: "not-ready"; load: () => Promise<unknown> };

/** A pass that has ended, with its times on the clock of `performance.now()`. */
interface EndedPass {
  pass: Pass;
  end: PassEnd;
  startedAt: number;
  endedAt: number;
}

function isOutcome(end: EvaluationOutcome | Promise<unknown> | undefined): end is EvaluationOutcome {
  return end !== undefined && !(end instanceof Promise);
}

/**
 * Evaluates a policy in rounds: a pass over the answers known so far, then the calls it lacked, all at once, until a
 * pass lacks none. That last pass is an ordinary evaluation over fixed answers, so its result is exact.
 */
export class Evaluation {
  readonly #request: EvaluationRequest;
  readonly #ending: Ending;
  readonly #settings: PassSettings;
  /** Made for the first call. */
  #answers: Answers | undefined;
  #lastPass: Pass | undefined;
  #rounds = 0;
  #evaluationMs = 0;
  #waitMs = 0;
  #memoryBytes = 0;
  /** How many guesses a pass may plan: more with each pass that found a guess to be certain. */
  #plannedGuesses = GUESS_BUDGET;
  /** Set when a pass ran out of time or memory after its first unknown call: no more guessing. */
  #stopAtUnknown = false;
  /** The first pass, when it was run before the evaluation. */
  #ahead: EndedPass | undefined;

  constructor(request: EvaluationRequest) {
    this.#request = request;
    this.#ending = new Ending(`evaluation of ${request.entrypoint.name}`, request.timeoutMs, request.signal);
    this.#settings = {
      hosts: request.hosts,
      answers: () => this.#calls(),
      identity: request.identity,
      maxCalls: request.maxCalls,
      strictBuiltinErrors: request.strictBuiltinErrors,
      bigint: request.bigint,
    };
  }

  #calls(): Answers {
    const { identity, bigint, replay } = this.#request;
    this.#answers ??= new Answers({ identity, ending: this.#ending, bigint, replay });
    return this.#answers;
  }

  /** The answers so far; `undefined` when no call was made. */
  get answers(): Answers | undefined {
    return this.#answers;
  }

  /** The last pass so far, which may have failed. */
  get lastPass(): Pass | undefined {
    return this.#lastPass;
  }

  /**
   * A policy that lacks no call has its outcome without a wait.
   *
   * @throws EvaluationError, BuiltinError
   */
  run(): EvaluationOutcome | Promise<EvaluationOutcome> {
    return runThen(
      () => {
        // The caller may have aborted it since.
        if (this.#ahead !== undefined) this.#ending.check(this.#ahead.startedAt);
        const first = this.#round();
        return isOutcome(first) ? first : this.#goOn(first);
      },
      () => {
        this.#answers?.cancelAll();
      },
    );
  }

  /**
   * Runs the first pass, which `run` then goes on from, without a guard: its caller has one.
   *
   * @param limitAt when calls into opa-core are to give up, on the clock of `performance.now()`.
   * @returns whether it ended in time. If not, this evaluation is of no more use.
   */
  runAhead(limitAt: number): boolean {
    this.#ahead = this.#runPass(limitAt);
    const { end } = this.#ahead;
    return end.kind !== "failed" || end.error.code !== "timeout";
  }

  async #goOn(wait: Promise<unknown> | undefined): Promise<EvaluationOutcome> {
    for (;;) {
      await wait;
      const next = this.#round();
      if (isOutcome(next)) return next;
      wait = next;
    }
  }

  /**
   * One pass, and the calls it lacked. Gives the outcome when it lacked none, else what to wait for before the next
   * round, if anything.
   */
  #round(): EvaluationOutcome | Promise<unknown> | undefined {
    const { pass, end, startedAt, endedAt } = this.#ahead ?? this.#runPass();
    this.#ahead = undefined;
    const passMs = endedAt - startedAt;
    this.#evaluationMs += passMs;
    if (pass.unknown !== undefined) {
      if (end.kind === "failed" && end.outOfResources) this.#stopAtUnknown = true;
      // After an unknown call even the need for opa-core is a guess: a load that fails counts once it is certain.
      const loading = end.kind === "not-ready" ? end.load().catch(() => undefined) : Promise.resolve();
      return Promise.all([
        this.#fetch(pass, passMs),
        this.#ending.wait(loading, " while it loaded opa-core"),
      ]);
    }
    if (end.kind === "not-ready") return this.#ending.wait(end.load(), " while it loaded opa-core");
    switch (end.kind) {
      case "result":
        this.#rounds++;
        return this.#outcome(end.text, pass, endedAt);
      case "failed":
        // It was cut short to leave time for the calls it might lack; now it gets all the time there is.
        if (end.error.code === "timeout" && !this.#stopAtUnknown && this.#ending.remainingMs > 0) {
          this.#stopAtUnknown = true;
          return undefined;
        }
        throw end.error;
      // Whoever handled the signal may have aborted the evaluation; else the pass runs again.
      default:
        return undefined;
    }
  }

  /** @param guardedUntil when the guard of its caller ends it; default: it has one of its own. */
  #runPass(guardedUntil?: number): EndedPass {
    const startedAt = performance.now();
    this.#ending.check(startedAt);
    const remainingMs = this.#ending.endsAt - startedAt;
    const limitMs = this.#stopAtUnknown
      ? remainingMs
      : Math.max(Math.min(MIN_GUESSING_MS, remainingMs), remainingMs * GUESSING_SHARE);
    const limitAt = Math.min(startedAt + limitMs, guardedUntil ?? Infinity);
    const pass = new Pass(this.#settings, {
      guesses: this.#request.speculate ? this.#plannedGuesses : 0,
      stopAtUnknown: this.#stopAtUnknown,
      isOutOfTime: () => performance.now() > limitAt,
    });
    this.#lastPass = pass;
    const isGuarded = this.#request.interrupt && guardedUntil === undefined;
    const end = this.#evaluate(pass, isGuarded ? limitMs + GUARD_MARGIN_MS : undefined);
    return { pass, end, startedAt, endedAt: performance.now() };
  }

  #evaluate(pass: Pass, guardMs: number | undefined): PassEnd {
    const { pool, input, data, entrypoint } = this.#request;
    let instance: EvaluationInstance | undefined;
    try {
      instance = pool.take(input, data);
      const running = instance;
      running.dispatcher = pass;
      const evaluate = (): string | undefined => {
        running.load(data, input);
        const resultSet = running.evaluate(entrypoint.id);
        return pass.unknown === undefined ? running.dump(resultSet) : undefined;
      };
      const text = guardMs === undefined ? evaluate() : runGuarded(evaluate, guardMs);
      pool.give(running);
      return text === undefined ? { kind: "unknown" } : { kind: "result", text };
    } catch (thrown) {
      const end = this.#endOf(thrown, pass);
      // Memory never shrinks, so an instance that used all it may is not kept.
      if (instance !== undefined && !(end.kind === "failed" && end.error.code === "memory_limit")) {
        instance.renew();
        pool.give(instance);
      }
      return end;
    } finally {
      this.#memoryBytes = Math.max(this.#memoryBytes, instance?.memoryBytes ?? 0);
    }
  }

  #endOf(thrown: unknown, pass: Pass): PassEnd {
    if (thrown instanceof PassStop) return { kind: "unknown" };
    if (thrown instanceof RunInterrupted) return { kind: "interrupted" };
    if (thrown instanceof BuiltinNotReady) return { kind: "not-ready", load: thrown.load };
    if (thrown instanceof RunTimeout) {
      const during = pass.unknown === undefined ? " inside the policy" : " after its first unanswered call";
      return { kind: "failed", error: this.#ending.timeout(during), outOfResources: true };
    }
    return { kind: "failed", ...toPassFailure(thrown, this.#request.entrypoint.name) };
  }

  /** Makes the calls that a pass lacked, and waits for the certain one, and a little for the others. */
  async #fetch(pass: Pass, passMs: number): Promise<void> {
    if (pass.unknown === undefined) return;
    const answers = this.#calls();
    const startedAt = performance.now();
    const startedIn = answers.roundOf(pass.unknown.key);
    if (startedIn === undefined || pass.guesses.size > 0) this.#rounds++;
    const certain = answers.require(pass.unknown, this.#rounds);
    answers.guess(pass.guesses.values(), this.#rounds);
    if (startedIn !== undefined) {
      this.#plannedGuesses = Math.min(this.#plannedGuesses * 2, MAX_PLANNED_GUESSES);
    }
    try {
      await this.#ending.wait(certain, ` while it waited for ${describeCall(pass.unknown)}`);
      const answeredMs = performance.now() - startedAt;
      // Where guesses filled their budget, the answer may well settle the evaluation. If not, the next pass comes here
      // again, for a call that is under way. A few guesses are answered with it, and are better waited for.
      if (startedIn === undefined && pass.isFull && passMs < answeredMs * CHEAP_PASS) return;
      const gapMs = Math.max(passMs, MIN_GAP_MS);
      const graceMs = Math.max(passMs, answeredMs, MIN_GRACE_MS);
      await this.#ending.wait(answers.drain(startedIn ?? this.#rounds, gapMs, graceMs), "");
    } finally {
      this.#waitMs += performance.now() - startedAt;
    }
  }

  #outcome(resultSet: string, pass: Pass, endedAt: number): EvaluationOutcome {
    for (const key of pass.used) {
      const answer = this.#answers?.get(key);
      if (answer !== undefined) answer.record.used = true;
    }
    return {
      resultSet,
      pass,
      answers: this.#answers,
      rounds: this.#rounds,
      totalMs: endedAt - this.#ending.startedAt,
      evaluationMs: this.#evaluationMs,
      waitMs: this.#waitMs,
      memoryBytes: this.#memoryBytes,
    };
  }
}
