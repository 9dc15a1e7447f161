import { homedir } from "node:os";
import { isAbsolute, join } from "node:path";
import { readVariable, type Environment } from "./settings.js";

/**
 * Where the config file is: `$XDG_CONFIG_HOME/regohost/config.toml`, by default below `~/.config`; on Windows below
 * `%APPDATA%`. A relative path in the variable is ignored (XDG Base Directory Specification).
 *
 * @returns `undefined` when `env` is not the process's own and names no home: then there is no config file.
 */
export function configFilePath(
  env: Environment,
  platform: NodeJS.Platform = process.platform,
): string | undefined {
  const directory = platform === "win32" ? windowsDirectory(env) : posixDirectory(env);
  return directory === undefined ? undefined : join(directory, "regohost", "config.toml");
}

function posixDirectory(env: Environment): string | undefined {
  const configured = readVariable(env, "XDG_CONFIG_HOME");
  if (configured !== undefined && isAbsolute(configured)) return configured;
  const home = readVariable(env, "HOME") ?? ownHome(env);
  return home === undefined ? undefined : join(home, ".config");
}

function windowsDirectory(env: Environment): string | undefined {
  const configured = readVariable(env, "APPDATA");
  if (configured !== undefined) return configured;
  const home = readVariable(env, "USERPROFILE") ?? ownHome(env);
  return home === undefined ? undefined : join(home, "AppData", "Roaming");
}

function ownHome(env: Environment): string | undefined {
  if (env !== process.env) return undefined;
  try {
    return homedir();
  } catch {
    // A user id without an entry in the password database, as in many containers.
    return undefined;
  }
}
