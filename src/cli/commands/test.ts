import { InvalidArgumentError, Option } from "commander";
import type { Command } from "commander";
import type { TestRegoRequest, TestRegoResult } from "../../opa/test-rego.js";
import { writeNote, writeOut } from "../cli-io.js";
import type { CommandContext, RunCommand } from "../command.js";
import { CommandError, EXIT } from "../exit-codes.js";
import type { ExitCode } from "../exit-codes.js";
import { readOutputTargets } from "../output-targets.js";
import type { OutputTarget } from "../output-targets.js";
import { collect } from "../policy-flags.js";
import { startProgress } from "../progress.js";
import { readTestSuite } from "../test-suite.js";
import type { SuiteFlags } from "../test-suite.js";
import { writeWholeFile } from "../write-file.js";

const FORMATS = ["pretty", "json", "gobench", "junit"] as const;

interface TestFlags extends SuiteFlags {
  run?: string;
  verbose?: boolean;
  output?: string[];
  explain?: "fails" | "full" | "notes" | "debug";
  varValues?: boolean;
  coverage?: boolean;
  threshold?: number;
  bench?: boolean;
  count?: number;
  testTimeout?: number;
  exitZeroOnSkipped?: boolean;
  strictBuiltinErrors?: boolean;
  watch?: boolean;
}

const HELP = `
Rules named test_… are tests, todo_test_… are skipped. All .rego, .json and .yaml files of a folder are read, as
opa test reads them. The service is never asked: a test replaces its built-ins with "with", or --fixtures (a
recording or a file of answers) answers them; any other call is an error of its test.

Examples:
  regohost test policies/
  regohost test policies/ --run 'gate_test' --verbose
  regohost test policies/ --coverage --threshold 90
  regohost test policies/ -o pretty -o junit=report.xml
  regohost test policies/ --fixtures answers.json

Exit codes: 0 all pass, 1 a test failed, was skipped (without -z) or the coverage is below the threshold,
2 usage, Rego that does not compile, or no test at all, 3 the tests did not end.
`;

function readCount(text: string): number {
  const count = Number(text);
  if (!Number.isSafeInteger(count) || count < 1) throw new InvalidArgumentError("Write a number from 1.");
  return count;
}

function readPercent(text: string): number {
  const percent = text.trim() === "" ? NaN : Number(text);
  if (!(percent >= 0 && percent <= 100)) throw new InvalidArgumentError("Write a number from 0 to 100.");
  return percent;
}

export function configure(command: Command, start: (run: RunCommand) => void): void {
  command
    .argument("<path...>", ".rego files, folders of them or bundles")
    .option("-r, --run <regex>", "only tests whose full name (data.gate_test.test_x) matches")
    .option("-v, --verbose", "name every test, with its time and what it printed")
    .option("-o, --output <format[=file]>", `${FORMATS.join(", ")}; can be given several times`, collect)
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
      new Option("--threshold <percent>", "the least coverage, of 100; implies --coverage").argParser(
        readPercent,
      ),
    )
    .option("--bench", "benchmark the tests")
    .addOption(new Option("--count <times>", "how often each test runs").argParser(readCount))
    .addOption(
      new Option("--test-timeout <ms>", "how long one test may take, in milliseconds").argParser(readCount),
    )
    .option("-z, --exit-zero-on-skipped", "skipped tests are no failure")
    .option("--strict-builtin-errors", "an error of a built-in is an error of its test")
    .option("--v0-compatible", "read Rego as OPA before 1.0 did")
    .option("--ignore <name>", "leave out files and folders of this name (* is any text)", collect)
    .option("--fixtures <file>", "answers of built-ins: a recording, or JSON or YAML as its nd_builtin_cache")
    .option(
      "-s, --schema <path>",
      "JSON Schemas for the type checker: a file, a folder of them, or a format's name",
    )
    .option("--capabilities <file>", "declarations of further built-ins: an OPA capabilities file")
    .option("-w, --watch", "run again when a file changes")
    .addHelpText("after", HELP)
    .action((paths: string[], flags: TestFlags) => start((context) => runCommand(context, paths, flags)));
}

async function runCommand(context: CommandContext, paths: string[], flags: TestFlags): Promise<ExitCode> {
  const targets = readOutputTargets(context.io, flags.output ?? ["pretty"], FORMATS);
  const isAsked = (format: string): boolean => targets.some((target) => target.format === format);
  if (isAsked("gobench") && flags.bench !== true) throw new CommandError("-o gobench needs --bench");
  if (isAsked("gobench") && isAsked("pretty")) {
    throw new CommandError("-o gobench and -o pretty exclude each other");
  }
  const runOnce = (): Promise<ExitCode> => runTests(context, paths, flags, targets);
  if (flags.watch !== true) return runOnce();
  const { watchAndRun } = await import("../watch.js");
  return watchAndRun(context, paths, runOnce);
}

async function runTests(
  context: CommandContext,
  paths: readonly string[],
  flags: TestFlags,
  targets: readonly OutputTarget[],
): Promise<ExitCode> {
  const { io } = context;
  const suite = await readTestSuite(io, paths, { ...flags, compat: context.flags.compat });
  const { testRego } = await import("../../opa/test-rego.js");
  const progress = startProgress(context, "testing");
  const result = await testRego({ ...suite, ...toTestOptions(context, flags, targets) }).finally(() =>
    progress.end(),
  );
  for (const { format, file } of targets) {
    const text = await present(result, format);
    if (file === undefined) await writeOut(io.stdout, text);
    else await writeWholeFile(io, file, text);
  }
  if (result.stderr !== "") await writeNote(io, result.stderr);
  if (result.results.length === 0) {
    const which = flags.run === undefined ? "" : ` whose name matches ${flags.run}`;
    throw new CommandError(`there is no test${which} in ${paths.join(", ")}`);
  }
  return result.exitCode === 0 ? EXIT.pass : EXIT.refused;
}

/** What one output prints. With coverage, its report takes the place of the results, as in `opa test`. */
async function present(result: TestRegoResult, format: string): Promise<string> {
  if (format === "junit") {
    const { formatTestsJunit } = await import("../test-junit.js");
    return formatTestsJunit(result.results);
  }
  if (format !== "json" || result.coverage !== undefined) return result.stdout;
  return `${JSON.stringify(result.results, null, 2)}\n`;
}

function toTestOptions(
  { io, flags: { timeout } }: CommandContext,
  flags: TestFlags,
  targets: readonly OutputTarget[],
): Omit<TestRegoRequest, "files"> {
  const { run, verbose, explain, varValues, coverage, threshold, bench, count, testTimeout } = flags;
  const isGobench = targets.some(({ format }) => format === "gobench");
  return {
    format: isGobench ? "gobench" : "pretty",
    signal: io.signal,
    ...(timeout === undefined ? {} : { timeoutMs: timeout }),
    ...(run === undefined ? {} : { run }),
    ...(verbose === true ? { verbose } : {}),
    ...(explain === undefined ? {} : { explain }),
    ...(varValues === true ? { varValues } : {}),
    ...(coverage === true ? { coverage } : {}),
    ...(threshold === undefined ? {} : { threshold }),
    ...(bench === true ? { bench, benchMemory: true } : {}),
    ...(count === undefined ? {} : { count }),
    ...(testTimeout === undefined ? {} : { testTimeoutMs: testTimeout }),
    ...(flags.exitZeroOnSkipped === true ? { exitZeroOnSkipped: true } : {}),
    ...(flags.strictBuiltinErrors === true ? { raiseBuiltinErrors: true } : {}),
  };
}
