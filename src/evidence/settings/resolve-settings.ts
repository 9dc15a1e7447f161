import { type ConfigurationError, isRegohostError, invalidConfig } from "../../base/errors.js";
import { readChainloopLogin, readConfigFile, type ConfigFile } from "./read-config-file.js";
import { COMPATS, fromCertificates, fromHostAndPort, type Compat, type CompatName } from "./compat.js";
import { configFilePath } from "../../base/host/user-paths.js";
import {
  PROFILE_VARIABLE,
  readVariable,
  SETTING_NAMES,
  SETTINGS,
  type Environment,
} from "../../base/host/settings.js";
import type { PlatformMapping } from "./platform-mapping.js";
import { parseServiceUrl } from "../../base/text/service-url.js";
import type { SettingName, Settings, SettingValues } from "../../base/host/settings.js";
import { codeOf } from "../../base/error-code.js";
import { message, optionNamed, type OptionPart } from "../../base/message.js";

/** Where a setting comes from. */
interface SettingSource {
  kind: "option" | "environment" | "config_file";
  /** As the user knows it: `--base-url`, `SERVICE_BASE_URL`, or the config file's path and key. */
  name: string;
}

interface ResolveSettingsOptions {
  /** The caller's explicit settings, which take precedence. */
  flags?: SettingValues | undefined;
  /** Names of explicit settings as sources. Default: the option's name, such as `baseUrl`. */
  flagName?: ((name: SettingName) => string) | undefined;
  /** Default: `process.env`. */
  env?: Environment | undefined;
  /** The config file's path, which must exist; `false` for none. Default: see `configFilePath`. */
  configFile?: string | false | undefined;
  /** Which of the saved logins; it must exist. Default: `SERVICE_PROFILE`, else the file's own. */
  profile?: string | undefined;
  /** Whether the profile need not be there yet. Default: it must. */
  isNewProfile?: boolean | undefined;
  /** Another tool whose variables are read too, after `SERVICE_*`. */
  compat?: CompatName | undefined;
  /** The login that this other tool saved, instead of this package's. */
  profileFrom?: string | undefined;
}

export interface ResolvedSettings {
  settings: Settings;
  sources: { [name in SettingName]?: SettingSource };
  /** The config file's mapping of the platform's operations. */
  platform: PlatformMapping | undefined;
  /** Warnings for the user, such as an unreadable config file that is not needed. */
  warnings: string[];
  /** The note that the saved login is not used, because the environment has a token. */
  unusedLogin?: string;
  /** The config file that was looked for, if any. */
  configFile: string | undefined;
}

/** With one of these from elsewhere, a run does not depend on the config file. */
const SUFFICIENT: readonly SettingName[] = ["token", "baseUrl", "grpcUrl", "platformUrl"];

/**
 * Finds each setting in the first place that has it: explicit, environment, config file.
 *
 * A config file at its default place that this user may not read (a home folder of another user, as in many containers)
 * is a warning when a token or an address comes from elsewhere and no profile is requested.
 *
 * @throws ConfigurationError `config_invalid`, `config_unreadable` or `config_insecure`, naming the source.
 */
