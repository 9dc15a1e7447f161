import type * as tls from "node:tls";

/** Loaded for https alone. */
const nodeTls = (): typeof tls => process.getBuiltinModule("node:tls");

/** Options of TLS connections without a certificate of their own. */
export type TrustOptions = Pick<tls.ConnectionOptions, "secureContext">;

let latest: { ca: string; secureContext: tls.SecureContext } | undefined;

/**
 * Returns the trust options of a TLS connection: `ca` in addition to the default certificates, which Node's option `ca` would replace.
 * Node reads all of these for each connection, which takes 20 ms: here they are read once, for all clients with the same `ca`.
 *
 * @param ca further certificates in PEM.
 */
export function trustedCertificates(ca: string | undefined): TrustOptions {
  if (ca === undefined) return {};
  if (latest?.ca !== ca)
    latest = { ca, secureContext: nodeTls().createSecureContext({ ca: certificatesWith(ca) }) };
  return { secureContext: latest.secureContext };
}

/** Returns the default certificates with further ones, for Node's option `ca`, where the connection has a certificate of its own. */
export function certificatesWith(ca: string): string[] {
  // Since Node 22.15 this includes NODE_EXTRA_CA_CERTS.
  const { getCACertificates, rootCertificates } = nodeTls() as typeof tls & {
    getCACertificates?: (type: "default") => string[];
  };
  return [...(getCACertificates?.("default") ?? rootCertificates), ca];
}
