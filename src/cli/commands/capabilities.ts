import type { Command } from "commander";
import { toJsonOutput, writeOut } from "../terminal/cli-io.js";
import type { CommandContext, RunCommand } from "../command.js";
import { EXIT } from "../exit-codes.js";
import type { ExitCode } from "../exit-codes.js";

const HELP = `
The file declares OPA's built-ins, those of the service and regohost.*, for opa and for editors.

Examples:
  regohost capabilities > capabilities.json
  opa check --capabilities capabilities.json policies/
`;

export function configure(command: Command, start: (run: RunCommand) => void): void {
  command.addHelpText("after", HELP).action(() => start(runCapabilities));
}

async function runCapabilities({ io }: CommandContext): Promise<ExitCode> {
  const { default: capabilities } = await import("../../../builtins/capabilities.json", {
    with: { type: "json" },
  });
  await writeOut(io.stdout, toJsonOutput(capabilities));
  return EXIT.pass;
}
