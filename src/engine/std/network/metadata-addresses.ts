import { BlockList, isIP } from "node:net";
import { notAllowed, withPort, type AllowedHosts } from "./allowed-hosts.js";

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

function isMetadataAddress(plain: string): boolean {
  metadataAddresses ??= createMetadataAddresses();
  return metadataAddresses.check(plain, isIP(plain) === 6 ? "ipv6" : "ipv4");
}

/**
 * Checks an address that an allowed name resolves to.
 *
 * @throws BuiltinError `builtin_not_allowed` for an address that serves a machine its own credentials, unless it is itself allowed.
 */
export function checkAddress(
  allowed: AllowedHosts,
  { builtin, host, address, port }: { builtin: string; host: string; address: string; port: number },
): void {
  const [plain = ""] = address.split("%");
  if (!isMetadataAddress(plain) || allowed.has(plain, port)) return;
  const why = `${host} resolves to ${address}, a metadata address that hands out machine credentials`;
  throw notAllowed(builtin, why, withPort(address, port));
}
