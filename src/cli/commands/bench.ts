import { Option } from "commander";
import type { Command } from "commander";
import { addBundleVerifyOptions, bundleFlagFiles, type BundleVerifyFlags } from "../flags/bundle-flags.js";
import { checkOutputs, placedFiles } from "../flags/check-outputs.js";
import type { CommandContext, RunCommand } from "../command.js";
import { CommandError, EXIT, type ExitCode } from "../exit-codes.js";
import { addEvaluateOptions, addParserOption, once, type EvaluateFlags } from "../flags/policy-flags.js";
import { builtinFiles } from "../flags/builtin-flags.js";
import { parseCount } from "../flags/quantities.js";
import { addSourceOptions, type QueryFlags } from "../flags/query-flags.js";
import { addRecordingOptions, openCalls, recordedTo, type RecordingFlags } from "../flags/recording-flags.js";
import { checkNotFile, documentsOf } from "../eval/query-argument.js";
import { writeNote, writeOut, type CliIo } from "../terminal/cli-io.js";
import { readGivenText, shownName } from "../terminal/standard-input.js";
import { startProgress } from "../terminal/progress.js";
import { toPrintable } from "../../base/text/printable.js";

interface BenchFlags extends EvaluateFlags, RecordingFlags, QueryFlags, BundleVerifyFlags {
  input?: string | undefined;
  format: "json" | "pretty" | "gobench";
  count?: number | undefined;
  benchmem: boolean;
  fail: boolean;
  metrics: boolean;
}

const HELP = `
It measures OPA's evaluator, in Wasm, after the policies are compiled and with the answers of the built-ins of the service at hand:
each call is made once, before. Native OPA is several times as fast: compare results of regohost bench only with each other.

Examples:
  regohost bench data.gate.deny -d policies/ -i input.json
  regohost bench data.gate.deny -b bundle.tar.gz -f gobench --count 5 --no-metrics

Exit codes: 0 measured, 1 the result is undefined (without --no-fail), 2 usage, policy or input, 3 a call was not answered.
`;

export function configure(command: Command, start: (run: RunCommand) => void): void {
  const withOptions = addRecordingOptions(
    addSourceOptions(
      addParserOption(addEvaluateOptions(command.argument("[query]", "the query to measure"))),
    ),
  );
  addBundleVerifyOptions(withOptions)
    .addOption(new Option("-i, --input <file>", "the input; - for standard input").argParser(once))
    .option("-I, --stdin-input", "read the input from standard input, as -i -")
    .addOption(new Option("--count <times>", "how often it is measured; default: 1").argParser(parseCount(1)))
    .option("--stdin", "read the query from standard input")
    .option("--no-benchmem", "hide allocations")
    .option("--no-metrics", "hide metrics of the evaluation")
    .option("--no-fail", "measure an undefined result too")
    // The defaults, as opa names them.
    .addOption(new Option("--benchmem").default(true).hideHelp())
    .addOption(new Option("--metrics").default(true).hideHelp())
    .addOption(new Option("--fail").default(true).hideHelp())
    .addOption(
      new Option("-f, --format <format>", "output format")
        .choices(["json", "pretty", "gobench"])
        .default("pretty"),
    )
    .addHelpText("after", HELP)
    .action((query: string | undefined, flags: BenchFlags) =>
      start((context) => runBench(context, query, flags)),
    );
}

/** @throws CommandError (exit 2) for no query, and for two. */
async function readQuery(io: CliIo, given: string | undefined, flags: BenchFlags): Promise<string> {
  const isInput = flags.stdinInput === true || flags.input === "-";
  if (flags.stdin !== true) {
    if (given !== undefined) {
      await checkNotFile(io, given, documentsOf(flags), "bench");
      return given;
    }
    throw new CommandError("no query given: regohost bench data.gate.deny -d policies/");
  }
  if (given !== undefined) throw new CommandError("--stdin excludes a query argument");
  if (isInput)
    throw new CommandError("--stdin and -I exclude each other: standard input is the query or the input");
  return readGivenText(io, "-");
}

async function runBench(
  context: CommandContext,
  given: string | undefined,
  flags: BenchFlags,
): Promise<ExitCode> {
  const { io } = context;
  const query = await readQuery(io, given, flags);
  await checkOutputs(io, recordedTo(flags), [
    ...placedFiles("the data", flags.data),
    ...(flags.bundle ?? []).map((path) => ({ what: `the bundle ${path}`, path })),
    { what: "the input", path: flags.input },
    ...bundleFlagFiles(io, flags),
    ...builtinFiles(flags),
  ]);
  const [{ runQuery }, { readInput }, { benchRego }, { toAnswerTable }] = await Promise.all([
    import("../eval/eval-query.js"),
    import("../eval/evaluate-once.js"),
    import("../../engine/opa/eval-rego.js"),
    import("../../engine/recording/answer-table.js"),
  ]);
  const path = flags.stdinInput === true ? "-" : flags.input;
  const input = path === undefined ? undefined : await readInput(context, path, flags);
  const progress = startProgress(context, "measuring");
  try {
    const calls = await openCalls(context, flags, progress);
    const { metrics, fail, stdin: _, ...others } = flags;
    const once = { ...others, format: "json" } as const;
    const { outcome, request } = await runQuery(
      context,
      once,
      { query, input, inputName: shownName(path ?? "input") },
      calls,
    ).finally(() => calls.close());
    calls.evaluate.onRecording?.(outcome.recording);
    const { recording, result } = outcome;
    if (result.failed) {
      await progress.end();
      await writeOut(io.stdout, result.stdout);
      return EXIT.usage;
    }
    const { facts } = recording;
    const measured = await benchRego({
      files: request.files,
      query,
      package: request.package,
      imports: request.imports,
      data: request.data,
      regoVersion: request.regoVersion,
      schemas: request.schemas,
      allowed: request.allowed,
      strict: request.strict,
      strictBuiltinErrors: request.strictBuiltinErrors,
      inputText: request.inputText,
      builtins: [...request.builtins, ...(request.declared ?? [])],
      answers: toAnswerTable(recording),
      nowNs: facts.nowNs,
      seed: facts.seed,
      metrics,
      fail,
      memory: flags.benchmem,
      count: flags.count,
      format: flags.format,
      signal: io.signal,
    });
    await progress.end();
    await writeOut(io.stdout, measured.stdout);
    if (measured.stderr !== "") await writeNote(io, toPrintable(measured.stderr));
    const recordingExit = await calls.writeRecording();
    return measured.failed ? EXIT.refused : recordingExit;
  } finally {
    await progress.end();
  }
}
