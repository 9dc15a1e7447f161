import { Evaluation, type EvaluationRequest } from "./evaluation.js";
import { GUARD_MARGIN_MS, runGuarded, RunTimeout } from "./guarded-run.js";

/** How much time the passes may have taken together for another one to begin. */
const BEGIN_WITHIN_MS = 50;
/** How much time they have together: a pass that began has at least the rest of it. */
const LIMIT_MS = 250;
/** How often the passes of a policy may lack time together before each has its own guard. */
const MAX_LATE = 3;

interface Start {
  request: EvaluationRequest;
  /** @param evaluation with its first pass; `undefined`: it is still to be run. */
  go(evaluation: Evaluation | undefined): void;
}

/**
 * Runs the first passes of a policy's evaluations that start in the same tick under one guard, because a guard takes more
 * time than most passes. Those that are not done soon run alone, each under its own guard and with all of its time, so
 * the limits of an evaluation are the same.
 */
export class FirstPasses {
  #starts: Start[] = [];
  /** How often a pass lacked time. Where passes take long, a guard takes little, and they would be run twice. */
  #late = 0;

  /**
   * The evaluation with its first pass run; `undefined` when it is still to be made, right before it runs, so that the
   * time of the others does not count for it.
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
        // Whatever else ended it ends the evaluation that it came from when that one runs.
        if (error instanceof RunTimeout) this.#late++;
      }
    }
    for (const start of starts) start.go(evaluations.get(start));
  }

  /** Runs one after the other, as long as there is time for another one. */
  #runSoon(starts: readonly Start[], evaluations: Map<Start, Evaluation>): void {
    const startedAt = performance.now();
    for (const start of starts) {
      if (performance.now() - startedAt > BEGIN_WITHIN_MS) return;
      // Made here, so that its time begins now.
      const evaluation = new Evaluation(start.request);
      if (!evaluation.runAhead(startedAt + LIMIT_MS)) {
        this.#late++;
        return;
      }
      evaluations.set(start, evaluation);
    }
  }
}
