import { createHash, generateKeyPairSync, sign, type KeyPairKeyObjectResult } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import * as mock from "@sigstore/mock";
import type { HandlerFn, initializeTLog } from "@sigstore/mock";
import { preAuthEncoding } from "../../../src/trust/verify/envelope.js";
import { isError } from "../../../src/base/realms.js";

/** The parameters of a bundle; everything else is valid. */
interface BundleParts {
  payload: string;
  /** Default: that of an in-toto statement. */
  payloadType?: string;
  /** The certificate's subject alternative name. */
  identity: string;
  issuer: string;
  /** Further claims of the identity token, by GitHub's names: `repository`, `ref`, … */
  claims?: Readonly<Record<string, string>>;
  /** The time at which the log records the entry. Default: now. */
  loggedAt?: Date;
  /** `log`: by the log's promise. `authority`: by a timestamp authority, with Rekor v2's entry. Default: `log`. */
  time?: "log" | "authority";
}

/** A Sigstore bundle, v0.3. */
interface MockBundle {
  mediaType: string;
  verificationMaterial: {
    certificate?: { rawBytes: string };
    publicKey?: { hint: string };
    tlogEntries: Record<string, unknown>[];
    timestampVerificationData: { rfc3161Timestamps: { signedTimestamp: string }[] };
  };
  dsseEnvelope: { payloadType: string; payload: string; signatures: { sig: string }[] };
}

/** A trusted root as a JSON value, as far as it is changed in tests. */
interface MockRoot extends Record<string, unknown> {
  mediaType: string;
  tlogs: MockLog[];
  ctlogs: MockLog[];
  certificateAuthorities: MockAuthority[];
  timestampAuthorities: MockAuthority[];
}

interface MockLog {
  baseUrl: string;
  hashAlgorithm: string;
  publicKey: { rawBytes: string; keyDetails: string; validFor: { start?: string } };
  logId: { keyId: string };
}

interface MockAuthority {
  certChain: { certificates: { rawBytes: string }[] };
  validFor: { start?: string };
}

/** An instance of Sigstore on loopback: an authority for certificates, their log, a log of signatures, a timestamp authority. */
export interface MockSigstore {
  /** `http://127.0.0.1:…`, the URL of its services. */
  baseUrl: string;
  /** Its `trusted_root.json`, new at each call. */
  root(): MockRoot;
  /** Signs like a client: requests a certificate with an identity token, then a timestamp and a log entry. */
  sign(parts: BundleParts): Promise<MockBundle>;
  close(): Promise<void>;
}

const STATEMENT_TYPE = "application/vnd.in-toto+json";
const START = "2020-01-01T00:00:00Z";
/** The log's name in its checkpoints. */
const LOG = "https://rekor.test";

function keyPair(): KeyPairKeyObjectResult {
  return generateKeyPairSync("ec", { namedCurve: "prime256v1" });
}

function base64(bytes: ArrayBufferView): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("base64");
}

function sha256(bytes: Uint8Array): Buffer {
  return createHash("sha256").update(bytes).digest();
}

