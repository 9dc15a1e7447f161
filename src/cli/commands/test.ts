import { resolve } from "node:path";
import type { Command } from "commander";
import type { RunTestsRequest } from "../../opa/run-tests.js";
import type { TestRegoResult } from "../../opa/test-rego.js";
import { writeNote, writeOut } from "../cli-io.js";
import { checkOutputs } from "../check-outputs.js";
import type { CommandContext, RunCommand } from "../command.js";
import { CommandError, EXIT } from "../exit-codes.js";
import type { ExitCode } from "../exit-codes.js";
import { readOutputTargets } from "../output-targets.js";
import type { OutputTarget } from "../output-targets.js";
import { startProgress } from "../progress.js";
import { readFixtures } from "../read-fixtures.js";
import { addTestOptions, TEST_FORMATS, toTestOptions } from "../test-flags.js";
import type { TestFlags } from "../test-flags.js";
import { readRegoSuite } from "../test-suite.js";
import { writeWholeFile } from "../write-file.js";

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

export function configure(command: Command, start: (run: RunCommand) => void): void {
  addTestOptions(command.argument("<path...>", ".rego files, folders of them or bundles"))
    .addHelpText("after", HELP)
    .action((paths: string[], flags: TestFlags) => start((context) => runCommand(context, paths, flags)));
}

function readTargets({ output = [], format = [], bench }: TestFlags): OutputTarget[] {
  const asked = [...output, ...format];
  const targets = readOutputTargets(asked.length === 0 ? ["pretty"] : asked, TEST_FORMATS);
  const isAsked = (name: string): boolean => targets.some((target) => target.format === name);
  if (isAsked("gobench") && bench !== true) throw new CommandError("-o gobench needs --bench");
  if (isAsked("gobench") && isAsked("pretty")) {
    throw new CommandError("-o gobench and -o pretty exclude each other");
  }
  return targets;
}

async function runCommand(context: CommandContext, paths: string[], flags: TestFlags): Promise<ExitCode> {
  const targets = readTargets(flags);
  await checkOutputs(
    context.io,
    targets.map(({ format, file }) => ({ what: `-o ${format}=${file ?? "-"}`, path: file })),
    [
      ...paths.map((path) => ({ what: `the policy ${path}`, path })),
      { what: "the fixtures", path: flags.fixtures },
      { what: "the capabilities", path: flags.capabilities },
      { what: "the schema", path: flags.schema },
    ],
  );
  const outputs = targets.flatMap(({ file }) => (file === undefined ? [] : [resolve(context.io.cwd, file)]));
  const runOnce = (): Promise<ExitCode> => runTests(context, paths, flags, targets, outputs);
  if (flags.watch !== true) return runOnce();
  const { watchAndRun } = await import("../watch.js");
  return watchAndRun(context, { paths, flags, outputs }, runOnce);
}

async function runTests(
  context: CommandContext,
  paths: readonly string[],
  flags: TestFlags,
  targets: readonly OutputTarget[],
  outputs: readonly string[],
): Promise<ExitCode> {
  const { io } = context;
  const suite = await readRegoSuite(context, paths, flags, {
    withData: true,
    // A report of the run before is no data.
    isExcluded: (place) => outputs.includes(resolve(place)),
  });
  const result = await test(context, {
    ...suite,
    ...toTestOptions(flags, targets.some(({ format }) => format === "gobench") ? "gobench" : "pretty"),
    answers: flags.fixtures === undefined ? {} : await readFixtures(io, flags.fixtures, suite.builtins ?? []),
  });
  for (const { format, file } of targets) {
    const text = await present(result, format, flags);
    if (file === undefined) await writeOut(io.stdout, text);
    else await writeWholeFile(io, file, text);
  }
  if (result.stderr !== "") await writeNote(io, result.stderr);
  if (result.results.length === 0 && flags.failOnEmpty !== false) {
    const which = flags.run === undefined ? "" : ` whose name matches ${flags.run}`;
    throw new CommandError(`there is no test${which} in ${paths.join(", ")}`);
  }
  return result.exitCode === 0 ? EXIT.pass : EXIT.refused;
}

async function test(context: CommandContext, request: RunTestsRequest): Promise<TestRegoResult> {
  const { runTests } = await import("../../opa/run-tests.js");
  const progress = startProgress(context, "testing");
  const { io, flags } = context;
  return runTests({ ...request, signal: io.signal, timeoutMs: flags.timeout }).finally(() => progress.end());
}

/** What one output prints. With coverage, its report takes the place of the results, as in `opa test`. */
async function present(
  { results, coverage, stdout }: TestRegoResult,
  format: string,
  { sort }: TestFlags,
): Promise<string> {
  if (format === "junit") {
    const { formatTestsJunit } = await import("../test-junit.js");
    return formatTestsJunit(results);
  }
  if (format !== "json" || coverage !== undefined) return stdout;
  const sorted = sort === "duration" ? results.toSorted((a, b) => b.duration - a.duration) : results;
  return `${JSON.stringify(sorted, null, 2)}\n`;
}
