import type { Command } from "commander";
import type { CommandContext, RunCommand } from "../command.js";
import { addHelp, type CommandHelp } from "../help.js";
import { EXIT } from "../exit-codes.js";
import type { ExitCode } from "../exit-codes.js";
import { findLoginPlace, removeLogin } from "../login/login-settings.js";

const HELP: CommandHelp = {
  about: `It removes the saved token; addresses and the organization stay. The service is not told: the token is valid until
it expires.`,
  examples: ["regohost logout", "regohost logout --profile staging"],
};

export function configure(command: Command, start: (run: RunCommand) => void): void {
  addHelp(command, HELP).action(() => start(runLogout));
}

async function runLogout(context: CommandContext): Promise<ExitCode> {
  const place = await findLoginPlace(context);
  const wasThere = await removeLogin(place);
  const where = place.profile === undefined ? place.path : `${place.path}, profile ${place.profile}`;
  await context.note(wasThere ? `logged out: ${where}` : `no login in ${where}`);
  return EXIT.pass;
}
