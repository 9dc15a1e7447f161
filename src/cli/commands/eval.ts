import { Option } from "commander";
import type { Command } from "commander";
import type { Decision } from "../../engine/decision.js";
import { pathFrom, writeNote, writeOut } from "../cli-io.js";
import type { CommandContext, RunCommand } from "../command.js";
import { EVAL_FORMATS, formatEvalResult, readResultSet } from "../eval-output.js";
import type { EvalFormat } from "../eval-output.js";
import { formatEvalErrors } from "../eval-errors.js";
import { EXIT } from "../exit-codes.js";
import type { ExitCode } from "../exit-codes.js";
import { mergeRegoSources, ownData, readSource } from "../load-sources.js";
import { addEvaluateOptions, once, toCompileOptions, toEvaluateOptions } from "../policy-flags.js";
import type { EvaluateFlags } from "../policy-flags.js";
import { toPrintable } from "../printable.js";
import { addRecordingOptions, openCalls } from "../recording-flags.js";
import type { RecordingFlags } from "../recording-flags.js";
import { startProgress } from "../progress.js";
import { readData } from "../read-data.js";
import { readDocument } from "../read-document.js";

interface EvalFlags extends EvaluateFlags, RecordingFlags {
  input?: string;
  entrypoint?: string;
  format: EvalFormat;
}

const HELP = `
Without -i there is no input, which is not the same as null.

Examples:
  regohost eval policy.wasm -i input.json
  regohost eval policies/ -e gate/deny -i - < input.json
  regohost eval policy.rego -e data.gate.allow -d data.json -f raw
  regohost eval policies/ -i input.json --record run.json
  regohost eval policies/ --replay run.json      the same decision again, without the network

It exits 0 when it could evaluate, also when the value is undefined; only regohost gate judges.
`;

export function configure(command: Command, start: (run: RunCommand) => void): void {
  const withOptions = addEvaluateOptions(
    command
      .argument("<policy...>", ".wasm, .rego, a bundle (.tar.gz) or a folder")
      .addOption(
        new Option("-i, --input <file>", "the input: JSON or YAML, - for standard input (JSON)").argParser(
          once,
        ),
      )
      .addOption(
        new Option(
          "-e, --entrypoint <name>",
          "what is evaluated: gate/deny, gate.deny or data.gate.deny",
        ).argParser(once),
      )
      .addOption(
        new Option("-f, --format <format>", "as opa eval prints it").choices(EVAL_FORMATS).default("json"),
      ),
  );
  addRecordingOptions(withOptions)
    .addHelpText("after", HELP)
    .action((policies: string[], flags: EvalFlags) => start((context) => runEval(context, policies, flags)));
}

async function runEval(context: CommandContext, policies: string[], flags: EvalFlags): Promise<ExitCode> {
  const { io } = context;
  const input = flags.input === undefined ? undefined : (await readDocument(io, flags.input)).json;
  const data = flags.data === undefined ? undefined : await readAllData(context, policies, flags.data);
  try {
    const decision = await decide(context, policies, flags, input, data);
    for (const { message } of decision.prints) await writeNote(io, toPrintable(message));
    const query = toQuery(decision.entrypoint);
    await writeOut(io.stdout, formatEvalResult(readResultSet(decision.resultSet), query, flags.format));
    return EXIT.pass;
  } catch (error) {
    const errors = flags.format === "json" ? formatEvalErrors(error) : undefined;
    if (errors !== undefined) await writeOut(io.stdout, errors);
    throw error;
  }
}

/** `data.gate.deny` for `gate/deny`, as OPA writes references. */
export function toQuery(entrypoint: string): string {
  const segments = entrypoint
    .split("/")
    .map((segment) =>
      /^[A-Za-z_][A-Za-z0-9_]*$/.test(segment) ? `.${segment}` : `[${JSON.stringify(segment)}]`,
    );
  return `data${segments.join("")}`;
}

/** The data that comes with the policies and that of `-d`, merged. */
async function readAllData(
  { io }: CommandContext,
  policies: readonly string[],
  data: readonly string[],
): Promise<Uint8Array> {
  const sources = await Promise.all(policies.map((path) => readSource(io, path)));
  const [first, ...others] = sources;
  const rego = sources.filter((source) => source.kind === "rego");
  const own = others.length === 0 ? first : mergeRegoSources(io, rego);
  return readData(io, data, own === undefined ? "{}" : await ownData(own));
}

async function decide(
  context: CommandContext,
  policies: readonly string[],
  flags: EvalFlags,
  input: Uint8Array | undefined,
  data: Uint8Array | undefined,
): Promise<Decision> {
  const { loadPolicy } = await import("../../index.js");
  const paths = policies.map((path) => pathFrom(context.io, path));
  const progress = startProgress(context, "evaluating");
  const calls = await openCalls(context, flags, progress);
  const recorded = calls.replayed?.facts;
  const entrypoint = flags.entrypoint ?? recorded?.entrypoint;
  try {
    const policy = await loadPolicy(paths, {
      builtins: calls.builtins,
      ...calls.load,
      ...toCompileOptions(flags),
      ...(entrypoint === undefined ? {} : { entrypoint }),
      ...(data === undefined ? {} : { data }),
      signal: context.io.signal,
    });
    try {
      const recordedInput = recorded?.input === undefined ? undefined : Buffer.from(recorded.input);
      return await policy.decide(input ?? recordedInput, {
        ...toEvaluateOptions(context, flags),
        ...calls.evaluate,
      });
    } finally {
      await policy.close();
    }
  } finally {
    await progress.end();
    await calls.close();
    await calls.writeRecording();
  }
}
