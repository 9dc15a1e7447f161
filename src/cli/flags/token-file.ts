import { pathFrom } from "../terminal/cli-io.js";
import type { CliIo } from "../terminal/cli-io.js";
import { CommandError } from "../exit-codes.js";

/** Maximum size of a token on standard input, in bytes. */
const MAX_BYTES = 64 * 1024;

/**
 * Reads the token of `--token-file`; `-` is standard input.
 *
 * @throws CommandError (exit 2) when it is empty or larger than 64 KiB
 * @throws ConfigurationError `config_unreadable`, `config_insecure` for a file that others may read
 */
export async function readTokenFile(io: CliIo, path: string): Promise<string> {
  const token = path === "-" ? await readTokenFromStdin(io) : await readFile(io, path);
  if (token === "") throw new CommandError(`--token-file ${path} is empty`);
  return token;
}

/** Reads standard input, trimmed. @throws CommandError (exit 2) when it is too large for a token. */
export async function readTokenFromStdin(io: Pick<CliIo, "stdin">): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of io.stdin) {
    const bytes = Buffer.from(chunk);
    size += bytes.byteLength;
    if (size > MAX_BYTES)
      throw new CommandError("standard input is larger than 64 KiB, too large for a token");
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString("utf8").trim();
}

async function readFile(io: CliIo, path: string): Promise<string> {
  const { readPrivateFile } = await import("../../config/private-file.js");
  return ((await readPrivateFile(pathFrom(io, path), true)) ?? "").trim();
}
