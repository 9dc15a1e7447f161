import { createHash, generateKeyPairSync, sign } from "node:crypto";
import { initializeCA, initializeCTLog, initializeTLog, initializeTSA } from "@sigstore/mock";
import { preAuthEncoding } from "../../src/verify/envelope.js";
import { STATEMENT, TYPE } from "./signed-envelope.js";

export const IDENTITY = "https://github.com/acme/app/.github/workflows/release.yml@refs/tags/v1";
export const ISSUER = "https://token.actions.githubusercontent.com";
export const REPOSITORY = "https://github.com/acme/app";

const keyPair = (): ReturnType<typeof generateKeyPairSync> & object =>
  generateKeyPairSync("ec", { namedCurve: "prime256v1" });

const base64 = (bytes: ArrayBufferView | ArrayBuffer): string =>
  (ArrayBuffer.isView(bytes)
    ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    : Buffer.from(bytes)
  ).toString("base64");

const HOST = "rekor.test";
const SHA256_OID = "2.16.840.1.101.3.4.2.1";
const START = "2020-01-01T00:00:00Z";

/** What a bundle is made of; everything else is as it should be. */
export interface BundleParts {
  payload?: string;
  payloadType?: string;
  identity?: string;
  issuer?: string;
  /** When the log takes the entry. Default: now. */
  loggedAt?: Date;
  /** `log`: by the log's promise. `authority`: by a timestamp authority, with Rekor v2's entry. Default: `log`. */
  time?: "log" | "authority";
}

export interface MockBundle {
  mediaType: string;
  verificationMaterial: {
    certificate?: { rawBytes: string };
    publicKey?: { hint: string };
    tlogEntries: Record<string, unknown>[];
    timestampVerificationData: { rfc3161Timestamps: { signedTimestamp: string }[] };
  };
  dsseEnvelope: { payloadType: string; payload: string; signatures: { sig: string }[] };
}

/** What the mock's log answers, of Rekor v1. */
interface LoggedEntry {
  body?: unknown;
  logIndex: number;
  integratedTime: number;
  verification?: { inclusionProof?: object; signedEntryTimestamp?: string };
}

/** An instance of Sigstore: an authority for certificates, their log, a log of signatures and a timestamp authority. */
export interface MockSigstore {
  /** Its `trusted_root.json`, new at each call. */
  root(): Record<
    string,
    { validFor?: { start?: string }; publicKey?: { validFor: { start?: string } } }[]
  > & {
    mediaType: string;
  };
  sign(parts?: BundleParts): Promise<MockBundle>;
}

