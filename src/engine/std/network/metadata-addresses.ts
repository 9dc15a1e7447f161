import { BlockList, isIP } from "node:net";
import { notAllowed, withPort, type AllowedHosts } from "./allowed-hosts.js";

/** Of link-local addresses (RFC 3927), Alibaba Cloud, Azure's WireServer, and Oracle Cloud Classic. */
const IPV4 = ["169.254.0.0/16", "100.100.100.200/32", "168.63.129.16/32", "192.0.0.192/32"];
/** Of link-local addresses (RFC 4291), and of AWS, Google Cloud, Oracle Cloud, Scaleway, Linode and Alibaba Cloud. */
const IPV6 = [
  "fe80::/10",
  "fd00:ec2::/32",
  "fd20:ce::254/128",
  "fd00:c1::a9fe:a9fe/128",
  "fd00:42::42/128",
  "fd00:a9fe:a9fe::1/128",
  "fd00:100::100:200/128",
];
/**
 * How an IPv6 address holds an IPv4 one, beside `::ffff:`, which the list itself knows: NAT64 (RFC 6052; of a network's own, RFC 8215),
 * translated (RFC 7915), and formerly (RFC 4291).
 */
const EMBEDDING = ["64:ff9b::", "64:ff9b:1::", "::ffff:0:", "::"];

/** Addresses at which clouds give a machine its credentials. */
function createMetadataAddresses(): BlockList {
  const list = new BlockList();
  for (const network of IPV4) {
    const [address = "", bits] = network.split("/");
    list.addSubnet(address, Number(bits), "ipv4");
    for (const prefix of EMBEDDING) list.addSubnet(prefix + address, 96 + Number(bits), "ipv6");
  }
  for (const network of IPV6) {
    const [address = "", bits] = network.split("/");
    list.addSubnet(address, Number(bits), "ipv6");
  }
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
