import { parseOptions, toCount, UsageError } from "../options.js";
import { EVALUATORS, type Evaluator } from "./evaluators.js";

export interface ConformanceOptions {
  /** The first is judged; the others are compared with it. */
  evaluators: readonly [Evaluator, ...Evaluator[]];
  /** Names of folders of cases. Default: all. */
  categories: readonly string[];
  /** A part of the cases' names. Default: "", which all names have. */
  match: string;
  /** Run every Nth of the remaining cases. Default: 1. */
  every: number;
  /** Run every Nth of these in a worker too, whose start takes longer than most cases. Default: 1. */
  workers: number;
}

/** @throws UsageError on an unknown option, an invalid value, and on arguments without an option. */
export function readOptions(args: readonly string[]): ConformanceOptions {
  const { only, compare, category, match, every, workers } = parseOptions(args, {
    only: { type: "string" },
    compare: { type: "boolean", default: false },
    category: { type: "string", multiple: true, default: [] },
    match: { type: "string" },
    every: { type: "string", default: "1" },
    workers: { type: "string", default: "1" },
  });
  if (only !== undefined && compare) throw new UsageError("--only and --compare exclude each other");
  if (match === "") throw new UsageError("--match needs a part of a case's name");
  return {
    evaluators: compare ? EVALUATORS : [toEvaluator(only ?? "regohost")],
    categories: category,
    match: match ?? "",
    every: toCount("--every", every),
    workers: toCount("--workers", workers),
  };
}

function toEvaluator(name: string): Evaluator {
  const evaluator = EVALUATORS.find((known) => known === name);
  if (evaluator === undefined) {
    throw new UsageError(`--only takes one of ${EVALUATORS.join(", ")}, not ${JSON.stringify(name)}`);
  }
  return evaluator;
}