export async function startMockSigstore(): Promise<MockSigstore> {
  const ctlog = await initializeCTLog(keyPair());
  // Whole seconds, because the mock writes others in a form that is not always DER.
  const clock = new Date(Math.ceil(Date.now() / 1000) * 1000 + 2000);
  const ca = await initializeCA(keyPair(), ctlog, new Date(clock.getTime() - 60_000));
  const logKey = keyPair() as never;
  const tsa = await initializeTSA(keyPair(), clock);
  const tlog = await initializeTLog(`https://${HOST}`, logKey);
  const logId = createHash("sha256").update(tlog.publicKey).digest("base64");
  const log = (key: Buffer, id: string, baseUrl: string): never =>
    ({
      baseUrl,
      hashAlgorithm: "SHA2_256",
      publicKey: { rawBytes: base64(key), keyDetails: "PKIX_ECDSA_P256_SHA_256", validFor: { start: START } },
      logId: { keyId: id },
    }) as never;
  const authority = (...chain: ArrayBufferView[]): never =>
    ({
      certChain: { certificates: chain.map((certificate) => ({ rawBytes: base64(certificate) })) },
      validFor: { start: START },
    }) as never;

  async function entryOf(
    kind: "v1" | "v2",
    payload: Buffer,
    signed: Buffer,
    signature: Buffer,
    certificate: string,
    loggedAt: Date | undefined,
  ): Promise<Record<string, unknown>> {
    const own = loggedAt === undefined ? tlog : await initializeTLog(`https://${HOST}`, logKey, loggedAt);
    if (kind === "v2") {
      const entry = await own.logV2({
        apiVersion: "0.0.2",
        kind: "hashedrekord",
        spec: {
          $case: "hashedRekordRequestV002",
          hashedRekordV002: {
            data: { algorithm: "SHA2_256", digest: createHash("sha256").update(signed).digest("base64") },
            signature: { content: signature.toString("base64"), verifier: {} },
          },
        },
      } as never);
      const proof = entry.inclusionProof;
      return {
        ...entry,
        logId: { keyId: base64(entry.logId?.keyId ?? Buffer.alloc(0)) },
        integratedTime: "0",
        canonicalizedBody: base64(entry.canonicalizedBody),
        inclusionProof: {
          ...proof,
          // The mock's tree has one leaf.
          logIndex: "0",
          rootHash: createHash("sha256")
            .update(Buffer.from([0]))
            .update(entry.canonicalizedBody)
            .digest("base64"),
        },
      };
    }
    const logged: Record<string, LoggedEntry> = await own.log({
      apiVersion: "0.0.1",
      kind: "dsse",
      spec: {
        payloadHash: { algorithm: "sha256", value: createHash("sha256").update(payload).digest("hex") },
        signatures: [{ signature: signature.toString("base64"), verifier: certificate }],
      },
    });
    const [entry] = Object.values(logged);
    const verification = entry?.verification;
    const proof: Record<string, unknown> = { ...verification?.inclusionProof };
    return {
      logIndex: String(entry?.logIndex),
      logId: { keyId: logId },
      kindVersion: { kind: "dsse", version: "0.0.1" },
      integratedTime: String(entry?.integratedTime),
      inclusionPromise: { signedEntryTimestamp: verification?.signedEntryTimestamp },
      inclusionProof: {
        logIndex: String(proof["logIndex"]),
        rootHash: Buffer.from(String(proof["rootHash"]), "hex").toString("base64"),
        treeSize: String(proof["treeSize"]),
        hashes: [],
        checkpoint: { envelope: proof["checkpoint"] },
      },
      canonicalizedBody: entry?.body,
    };
  }

  return {
    root: () =>
      ({
        mediaType: "application/vnd.dev.sigstore.trustedroot+json;version=0.1",
        tlogs: [log(tlog.publicKey, logId, `https://${HOST}`)],
        ctlogs: [log(ctlog.publicKey, base64(ctlog.logID), "https://ctfe.test")],
        certificateAuthorities: [authority(ca.rootCertificate)],
        timestampAuthorities: [authority(tsa.intCertificate, tsa.rootCertificate)],
      }) as never,
    async sign(parts = {}) {
      const { payload: text = JSON.stringify(STATEMENT), payloadType = TYPE, time = "log" } = parts;
      const payload = Buffer.from(text);
      const signer = generateKeyPairSync("ec", { namedCurve: "prime256v1" });
      const certificate = base64(
        await ca.issueCertificate({
          publicKey: signer.publicKey.export({ type: "spki", format: "der" }),
          subjectAltName: parts.identity ?? IDENTITY,
          extensions: [
            { oid: "1.3.6.1.4.1.57264.1.8", value: parts.issuer ?? ISSUER },
            { oid: "1.3.6.1.4.1.57264.1.6", value: "refs/tags/v1", legacy: true },
            { oid: "1.3.6.1.4.1.57264.1.12", value: REPOSITORY },
            { oid: "1.3.6.1.4.1.57264.1.14", value: "refs/tags/v1" },
          ],
        }),
      );
      const signed = preAuthEncoding(payloadType, payload);
      const signature = sign("sha256", signed, signer.privateKey);
      const kind = time === "log" ? "v1" : "v2";
      const timestamps =
        time === "log"
          ? []
          : [
              {
                signedTimestamp: base64(
                  await tsa.timestamp({
                    artifactHash: createHash("sha256").update(signature).digest(),
                    hashAlgorithmOID: SHA256_OID,
                    nonce: 1,
                    policyOID: "1.3.6.1.4.1.57264.2",
                  }),
                ),
              },
            ];
      return {
        mediaType: "application/vnd.dev.sigstore.bundle.v0.3+json",
        verificationMaterial: {
          certificate: { rawBytes: certificate },
          tlogEntries: [await entryOf(kind, payload, signed, signature, certificate, parts.loggedAt)],
          timestampVerificationData: { rfc3161Timestamps: timestamps },
        },
        dsseEnvelope: {
          payloadType,
          payload: payload.toString("base64"),
          signatures: [{ sig: signature.toString("base64") }],
        },
      };
    },
  };
}
