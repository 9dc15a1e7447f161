import { X509Certificate } from "node:crypto";
import { readCertificateParts } from "./sigstore.js";

/** Names of Fulcio's extensions (https://github.com/sigstore/fulcio/blob/main/docs/oid-info.md), by their numbers. */
const FULCIO: Readonly<Record<number, string>> = {
  1: "Issuer",
  2: "GitHub Workflow Trigger",
  3: "GitHub Workflow SHA",
  4: "GitHub Workflow Name",
  5: "GitHub Workflow Repository",
  6: "GitHub Workflow Ref",
  8: "Issuer (V2)",
  9: "Build Signer URI",
  10: "Build Signer Digest",
  11: "Runner Environment",
  12: "Source Repository URI",
  13: "Source Repository Digest",
  14: "Source Repository Ref",
  15: "Source Repository Identifier",
  16: "Source Repository Owner URI",
  17: "Source Repository Owner Identifier",
  18: "Build Config URI",
  19: "Build Config Digest",
  20: "Build Trigger",
  21: "Run Invocation URI",
};

/** The name of a subject alternative name in the metadata, by its name in Node. */
const ALTERNATIVES: Readonly<Record<string, string>> = {
  DNS: "DNS Names",
  email: "Email Addresses",
  URI: "URIs",
};

/** A distinguished name in the order of RFC 4514, which is the reverse of the certificate's. */
function toName(lines: string | undefined): string {
  return (lines ?? "").split("\n").toReversed().join(",");
}

function toAlternative(text: string | undefined): string {
  const [, kind = "", name = ""] = /^(\w+):(.*)$/s.exec(text ?? "") ?? [];
  const shown = Object.hasOwn(ALTERNATIVES, kind) ? ALTERNATIVES[kind] : undefined;
  return shown === undefined ? "" : `${shown}:${name}`;
}

/** Hex digits as Go writes a number: a certificate may have a negative one. */
function toSerialNumber(hex: string): string {
  return hex.toLowerCase().replace(/^(-?)0+(?=.)/, "$1");
}

function toInstant(text: string): string {
  return new Date(text).toISOString().replace(".000Z", "Z");
}

/** A certificate as `ec` describes it. */
interface DescribedCertificate {
  keyId: string;
  /** PEM. */
  pem: string;
  /** Members without a value are absent. */
  metadata: Record<string, string>;
}

/**
 * Describes a certificate, which the caller has verified.
 *
 * @throws VerificationError `certificate_invalid`
 */
export function describeCertificate(name: string, pem: string): DescribedCertificate {
  const certificate = new X509Certificate(pem);
  const { keyId, fulcio } = readCertificateParts(name, pem);
  const members: [string, string][] = [
    ["Subject", toName(certificate.subject)],
    ["Subject Alternative Name", toAlternative(certificate.subjectAltName)],
    ["Issuer", toName(certificate.issuer)],
    ["Serial Number", toSerialNumber(certificate.serialNumber)],
    ["Not Before", toInstant(certificate.validFrom)],
    ["Not After", toInstant(certificate.validTo)],
    ...Object.entries(FULCIO).map(([number, label]): [string, string] => [
      `Fulcio ${label}`,
      fulcio.get(Number(number)) ?? "",
    ]),
  ];
  const metadata = Object.fromEntries(members.filter(([, value]) => value !== ""));
  return { keyId, pem: certificate.toString(), metadata };
}
