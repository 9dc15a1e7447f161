import {
  Key,
  MetaFile,
  Metadata,
  Root,
  Signature,
  Snapshot,
  TargetFile,
  Targets,
  Timestamp,
} from "@tufjs/models";
import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  type KeyObject,
} from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

const DAY_MS = 24 * 60 * 60_000;

/** The date in so many days. */
function inDays(days: number): string {
  return `${new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 19)}Z`;
}

function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** A key that signs metadata. */
export class SigningKey {
  readonly #privateKey: KeyObject;
  readonly key: Key;

  constructor() {
    const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    this.#privateKey = createPrivateKey(privateKey.export({ type: "pkcs8", format: "pem" }));
    const pem = createPublicKey(this.#privateKey).export({ type: "spki", format: "pem" }).toString();
    this.key = new Key({
      keyID: sha256(Buffer.from(pem)),
      keyType: "ecdsa",
      scheme: "ecdsa-sha2-nistp256",
      keyVal: { public: pem },
    });
  }

  sign(data: Buffer): Signature {
    return new Signature({
      keyID: this.key.keyID,
      sig: sign("sha256", data, this.#privateKey).toString("hex"),
    });
  }
}

/** A published state of the repository. */
export interface Release {
  /** Version of timestamp, snapshot and targets. Default: 1. */
  version?: number;
  /** The expiry of each role, in days from now. Default: in one day. */
  expires?: Partial<Record<"root" | "timestamp" | "snapshot" | "targets", number>>;
  /** The signer of timestamp, snapshot and targets. Default: the root's key. */
  signer?: SigningKey;
  /** The content of `trusted_root.json`. */
  target: string;
  /** The name that the targets list. Default: `trusted_root.json`. */
  name?: string;
  /** Whether a delegated role lists the target, and not the targets. Default: false. */
  isDelegated?: boolean;
  /** The digests that the targets list. Default: SHA-256. */
  hashes?: Record<string, string>;
}

function textOf(metadata: Metadata<Root | Timestamp | Snapshot | Targets>): Buffer {
  return Buffer.from(JSON.stringify(metadata.toJSON()));
}

/** A TUF repository over HTTP on loopback. */
export interface FakeRepository {
  url: string;
  key: SigningKey;
  /** The served files, by path. A test may change them. */
  files: Map<string, Buffer>;
  /** The requested paths. */
  requests: string[];
  /** The first `root.json`. */
  firstRoot: Buffer;
  /** Serves another state, without roots. */
  publish(release: Release): void;
  /** Serves a new root. */
  publishRoot(version: number, signers: readonly SigningKey[], expiresInDays?: number): void;
}

/** Starts it for the running test. Its snapshots are consistent: files are named with their versions and digests. */
export async function startFakeRepository(release: Release): Promise<FakeRepository> {
  const files = new Map<string, Buffer>();
  const requests: string[] = [];
  const key = new SigningKey();
  const rootOf = (version: number, signers: readonly SigningKey[], days = 1): Buffer => {
    const root = new Metadata(
      new Root({ version, specVersion: "1.0.0", expires: inDays(days), consistentSnapshot: true }),
    );
    const [owner = key] = signers;
    for (const role of ["root", "timestamp", "snapshot", "targets"]) root.signed.addKey(owner.key, role);
    for (const signer of signers) root.sign((data) => signer.sign(data));
    return textOf(root);
  };
  const publish = ({ version = 1, expires = {}, signer = key, ...content }: Release): void => {
    const bytes = Buffer.from(content.target);
    const { name = "trusted_root.json", hashes = { sha256: sha256(bytes) } } = content;
    const base = { version, specVersion: "1.0.0" };
    const delegated = new Metadata(new Targets({ ...base, expires: inDays(1) }));
    const isDelegated = content.isDelegated === true;
    const role = {
      name: "roots",
      keyids: [signer.key.keyID],
      threshold: 1,
      terminating: false,
      paths: [name],
    };
    const delegations = { keys: { [signer.key.keyID]: signer.key.toJSON() }, roles: [role] };
    const own = new Targets({ ...base, expires: inDays(expires.targets ?? 1) });
    const targets = new Metadata(isDelegated ? Targets.fromJSON({ ...own.toJSON(), delegations }) : own);
    const lister = isDelegated ? delegated : targets;
    lister.signed.addTarget(new TargetFile({ path: name, length: bytes.length, hashes }));
    for (const one of [targets, delegated]) one.sign((data) => signer.sign(data));
    const snapshot = new Metadata(
      new Snapshot({
        ...base,
        expires: inDays(expires.snapshot ?? 1),
        meta: {
          "targets.json": new MetaFile({ version }),
          ...(isDelegated ? { "roots.json": new MetaFile({ version }) } : {}),
        },
      }),
    );
    snapshot.sign((data) => signer.sign(data));
    const snapshotText = textOf(snapshot);
    const timestamp = new Metadata(
      new Timestamp({
        ...base,
        expires: inDays(expires.timestamp ?? 1),
        snapshotMeta: new MetaFile({
          version,
          length: snapshotText.length,
          hashes: { sha256: sha256(snapshotText) },
        }),
      }),
    );
    timestamp.sign((data) => signer.sign(data));
    files.set("/timestamp.json", textOf(timestamp));
    files.set(`/${version}.snapshot.json`, snapshotText);
    files.set(`/${version}.targets.json`, textOf(targets));
    if (isDelegated) files.set(`/${version}.roots.json`, textOf(delegated));
    files.set(`/targets/${hashes["sha256"] ?? ""}.${name}`, bytes);
  };
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    requests.push(path);
    const found = files.get(path);
    if (found === undefined) response.writeHead(404).end();
    else response.writeHead(200, { "content-type": "application/json" }).end(found);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  publish(release);
  return {
    url: `http://127.0.0.1:${port}`,
    key,
    files,
    requests,
    firstRoot: rootOf(1, [key], release.expires?.root),
    publish,
    publishRoot: (version, signers, days) => {
      files.set(`/${version}.root.json`, rootOf(version, signers, days));
    },
  };
}
