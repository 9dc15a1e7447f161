import { codeOf } from "../../../base/error-code.js";
import { isError } from "../../../base/realms.js";

/** The error of Node for a failed connection. */
interface SystemError {
  code: string;
  message: string;
  address: string | undefined;
  port: number | undefined;
}

/** Finds the innermost error with a code: of several addresses the first, of a wrapped error the cause. */
function findSystemError(error: unknown, depth = 0): SystemError | undefined {
  if (!isError(error) || depth > 8) return undefined;
  const inner = error instanceof AggregateError ? (error.errors[0] as unknown) : error.cause;
  const found = findSystemError(inner, depth + 1);
  const code = codeOf(error);
  if (found !== undefined || code === undefined) return found;
  const address = "address" in error && typeof error.address === "string" ? error.address : undefined;
  const port = "port" in error && typeof error.port === "number" ? error.port : undefined;
  return { code, message: error.message, address, port };
}

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: "connect: connection refused",
  EHOSTUNREACH: "connect: no route to host",
  ENETUNREACH: "connect: network is unreachable",
  ETIMEDOUT: "connect: connection timed out",
  EADDRNOTAVAIL: "connect: cannot assign requested address",
};

/** Error codes of Node's TLS for a refused certificate. */
const CERTIFICATE_CODE =
  /^(CERT_|CRL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|INVALID_CA|INVALID_PURPOSE|HOSTNAME_MISMATCH|PATH_LENGTH_|ERR_TLS_CERT_)/;

/** Returns whether name servers answered that there is no such name, or that it has no address. */
export function isUnknownHost(error: unknown): boolean {
  return findSystemError(error)?.code === "ENOTFOUND";
}

/**
 * Go's message for a failed connection, from Node's error.
 *
 * @param host the requested host.
 * @returns `undefined` for an error that is not one of the network.
 */
export function toGoReason(error: unknown, host: string): string | undefined {
  const found = findSystemError(error);
  if (found === undefined) return undefined;
  const { code, message, address, port } = found;
  if (code === "ENOTFOUND") return `dial tcp: lookup ${host}: no such host`;
  if (code === "EAI_AGAIN" || code === "EAI_FAIL") return `dial tcp: lookup ${host}: server misbehaving`;
  const reason = REASONS[code];
  if (reason !== undefined) {
    const shown = address?.includes(":") === true ? `[${address}]` : address;
    return `dial tcp${shown === undefined ? "" : ` ${shown}:${String(port)}`}: ${reason}`;
  }
  if (code === "ECONNRESET" && message === "socket hang up") return "EOF";
  if (code === "ECONNRESET" && message === "aborted") return "unexpected EOF";
  if (code === "ECONNRESET") return "read: connection reset by peer";
  if (code === "EPIPE") return "write: broken pipe";
  if (CERTIFICATE_CODE.test(code)) return `tls: failed to verify certificate: ${code}`;
  if (code.startsWith("ERR_SSL_") || code === "EPROTO" || code.startsWith("ERR_TLS_")) {
    return `tls: the connection could not be secured: ${code}`;
  }
  if (code.startsWith("HPE_")) return `net/http: HTTP/1.x transport connection broken: ${code}`;
  return undefined;
}
