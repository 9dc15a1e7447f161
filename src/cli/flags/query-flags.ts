import { Option } from "commander";
import type { Command } from "commander";
import { CommandError } from "../exit-codes.js";
import { parseCount } from "./quantities.js";
import { collect, collectList, once } from "./policy-flags.js";
import { inGroup } from "./option-group.js";
import { said } from "../../base/text/address.js";

/** The options of `opa eval` for queries, by its names. */
export interface QueryFlags {
  bundle?: string[] | undefined;
  stdin?: boolean | undefined;
  stdinInput?: boolean | undefined;
  fail?: boolean | undefined;
  failDefined?: boolean | undefined;
  metrics?: boolean | undefined;
  instrument?: boolean | undefined;
  partial?: boolean | undefined;
  unknowns?: string[] | undefined;
  disableInlining?: string[] | undefined;
  shallowInlining?: boolean | undefined;
  disableIndexing?: boolean | undefined;
  disableEarlyExit?: boolean | undefined;
  schema?: string | undefined;
  strict?: boolean | undefined;
  capabilities?: string | undefined;
  target?: "rego" | "wasm" | undefined;
  package?: string | undefined;
  import?: string[] | undefined;
  ignore?: string[] | undefined;
  showBuiltinErrors?: boolean | undefined;
  varValues?: boolean | undefined;
  profileLimit?: number | undefined;
  profileSort?: string[] | undefined;
  coverageRuns?: string[] | undefined;
}

/** The options by which sources of a query are read. */
export function addSourceOptions(command: Command, schema = "-s, --schema <path>"): Command {
  return command
    .option("-b, --bundle <path>", "bundle, or folder to read as one; repeatable", collect)
    .option(
      "--ignore <name>",
      "ignore files and folders with these names: *, ? and [a-z] as in opa; comma-separated or repeated",
      collect,
    )
    .option(schema, "JSON Schemas for the type checker: a file, a folder, or the name of a format")
    .option("--capabilities <file>", "allow only the built-ins that an OPA capabilities file names")
    .option("-S, --strict", "use the compiler's strict mode")
    .option("--package <name>", "package of the query", once)
    .option("--import <path>", "import for the query: data.lib; repeatable", collect);
}

/** The options that only OPA's evaluator has, but for those of its sources. */
export function addQueryOptions(command: Command): Command {
  return inGroup(command, "Queries", (group) =>
    addSourceOptions(group)
      .addOption(
        new Option(
          "-t, --target <target>",
          "what evaluates: OPA's evaluator, or the compiled policy; default: rego for a query, wasm for policies",
        ).choices(["rego", "wasm"]),
      )
      .option("-I, --stdin-input", "read the input from standard input, as -i -")
      .option("--stdin", "read the query from standard input")
      .option("--fail", "exit 1 if the result is undefined")
      .option("--fail-defined", "exit 1 if the result is defined")
      .option("--metrics", "report metrics of the evaluation")
      .option("--instrument", "report more metrics; implies --metrics")
      .option("-p, --partial", "evaluate partially")
      .option("-u, --unknowns <references>", "what is unknown to --partial; default: input", collectList)
      .option("--disable-inlining <path>", "document that --partial does not inline; repeatable", collect)
      .option("--shallow-inlining", "with --partial: do not inline rules that depend on unknowns")
      .option("--disable-indexing", "do not use the index of rules")
      .option("--disable-early-exit", "do not end rules early")
      .option("--show-builtin-errors", "collect and show the errors of built-ins")
      .option("--var-values", "show the values of variables in --explain -f pretty")
      .addOption(
        new Option(
          "--profile-limit <count>",
          "number of expressions that --profile shows; default: 10",
        ).argParser(parseCount(1)),
      )
      .option(
        "--profile-sort <criterion>",
        "order of --profile: total_time_ns, num_eval, num_redo, …; repeatable",
        collectList,
      )
      .option(
        "--coverage-runs <kinds>",
        "further passes of --coverage: index_excluded,early_exit (default), or empty",
        collectList,
      ),
  );
}

/** The flags that need OPA's evaluator, by their names. */
const EVALUATOR_ONLY: readonly (readonly [flag: string, isGiven: (flags: QueryFlags) => boolean])[] = [
  ["--bundle", ({ bundle }) => bundle !== undefined],
  ["--metrics", ({ metrics }) => metrics === true],
  ["--instrument", ({ instrument }) => instrument === true],
  ["--partial", ({ partial }) => partial === true],
  ["--unknowns", ({ unknowns }) => unknowns !== undefined],
  ["--disable-inlining", ({ disableInlining }) => disableInlining !== undefined],
  ["--shallow-inlining", ({ shallowInlining }) => shallowInlining === true],
  ["--disable-indexing", ({ disableIndexing }) => disableIndexing === true],
  ["--disable-early-exit", ({ disableEarlyExit }) => disableEarlyExit === true],
  ["--schema", ({ schema }) => schema !== undefined],
  ["--strict", ({ strict }) => strict === true],
  ["--capabilities", ({ capabilities }) => capabilities !== undefined],
  ["--package", ({ package: name }) => name !== undefined],
  ["--import", ({ import: imports }) => imports !== undefined],
  ["--ignore", ({ ignore }) => ignore !== undefined],
  ["--show-builtin-errors", ({ showBuiltinErrors }) => showBuiltinErrors === true],
  ["--var-values", ({ varValues }) => varValues === true],
  ["--profile-limit", ({ profileLimit }) => profileLimit !== undefined],
  ["--profile-sort", ({ profileSort }) => profileSort !== undefined],
  ["--coverage-runs", ({ coverageRuns }) => coverageRuns !== undefined],
];

/** Those of the flags that a compiled policy has no part in. */
export function evaluatorFlags(flags: QueryFlags): string[] {
  return EVALUATOR_ONLY.filter(([, isGiven]) => isGiven(flags)).map(([flag]) => flag);
}

/** @throws CommandError for flags that exclude each other, as in `opa eval`. */
export function checkQueryFlags(flags: QueryFlags & { input?: string | undefined; format: string }): void {
  if (flags.fail === true && flags.failDefined === true) {
    throw new CommandError("--fail and --fail-defined exclude each other");
  }
  if (flags.stdinInput === true && flags.input !== undefined) {
    throw new CommandError("-I and -i exclude each other: both name the input");
  }
  if (flags.stdin === true && (flags.stdinInput === true || flags.input === "-")) {
    throw new CommandError("--stdin and -I exclude each other: standard input is the query or the input");
  }
  const { format, partial } = flags;
  if (partial === true && !["json", "pretty", "source"].includes(format)) {
    throw new CommandError(said`--partial excludes -f ${format}; its formats are json, pretty and source`);
  }
  if (partial !== true && format === "source") {
    throw new CommandError("-f source needs --partial: it prints what is left of the policies");
  }
}
