import { homedir } from "node:os";
import { isAbsolute, join } from "node:path";
import { invalidConfig } from "../errors.js";
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
  return belowHome(env, ".config");
}

function windowsDirectory(env: Environment): string | undefined {
  return readVariable(env, "APPDATA") ?? belowWindowsHome(env, "Roaming");
}

/**
 * Returns the folder for files that can be created again: `$REGOHOST_CACHE`, which is an absolute path or `off`; by
 * default `$XDG_CACHE_HOME/regohost`, else below `~/.cache`; `~/Library/Caches` on macOS, `%LOCALAPPDATA%` on Windows.
 * A relative path in `XDG_CACHE_HOME` is ignored.
 *
 * @returns `undefined` when it is off, or `env` is not the process's own and names no home: then nothing is stored.
 * @throws ConfigurationError `config_invalid` for another value of `REGOHOST_CACHE`.
 */
export function cacheFolder(
  env: Environment,
  platform: NodeJS.Platform = process.platform,
): string | undefined {
  const own = readVariable(env, "REGOHOST_CACHE");
  if (own === "off") return undefined;
  if (own !== undefined) {
    if (isAbsolute(own)) return own;
    throw invalidConfig(`REGOHOST_CACHE: ${own} is neither an absolute path nor "off"`);
  }
  const directory = platform === "win32" ? windowsCache(env) : posixCache(env, platform);
  return directory === undefined ? undefined : join(directory, "regohost");
}

function posixCache(env: Environment, platform: NodeJS.Platform): string | undefined {
  const configured = readVariable(env, "XDG_CACHE_HOME");
  if (configured !== undefined && isAbsolute(configured)) return configured;
  return platform === "darwin" ? belowHome(env, "Library", "Caches") : belowHome(env, ".cache");
}

function windowsCache(env: Environment): string | undefined {
  return readVariable(env, "LOCALAPPDATA") ?? belowWindowsHome(env, "Local");
}

/** Returns a path below the user's home, as the shells of POSIX and Node on Windows name it; `undefined` when there is none. */
export function belowUserHome(
  env: Environment,
  path: readonly string[],
  platform: NodeJS.Platform = process.platform,
): string | undefined {
  const home = readVariable(env, platform === "win32" ? "USERPROFILE" : "HOME") ?? ownHome(env);
  return home === undefined ? undefined : join(home, ...path);
}

function belowHome(env: Environment, ...path: string[]): string | undefined {
  return belowUserHome(env, path, "linux");
}

function belowWindowsHome(env: Environment, folder: string): string | undefined {
  return belowUserHome(env, ["AppData", folder], "win32");
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
