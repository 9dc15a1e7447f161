import { ConfigurationError } from "../errors.js";
import { readChainloopLogin } from "./chainloop-login.js";
import { COMPATS, fromCertificates, fromHostAndPort, type Compat, type CompatName } from "./compat.js";
import { configFilePath } from "./config-file-path.js";
import { PROFILE_VARIABLE, readVariable, VARIABLES, type Environment } from "./environment.js";
import type { PlatformMapping } from "./platform-mapping.js";
import { readConfigFile } from "./read-config-file.js";
import { parseServiceUrl } from "./service-url.js";

/** The settings of the service. All have no default: what needs one that is missing says so. */
export interface Settings {
  /** The controlplane's address, checked, without a slash at its end. */
  baseUrl?: string;
  /** The controlplane's gRPC address, where it has one of its own, checked, without a slash at its end. */
  grpcUrl?: string;
  /** The platform's address, checked, without a slash at its end. */
  platformUrl?: string;
  /** The access token, a JWT that nobody has looked at yet. */
  token?: string;
  organization?: string;
  /** Certificates in PEM, or the path of a file with them. */
  ca?: string;
}

export type SettingName = keyof Settings;

/** Values from one source. `undefined` and `""` both mean that it does not say. */
export type SettingValues = { readonly [name in SettingName]?: string | undefined };

/** Where a setting comes from. */
export interface SettingSource {
  kind: "option" | "environment" | "config_file";
  /** As its user knows it: `--base-url`, `SERVICE_BASE_URL`, or the config file's path and key. */
  name: string;
}

export interface ResolveSettingsOptions {
  /** What the caller gives explicitly. It comes before everything else. */
  flags?: SettingValues;
  /** How errors call an explicit setting. Default: the option's name, such as `baseUrl`. */
  flagName?: (name: SettingName) => string;
  /** Default: `process.env`. */
  env?: Environment;
  /** The config file's path, which must exist; `false` for none. Default: see `configFilePath`. */
  configFile?: string | false | undefined;
  /** Which of the saved logins; it must exist. Default: `SERVICE_PROFILE`, else the file's own. */
  profile?: string | undefined;
  /** Whether the profile need not be there yet. Default: it must. */
  isNewProfile?: boolean;
  /** Another tool whose variables are read too, after `SERVICE_*`. */
  compat?: CompatName | undefined;
  /** The login that this other tool saved, instead of ours. */
  profileFrom?: string | undefined;
}

export interface ResolvedSettings {
  settings: Settings;
  sources: { [name in SettingName]?: SettingSource };
  /** The config file's mapping of the platform's operations. */
  platform: PlatformMapping | undefined;
  /** What the user should be told, such as a saved login that is not used. */
  warnings: string[];
  /** The config file that was looked for, if any. */
  configFile: string | undefined;
}

const FILE_KEYS: Readonly<Record<SettingName, string>> = {
  token: "auth.token",
  baseUrl: "service.base_url",
  grpcUrl: "service.grpc_url",
  platformUrl: "service.platform_url",
  organization: "organization",
  ca: "service.ca",
};

const NAMES = Object.keys(FILE_KEYS) as SettingName[];

/**
 * Finds each setting where it is said first: explicitly, in the environment, in the config file.
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
    throw new ConfigurationError("a profile is one of regohost's saved logins, not one of another tool's", {
      code: "config_invalid",
    });
  }
  const saved =
    options.profileFrom !== undefined
      ? await readChainloopLogin(options.profileFrom)
      : path === undefined
        ? undefined
        : await readConfigFile(path, {
            required: explicitPath !== undefined,
            profile,
            isNewProfile: options.isNewProfile,
          });

  const settings: Settings = {};
  const sources: ResolvedSettings["sources"] = {};
  for (const name of NAMES) {
    const candidates: [SettingSource, string | undefined][] = [
      [{ kind: "option", name: flagName(name) }, flags[name]?.trim()],
      [{ kind: "environment", name: VARIABLES[name] }, readVariable(env, VARIABLES[name])],
      ...otherVariable(name, compat, env),
      [{ kind: "config_file", name: `${path ?? ""} (${keyOf(name, profile, options)})` }, saved?.[name]],
    ];
    const found = candidates.find(([, value]) => value !== undefined && value !== "");
    if (found?.[1] === undefined) continue;
    settings[name] = checkSetting(name, found[1], found[0].name);
    sources[name] = found[0];
  }

  const warnings: string[] = [];
  if (sources.token?.kind === "environment" && saved?.token !== undefined) {
    warnings.push(`${sources.token.name} is set and is used instead of the login saved in ${path ?? ""}.`);
  }
  return { settings, sources, platform: saved?.platform, warnings, configFile: path };
}

/** The settings that the other tool writes in another form than we do. */
const OTHER_FORMS: { readonly [name in SettingName]?: (value: string) => string } = {
  grpcUrl: fromHostAndPort,
  ca: fromCertificates,
};

/** A variable of another tool. */
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

function keyOf(
  name: SettingName,
  profile: string | undefined,
  { profileFrom }: ResolveSettingsOptions,
): string {
  const key = FILE_KEYS[name];
  return profile === undefined || profileFrom !== undefined ? key : `profiles.${profile}.${key}`;
}

function checkSetting(name: SettingName, value: string, source: string): string {
  if (name === "baseUrl" || name === "grpcUrl" || name === "platformUrl")
    return parseServiceUrl(value, source);
  if (name === "organization" && !/^[\x20-\x7e]{1,256}$/.test(value)) {
    throw new ConfigurationError(
      `${source}: an organization's name is up to 256 printable ASCII characters`,
      {
        code: "config_invalid",
      },
    );
  }
  return value;
}
