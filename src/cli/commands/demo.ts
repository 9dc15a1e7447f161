import { type Command, Option } from "commander";
import type { CommandModule, RunCommand } from "../command.js";
import { TAMPERABLE, type Tamperable } from "../demo/tampering.js";

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
    .description("Pack this very package, attest it in an embedded evidence service, and gate the tarball.")
    .addOption(
      new Option("--tamper [what]", "change one byte after the attestation was made")
        .choices(TAMPERABLE)
        .preset("tarball"),
    )
    .option("--full", "also gate on all five built-ins of the service (examples/full-gate)")
    .addHelpText("after", EXAMPLES)
    .action((options: { tamper?: Tamperable; full?: boolean }) => {
      start(async (context) => {
        const { runDemo } = await import("../demo/run-demo.js");
        return runDemo(context, options);
      });
    });
};
