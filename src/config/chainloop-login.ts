import { ConfigurationError } from "../errors.js";
import { fromCertificates, fromHostAndPort } from "./compat.js";
import { parseToml, type ConfigFile, type TomlTable } from "./read-config-file.js";
import { readPrivateFile } from "./private-file.js";

/**
 * Reads the login that Chainloop's tool saved: `organization`, `[auth] token`, `[control-plane] api, api-ca`. Other keys
 * are that tool's.
 *
 * @throws ConfigurationError `config_unreadable`, `config_insecure`, `config_invalid`
 */
export async function readChainloopLogin(path: string): Promise<ConfigFile> {
  const document = await parseToml(path, (await readPrivateFile(path, true)) ?? "");
  const table = (name: string): TomlTable => {
    const value = document[name];
    return typeof value === "object" && value !== null ? (value as TomlTable) : {};
  };
  const text = (from: TomlTable, key: string): string | undefined => {
    // That tool writes its keys in any case.
    const value = Object.entries(from).find(([name]) => name.toLowerCase() === key)?.[1];
    if (value === undefined) return undefined;
    if (typeof value === "string") return value.trim() === "" ? undefined : value.trim();
    throw new ConfigurationError(`${path}: ${key}: must be a string`, { code: "config_invalid" });
  };
  const api = text(table("control-plane"), "api");
  const ca = text(table("control-plane"), "api-ca");
  return {
    organization: text(document, "organization"),
    token: text(table("auth"), "token"),
    grpcUrl: api === undefined ? undefined : fromHostAndPort(api),
    ca: ca === undefined ? undefined : fromCertificates(ca),
  };
}
