import { X509Certificate } from "node:crypto";
import { resolve } from "node:path";
import { explainFailure } from "./file-failure.js";
import { readSmallFile } from "./read-file.js";
import { invalidConfig, unreadableConfig } from "../errors.js";
import { shownCause, shownSource } from "../text/address.js";

/** A bundle of certificates of a system has some hundred KiB. */
const MAX_PEM_BYTES = 16 * 1024 * 1024;

const BEGIN = "-----BEGIN CERTIFICATE-----";
const END = "-----END CERTIFICATE-----";

/**
 * Parses the certificates in a PEM text, at least one, and returns each in PEM. Node accepts a text without a certificate silently: it
 * then trusts nobody, or with an empty text its default certificates.
 *
 * @param subject names the text in errors: a setting, and its file.
 * @throws ConfigurationError `config_invalid`
 */
export function parseCertificates(pem: string, subject: string): string[] {
  const [, ...parts] = pem.split(BEGIN);
  if (parts.length === 0) {
    const why = pem.trim() === "" ? "is empty: it needs a certificate in PEM" : "contains no PEM certificate";
    throw invalidConfig(`${subject} ${why}`);
  }
  return parts.map((part, index) => {
    try {
      return new X509Certificate(BEGIN + part.slice(0, part.indexOf(END) + END.length)).toString();
    } catch (cause) {
      const which = parts.length === 1 ? "its certificate" : `certificate ${String(index + 1)} of it`;
      throw invalidConfig(`${subject}: ${which} cannot be read`, cause);
    }
  });
}

/**
 * Reads a file of PEM.
 *
 * @param setting names the setting in errors.
 * @param path relative to `cwd`. Default: to that of the process.
 * @throws ConfigurationError `config_unreadable`
 */
export async function readPem(path: string, setting: string, cwd = ""): Promise<string> {
  try {
    return (await readSmallFile(resolve(cwd, path), MAX_PEM_BYTES, { isOwn: true })).toString("utf8");
  } catch (error) {
    const { why } = await explainFailure(path, error, cwd);
    throw unreadableConfig(`${setting} ${shownSource(path)} cannot be read: ${why}`, shownCause(path, error));
  }
}

/**
 * Reads certificates: PEM text as it is, or the file of this path.
 *
 * @param setting names the setting in errors.
 * @throws ConfigurationError `config_unreadable`, and what `parseCertificates` throws.
 */
export async function readCertificates(given: string, setting: string, cwd?: string): Promise<string[]> {
  if (given.includes("-----BEGIN")) return parseCertificates(given, setting);
  return parseCertificates(await readPem(given, setting, cwd), `${setting} ${given}`);
}
