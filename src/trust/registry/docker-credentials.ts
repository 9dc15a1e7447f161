import { join } from "node:path";
import { getConfinement } from "../../base/host/confinement.js";
import { isLimitError } from "../../base/async/reading.js";
import { readRegularFile, readSmallFile } from "../../base/host/read-file.js";
import { readVariable, type Environment } from "../../base/host/settings.js";
import { belowUserHome } from "../../base/host/user-paths.js";
import { ConfigurationError, invalidConfig } from "../../base/errors.js";
import { askCredentialHelper, type RegistryCredentials } from "./credential-helper.js";
import { DOCKER_HUB, type ImageName } from "./image-name.js";
import { codeOf } from "../../base/error-code.js";
import { isErrorOf } from "../../base/realms.js";

/** The name of Docker Hub in credential files. */
const HUB_KEY = "https://index.docker.io/v1/";

const MAX_BYTES = 1024 * 1024;

/**
 * The files with credentials, in order of precedence: `REGISTRY_AUTH_FILE`, `config.json` in `DOCKER_CONFIG` or
 * `~/.docker`, and Podman's `auth.json` in `$XDG_RUNTIME_DIR/containers` and `$XDG_CONFIG_HOME/containers` or
 * `~/.config/containers`.
 */
function credentialFiles(env: Environment): { path: string; required: boolean }[] {
  const named = readVariable(env, "REGISTRY_AUTH_FILE");
  const docker = readVariable(env, "DOCKER_CONFIG") ?? belowUserHome(env, [".docker"]);
  const runtime = readVariable(env, "XDG_RUNTIME_DIR");
  const config = readVariable(env, "XDG_CONFIG_HOME") ?? belowUserHome(env, [".config"]);
  const optional = [
    ...(docker === undefined ? [] : [join(docker, "config.json")]),
    ...[runtime, config].flatMap((folder) =>
      folder === undefined ? [] : [join(folder, "containers", "auth.json")],
    ),
  ];
  return [
    ...(named === undefined ? [] : [{ path: named, required: true }]),
    ...optional.map((path) => ({ path, required: false })),
  ];
}

interface AuthEntry {
  auth?: string | undefined;
  username?: string | undefined;
  password?: string | undefined;
  identitytoken?: string | undefined;
  registrytoken?: string | undefined;
}

interface CredentialFile {
  path: string;
  auths: Readonly<Record<string, AuthEntry>>;
  credHelpers: Readonly<Record<string, string>>;
  credsStore: string | undefined;
}

async function readCredentialFile({
  path,
  required,
}: ReturnType<typeof credentialFiles>[number]): Promise<CredentialFile | undefined> {
  const unusable = (code: "config_invalid" | "config_unreadable", why: string): ConfigurationError =>
    new ConfigurationError(`the file ${path} with credentials of registries ${why}`, { code });
  let content: string;
  try {
    // A file that the user specifies may be a pipe.
    const read = required ? readSmallFile : readRegularFile;
    content = (await read(path, MAX_BYTES)).toString("utf8");
  } catch (error) {
    if (isLimitError(error)) throw error;
    if (isErrorOf(error, "RangeError")) throw unusable("config_invalid", "is larger than 1 MiB");
    const code = codeOf(error) ?? "unknown";
    if (!required && (code === "ENOENT" || code === "ENOTDIR")) return undefined;
    throw unusable("config_unreadable", `cannot be read (${code})`);
  }
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch {
    // The cause would quote the text, which contains secrets.
    throw unusable("config_invalid", "is not JSON");
  }
  const z = await import("../../base/text/zod.js");
  const text = z
    .string()
    .nullish()
    .transform((found) => found || undefined);
  const entry = z.looseObject({
    auth: text,
    username: text,
    password: text,
    identitytoken: text,
    registrytoken: text,
  });
  const schema = z.looseObject({
    auths: z.record(z.string(), entry).nullish(),
    credHelpers: z.record(z.string(), z.string()).nullish(),
    credsStore: text,
  });
  const parsed = schema.safeParse(value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw unusable("config_invalid", `is malformed at ${issue?.path.slice(0, 1).join(".") ?? "its root"}`);
  }
  const { auths, credHelpers, credsStore } = parsed.data;
  return { path, auths: auths ?? {}, credHelpers: credHelpers ?? {}, credsStore };
}

/** A key of a credential file without parts that do not distinguish registries. */
function plainKey(key: string): string {
  return key
    .replace(/^https?:\/\//, "")
    .replace(/\/+$/, "")
    .replace(/\/v[12]$/, "");
}

/** The keys under which a file may have credentials for a repository, the most specific one first. */
function toKeys({ registry, repository }: ImageName): string[] {
  const parts = repository.split("/");
  const scoped = parts.map((_, index) => `${registry}/${parts.slice(0, parts.length - index).join("/")}`);
  return [
    ...scoped,
    registry,
    ...(registry === DOCKER_HUB ? ["index.docker.io", "registry-1.docker.io"] : []),
  ];
}

function find<Value>(entries: Readonly<Record<string, Value>>, keys: readonly string[]): Value | undefined {
  const plain = new Map(Object.entries(entries).map(([key, value]) => [plainKey(key), value]));
  return keys.map((key) => plain.get(key)).find((value) => value !== undefined);
}

function readEntry(path: string, entry: AuthEntry): RegistryCredentials | undefined {
  if (entry.registrytoken !== undefined) {
    if (!/^[\x21-\x7e]+$/.test(entry.registrytoken)) {
      throw invalidConfig(`${path}: a registrytoken in it has characters that no header can have`);
    }
    return { registryToken: entry.registrytoken };
  }
  if (entry.identitytoken !== undefined) return { identityToken: entry.identitytoken };
  if (entry.auth !== undefined) {
    const decoded = Buffer.from(entry.auth, "base64").toString("utf8");
    const colon = decoded.indexOf(":");
    if (colon < 1) {
      throw invalidConfig(`${path}: an auth in it is not the Base64 of user:password`);
    }
    // Docker pads the password with zero bytes.
    const password = decoded.slice(colon + 1).replace(/\0+$/, "");
    return { username: decoded.slice(0, colon), password };
  }
  if (entry.username === undefined || entry.password === undefined) return undefined;
  return { username: entry.username, password: entry.password };
}

/**
 * Finds the credentials for a repository, in the first file that has any: by a helper of the registry, by an entry, or
 * by the file's general helper. A confined process reads none of these files and runs no helper.
 *
 * @returns `undefined` for none: access is anonymous.
 * @throws ConfigurationError `config_unreadable`, `config_invalid`, `credentials_missing`
 */
export async function findCredentials(
  name: ImageName,
  { env, signal }: { env: Environment; signal: AbortSignal },
): Promise<RegistryCredentials | undefined> {
  if (getConfinement() !== undefined) return undefined;
  const keys = toKeys(name);
  const server = name.registry === DOCKER_HUB ? HUB_KEY : name.registry;
  for (const path of credentialFiles(env)) {
    const file = await readCredentialFile(path);
    if (file === undefined) continue;
    const helper = find(file.credHelpers, keys) ?? undefined;
    const requested = { signal, env: { ...env } };
    if (helper !== undefined) return askCredentialHelper(helper, server, requested);
    const entry = find(file.auths, keys);
    const found = entry === undefined ? undefined : readEntry(path.path, entry);
    if (found !== undefined) return found;
    if (file.credsStore !== undefined) {
      const stored = await askCredentialHelper(file.credsStore, server, requested);
      if (stored !== undefined) return stored;
    }
  }
  return undefined;
}
