import type { ServiceClient, ServiceClientOptions } from "../index.js";
import { pathFrom } from "./cli-io.js";
import { profileName } from "./global-flags.js";
import type { CommandContext } from "./command.js";
import { readTokenFile } from "./token-file.js";

/** The client options that the flags say. What the user should know is told on stderr. */
export async function toClientOptions(context: CommandContext): Promise<ServiceClientOptions> {
  const { io, flags } = context;
  const options: ServiceClientOptions = {
    env: io.env,
    onWarning: (message) => void context.warn(message),
  };
  if (flags.baseUrl !== undefined) options.baseUrl = flags.baseUrl;
  if (flags.platformUrl !== undefined) options.platformUrl = flags.platformUrl;
  if (flags.organization !== undefined) options.organization = flags.organization;
  if (flags.ca !== undefined) options.ca = pathFrom(io, flags.ca);
  const { tokenFile } = flags;
  if (tokenFile !== undefined) options.token = await readTokenFile(io, tokenFile);
  const profile = profileName(flags);
  if (profile !== undefined) options.profile = profile;
  if (flags.compat !== undefined) options.compat = flags.compat;
  if (flags.profileFrom !== undefined) options.profileFrom = pathFrom(io, flags.profileFrom);
  return options;
}

/**
 * The client that the flags, the environment and the saved login configure. Nothing is asked or checked before the
 * first call. Close it.
 *
 * @param options what the command itself says.
 */
export async function openService(
  context: CommandContext,
  options: ServiceClientOptions = {},
): Promise<ServiceClient> {
  const { createServiceClient } = await import("../index.js");
  return createServiceClient({ ...(await toClientOptions(context)), ...options });
}
