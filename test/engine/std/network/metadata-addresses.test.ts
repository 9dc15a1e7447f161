import { describe, expect, test } from "vitest";
import { createAllowedHosts } from "../../../../src/engine/std/network/allowed-hosts.js";
import { checkAddress } from "../../../../src/engine/std/network/metadata-addresses.js";

describe("checkAddress", () => {
  test.each([
    "169.254.169.254",
    "::ffff:169.254.169.254",
    "fe80::1",
    "fe80::1%eth0",
    "fd00:ec2::254",
    "fd00:ec2::23",
    "fd20:ce::254",
    "fd00:c1::a9fe:a9fe",
    "fd00:42::42",
    "fd00:a9fe:a9fe::1",
    "fd00:100::100:200",
    "64:ff9b::a9fe:a9fe",
    "64:ff9b::6464:64c8",
    "64:ff9b:1::a9fe:a9fe",
    "::ffff:0:a9fe:a9fe",
    "::a9fe:a9fe",
    "100.100.100.200",
    "::ffff:100.100.100.200",
    "168.63.129.16",
    "192.0.0.192",
  ])("refuses the address %s under an allowed name, unless it is allowed itself", async (address) => {
    const [plain = ""] = address.split("%");
    const refusing = createAllowedHosts(["metadata.test"]);
    await expect(() => {
      checkAddress(refusing, { builtin: "http.send", host: "metadata.test", address, port: 80 });
    }).toFailWith("builtin_not_allowed", /metadata\.test resolves to/);
    const allowing = createAllowedHosts(["metadata.test", plain]);
    expect(() => {
      checkAddress(allowing, { builtin: "http.send", host: "metadata.test", address, port: 80 });
    }).not.toThrow();
  });

  test.each([
    "10.0.0.1",
    "127.0.0.1",
    "192.168.1.1",
    "::1",
    "64:ff9b:1::808:808",
    "fd00::1",
    "fd20:ce::1",
    "203.0.113.1",
  ])("takes the address %s under an allowed name: a host may be internal on purpose", (address) => {
    const allowed = createAllowedHosts(["internal.test"]);
    expect(() => {
      checkAddress(allowed, { builtin: "http.send", host: "internal.test", address, port: 80 });
    }).not.toThrow();
  });
});
