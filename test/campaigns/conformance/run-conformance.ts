import { availableParallelism } from "node:os";
import { nearest } from "../../../src/base/text/nearest.js";
import { withCaches } from "./caches.js";
import { loadCases } from "./cases.js";
import type { Failure } from "./check-outcome.js";
import { evaluateCase, type Evaluator } from "./evaluators.js";
import { compileCase, judgeCase, type CompiledCase } from "./judge-case.js";
import { findProblems, parseKnownFailures } from "./known-failures.js";
import type { KeptArtifacts } from "./kept-artifacts.js";
import { UsageError } from "../options.js";
import { readOptions, type ConformanceOptions } from "./options.js";
import type { ConformanceCase } from "./parse-cases.js";
import { printCategories, type CategoryCounts } from "./print-categories.js";
import { WayCounts, type LeastParts } from "./way-counts.js";

export interface ConformanceRequest {
  /** The command line's arguments. */
  args: readonly string[];
  /** The folder of OPA's source. */
  findOpaSource(): string;
  /** The text of `known-failures.json`. */
  knownFailures: string;
  print(line: string): void;
}

const MAX_AT_ONCE = 4;
const MAX_LINE_CHARS = 2000;

/** The parts of all of OPA's cases, with a small margin. */
const LEAST_PARTS: LeastParts = {
  evaluateSync: 0.99,
  evaluateAll: 0.99,
  "a prepared input": 0.99,
  "a value": 0.13,
  JavaScript: 0.4,
  "a worker": 0.95,
  "a kept module": 0.99,
  "a kept input": 0.13,
};

/**
 * Judges the cases that the options select, and prints the counts and the problems.
 *
 * @returns whether every case ended as expected, or fails as listed.
 * @throws UsageError on invalid options, and when they select no case. Any other error: the cases could not be run.
 */
export async function runConformance(request: ConformanceRequest): Promise<boolean> {
  const options = readOptions(request.args);
  const known = parseKnownFailures(request.knownFailures);
  const cases = loadCases(request.findOpaSource());
  const selected = selectCases(cases, options);
  const ways = new WayCounts();
  const judged = await withCaches((artifacts) => judgeAll(selected, options, artifacts, ways));

  if (options.evaluators.includes("regohost")) request.print(`${ways.line()}\n`);
  printCategories(countByCategory(judged, options.evaluators), options.evaluators, request.print);
  const [subject] = options.evaluators;
  const problems = findProblems(
    judged.map(({ test, failures }) => ({ name: test.name, failure: failures[subject] })),
    known,
    new Set(cases.map(({ name }) => name)),
  );
  problems.push(...ways.tooFew({ ...LEAST_PARTS, "a worker": LEAST_PARTS["a worker"] / options.workers }));
  for (const problem of problems) request.print(problem.slice(0, MAX_LINE_CHARS));
  return problems.length === 0;
}

function selectCases(
  cases: readonly ConformanceCase[],
  { categories, match, every }: ConformanceOptions,
): ConformanceCase[] {
  const known = new Set(cases.map(({ category }) => category));
  for (const category of categories) {
    if (known.has(category)) continue;
    const hint = nearest(category, [...known]);
    throw new UsageError(`--category: OPA has no folder of cases named ${JSON.stringify(category)}${hint}`);
  }
  const selected = cases
    .filter(({ category }) => categories.length === 0 || categories.includes(category))
    .filter(({ name }) => name.includes(match))
    .filter((_, index) => index % every === 0);
  if (selected.length === 0) throw new UsageError("the options select no case");
  return selected;
}

interface CaseFailures {
  test: ConformanceCase;
  failures: Partial<Record<Evaluator, Failure>>;
}

/** Judges cases concurrently and keeps their order. */
async function judgeAll(
  cases: readonly ConformanceCase[],
  { evaluators, workers }: ConformanceOptions,
  artifacts: KeptArtifacts,
  ways: WayCounts,
): Promise<CaseFailures[]> {
  const judged = new Map<ConformanceCase, CaseFailures>();
  const queue = cases.entries();
  const work = async (): Promise<void> => {
    for (const [index, test] of queue) {
      const request = { evaluators, inWorker: index % workers === 0, artifacts, ways };
      judged.set(test, { test, failures: await failuresOf(test, request) });
    }
  };
  await Promise.all(Array.from({ length: Math.min(MAX_AT_ONCE, availableParallelism()) }, work));
  return cases.map((test) => {
    const found = judged.get(test);
    if (found === undefined) throw new Error(`${test.name} was not judged`);
    return found;
  });
}

interface JudgeRequest {
  evaluators: readonly Evaluator[];
  inWorker: boolean;
  artifacts: KeptArtifacts;
  ways: WayCounts;
}

async function failuresOf(
  test: ConformanceCase,
  { evaluators, inWorker, artifacts, ways }: JudgeRequest,
): Promise<CaseFailures["failures"]> {
  let compiled: CompiledCase;
  try {
    compiled = await compileCase(test);
  } catch (error) {
    const failure = `it does not compile: ${String(error)}`;
    return Object.fromEntries(evaluators.map((evaluator) => [evaluator, failure]));
  }
  const failures: CaseFailures["failures"] = {};
  const kept = compiled.kept === undefined ? undefined : { wasm: compiled.kept, artifacts };
  for (const evaluator of evaluators) {
    failures[evaluator] = await judgeCase(test, compiled, (strictBuiltinErrors) =>
      evaluateCase(test, compiled.wasm, evaluator, {
        strictBuiltinErrors,
        inWorker,
        // The others are compared with it, and have the same module.
        ...(evaluator === "regohost" ? { kept, ways } : { ways: new WayCounts() }),
      }),
    );
  }
  return failures;
}

function countByCategory(
  judged: readonly CaseFailures[],
  evaluators: readonly Evaluator[],
): Map<string, CategoryCounts> {
  const categories = new Map<string, CategoryCounts>();
  for (const { test, failures } of judged) {
    const counts = categories.get(test.category) ?? { cases: 0, passed: {} };
    categories.set(test.category, counts);
    counts.cases++;
    for (const evaluator of evaluators) {
      counts.passed[evaluator] =
        (counts.passed[evaluator] ?? 0) + (failures[evaluator] === undefined ? 1 : 0);
    }
  }
  return categories;
}
