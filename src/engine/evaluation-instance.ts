import type { InputSnapshot } from "./input-snapshot.js";

/** What an instance asks of its host. */
export interface BuiltinDispatcher {
  /** Answers a call of a built-in: the address of the value, 0 for none. */
  dispatch(instance: EvaluationInstance, builtinId: number, args: readonly number[]): number;
}

/**
 * An instance of a policy, as the passes of an evaluation use it. Values have addresses, which are valid until the
 * next pass. One pass at a time uses an instance.
 */
export interface EvaluationInstance {
  /** Answers built-in calls; set for the time of a pass. */
  dispatcher: BuiltinDispatcher;
  readonly memoryBytes: number;
  /** The input that it keeps parsed. */
  readonly inputSnapshot: InputSnapshot | undefined;
  readonly dataSnapshot: InputSnapshot | undefined;
  /** Brings data and input in, unless they are there. */
  load(data: InputSnapshot, input: InputSnapshot): void;
  /** Runs one pass. Gives the address of the result set. */
  evaluate(entrypointId: number): number;
  /** The Rego text of a value. */
  dump(value: number): string;
  /** The Rego text of each value as UTF-8. The bytes live until the next call into the instance. */
  dumpBytes(values: readonly number[]): Uint8Array[];
  /** Brings a value in: its Rego text as UTF-8, which is copied. Gives its address, never 0. */
  put(text: Uint8Array): number;
  /** Makes the instance usable after a throw. */
  renew(): void;
}
