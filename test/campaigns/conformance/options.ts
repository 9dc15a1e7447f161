import { parseArgs } from "node:util";
import { EVALUATORS, type Evaluator } from "./evaluators.js";

/** The error for invalid options of the runner. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

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
  const { only, compare, category, match, every, workers } = parse(args);
  if (only !== undefined && compare) throw new UsageError("--only and --compare exclude each other");
  if (match === "") throw new UsageError("--match needs a part of a case's name");
  return {
    evaluators: compare ? EVALUATORS : [toEvaluator(only ?? "regohost")],
    categories: category,
    match: match ?? "",
    every: toStep("--every", every),
    workers: toStep("--workers", workers),
  };
}

interface ParsedOptions {
  only?: string;
  match?: string;
  every: string;
  workers: string;
  compare: boolean;
  category: string[];
}

function parse(args: readonly string[]): ParsedOptions {
  try {
    return parseArgs({
      args: [...args],
      strict: true,
      allowPositionals: false,
      options: {
        only: { type: "string" },
        compare: { type: "boolean", default: false },
        category: { type: "string", multiple: true, default: [] },
        match: { type: "string" },
        every: { type: "string", default: "1" },
        workers: { type: "string", default: "1" },
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

function toEvaluator(name: string): Evaluator {
  const evaluator = EVALUATORS.find((known) => known === name);
  if (evaluator === undefined) {
    throw new UsageError(`--only takes one of ${EVALUATORS.join(", ")}, not ${JSON.stringify(name)}`);
  }
  return evaluator;
}

function toStep(option: string, text: string): number {
  const every = Number(text);
  if (!Number.isSafeInteger(every) || every < 1) {
    throw new UsageError(`${option} takes an integer from 1, not ${JSON.stringify(text)}`);
  }
  return every;
}
