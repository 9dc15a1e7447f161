import { Turns } from "../../base/async/turns.js";
import { encodeText } from "../../base/terms/json-space.js";
import { LargeJson, NestedTooDeeply } from "../../base/terms/large-json.js";
import type { Term } from "../../base/terms/term.js";
import { nestedTooDeeply, noResult, resultError } from "./result-set.js";

/** Returns the error of a large result that cannot be read or written. */
export function largeResultError(error: unknown): unknown {
  return error instanceof NestedTooDeeply ? nestedTooDeeply(error) : resultError(error);
}

/**
 * As `readResultSet`, for a result set of one binding whose text is large, read in turns of the event loop.
 *
 * @throws EvaluationError `stack_limit`, `opa_core_failed`, and the errors of `check`.
 */
export async function readLargeResult(resultSet: string, check: () => void): Promise<LargeJson> {
  let value: LargeJson | undefined;
  try {
    const set = await LargeJson.read(await encodeText(resultSet, new Turns(check)), { check });
    const [binding] = set.elements;
    value = binding?.members.find(([name]) => name === "result")?.[1];
  } catch (error) {
    throw largeResultError(error);
  }
  if (value === undefined) throw noResult();
  return value;
}

/**
 * Reads the part of a large result at a path, in turns of the event loop; `undefined` if there is none.
 *
 * @param text its `largeTermText`.
 * @throws EvaluationError as `readLargeResult`
 */
export async function readLargePart(
  text: string,
  path: readonly Term[],
  check: () => void,
): Promise<LargeJson | undefined> {
  try {
    return await LargeJson.readPart(await encodeText(text, new Turns(check)), path, { check });
  } catch (error) {
    throw largeResultError(error);
  }
}