export async function resolveSettings(options: ResolveSettingsOptions = {}): Promise<ResolvedSettings> {
  const { flags = {}, flagName = (name: SettingName): string => name, env = process.env } = options;
  const explicitPath = options.configFile === false ? undefined : options.configFile;
  const compat = options.compat === undefined ? undefined : COMPATS[options.compat];
  const path =
    options.profileFrom ?? (options.configFile === false ? undefined : (explicitPath ?? configFilePath(env)));
  const profile = options.profile ?? readVariable(env, PROFILE_VARIABLE);
  if (options.profile !== undefined && options.profileFrom !== undefined) {
    throw invalidConfig("a profile is one of regohost's saved logins, not one of another tool's");
  }
  const settings: Settings = {};
  const sources: ResolvedSettings["sources"] = {};
  const take = (name: SettingName, candidates: readonly [SettingSource, string | undefined][]): void => {
    const found = candidates.find(([, value]) => value !== undefined && value !== "");
    if (found?.[1] === undefined || sources[name] !== undefined) return;
    // Each surface names options in its own words.
    const source = found[0].kind === "option" ? optionNamed(name) : found[0].name;
    settings[name] = checkSetting(name, found[1], source);
    sources[name] = found[0];
  };
  for (const name of SETTING_NAMES) {
    take(name, [
      [{ kind: "option", name: flagName(name) }, flags[name]?.trim()],
      [{ kind: "environment", name: SETTINGS[name].variable }, readVariable(env, SETTINGS[name].variable)],
      ...otherVariable(name, compat, env),
    ]);
  }

  const warnings: string[] = [];
  const readSaved = async (): Promise<ConfigFile | undefined> => {
    if (options.profileFrom !== undefined) return readChainloopLogin(options.profileFrom);
    if (path === undefined) return undefined;
    const { isNewProfile } = options;
    const required = explicitPath !== undefined;
    try {
      return await readConfigFile(path, { required, profile, isNewProfile });
    } catch (error) {
      const isNeeded = required || profile !== undefined || isNewProfile === true;
      if (isNeeded || !isAccessDenied(error) || !SUFFICIENT.some((name) => name in settings)) throw error;
      warnings.push(`${error.message}; only options and environment variables are used.`);
      return undefined;
    }
  };
  const saved = await readSaved();
  for (const name of SETTING_NAMES) {
    const source = `${path ?? ""} (${getKey(name, profile, options)})`;
    take(name, [[{ kind: "config_file", name: source }, saved?.[name]]]);
  }

  const { token } = sources;
  const isUnused = token?.kind === "environment" && saved?.token !== undefined;
  const unusedLogin = `${token?.name ?? ""} is set and is used instead of the login saved in ${path ?? ""}.`;
  return {
    settings,
    sources,
    platform: saved?.platform,
    warnings,
    ...(isUnused && { unusedLogin }),
    configFile: path,
  };
}

/** Returns whether a file exists, or may exist, but is not readable by this user. */
function isAccessDenied(error: unknown): error is ConfigurationError {
  if (!isRegohostError(error, "config_unreadable")) return false;
  const code = codeOf(error.cause);
  return code === "EACCES" || code === "EPERM";
}

/** The settings that the other tool writes in another form than we do. */
const OTHER_FORMS: { readonly [name in SettingName]?: (value: string) => string } = {
  grpcUrl: fromHostAndPort,
  ca: fromCertificates,
};

/** Returns a variable of another tool. */
function otherVariable(
  name: SettingName,
  compat: Compat | undefined,
  env: Environment,
): [SettingSource, string | undefined][] {
  const variable = compat?.variables[name];
  if (variable === undefined) return [];
  const value = readVariable(env, variable);
  const read = OTHER_FORMS[name] ?? ((text: string) => text);
  return [[{ kind: "environment", name: variable }, value === undefined ? undefined : read(value)]];
}

function getKey(
  name: SettingName,
  profile: string | undefined,
  { profileFrom }: ResolveSettingsOptions,
): string {
  const key = SETTINGS[name].key;
  return profile === undefined || profileFrom !== undefined ? key : `profiles.${profile}.${key}`;
}

function checkSetting(name: SettingName, value: string, source: string | OptionPart): string {
  if (name === "baseUrl" || name === "grpcUrl" || name === "platformUrl")
    return parseServiceUrl(value, source);
  if (name === "organization" && !/^[\x20-\x7e]{1,256}$/.test(value)) {
    throw invalidConfig(message`${source}: an organization's name is up to 256 printable ASCII characters`);
  }
  if (name === "notFoundText" && !/^[^\p{Cc}]{3,256}$/u.test(value)) {
    throw invalidConfig(message`${source}: a part of the service's message, 3 to 256 characters in one line`);
  }
  if (name === "http2" && value !== "true" && value !== "false") {
    throw invalidConfig(message`${source}: it is true or false`);
  }
  return value;
}
