import { Option } from "commander";
import type { Command } from "commander";
import { writeNote, writeOut } from "../cli-io.js";
import type { CommandContext, RunCommand } from "../command.js";
import { formatDiagnosticsJson } from "../eval-errors.js";
import { EXIT } from "../exit-codes.js";
import type { ExitCode } from "../exit-codes.js";
import { noteDiagnostics } from "../note-diagnostics.js";
import { toPrintable } from "../printable.js";
import { startProgress } from "../progress.js";
import { addSuiteOptions, type SuiteFlags } from "../suite-flags.js";
import { readRegoSuite } from "../test-suite.js";

interface CheckFlags extends SuiteFlags {
  strict?: boolean;
  format: "pretty" | "json";
}

const HELP = `
Folders are read with their tests. It prints nothing when there is nothing to say. Errors are exit code 2. With -f json they are printed on standard
output as {"errors": [...]}, as opa check prints them.

Examples:
  regohost check policies/
  regohost check --strict policy.rego
  regohost check --schema schemas/ policies/     for METADATA such as schemas: [input: schema.release]
  regohost check --schema cyclonedx sbom.rego    every input is a CycloneDX document

METADATA may name schema.regohost.cyclonedx, .in_toto_statement, .sarif, .slsa_provenance and .spdx without --schema.
`;

export function configure(command: Command, start: (run: RunCommand) => void): void {
  addSuiteOptions(command.argument("<policy...>", ".rego files, folders of them or bundles"))
    .option("-S, --strict", "what is otherwise a warning is an error")
    .addOption(
      new Option("-f, --format <format>", "how errors are shown")
        .choices(["pretty", "json"])
        .default("pretty"),
    )
    .addHelpText("after", HELP)
    .action((policies: string[], flags: CheckFlags) =>
      start((context) => runCheck(context, policies, flags)),
    );
}

async function runCheck(context: CommandContext, policies: string[], flags: CheckFlags): Promise<ExitCode> {
  const { io } = context;
  const suite = await readRegoSuite(context, policies, flags, { withData: false });
  const { checkRego } = await import("../../opa/check-rego.js");
  const progress = startProgress(context, "checking");
  const { diagnostics, warnings } = await checkRego({
    ...suite,
    signal: io.signal,
    timeoutMs: context.flags.timeout,
    ...(flags.strict === true ? { strict: true } : {}),
  }).finally(() => progress.end());
  await noteDiagnostics(context, warnings);
  if (diagnostics.length === 0) return EXIT.pass;
  if (flags.format === "json") {
    await writeOut(io.stdout, formatDiagnosticsJson(diagnostics));
  } else {
    const { formatDiagnostics } = await import("../../opa/rego-diagnostics.js");
    const count = `${diagnostics.length} ${diagnostics.length === 1 ? "error" : "errors"}`;
    await writeNote(
      io,
      `${context.noteStyle.red(`${count}:`)}\n${toPrintable(formatDiagnostics(diagnostics))}`,
    );
  }
  return EXIT.usage;
}
