import { setMaxListeners } from "node:events";
import { boundedMap } from "../../base/async/bounded-map.js";
import { EvaluationError, isRegohostError } from "../../base/errors.js";
import type { JsonValue } from "../../base/terms/json-value.js";
import type { EvaluateOptions } from "./options.js";

/** Default number of evaluations under way: enough to keep the connections of one service busy. */
const DEFAULT_CONCURRENCY = 64;

/** Options of `evaluateAll`. */
export interface EvaluateAllOptions extends Omit<EvaluateOptions, "verification" | "onRecording"> {
  /** Maximum number of evaluations under way; they overlap in their waits for answers. Default: 64. */
  concurrency?: number | undefined;
}

/**
 * How the evaluation of one input ended: `fulfilled` with its value, `undefined` when the entrypoint is undefined, or `rejected` with the
 * error of `evaluate`. `index` counts the inputs from 0.
 */
export type EvaluatedInput<Result = JsonValue> = { index: number } & PromiseSettledResult<Result | undefined>;

/** Errors that are of all inputs. */
function endsAll(error: unknown): boolean {
  return (["policy_closed", "config_invalid", "entrypoint_required"] as const).some((code) =>
    isRegohostError(error, code),
  );
}

export interface EvaluateAllRequest {
  concurrency: number | undefined;
  signal: AbortSignal | undefined;
  /** Evaluates one input; `signal` is aborted when no more is wanted. */
  evaluate(this: void, input: unknown, signal: AbortSignal): Promise<JsonValue | undefined>;
}

/**
 * Evaluates inputs as they come, and yields how each ended in their order. No input is taken while the consumer is busy.
 *
 * @throws EvaluationError `aborted`, `policy_closed`; ConfigurationError; the errors of the inputs.
 */
export async function* evaluateAll(
  inputs: Iterable<unknown> | AsyncIterable<unknown>,
  { concurrency = DEFAULT_CONCURRENCY, signal, evaluate }: EvaluateAllRequest,
): AsyncGenerator<EvaluatedInput, void, undefined> {
  const ending = new AbortController();
  const either = signal === undefined ? ending.signal : AbortSignal.any([signal, ending.signal]);
  setMaxListeners(0, either);
  let count = 0;
  const settle = async (input: unknown): Promise<EvaluatedInput> => {
    const index = count++;
    try {
      return { index, status: "fulfilled", value: await evaluate(input, either) };
    } catch (error) {
      if (signal?.aborted === true || endsAll(error)) throw error;
      return { index, status: "rejected", reason: error };
    }
  };
  try {
    yield* boundedMap(inputs, settle, {
      atLeast: concurrency,
      atMost: concurrency,
      maxBytes: Infinity,
      sizeOf: () => 0,
      signal,
    });
  } catch (error) {
    throw signal?.aborted === true ? aborted(signal) : error;
  } finally {
    // The consumer has left, or nothing is under way any more.
    ending.abort(new EvaluationError("the evaluation of all inputs has ended", { code: "aborted" }));
  }
}

function aborted({ reason }: AbortSignal): EvaluationError {
  return new EvaluationError("the evaluation of all inputs was aborted", { code: "aborted", cause: reason });
}
