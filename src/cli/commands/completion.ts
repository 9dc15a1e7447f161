import { Argument } from "commander";
import type { Command } from "commander";
import { writeOut } from "../terminal/cli-io.js";
import type { RunCommand } from "../command.js";
import { completionScript, SHELLS } from "../completion.js";
import type { Shell } from "../completion.js";
import { EXIT } from "../exit-codes.js";

const HELP = `
Examples:
  regohost completion bash > /etc/bash_completion.d/regohost
  source <(regohost completion zsh)
  regohost completion fish > ~/.config/fish/completions/regohost.fish
  regohost completion powershell | Out-String | Invoke-Expression
`;

export function configure(command: Command, start: (run: RunCommand) => void): void {
  command
    .addArgument(new Argument("<shell>", "shell that runs the script").choices(SHELLS))
    .addHelpText("after", HELP)
    .action((shell: Shell) =>
      start(async ({ io, commands }) => {
        await writeOut(io.stdout, await completionScript(shell, commands));
        return EXIT.pass;
      }),
    );
}
