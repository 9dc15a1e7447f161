import type { ServiceClient, ServiceClientOptions } from "../index.js";
import { pathFrom } from "./cli-io.js";
import type { CommandContext } from "./command.js";
import { CommandError } from "./exit-codes.js";
import { readText } from "./read-document.js";

async function readToken(context: CommandContext, path: string): Promise<string> {
  const token = (await readText(context.io, path)).trim();
  if (token === "") throw new CommandError(`--token-file ${path} is empty`);
  return token;
}

/** The client options that the flags say. What the user should know is told on stderr. */
export async function toClientOptions(context: CommandContext): Promise<ServiceClientOptions> {
  const { io, flags } = context;
  const options: ServiceClientOptions = {
    env: io.env,
    onWarning: (message) => void context.note(`${context.noteStyle.yellow("warning:")} ${message}`),
  };
  if (flags.baseUrl !== undefined) options.baseUrl = flags.baseUrl;
  if (flags.platformUrl !== undefined) options.platformUrl = flags.platformUrl;
  if (flags.organization !== undefined) options.organization = flags.organization;
  if (flags.ca !== undefined) options.ca = pathFrom(io, flags.ca);
  const { tokenFile } = flags;
  if (tokenFile !== undefined) options.token = await readToken(context, tokenFile);
  return options;
}

/**
 * The client that the flags, the environment and the saved login configure. Nothing is asked or checked before the
 * first call. Close it.
 */
export async function openService(context: CommandContext): Promise<ServiceClient> {
  const { createServiceClient } = await import("../index.js");
  return createServiceClient(await toClientOptions(context));
}
