import { randomUUID } from "node:crypto";
import { InvalidArgumentError, Option } from "commander";
import type { Command } from "commander";
import { writeNote } from "../cli-io.js";
import type { CliIo } from "../cli-io.js";
import { checkOutputs } from "../check-outputs.js";
import type { NamedFile } from "../check-outputs.js";
import type { CommandContext, RunCommand } from "../command.js";
import { DecisionLog } from "../decision-log.js";
import type { DecisionEvent } from "../decision-log.js";
import { worstExitCode } from "../exit-codes.js";
import type { ExitCode } from "../exit-codes.js";
import { readGateArguments } from "../gate-arguments.js";
import type { GateArguments } from "../gate-arguments.js";
import { readExceptions } from "../gate-exceptions.js";
import { readGateInputs } from "../gate-inputs.js";
import { checkWarningsRead, envelopeNote, runNotes } from "../gate-notes.js";
import type { NotedRun } from "../gate-notes.js";
import { loadGatePolicies } from "../gate-policies.js";
import { toGateReport } from "../gate-report.js";
import type { GateReport } from "../gate-report.js";
import { runGate } from "../gate-run.js";
import { readOutputTargets } from "../output-targets.js";
import type { OutputTarget } from "../output-targets.js";
import { addEvaluateOptions, collect, toEvaluateOptions } from "../policy-flags.js";
import type { EvaluateFlags } from "../policy-flags.js";
import { toPrintable } from "../printable.js";
import { startProgress } from "../progress.js";
import { addRecordingOptions, openCalls, recordedTo } from "../recording-flags.js";
import type { RecordingFlags } from "../recording-flags.js";
import { DECISION_LOG, OUTPUT_FORMATS } from "../reporters/reporter.js";
import { writeReports } from "../write-reports.js";

interface GateFlags extends EvaluateFlags, RecordingFlags {
  policy?: string[];
  input?: string[];
  output?: string[];
  allowSkipped?: boolean;
  failOn?: FailOn[];
  exceptions?: string;
  summary?: boolean;
  envelopes: boolean;
}

type FailOn = "warn" | "not-found";

function readFailOn(text: string, previous: readonly FailOn[] = []): FailOn[] {
  if (text !== "warn" && text !== "not-found") throw new InvalidArgumentError("It is warn or not-found.");
  return [...previous, text];
}

const HELP = `
.rego, .wasm, .tar.gz and folders are policies; .json, .jsonl and .yaml are inputs; -p and -i say it explicitly.
Every package with a rule named deny, violation, violations, allow or result is a policy. It passes when every
deny, violation and violations is empty and every allow is true; each line of JSON Lines and each document of
YAML is an input.

Examples:
  regohost gate policies/ sbom.json
  regohost gate policies/ 'build/**/*.json' -o pretty -o json=report.json
  regohost gate policy.wasm -i - < attestation.json
  regohost gate policies/ sbom.json -o sarif=gate.sarif -o github
  regohost gate policies/ sbom.json --exceptions exceptions.yaml --fail-on warn

Exit codes: 0 all pass, 1 a policy said no, 2 no verdict (usage, input or policy error), 3 could not decide.
`;

export function configure(command: Command, start: (run: RunCommand) => void): void {
  const withOptions = addEvaluateOptions(
    command
      .argument("[path...]", "policies and inputs, told apart by their names")
      .option("-p, --policy <path>", "a policy, whatever its name", collect)
      .option("-i, --input <path>", "an input, whatever its name; - for standard input (JSON)", collect)
      .option(
        "-o, --output <format[=file]>",
        `how the result is shown: ${OUTPUT_FORMATS.join(", ")}; can be given several times`,
        collect,
      )
      .option("--allow-skipped", "a skipped AI analysis is a warning, not a violation")
      .addOption(
        new Option("--fail-on <what>", "what else is a violation; can be given several times")
          .choices(["warn", "not-found"])
          .argParser(readFailOn),
      )
      .option("--exceptions <file>", "findings that somebody answers for until a day: JSON or YAML")
      .option("--summary", "pretty and markdown name only what did not pass")
      .option("--no-envelopes", "judge DSSE envelopes as they are, not their payload"),
  );
  addRecordingOptions(withOptions)
    .addHelpText("after", HELP)
    .action((paths: string[], flags: GateFlags) => start((context) => runCommand(context, paths, flags)));
}

async function runCommand(context: CommandContext, paths: string[], flags: GateFlags): Promise<ExitCode> {
  const { io } = context;
  const texts = flags.output ?? ["pretty"];
  const targets = readOutputTargets(texts, OUTPUT_FORMATS);
  const isLog = ({ format }: OutputTarget): boolean => format === DECISION_LOG;
  const args = await readGateArguments(io, paths, flags.policy ?? [], flags.input ?? []);
  await checkPlaces(io, args, flags, targets);
  const log = targets.some(isLog) ? await DecisionLog.open(io, targets.filter(isLog)) : undefined;
  let report: GateReport;
  try {
    report = await makeReport(context, args, flags, log);
  } catch (error) {
    await log?.abandon();
    throw error;
  }
  const reports = targets.filter((target) => !isLog(target));
  return writeReports(context, report, { targets: reports, log, summary: flags.summary === true });
}

