import type { TokenAudiences } from "../../client/access-token.js";
import type { CompatName } from "../../config/compat.js";
import type { ResolvedSettings } from "../../config/resolve-settings.js";
import type { SettingName } from "../../config/settings.js";
import type { CommandContext } from "../command.js";
import { CommandError } from "../exit-codes.js";
import { profileName } from "../flags/global-flags.js";
import { pathFrom } from "../terminal/cli-io.js";

/** The config file of saved logins, and the profile's name in it. */
export interface LoginPlace {
  path: string;
  profile: string | undefined;
}

const FLAGS: Readonly<Partial<Record<SettingName, string>>> = {
  baseUrl: "--base-url",
  platformUrl: "--platform-url",
  organization: "--organization",
  ca: "--ca",
  notFoundText: "--not-found-text",
};

/** @throws CommandError (exit 2) when there is no home folder, for an invalid name, and with `--profile-from`. */
export async function findLoginPlace({ io, flags }: CommandContext): Promise<LoginPlace> {
  const [{ configFilePath }, { PROFILE_VARIABLE, readVariable }] = await Promise.all([
    import("../../config/config-file-path.js"),
    import("../../config/settings.js"),
  ]);
  if (flags.profileFrom !== undefined) {
    throw new CommandError("--profile-from only reads the login of another tool; change it with that tool");
  }
  const path = configFilePath(io.env);
  if (path === undefined) throw new CommandError("no home folder to save the login in: set XDG_CONFIG_HOME");
  const profile = profileName(flags) ?? readVariable(io.env, PROFILE_VARIABLE);
  if (profile !== undefined && !/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.test(profile)) {
    throw new CommandError(
      `--profile ${profile}: a profile name may contain only letters, digits, ".", "_" and "-"`,
    );
  }
  return { path, profile };
}

/** The settings, as for every command. With `isNew`, the profile may not exist yet. */
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
      notFoundText: flags.notFoundText,
      ...(flags.ca === undefined ? {} : { ca: pathFrom(io, flags.ca) }),
    },
    flagName: (name: SettingName): string => FLAGS[name] ?? name,
    profile: profileName(flags),
    isNewProfile: isNew,
    profileFrom: flags.profileFrom === undefined ? undefined : pathFrom(io, flags.profileFrom),
  });
}

/** The audiences that distinguish the kinds of tokens. */
export async function findAudiences(compat: CompatName | undefined): Promise<TokenAudiences> {
  const [{ COMPATS }, { SERVICE_AUDIENCES }] = await Promise.all([
    import("../../config/compat.js"),
    import("../../client/access-token.js"),
  ]);
  return compat === undefined ? SERVICE_AUDIENCES : COMPATS[compat].audiences;
}
