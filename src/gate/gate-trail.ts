import type { CallRecord } from "../engine/recording/call-record.js";
import type { SourceExcerpt } from "./source-excerpt.js";

/** The calls of one evaluation of a policy with an input. */
export interface TrailDecision {
  /** The input's name. */
  input: string;
  /** The policy's package with slashes. */
  policy: string;
  /** Every call of the host's built-ins, guesses included, also of an evaluation that failed. */
  calls: readonly CallRecord[];
}

/** How a verdict came to be. */
export interface GateTrail {
  /** When the run started, by the clock. */
  time: Date;
  /** The evaluations that made calls, as they ended. */
  decisions: readonly TrailDecision[];
  /**
   * Lines by file: where rules begin that found something, and what findings point to. Lines of inputs are read after the run,
   * and only of files that were inputs.
   */
  sources: ReadonlyMap<string, SourceExcerpt>;
}