/** An identity token. The mock reads its claims and verifies nothing. */
function identityToken(claims: Readonly<Record<string, string>>): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${part({ alg: "none" })}.${part(claims)}.`;
}

type TLog = Awaited<ReturnType<typeof initializeTLog>>;

interface Handler {
  path: string;
  fn: HandlerFn;
}

/** The response of the mock's log, of Rekor v1. */
interface LoggedEntry {
  body: string;
  logIndex: number;
  integratedTime: number;
  verification: {
    inclusionProof: { logIndex: number; rootHash: string; treeSize: number; checkpoint: string };
    signedEntryTimestamp: string;
  };
}

interface IssuedCertificate {
  signedCertificateEmbeddedSct: { chain: { certificates: string[] } };
}

/** The client's request to Rekor v2. */
interface RequestV2 {
  hashedRekordRequestV002: { digest: string; signature: { content: string } };
}

/** Rekor v2. The mock's own handler logs the request, and not the entry that is created from it. */
function rekorV2Handler(log: TLog): Handler {
  return {
    path: "/api/v2/log/entries",
    async fn(body) {
      const { hashedRekordRequestV002: request } = JSON.parse(body) as RequestV2;
      const entry = await log.logV2({
        apiVersion: "0.0.2",
        kind: "hashedrekord",
        spec: {
          $case: "hashedRekordRequestV002",
          hashedRekordV002: {
            data: { algorithm: "SHA2_256", digest: request.digest },
            signature: { content: request.signature.content, verifier: {} },
          },
        },
      } as never);
      const { logId, canonicalizedBody, inclusionProof, ...rest } = entry;
      const leaf = Buffer.concat([Buffer.from([0]), canonicalizedBody]);
      const response = JSON.stringify({
        ...rest,
        logId: { keyId: base64(logId?.keyId ?? Buffer.alloc(0)) },
        integratedTime: "0",
        canonicalizedBody: base64(canonicalizedBody),
        // The mock's tree has one leaf.
        inclusionProof: { ...inclusionProof, logIndex: "0", rootHash: sha256(leaf).toString("base64") },
      });
      return { statusCode: 201, response, contentType: "application/json" };
    },
  };
}

/** Starts `@sigstore/mock` behind real sockets. Its responses are not validated, because the mock is trusted. */
export async function startMockSigstore(): Promise<MockSigstore> {
  const ctlog = await mock.initializeCTLog(keyPair());
  // Whole seconds, because the mock writes others in a form that is not always DER.
  const clock = new Date(Math.ceil(Date.now() / 1000) * 1000 + 2000);
  const ca = await mock.initializeCA(keyPair(), ctlog, new Date(clock.getTime() - 60_000));
  const logKey = keyPair();
  const tsa = await mock.initializeTSA(keyPair(), clock);
  const tlog = await mock.initializeTLog(LOG, logKey);
  const logId = sha256(tlog.publicKey).toString("base64");
  const authority = mock.fulcioHandler(ca);
  const timestamps = mock.tsaHandler(tsa);

  const server = createServer((request, response) => {
    const answer = async (): Promise<void> => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const { pathname, searchParams } = new URL(request.url ?? "", LOG);
      const at = searchParams.get("at");
      const log = at === null ? tlog : await mock.initializeTLog(LOG, logKey, new Date(at));
      const handlers = [authority, timestamps, mock.rekorHandler(log), rekorV2Handler(log)];
      const handler = handlers.find(({ path }) => path === pathname);
      const result = await handler?.fn(Buffer.concat(chunks).toString("utf8"));
      const { statusCode = 404, response: body = "", contentType = "text/plain" } = result ?? {};
      response.writeHead(statusCode, { "content-type": contentType, connection: "close" });
      response.end(
        typeof body === "string" ? body : Buffer.from(body.buffer, body.byteOffset, body.byteLength),
      );
    };
    answer().catch((error: unknown) => response.destroy(isError(error) ? error : undefined));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // It does not keep a finished process alive.
  server.unref();
  const baseUrl = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;

  async function post(path: string, body: object): Promise<Response> {
    const response = await fetch(baseUrl + path, { method: "POST", body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path}: ${String(response.status)} ${await response.text()}`);
    return response;
  }

  async function createLogEntry(
    time: "log" | "authority",
    payload: Buffer,
    signed: Buffer,
    signature: string,
    certificate: string,
    loggedAt: Date | undefined,
  ): Promise<Record<string, unknown>> {
    const at = loggedAt === undefined ? "" : `?at=${loggedAt.toISOString()}`;
    if (time === "authority") {
      const response = await post(`/api/v2/log/entries${at}`, {
        hashedRekordRequestV002: {
          digest: sha256(signed).toString("base64"),
          signature: {
            content: signature,
            verifier: { x509Certificate: { rawBytes: certificate }, keyDetails: "PKIX_ECDSA_P256_SHA_256" },
          },
        },
      });
      return (await response.json()) as Record<string, unknown>;
    }
    const response = await post(`/api/v1/log/entries${at}`, {
      apiVersion: "0.0.1",
      kind: "dsse",
      spec: {
        payloadHash: { algorithm: "sha256", value: sha256(payload).toString("hex") },
        signatures: [{ signature, verifier: certificate }],
      },
    });
    const [entry] = Object.values((await response.json()) as Record<string, LoggedEntry>);
    if (entry === undefined) throw new Error("the log has taken no entry");
    const { inclusionProof: proof, signedEntryTimestamp } = entry.verification;
    return {
      logIndex: String(entry.logIndex),
      logId: { keyId: logId },
      kindVersion: { kind: "dsse", version: "0.0.1" },
      integratedTime: String(entry.integratedTime),
      inclusionPromise: { signedEntryTimestamp },
      inclusionProof: {
        logIndex: String(proof.logIndex),
        rootHash: Buffer.from(proof.rootHash, "hex").toString("base64"),
        treeSize: String(proof.treeSize),
        hashes: [],
        checkpoint: { envelope: proof.checkpoint },
      },
      canonicalizedBody: entry.body,
    };
  }

  const getLog = (key: Buffer, keyId: string, url: string): MockLog => ({
    baseUrl: url,
    hashAlgorithm: "SHA2_256",
    publicKey: { rawBytes: base64(key), keyDetails: "PKIX_ECDSA_P256_SHA_256", validFor: { start: START } },
    logId: { keyId },
  });
  const getAuthority = (...chain: ArrayBufferView[]): MockAuthority => ({
    certChain: { certificates: chain.map((certificate) => ({ rawBytes: base64(certificate) })) },
    validFor: { start: START },
  });

  return {
    baseUrl,
    root: () => ({
      mediaType: "application/vnd.dev.sigstore.trustedroot+json;version=0.1",
      tlogs: [getLog(tlog.publicKey, logId, LOG)],
      ctlogs: [getLog(ctlog.publicKey, base64(ctlog.logID), "https://ctfe.test")],
      certificateAuthorities: [getAuthority(ca.rootCertificate)],
      timestampAuthorities: [getAuthority(tsa.intCertificate, tsa.rootCertificate)],
    }),
    async sign({ payload: text, payloadType = STATEMENT_TYPE, time = "log", ...parts }) {
      const payload = Buffer.from(text);
      const signer = keyPair();
      const token = identityToken({ sub: parts.identity, iss: parts.issuer, ...parts.claims });
      const issued = await post("/api/v2/signingCert", {
        credentials: { oidcIdentityToken: token },
        publicKeyRequest: {
          publicKey: {
            algorithm: "ECDSA",
            content: signer.publicKey.export({ type: "spki", format: "pem" }),
          },
          proofOfPossession: sign("sha256", Buffer.from(parts.identity), signer.privateKey).toString(
            "base64",
          ),
        },
      });
      const { signedCertificateEmbeddedSct: sct } = (await issued.json()) as IssuedCertificate;
      const certificate = (sct.chain.certificates[0] ?? "").replaceAll(/-----[A-Z ]+-----|\s/g, "");
      const signed = preAuthEncoding(payloadType, payload);
      const signature = sign("sha256", signed, signer.privateKey);
      const signedTimestamps =
        time === "log"
          ? []
          : [
              await post("/api/v1/timestamp", {
                artifactHash: sha256(signature).toString("base64"),
                hashAlgorithm: "sha256",
                nonce: 1,
              }),
            ];
      const sig = signature.toString("base64");
      return {
        mediaType: "application/vnd.dev.sigstore.bundle.v0.3+json",
        verificationMaterial: {
          certificate: { rawBytes: certificate },
          tlogEntries: [await createLogEntry(time, payload, signed, sig, certificate, parts.loggedAt)],
          timestampVerificationData: {
            rfc3161Timestamps: await Promise.all(
              signedTimestamps.map(async (reply) => ({
                signedTimestamp: Buffer.from(await reply.arrayBuffer()).toString("base64"),
              })),
            ),
          },
        },
        dsseEnvelope: { payloadType, payload: payload.toString("base64"), signatures: [{ sig }] },
      };
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
