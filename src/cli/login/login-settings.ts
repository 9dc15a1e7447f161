import type { ResolvedSettings, SettingName } from "../../config/resolve-settings.js";
import type { CommandContext } from "../command.js";
import { pathFrom } from "../cli-io.js";
import { CommandError } from "../exit-codes.js";
import { profileName } from "../global-flags.js";

/** The config file that logins are saved in, and the profile's name in it. */
export interface LoginPlace {
  path: string;
  profile: string | undefined;
}

const FLAGS: Readonly<Partial<Record<SettingName, string>>> = {
  baseUrl: "--base-url",
  platformUrl: "--platform-url",
  organization: "--organization",
  ca: "--ca",
};

/** @throws CommandError (exit 2) when there is no home, the name is none, or another tool's login is meant. */
export async function findLoginPlace({ io, flags }: CommandContext): Promise<LoginPlace> {
  const [{ configFilePath }, { PROFILE_VARIABLE, readVariable }] = await Promise.all([
    import("../../config/config-file-path.js"),
    import("../../config/environment.js"),
  ]);
  if (flags.profileFrom !== undefined) {
    throw new CommandError("--profile-from only reads the login of another tool; that tool changes it");
  }
  const path = configFilePath(io.env);
  if (path === undefined)
    throw new CommandError("there is no home folder to save a login in: set XDG_CONFIG_HOME");
  const profile = profileName(flags) ?? readVariable(io.env, PROFILE_VARIABLE);
  if (profile !== undefined && !/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.test(profile)) {
    throw new CommandError(
      `--profile ${profile}: a profile's name is made of letters, digits, ".", "_" and "-"`,
    );
  }
  return { path, profile };
}

/** The settings as every command has them. With `isNew`, a profile need not be there yet. */
export async function resolveCliSettings(
  { io, flags }: CommandContext,
  { isNew = false }: { isNew?: boolean } = {},
): Promise<ResolvedSettings> {
  const { resolveSettings } = await import("../../config/resolve-settings.js");
  return resolveSettings({
    env: io.env,
    compat: flags.compat,
    flags: {
      baseUrl: flags.baseUrl,
      platformUrl: flags.platformUrl,
      organization: flags.organization,
      ...(flags.ca === undefined ? {} : { ca: pathFrom(io, flags.ca) }),
    },
    flagName: (name: SettingName): string => FLAGS[name] ?? name,
    profile: profileName(flags),
    isNewProfile: isNew,
    profileFrom: flags.profileFrom === undefined ? undefined : pathFrom(io, flags.profileFrom),
  });
}
