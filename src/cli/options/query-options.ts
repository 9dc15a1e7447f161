import { InvalidArgumentError } from "commander";
import { EXPLAIN_MODES } from "../../base/text/explain-mode.js";
import { type FlagValues, optionsFor } from "./option-table.js";

/** The input of an evaluation. */
export const INPUT_OPTION = {
  kind: "text",
  usage: "-i, --input <file>",
  description: "the input; - for standard input",
  isRead: true,
} as const;

/** The files that a command leaves out. */
export const IGNORE_OPTION = {
  kind: "list",
  usage: "--ignore <name>",
  description:
    "ignore files and folders with these names: *, ? and [a-z] as in opa; comma-separated or repeated",
} as const;

const COVERAGE_RUNS = ["index_excluded", "early_exit"] as const;

function readCoverageRuns(text: string): string[] {
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

/** The passes of a coverage that explain why a line is not covered. */
export const COVERAGE_RUNS_OPTION = {
  kind: "choices",
  usage: "--coverage-runs <kinds>",
  description: `passes that explain why a line is not covered: ${COVERAGE_RUNS.join(",")} (default), or ""`,
  choices: COVERAGE_RUNS,
  read: readCoverageRuns,
} as const;

/** The `needs` of options that do not apply to a compiled policy. */
export const EVALUATOR = "OPA's evaluator";

/** The options of reading the sources of a query, by the names of `opa eval`. */
export const SOURCE_OPTIONS = optionsFor()({
  bundle: {
    kind: "list",
    usage: "-b, --bundle <path>",
    description: "bundle, or folder to read as one; repeatable",
    isRead: true,
    needs: EVALUATOR,
  },
  ignore: { ...IGNORE_OPTION, needs: EVALUATOR },
  schema: {
    kind: "text",
    usage: "-s, --schema <path>",
    description: "JSON Schemas for the type checker: a file, a folder, or the name of a format",
    isRead: true,
    needs: EVALUATOR,
  },
  capabilities: {
    kind: "text",
    usage: "--capabilities <file>",
    description: "allow only the built-ins that an OPA capabilities file names",
    isRead: true,
    needs: EVALUATOR,
  },
  strict: {
    kind: "flag",
    usage: "-S, --strict",
    description: "use the compiler's strict mode",
    needs: EVALUATOR,
  },
  package: {
    kind: "text",
    usage: "--package <name>",
    description: "package of the query",
    needs: EVALUATOR,
  },
  import: {
    kind: "list",
    usage: "--import <path>",
    description: "import for the query: data.lib; repeatable",
    needs: EVALUATOR,
  },
});

/** The options of `opa eval` for queries, by its names. */
export const QUERY_OPTIONS = optionsFor("Queries")({
  ...SOURCE_OPTIONS,
  target: {
    kind: "choice",
    usage: "-t, --target <target>",
    description:
      "rego (default for a query): OPA's evaluator; wasm (default for policies): the compiled policy",
    choices: ["rego", "wasm"],
  },
  stdinInput: {
    kind: "flag",
    usage: "-I, --stdin-input",
    description: "read the input from standard input, as -i -",
  },
  stdin: { kind: "flag", usage: "--stdin", description: "read the query from standard input" },
  fail: { kind: "flag", usage: "--fail", description: "exit 1 if the result is undefined" },
  failDefined: { kind: "flag", usage: "--fail-defined", description: "exit 1 if the result is defined" },
  metrics: {
    kind: "flag",
    usage: "--metrics",
    description: "report metrics of the evaluation",
    needs: EVALUATOR,
  },
  instrument: {
    kind: "flag",
    usage: "--instrument",
    description: "report more metrics; implies --metrics",
    needs: EVALUATOR,
  },
  partial: { kind: "flag", usage: "-p, --partial", description: "evaluate partially", needs: EVALUATOR },
  unknowns: {
    kind: "names",
    usage: "-u, --unknowns <references>",
    description: "references that are unknown to --partial; default: input",
    needs: EVALUATOR,
  },
  disableInlining: {
    kind: "list",
    usage: "--disable-inlining <path>",
    description: "document that --partial does not inline; repeatable",
    needs: EVALUATOR,
  },
  shallowInlining: {
    kind: "flag",
    usage: "--shallow-inlining",
    description: "with --partial: do not inline rules that depend on unknowns",
    needs: EVALUATOR,
  },
  disableIndexing: {
    kind: "flag",
    usage: "--disable-indexing",
    description: "do not use the index of rules",
    needs: EVALUATOR,
  },
  disableEarlyExit: {
    kind: "flag",
    usage: "--disable-early-exit",
    description: "do not end rules early",
    needs: EVALUATOR,
  },
  showBuiltinErrors: {
    kind: "flag",
    usage: "--show-builtin-errors",
    description: "collect and show the errors of built-ins",
    needs: EVALUATOR,
  },
  varValues: {
    kind: "flag",
    usage: "--var-values",
    description: "show the values of variables in --explain -f pretty",
    needs: EVALUATOR,
  },
  profileLimit: {
    kind: "count",
    usage: "--profile-limit <count>",
    description: "number of expressions that --profile shows; default: 10",
    needs: EVALUATOR,
  },
  profileSort: {
    kind: "names",
    usage: "--profile-sort <criterion>",
    description: "order of --profile: total_time_ns, num_eval, num_redo, …; repeatable",
    needs: EVALUATOR,
  },
  coverageRuns: {
    ...COVERAGE_RUNS_OPTION,
    needs: EVALUATOR,
  },
});

export type QueryFlags = FlagValues<typeof QUERY_OPTIONS>;

/** Options that explain the value of a query. */
export const EXPLAIN_OPTIONS = optionsFor()({
  explain: {
    kind: "choice",
    usage: "--explain <mode>",
    description: "show how the value was computed",
    choices: EXPLAIN_MODES,
  },
  coverage: {
    kind: "flag",
    usage: "--coverage",
    description: "show which lines were evaluated (-f json)",
  },
});

export type ExplainFlags = FlagValues<typeof EXPLAIN_OPTIONS>;
