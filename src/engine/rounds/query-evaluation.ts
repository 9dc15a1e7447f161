import { evalRego, type EvalRegoOptions, type EvalRegoResult } from "../opa/eval-rego.js";
import type { CoreRunOptions } from "../opa/run-in-core.js";
import { evaluateInRounds, type RoundsOutcome, type RoundsRequest } from "./evaluate-in-rounds.js";

/** A query over policies, and what answers its calls. */
export type QueryRequest = Omit<
  EvalRegoOptions,
  "answers" | "rounds" | "decision" | "nowNs" | "seed" | "builtins"
> &
  Omit<RoundsRequest, "subject"> &
  Pick<CoreRunOptions, "maxMemoryBytes">;

/** The outcome of a query, with the calls that were made for it. */
export type QueryOutcome = RoundsOutcome<EvalRegoResult>;

/**
 * Evaluates a query with OPA's evaluator, in rounds.
 *
 * @throws EvaluationError, BuiltinError for a call that was not answered, PolicyLoadError for Rego that cannot be loaded.
 */
export async function evaluateQuery(request: QueryRequest): Promise<QueryOutcome> {
  const {
    standardBuiltin: _,
    now: _now,
    speculate: _speculate,
    maxCalls: _max,
    replay: _replay,
    verification: _verified,
    declared: _declared,
    ...query
  } = request;
  return evaluateInRounds({ ...request, subject: "the query" }, (facts) => evalRego({ ...query, ...facts }));
}
