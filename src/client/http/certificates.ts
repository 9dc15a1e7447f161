import * as tls from "node:tls";
import { explainFailure } from "../../async/file-failure.js";
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
    const { why } = await explainFailure(path, error);
    throw new ConfigurationError(`${setting}: the file ${path} cannot be read: ${why}`, {
      code: "config_unreadable",
      cause: error,
    });
  }
}

/** Options of TLS connections without a certificate of their own. */
export type TrustOptions = Pick<tls.ConnectionOptions, "secureContext">;

let latest: { ca: string; secureContext: tls.SecureContext } | undefined;

/**
 * What a TLS connection trusts: `ca` in addition to the default certificates, which Node's option `ca` would replace. Node reads all of
 * these for each connection, which takes 20 ms: here they are read once, for all clients with the same `ca`.
 *
 * @param ca further certificates in PEM.
 */
export function trustedCertificates(ca: string | undefined): TrustOptions {
  if (ca === undefined) return {};
  if (latest?.ca !== ca)
    latest = { ca, secureContext: tls.createSecureContext({ ca: certificatesWith(ca) }) };
  return { secureContext: latest.secureContext };
}

/** The default certificates with further ones, for Node's option `ca`, where the connection has a certificate of its own. */
export function certificatesWith(ca: string): string[] {
  // Since Node 22.15 this includes NODE_EXTRA_CA_CERTS.
  const { getCACertificates } = tls as { getCACertificates?: (type: "default") => string[] };
  return [...(getCACertificates?.("default") ?? tls.rootCertificates), ca];
}
