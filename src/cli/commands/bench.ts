import { pick } from "../../base/pick.js";
import { defineCommand } from "../define-command.js";
import { CommandError, EXIT } from "../exit-codes.js";
import { checkNotFile, readQueryDocuments } from "../eval/query-argument.js";
import { writeNote, writeExact, type CliIo } from "../terminal/cli-io.js";
import { readGivenText, shownName } from "../terminal/standard-input.js";
import { startProgress } from "../terminal/progress.js";
import { checkOutputs, dataFiles } from "../flags/check-outputs.js";
import { openCalls } from "../flags/recording-flags.js";
import { EVALUATE_OPTIONS, PARSER_OPTIONS, RECORDING_OPTIONS } from "../options/evaluate-options.js";
import { type FlagValues, formatOption, namedFiles, optionsFor } from "../options/option-table.js";
import { INPUT_OPTION, QUERY_OPTIONS, SOURCE_OPTIONS } from "../options/query-options.js";
import { BUNDLE_VERIFY_OPTIONS } from "../options/trust-options.js";

const OPTIONS = {
  ...EVALUATE_OPTIONS,
  ...PARSER_OPTIONS,
  ...SOURCE_OPTIONS,
  ...RECORDING_OPTIONS,
  ...BUNDLE_VERIFY_OPTIONS,
  ...optionsFor()({
    input: INPUT_OPTION,
    stdinInput: QUERY_OPTIONS.stdinInput,
    count: {
      kind: "count",
      usage: "--count <times>",
      description: "number of measurements; default: 1",
    },
    stdin: QUERY_OPTIONS.stdin,
    benchmem: {
      kind: "flag",
      usage: "--benchmem",
      description: "show allocations (default)",
      default: [true],
      opposite: ["--no-benchmem", "hide allocations"],
    },
    metrics: {
      kind: "flag",
      usage: "--metrics",
      description: "show metrics of the evaluation (default)",
      default: [true],
      opposite: ["--no-metrics", "hide metrics of the evaluation"],
    },
    fail: {
      kind: "flag",
      usage: "--fail",
      description: "exit 1 if the result is undefined (default)",
      default: [true],
      opposite: ["--no-fail", "measure an undefined result too"],
    },
    format: formatOption(["json", "pretty", "gobench"], "pretty"),
  }),
} as const;

type BenchFlags = FlagValues<typeof OPTIONS>;

export const configure = defineCommand({
  arguments: [["[query]", "the query to measure"]],
  options: OPTIONS,
  about: `It measures OPA's evaluator in Wasm. Compiling and calls of the service are not measured: their results are fetched before.
Native OPA is several times as fast: compare results of regohost bench only with each other.`,
  examples: [
    "regohost bench data.gate.deny -d policies/ -i input.json",
    "regohost bench data.gate.deny -b bundle.tar.gz -f gobench --count 5 --no-metrics",
  ],
  exitCodes: `0 measured, 1 an undefined result, except with --no-fail, 2 usage, policy or input, 3 a call without an answer.`,
  everyday: ["data", "bundle", "input", "count", "format", "builtins", "timeout"],
  async run(context, given, flags) {
    const { io } = context;
    const query = await readQuery(io, given, flags);
    await checkOutputs(io, namedFiles(OPTIONS, flags, "isWritten"), [
      ...dataFiles(flags.data),
      ...namedFiles(OPTIONS, flags, "isRead"),
    ]);
    const [{ runQuery }, { describeUnknown }, { readInput }, { benchRego }, { toAnswerTable }] =
      await Promise.all([
        import("../eval/eval-query.js"),
        import("../eval/unknown-reference.js"),
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
      const { outcome, request, data } = await runQuery(
        context,
        once,
        { query, input, inputName: shownName(path ?? "input") },
        calls,
      ).finally(() => calls.close());
      calls.evaluate.onRecording?.(outcome.recording);
      const { recording, result } = outcome;
      if (result.failed) {
        await progress.end();
        await writeExact(io.stdout, result.stdout);
        return EXIT.usage;
      }
      const why = result.defined
        ? undefined
        : describeUnknown(result.unsupplied, { documents: result.outline.documents, data });
      if (why !== undefined) await context.note(why.message);
      const { facts } = recording;
      const measured = await benchRego({
        ...pick(request, "files", "package", "imports", "data", "regoVersion", "schemas", "allowed"),
        ...pick(request, "strict", "strictBuiltinErrors", "inputText", "maxMemoryBytes"),
        query,
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
      await writeExact(io.stdout, measured.stdout);
      if (measured.stderr !== "") await writeNote(io, measured.stderr);
      const recordingExit = await calls.writeRecording();
      return measured.failed ? EXIT.refused : recordingExit;
    } finally {
      await progress.end();
    }
  },
});

/** @throws CommandError (exit 2) without a query, and for two. */
async function readQuery(io: CliIo, given: string | undefined, flags: BenchFlags): Promise<string> {
  const isInput = flags.stdinInput === true || flags.input === "-";
  if (flags.stdin !== true) {
    if (given !== undefined) {
      await checkNotFile(io, given, readQueryDocuments(flags), "bench");
      return given;
    }
    throw new CommandError("no query given: regohost bench data.gate.deny -d policies/");
  }
  if (given !== undefined) throw new CommandError("--stdin excludes a query argument");
  if (isInput)
    throw new CommandError("--stdin and -I exclude each other: standard input is the query or the input");
  return readGivenText(io, "-");
}
