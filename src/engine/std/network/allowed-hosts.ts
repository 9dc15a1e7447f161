import { BuiltinError, invalidConfig } from "../../../base/errors.js";
import { shownSource } from "../../../base/text/address.js";
import { isShownHost } from "../../../base/text/shown-host.js";
import { message, option } from "../../../base/message.js";

/** The hosts that policies may reach. */
export interface AllowedHosts {
  /** Returns whether a host is among them, with this port if one is passed. */
  has(host: string, port?: number): boolean;
  /** @throws BuiltinError `builtin_not_allowed` for a host that is not among them, with this port if one is passed. */
  check(builtin: string, host: string, port?: number): void;
}

interface Entry {
  host: string;
  /** `undefined` is any. */
  port: number | undefined;
}

const ENTRY = /^(\[[^[\]]+\]|[^:/?#@\s[\]\\]+)(?::(\d{1,5}))?$/;

/**
 * Returns a host as URLs have it: in lower case, names in ASCII, addresses in one form without brackets; no final dot.
 */
function toCanonicalHost(host: string): string | undefined {
  const plain = host.replace(/^\[(.*)\]$/, "$1");
  const text = plain.includes(":") ? `[${plain}]` : plain;
  if (!/^(\[[^[\]]+\]|[^:/?#@\s[\]\\]+)$/.test(text) || !URL.canParse(`http://${text}/`)) return undefined;
  return new URL(`http://${text}/`).hostname.replace(/^\[(.*)\]$/, "$1").replace(/\.$/, "");
}

function parseEntry(text: string): Entry {
  // Without brackets an IPv6 address has no port.
  const [, host = text, port] = ENTRY.exec(text) ?? [];
  const canonical = toCanonicalHost(host);
  const number = port === undefined ? undefined : Number(port);
  if (canonical === undefined || canonical === "" || (number !== undefined && number > 65_535)) {
    throw invalidConfig(
      message`${option("allowNet")}: ${JSON.stringify(shownSource(text))} is not a host; write api.example.com, api.example.com:8443, 192.0.2.1 or [2001:db8::1]:443`,
    );
  }
  return { host: canonical, port: number };
}

/** The port that a request to an address goes to. */
export function getPort({ port, protocol }: URL): number {
  return port === "" ? (protocol === "https:" ? 443 : 80) : Number(port);
}

/** As it is an entry. */
export function withPort(host: string, port: number | undefined): string {
  return port === undefined ? host : `${host.includes(":") ? `[${host}]` : host}:${port}`;
}

/** @param entry the entry that would allow it. */
export function notAllowed(builtin: string, why: string, entry: string): BuiltinError {
  return new BuiltinError(
    message`${builtin}: ${why}; to let policies reach it, name ${entry} in ${option("allowNet")}`,
    { code: "builtin_not_allowed", builtin },
  );
}

/**
 * @param allowNet Entries are `host` or `host:port`; without a port any is meant. An IPv6 address with a port is in
 * brackets.
 * @throws ConfigurationError `config_invalid`
 */
export function createAllowedHosts(allowNet: readonly string[]): AllowedHosts {
  const entries = allowNet.map(parseEntry);
  const has = (host: string, port?: number): boolean => {
    const canonical = toCanonicalHost(host);
    return entries.some(
      (entry) =>
        entry.host === canonical && (entry.port === undefined || port === undefined || entry.port === port),
    );
  };
  return {
    has,
    check(builtin, host, port) {
      if (has(host, port)) return;
      const canonical = toCanonicalHost(host);
      // A text that has not the form of a host may be a value of the input.
      const isShown = canonical !== undefined && isShownHost(canonical);
      const shown = isShown ? withPort(canonical, port) : undefined;
      throw notAllowed(builtin, `${shown ?? "the host of the call"} is not allowed`, shown ?? "HOST");
    },
  };
}
