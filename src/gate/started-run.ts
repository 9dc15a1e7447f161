import { EvaluationError } from "../base/errors.js";
import type { GateReport, GateResult } from "./gate-report.js";
import type { GateRun } from "./gate.js";
import { isError } from "../base/realms.js";

/** The run that `Gate.judge` creates. */
export class StartedRun implements GateRun {
  readonly #steps: AsyncGenerator<GateResult, GateReport, undefined>;
  #isIterated = false;
  #report: Promise<GateReport> | undefined;

  constructor(steps: AsyncGenerator<GateResult, GateReport, undefined>) {
    this.#steps = steps;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<GateResult, void, undefined> {
    if (this.#isIterated || this.#report !== undefined) {
      throw new EvaluationError("the results of a gate's run can be read once; its report has them all", {
        code: "input_invalid",
      });
    }
    this.#isIterated = true;
    let hasEnded = false;
    try {
      for (;;) {
        const step = await this.#steps.next();
        if (step.done === true) {
          this.#report = Promise.resolve(step.value);
          hasEnded = true;
          return;
        }
        yield step.value;
      }
    } catch (error) {
      hasEnded = true;
      this.#fail(error);
      throw error;
    } finally {
      if (!hasEnded) {
        this.#fail(new EvaluationError("the run ended before all inputs were judged", { code: "aborted" }));
        // Pending work ends by itself; its errors are no longer needed.
        await this.#steps.return(undefined as never).catch(() => undefined);
      }
    }
  }

  then<Fulfilled = GateReport, Rejected = never>(
    onFulfilled?: ((report: GateReport) => Fulfilled | PromiseLike<Fulfilled>) | null,
    onRejected?: ((reason: unknown) => Rejected | PromiseLike<Rejected>) | null,
  ): Promise<Fulfilled | Rejected> {
    this.#report ??= this.#isIterated
      ? Promise.reject(
          new EvaluationError("the run is still being read; await it after its results", {
            code: "input_invalid",
          }),
        )
      : this.#runToEnd();
    return this.#report.then(onFulfilled, onRejected);
  }

  #fail(error: unknown): void {
    this.#report = Promise.reject(isError(error) ? error : new Error(String(error)));
    this.#report.catch(() => undefined);
  }

  async #runToEnd(): Promise<GateReport> {
    for (;;) {
      const step = await this.#steps.next();
      if (step.done === true) return step.value;
    }
  }
}
