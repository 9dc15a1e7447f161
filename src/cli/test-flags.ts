import { InvalidArgumentError, Option } from "commander";
import type { Command } from "commander";
import type { RunTestsRequest } from "../opa/run-tests.js";
import { readDuration } from "./global-flags.js";
import { parseCount } from "./parse-count.js";
import { collect } from "./policy-flags.js";
import { addSuiteOptions, type SuiteFlags } from "./suite-flags.js";

export const TEST_FORMATS = ["pretty", "json", "gobench", "junit"] as const;

const COVERAGE_RUNS = ["index_excluded", "early_exit"] as const;
type CoverageRun = (typeof COVERAGE_RUNS)[number];

/** The flags of `test`. */
export interface TestFlags extends SuiteFlags {
  run?: string;
  verbose?: boolean;
  output?: string[];
  format?: string[];
  sort?: "none" | "duration";
  explain?: "fails" | "full" | "notes" | "debug";
  varValues?: boolean;
  coverage?: boolean;
  coverageRuns?: CoverageRun[];
  threshold?: number;
  bench?: boolean;
  benchmem?: boolean;
  count?: number;
  testTimeout?: number;
  parallel?: number;
  exitZeroOnSkipped?: boolean;
  failOnEmpty?: boolean;
  strictBuiltinErrors?: boolean;
  fixtures?: string;
  watch?: boolean;
}

function readPercent(text: string): number {
  const percent = text.trim() === "" ? NaN : Number(text);
  if (!(percent >= 0 && percent <= 100)) throw new InvalidArgumentError("Write a number from 0 to 100.");
  return percent;
}

function readCoverageRuns(text: string): CoverageRun[] {
  return text
    .split(",")
    .filter((name) => name !== "")
    .map((name) => {
      const run = COVERAGE_RUNS.find((known) => known === name.trim());
      if (run === undefined) throw new InvalidArgumentError(`It is a list of ${COVERAGE_RUNS.join(", ")}.`);
      return run;
    });
}

export function addTestOptions(command: Command): Command {
  command
    .option("-r, --run <regex>", "only tests whose full name (data.gate_test.test_x) matches")
    .option("-v, --verbose", "name every test, with its time and what it printed")
    .option("-o, --output <format[=file]>", `${TEST_FORMATS.join(", ")}; can be given several times`, collect)
    .option("-f, --format <format[=file]>", "the same as --output", collect)
    .addOption(
      new Option("--sort <order>", "the order of the JSON output; default: of files and rows").choices([
        "none",
        "duration",
      ]),
    )
    .addOption(
      new Option("--explain <mode>", "how failures are explained").choices([
        "fails",
        "full",
        "notes",
        "debug",
      ]),
    )
    .option("--var-values", "show the values of local variables where a test fails")
    .option("-c, --coverage", "print the coverage report (JSON) instead of the results")
    .addOption(
      new Option(
        "--coverage-runs <kinds>",
        `which passes tell why a line is not covered: ${COVERAGE_RUNS.join(",")} (default), or ""`,
      ).argParser(readCoverageRuns),
    )
    .addOption(
      new Option("--threshold <percent>", "the least coverage, of 100; implies --coverage").argParser(
        readPercent,
      ),
    )
    .option("--bench", "benchmark the tests")
    .option("--benchmem", "with --bench: show allocations (default)")
    .option("--no-benchmem", "with --bench: show no allocations")
    .addOption(new Option("--count <times>", "how often each test runs").argParser(parseCount(1)))
    .addOption(
      new Option(
        "--test-timeout <duration>",
        "how long one test may take: 500ms, 30s, 2m; default: 5s, 30s with --bench",
      ).argParser(readDuration),
    )
    .addOption(
      new Option(
        "-p, --parallel <count>",
        "how many instances of OPA share the tests; default: as many as pay",
      ).argParser(parseCount(0)),
    )
    .option("-z, --exit-zero-on-skipped", "skipped tests are no failure")
    .option("--fail-on-empty", "no test at all is exit 2 (default)")
    .option("--no-fail-on-empty", "no test at all is exit 0")
    .option("--strict-builtin-errors", "an error of a built-in is an error of its test");
  return addSuiteOptions(command)
    .option("--fixtures <file>", "answers of built-ins: a recording, or JSON or YAML as its nd_builtin_cache")
    .option("-w, --watch", "run again when a file of the suite changes");
}

/** What the tester is told besides the suite. */
export function toTestOptions(
  flags: TestFlags,
  format: "pretty" | "gobench",
): Pick<
  RunTestsRequest,
  | "parallel"
  | "run"
  | "verbose"
  | "explain"
  | "varValues"
  | "coverage"
  | "coverageRuns"
  | "threshold"
  | "format"
  | "bench"
  | "benchMemory"
  | "count"
  | "testTimeoutMs"
  | "exitZeroOnSkipped"
  | "raiseBuiltinErrors"
> {
  const { run, verbose, explain, varValues, coverage, coverageRuns, threshold, bench, count } = flags;
  return {
    format,
    ...(run === undefined ? {} : { run }),
    // As in OPA: to explain is to tell all, and the values of variables are those of failed expressions.
    ...(verbose === true || explain !== undefined ? { verbose: true } : {}),
    ...(explain === undefined ? {} : { explain }),
    ...(varValues === true && verbose !== true && explain === undefined ? { explain: "fails" } : {}),
    ...(varValues === true ? { varValues } : {}),
    ...(coverage === true ? { coverage } : {}),
    ...(coverageRuns === undefined ? {} : { coverageRuns }),
    ...(threshold === undefined ? {} : { threshold }),
    ...(bench === true ? { bench, benchMemory: flags.benchmem !== false } : {}),
    ...(count === undefined ? {} : { count }),
    ...(flags.testTimeout === undefined ? {} : { testTimeoutMs: flags.testTimeout }),
    // 0 is as many as pay, as in OPA.
    ...(flags.parallel === undefined || flags.parallel === 0 ? {} : { parallel: flags.parallel }),
    ...(flags.exitZeroOnSkipped === true ? { exitZeroOnSkipped: true } : {}),
    ...(flags.strictBuiltinErrors === true ? { raiseBuiltinErrors: true } : {}),
  };
}
