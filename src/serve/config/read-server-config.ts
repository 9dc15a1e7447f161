import { readSmallFile } from "../../async/read-file.js";
import type { Environment } from "../../config/settings.js";
import { ConfigurationError } from "../../errors.js";
import { parseYaml } from "../../source/read-document.js";
import { isObject } from "../../values/option-rules.js";
import { parseServerConfig, type ServerConfig } from "./server-config.js";

const MAX_BYTES = 16 * 1024 * 1024;

/** As OPA: the shortest text between `${` and `}`. */
const VARIABLE = /\$\{(.*?)\}/g;

function substitute(text: string, env: Environment): string {
  return text.replaceAll(VARIABLE, (whole, name: string) => env[name] ?? whole);
}

/** A text that still names a variable would be taken as it is: as a token or an address. */
function checkSubstituted(value: unknown, path: string): void {
  if (typeof value === "string") {
    const [, name] = /\$\{([A-Za-z_][A-Za-z0-9_]*)\}/.exec(value) ?? [];
    if (name === undefined) return;
    throw new ConfigurationError(
      `the configuration file: ${path} needs the environment variable ${name}, which is not set`,
      {
        code: "config_invalid",
      },
    );
  }
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) checkSubstituted(item, `${path}[${String(index)}]`);
  } else if (isObject(value)) {
    for (const [key, member] of Object.entries(value))
      checkSubstituted(member, path === "" ? key : `${path}.${key}`);
  }
}

/**
 * Reads a configuration file of OPA's, in YAML or JSON, with `${NAME}` replaced by the environment's variables.
 *
 * @param path an absolute path.
 * @param folder base of relative paths in it.
 * @throws ConfigurationError `config_unreadable`, `config_invalid`
 */
export async function readServerConfig(
  path: string,
  { folder, env, signal }: { folder: string; env: Environment; signal: AbortSignal },
): Promise<ServerConfig> {
  let text: string;
  try {
    text = (await readSmallFile(path, MAX_BYTES)).toString("utf8");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    throw new ConfigurationError(`the configuration file ${path} cannot be read (${code})`, {
      code: "config_unreadable",
      cause: error,
    });
  }
  const [document, ...others] = await parseYaml(substitute(text, env), { signal, uniqueKeys: true });
  if (others.length > 0 || (document !== undefined && !("json" in document))) {
    const why =
      others.length > 0 ? "it has several YAML documents" : (document as { message: string }).message;
    throw new ConfigurationError(`the configuration file ${path}: ${why}`, { code: "config_invalid" });
  }
  const value: unknown = document === undefined ? {} : JSON.parse(document.json);
  checkSubstituted(value, "");
  return parseServerConfig(value, folder);
}
