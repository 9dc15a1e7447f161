import { pathFrom } from "./cli-io.js";
import type { CliIo } from "./cli-io.js";
import { CommandError } from "./exit-codes.js";
import { readText } from "./read-document.js";

/**
 * The token of `--token-file`; `-` is standard input.
 *
 * @throws CommandError (exit 2) when it is empty
 * @throws ConfigurationError `config_unreadable`, `config_insecure` for a file that others may read
 */
export async function readTokenFile(io: CliIo, path: string): Promise<string> {
  const token = (path === "-" ? await readText(io, "-") : await readFile(io, path)).trim();
  if (token === "") throw new CommandError(`--token-file ${path} is empty`);
  return token;
}

async function readFile(io: CliIo, path: string): Promise<string> {
  const { readPrivateFile } = await import("../config/private-file.js");
  return (await readPrivateFile(pathFrom(io, path), true)) ?? "";
}
