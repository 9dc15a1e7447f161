import type { InputSnapshot } from "../../wasm/input-snapshot.js";
import type { Answers } from "../answers.js";
import type { EvaluationDeadline } from "../evaluation-deadline.js";
import type { PassRecord, PassSettings } from "../pass.js";
import type { PassEnd, PassRun } from "../run-pass.js";

/** Data common to the passes of an evaluation. */
export type RemoteRequest = PassSettings & Omit<PassRun, "interrupt">;

/** A pass to run in another thread. */
export interface RemotePass {
  /** Maximum number of guesses to record; 0 without speculation. */
  guesses: number;
  /** Whether it ends at its first unanswered call. */
  stopAtUnanswered: boolean;
  /** Its time limit, in milliseconds, should it start now. */
  limitMs(): number;
  /** The answers known so far. */
  answers: Answers | undefined;
}

/** A pass that has ended in another thread. */
export interface EndedRemotePass {
  pass: PassRecord;
  end: PassEnd;
  /** Its time in that thread, in milliseconds. */
  ms: number;
  memoryBytes: number;
}

/** The passes of one evaluation in other threads. */
export interface RemoteEvaluation {
  /**
   * Runs a pass. When the evaluation's deadline ends, its thread is ended too, unless the pass ends at once.
   *
   * @throws EvaluationError `timeout`, `aborted`
   */
  run(pass: RemotePass): Promise<EndedRemotePass>;
  /** Frees what threads keep for the evaluation. */
  end(): void;
}

/** Threads that run the passes of a policy. */
export interface RemotePasses {
  readonly kind: "remote";
  begin(request: RemoteRequest, deadline: EvaluationDeadline): RemoteEvaluation;
  /** An input needs no mark before its first pass. */
  pin(input: InputSnapshot): void;
  /** Releases an input. */
  unpin(input: InputSnapshot): void;
  /** Ends the threads when the running evaluations have ended. */
  close(): Promise<void>;
}
