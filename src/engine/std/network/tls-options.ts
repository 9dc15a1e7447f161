import { createPrivateKey, X509Certificate } from "node:crypto";
import type { ConnectionOptions, SecureContextOptions } from "node:tls";
import { append } from "../../../base/lists.js";
import { readSmallFile } from "../../../base/host/read-file.js";
import { BuiltinError } from "../../../base/errors.js";
import type { Term } from "../../../base/terms/term.js";
import { HttpSendError } from "./http-send-error.js";
import { codeOf } from "../../../base/error-code.js";

const TEXTS = [
  "tls_ca_cert",
  "tls_ca_cert_file",
  "tls_ca_cert_env_variable",
  "tls_client_cert",
  "tls_client_cert_file",
  "tls_client_cert_env_variable",
  "tls_client_key",
  "tls_client_key_file",
  "tls_client_key_env_variable",
  "tls_server_name",
] as const;

type TlsText = (typeof TEXTS)[number];

/** The `tls_` options of a request, as they were passed. */
export interface TlsOptions {
  texts: Map<TlsText, string>;
  useSystemCerts: boolean;
  insecureSkipVerify: boolean;
}

/** Returns whether it is a `tls_` option that holds a text. */
export function isTlsText(key: Term): key is TlsText {
  return TEXTS.some((name) => name === key);
}

/** Takes an option over when it is one of TLS. */
export function readTlsOption(
  options: TlsOptions,
  key: Term,
  value: Term,
  texts: ReadonlyMap<string, string>,
  readFlag: (value: Term) => boolean,
): void {
  if (isTlsText(key)) options.texts.set(key, texts.get(key) ?? "");
  else if (key === "tls_use_system_certs") options.useSystemCerts = readFlag(value);
  else if (key === "tls_insecure_skip_verify") options.insecureSkipVerify = readFlag(value);
}

/** TLS options of a connection. */
export type TlsSettings = SecureContextOptions &
  Pick<ConnectionOptions, "servername" | "rejectUnauthorized" | "checkServerIdentity">;

/** Sources of the certificates and keys of a request, in addition to the request. */
export interface TlsSources {
  /** The environment that `tls_…_env_variable` name variables of. */
  env: Readonly<Record<string, string | undefined>>;
}

function failTls(message: string): never {
  throw new HttpSendError(message, "tls");
}

/** A bundle of certificates of a system has some hundred KiB. */
const MAX_PEM_BYTES = 16 * 1024 * 1024;

async function readPem(path: string): Promise<string> {
  try {
    return (await readSmallFile(path, MAX_PEM_BYTES)).toString("utf8");
  } catch (error) {
    const code = codeOf(error) ?? "";
    const why =
      code === "ENOENT" ? "no such file or directory" : code === "EACCES" ? "permission denied" : code;
    return failTls(`open ${path}: ${why}`);
  }
}

const CERTIFICATE = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

/** Returns the certificates in a PEM text that can be read; others are passed over, as Go does. */
function certificatesIn(pem: string): string[] {
  return (pem.match(CERTIFICATE) ?? []).filter((text) => {
    try {
      return new X509Certificate(text).raw.length > 0;
    } catch {
      return false;
    }
  });
}

function authoritiesIn(pem: string, subject: string): string[] {
  const certificates = certificatesIn(pem);
  return certificates.length === 0 ? failTls(subject) : certificates;
}

/** Returns a certificate and its key. @throws HttpSendError for other texts, and when they do not belong together */
function keyPair(cert: string, key: string, before = ""): { cert: string; key: string } {
  const [first] = certificatesIn(cert);
  if (first === undefined) {
    return failTls(`${before}tls: failed to find any PEM data in certificate input`);
  }
  let matches: boolean;
  try {
    matches = new X509Certificate(first).checkPrivateKey(createPrivateKey(key));
  } catch {
    return failTls(`${before}tls: failed to find any PEM data in key input`);
  }
  return matches ? { cert, key } : failTls(`${before}tls: private key does not match public key`);
}

async function clientCertificates(
  texts: ReadonlyMap<TlsText, string>,
  { env }: TlsSources,
): Promise<{ cert: string; key: string }[]> {
  const getPair = (suffix: "" | "_file" | "_env_variable"): [string, string] | undefined => {
    const [cert, key] = [texts.get(`tls_client_cert${suffix}`), texts.get(`tls_client_key${suffix}`)];
    return cert === undefined || key === undefined || cert === "" || key === "" ? undefined : [cert, key];
  };
  const pairs: { cert: string; key: string }[] = [];
  const given = getPair("");
  if (given !== undefined) pairs.push(keyPair(...given));
  const files = getPair("_file");
  if (files !== undefined) pairs.push(keyPair(await readPem(files[0]), await readPem(files[1])));
  const names = getPair("_env_variable");
  if (names !== undefined) {
    const [cert, key] = names;
    const shown = `${JSON.stringify(cert)}, ${JSON.stringify(key)}`;
    const before = `cannot extract public/private key pair from envvars ${shown}: `;
    pairs.push(keyPair(env[cert] ?? "", env[key] ?? "", before));
  }
  return pairs;
}

/** Since Node 22.15 and 23.10. */
async function systemCertificates(): Promise<string[]> {
  const tls = await import("node:tls");
  const get: unknown = Reflect.get(tls, "getCACertificates");
  const found: unknown = typeof get === "function" ? Reflect.apply(get, undefined, ["system"]) : undefined;
  if (Array.isArray(found)) return found.filter((pem) => typeof pem === "string");
  throw new BuiltinError(
    "http.send: tls_use_system_certs needs Node 22.15 or newer; give the certificates in tls_ca_cert or tls_ca_cert_file",
    { code: "builtin_failed", builtin: "http.send" },
  );
}

async function authorities({ texts, useSystemCerts }: TlsOptions, { env }: TlsSources): Promise<string[]> {
  const found = useSystemCerts && process.platform !== "win32" ? await systemCertificates() : [];
  const text = texts.get("tls_ca_cert") ?? "";
  if (text !== "") {
    append(found, authoritiesIn(text.replaceAll("\\n", "\n"), "could not append certificates"));
  }
  const path = texts.get("tls_ca_cert_file") ?? "";
  if (path !== "") {
    const subject = `could not append CA certificates from ${JSON.stringify(path)}`;
    append(found, authoritiesIn(await readPem(path), subject));
  }
  const name = texts.get("tls_ca_cert_env_variable") ?? "";
  if (name !== "") {
    const label = `could not add CA certificates from envvar ${JSON.stringify(name)}: could not append certificates`;
    append(found, authoritiesIn(env[name] ?? "", label));
  }
  return found;
}

/**
 * Reads the certificates and keys that the options name. Named certificates replace those that Node trusts, as in OPA;
 * `tls_use_system_certs` adds the system's.
 *
 * @throws HttpSendError with OPA's message. It never contains the content of a file or a variable.
 */
export async function loadTlsSettings(options: TlsOptions, sources: TlsSources): Promise<TlsSettings> {
  const pairs = await clientCertificates(options.texts, sources);
  const ca = await authorities(options, sources);
  const servername = options.texts.get("tls_server_name") ?? "";
  return {
    ...(pairs.length === 0 ? {} : { cert: pairs.map(({ cert }) => cert), key: pairs.map(({ key }) => key) }),
    ...(ca.length === 0 ? {} : { ca }),
    ...(servername === "" ? {} : { servername }),
    ...(options.insecureSkipVerify ? { rejectUnauthorized: false } : {}),
  };
}
