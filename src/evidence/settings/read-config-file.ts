import { dirname, isAbsolute, resolve } from "node:path";
import { type ConfigurationError, invalidConfig } from "../../base/errors.js";
import { shownValue } from "../../base/text/address.js";
import { nearest } from "../../base/text/nearest.js";
import type { PlatformMapping } from "./platform-mapping.js";
import { type FileOwner, readPrivateFile, thisProcess } from "../../base/host/private-file.js";
import { SETTING_NAMES, type SettingName, SETTINGS, type SettingValues } from "../../base/host/settings.js";
import { getMember } from "../../base/text/member-of.js";
import { fromCertificates, fromHostAndPort } from "./compat.js";
import { loadPackage } from "../../base/load-package.js";
import { append } from "../../base/lists.js";
import { COUNT, FLAG, OBJECT, type Rule, TEXT } from "../../base/text/option-rules.js";
import { keyText, unknownKeys } from "./config-keys.js";

/** The version of the file's form. A file of a newer one is refused. */
const CONFIG_VERSION = 1;

/** A table of keys, or of any names. */
interface Table {
  readonly keys?: Readonly<Record<string, Form>>;
  readonly each?: Form;
}

/** The form of a value. */
type Form = Rule | Table | "mapping";

/** The keys of the table `service`. */
const service = Object.fromEntries(
  Object.values(SETTINGS).flatMap(({ key }): [string, Form][] => {
    const [table, name] = key.split(".");
    return table === "service" && name !== undefined
      ? [[name, key === SETTINGS.http2.key ? FLAG : TEXT]]
      : [];
  }),
);

/** One service: the default one, or a profile. */
const profile: Readonly<Record<string, Form>> = {
  organization: TEXT,
  auth: { keys: { token: TEXT } },
  service: { keys: service },
  platform: "mapping",
};

/** The config file's keys. Any other is an error, so that a misspelt one is noticed. */
const FILE: Table = { keys: { version: COUNT, ...profile, profiles: { each: { keys: profile } } } };

/** Returns the problems of a config file, each with its key; empty for a right one. */
async function configProblems(document: Readonly<Record<string, unknown>>): Promise<string[]> {
  return toProblems(document, FILE, []);
}

async function toProblems(value: unknown, form: Form, path: readonly string[]): Promise<string[]> {
  if (form === "mapping") {
    return (await import("./platform-mapping-schema.js")).mappingProblems(value, path);
  }
  if (!isTable(form)) return form[1](value) ? [] : [`${keyText(path)}: must be ${form[0]}`];
  if (!OBJECT[1](value)) return [`${keyText(path)}: must be a table`];
  const found: string[] = [];
  const unknown: string[] = [];
  for (const [name, member] of Object.entries(value as object)) {
    const { keys = {}, each } = form;
    const own = each ?? (Object.hasOwn(keys, name) ? keys[name] : undefined);
    if (own === undefined) unknown.push(name);
    else append(found, await toProblems(member, own, [...path, name]));
  }
  return unknown.length === 0 ? found : [...found, unknownKeys(path, unknown, Object.keys(form.keys ?? {}))];
}

function isTable(form: Rule | Table): form is Table {
  return !Array.isArray(form);
}

/** The settings of one service in a config file. */
export interface ConfigFile extends SettingValues {
  platform?: PlatformMapping | undefined;
}

interface ReadConfigFileOptions {
  /** Whether a file, or a profile in it, that does not exist is an error. */
  required: boolean;
  /** A table below `[profiles]`. Default: the file's own. */
  profile?: string | undefined;
  /** Whether the profile need not be there yet. Default: it must. */
  isNewProfile?: boolean | undefined;
  /** Default: this process. */
  owner?: FileOwner | undefined;
}

/** A parsed TOML document. */
export type TomlTable = Record<string, unknown>;

/**
 * Reads the config file with the saved logins: TOML with `organization`, `[auth] token`, `[service] base_url, grpc_url,
 * platform_url, ca, not_found_text, http2` and the mapping below `[platform]`, and the same below `[profiles.NAME]`. A `ca` that is a relative
 * path starts at the file's folder.
 *
 * @returns `undefined` when the file or the profile does not exist yet.
 * @throws ConfigurationError `config_unreadable`, `config_insecure` (others may read or write it; not on Windows)
 * or `config_invalid` (not TOML, an unknown key or a wrong type, each named, or a newer version).
 */
export async function readConfigFile(
  path: string,
  { required, profile, isNewProfile = false, owner = thisProcess() }: ReadConfigFileOptions,
): Promise<ConfigFile | undefined> {
  const text = await readPrivateFile(path, required, { owner });
  if (text === undefined) {
    if (profile !== undefined && !isNewProfile) throw noProfile(path, profile, []);
    return undefined;
  }
  const file = await parseConfigFile(path, text);
  const profiles = Object.entries(file["profiles"] ?? {});
  const said: unknown = profile === undefined ? file : new Map(profiles).get(profile);
  if (said === undefined) {
    if (isNewProfile) return undefined;
    throw noProfile(
      path,
      profile ?? "",
      profiles.map(([name]) => name),
    );
  }
  const settings: { [name in SettingName]?: string } = {};
  for (const name of SETTING_NAMES) {
    const value = SETTINGS[name].key.split(".").reduce(getMember, said);
    // An empty value counts as not set, as it does in the environment.
    const written = typeof value === "boolean" || typeof value === "string" ? String(value).trim() : "";
    if (written !== "") settings[name] = written;
  }
  const { ca } = settings;
  if (ca !== undefined && !isAbsolute(ca) && !ca.includes("-----BEGIN")) {
    settings.ca = resolve(dirname(path), ca);
  }
  // The form of the file is checked.
  return { ...settings, platform: getMember(said, "platform") as PlatformMapping | undefined };
}

/** Lists the existing profiles, for messages. */
export function noProfile(path: string, profile: string, names: readonly string[]): ConfigurationError {
  const shown = shownValue(profile);
  const known = names.length === 0 ? "it has none" : `it has ${names.join(", ")}`;
  return invalidConfig(
    `${path} has no profile ${shown}${nearest(profile, names)}: ${known}. Make one: regohost login --profile ${shown}`,
  );
}

/**
 * Parses and checks a config file's text.
 *
 * @returns the unchanged document, with every key.
 * @throws ConfigurationError `config_invalid`; the contents of the file are not quoted.
 */
export async function parseConfigFile(path: string, text: string): Promise<TomlTable> {
  const document = await parseToml(path, text);
  const invalid = (why: string): ConfigurationError => invalidConfig(`${path}: ${why}`);
  const { version } = document;
  if (typeof version === "number" && version > CONFIG_VERSION) {
    throw invalid(
      `is of version ${version}, which a newer regohost wrote; this one reads ${CONFIG_VERSION}. Update regohost`,
    );
  }
  const problems = await configProblems(document);
  if (problems.length > 0) throw invalid(problems.join("; "));
  return document;
}

/** @throws ConfigurationError `config_invalid`, with the place. */
async function parseToml(path: string, text: string): Promise<TomlTable> {
  const { parse, TomlError } = await loadPackage(() => import("smol-toml"));
  try {
    return parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    // The parser's own message quotes the lines around the error, and one of them may be the token.
    throw invalidConfig(
      `${path}: is not valid TOML (line ${error.line}, column ${error.column}); it may have been cut short`,
    );
  }
}

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
    throw invalidConfig(`${path}: ${key}: must be a string`);
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
