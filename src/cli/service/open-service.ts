import type { ServiceClient, ServiceClientOptions } from "../../index.js";
import { pathFrom } from "../terminal/cli-io.js";
import { profileName } from "../flags/global-flags.js";
import type { CommandContext } from "../command.js";
import { readTokenFile } from "../flags/token-file.js";

/** Converts the flags to client options. Notes for the user go to stderr. */
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
  if (flags.notFoundText !== undefined) options.notFoundText = flags.notFoundText;
  const { tokenFile } = flags;
  if (tokenFile !== undefined) options.token = await readTokenFile(io, tokenFile);
  const profile = profileName(flags);
  if (profile !== undefined) options.profile = profile;
  if (flags.compat !== undefined) options.compat = flags.compat;
  if (flags.profileFrom !== undefined) options.profileFrom = pathFrom(io, flags.profileFrom);
  return options;
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
