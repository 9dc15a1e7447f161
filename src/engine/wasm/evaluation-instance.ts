import type { CallPlace } from "../../base/text/call-place.js";
import type { InputSnapshot } from "./input-snapshot.js";

/** Host functions of an instance. */
export interface PassHost {
  /**
   * Answers a built-in call with the address of the value, 0 for none.
   *
   * @param site the place of the call, if it is known.
   */
  dispatch(
    instance: EvaluationInstance,
    builtinId: number,
    args: readonly number[],
    site?: CallPlace,
  ): number;
  /** Ends the pass by throwing when its time is over. */
  poll(): void;
}

/**
 * An instance of a policy for the passes of an evaluation. Values have addresses, valid until the next pass. Only one
 * pass at a time may use an instance.
 */
export interface EvaluationInstance {
  /** Answers built-in calls; set during a pass. */
  host: PassHost;
  readonly memoryBytes: number;
  /** The part of it that the base document takes. */
  readonly dataBytes: number;
  /** The input that it has parsed. */
  readonly inputSnapshot: InputSnapshot | undefined;
  readonly dataSnapshot: InputSnapshot | undefined;
  /** Loads data and input unless they are loaded. */
  load(data: InputSnapshot, input: InputSnapshot): void;
  /** Sets whether passes poll their host from now on, about every 0.1 ms, if their runtime counts its steps. */
  setPolling(polling: boolean): void;
  /** Runs one pass. Returns the address of the result set. */
  evaluate(entrypointId: number): number;
  /** Returns the Rego text of a value. */
  dump(value: number): string;
  /** JSON text that `JSON.parse` reads as the value that `toJsonValue` has of the term; `undefined` where it may not be the same. */
  dumpJson(value: number): string | undefined;
  /** Returns the Rego text of each value as UTF-8. The bytes live until the next call into the instance. */
  dumpBytes(values: readonly number[]): Uint8Array[];
  /** Returns whether each value has one of the types at its place, by their names or `any`; `true` where types are not known. */
  mayHaveTypes(values: readonly number[], types: readonly (readonly string[])[]): boolean;
  /** Loads a value from its Rego text as UTF-8, which is copied. Returns its address, never 0. */
  put(text: Uint8Array): number;
  /**
   * Marks the instance after a throw; the next `load` makes it usable. Runs no code of the policy.
   *
   * @param intact whether the host threw in `dispatch`. Otherwise the policy may have been ended while it changed the order
   * of a document's members, so the documents are loaded again.
   */
  renew(intact: boolean): void;
}

/** The host between evaluations. */
export const NO_HOST: PassHost = {
  dispatch() {
    throw new Error("no evaluation is running");
  },
  poll: () => undefined,
};
