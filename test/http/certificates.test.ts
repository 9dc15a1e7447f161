import { readFileSync } from "node:fs";
import { rootCertificates } from "node:tls";
import { expect, it } from "vitest";
import { certificatesWith, trustedCertificates } from "../../src/http/certificates.js";

const pem = readFileSync(new URL("../testing/fixtures/loopback-cert.pem", import.meta.url), "utf8");

it("further certificates are read once, and not for each connection", () => {
  const { secureContext } = trustedCertificates(pem);
  expect(secureContext).toBeDefined();
  expect(trustedCertificates(pem).secureContext).toBe(secureContext);
  expect(trustedCertificates(`${pem}\n`).secureContext).not.toBe(secureContext);
  expect(trustedCertificates(undefined)).toEqual({});
});

it("they come in addition to those of Node", () => {
  const all = certificatesWith(pem);
  expect(all.at(-1)).toBe(pem);
  expect(all.length).toBeGreaterThan(rootCertificates.length / 2);
});
