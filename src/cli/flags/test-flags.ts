import { InvalidArgumentError, Option } from "commander";
import { shownValue, said } from "../../base/text/address.js";
import type { Command } from "commander";
import type { TestPoliciesOptions, TestReportFormat } from "../../tooling/test-policies.js";
import type { CompilePoliciesOptions } from "../../tooling/tooling-options.js";
import { CommandError } from "../exit-codes.js";
import { readDuration } from "./global-flags.js";
import { parseCount } from "./quantities.js";
import { collect } from "./policy-flags.js";
import { addSuiteOptions, type SuiteFlags } from "./suite-flags.js";
import { outputOption, readOutputTargets } from "./output-targets.js";
import type { OutputTarget } from "./output-targets.js";
import { EXPLAIN_MODES, type ExplainMode } from "../../base/text/explain-mode.js";

const TEST_FORMATS = ["pretty", "json", "gobench", "junit"] as const;

const COVERAGE_RUNS = ["index_excluded", "early_exit"] as const;
type CoverageRun = (typeof COVERAGE_RUNS)[number];

/** The flags of `test`. */
export interface TestFlags extends SuiteFlags {
  target?: "rego" | "wasm" | undefined;
  kind?: string | undefined;
  /** Whether `-d` names a path. */
  strictData?: boolean | undefined;
  run?: string | undefined;
  verbose?: boolean | undefined;
  output?: string[] | undefined;
  format?: string[] | undefined;
  sort?: "none" | "duration" | undefined;
  explain?: ExplainMode | undefined;
  varValues?: boolean | undefined;
  coverage?: boolean | undefined;
  coverageRuns?: CoverageRun[] | undefined;
  threshold?: number | undefined;
  bench?: boolean | undefined;
  benchmem?: boolean | undefined;
  count?: number | undefined;
  testTimeout?: number | undefined;
  parallel?: number | undefined;
  exitZeroOnSkipped?: boolean | undefined;
  failOnEmpty?: boolean | undefined;
  strictBuiltinErrors?: boolean | undefined;
  fixtures?: string | undefined;
  watch?: boolean | undefined;
}

const readShares = parseCount(0);

/** `-p` of Conftest names policies. */
function readParallel(text: string): number {
  if (/^\d+$/.test(text)) return readShares(text);
  const shown = shownValue(text);
  throw new InvalidArgumentError(
    `It is a number of OPA instances. To judge inputs by policies: regohost gate -p ${shown} FILES; to test them: regohost test ${shown}`,
  );
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
      if (run === undefined)
        throw new InvalidArgumentError(`Write a comma-separated list of ${COVERAGE_RUNS.join(", ")}.`);
      return run;
    });
}

export function addTestOptions(command: Command): Command {
  command
    .option("-r, --run <regex>", "only tests whose full name (data.gate_test.test_x) matches")
    .addOption(
      new Option(
        "-t, --target <target>",
        "what evaluates the tests: OPA's own evaluator, or the compiled policy (and OPA, to compare); default: rego",
      ).choices(["rego", "wasm"]),
    )
    .option(
      "--kind <kind>",
      "of policies of Chainloop only the scripts for this kind of material; default: all",
    )
    .option("-v, --verbose", "list every test with its duration and prints")
    .addOption(
      outputOption(new Option("-o, --output <format[=file]>", "output format; repeatable"), TEST_FORMATS),
    )
    .option("-f, --format <format[=file]>", "same as --output", collect)
    .addOption(
      new Option("--sort <order>", "order of the JSON output; default: by file and row").choices([
        "none",
        "duration",
      ]),
    )
    .addOption(new Option("--explain <mode>", "show the evaluation of tests").choices(EXPLAIN_MODES))
    .option("--var-values", "show the values of local variables where a test fails")
    .option("-c, --coverage", "print the coverage report (JSON) instead of the results, as opa test does")
    .addOption(
      new Option(
        "--coverage-runs <kinds>",
        `passes that explain why a line is not covered: ${COVERAGE_RUNS.join(",")} (default), or ""`,
      ).argParser(readCoverageRuns),
    )
    .addOption(
      new Option(
        "--threshold <percent>",
        "minimum coverage in percent; implies --coverage. Met, it prints the report; missed, what is missing",
      ).argParser(readPercent),
    )
    .option("--bench", "benchmark the tests")
    .option("--benchmem", "with --bench: show allocations (default)")
    .option("--no-benchmem", "with --bench: hide allocations")
    .addOption(new Option("--count <times>", "how many times each test runs").argParser(parseCount(1)))
    .addOption(
      new Option(
        "--test-timeout <duration>",
        "time limit of each test: 500ms, 30s, 2m; 5 is 5 seconds; default: 5s, 30s with --bench",
      ).argParser(readDuration),
    )
    .addOption(
      new Option(
        "-p, --parallel <count>",
        "number of OPA instances that share the tests; default: depends on the number of tests",
      ).argParser(readParallel),
    )
    .option("-z, --exit-zero-on-skipped", "exit 0 when tests were skipped")
    .option("--fail-on-empty", "exit 2 when there is no test (default)")
    .option("--no-fail-on-empty", "exit 0 when there is no test")
    .option("--strict-builtin-errors", "fail a test on a built-in error");
  return addSuiteOptions(command)
    .option(
      "--fixtures <file>",
      "built-in answers: a recording, or JSON or YAML in the form of its nd_builtin_cache",
    )
    .option("-w, --watch", "run again when a file of the suite changes");
}

