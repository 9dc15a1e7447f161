import type { Command } from "commander";
import { writeNote, writeOut } from "../cli-io.js";
import type { CommandContext, RunCommand } from "../command.js";
import type { ExitCode } from "../exit-codes.js";
import { readGateArguments } from "../gate-arguments.js";
import type { PathArgument } from "../gate-arguments.js";
import { loadGatePolicies } from "../gate-policies.js";
import { toGateReport } from "../gate-report.js";
import type { GateReport } from "../gate-report.js";
import { runGate } from "../gate-run.js";
import type { GateInput } from "../gate-run.js";
import { readOutputTargets } from "../output-targets.js";
import type { OutputTarget } from "../output-targets.js";
import { addEvaluateOptions, collect, openBuiltins, toEvaluateOptions } from "../policy-flags.js";
import type { EvaluateFlags } from "../policy-flags.js";
import { toPrintable } from "../printable.js";
import { startProgress } from "../progress.js";
import { readDocuments } from "../read-document.js";
import { loadReporter, REPORTERS } from "../reporters/reporter.js";
import { styleFor } from "../terminal-style.js";
import { writeWholeFile } from "../write-file.js";

interface GateFlags extends EvaluateFlags {
  policy?: string[];
  input?: string[];
  output?: string[];
  allowSkipped?: boolean;
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

Exit codes: 0 all pass, 1 a policy said no, 2 no verdict (usage, input or policy error), 3 could not decide.
`;

export function configure(command: Command, start: (run: RunCommand) => void): void {
  addEvaluateOptions(
    command
      .argument("[path...]", "policies and inputs, told apart by their names")
      .option("-p, --policy <path>", "a policy, whatever its name", collect)
      .option("-i, --input <path>", "an input, whatever its name; - for standard input (JSON)", collect)
      .option(
        "-o, --output <format[=file]>",
        `how the result is shown: ${Object.keys(REPORTERS).join(", ")}; can be given several times`,
        collect,
      )
      .option("--allow-skipped", "a skipped AI analysis is a warning, not a violation"),
  )
    .addHelpText("after", HELP)
    .action((paths: string[], flags: GateFlags) => start((context) => runCommand(context, paths, flags)));
}

async function runCommand(context: CommandContext, paths: string[], flags: GateFlags): Promise<ExitCode> {
  const { io } = context;
  const texts = flags.output ?? ["pretty"];
  const targets = readOutputTargets(io, texts, Object.keys(REPORTERS));
  const args = await readGateArguments(io, paths, flags.policy ?? [], flags.input ?? []);
  const report = await makeReport(context, args.policies, args.inputs, flags);
  await writeReport(context, report, targets);
  return report.exitCode;
}

/** Every document of every input; a file that cannot be read is one that has no verdict. */
async function readInputs(context: CommandContext, inputs: readonly PathArgument[]): Promise<GateInput[]> {
  const read: GateInput[] = [];
  const seen = new Set<string>();
  for (const path of inputs.flatMap(({ paths }) => paths)) {
    if (seen.has(path)) continue;
    seen.add(path);
    try {
      read.push(...(await readDocuments(context.io, path)));
    } catch (error) {
      read.push({ name: path, error });
    }
  }
  return read;
}

async function makeReport(
  context: CommandContext,
  policies: readonly PathArgument[],
  inputPaths: readonly PathArgument[],
  flags: GateFlags,
): Promise<GateReport> {
  const progress = startProgress(context, "loading policies");
  const { builtins, close } = await openBuiltins(context, flags, progress);
  try {
    const modules = await loadGatePolicies(context.io, policies, flags, builtins);
    try {
      const inputs = await readInputs(context, inputPaths);
      const prints: string[] = [];
      progress.update(`deciding 0 of ${inputs.length} inputs`);
      const results = await runGate(modules, inputs, {
        // One time for all inputs, so that none is judged by another rule than the next.
        evaluate: { now: new Date(), ...toEvaluateOptions(context, flags) },
        allowSkipped: flags.allowSkipped === true,
        onPrint: (input, message) => prints.push(toPrintable(`${input}: ${message}`)),
        onInput: (done) => progress.update(`decided ${done} of ${inputs.length} inputs`),
      });
      await progress.end();
      if (prints.length > 0) await writeNote(context.io, prints.join("\n"));
      const known = modules.flatMap(({ packages }) => packages);
      const judging = new Set(results.map(({ policy, source }) => JSON.stringify([policy, source])));
      return toGateReport(
        results,
        known
          .filter(({ policy, source }) => judging.has(JSON.stringify([policy, source])))
          .map(({ policy, source }) => ({ policy, source })),
      );
    } finally {
      await Promise.all(modules.map(({ policy }) => policy.close()));
    }
  } finally {
    await progress.end();
    await close();
  }
}

async function writeReport(
  context: CommandContext,
  report: GateReport,
  targets: readonly OutputTarget[],
): Promise<void> {
  const { io } = context;
  const plain = styleFor(io, { write: () => undefined });
  // stdout last: who reads it may rely on the files being there.
  const ordered = [...targets].sort((a, b) => Number(a.file === undefined) - Number(b.file === undefined));
  for (const { format, file } of ordered) {
    const present = await loadReporter(format);
    if (file === undefined) await writeOut(io.stdout, present(report, context.style));
    else await writeWholeFile(io, file, present(report, plain));
  }
}
