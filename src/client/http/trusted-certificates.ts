import * as tls from "node:tls";

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