/** That no output is written over another one, or over what the gate reads. */
async function checkPlaces(
  io: CliIo,
  { policies, inputs }: GateArguments,
  flags: GateFlags,
  targets: readonly OutputTarget[],
): Promise<void> {
  const named = (what: string, paths: readonly string[] = []): NamedFile[] =>
    paths.map((path) => ({ what: `${what} ${path}`, path }));
  await checkOutputs(
    io,
    [
      ...targets.map(({ format, file }) => ({ what: `-o ${format}=${file ?? "-"}`, path: file })),
      ...recordedTo(flags),
    ],
    [
      ...policies.flatMap(({ paths }) => named("the policy", paths)),
      ...policies.flatMap(({ data = [] }) => data.flatMap(({ path }) => named("the data", [path]))),
      ...inputs.flatMap(({ paths }) => named("the input", paths)),
      ...named("the data", flags.data),
      { what: "the exceptions", path: flags.exceptions },
      { what: "the recording", path: flags.replay },
    ],
  );
}

async function makeReport(
  context: CommandContext,
  args: GateArguments,
  flags: GateFlags,
  log: DecisionLog | undefined,
): Promise<GateReport> {
  const { io } = context;
  const { compat, timeout } = context.flags;
  const now = new Date();
  const exceptions =
    flags.exceptions === undefined ? undefined : await readExceptions(io, flags.exceptions, now);
  const progress = startProgress(context, "loading policies");
  const calls = await openCalls(context, flags, progress);
  let report: GateReport;
  let recordingExit: ExitCode;
  try {
    const modules = await loadGatePolicies(
      io,
      args.policies,
      { ...flags, compat, ...(timeout === undefined ? {} : { timeout }) },
      {
        builtins: calls.builtins,
        ...calls.load,
      },
    );
    try {
      const unreadRules = modules.flatMap(({ unread }) => unread);
      if (flags.failOn?.includes("warn") === true) checkWarningsRead(unreadRules);
      exceptions?.checkPolicies(modules.flatMap(({ packages }) => packages.map(({ policy }) => policy)));
      await calls.notePolicies(modules.map(({ policy }) => policy));
      // So that all inputs are decided alike, and a recording has one time and one seed.
      const { nowNs, seed } = calls.replayed?.facts ?? {};
      const fixed = { now: nowNs ?? now, seed: seed ?? randomUUID() };
      const prints: string[] = [];
      const inputs = readGateInputs(io, args.inputs, {
        envelopes: flags.envelopes,
        compat,
      });
      const onEvent = async (toEvent: () => DecisionEvent): Promise<void> => {
        if (log?.isOnStdout === true) await progress.end();
        await log?.write(toEvent);
      };
      const results = await runGate(modules, inputs, {
        evaluate: { ...fixed, ...toEvaluateOptions(context, flags), ...calls.evaluate },
        allowSkipped: flags.allowSkipped === true,
        failOn: new Set(flags.failOn),
        exceptions,
        ...(log === undefined ? {} : { onEvent }),
        onPrint: (input, message) => prints.push(toPrintable(`${input}: ${message}`)),
        onInput: (done) => progress.update(`decided ${done} ${done === 1 ? "input" : "inputs"}`),
      });
      await progress.end();
      const known = modules.flatMap(({ packages }) => packages);
      // Whoever gives data has said which.
      const unusedData = flags.data === undefined ? args.unusedData : [];
      const unused = exceptions?.unused ?? [];
      const leftOut = modules.flatMap((module) => module.leftOut);
      await writeNotes(context, { results, unused, unusedData, unreadRules, leftOut, packages: known });
      if (prints.length > 0) await writeNote(io, prints.join("\n"));
      const judging = new Set(results.map(({ policy, source }) => JSON.stringify([policy, source])));
      report = toGateReport(
        results,
        known
          .filter(
            ({ policy, source, uncertain }) => !uncertain || judging.has(JSON.stringify([policy, source])),
          )
          .map(({ policy, source }) => ({ policy, source })),
      );
    } finally {
      await Promise.all(modules.map(({ policy }) => policy.close()));
    }
  } finally {
    await progress.end();
    await calls.close();
    recordingExit = await calls.writeRecording();
  }
  return { ...report, exitCode: worstExitCode([report.exitCode, recordingExit]) };
}

async function writeNotes(context: CommandContext, run: NotedRun): Promise<void> {
  const label = context.noteStyle.yellow("note:");
  const envelopes = envelopeNote(run.results);
  // It is part of the verdict, so --quiet does not leave it out.
  if (envelopes !== undefined) await writeNote(context.io, `${label} ${envelopes}`);
  for (const note of runNotes(run)) await context.note(`${label} ${note}`);
}
