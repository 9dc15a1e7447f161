import { describe, expect, test } from "vitest";
import { checkDigest, checkDownloadDigest } from "../../../src/evidence/client/digest.js";

const hex = (length: number): string => "0123456789abcdef".repeat(8).slice(0, length);

describe("checkDigest", () => {
  test.each([
    ["md5", 32],
    ["sha1", 40],
    ["sha224", 56],
    ["sha256", 64],
    ["sha384", 96],
    ["sha512", 128],
  ])("takes %s with %i digits and no other number", async (algorithm, length) => {
    expect(() => checkDigest(`${algorithm}:${hex(length)}`)).not.toThrow();
    await expect(() => checkDigest(`${algorithm}:${hex(length - 1)}`)).toFailWith("request_invalid");
    await expect(() => checkDigest(`${algorithm}:${hex(length)}a`)).toFailWith("request_invalid");
  });

  test.each([
    "",
    "not-a-digest",
    hex(64),
    "sha256:",
    `:${hex(64)}`,
    `sha999:${hex(64)}`,
    `toString:${hex(64)}`,
    `sha256:${hex(64).toUpperCase()}`,
    `SHA256:${hex(64)}`,
    `sha256:${hex(63)}g`,
    `sha256:${hex(64)}:x`,
    `sha256:${hex(64)}\n`,
    ` sha256:${hex(64)}`,
    `sha256:../../${hex(58)}`,
  ])("refuses %j", async (digest) => {
    await expect(() => checkDigest(digest)).toFailWith("request_invalid", /malformed digest/);
  });

  test.each([
    ["hunter2", "malformed digest of 7 characters: write"],
    ["hunter2:abc", "malformed digest of 11 characters: write"],
    ["sha256:hunter2", "malformed digest sha256:… of 14 characters: its hex"],
    ["sha1:https://u:hunter2@h", "malformed digest sha1:… of 24 characters: write"],
    [["hunter2"] as unknown as string, "malformed digest (object): write"],
  ])("shows nothing of %j but its algorithm", async (digest, shown) => {
    await expect(() => checkDigest(digest)).toFailWith(
      "request_invalid",
      new RegExp(`^${shown.replaceAll(/[()]/g, "\\$&")}`),
    );
    await expect(() => checkDigest(digest)).not.toFailWith("request_invalid", /hunter2/);
    await expect(() => checkDownloadDigest(digest)).not.toFailWith("request_invalid", /hunter2/);
  });

  test("refuses a value that is not a string", async () => {
    await expect(() => checkDigest(undefined as unknown as string)).toFailWith("request_invalid");
  });
});

describe("checkDownloadDigest", () => {
  test("takes sha256 and 64 digits", () => {
    expect(() => checkDownloadDigest(`sha256:${hex(64)}`)).not.toThrow();
  });

  test.each([
    `sha1:${hex(40)}`,
    `sha512:${hex(128)}`,
    `sha256:${hex(63)}`,
    `sha256:${hex(65)}`,
    `sha256:${hex(64).toUpperCase()}`,
    `sha256:${hex(64)}\n`,
    "",
  ])("refuses %j", async (digest) => {
    await expect(() => checkDownloadDigest(digest)).toFailWith("request_invalid", /64 hex digits/);
  });
});
