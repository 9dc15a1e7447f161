import { describe, expect, test } from "vitest";
import { proxyFor } from "../../src/http/proxy.js";

const HTTPS = { HTTPS_PROXY: "http://proxy:3128" };
const PROXY = "http://proxy:3128/";

describe("proxyFor", () => {
  test.each([
    ["https://cp.example.com", HTTPS, PROXY],
    ["https://cp.example.com", { HTTPS_PROXY: "proxy:3128" }, PROXY],
    [
      "https://cp.example.com",
      { https_proxy: "http://lower:1", HTTPS_PROXY: "http://upper:1" },
      "http://lower:1/",
    ],
    ["https://cp.example.com", { HTTP_PROXY: "http://proxy:3128" }, undefined],
    ["http://cp.example.com", { HTTP_PROXY: "http://proxy:3128" }, PROXY],
    ["https://cp.example.com", { HTTPS_PROXY: "" }, undefined],
    ["https://cp.example.com", {}, undefined],
    ["https://localhost", HTTPS, undefined],
    ["https://127.0.0.1:8443", HTTPS, undefined],
    ["https://[::1]", HTTPS, undefined],
  ])("%s with %j goes through %s", (url, env, expected) => {
    expect(proxyFor(new URL(url), env)).toBe(expected);
  });

  test.each([
    ["*", "https://cp.example.com", false],
    ["example.com", "https://cp.example.com", false],
    [".example.com", "https://cp.example.com", false],
    ["*.example.com", "https://cp.example.com", false],
    ["a.org, EXAMPLE.com", "https://cp.example.com", false],
    ["cp.example.com:443", "https://cp.example.com", false],
    ["cp.example.com:8443", "https://cp.example.com", true],
    ["ple.com", "https://cp.example.com", true],
    ["2001:db8::1", "https://[2001:db8::1]", false],
    ["[2001:db8::1]:443", "https://[2001:db8::1]", false],
    ["[2001:db8::1]:8443", "https://[2001:db8::1]", true],
  ])("NO_PROXY=%s and %s: through the proxy is %s", (noProxy, url, proxied) => {
    expect(proxyFor(new URL(url), { ...HTTPS, NO_PROXY: noProxy }) !== undefined).toBe(proxied);
  });

  test.each(["ftp://user:hunter2@proxy", "http://", "http://a b"])(
    "refuses %j without showing it",
    async (value) => {
      const find = (): unknown => proxyFor(new URL("https://cp.example.com"), { HTTPS_PROXY: value });
      await expect(find).toFailWith("config_invalid", /^HTTPS_PROXY/);
      await expect(find).not.toFailWith("config_invalid", /hunter2/);
    },
  );
});
