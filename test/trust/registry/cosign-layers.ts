import type { MockBundle, MockSigstore } from "../verify/mock-sigstore.js";
import { STATEMENT } from "../verify/signed-envelope.js";

/** The layer and the annotations in which cosign would have kept a bundle. */
export function toLayer({ dsseEnvelope, verificationMaterial }: MockBundle): {
  envelope: Buffer;
  annotations: Record<string, string>;
} {
  const [entry = {}] = verificationMaterial.tlogEntries;
  const { inclusionPromise, logId } = entry as {
    inclusionPromise: { signedEntryTimestamp: string };
    logId: { keyId: string };
  };
  const body = verificationMaterial.certificate?.rawBytes.replaceAll(/(.{64})/g, "$1\n") ?? "";
  const certificate = `-----BEGIN CERTIFICATE-----\n${body}\n-----END CERTIFICATE-----\n`;
  return {
    envelope: Buffer.from(JSON.stringify(dsseEnvelope)),
    annotations: {
      predicateType: STATEMENT.predicateType,
      "dev.cosignproject.cosign/signature": "",
      "dev.sigstore.cosign/certificate": certificate,
      "dev.sigstore.cosign/chain": certificate,
      "dev.sigstore.cosign/bundle": JSON.stringify({
        SignedEntryTimestamp: inclusionPromise.signedEntryTimestamp,
        Payload: {
          body: entry["canonicalizedBody"],
          integratedTime: Number(entry["integratedTime"]),
          logIndex: Number(entry["logIndex"]),
          logID: Buffer.from(logId.keyId, "base64").toString("hex"),
        },
      }),
    },
  };
}

/** The annotation of an entry that the log has taken. */
export async function logged(
  { baseUrl }: Pick<MockSigstore, "baseUrl">,
  entry: object,
): Promise<Record<string, string>> {
  const response = await fetch(`${baseUrl}/api/v1/log/entries`, {
    method: "POST",
    body: JSON.stringify(entry),
  });
  const [taken] = Object.values((await response.json()) as Record<string, LoggedEntry>);
  if (taken === undefined) throw new Error("the log has taken no entry");
  const { body, integratedTime, logIndex, logID, verification } = taken;
  return {
    "dev.sigstore.cosign/bundle": JSON.stringify({
      SignedEntryTimestamp: verification.signedEntryTimestamp,
      Payload: { body, integratedTime, logIndex, logID },
    }),
  };
}

interface LoggedEntry {
  body: string;
  integratedTime: number;
  logIndex: number;
  logID: string;
  verification: { signedEntryTimestamp: string };
}