/** What only OPA's tester can do, by its flags. */
const TESTER_ONLY: readonly (readonly [flag: string, isGiven: (flags: TestFlags) => boolean])[] = [
  ["--coverage", ({ coverage }) => coverage === true],
  ["--coverage-runs", ({ coverageRuns }) => coverageRuns !== undefined],
  ["--threshold", ({ threshold }) => threshold !== undefined],
  ["--bench", ({ bench }) => bench === true],
  ["--benchmem", ({ benchmem }) => benchmem !== undefined],
  ["--explain", ({ explain }) => explain !== undefined],
  ["--var-values", ({ varValues }) => varValues === true],
  ["--parallel", ({ parallel }) => parallel !== undefined],
];

/** @throws CommandError for flags that `--target wasm` excludes. */
export function checkTarget(flags: TestFlags): void {
  if (flags.target !== "wasm") return;
  const excluded = TESTER_ONLY.filter(([, isGiven]) => isGiven(flags)).map(([flag]) => flag);
  if (excluded.length === 0) return;
  throw new CommandError(
    said`--target wasm excludes ${excluded.join(", ")}: only OPA's own tester has them; leave --target out`,
  );
}

/** Converts the flags to options of `testPolicies`, without those of the suite. */
export function toTestOptions(
  flags: TestFlags,
  format: "pretty" | "gobench",
): Omit<TestPoliciesOptions, keyof CompilePoliciesOptions> {
  return {
    format,
    target: flags.target,
    kind: flags.kind,
    strictData: flags.strictData,
    run: flags.run,
    fixtures: flags.fixtures,
    verbose: flags.verbose,
    explain: flags.explain,
    varValues: flags.varValues,
    coverage: flags.coverage,
    coverageRuns: flags.coverageRuns,
    threshold: flags.threshold,
    bench: flags.bench,
    benchMemory: flags.bench === true ? flags.benchmem !== false : undefined,
    count: flags.count,
    testTimeoutMs: flags.testTimeout,
    // With 0 regohost chooses the number, as OPA does.
    parallel: flags.parallel === 0 ? undefined : flags.parallel,
    allowSkipped: flags.exitZeroOnSkipped,
    allowEmpty: flags.failOnEmpty === false ? true : undefined,
    strictBuiltinErrors: flags.strictBuiltinErrors,
  };
}

/** An output of `test`. */
export type TestTarget = OutputTarget<TestReportFormat>;

/** @throws CommandError for formats that exclude each other. */
export function readTargets({ output = [], format = [], bench }: TestFlags): TestTarget[] {
  const asked = [...output, ...format];
  const targets = readOutputTargets(asked.length === 0 ? ["pretty"] : asked, TEST_FORMATS);
  const isAsked = (name: string): boolean => targets.some((target) => target.format === name);
  if (isAsked("gobench") && bench !== true) throw new CommandError("-o gobench needs --bench");
  if (isAsked("gobench") && isAsked("pretty")) {
    throw new CommandError("-o gobench and -o pretty exclude each other");
  }
  return targets;
}
