import type { Command } from "commander";
import { writeOut } from "../cli-io.js";
import type { CommandContext, RunCommand } from "../command.js";
import { EXIT } from "../exit-codes.js";
import type { ExitCode } from "../exit-codes.js";

const HELP = `
It lists OPA's own built-ins and the service's, so that opa and editors know both.

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
  await writeOut(io.stdout, `${JSON.stringify(capabilities, null, 2)}\n`);
  return EXIT.pass;
}
