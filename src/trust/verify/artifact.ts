import { createHash, type Hash } from "node:crypto";
import { resolve } from "node:path";
import { closeFile, openToRead, readStream } from "../../base/host/read-file.js";
import { invalidConfig } from "../../base/errors.js";
import { readFileSource, unreadable, type FileSource } from "./given-file.js";
import { isBytes } from "../../base/realms.js";

/** The required subject of a statement: its content, its file, or its digest, such as `sha256:…`. */
export type ArtifactSource = Uint8Array | FileSource | string;

/** The digests of an artifact: all strong ones of its content, or the one that was passed. */
export interface ArtifactDigests {
  /** Its file or digest, for messages. */
  name: string;
  /** Whether `name` is the path of its file. */
  isFile: boolean;
  /** In hex, by algorithm. */
  digests: ReadonlyMap<string, string>;
  /** Its content; absent where only a digest is known. */
  read?: () => Promise<Uint8Array>;
}

/** The number of hex digits of strong digests. Weaker ones prove nothing. */
const STRONG: Readonly<Record<string, number>> = { sha256: 64, sha384: 96, sha512: 128 };

const ALGORITHMS = Object.keys(STRONG);

export function isStrong(algorithm: string): boolean {
  return Object.hasOwn(STRONG, algorithm);
}

function finish(
  name: string,
  isFile: boolean,
  hashes: readonly Hash[],
  read: () => Promise<Uint8Array>,
): ArtifactDigests {
  const digests = new Map(
    ALGORITHMS.map((algorithm, index) => [algorithm, hashes[index]?.digest("hex") ?? ""]),
  );
  return { name, isFile, digests, read };
}

/** A suggestion for a path that consists of the hex digits of a digest. */
function adviceOn(path: string): string {
  const [algorithm] = Object.entries(STRONG).find(([, digits]) => digits === path.length) ?? [];
  return algorithm !== undefined && /^[0-9a-f]+$/i.test(path)
    ? `; as a digest it is ${algorithm}:${path}`
    : "";
}

async function digestFile(path: string, cwd: string): Promise<ArtifactDigests> {
  const location = resolve(cwd, path);
  const hashes = ALGORITHMS.map((algorithm) => createHash(algorithm));
  try {
    const file = await openToRead(location);
    if (!file.status.isFile() && !file.status.isFIFO()) {
      await closeFile(file.fd);
      throw new TypeError("it is neither a regular file nor a pipe");
    }
    for await (const chunk of readStream(file)) {
      for (const hash of hashes) hash.update(chunk);
    }
  } catch (error) {
    throw await unreadable("the artifact", path, error, cwd, adviceOn(path));
  }
  return finish(path, true, hashes, () => readFileSource("the artifact", { path }, cwd, Infinity));
}

/**
 * Computes the digests of an artifact.
 *
 * @throws ConfigurationError `config_invalid` for a malformed or weak digest.
 * @throws DocumentError for a file that cannot be read.
 */
export async function readArtifact(source: ArtifactSource, cwd: string): Promise<ArtifactDigests> {
  if (isBytes(source)) {
    const hashes = ALGORITHMS.map((algorithm) => createHash(algorithm).update(source));
    return finish("given", false, hashes, () => Promise.resolve(source));
  }
  if (typeof source !== "string") return digestFile(source.path, cwd);
  const [, algorithm = "", hex = ""] = /^([a-z0-9_]+):([0-9a-f]+)$/i.exec(source) ?? [];
  const name = algorithm.toLowerCase();
  if (!isStrong(name) || hex.length !== STRONG[name]) {
    throw invalidConfig(
      `the artifact ${JSON.stringify(source)} is not a digest such as sha256:…; ${ALGORITHMS.join(", ")} are supported`,
    );
  }
  const digest = hex.toLowerCase();
  return { name: `${name}:${digest}`, isFile: false, digests: new Map([[name, digest]]) };
}

/** Whether a text has the form of a digest, with any algorithm, rather than of a path. */
export function isDigestText(text: string): boolean {
  return /^(?:sha|md|blake|ripemd)[a-z0-9_-]*:[^/\\]*$/i.test(text);
}
