import { pathFrom } from "./cli-io.js";
import type { CliIo } from "./cli-io.js";
import { CommandError } from "./exit-codes.js";

/** The most that standard input may hold where a token is expected. */
const MAX_BYTES = 64 * 1024;

/**
 * The token of `--token-file`; `-` is standard input.
 *
 * @throws CommandError (exit 2) when it is empty, or standard input is longer than a token
 * @throws ConfigurationError `config_unreadable`, `config_insecure` for a file that others may read
 */
export async function readTokenFile(io: CliIo, path: string): Promise<string> {
  const token = path === "-" ? await readTokenFromStdin(io) : await readFile(io, path);
  if (token === "") throw new CommandError(`--token-file ${path} is empty`);
  return token;
}

/** What standard input holds, without the space around it. @throws CommandError (exit 2) when that is no token. */
export async function readTokenFromStdin(io: Pick<CliIo, "stdin">): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of io.stdin) {
    const bytes = Buffer.from(chunk);
    size += bytes.byteLength;
    if (size > MAX_BYTES) throw new CommandError("standard input is larger than 64 KiB: it holds no token");
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString("utf8").trim();
}

async function readFile(io: CliIo, path: string): Promise<string> {
  const { readPrivateFile } = await import("../config/private-file.js");
  return ((await readPrivateFile(pathFrom(io, path), true)) ?? "").trim();
}
