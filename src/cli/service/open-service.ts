import type { ServiceClient, ServiceClientOptions } from "../../index.js";
import { pathFrom, writeNote, type CliIo } from "../terminal/cli-io.js";
import type { CommandContext } from "../command.js";
import { CommandError, EXIT, type ExitCode } from "../exit-codes.js";
import type { GrpcCaller } from "../../evidence/client/grpc/grpc-caller.js";
import { isRegohostError } from "../../base/errors.js";
import { showError } from "../terminal/show-error.js";
import { shownText } from "../../base/text/address.js";
import { profileName, SETTING_FLAGS } from "../options/service-options.js";
import type { SettingValues } from "../../base/host/settings.js";

/** The settings in flags; a path of certificates is relative to the working folder. */
export function settingsFromFlags({ io, flags }: Pick<CommandContext, "io" | "flags">): SettingValues {
  const settings: SettingValues = Object.fromEntries(SETTING_FLAGS.map((name) => [name, flags[name]]));
  return { ...settings, ca: flags.ca === undefined ? undefined : pathFrom(io, flags.ca) };
}

/** Converts the flags to client options. Notes for the user go to stderr. */
export async function toClientOptions(context: CommandContext): Promise<ServiceClientOptions> {
  const { io, flags } = context;
  const { tokenFile, profileFrom, artifactCache } = flags;
  return {
    env: io.env,
    onWarning: (message) => void context.warn(message),
    ...settingsFromFlags(context),
    // Without the flag the environment or the config file decides.
    http2: flags.http2 === false ? false : undefined,
    token: tokenFile === undefined ? undefined : await readTokenFile(io, tokenFile),
    profile: profileName(flags),
    compat: flags.compat,
    profileFrom: profileFrom === undefined ? undefined : pathFrom(io, profileFrom),
    artifactCacheFolder: artifactCache === undefined ? undefined : pathFrom(io, artifactCache),
  };
}

/**
 * Opens a client configured by the flags, the environment and the saved login. It makes no request and checks nothing
 * before the first call. The caller closes it.
 *
 * @param options further options of the command.
 */
export async function openService(
  context: CommandContext,
  options: ServiceClientOptions = {},
): Promise<ServiceClient> {
  const { createServiceClient } = await import("../../index.js");
  return createServiceClient({ ...(await toClientOptions(context)), ...options });
}

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
  if (token === "") throw new CommandError(shownText`--token-file ${path} is empty`);
  return token;
}

/** Reads standard input, trimmed. @throws CommandError (exit 2) when it is too large for a token. */
export async function readTokenFromStdin(io: Pick<CliIo, "stdin" | "signal" | "terminal">): Promise<string> {
  const { standardInput } = await import("../terminal/standard-input.js");
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of standardInput(io)) {
    const bytes = Buffer.from(chunk);
    size += bytes.byteLength;
    if (size > MAX_BYTES)
      throw new CommandError("standard input is larger than 64 KiB, too large for a token");
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString("utf8").trim();
}

async function readFile(io: CliIo, path: string): Promise<string> {
  const { readPrivateFile } = await import("../../base/host/private-file.js");
  return ((await readPrivateFile(pathFrom(io, path), true, { holds: "a token" })) ?? "").trim();
}

/** Time of a gRPC call without `--timeout`, in milliseconds. */
const DEFAULT_TIMEOUT_MS = 10 * 60_000;

/** Runs a task with a gRPC caller. A name unknown to the server gives exit code 1. */
export async function withGrpcCaller(
  context: CommandContext,
  { grpcUrl }: { grpcUrl?: string | undefined },
  task: (caller: GrpcCaller) => Promise<void>,
): Promise<ExitCode> {
  const { openGrpcCaller } = await import("../../evidence/client/grpc/grpc-caller.js");
  const deadline = Date.now() + (context.flags.timeout ?? DEFAULT_TIMEOUT_MS);
  const options = { ...(await toClientOptions(context)), ...(grpcUrl !== undefined && { grpcUrl }) };
  const caller = await openGrpcCaller(options, { signal: context.io.signal, deadline });
  try {
    await task(caller);
    return EXIT.pass;
  } catch (error) {
    if (!isRegohostError(error, "not_found")) throw error;
    await writeNote(context.io, showError(error, context.noteStyle));
    return EXIT.refused;
  } finally {
    await caller.close();
  }
}
