// Runs OPA's own conformance cases: `npm run conformance [-- --compare | --only EVALUATOR] [--match TEXT] [--every N]`.
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import process from "node:process";
import { packageRoot } from "../../src/opa/package-root.js";
import { findOpaSource, loadCases, type ConformanceCase } from "./cases.js";
import { printCategories, type CategoryCounts } from "./print-categories.js";
import { compileCase, runCase, type Evaluator } from "./run-case.js";

const ALL: readonly Evaluator[] = ["regohost", "core", "javascript", "opa-wasm"];

interface Options {
  evaluators: readonly Evaluator[];
  /** A part of the cases' names. */
  match: string;
  /** A part of the cases: every Nth. */
  every: number;
}

function readOptions(args: readonly string[]): Options {
  const valueOf = (name: string): string | undefined => {
    const at = args.indexOf(name);
    return at < 0 ? undefined : args[at + 1];
  };
  const every = Number(valueOf("--every") ?? 1);
  if (!Number.isSafeInteger(every) || every < 1) throw new Error("--every takes a number from 1");
  const only = ALL.find((evaluator) => evaluator === valueOf("--only"));
  if (args.includes("--only") && only === undefined) throw new Error(`--only takes one of ${ALL.join(", ")}`);
  const evaluators = args.includes("--compare") ? ALL : [only ?? "regohost"];
  return { evaluators, match: valueOf("--match") ?? "", every };
}

/** Runs tasks, some at once, and keeps their order. */
async function mapAtOnce<T, R>(
  items: readonly T[],
  atOnce: number,
  run: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let index = next++; index < items.length; index = next++) {
      const item = items[index];
      if (item !== undefined) results[index] = await run(item);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}

async function judge(
  test: ConformanceCase,
  evaluators: readonly Evaluator[],
): Promise<Map<Evaluator, string>> {
  const failures = new Map<Evaluator, string>();
  let compiled: Awaited<ReturnType<typeof compileCase>>;
  try {
    compiled = await compileCase(test);
  } catch (error) {
    for (const evaluator of evaluators) failures.set(evaluator, `it does not compile: ${String(error)}`);
    return failures;
  }
  for (const evaluator of evaluators) {
    const failure = await runCase(test, compiled, evaluator);
    if (failure !== undefined) failures.set(evaluator, failure);
  }
  return failures;
}

async function main(): Promise<number> {
  const { evaluators, match, every } = readOptions(process.argv.slice(2));
  const root = packageRoot();
  const known = JSON.parse(readFileSync(`${root}/scripts/conformance/known-failures.json`, "utf8")) as Record<
    string,
    string
  >;
  const cases = loadCases(findOpaSource(root)).filter(
    ({ name }, index) => name.includes(match) && index % every === 0,
  );
  if (cases.length === 0) throw new Error("no case was selected");
  const judged = await mapAtOnce(cases, Math.min(4, availableParallelism()), (test) =>
    judge(test, evaluators),
  );

  const categories = new Map<string, CategoryCounts>();
  const wrong: string[] = [];
  for (const [index, test] of cases.entries()) {
    const failures = judged[index] ?? new Map<Evaluator, string>();
    const counts = categories.get(test.category) ?? { cases: 0, passed: {} };
    categories.set(test.category, counts);
    counts.cases++;
    for (const evaluator of evaluators) {
      counts.passed[evaluator] = (counts.passed[evaluator] ?? 0) + (failures.has(evaluator) ? 0 : 1);
    }
    const failure = failures.get(evaluators[0] ?? "regohost");
    const reason = known[test.name];
    if (failure !== undefined && reason === undefined) wrong.push(`FAIL ${test.name}: ${failure}`);
    if (failure === undefined && reason !== undefined)
      wrong.push(`PASS ${test.name}, which is listed: ${reason}`);
  }
  printCategories(categories, evaluators);
  for (const line of wrong) console.log(line.slice(0, 2000));
  return wrong.length === 0 ? 0 : 1;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(2);
  },
);
