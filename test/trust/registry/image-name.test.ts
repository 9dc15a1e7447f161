import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { getAddress, getOrigin, parseImageName } from "../../../src/trust/registry/image-name.js";

const HEX = "ab".repeat(32);

describe("an address of a registry", () => {
  it.each([
    [
      `oci://registry.example.com/team/app@sha256:${HEX}`,
      { registry: "registry.example.com", repository: "team/app", digest: `sha256:${HEX}` },
      "https://registry.example.com",
    ],
    [
      "oci://localhost:5000/app:1.0",
      { registry: "localhost:5000", repository: "app", tag: "1.0" },
      "http://localhost:5000",
    ],
    [
      "oci://[::1]:5000/a/b__c:x",
      { registry: "[::1]:5000", repository: "a/b__c", tag: "x" },
      "http://[::1]:5000",
    ],
    ["oci://127.0.0.1/a:x", { registry: "127.0.0.1", repository: "a", tag: "x" }, "http://127.0.0.1"],
    [
      `oci://ghcr.io/o/app:v1@sha256:${HEX}`,
      { registry: "ghcr.io", repository: "o/app", tag: "v1", digest: `sha256:${HEX}` },
      "https://ghcr.io",
    ],
    [
      "oci://docker.io/alpine:3",
      { registry: "docker.io", repository: "library/alpine", tag: "3" },
      "https://registry-1.docker.io",
    ],
  ])("%s", (address, name, origin) => {
    expect(parseImageName(address)).toEqual(name);
    expect(getOrigin(parseImageName(address))).toBe(origin);
  });

  it.each([
    "registry.example.com/app:1",
    "oci://app:1",
    "oci://team/app:1",
    "oci://registry.example.com",
    "oci://registry.example.com/",
    "oci://registry.example.com/app",
    "oci://registry.example.com/App:1",
    "oci://registry.example.com/../app:1",
    "oci://registry.example.com/a//b:1",
    "oci://registry.example.com/app:",
    "oci://registry.example.com/app:a/b",
    "oci://registry.example.com/app@sha256:ab",
    "oci://registry.example.com/app@md5:0123456789abcdef0123456789abcdef",
    `oci://registry.example.com/app@sha256:${HEX.toUpperCase()}`,
    `oci://registry.example.com/app@sha256:${HEX}@sha256:${HEX}`,
    "oci://user:hunter2@registry.example.com/app:1",
    "oci://registry.example.com:port/app:1",
    "oci://registry.example.com/app:1?x=y",
    "oci://registry.example.com/app:1#x",
  ])("%s is refused", (address) => {
    expect(() => parseImageName(address)).toThrow(
      expect.objectContaining({ code: "config_invalid", message: expect.not.stringContaining("hunter2") }),
    );
  });

  it("is read as it is written", () => {
    const part = fc.stringMatching(/^[a-z0-9]{1,8}([._-][a-z0-9]{1,4})?$/);
    fc.assert(
      fc.property(
        fc.array(part, { minLength: 1, maxLength: 4 }),
        fc.stringMatching(/^[A-Za-z0-9_][A-Za-z0-9._-]{0,9}$/),
        fc.constantFrom("r.example", "localhost:1", "127.0.0.1:65535"),
        (parts, tag, registry) => {
          const name = { registry, repository: parts.join("/"), tag };
          expect(parseImageName(getAddress(name))).toEqual(name);
        },
      ),
    );
  });
});
