import { open, type FileHandle } from "node:fs/promises";
import { dirname, isAbsolute, resolve } from "node:path";
import { ConfigurationError } from "../errors.js";
import type { PlatformMapping } from "./platform-mapping.js";
import type { SettingValues } from "./resolve-settings.js";

const MAX_BYTES = 1024 * 1024;

/** What a config file says. */
export interface ConfigFile extends SettingValues {
  platform?: PlatformMapping | undefined;
}

/**
 * Reads the config file with the saved login: TOML with `organization`, `[auth] token`, `[service] base_url, grpc_url,
 * platform_url, ca` and the mapping below `[platform]`. A `ca` that is a relative path starts at the file's folder.
 *
 * @param required whether a file that does not exist is an error.
 * @returns `undefined` when there is no such file.
 * @throws ConfigurationError `config_unreadable`, `config_insecure` (others may read or write it; not on Windows)
 * or `config_invalid` (not TOML, an unknown key or a wrong type, each named).
 */
export async function readConfigFile(
  path: string,
  required: boolean,
  platform: NodeJS.Platform = process.platform,
): Promise<ConfigFile | undefined> {
  const text = await readPrivateFile(path, required, platform);
  if (text === undefined) return undefined;
  const [{ parse, TomlError }, { configFileSchema }] = await Promise.all([
    import("smol-toml"),
    import("./config-file-schema.js"),
  ]);
  const invalid = (why: string): ConfigurationError =>
    new ConfigurationError(`${path}: ${why}`, { code: "config_invalid" });

  let document: unknown;
  try {
    document = parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    // The parser's own message quotes the lines around the error, and one of them may be the token.
    throw invalid(`is not valid TOML (line ${error.line}, column ${error.column})`);
  }
  const parsed = configFileSchema.safeParse(document);
  if (!parsed.success) {
    const issues = parsed.error.issues.map((issue) => {
      const key = issue.path.join(".");
      if (issue.code !== "unrecognized_keys") return `${key}: ${reason(issue)}`;
      const keys = issue.keys.map((name) => JSON.stringify(key === "" ? name : `${key}.${name}`));
      return `unknown key ${keys.join(", ")}`;
    });
    throw invalid(issues.join("; "));
  }
  const { organization, auth, service } = parsed.data;
  const ca = service?.ca;
  return {
    organization,
    token: auth?.token,
    baseUrl: service?.base_url,
    grpcUrl: service?.grpc_url,
    platformUrl: service?.platform_url,
    ca: ca === undefined || isAbsolute(ca) || ca.includes("-----BEGIN") ? ca : resolve(dirname(path), ca),
    platform: parsed.data.platform,
  };
}

function reason(issue: { code: string; message: string }): string {
  if (issue.code !== "invalid_type" || !("expected" in issue)) return issue.message;
  return `must be a ${issue.expected === "object" || issue.expected === "record" ? "table" : String(issue.expected)}`;
}

async function readPrivateFile(
  path: string,
  required: boolean,
  platform: NodeJS.Platform,
): Promise<string | undefined> {
  let file: FileHandle | undefined;
  try {
    file = await open(path, "r");
    const { mode, size } = await file.stat();
    if (platform !== "win32" && (mode & 0o077) !== 0) {
      throw new ConfigurationError(
        `${path} holds a token, and others may use it (mode ${(mode & 0o777).toString(8).padStart(4, "0")}). ` +
          `Run: chmod 600 ${JSON.stringify(path)}`,
        { code: "config_insecure" },
      );
    }
    if (size > MAX_BYTES) {
      throw new ConfigurationError(`${path} is larger than 1 MiB: it is no config file of regohost`, {
        code: "config_invalid",
      });
    }
    return await file.readFile("utf8");
  } catch (error) {
    if (error instanceof ConfigurationError) throw error;
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    if (!required && (code === "ENOENT" || code === "ENOTDIR")) return undefined;
    throw new ConfigurationError(`the config file ${path} cannot be read (${code})`, {
      code: "config_unreadable",
      cause: error,
    });
  } finally {
    await file?.close();
  }
}
