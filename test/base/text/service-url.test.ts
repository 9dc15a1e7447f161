import { describe, expect, test } from "vitest";
import { isLoopback, parseServiceUrl } from "../../../src/base/text/service-url.js";

describe("parseServiceUrl", () => {
  test.each([
    ["https://cp.example.com", "https://cp.example.com"],
    ["https://cp.example.com/", "https://cp.example.com"],
    ["https://CP.Example.com:443/api//", "https://cp.example.com/api"],
    ["http://localhost:8080", "http://localhost:8080"],
    ["http://127.0.0.1:8080/x", "http://127.0.0.1:8080/x"],
    ["http://[::1]:8080", "http://[::1]:8080"],
    ["http://cp.localhost", "http://cp.localhost"],
  ])("%s becomes %s", (value, expected) => {
    expect(parseServiceUrl(value, "SERVICE_BASE_URL")).toBe(expected);
  });

  test.each([
    ["cp.example.com", /scheme/],
    ["cp.example.com:8080", /scheme/],
    ["//cp.example.com", /scheme/],
    ["localhost:8080", /scheme/],
    ["https://", /not a URL/],
    ["https://exa mple.com", /not a URL/],
    ["ftp://cp.example.com", /https/],
    ["http://cp.example.com", /plain HTTP/],
    ["http://10.0.0.1", /plain HTTP/],
    ["http://127.0.0.1.example.com", /plain HTTP/],
    ["http://localhost.example.com", /plain HTTP/],
    ["http://notlocalhost", /plain HTTP/],
    ["http://0.0.0.0", /plain HTTP/],
    ["https://cp.example.com?x=1", /query/],
    ["https://cp.example.com/#a", /fragment/],
  ])("%s is refused, naming the setting", async (value, message) => {
    await expect(() => parseServiceUrl(value, "SERVICE_BASE_URL")).toFailWith("config_invalid", message);
    await expect(() => parseServiceUrl(value, "SERVICE_BASE_URL")).toFailWith(
      "config_invalid",
      /^SERVICE_BASE_URL/,
    );
  });

  test.each([
    ["https://user:hunter2@cp.example.com", "https://cp.example.com"],
    ["https://user:hunter2/x@cp.example.com", "https://…"],
    ["https://h/?token=hunter2", "https://h/"],
    ["https://h/#hunter2", "https://h/"],
    ["user:hunter2@cp.example.com", undefined],
    ["cp.example.com?token=hunter2", undefined],
    ["hunter2", undefined],
  ])("shows nothing of %s that may be secret", async (value, shown) => {
    const parse = (): string => parseServiceUrl(value, "baseUrl");
    const start = shown === undefined ? "" : ` "${shown.replaceAll(".", "\\.")}"`;
    await expect(parse).toFailWith("config_invalid", new RegExp(`^baseUrl${start}: `));
    await expect(parse).not.toFailWith("config_invalid", /hunter2/);
  });
});

test.each([
  ["127.0.0.1", true],
  ["127.255.0.9", true],
  ["LOCALHOST", true],
  ["[::1]", true],
  ["128.0.0.1", false],
  ["localhost.example.com", false],
  ["127.0.0.1.nip.io", false],
])("isLoopback(%s) is %s", (hostname, expected) => {
  expect(isLoopback(hostname)).toBe(expected);
});
