import { Argument, Option, type Command } from "commander";
import { writeExact, writeSafe } from "../terminal/cli-io.js";
import { toPrintable } from "../../base/text/printable.js";
import { readGivenText } from "../terminal/standard-input.js";
import type { RunCommand } from "../command.js";
import { addHelp, type CommandHelp } from "../help.js";
import { completionOffers, SCRIPTS, type Shell } from "../completion.js";
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
      .addArgument(new Argument("<shell>", "shell that runs the script").choices(Object.keys(SCRIPTS)))
      .addOption(
        new Option("--offers", "list what can follow the words in the lines of standard input").hideHelp(),
      ),
    HELP,
  ).action((shell: Shell, { offers: isAsked }: { offers?: true }) =>
    start(async ({ io, commands }) => {
      if (isAsked === undefined) await writeExact(io.stdout, SCRIPTS[shell]);
      else {
        const words = (await readGivenText(io, "-")).replace(/\r?\n$/, "").split(/\r?\n/);
        const offers = await completionOffers(words, commands, io.cwd);
        const lines = offers.map((offer) => `${offer.map(toPrintable).join("\t")}\n`);
        await writeSafe(io.stdout, lines.join(""));
      }
      return EXIT.pass;
    }),
  );
}
