import { resolve } from "node:path";
import { explainFailure } from "../../../base/host/file-failure.js";
import { readSmallFile } from "../../../base/host/read-file.js";
import type { Environment } from "../../../base/host/settings.js";
import { invalidConfig, unreadableConfig } from "../../../base/errors.js";
import { shownCause, shownSource } from "../../../base/text/address.js";
import { parseYaml } from "../../../engine/source/read-document.js";
import { isJsonObject } from "../../../base/text/member-of.js";
import { isObject } from "../../../base/text/option-rules.js";
import { addOverrides, mergeConfig } from "./config-overrides.js";
import { parseServerConfig, type ServerConfig } from "./server-config.js";

const MAX_BYTES = 16 * 1024 * 1024;
/** Limit of a file that contains one value. */
const MAX_VALUE_BYTES = 1024 * 1024;

/** As OPA: the shortest text between `${` and `}`. */
const VARIABLE = /\$\{(.*?)\}/g;

function substitute(text: string, env: Environment): string {
  return text.replaceAll(VARIABLE, (whole, name: string) => env[name] ?? whole);
}

/** An unsubstituted variable would be used literally, as a token or an address. */
function checkSubstituted(value: unknown, path: string): void {
  if (typeof value === "string") {
    const [, name] = /\$\{([A-Za-z_][A-Za-z0-9_]*)\}/.exec(value) ?? [];
    if (name === undefined) return;
    throw invalidConfig(
      `the configuration: ${path} needs the environment variable ${name}, which is not set`,
    );
  }
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) checkSubstituted(item, `${path}[${String(index)}]`);
  } else if (isObject(value)) {
    for (const [key, member] of Object.entries(value))
      checkSubstituted(member, path === "" ? key : `${path}.${key}`);
  }
}

/** The sources of a configuration. */
interface ConfigSources {
  /** An absolute path. */
  file: string | undefined;
  /** Values of `--set`. */
  set: readonly string[];
  /** Values of `--set-file`; relative paths are below `folder`. */
  setFile: readonly string[];
}

/** Reads a file's text. @throws ConfigurationError `config_unreadable` */
async function readText(subject: string, path: string, maxBytes = MAX_BYTES): Promise<string> {
  try {
    return (await readSmallFile(path, maxBytes)).toString("utf8");
  } catch (error) {
    const { why } = await explainFailure(path, error);
    throw unreadableConfig(`${subject} ${shownSource(path)} cannot be read: ${why}`, shownCause(path, error));
  }
}

async function readFile(path: string, env: Environment, signal: AbortSignal): Promise<unknown> {
  const text = await readText("the configuration file", path);
  const [document, ...others] = await parseYaml(substitute(text, env), { signal, uniqueKeys: true });
  if (others.length > 0 || (document !== undefined && !("json" in document))) {
    const why =
      others.length > 0 ? "it has several YAML documents" : (document as { message: string }).message;
    throw invalidConfig(`the configuration file ${path}: ${why}`);
  }
  return document === undefined ? {} : (JSON.parse(document.json) as unknown);
}

/**
 * Reads an OPA configuration: a file in YAML or JSON, and overrides, which take precedence. In both `${NAME}` is
 * replaced by the environment's variables, but not in the content of files of overrides.
 *
 * @param folder base of relative paths in it.
 * @throws ConfigurationError `config_unreadable`, `config_invalid`
 */
export async function readServerConfig(
  { file, set, setFile }: ConfigSources,
  { folder, env, signal }: { folder: string; env: Environment; signal: AbortSignal },
): Promise<ServerConfig> {
  const base = file === undefined ? {} : await readFile(file, env, signal);
  checkSubstituted(base, "");
  const given = set.map((text) => substitute(text, env));
  const overrides = await addOverrides("--set", given, {});
  checkSubstituted(overrides, "");
  const read = async (path: string): Promise<string> =>
    (await readText("--set-file:", resolve(folder, path), MAX_VALUE_BYTES)).trim();
  const all = await addOverrides("--set-file", setFile, overrides, read);
  // A file that is not an object is rejected, regardless of overrides.
  const isConfig = base === null || isJsonObject(base);
  return parseServerConfig(isConfig ? mergeConfig(base, all) : base, folder, file);
}
