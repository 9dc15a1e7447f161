import type { CallRecord } from "../engine/recording/call-record.js";
import type { SourceExcerpt } from "./source-excerpt.js";

/** The calls of one evaluation of a policy with an input. */
export interface TrailDecision {
  /** The input's name. */
  input: string;
  /** The policy's package with slashes. */
  policy: string;
  /** Every call of the host's built-ins, including speculative ones, also in a failed evaluation. */
  calls: readonly CallRecord[];
}

/** The steps to a verdict. */
export interface GateTrail {
  /** The start of the run, by the system clock. */
  time: Date;
  /** The evaluations that made calls, as they ended. */
  decisions: readonly TrailDecision[];
  /**
   * Lines by file: the rules with findings, and the locations of findings. Lines of inputs are read after the
   * run, and only from files that were inputs.
   */
  sources: ReadonlyMap<string, SourceExcerpt>;
}
