import { Argument, Option } from "commander";
import type { Command } from "commander";
import { writeExact, writeOut } from "../terminal/cli-io.js";
import type { RunCommand } from "../command.js";
import { addHelp, type CommandHelp } from "../help.js";
import { completionScript, SHELLS } from "../completion.js";
import type { Shell } from "../completion.js";
import { EXIT } from "../exit-codes.js";

const HELP: CommandHelp = {
  examples: [
    "regohost completion bash > /etc/bash_completion.d/regohost",
    "source <(regohost completion zsh)",
    "regohost completion fish > ~/.config/fish/completions/regohost.fish",
    "regohost completion powershell | Out-String | Invoke-Expression",
  ],
};

export function configure(command: Command, start: (run: RunCommand) => void): void {
  addHelp(
    command
      .addArgument(new Argument("<shell>", "shell that runs the script").choices(SHELLS))
      .addOption(
        new Option(
          "--entrypoints <words...>",
          "list what -e can name in the policies among these words",
        ).hideHelp(),
      ),
    HELP,
  ).action((shell: Shell, { entrypoints: words }: { entrypoints?: string[] }) =>
    start(async ({ io, commands }) => {
      if (words === undefined) await writeExact(io.stdout, await completionScript(shell, commands));
      else {
        const { listEntrypoints } = await import("../entrypoint-words.js");
        await writeOut(io.stdout, (await listEntrypoints(words, io.cwd)).map((one) => `${one}\n`).join(""));
      }
      return EXIT.pass;
    }),
  );
}
