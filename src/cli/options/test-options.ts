import { InvalidArgumentError } from "commander";
import { shownValue } from "../../base/text/address.js";
import { EXPLAIN_MODES } from "../../base/text/explain-mode.js";
import type { TestPoliciesOptions } from "../../tooling/test-policies.js";
import type { CompilePoliciesOptions } from "../../tooling/tooling-options.js";
import { DECLARED_BUILTIN_OPTIONS, REGO_OPTIONS } from "./evaluate-options.js";
import { type FlagValues, optionsFor } from "./option-table.js";
import { COVERAGE_RUNS_OPTION, IGNORE_OPTION } from "./query-options.js";
import { BUNDLE_VERIFY_OPTIONS, LOCK_OPTIONS } from "./trust-options.js";
import { parseCount } from "./values.js";

interface Libraries {
  suite: CompilePoliciesOptions;
  test: TestPoliciesOptions;
}

/** Options of commands that parse and check policies. */
export const SUITE_OPTIONS = {
  ...optionsFor<Libraries>("Policies")({
    ...DECLARED_BUILTIN_OPTIONS,
    bundle: {
      kind: "flag",
      usage: "-b, --bundle",
      description: "read folders as bundles: data.json, data.yaml and .manifest only, and no symbolic links",
      suite: "bundle",
    },
    ignore: { ...IGNORE_OPTION, suite: "ignore" },
    ...REGO_OPTIONS,
    schema: {
      kind: "text",
      usage: "-s, --schema <path>",
      description: "JSON Schemas for the type checker: a file, a folder of files, or the name of a format",
      isRead: true,
      suite: "schema",
    },
    capabilities: {
      kind: "text",
      usage: "--capabilities <file>",
      description:
        "allow only the built-ins that an OPA capabilities file names, and declare those that OPA lacks",
      isRead: true,
      suite: "capabilities",
    },
    maxErrors: {
      kind: "count",
      usage: "-m, --max-errors <count>",
      description: "report at most this many errors; default: 10",
      suite: "maxErrors",
    },
  }),
  ...BUNDLE_VERIFY_OPTIONS,
  ...LOCK_OPTIONS,
} as const;

export type SuiteFlags = FlagValues<typeof SUITE_OPTIONS>;

export const TEST_FORMATS = ["pretty", "json", "gobench", "junit"] as const;

/** The `needs` of options that only OPA's own tester supports. */
export const TESTER = "OPA's tester";

const readShares = parseCount(0);

/** `-p` means policies in Conftest. */
function readParallel(text: string): number {
  if (/^\d+$/.test(text)) return readShares(text);
  const shown = shownValue(text);
  throw new InvalidArgumentError(
    `It is a number of OPA instances. To judge inputs by policies: regohost gate -p ${shown} FILES; to test them: regohost test ${shown}`,
  );
}

export const TEST_OPTIONS = {
  ...optionsFor<Libraries>()({
    run: {
      kind: "text",
      usage: "-r, --run <regex>",
      description: "only tests whose full name (data.gate_test.test_x) matches",
      test: "run",
    },
    target: {
      kind: "choice",
      usage: "-t, --target <target>",
      description:
        "rego (default): evaluate by OPA's own evaluator; wasm: compile too, and compare both results",
      choices: ["rego", "wasm"],
      test: "target",
    },
    kind: {
      kind: "text",
      usage: "--kind <kind>",
      description: "use only Chainloop policies' scripts for this material kind; default: all",
      test: "kind",
    },
    verbose: {
      kind: "flag",
      usage: "-v, --verbose",
      description: "list every test with its duration and prints",
      test: "verbose",
    },
    output: {
      kind: "outputs",
      usage: "-o, --output <format[=file]>",
      description: "output format; repeatable",
      choices: TEST_FORMATS,
    },
    format: { kind: "list", usage: "-f, --format <format[=file]>", description: "same as --output" },
    sort: {
      kind: "choice",
      usage: "--sort <order>",
      description: "order of the JSON output; default: by file and row",
      choices: ["none", "duration"],
    },
    explain: {
      kind: "choice",
      usage: "--explain <mode>",
      description: "show the evaluation of tests",
      choices: EXPLAIN_MODES,
      needs: TESTER,
      test: "explain",
    },
    varValues: {
      kind: "flag",
      usage: "--var-values",
      description: "show the values of local variables where a test fails",
      needs: TESTER,
      test: "varValues",
    },
    coverage: {
      kind: "flag",
      usage: "-c, --coverage",
      description: "print the coverage instead of the results: as JSON, on a terminal as text",
      needs: TESTER,
      test: "coverage",
    },
    coverageRuns: {
      ...COVERAGE_RUNS_OPTION,
      needs: TESTER,
      test: "coverageRuns",
    },
    threshold: {
      kind: "percent",
      usage: "--threshold <percent>",
      description: "minimum coverage in percent; implies --coverage. Below it, prints the uncovered lines",
      needs: TESTER,
      test: "threshold",
    },
    bench: {
      kind: "flag",
      usage: "--bench",
      description: "benchmark the tests",
      needs: TESTER,
      test: "bench",
    },
    benchmem: {
      kind: "flag",
      usage: "--benchmem",
      description: "with --bench: show allocations (default)",
      opposite: ["--no-benchmem", "with --bench: hide allocations"],
      needs: TESTER,
    },
    count: {
      kind: "count",
      usage: "--count <times>",
      description: "how many times each test runs",
      test: "count",
    },
    testTimeout: {
      kind: "duration",
      usage: "--test-timeout <duration>",
      description: "time limit of each test: 500ms, 30s, 2m; 5 is 5 seconds; default: 5s, 30s with --bench",
      test: "testTimeoutMs",
    },
    parallel: {
      kind: "countOrNone",
      usage: "-p, --parallel <count>",
      description: "number of OPA instances that share the tests; default: depends on the number of tests",
      read: readParallel,
      needs: TESTER,
    },
    exitZeroOnSkipped: {
      kind: "flag",
      usage: "-z, --exit-zero-on-skipped",
      description: "exit 0 when tests were skipped",
      test: "allowSkipped",
    },
    failOnEmpty: {
      kind: "flag",
      usage: "--fail-on-empty",
      description: "exit 2 when there is no test (default)",
      opposite: ["--no-fail-on-empty", "exit 0 when there is no test"],
    },
    strictBuiltinErrors: {
      kind: "flag",
      usage: "--strict-builtin-errors",
      description: "fail a test on a built-in error",
      test: "strictBuiltinErrors",
    },
  }),
  ...SUITE_OPTIONS,
  ...optionsFor<Libraries>()({
    fixtures: {
      kind: "text",
      usage: "--fixtures <file>",
      description: "results of built-ins: a recording, or only its nd_builtin_cache as JSON or YAML",
      isRead: true,
      test: "fixtures",
    },
    watch: { kind: "flag", usage: "-w, --watch", description: "run again when a file of the suite changes" },
    data: {
      kind: "list",
      usage: "-d, --data <path>",
      description:
        "one more path; each JSON and YAML file of its folders must be data, as for opa test; repeatable",
    },
  }),
} as const;

export type TestFlags = FlagValues<typeof TEST_OPTIONS>;
