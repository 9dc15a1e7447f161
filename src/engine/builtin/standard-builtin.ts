import type { BuiltinContext, RegoType } from "./builtin.js";
import type { Term } from "../../base/terms/term.js";

/** The context of a standard built-in's call, fixed for the evaluation. */
export interface StandardCallContext {
  /** The frozen time, nanoseconds since the epoch. */
  readonly nowNs: bigint;
  /** Seed of random values: the same for equal calls of one evaluation, different for others. */
  readonly seed: string;
  /** The JSON text of the verified facts about the input; `undefined` when there are none. */
  readonly verification?: string | undefined;
  /**
   * Returns the time that the pass has left, in milliseconds; not above 0 when it is out of time. Long calls check it periodically and
   * throw.
   */
  remainingMs(): number;
  /**
   * Called by whatever may take long and does not check `remainingMs()` all the time: a call into opa-core, or work on large arguments in
   * JavaScript. After it the pass can be ended from outside.
   *
   * @throws when it cannot yet; the pass is then run again under a guard.
   */
  beforeLongCall(): void;
  /** Whether somebody reads an error. Where nobody does, a call that fails may be undefined, which is OPA's rule for it. */
  readonly readsErrors: boolean;
  /** Takes one line of `print`. */
  print(message: string): void;
}

/**
 * A standard built-in that OPA leaves to the host of a compiled policy. It runs inside the pass.
 *
 * Arguments and the answer are Rego text as UTF-8. Argument bytes live until the call returns; answer bytes are used
 * before the next call.
 */
export interface StandardBuiltin {
  readonly name: string;
  readonly arity: number;
  /** Whether equal calls of different evaluations may have different answers. */
  readonly nondeterministic: boolean;
  /** The types that each operand must have, by their names, or `any`. Absent: it may have values for other ones too. */
  readonly operands?: readonly (readonly string[])[] | undefined;
  /** Whether opa-core answers every call. Default: false. */
  readonly needsOpaCore?: boolean;
  /**
   * `undefined` means no answer.
   *
   * @throws StandardBuiltinError for an error that OPA's own function returns; by OPA's rule it is undefined, unless
   * strict errors are on.
   * @throws BuiltinNotReady when something must be loaded first; the pass is then run again.
   * @throws EvaluationError for a crash or a limit; it ends the evaluation.
   */
  call(args: readonly Uint8Array[], context: StandardCallContext): Uint8Array | undefined;
}

/** An asynchronous standard built-in, such as `http.send`. It runs between the passes of an evaluation, like user-defined ones. */
export interface AsyncStandardBuiltin {
  readonly name: string;
  readonly arity: number;
  readonly result: RegoType;
  /** Maximum number of concurrent guesses of this built-in. Default: the evaluation's budget, 128. */
  readonly maxSpeculative?: number;
  /** Whether it makes no connection, so that it answers calls that a recording lacks. Default: false. */
  readonly isLocal?: boolean;
  /**
   * Returns whether it answers this call itself in a replay too, because the answer depends on options of this run and not on the
   * arguments alone. Default: a replay returns the recorded answer.
   */
  isOfThisRun?(args: readonly Term[]): boolean;
  /** Returns whether this call may change something. Other calls are guessed ahead and run concurrently. */
  isEffect(args: readonly Term[]): boolean;
  /**
   * `undefined` means no answer. Bytes are the answer's Rego text in UTF-8: that of a large one, which is written in turns.
   *
   * @throws StandardBuiltinError for an error that OPA's own function returns; by OPA's rule it is undefined, unless
   * strict errors are on. A guess that fails with it is not an answer: the call is made again once it is certain.
   * @throws EvaluationError for a limit or a forbidden call; it ends the evaluation.
   */
  answer(args: readonly Term[], context: BuiltinContext): Promise<Term | Uint8Array | undefined>;
  /** Frees the resources that it holds between calls, when its policy is closed. Calls under way end as they would. */
  close?(): void;
}

/** An error that OPA's implementation returns for a call. OPA's message starts with the built-in's name. */
export class StandardBuiltinError extends Error {
  /** OPA's code, such as `eval_type_error`. */
  readonly opaCode: string;
  /** Whether the network returned no response: a later call may have one. */
  readonly isNoAnswer: boolean;

  constructor(message: string, opaCode: string, { isNoAnswer = false }: { isNoAnswer?: boolean } = {}) {
    const { stackTraceLimit } = Error;
    // Most are undefined by OPA's rule. A stack takes longer than the call, and its place in the policy is noted.
    Reflect.set(Error, "stackTraceLimit", 0);
    super(message);
    Reflect.set(Error, "stackTraceLimit", stackTraceLimit);
    this.name = "StandardBuiltinError";
    this.opaCode = opaCode;
    this.isNoAnswer = isNoAnswer;
  }
}

/** Thrown by a built-in that must load something first, which a pass cannot await. */
export class BuiltinNotReady extends Error {
  readonly load: () => Promise<unknown>;

  constructor(load: () => Promise<unknown>) {
    super("the built-in is not loaded yet");
    this.name = "BuiltinNotReady";
    this.load = load;
  }
}
