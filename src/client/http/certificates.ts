import * as tls from "node:tls";
import { readSmallFile } from "../../async/read-file.js";
import { ConfigurationError } from "../../errors.js";

/** A bundle of certificates of a system has some hundred KiB. */
const MAX_PEM_BYTES = 16 * 1024 * 1024;

/**
 * Reads certificates: PEM text as it is, or the file of this path.
 *
 * @param setting names the setting in errors.
 * @throws ConfigurationError `config_unreadable`, or `config_invalid` when there is no certificate in it.
 */
export async function readCertificates(ca: string, setting: string): Promise<string> {
  const isText = ca.includes("-----BEGIN");
  const pem = isText ? ca : await readPemFile(ca, setting);
  if (pem.includes("-----BEGIN CERTIFICATE-----")) return pem;
  throw new ConfigurationError(`${setting}${isText ? "" : ` ${ca}`}: contains no PEM certificate`, {
    code: "config_invalid",
  });
}

async function readPemFile(path: string, setting: string): Promise<string> {
  try {
    return (await readSmallFile(path, MAX_PEM_BYTES)).toString("utf8");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    throw new ConfigurationError(`${setting}: the file ${path} cannot be read (${code})`, {
      code: "config_unreadable",
      cause: error,
    });
  }
}

/**
 * What a TLS connection trusts: `ca` in addition to the default certificates, which Node's option `ca` would replace.
 *
 * @param ca further certificates in PEM.
 */
export function trustedCertificates(ca: string | undefined): { ca?: string[] } {
  return ca === undefined ? {} : { ca: [...defaultCertificates(), ca] };
}

function defaultCertificates(): readonly string[] {
  // Since Node 22.15 this includes NODE_EXTRA_CA_CERTS.
  const { getCACertificates } = tls as { getCACertificates?: (type: "default") => string[] };
  return getCACertificates?.("default") ?? tls.rootCertificates;
}
