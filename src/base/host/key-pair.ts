import { createSecureContext } from "node:tls";
import { invalidConfig } from "../errors.js";
import { parseCertificates } from "./read-certificates.js";

/** A text of PEM. */
export interface PemText {
  pem: string;
  /** Names it in errors: a setting, and its file. */
  subject: string;
}

/** A certificate with its chain, and its private key; in PEM. */
interface KeyPair {
  cert: string;
  key: string;
}

/**
 * Parses a certificate and the key that belongs to it, of which TLS makes connections.
 *
 * @throws ConfigurationError `config_invalid` for other texts, and when they do not belong together. It never has the key.
 */
export function parseKeyPair(cert: PemText, key: PemText, passphrase?: string): KeyPair {
  const pair = { cert: parseCertificates(cert.pem, cert.subject).join(""), key: key.pem };
  try {
    // In a list, because Node takes an empty text for none.
    createSecureContext({ key: [key.pem], passphrase });
  } catch (cause) {
    throw invalidConfig(
      `${key.subject} contains no PEM private key that can be read ${passphrase === undefined ? "without a passphrase" : "with its passphrase"}`,
      cause,
    );
  }
  try {
    createSecureContext({ ...pair, passphrase });
  } catch (cause) {
    throw invalidConfig(`${cert.subject} and ${key.subject} do not belong together in TLS`, cause);
  }
  return pair;
}
