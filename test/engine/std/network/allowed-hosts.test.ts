import { describe, expect, test } from "vitest";
import { createAllowedHosts } from "../../../../src/engine/std/network/allowed-hosts.js";

function isAllowed(allowNet: string[], host: string, port?: number): boolean {
  const allowed = createAllowedHosts(allowNet);
  try {
    allowed.check("http.send", host, port);
    return true;
  } catch (error) {
    expect(error).toMatchObject({ code: "builtin_not_allowed", builtin: "http.send" });
    return false;
  }
}

describe("createAllowedHosts", () => {
  test.each<[string, string, number | undefined]>([
    ["api.example.com", "api.example.com", 443],
    ["api.example.com", "api.example.com", undefined],
    ["API.Example.com", "api.example.com", 80],
    ["api.example.com", "API.EXAMPLE.COM.", 443],
    ["api.example.com:8443", "api.example.com", 8443],
    ["api.example.com:8443", "api.example.com", undefined],
    ["bücher.example", "xn--bcher-kva.example", 443],
    ["192.0.2.1", "192.0.2.1", 80],
    ["127.1", "127.0.0.1", 80],
    ["2001:db8::1", "[2001:db8:0::1]", 443],
    ["[2001:DB8::1]:443", "2001:db8::1", 443],
  ])("%s allows %s, port %s", (entry, host, port) => {
    expect(isAllowed([entry], host, port)).toBe(true);
  });

  test.each<[string, string, number | undefined]>([
    ["api.example.com", "example.com", 443],
    ["example.com", "api.example.com", 443],
    ["example.com", "example.com.evil.test", 443],
    ["api.example.com:8443", "api.example.com", 443],
    ["192.0.2.1", "192.0.2.10", 80],
    ["example.com", "not a host", undefined],
    ["example.com", "", undefined],
  ])("%s does not allow %s, port %s", (entry, host, port) => {
    expect(isAllowed([entry], host, port)).toBe(false);
    expect(isAllowed([], host, port)).toBe(false);
  });

  test.each([
    "",
    "https://example.com",
    "example.com/path",
    "me@example.com",
    "a b",
    "example.com:99999",
    "a:b",
  ])("refuses the entry %j", async (entry) => {
    await expect(() => createAllowedHosts([entry])).toFailWith("config_invalid", /allowNet/);
  });

  test("says which option allows the host", async () => {
    const allowed = createAllowedHosts([]);
    await expect(() => allowed.check("http.send", "[2001:db8::1]", 443)).toFailWith(
      "builtin_not_allowed",
      /^http\.send: \[2001:db8::1\]:443 is not allowed.*name \[2001:db8::1\]:443 in allowNet$/,
    );
  });
});
