import { readFileSync } from "node:fs";

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

/** A certificate of loopback and its key, and an unrelated client's. */
export const CERT = read("testing/fixtures/loopback-cert.pem");
export const KEY = read("testing/fixtures/loopback-key.pem");
export const CLIENT_CERT = read("server/serve/fixtures/client-cert.pem");
export const CLIENT_KEY = read("server/serve/fixtures/client-key.pem");

/** Invalid certificates, by file name. */
export const BAD_PEM: Readonly<Record<string, string>> = {
  "empty.pem": "",
  "blank.pem": "\n\n",
  "garbage.pem": "hunter2",
  "key-alone.pem": KEY,
  "no-content.pem": "-----BEGIN CERTIFICATE-----\n-----END CERTIFICATE-----\n",
  "broken.pem": "-----BEGIN CERTIFICATE-----\nZm9v\n-----END CERTIFICATE-----\n",
  "half.pem": CERT.slice(0, CERT.length / 2),
  "one-of-two.pem": `${CERT}${CERT.slice(0, -40)}`,
};
