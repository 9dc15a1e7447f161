import { createPrivateKey } from "node:crypto";
import { expect, it } from "vitest";
import { parseKeyPair } from "../../../src/base/host/key-pair.js";
import { BAD_PEM, CERT, CLIENT_KEY, KEY } from "./bad-pem.js";

const cert = { pem: CERT, subject: "--cert c.pem" };
const key = { pem: KEY, subject: "--key k.pem" };
const locked = createPrivateKey(KEY).export({
  ...{ type: "pkcs8", format: "pem", cipher: "aes-256-cbc", passphrase: "hunter2" },
});

it("takes a certificate and its key, one with a passphrase, and both in one file", () => {
  expect(parseKeyPair(cert, key)).toEqual({ cert: CERT, key: KEY });
  expect(parseKeyPair(cert, { ...key, pem: String(locked) }, "hunter2").cert).toBe(CERT);
  const both = { pem: CERT + KEY, subject: "both.pem" };
  expect(parseKeyPair(both, both)).toEqual({ cert: CERT, key: CERT + KEY });
});

it.each(Object.entries(BAD_PEM))("refuses %s as certificate", async (_, pem) => {
  await expect(() => parseKeyPair({ ...cert, pem }, key)).toFailWith("config_invalid", /^--cert c\.pem\b/);
});

it.each([
  { name: "an empty key", pem: "" },
  { name: "garbage", pem: "hunter2" },
  { name: "a certificate", pem: CERT },
  { name: "a key with a passphrase", pem: String(locked) },
  { name: "another passphrase", pem: String(locked), passphrase: "hunter3" },
])("refuses $name as key, without its content", async ({ pem, passphrase }) => {
  const parse = (): unknown => parseKeyPair(cert, { ...key, pem }, passphrase);
  await expect(parse).toFailWith("config_invalid", /^--key k\.pem contains no PEM private key/);
  expect(parse).not.toThrow("hunter");
});

it("refuses the key of another certificate, and names both", async () => {
  await expect(() => parseKeyPair(cert, { ...key, pem: CLIENT_KEY })).toFailWith(
    "config_invalid",
    /^--cert c\.pem and --key k\.pem do not belong together/,
  );
});
