import { type Command, Option } from "commander";
import type { DemoOptions } from "../../testing/demo/run-demo.js";
import type { CommandContext, CommandModule, RunCommand } from "../command.js";
import { CommandError, EXIT } from "../exit-codes.js";
import type { ExitCode } from "../exit-codes.js";
import { writeOut } from "../terminal/cli-io.js";

const TAMPERABLE = ["tarball", "sbom"] as const;

const EXAMPLES = `
The release is gated by the policies of examples/release-gate. It needs npm, but no network, and reads no
SERVICE_* variable and no saved login.

Examples:
  regohost demo
  regohost demo --tamper
  regohost demo --tamper sbom
  regohost demo --full
`;

export const configure: CommandModule["configure"] = (
  command: Command,
  start: (run: RunCommand) => void,
): void => {
  command
    .description("Pack this package, attest it in an embedded evidence service, and gate the tarball.")
    .addOption(
      new Option("--tamper [what]", "change one byte after the attestation")
        .choices(TAMPERABLE)
        .preset("tarball"),
    )
    .option("--full", "also gate on all five built-ins of the service (examples/full-gate)")
    .addHelpText("after", EXAMPLES)
    .action((options: DemoOptions) => {
      start((context) => runCommand(context, options));
    });
};

async function runCommand(context: CommandContext, options: DemoOptions): Promise<ExitCode> {
  const [{ runDemo }, { DemoError }, { gateExitCode }] = await Promise.all([
    import("../../testing/demo/run-demo.js"),
    import("../../testing/demo/demo-context.js"),
    import("../../gate/report/report-options.js"),
  ]);
  const { io, flags, style } = context;
  const { env, signal } = io;
  const { timeout: timeoutMs, speculate } = flags;
  try {
    const result = await runDemo(
      { env, signal, style, timeoutMs, speculate, note: (text) => context.note(text) },
      options,
    );
    await writeOut(io.stdout, result.text);
    return gateExitCode(result);
  } catch (error) {
    if (!(error instanceof DemoError)) throw error;
    throw new CommandError(error.message, { exitCode: EXIT.undecided, cause: error.cause });
  }
}
