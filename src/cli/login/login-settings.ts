import type { TokenAudiences } from "../../evidence/client/access-token.js";
import type { CompatName } from "../../evidence/settings/compat.js";
import type { ResolvedSettings } from "../../evidence/settings/resolve-settings.js";
import { SETTING_NAMES, SETTINGS, type SettingName, type SettingValues } from "../../base/host/settings.js";
import type { CommandContext } from "../command.js";
import { CommandError } from "../exit-codes.js";
import { pathFrom } from "../terminal/cli-io.js";
import type { TomlTable } from "../../evidence/settings/read-config-file.js";
import { shownText } from "../../base/text/address.js";
import { longFlag } from "../options/option-table.js";
import { profileName, SETTING_FLAGS, SETTING_OPTIONS } from "../options/service-options.js";
import { settingsFromFlags } from "../service/open-service.js";
import { isJsonObject } from "../../base/text/member-of.js";

/** The config file of saved logins, and the profile's name in it. */
interface LoginFile {
  path: string;
  profile: string | undefined;
}

/** @throws CommandError (exit 2) when there is no home folder, for an invalid name, and with `--profile-from`. */
export async function findLoginFile({ io, flags }: CommandContext): Promise<LoginFile> {
  const [{ configFilePath }, { PROFILE_VARIABLE, readVariable }] = await Promise.all([
    import("../../base/host/user-paths.js"),
    import("../../base/host/settings.js"),
  ]);
  if (flags.profileFrom !== undefined) {
    throw new CommandError("--profile-from only reads the login of another tool; change it with that tool");
  }
  const path = configFilePath(io.env);
  if (path === undefined) throw new CommandError("no home folder to save the login in: set XDG_CONFIG_HOME");
  const profile = profileName(flags) ?? readVariable(io.env, PROFILE_VARIABLE);
  if (profile !== undefined && !/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.test(profile)) {
    throw new CommandError(
      shownText`--profile ${profile}: a profile name may contain only letters, digits, ".", "_" and "-"`,
    );
  }
  return { path, profile };
}

/** The name of a setting in messages: its flag. */
function settingFlag(name: SettingName): string {
  const flag = SETTING_FLAGS.find((known) => known === name);
  return flag === undefined ? name : longFlag(SETTING_OPTIONS[flag]);
}

/** The settings, as for every command. With `isNew`, the profile may not exist yet. */
export async function resolveCliSettings(
  { io, flags }: CommandContext,
  { isNew = false }: { isNew?: boolean } = {},
): Promise<ResolvedSettings> {
  const { resolveSettings } = await import("../../evidence/settings/resolve-settings.js");
  return resolveSettings({
    env: io.env,
    compat: flags.compat,
    flags: settingsFromFlags({ io, flags }),
    flagName: settingFlag,
    profile: profileName(flags),
    isNewProfile: isNew,
    profileFrom: flags.profileFrom === undefined ? undefined : pathFrom(io, flags.profileFrom),
  });
}

/** The audiences that distinguish the kinds of tokens. */
export async function findAudiences(compat: CompatName | undefined): Promise<TokenAudiences> {
  const [{ COMPATS }, { SERVICE_AUDIENCES }] = await Promise.all([
    import("../../evidence/settings/compat.js"),
    import("../../evidence/client/access-token.js"),
  ]);
  return compat === undefined ? SERVICE_AUDIENCES : COMPATS[compat].audiences;
}

function tableAt(document: TomlTable, name: string): TomlTable {
  const there = Object.hasOwn(document, name) ? document[name] : undefined;
  if (isJsonObject(there)) return there;
  const made: TomlTable = {};
  document[name] = made;
  return made;
}

function getProfile(document: TomlTable, profile: string | undefined): TomlTable {
  return profile === undefined ? document : tableAt(tableAt(document, "profiles"), profile);
}

/** Saves settings in the config file, including the token. */
export async function saveLogin(place: LoginFile, settings: SettingValues): Promise<void> {
  const { updateConfigFile } = await import("../../evidence/settings/write-config-file.js");
  await updateConfigFile(place.path, (document) => {
    document["version"] ??= 1;
    const own = getProfile(document, place.profile);
    for (const name of SETTING_NAMES) {
      const { [name]: value } = settings;
      if (value === undefined) continue;
      const [key = "", ...tables] = SETTINGS[name].key.split(".").reverse();
      tables.reduceRight(tableAt, own)[key] = value;
    }
    return true;
  });
}

/**
 * Removes the token.
 *
 * @returns whether there was one.
 * @throws ConfigurationError `config_invalid` for a profile that does not exist, such as a mistyped one.
 */
export async function removeLogin({ path, profile }: LoginFile): Promise<boolean> {
  const [{ updateConfigFile }, { noProfile }] = await Promise.all([
    import("../../evidence/settings/write-config-file.js"),
    import("../../evidence/settings/read-config-file.js"),
  ]);
  let wasThere = false;
  await updateConfigFile(path, (document) => {
    const profiles = Object.keys(document["profiles"] ?? {});
    if (profile !== undefined && !profiles.includes(profile)) throw noProfile(path, profile, profiles);
    const own = getProfile(document, profile);
    wasThere = (own["auth"] as TomlTable | undefined)?.["token"] !== undefined;
    if (wasThere) delete own["auth"];
    return wasThere;
  });
  return wasThere;
}
