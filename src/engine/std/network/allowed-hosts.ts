import { BlockList, isIP, isIPv6 } from "node:net";
import { BuiltinError, ConfigurationError } from "../../../base/errors.js";
import { shownSource } from "../../../base/text/address.js";
import { isShownHost } from "../../../base/text/shown-host.js";
import { message, option } from "../../../base/message.js";

/** The hosts that policies may reach. */
export interface AllowedHosts {
  /** @throws BuiltinError `builtin_not_allowed` for a host that is not among them, with this port if one is given. */
  check(builtin: string, host: string, port?: number): void;
  /**
   * Checks an address that an allowed name resolves to.
   *
   * @throws BuiltinError `builtin_not_allowed` for an address that serves a machine its own credentials.
   */
  checkAddress(builtin: string, host: string, address: string, port: number): void;
}

interface Entry {
  host: string;
  /** `undefined` is any. */
  port: number | undefined;
}

const ENTRY = /^(\[[^[\]]+\]|[^:/?#@\s[\]\\]+)(?::(\d{1,5}))?$/;

/** A host as URLs have it: in lower case, names in ASCII, addresses in one form without brackets; no final dot. */
function toCanonicalHost(host: string): string | undefined {
  const text = isIPv6(host) ? `[${host}]` : host;
  if (!/^(\[[^[\]]+\]|[^:/?#@\s[\]\\]+)$/.test(text) || !URL.canParse(`http://${text}/`)) return undefined;
  return new URL(`http://${text}/`).hostname.replace(/^\[(.*)\]$/, "$1").replace(/\.$/, "");
}

function parseEntry(text: string): Entry {
  const [, host, port] = isIPv6(text) ? [text, text, undefined] : (ENTRY.exec(text) ?? []);
  const canonical = host === undefined ? undefined : toCanonicalHost(host.replace(/^\[(.*)\]$/, "$1"));
  const number = port === undefined ? undefined : Number(port);
  if (canonical === undefined || canonical === "" || (number !== undefined && number > 65_535)) {
    throw new ConfigurationError(
      message`${option("allowNet")}: ${JSON.stringify(shownSource(text))} is not a host; write api.example.com, api.example.com:8443, 192.0.2.1 or [2001:db8::1]:443`,
      { code: "config_invalid" },
    );
  }
  return { host: canonical, port: number };
}

/**
 * Addresses at which clouds give a machine its credentials: link-local ones (RFC 3927, RFC 4291), also in the form of
 * NAT64 (RFC 6052), and those that some clouds have elsewhere.
 */
function createMetadataAddresses(): BlockList {
  const list = new BlockList();
  list.addSubnet("169.254.0.0", 16, "ipv4");
  list.addSubnet("fe80::", 10, "ipv6");
  list.addSubnet("64:ff9b::a9fe:0", 112, "ipv6");
  list.addAddress("fd00:ec2::254", "ipv6");
  list.addAddress("100.100.100.200", "ipv4");
  return list;
}

let metadataAddresses: BlockList | undefined;

function isMetadataAddress(address: string): boolean {
  const [plain = ""] = address.split("%");
  metadataAddresses ??= createMetadataAddresses();
  return metadataAddresses.check(plain, isIP(plain) === 6 ? "ipv6" : "ipv4");
}

function withPort(host: string, port: number | undefined): string {
  return port === undefined ? host : `${isIPv6(host) ? `[${host}]` : host}:${port}`;
}

function refuse(builtin: string, why: string, entry: string): BuiltinError {
  return new BuiltinError(
    message`${builtin}: ${why}; to let policies reach it, name ${entry} in ${option("allowNet")}`,
    { code: "builtin_not_allowed", builtin },
  );
}

/**
 * @param allowNet Entries are `host` or `host:port`; without a port any is meant. An IPv6 address with a port stands in
 * brackets.
 * @throws ConfigurationError `config_invalid`
 */
export function createAllowedHosts(allowNet: readonly string[]): AllowedHosts {
  const entries = allowNet.map(parseEntry);
  const isAllowed = (host: string, port: number | undefined): boolean =>
    entries.some(
      (entry) =>
        entry.host === host && (entry.port === undefined || port === undefined || entry.port === port),
    );
  return {
    check(builtin, host, port) {
      const canonical = toCanonicalHost(host.replace(/^\[(.*)\]$/, "$1"));
      if (canonical !== undefined && isAllowed(canonical, port)) return;
      // A text that has not the form of a host may be a value of the input.
      const isShown = canonical !== undefined && (isShownHost(canonical) || isIP(canonical) > 0);
      const shown = isShown ? withPort(canonical, port) : undefined;
      throw refuse(builtin, `${shown ?? "the host of the call"} is not allowed`, shown ?? "HOST");
    },
    checkAddress(builtin, host, address, port) {
      if (!isMetadataAddress(address)) return;
      const canonical = toCanonicalHost(address.split("%")[0] ?? "");
      if (canonical !== undefined && isAllowed(canonical, port)) return;
      const why = `${host} resolves to ${address}, a metadata address that hands out machine credentials`;
      throw refuse(builtin, why, withPort(address, port));
    },
  };
}
