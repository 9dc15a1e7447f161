import { Evaluation, type EvaluationRequest } from "./evaluation.js";
import { GUARD_MARGIN_MS, runGuarded, RunTimeout } from "../../base/async/guarded-run.js";

/** Total time of the passes after which no further one starts, in milliseconds. */
const BEGIN_WITHIN_MS = 50;
/** Total time limit of the passes, in milliseconds: a started pass has at least the rest of it. */
const LIMIT_MS = 250;
/** Number of timeouts after which each pass of a policy gets its own guard. */
const MAX_LATE = 3;

interface Start {
  request: EvaluationRequest;
  /** @param evaluation with its first pass; `undefined` if it has not run. */
  go(evaluation: Evaluation | undefined): void;
}

/**
 * Runs the first passes of evaluations that start in the same tick under one guard, because a guard takes more time
 * than most passes. Slow ones run again alone, each under its own guard with its full time, so that the limits of an
 * evaluation stay the same. Not for policies with pure built-ins: they would run in the asynchronous context of another evaluation, and a guard
 * that ends a run inside a scope of `AsyncResource` leaves Node's own stack of them in disorder.
 */
export class FirstPasses {
  #starts: Start[] = [];
  /** Number of timeouts. For slow passes a guard is cheap, and shared passes would run twice. */
  #late = 0;

  /**
   * The evaluation with its first pass; `undefined` if it must be created right before it runs, so that the time of the
   * others does not count.
   */
  start(request: EvaluationRequest): Promise<Evaluation | undefined> {
    return new Promise((go) => {
      this.#starts.push({ request, go });
      if (this.#starts.length === 1) {
        queueMicrotask(() => {
          this.#runAll();
        });
      }
    });
  }

  #runAll(): void {
    const starts = this.#starts;
    this.#starts = [];
    const evaluations = new Map<Start, Evaluation>();
    if (this.#late < MAX_LATE && starts.length > 1) {
      try {
        runGuarded(() => {
          this.#runSoon(starts, evaluations);
        }, LIMIT_MS + GUARD_MARGIN_MS);
      } catch (error) {
        // Any other error is thrown when its own evaluation runs.
        if (error instanceof RunTimeout) this.#late++;
      }
    }
    for (const start of starts) start.go(evaluations.get(start));
  }

  /** Runs them sequentially while there is time for another one. */
  #runSoon(starts: readonly Start[], evaluations: Map<Start, Evaluation>): void {
    const startedAt = performance.now();
    for (const start of starts) {
      if (performance.now() - startedAt > BEGIN_WITHIN_MS) return;
      // Made here, so that its time begins now.
      const evaluation = new Evaluation(start.request);
      if (evaluation.runAhead(startedAt + LIMIT_MS) === "late") {
        this.#late++;
        return;
      }
      evaluations.set(start, evaluation);
    }
  }
}
